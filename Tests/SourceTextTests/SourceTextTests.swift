import Testing

@testable import SourceText

@Test func placeholderSourceText() { #expect(Bool(true)) }
