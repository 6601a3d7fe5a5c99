import Testing

@testable import VaultCommands

@Test func placeholderVaultCommands() { #expect(Bool(true)) }
