// `vault open`: hands a recipe, its photo or its source to the program that the system opens such things with.

internal import CommandTable
internal import RecipeDocument
internal import SourceText
internal import VaultFolder

extension Command where Session == VaultCommands.Session {
  static let open = Command(
    "open", summary: "open a recipe with the system's program for it",
    positionals: [.recipe], options: [.openSource, .openImage],
    examples: [Example("vault open lasagne --source", "the page that the recipe came from")],
    run: { invocation, session in
      let entry = try session.recipe(named: invocation.words.first ?? "")
      let vault = try session.vault()
      var target = vault.absolute(entry.path).string
      if invocation.has(.openSource) {
        guard let source = entry.recipe.source?.value else { throw Failure(.nothingToOpen, "source") }
        target = source
      } else if invocation.has(.openImage) {
        guard let image = entry.recipe.image?.value else { throw Failure(.nothingToOpen, "image") }
        target = session.imagePath(image, of: entry, in: vault)
      }
      try session.launch(Launcher.opener, [target])
      return .done
    })
}

extension Option {
  static let openSource = Option("source", "open the source instead")
  static let openImage = Option("image", "open the photo instead")
}

extension Session {
  /// The photo's place on the disk, or its address.
  func imagePath(_ image: String, of entry: Library.Entry, in vault: VaultFolder) -> String {
    guard case .file(let candidates) = LinkResolver([]).resolve(image, isWiki: false, in: entry.path.string) else {
      return image
    }
    let path = candidates.first { vault.exists(VaultPath($0)) } ?? candidates.first ?? image
    return vault.absolute(VaultPath(path)).string
  }

  /// Runs a program and waits for it.
  func launch(_ program: String, _ arguments: [String]) throws {
    guard let path = Launcher.find(program, in: variable("PATH") ?? "") else { throw Failure(.openerMissing, program) }
    console.flush()
    let code = try Launcher.run(path, [program] + arguments, environment: environment)
    if code != 0 { throw Failure(.programFailed, program, "\(code)") }
  }
}
