// `shop --save` brings a file up to what its recipes need. What a person wrote, changed or ticked stays; what is missing is added.

internal import Quantities
public import SourceText

extension ShoppingFile {
  /// What a list was for, what it is for now, and what was asked for this time.
  public struct Need: Sendable {
    /// The list of the recipes that the file names.
    public var before: ShoppingList
    /// The list of the recipes that it will name.
    public var after: ShoppingList
    /// The list of the recipes asked for now; what else is missing from the file was taken out by somebody and stays out.
    public var asked: ShoppingList

    /// A need.
    public init(before: ShoppingList, after: ShoppingList, asked: ShoppingList) {
      self.before = before
      self.after = after
      self.asked = asked
    }
  }

  /// The recipes that the file names once `asked` are added: those that it names already change their factor.
  public func recipes(adding asked: [RecordedRecipe]) -> [RecordedRecipe] {
    var result = recipes
    for recipe in asked {
      if let index = result.firstIndex(where: { $0.path == recipe.path }) {
        result[index].factor = recipe.factor
      } else {
        result.append(recipe)
      }
    }
    return result
  }

  /// The edits that add what is missing for `need` and record the recipes; the same again gives none.
  public func saving(_ need: Need, recipes wanted: [RecordedRecipe]) -> [Edit] {
    let before = Dictionary(need.before.lines.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let after = Dictionary(need.after.lines.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var edits: [Edit] = []
    var sections: [ListEditor.Section] = []
    for asked in need.asked.lines {
      let change = change(for: asked, before: before[asked.key], after: after[asked.key] ?? asked)
      switch change {
      case .none: break
      case .replace(let item, let text): edits.append(Edit(item.line.text, text))
      case .add(let text):
        if sections.last?.heading != asked.aisle.name { sections.append(.init(heading: asked.aisle.name, lines: [])) }
        sections[sections.count - 1].lines.append("- [ ] " + text)
      }
    }
    let (recipeEdits, newRecipes) = recording(wanted)
    sections.append(.init(heading: Self.recipesHeading, lines: newRecipes))
    return edits + recipeEdits + insert(sections)
  }

  private enum Change {
    case none
    case replace(Item, String)
    case add(String)
  }

  /// What is to happen for one food.
  private func change(for asked: ShoppingLine, before: ShoppingLine?, after: ShoppingLine) -> Change {
    let items = items(of: after)
    guard !items.isEmpty else { return .add((before == nil ? after : asked).text(formatter)) }
    let own = items.first { !$0.isTicked && $0.text == before?.text(formatter) }
    var have = QuantitySum()
    for item in items {
      (item == own ? before?.quantities ?? [] : item.item.quantities).forEach { have.add($0) }
    }
    let missing = missing(asked, before, after, have)
    guard !missing.isEmpty else {
      // Less is needed than before: a line that nobody touched says so.
      let isLess = own != nil && items.count == 1 && own?.text != after.text(formatter)
      return isLess ? own.map { .replace($0, after.text(formatter)) } ?? .none : .none
    }
    if let own { return .replace(own, after.text(formatter)) }
    var rest = after
    rest.quantities = missing
    rest.hasUnmeasured = false
    rest.agree()
    return .add(rest.text(formatter))
  }

  /// What is needed now beyond what the file has for it; no more of it than was asked for.
  private func missing(
    _ asked: ShoppingLine, _ before: ShoppingLine?, _ after: ShoppingLine, _ have: QuantitySum
  ) -> [Quantity] {
    var old = QuantitySum()
    before?.quantities.forEach { old.add($0) }
    var limit = QuantitySum()
    asked.quantities.forEach { limit.add($0) }
    return after.quantities.compactMap { needed in
      let had = have.amount(like: needed)
      let covered = had.flatMap { had in old.amount(like: needed).map { had.smaller($0) } }
      let all = covered.map { needed.amount.subtracting($0) } ?? needed.amount
      guard let all, let limit = limit.amount(like: needed) else { return nil }
      let rest = all.smaller(limit)
      let isSmall = (rest.high ?? rest.low ?? .zero).approximation < 0.02 * (needed.amount.high ?? .one).approximation
      return rest.isNothing || isSmall ? nil : Quantity(amount: rest, unit: needed.unit, size: needed.size)
    }
  }

  /// The line with what is ticked of it; nil when nothing is.
  private func bought(_ line: ShoppingLine) -> ShoppingLine? {
    let ticked = items(of: line).filter(\.isTicked)
    guard !ticked.isEmpty else { return nil }
    var result = line
    result.quantities = ticked.flatMap(\.item.quantities)
    return result
  }

  /// The items of one food.
  private func items(of line: ShoppingLine) -> [Item] {
    items.filter { item in
      catalogue.key(catalogue.name(item.item.name, language: line.language), language: line.language) == line.key
    }
  }

  /// The edits on bullets of recipes whose factor changed, and the bullets to add.
  private func recording(_ wanted: [RecordedRecipe]) -> ([Edit], [String]) {
    var edits: [Edit] = []
    var added: [String] = []
    for recipe in wanted {
      guard let old = recipes.first(where: { $0.path == recipe.path }), let line = line(old) else {
        added.append("- " + recipe.bullet)
        continue
      }
      guard old.factor != recipe.factor else { continue }
      // What a person wrote behind the link stays.
      let isOwn = file.string(line.text).hasPrefix(old.bullet)
      let span = isOwn ? Span(line.text.start, line.text.start + old.bullet.utf8.count) : line.text
      edits.append(Edit(span, recipe.bullet))
    }
    return (edits, added)
  }

  /// The edits that take a recipe's share away again: lines that nobody changed since go or shrink, the recipe's bullet goes.
  public func removingRecipe(_ recipe: RecordedRecipe, before: ShoppingList, after: ShoppingList) -> [Edit] {
    let left = Dictionary(after.lines.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var edits: [Edit] = []
    var gone = line(recipe).map { [$0] } ?? []
    for line in before.lines where left[line.key]?.text(formatter) != line.text(formatter) {
      let items = items(of: line).filter { !$0.isTicked }
      let rest = left[line.key]
      if let own = items.first(where: { $0.text == line.text(formatter) }) {
        if let rest { edits.append(Edit(own.line.text, rest.text(formatter))) } else { gone.append(own.line) }
      } else if let rest, let own = items.first(where: { $0.text == line.difference(rest)?.text(formatter) }) {
        gone.append(own.line)
      } else if let bought = bought(line), let open = line.difference(bought)?.text(formatter),
        let own = items.first(where: { $0.text == open })
      {
        // Some is ticked, and this line was added for the rest.
        if let new = rest?.difference(bought) {
          edits.append(Edit(own.line.text, new.text(formatter)))
        } else {
          gone.append(own.line)
        }
      }
    }
    return edits + remove(gone)
  }
}

extension ShoppingLine {
  /// The line with what it needs more than `other`; nil when the amounts cannot be compared.
  fileprivate func difference(_ other: ShoppingLine) -> ShoppingLine? {
    var sum = QuantitySum()
    other.quantities.forEach { sum.add($0) }
    var result = self
    result.quantities = quantities.compactMap { quantity in
      guard let less = sum.amount(like: quantity) else { return quantity }
      guard let rest = quantity.amount.subtracting(less), !rest.isNothing else { return nil }
      return Quantity(amount: rest, unit: quantity.unit, size: quantity.size)
    }
    result.agree()
    return result.quantities.isEmpty ? nil : result
  }
}

extension ShoppingFile.RecordedRecipe {
  /// The bullet's text: a link, and the factor when it is not 1.
  var bullet: String {
    let title = title.filter { !"[]\n\r".contains($0) }
    let link = "[\(title)](\(RecipeMention.percentEncoded(path)))"
    return factor == .one ? link : link + " x\(factor)"
  }
}
