// `shop --save` brings a file up to what its recipes need. What a person wrote, changed or ticked stays; what is missing is added.

internal import Quantities
public import SourceText

extension ShoppingFile {
  /// What a list is to be for, and what was asked for this time.
  public struct Need: Sendable {
    /// The list of the recipes that the file will name, less what is at home.
    public var after: ShoppingList
    /// That of those which are not asked for now; what is missing of it was taken out by somebody and stays out.
    public var others: ShoppingList
    /// What each recipe that is asked for needs by itself, whatever is at home, by path.
    public var asked: [String: ShoppingList]

    /// A need.
    public init(after: ShoppingList, others: ShoppingList, asked: [String: ShoppingList]) {
      self.after = after
      self.others = others
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
    let shares = NewShares(need)
    var changes = Changes(record: record)
    let (names, places) = (itemNames, entries(of: need.after.lines))
    let known = Set(places.values)
    let asksFor = { (share: ShoppingRecord.Share) in need.asked[share.path] != nil }
    for line in need.after.lines {
      bring(line, places[line.key], shares.of(line), names, isAsked: asksFor, &changes)
    }
    for (index, entry) in record.entries.enumerated() where !known.contains(index) {
      bring(line(entry, entry.needed), index, [], names, isAsked: asksFor, &changes)
    }
    changes.sections.append(.init(heading: ownRecipesHeading, lines: record(wanted, need, &changes)))
    return edits(changes)
  }

  /// Brings one food up to the new shares of the recipes that are asked for.
  private func bring(
    _ line: ShoppingLine, _ index: Int?, _ asked: [ShoppingRecord.Share], _ names: FoodIndex,
    isAsked: (ShoppingRecord.Share) -> Bool, _ changes: inout Changes
  ) {
    let old = index.map { record.entries[$0] }
    guard !asked.isEmpty || old?.shares.contains(where: isAsked) == true else { return }
    let items = items(of: line, writtenAs: old?.text, in: names)
    let kept = items.isEmpty ? [] : old?.shares.filter { !isAsked($0) } ?? []
    let own = old.flatMap(ownItem)
    var new = old ?? .init(text: "", language: catalogue.foreign(line.language), shares: [])
    new.shares = (kept + asked).sorted { $0.path < $1.path }
    let others = items.filter { $0 != own }
    let missing = missing(new, asked, old, own, others)
    // Another line of the food has some.
    let isUnmeasured = new.shares.contains(where: \.hasUnmeasured) && others.isEmpty
    if missing.isEmpty && !isUnmeasured {
      if let own, !hasWordsBelow(own) { changes.gone.append(own.line) }
      // What is there covers it; a line that is nobody's but a person's is not recorded.
      if let index { changes.entries[index] = new.shares.isEmpty ? nil : new }
      return
    }
    var wanted = line
    if !missing.isSame(as: line.quantities) {
      (wanted.quantities, wanted.isApproximate) = (missing, false)
      wanted.agree()
    }
    wanted.hasUnmeasured = isUnmeasured
    wanted.isOptional = new.shares.allSatisfy(\.isOptional)
    new.text = wanted.text(formatter)
    new.besides = items.count { !$0.isTicked && $0.text == new.text && $0 != own }
    if let index { changes.entries[index] = new } else { changes.entries.append(new) }
    write(new.text, own, in: line.aisle, &changes)
  }

  /// What is needed beyond what the file has for the entry; without a line of vault's own no more than is asked for.
  private func missing(
    _ new: ShoppingRecord.Entry, _ asked: [ShoppingRecord.Share], _ old: ShoppingRecord.Entry?, _ own: Item?,
    _ others: [Item]
  ) -> [Quantity] {
    let needed = new.needed
    guard let old, !others.isEmpty else { return needed }
    let there = others.flatMap(\.allQuantities)
    guard own != nil else {
      let covered = old.needed.atMost(there)
      let rest = needed.less(covered).atMost(asked.flatMap(\.quantities))
      return covered.isEmpty ? rest : rest.withoutCrumbs(of: needed)
    }
    let covered = old.needed.less(ownQuantities(old)).atMost(there)
    return covered.isEmpty ? needed : needed.less(covered).withoutCrumbs(of: needed)
  }

  /// Writes a text into the line that is vault's own, else as a new one.
  private func write(_ text: String, _ own: Item?, in aisle: AislePlace, _ changes: inout Changes) {
    if let own {
      if own.text != text { changes.edits.append(Edit(own.line.text, text)) }
      return
    }
    if changes.sections.last?.heading != aisle.name { changes.sections.append(.init(heading: aisle.name, lines: [])) }
    changes.sections[changes.sections.count - 1].lines.append("- [ ] " + text)
  }

  /// Writes the factor of recipes that the file names, and gives the bullets of those that it does not.
  private func record(_ wanted: [RecordedRecipe], _ need: Need, _ changes: inout Changes) -> [String] {
    var added: [String] = []
    for recipe in wanted {
      guard let old = recipes.first(where: { $0.path == recipe.path }), let mention = old.mention else {
        added.append("- " + recipe.bullet)
        continue
      }
      // What a person wrote around it stays.
      let isOther = old.factor != recipe.factor || need.asked[recipe.path] != nil && old.servings != nil
      if isOther { changes.edits.append(factor(recipe, mention)) }
    }
    return added
  }

  /// The edit that writes a recipe's factor where its amount stands, else behind its name.
  private func factor(_ recipe: RecordedRecipe, _ mention: RecipeMention) -> Edit {
    let end = mention.nameSpan.end
    guard let amount = mention.amountSpan else { return Edit(Span(end, end), recipe.suffix) }
    if recipe.factor != .one { return Edit(amount, "x\(recipe.factor)") }
    let isBehindBlank = amount.start > 0 && file.bytes[amount.start - 1] == UInt8(ascii: " ") && amount.start > end
    return Edit(Span(isBehindBlank ? amount.start - 1 : amount.start, amount.end), [])
  }
}

extension ShoppingFile.RecordedRecipe {
  /// The bullet's text: a link, and the factor when it is not 1.
  var bullet: String {
    let title = title.filter { !"[]\n\r".contains($0) }
    return "[\(title)](\(RecipeMention.percentEncoded(path)))" + suffix
  }

  /// What stands behind the link: the factor when it is not 1.
  fileprivate var suffix: String { factor == .one ? "" : " x\(factor)" }
}
