// `vault init`: makes a folder a vault. What is in it stays as it is.

internal import CommandTable
internal import SourceText
internal import VaultFolder

extension Command where Session == VaultCommands.Session {
  static let initialize = Command(
    "init", summary: "make a folder a vault",
    discussion:
      "Writes a `.vault.yaml` with every setting explained; recipes that are there already are read as they are.",
    positionals: [Positional("DIR", .optional, "the folder; the current one when left out", completion: .directory)],
    examples: [Example("vault init ~/recipes", "begins a vault")],
    run: { invocation, session in
      let name = session.absolute(invocation.word(0) ?? ".")
      let parent = VaultFolder(root: VaultPath("/"), settings: VaultSettings())
      let settings = VaultPath(name).relative(to: VaultPath("/")).map { $0.appending(VaultSettings.fileName) }
      guard let settings else { throw Failure(.vaultRefused, "/") }
      guard try isNew(settings, in: parent) else {
        session.console.print("\(name) is a vault already")
        return .done
      }
      session.console.print("\(name) is a vault now; begin with `vault new 'Lemon Cake' --edit`")
      return .done
    })
}

/// What `vault init` writes: all settings, all of them comments.
private let settingsTemplate = """
  # Settings of this vault. Every line is optional; `vault help settings` explains them.

  # recipes: [recipes/**]        # where the recipes are; everywhere when left out
  # ignore: [drafts/**]          # what to leave out
  # language: en                 # which language counts in files with two
  # units: metric                # metric, us, imperial, au, jp: what cup and pint mean
  # staples: [salt, pepper]      # always at home
  # photos: photos               # the folder of photos
  # aliases:
  #   weeknight: "time:<30m"

  """

/// Writes the settings file; false when there is one already.
private func isNew(_ settings: VaultPath, in parent: VaultFolder) throws -> Bool {
  do {
    try parent.create(settings, Array(settingsTemplate.utf8))
    return true
  } catch {
    guard error.diagnostic.id == .fileExists else { throw error }
    return false
  }
}
