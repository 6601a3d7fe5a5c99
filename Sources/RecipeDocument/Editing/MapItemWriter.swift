// Ingredients that stand as mappings (`{name: flour, amount: 2, unit: cups}`): a new one is written with the keys of its neighbour.

internal import SourceText

/// Writes an ingredient as a mapping like another.
struct MapItemWriter {
  private let entries: [FrontMatterEntry]
  private let isFlow: Bool
  private let writer: FrontMatterWriter

  /// A writer of mappings like `model`; nil when it is none, or has keys that a line of text says nothing about.
  init?(_ model: FrontMatterValue, _ writer: FrontMatterWriter) {
    guard case .map(let entries, let isFlow) = model.content,
      entries.allSatisfy({ MapShape.role(of: $0.key) != .other })
    else {
      return nil
    }
    self.entries = entries
    self.isFlow = isFlow
    self.writer = writer
  }

  /// The mapping for a line; nil when the line has a part without a key.
  ///
  /// - Parameter indent: what goes before the second key and the following ones.
  func written(_ text: String, indent: String) -> String? {
    guard let values = values(text) else { return nil }
    let pairs = entries.compactMap { entry -> String? in
      guard let value = values[entry.key], !value.isEmpty else { return nil }
      let style = entry.value.lineStyle
      return entry.key + ": "
        + writer.scalar(value, like: style, isFlow: isFlow, isText: MapShape.role(of: entry.key) != .amount)
    }
    guard !pairs.isEmpty else { return nil }
    return isFlow ? "{" + pairs.joined(separator: ", ") + "}" : pairs.joined(separator: writer.lineBreak + indent)
  }

  /// The value of each key.
  private func values(_ text: String) -> [String: String]? {
    func key(_ role: MapShape.Role) -> String? { entries.first { MapShape.role(of: $0.key) == role }?.key }
    if let whole = key(.whole) { return [whole: text] }
    guard let name = key(.name) else { return nil }
    let parts = IngredientParts(text)
    var result = [name: parts.rest]
    if let note = key(.note), let comma = parts.rest.firstIndex(of: ",") {
      result[name] = String(parts.rest[..<comma])
      result[note] = String(parts.rest[parts.rest.index(after: comma)...]).trimmingBlanks
    }
    if let amount = key(.amount) {
      result[amount] = key(.unit) == nil ? parts.measure : parts.amount
      if let unit = key(.unit) { result[unit] = parts.unit }
    } else if !parts.amount.isEmpty {
      return nil
    }
    return result
  }
}
