// Several recipes want one food and the pantry has some of it: how much of what is to be bought is whose.

internal import Quantities

/// The shares that recipes have now.
struct NewShares {
  private let others: [String: ShoppingLine]
  private let asked: [(path: String, lines: [String: ShoppingLine])]

  init(_ need: ShoppingFile.Need) {
    others = Self.byKey(need.others)
    asked = need.asked.map { ($0.key, Self.byKey($0.value)) }.sorted { $0.0 < $1.0 }
  }

  private static func byKey(_ list: ShoppingList) -> [String: ShoppingLine] {
    Dictionary(list.lines.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The shares of one food: what the list has more than without the recipes, as far as each of them needs it.
  func of(_ line: ShoppingLine) -> [ShoppingRecord.Share] {
    var rest = others[line.key].map { line.quantities.less($0.quantities) } ?? line.quantities
    let wanting = asked.compactMap { recipe in recipe.lines[line.key].map { (recipe.path, $0) } }
    var shares = wanting.map { path, own in
      let taken = own.quantities.atMost(rest)
      rest = rest.less(taken)
      return ShoppingRecord.Share(
        path: path, quantities: taken, hasUnmeasured: own.hasUnmeasured && line.hasUnmeasured,
        isOptional: own.isOptional)
    }
    // Cups that another recipe's grams were counted in are of the recipe that has them.
    if !rest.isEmpty,
      let cups = wanting.indices.first(where: { shares[$0].quantities.count < wanting[$0].1.quantities.count })
    {
      shares[cups].quantities += rest
    }
    return shares.filter { !$0.quantities.isEmpty || $0.hasUnmeasured }
  }
}
