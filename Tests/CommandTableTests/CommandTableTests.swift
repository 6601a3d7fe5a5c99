import Testing

@testable import CommandTable

@Test func placeholderCommandTable() { #expect(Bool(true)) }
