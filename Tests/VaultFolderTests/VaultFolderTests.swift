import Testing

@testable import VaultFolder

@Test func placeholderVaultFolder() { #expect(Bool(true)) }
