import Testing

@testable import Kitchen

@Test func placeholderKitchen() { #expect(Bool(true)) }
