// In files without headings a list says by its lines what it is: ingredients, steps or neither.

internal import SourceText

/// Lines that stand together outside the named sections: a list, a table, or a paragraph of short lines.
struct ListGroup {
  /// What its lines read like.
  enum Kind {
    /// Ingredients with amounts.
    case ingredients
    /// Names without amounts, which may be ingredients.
    case names
    /// Instructions.
    case steps
    /// Neither.
    case other
  }

  /// The indices of its elements.
  var elements: [Int]
  /// What its lines read like.
  var kind: Kind

  /// A group of elements of one list, table or paragraph.
  init(_ elements: [Int], _ reading: BodyReading) {
    self.elements = elements
    kind = Self.kind(elements.map { reading.elements[$0] })
  }

  private static func kind(_ elements: [BodyElement]) -> Kind {
    guard let first = elements.first else { return .other }
    switch first.kind {
    case .item: return items(elements.filter { $0.parent == nil && !$0.text.isEmpty })
    case .row: return table(elements)
    case .paragraph, .quote:
      let lines = elements.flatMap { element in
        element.text.lines().map { Array(element.text.text.bytes[$0.range]) }
      }
      let amounts = lines.count { Likeness.beginsWithAmount($0) && Likeness.isIngredientLike($0) }
      return lines.count >= 2 && amounts * 4 >= lines.count * 3 ? .ingredients : .other
    default: return .other
    }
  }

  private static func items(_ items: [BodyElement]) -> Kind {
    guard let first = items.first else { return .other }
    let texts = items.map(\.text.text.bytes)
    let count = texts.count
    let steps = texts.count { Likeness.isStepLike($0) }
    let amounts = texts.count { Likeness.holdsAmount($0) && Likeness.isIngredientLike($0) }
    let leading = texts.count { Likeness.beginsWithAmount($0) && Likeness.isIngredientLike($0) }
    let links = items.count { isOnlyLink($0.text) }
    if first.isOrdered {
      return leading * 2 >= count && steps * 3 < count
        ? .ingredients : steps * 2 >= count || links * 2 < count ? .steps : .other
    }
    if amounts * 5 >= count * 2 && steps * 2 <= count { return .ingredients }
    if steps * 2 > count { return .steps }
    let like = texts.count { Likeness.isIngredientLike($0) }
    return like * 4 >= count * 3 ? .names : steps * 2 >= count ? .steps : .other
  }

  /// Whether a text is a link and nothing else.
  static func isOnlyLink(_ text: InlineText) -> Bool {
    guard let link = text.links.first else { return false }
    return link.text.count * 10 >= text.text.bytes.count * 9
  }

  private static func table(_ rows: [BodyElement]) -> Kind {
    let body = rows.filter(\.isBodyRow)
    guard let head = rows.first, head.cells.count <= 6 else { return .other }
    let amounts = body.count { row in row.cells.contains { Likeness.beginsWithAmount($0.text.bytes) } }
    let isHeaded = TableColumns.isIngredientHead(head.cells)
    return isHeaded && amounts * 2 >= body.count ? .ingredients : .other
  }
}

extension BodyReading {
  /// Whether a paragraph is one short line with an amount: ingredients with blank lines between them.
  private func isAmountLine(_ element: BodyElement) -> Bool {
    element.kind == .paragraph && element.text.breaks.isEmpty && element.text.text.bytes.count <= 80
      && Likeness.beginsWithAmount(element.text.text.bytes) && !Likeness.endsSentence(element.text.text.bytes)
  }

  /// The groups among elements (indices in the order of the file).
  func groups(_ indices: [Int]) -> [ListGroup] {
    var result: [ListGroup] = []
    var run: [Int] = []
    var container = 0
    for index in indices {
      let element = elements[index]
      let belongs: Bool
      switch element.kind {
      case .item: belongs = !run.isEmpty && (element.container == container || element.parent != nil)
      case .row: belongs = !run.isEmpty && element.container == container
      case .paragraph: belongs = isAmountLine(element) && run.last.map { isAmountLine(elements[$0]) } ?? false
      default: belongs = false
      }
      if belongs {
        run.append(index)
        continue
      }
      if !run.isEmpty { result.append(ListGroup(run, self)) }
      run = [index]
      container = element.container
    }
    if !run.isEmpty { result.append(ListGroup(run, self)) }
    return result
  }
}
