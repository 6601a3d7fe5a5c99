// What several tests of the kitchen need: recipes written as ingredient lines, a seeded generator.

import Foundation
import Quantities
import RecipeDocument
import SourceText

@testable import Kitchen

/// A recipe of ingredient lines; `-> name` at the end of a line links a recipe.
func recipe(_ title: String, _ lines: [String], language: String? = nil, makes: Servings? = nil) -> ShoppingRecipe {
  let parser = IngredientParser()
  let items = lines.enumerated().map { number, text in
    let halves = text.split(separator: " -> ").map(String.init)
    let line = parser.parse(halves.first ?? "")
    return Ingredient(
      text: MappedText(unplaced: halves.first ?? ""), line: line, group: nil, link: halves.count > 1 ? halves[1] : nil,
      itemSpan: Span(0, 0), lineNumber: number + 1)
  }
  return ShoppingRecipe(title: title, path: title + ".md", language: language, servings: makes, ingredients: items)
}

/// What a list says, a food a line.
func shown(_ list: ShoppingList) -> [String] { list.lines.map { $0.text() } }

/// The list of recipes, each once.
func shop(_ recipes: ShoppingRecipe..., options: ShoppingList.Options = .init()) -> [String] {
  shown(ShoppingList(recipes.map { ShoppingRequest($0) }, options: options))
}

/// Numbers that look random and are the same for the same seed (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// The text of a file in `Fixtures`.
func fixture(_ name: String, _ path: String = #filePath) throws -> String {
  let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  return try String(contentsOfFile: folder + "/Fixtures/" + name, encoding: .utf8)
}

/// The recipes of the sample vault by path.
let sampleVault: [String: RecipeDocument] = {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../SampleVault")
    .standardizedFileURL
  let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
  var result: [String: RecipeDocument] = [:]
  for file in files where file.pathExtension == "md" {
    guard let data = try? Data(contentsOf: file) else { continue }
    let path = String(file.path.dropFirst(root.path.count + 1))
    let document = RecipeDocument(bytes: Array(data), path: path)
    if document.recipe.isRecipe { result[path] = document }
  }
  return result
}()
