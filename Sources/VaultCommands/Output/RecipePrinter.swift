// A recipe for reading: wrapped and coloured on a terminal, plain text elsewhere, the same words in both.

internal import CommandTable
internal import Quantities
internal import RecipeDocument
internal import SourceText

/// Prints recipes for people.
struct RecipePrinter {
  /// The console to print to.
  let console: Console
  /// The address of a link's target, where it can be followed; nil shows the text alone.
  var address: (String) -> String? = { _ in nil }

  private var width: Int { min(console.setup.width, 100) }

  /// Prints the whole recipe.
  func print(_ recipe: Recipe) {
    title(recipe)
    facts(recipe)
    if let description = recipe.description { paragraphs(description.value) }
    ingredients(recipe.ingredients)
    list("Equipment", recipe.equipment.map(\.value))
    steps(recipe.steps)
    nutrition(recipe.nutrition)
    if let notes = recipe.notes {
      heading("Notes")
      paragraphs(notes.value, indent: 2)
    }
  }

  private func title(_ recipe: Recipe) {
    var line = console.styled(shown(recipe.title.value), .bold)
    if recipe.favorite?.value == true { line += " " + console.styled("♥", .red) }
    if let rating = recipe.rating { line += " " + console.styled(Stars.text(rating.value), .yellow) }
    console.print(line)
    let about = [recipe.category?.value, recipe.cuisine?.value, recipe.difficulty?.value].compactMap { $0 }
      .filter { !$0.isEmpty }
    if !about.isEmpty { console.print(shown(about.joined(separator: " · "))) }
  }

  private func facts(_ recipe: Recipe) {
    var facts: [String] = []
    if let servings = recipe.servings {
      // A yield that was scaled has its text already, rounded or exact as it was asked for.
      facts.append(servings.place == .derived ? servings.text.string : ServingsWords.text(servings.value))
    }
    let times = recipe.times
    for (field, word) in [(times.prep, "prep"), (times.cook, "cook"), (times.total, "in all")] {
      if let field { facts.append("\(Minutes.text(field.value)) \(word)") }
    }
    if times.total == nil, times.prep != nil, times.cook != nil, let total = times.totalMinutes {
      facts.append("\(Minutes.text(total)) in all")
    }
    if !facts.isEmpty { console.print(shown(facts.joined(separator: " · "))) }
    if !recipe.tags.isEmpty {
      console.print(console.styled(shown(recipe.tags.map { "#" + $0.value }.joined(separator: " ")), .green))
    }
    let credits = [recipe.author.map { "by " + $0.value }, recipe.source.map(\.value)].compactMap { $0 }
    if !credits.isEmpty {
      let text = shown(credits.joined(separator: ", "))
      console.print(console.linked(text, to: recipe.source?.value ?? ""))
    }
  }

  private func ingredients(_ ingredients: [Ingredient]) {
    guard !ingredients.isEmpty else { return }
    heading("Ingredients")
    let rows = ingredients.map { IngredientColumns($0) }
    let widest = min(max(18, width / 3), rows.reduce(0) { max($0, DisplayWidth.of($1.amount)) })
    var group: String?
    for (ingredient, row) in zip(ingredients, rows) {
      if ingredient.group != group {
        group = ingredient.group
        if let group { console.print("  " + console.styled(shown(group), .bold)) }
      }
      print(row, link: ingredient.link, amountWidth: widest)
    }
  }

  /// One ingredient: the amount in its column, the rest wrapped beside it.
  private func print(_ row: IngredientColumns, link: String?, amountWidth: Int) {
    let indent = amountWidth == 0 ? 2 : amountWidth + 4
    let amount = shown(row.amount)
    let rest = TextWrapper.lines(shown(row.rest), width: width - indent)
    let blanks = String(repeating: " ", count: max(0, amountWidth - DisplayWidth.of(amount)))
    let gap = amountWidth == 0 ? "" : "  "
    for (index, line) in rest.enumerated() {
      let text = link.flatMap(address).map { console.linked(line, to: $0) } ?? line
      if index > 0 {
        console.print(String(repeating: " ", count: indent) + text)
      } else {
        let first = "  " + console.styled(amount, .cyan) + blanks + gap + text
        console.print(String(first.reversed().drop { $0 == " " }.reversed()))
      }
    }
  }

