import Foundation
import Quantities
import SourceText
import Testing

@testable import RecipeDocument

/// Every recipe of the sample vault.
private let sampleFiles: [(path: String, bytes: [UInt8])] = {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("SampleVault")
  let names = FileManager.default.enumerator(atPath: root.path)?.allObjects.compactMap { $0 as? String } ?? []
  return names.sorted().filter { $0.hasSuffix(".md") }.compactMap { name in
    FileManager.default.contents(atPath: root.appendingPathComponent(name).path).map { (name, Array($0)) }
  }
}()

/// A recipe in a random dialect.
private func generated(_ random: inout SeededGenerator) -> [UInt8] {
  func pick<T>(_ choices: [T]) -> T { choices[Int.random(in: choices.indices, using: &random)] }
  let ending = pick(["\n", "\n", "\r\n"])
  var lines: [String] = []
  let keys = [
    pick(["title: Pie", "title: 'Pie: a story'", "name: \"Pie\"", "# no title"]),
    pick(["tags: [a, b]", "tags:\n  - a\n  - \"b\" # x", "tags: a, b", "x: y", "tags:"]),
    pick(["servings: 4", "size: \"12 cookies\"", "yield: 4-6 people", "z: 1"]),
    pick(["rating: 3", "rating: ★★☆☆☆", "favorite: no", "w: [1, 2]", "rating: \"2/5\""]),
    pick(["text: |\n  one\n\n  two", "text: >-\n  one\n  two", "prep: 15 min", "prep_time: PT15M"]),
  ]
  switch Int.random(in: 0..<4, using: &random) {
  case 0: break
  case 1:
    lines = [
      "+++", "title = \"Pie\"", pick(["tags = [\"a\", 'b']", "tags = [\n  \"a\",\n  \"b\",\n]", "rating = 3"]),
      "servings = 4", pick(["[extra]\nprep = \"5 min\"", "z = 1"]), "+++", "",
    ]
  default: lines = ["---"] + keys.shuffled(using: &random) + [pick(["---", "---  ", "..."])] + pick([[""], []])
  }
  lines +=
    pick([["# Pie", ""], ["Pie", "===", ""], []])
    + pick([["A description.", ""], ["Serves 4", ""], ["- Prep: 10 min", "- Servings: 6", ""], []])
  lines += ["## " + pick(["Ingredients", "Zutaten", "Ingredients (4 servings)"]), ""]
  let marker = pick(["- ", "* ", "+ ", "- [ ] ", "  - ", "-   "])
  let foods = ["1 egg", "200 g flour", "1/2 tsp salt", "2-3 tbsp milk", "salt to taste", "1 (400 g) can beans"]
  switch Int.random(in: 0..<4, using: &random) {
  case 0: lines += ["| Amount | Name |", "|---|---|"] + ["| 200 g | flour |", "| 1 | egg |", "| 2 tbsp | milk |"]
  case 1:
    lines +=
      ["### Dough", ""] + foods.prefix(3).map { marker + $0 } + ["", "### Top", ""]
      + foods.suffix(3).map { marker + $0 }
  case 2: lines += foods.flatMap { [marker + $0, ""] }.dropLast()
  default: lines += foods.map { marker + $0 }
  }
  lines += ["", "## Steps", ""]
  let steps = ["Mix the eggs.", "Bake it for 20 minutes.", "Leave it to cool."]
  switch Int.random(in: 0..<4, using: &random) {
  case 0: lines += steps.map { "1. " + $0 }
  case 1: lines += steps.flatMap { [$0, ""] }.dropLast()
  case 2: lines += steps.map { "- " + $0 }
  default: lines += steps.enumerated().map { "\($0.offset + 1). " + $0.element }
  }
  lines += pick([[], ["", "## Notes", "", "Good."], ["", "## Notes", "", "- Good."]])
  let text = lines.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false).joined(
    separator: ending)
  return (pick([true, false, false]) ? [0xEF, 0xBB, 0xBF] : []) + Array((text + pick([ending, ""])).utf8)
}

