// What is known of units: one table, read once from UnitNames.swift, looked up by id or by any of its names.

/// What a unit measures; only units of one dimension convert into each other.
public enum Dimension: String, Sendable, Hashable {
  /// Millilitres and their like.
  case volume
  /// Grams and their like.
  case mass
  /// Millimetres and their like.
  case length
  /// Things: cans, cloves, slices.
  case count
  /// Pinches, handfuls and other rough measures.
  case approximate
}

/// A unit of the table.
public struct UnitDefinition: Sendable, Hashable {
  /// The canonical id: `g`, `cup`, `clove`.
  public let id: String
  /// What it measures.
  public let dimension: Dimension
  /// The name shown for one.
  public let singular: String
  /// The name shown for several.
  public let plural: String
  /// The spelled-out name of one, where it has another.
  public let longSingular: String
  /// The spelled-out name of several.
  public let longPlural: String
  fileprivate let factors: [Rational?]

  /// How many millilitres, grams or millimetres one is, by convention for rough measures; nil when nobody can say.
  ///
  /// Without a system, the US meaning.
  public func factor(in system: QuantitySettings.System?) -> Rational? { factors[(system ?? .us).column] }

  /// The unit as an amount carries it.
  public var measureUnit: MeasureUnit { MeasureUnit(id: id, isKnown: true) }
}

extension QuantitySettings.System {
  fileprivate var column: Int {
    switch self {
    case .us: 0
    case .metric: 1
    case .imperial: 2
    case .au: 3
    case .jp: 4
    }
  }
}

/// The unit table.
public enum UnitTable {
  /// All units, in the order of the table.
  public static let all: [UnitDefinition] = rows.map { $0.definition }

  private static let positions: [String: Int] = Dictionary(
    all.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })

  /// The unit of a canonical id.
  public static func unit(id: String) -> UnitDefinition? { positions[id].map { all[$0] } }

  /// The unit of a name in any of the languages, case and accents folded; `T` is a tablespoon, `t` a teaspoon.
  public static func unit(named name: String) -> UnitDefinition? {
    guard let position = Lexicon.shared.unit(named: name) else { return nil }
    return all[position]
  }

  /// The plural of a unit's name as written, in the language of that name; nil when the name has none or is no singular.
  public static func plural(of name: String) -> String? { UnitForms.shared.plural(of: name) }

  /// The singular of a unit's name as written; nil when the name is no plural.
  public static func singular(of name: String) -> String? { UnitForms.shared.singular(of: name) }

  /// All names of a unit, singular and plural, in all languages.
  static func names(ofUnit id: String) -> [String] {
    guard let position = positions[id] else { return [] }
    return rows[position].names.split(whereSeparator: { $0 == " " || $0 == "/" }).map(spaced)
  }

  /// A name of the table with its spaces.
  fileprivate static func spaced(_ name: Substring) -> String { String(name.map { $0 == "_" ? " " : $0 }) }

  private static let rows: [Row] = UnitNames.rows.description.utf8.split(separator: UInt8(ascii: "\n")).compactMap {
    Row(Substring($0))
  }

  /// One line of the table, taken apart.
  private struct Row {
    let definition: UnitDefinition
    let names: Substring

    init?(_ line: Substring) {
      let fields = line.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map { Substring($0) }
      guard fields.count == 4, let dimension = Dimension(rawValue: String(fields[1])) else { return nil }
      let names = fields[3]
      self.names = names
      let first = Self.forms(names.utf8.prefix { $0 != UInt8(ascii: " ") })
      let long = names.utf8.firstIndex(of: UInt8(ascii: "/")).map { bar in
        let start = names.utf8[..<bar].lastIndex(of: UInt8(ascii: " ")).map { names.utf8.index(after: $0) }
        return Self.forms(names.utf8[(start ?? names.startIndex)...].prefix { $0 != UInt8(ascii: " ") })
      }
      definition = UnitDefinition(
        id: String(fields[0]), dimension: dimension, singular: first.one, plural: first.many,
        longSingular: long?.one ?? first.one, longPlural: long?.many ?? first.many, factors: Self.factors(fields[2]))
    }

    private static func forms(_ name: Substring.UTF8View) -> (one: String, many: String) {
      let parts = name.split(separator: UInt8(ascii: "/")).map { UnitTable.spaced(Substring($0)) }
      return (parts.first ?? "", parts.last ?? "")
    }

    /// `5`, `1/20` or `us=… metric=… imperial=… au=… jp=…`.
    private static func factors(_ text: Substring) -> [Rational?] {
      let parts = text.utf8.split(separator: UInt8(ascii: " ")).map { part in
        Rational(String(Substring(part.split(separator: UInt8(ascii: "=")).last ?? part)))
      }
      return parts.count == 5 ? parts : Array(repeating: parts.first ?? nil, count: 5)
    }
  }
}
