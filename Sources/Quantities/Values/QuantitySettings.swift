// What the owner of a vault can set about amounts: `.vault.yaml` keys `units:`, `fixed:`, `densities:`.

/// Settings that change how amounts are read and shown.
public struct QuantitySettings: Hashable, Sendable {
  /// Which countries' cups, pints and tablespoons are meant.
  public enum System: String, Sendable, Hashable, CaseIterable {
    /// Grams, litres; a cup is 250 ml.
    case metric
    /// US customary; a cup is 236.6 ml.
    case us
    /// British imperial; a pint is 568 ml.
    case imperial
    /// Australian; a tablespoon is 20 ml.
    case au
    /// Japanese; a cup is 200 ml.
    case jp
  }

  /// The unit system of ambiguous words.
  public var system: System?
  /// The mark of amounts that do not scale; nil for the built-in `=`.
  public var fixedMark: String?
  /// Densities in grams per millilitre by name of food, from the settings file.
  public var densities: [String: Rational] = [:]

  /// The settings of a vault without `.vault.yaml`.
  public init() {}
}