/// A change with the change that takes it back.
private func change(
  _ random: inout SeededGenerator, _ document: RecipeDocument
) -> (RecipeChange, undo: RecipeChange) {
  let recipe = document.recipe
  // Taking the last tag or a favorite away takes the key away, also one that was there before.
  let isEmpty = { (key: String) in document.frontMatter?.entry(key) != nil }
  let number = { (count: Int, random: inout SeededGenerator) in Int.random(in: 1...max(1, count), using: &random) }
  let word = ["zz", "new thing", "a: b", "ü #x", "'q'", "no"][Int.random(in: 0..<6, using: &random)]
  let (ingredients, steps) = (recipe.ingredients, recipe.steps)
  switch Int.random(in: 0..<10, using: &random) {
  case 0 where !isEmpty("favorite"): return (.favorite(true), .favorite(false))
  case 1 where !isEmpty("tags") || !recipe.tags.isEmpty:
    return (.addToList(.tags, ["zz-tag"]), .removeFromList(.tags, ["zz-tag"]))
  case 2: return (.set(key: "zz-key", value: word), .unset(key: "zz-key"))
  case 3 where recipe.rating != nil:
    return (.set(key: "rating", value: "4"), .set(key: "rating", value: recipe.rating?.text.string ?? ""))
  case 4 where recipe.times.prep != nil:
    return (.set(key: "prep", value: "77 min"), .set(key: "prep", value: recipe.times.prep?.text.string ?? ""))
  case 5 where recipe.servings?.value.amount.isRange == false:
    return (
      .set(key: "servings", value: "77"),
      .set(
        key: "servings",
        value: ServingsText.place(recipe.servings?.text.string ?? "").map { place in
          String(decoding: Array((recipe.servings?.text.string ?? "").utf8)[place.amount.range], as: UTF8.self)
        } ?? "")
    )
  case 6 where !ingredients.isEmpty:
    let at = number(ingredients.count, &random)
    return (.ingredient(.add("7 figs", at: at, group: nil)), .ingredient(.remove(at)))
  case 7 where !ingredients.isEmpty:
    let at = number(ingredients.count, &random)
    return (.ingredient(.replace(at, "7 figs")), .ingredient(.replace(at, ingredients[at - 1].text.string)))
  case 8 where !steps.isEmpty:
    let at = number(steps.count + 1, &random)
    return (.step(.add("Serve the figs.", at: at, group: nil)), .step(.remove(at)))
  case 9 where !steps.isEmpty:
    let (from, to) = (number(steps.count, &random), number(steps.count, &random))
    return (.step(.move(from: from, to: to)), .step(.move(from: to, to: from)))
  default: return (.set(key: "zz-key", value: word), .unset(key: "zz-key"))
  }
}

/// The bytes after a change; nil when it is refused.
private func applied(_ change: RecipeChange, to bytes: [UInt8], path: String = "pie.md") -> [UInt8]? {
  try? RecipeEditor().result(of: change, in: RecipeDocument(bytes: bytes, path: path))
}

/// How the bytes after `undo` differ from those before the change; nil when they do not.
private func leftover(_ undo: RecipeChange, _ after: [UInt8], _ before: [UInt8], path: String = "pie.md") -> String? {
  do throws(EditRefusal) {
    let back = try RecipeEditor().result(of: undo, in: RecipeDocument(bytes: after, path: path))
    return back == before ? nil : String(decoding: UnifiedDiff.make(before, back, path: path), as: UTF8.self)
  } catch {
    return error.diagnostic.message
  }
}

/// Whether taking the change back can give the very bytes: a markup in the old line, an own number or a folder of front matter may be lost.
private func isPlain(_ change: RecipeChange, _ recipe: Recipe) -> Bool {
  switch change {
  case .ingredient(.replace(let number, _)): recipe.ingredients[number - 1].text.pieces.count == 1
  default: true
  }
}

@Test func editsOfTheSampleVaultAndTheirUndo() {
  #expect(!sampleFiles.isEmpty)
  var done = 0
  for (index, file) in sampleFiles.enumerated() {
    let document = RecipeDocument(bytes: file.bytes, path: file.path)
    let recipe = document.recipe
    guard recipe.isRecipe else { continue }
    for round in 0..<6 as Range<UInt64> {
      let seed = UInt64(index) * 100 + round
      var random = SeededGenerator(seed: seed)
      let (change, undo) = change(&random, document)
      guard let after = applied(change, to: file.bytes, path: file.path) else { continue }
      done += 1
      guard isPlain(change, recipe) else { continue }
      #expect(leftover(undo, after, file.bytes, path: file.path) == nil, "seed \(seed): \(file.path): \(change)")
    }
  }
  #expect(done > sampleFiles.count * 5, "too many refusals: \(done) done")
}

