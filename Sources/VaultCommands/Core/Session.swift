// What every command is handed: the console, the environment, the clock, and the vault when it asks for it.

internal import CommandTable
internal import Kitchen
internal import RecipeDocument
internal import RecipeIndex
internal import SourceText
internal import VaultFolder

/// One run of the program.
///
/// Used by one thread.
final class Session {
  /// Where output goes.
  let console: Console
  /// The environment variables.
  let environment: Environment
  /// Standard input.
  let input: Input
  /// The folder that relative paths are relative to; absolute.
  let currentFolder: VaultPath
  /// The values of the options that every command takes.
  var globals: Invocation
  private var opened: VaultFolder?
  private var knownShownPaths: ShownPaths?
  /// The recipes of the vault, once they were asked for.
  var openedSnapshot: RecipeSnapshot?
  /// What is known of foods, once it was asked for.
  var openedCatalogue: FoodCatalogue?
  /// The foods with their nutrients, once they were asked for.
  var openedFoods: NutritionFoods?

  init(console: Console, environment: Environment, input: Input, currentFolder: VaultPath) {
    self.console = console
    self.environment = environment
    self.input = input
    self.currentFolder = currentFolder
    globals = Invocation(path: [])
  }

  /// A variable of the environment; nil when it is not set or empty.
  func variable(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The vault, opened at the first call; settings that could not be read are told, `vault check` tells the rest.
  func vault() throws -> VaultFolder {
    if let opened { return opened }
    let (root, _) = try VaultLocator.find(
      option: globals.value(.vault).map { absolute($0) }, variable: variable("VAULT_DIR").map { absolute($0) },
      home: variable("HOME"), currentFolder: currentFolder)
    var folder = VaultFolder(root: root)
    tell(folder.settingsProblems.filter { $0.diagnostic.severity == .error })
    if let language = globals.value(.language) {
      var settings = folder.settings
      settings.reading.language = String(Folding.fold(language).prefix(2))
      folder = VaultFolder(root: root, settings: settings)
    }
    opened = folder
    return folder
  }

  /// A path that a person gave, made absolute.
  func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : currentFolder.appending(path).normalized.string
  }

  /// How paths of the vault are shown: from the folder in which the person stands.
  var shownPaths: ShownPaths {
    if let known = knownShownPaths { return known }
    guard let opened else { return .asStored }
    let paths = ShownPaths(root: opened.root, from: currentFolder)
    knownShownPaths = paths
    return paths
  }

  /// A path of the vault as the person sees it.
  func shown(_ path: VaultPath) -> String {
    let text = String(decoding: shownPaths.bytes(path), as: UTF8.self)
    return console.setup.isTerminal ? TerminalText.escaped(text) : text
  }
}