  private func steps(_ steps: [Step]) {
    guard !steps.isEmpty else { return }
    heading("Steps")
    let digits = String(steps.count).count
    var group: String?
    for (index, step) in steps.enumerated() {
      if step.group != group {
        group = step.group
        if let group { console.print("  " + console.styled(shown(group), .bold)) }
      }
      let number = String(repeating: " ", count: digits - String(index + 1).count) + "\(index + 1)."
      let lines = TextWrapper.lines(shown(step.text.string), width: width - digits - 4)
      for (line, text) in lines.enumerated() {
        let start = line == 0 ? console.styled(number, .cyan) : String(repeating: " ", count: digits + 1)
        console.print("  \(start) \(text)")
      }
    }
  }

  private func nutrition(_ nutrition: [Nutrient: Field<String>]) {
    let facts = Nutrient.allCases.compactMap { nutrient in
      nutrition[nutrient].map { "\(nutrient.words) \($0.value) \(nutrient.unit)" }
    }
    guard !facts.isEmpty else { return }
    heading("Nutrition per serving")
    paragraphs(facts.joined(separator: ", "), indent: 2)
  }

  private func list(_ title: String, _ items: [String]) {
    guard !items.isEmpty else { return }
    heading(title)
    for item in items {
      for (index, line) in TextWrapper.lines(shown(item), width: width - 4).enumerated() {
        console.print((index == 0 ? "  - " : "    ") + line)
      }
    }
  }

  private func heading(_ text: String) {
    console.print()
    console.print(console.styled(text, .boldBlue))
  }

  private func paragraphs(_ text: String, indent: Int = 0) {
    if indent == 0 { console.print() }
    for line in TextWrapper.lines(shown(text), width: width - indent) {
      console.print(line.isEmpty ? "" : String(repeating: " ", count: indent) + line)
    }
  }

  /// The text made safe for a terminal, its line breaks kept.
  private func shown(_ text: String) -> String {
    console.setup.isTerminal ? TerminalText.escaped(text, keepingLines: true) : text
  }
}

/// An ingredient line cut into the amount and the rest, for two columns.
struct IngredientColumns: Hashable {
  /// The amount with its unit; empty when the line does not begin with one.
  var amount: String
  /// All else.
  var rest: String

  init(_ ingredient: Ingredient) {
    let line = ingredient.line
    let text = Array(line.text.utf8)
    let start = line.measure.map { Self.afterMark($0, line, text) } ?? 0
    guard let measure = line.measure, measure.amountSpan.start == start || Self.isSizeFirst(line, start),
      case let end = Self.end(measure, line, text), end < text.count
    else {
      amount = ""
      rest = line.text
      return
    }
    amount = String(decoding: text[start..<end], as: UTF8.self)
    rest = String(String(decoding: text[end...], as: UTF8.self).drop { $0 == " " })
  }

  /// Whether the line begins with the size of its one piece: "1-inch piece ginger".
  private static func isSizeFirst(_ line: IngredientLine, _ start: Int) -> Bool { line.size?.amountSpan.start == start }

  /// Where the amount ends: behind its unit, its size, and what else stands before the name to say how much.
  private static func end(_ measure: Measure, _ line: IngredientLine, _ text: [UInt8]) -> Int {
    let name = line.nameSpan?.start ?? text.count
    let all = [measure] + line.also + line.plus + (line.size.map { [$0] } ?? [])
    var end = measure.amountSpan.end
    for part in all where part.amountSpan.start < name {
      end = max(end, part.amountSpan.end)
      if let unit = part.unitSpan, unit.end <= name { end = max(end, unit.end) }
    }
    end = Self.afterContainer(end, name, text)
    if end < text.count, [0x29, 0x5d, 0x2e].contains(text[end]), text[..<end].contains(0x28) || text[end] == 0x2e {
      end += 1
    }
    return end
  }

  /// Where "can" ends in "12 oz can milk": the word is neither unit nor name and says how it is packed.
  private static func afterContainer(_ end: Int, _ name: Int, _ text: [UInt8]) -> Int {
    guard end + 1 < name, name <= text.count else { return end }
    let gap = String(decoding: text[end..<name], as: UTF8.self)
    let word = gap.drop { $0 == " " || $0 == "." }.prefix { $0 != " " }
    guard let unit = UnitTable.unit(named: String(word)), unit.dimension == .count else { return end }
    return end + gap.utf8.distance(from: gap.startIndex, to: word.endIndex)
  }

  /// Where the amount begins after the mark of those that do not scale: `=2 tsp`.
  private static func afterMark(_ measure: Measure, _ line: IngredientLine, _ text: [UInt8]) -> Int {
    let mark = text[..<min(measure.amountSpan.start, text.count)]
    let isMark = line.isFixed && mark.count <= 8 && mark.allSatisfy { $0 < 0x80 && !($0 | 32 >= 97 && $0 | 32 <= 122) }
    return isMark ? measure.amountSpan.start : 0
  }
}