@Test func editsOfGeneratedRecipesAndTheirUndo() {
  var (done, refused) = (0, 0)
  for seed in 0..<500 as Range<UInt64> {
    var random = SeededGenerator(seed: seed)
    let bytes = generated(&random)
    let document = RecipeDocument(bytes: bytes, path: "pie.md")
    let recipe = document.recipe
    guard recipe.isRecipe else { continue }
    let (change, undo) = change(&random, document)
    guard let after = applied(change, to: bytes) else {
      refused += 1
      continue
    }
    done += 1
    guard isPlain(change, recipe) else { continue }
    #expect(leftover(undo, after, bytes) == nil, "seed \(seed): \(change)")
    #expect(
      applied(change, to: after).map { $0 == after || isRepeatable(change) } ?? true, "seed \(seed): \(change) twice")
  }
  #expect(refused * 20 < done, "\(refused) refused, \(done) done")
}

/// Whether making a change twice is meant to change the file twice.
private func isRepeatable(_ change: RecipeChange) -> Bool {
  switch change {
  case .ingredient, .step, .addNote, .scale: true
  default: false
  }
}

@Test func independentEditsCommute() {
  let changes: [RecipeChange] = [
    .set(key: "servings", value: "77"), .ingredient(.replace(1, "7 figs")), .step(.replace(1, "Serve the figs.")),
    .addToList(.tags, ["zz"]), .step(.remove(2)),
  ]
  for seed in 0..<200 as Range<UInt64> {
    var random = SeededGenerator(seed: seed)
    let bytes = generated(&random)
    let recipe = RecipeDocument(bytes: bytes, path: "pie.md").recipe
    guard recipe.isRecipe, recipe.servings != nil, !recipe.tags.isEmpty else { continue }
    let (first, second) = (
      changes[Int.random(in: 0..<2, using: &random)], changes[Int.random(in: 2..<5, using: &random)]
    )
    let one = applied(first, to: bytes).flatMap { applied(second, to: $0) }
    let other = applied(second, to: bytes).flatMap { applied(first, to: $0) }
    #expect(one == other, "seed \(seed): \(first), \(second)")
  }
}

@Test func scalingByAFactorAndBackGivesTheAmountsBack() {
  for file in sampleFiles {
    let document = RecipeDocument(bytes: file.bytes, path: file.path)
    guard document.recipe.isRecipe else { continue }
    #expect(applied(.scale(1), to: file.bytes, path: file.path) == file.bytes)
    guard let twice = applied(.scale(2), to: file.bytes, path: file.path) else { continue }
    let back = applied(.scale(Rational(1, 2) ?? .one), to: twice, path: file.path).map {
      RecipeDocument(bytes: $0, path: file.path).recipe
    }
    #expect(
      back?.ingredients.map(\.line.measure?.amount) == document.recipe.ingredients.map(\.line.measure?.amount),
      "\(file.path)")
  }
}

@Test func editsOfDamagedFilesNeverTrap() {
  let signs = Array("\0\t\n\r -:#[]{}\"'|>&*!.,`+\\|1".utf8) + [0xFF, 0xC3, 0xE2]
  for seed in 0..<400 as Range<UInt64> {
    var random = SeededGenerator(seed: seed)
    var bytes = generated(&random)
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let place = Int.random(in: bytes.indices, using: &random)
      let sign = signs.randomElement(using: &random) ?? 0
      if Bool.random(using: &random) { bytes[place] = sign } else { bytes.insert(sign, at: place) }
    }
    let (change, _) = change(&random, RecipeDocument(bytes: bytes, path: "pie.md"))
    guard let after = applied(change, to: bytes), after != bytes else { continue }
    // What was changed is understood when it is read again.
    let differences = EditProof.differences(
      RecipeDocument(bytes: bytes, path: "pie.md"), RecipeDocument(bytes: after, path: "pie.md"))
    #expect(!differences.isEmpty, "seed \(seed): \(change)")
  }
}
