// What the owner of a vault wrote into `.vault.yaml`, as values. How they are read stands in VaultSettingsReader.swift.

public import RecipeDocument

/// The settings of a vault.
public struct VaultSettings: Hashable, Sendable {
  /// The names of the files that vault keeps beside the recipes, relative to the vault's root.
  public struct Files: Hashable, Sendable {
    /// What is at home.
    public var pantry = "Pantry.md"
    /// The aisles in store order.
    public var aisles = "Aisles.md"
    /// The folder of plans.
    public var plans = "Plans"
    /// The shopping list.
    public var shopping = "Shopping.md"

    /// The built-in names.
    public init() {}
  }

  /// Patterns of files and folders that hold the recipes; empty means all.
  public var recipes: [GlobPattern] = []
  /// Patterns of files and folders to leave out.
  public var ignore: [GlobPattern] = []
  /// `language:`, `headings:`, `keys:`, `units:`, `fixed:` and `densities:`.
  public var reading = ReadingSettings()
  /// The names of the vault's own files.
  public var files = Files()
  /// Foods that are always at home.
  public var staples: [String] = []
  /// The folder that photos are put into, relative to the vault's root; nil puts them beside the recipe.
  public var photos: String?
  /// Named queries and commands: name to text.
  public var aliases: [String: String] = [:]
  /// The path of a table of nutrients, relative to the vault's root.
  public var foods: String?
  /// Addresses of services by name.
  public var services: [String: String] = [:]

  /// The settings of a vault without `.vault.yaml`.
  public init() {}

  /// The name of the settings file in the vault's root.
  public static let fileName = ".vault.yaml"

  /// Every key of the settings file.
  public static let keys = [
    "recipes", "ignore", "language", "units", "headings", "keys", "files", "staples", "densities", "fixed", "photos",
    "aliases", "foods", "services",
  ]
}
