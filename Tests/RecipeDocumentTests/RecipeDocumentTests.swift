import Testing

@testable import RecipeDocument

@Test func placeholderRecipeDocument() { #expect(Bool(true)) }
