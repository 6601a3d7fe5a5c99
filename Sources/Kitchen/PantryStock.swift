// What is at home need not be bought: the pantry is taken off the shopping list, exactly, with units converted.

internal import Quantities

/// What is at home of a food on a list.
public enum AtHome: Hashable, Sendable {
  /// This much was taken off the line.
  case subtracted([Quantity])
  /// Something is there, but how much cannot be told or compared; the quantities as the pantry states them.
  case unknown([Quantity])
}

extension ShoppingList {
  /// The list without what is in the pantry; foods of which enough is at home move to `covered`.
  ///
  /// Of `staples` there is always enough.
  public func subtracting(
    _ pantry: PantryFile, staples: [String] = [], options: Options = Options()
  ) -> (list: ShoppingList, covered: [ShoppingLine]) {
    var stock = PantryStock(pantry, staples, options)
    var result = self
    result.lines = []
    var covered: [ShoppingLine] = []
    for line in lines {
      let rest = stock.take(from: line)
      if rest.quantities.isEmpty, !rest.hasUnmeasured {
        covered.append(rest)
      } else {
        result.lines.append(rest)
      }
    }
    return (result, covered)
  }
}

/// The pantry by food, in the languages that were asked for.
private struct PantryStock {
  let pantry: PantryFile
  let options: ShoppingList.Options
  private let staples: [String]
  private var byLanguage: [String: [String: [PantryFile.Item]]] = [:]
  private var staplesByLanguage: [String: (keys: Set<String>, kinds: Set<Int>)] = [:]

  init(_ pantry: PantryFile, _ staples: [String], _ options: ShoppingList.Options) {
    self.pantry = pantry
    self.staples = staples
    self.options = options
  }

  private mutating func isStaple(_ line: ShoppingLine) -> Bool {
    let language = line.language ?? ""
    if staplesByLanguage[language] == nil {
      let names = staples.flatMap { [$0, FoodLabel(name: $0, shown: $0).seasoning.name] }
      let catalogue = options.catalogue
      let keys = names.map { catalogue.key(catalogue.name($0, language: line.language), language: line.language) }
      let kinds = names.flatMap { catalogue.kindsElsewhere($0, language: line.language) }
      staplesByLanguage[language] = (Set(keys), Set(kinds))
    }
    guard let known = staplesByLanguage[language] else { return false }
    if known.keys.contains(line.key) { return true }
    return options.catalogue.kind(line.name, language: line.language).map(known.kinds.contains) ?? false
  }

  private mutating func items(of line: ShoppingLine) -> [PantryFile.Item] {
    let language = line.language ?? ""
    if byLanguage[language] == nil {
      byLanguage[language] = Dictionary(grouping: pantry.items) { item in
        let name = options.catalogue.name(item.name, language: line.language)
        return options.catalogue.key(name, language: line.language)
      }
    }
    return byLanguage[language]?[line.key] ?? []
  }

  /// The line without what is at home of it.
  mutating func take(from line: ShoppingLine) -> ShoppingLine {
    let items = items(of: line).filter { item in
      item.quantities.isEmpty || !item.quantities.allSatisfy { $0.amount.isNothing }
    }
    var rest = line
    if isStaple(line) {
      rest.quantities = []
      rest.hasUnmeasured = false
      rest.atHome = .subtracted(items.flatMap(\.quantities))
      return rest
    }
    guard !items.isEmpty else { return line }
    let stated = items.flatMap(\.quantities)
    if line.quantities.isEmpty {
      rest.hasUnmeasured = false
      rest.atHome = .subtracted(stated)
      return rest
    }
    var sum = QuantitySum(system: options.system)
    stated.forEach { sum.add($0) }
    var isCompared = false
    rest.quantities = line.quantities.compactMap { needed in
      guard let has = sum.amount(like: needed) ?? converted(sum, needed, line.name),
        let left = needed.amount.subtracting(has)
      else { return needed }
      isCompared = true
      return left.isNothing ? nil : Quantity(amount: left, unit: needed.unit, size: needed.size)
    }
    if isCompared { rest.hasUnmeasured = false }
    rest.agree()
    rest.atHome = isCompared ? .subtracted(stated) : .unknown(stated)
    return rest
  }

  /// What is at home measured the other way, with the food's density.
  private func converted(_ sum: QuantitySum, _ needed: Quantity, _ name: String) -> Amount? {
    guard let density = options.density?(name), let unit = needed.unit else { return nil }
    let gram = MeasureUnit(id: "g", isKnown: true)
    let ml = MeasureUnit(id: "ml", isKnown: true)
    guard let factor = UnitTable.unit(id: unit.id)?.factor(in: options.system) else { return nil }
    let isVolume = needed.dimension == .volume
    guard let there = sum.amount(like: Quantity(amount: Amount(.one), unit: isVolume ? gram : ml)),
      let inverse = Rational.one.divided(by: density)
    else { return nil }
    return there.multiplied(by: isVolume ? inverse : density)?.multiplied(by: Rational.one.divided(by: factor) ?? .one)
  }
}
