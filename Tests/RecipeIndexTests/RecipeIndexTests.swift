import Testing

@testable import RecipeIndex

@Test func placeholderRecipeIndex() { #expect(Bool(true)) }
