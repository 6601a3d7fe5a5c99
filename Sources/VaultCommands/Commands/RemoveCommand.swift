// `vault remove`: takes a recipe out of the vault, with the photos that nothing else shows.

internal import CommandTable
internal import RecipeDocument
internal import RecipeIndex
internal import SourceText
internal import VaultFolder

extension Command where Session == VaultCommands.Session {
  static let remove = Command(
    "remove", aliases: ["rm"], summary: "remove a recipe",
    discussion: """
      Moves the recipe to `.trash` in the vault, which git ignores, together with its photos that no other file shows, and names the \
      links that lead nowhere then.
      """,
    positionals: [.edited], options: [.delete, .yes, .query, .dryRun],
    examples: [
      Example("vault remove lasagne", "into the trash"),
      Example("vault remove lasagne --delete --yes", "for good, without a question"),
    ],
    run: { invocation, session in
      let paths = try session.targets(invocation)
      let removal = RecipeRemoval(session, paths, try session.library())
      removal.tellBrokenLinks()
      if invocation.has(.dryRun) {
        for path in removal.files { session.console.print("remove \(session.shown(path))") }
        return .done
      }
      let isForGood = invocation.has(.delete)
      if !invocation.has(.yes), !(try removal.isConfirmed(isForGood: isForGood)) { return .nothing }
      return removal.make(isForGood: isForGood)
    })
}

extension Option {
  static let delete = Option("delete", "delete for good instead of moving to .trash")
  static let yes = Option("yes", short: "y", "don't ask")
}

/// What the removal of some recipes means.
struct RecipeRemoval {
  /// The recipes and the photos that go with them.
  let files: [VaultPath]
  private let session: Session
  private let recipes: Set<VaultPath>
  private let library: Library

  init(_ session: Session, _ paths: [VaultPath], _ library: Library) {
    self.session = session
    self.library = library
    recipes = Set(paths)
    let vault = try? session.vault()
    var shown: [VaultPath: Bool] = [:]
    for entry in library.files {
      for photo in Self.photos(of: entry, in: vault) {
        shown[photo] = (shown[photo] ?? true) && paths.contains(entry.path)
      }
    }
    let orphans = shown.filter { $0.value && vault?.exists($0.key) == true }.map(\.key)
    let others = orphans.isEmpty ? [] : Self.otherTexts(session, library, without: recipes)
    // A name may be found in a place that only the author's other programs know: it keeps every photo of that name.
    files =
      paths
      + orphans.filter { photo in
        !paths.contains(photo) && !others.contains { Self.mentions($0, photo.name) }
      }.sorted()
  }

  /// The texts of all other files, those that the settings leave out too.
  private static func otherTexts(_ session: Session, _ library: Library, without recipes: Set<VaultPath>) -> [[UInt8]] {
    let known = Set(library.files.map(\.path))
    var texts = library.files.filter { !recipes.contains($0.path) }.map(\.document.bytes)
    guard let vault = try? session.vault() else { return texts }
    var settings = vault.settings
    settings.ignore = []
    settings.recipes = []
    let whole = VaultFolder(root: vault.root, settings: settings)
    for file in whole.walk().files where !known.contains(file.path) {
      if let bytes = try? whole.read(file.path).bytes { texts.append(bytes) }
    }
    return texts
  }

  /// Whether the name of a photo stands anywhere in a text, as it is or with blanks as `%20`.
  private static func mentions(_ text: [UInt8], _ name: [UInt8]) -> Bool {
    let encoded = name.flatMap { $0 == 0x20 ? Array("%20".utf8) : [$0] }
    return [name, encoded].contains { Bytes.contains(text, $0) }
  }

  /// The pictures of the vault that a recipe shows.
  private static func photos(of entry: Library.Entry, in vault: VaultFolder?) -> [VaultPath] {
    targets(of: entry).flatMap { target -> [VaultPath] in
      guard case .file(let paths) = LinkResolver([]).resolve(target, isWiki: false, in: entry.path.string) else {
        return []
      }
      let photos = vault?.settings.photos.map { [$0 + "/" + target] } ?? []
      return (paths + photos).map { VaultPath($0).normalized }.filter { path in
        !path.isRoot && !path.isAbsolute && !path.bytes.starts(with: Array("..".utf8)) && isPicture(path)
      }
    }
  }

  /// The pictures that a recipe names, as written.
  private static func targets(of entry: Library.Entry) -> [String] {
    entry.recipe.links.filter { $0.style == .image || $0.style == .wikiImage }.map(\.target)
      + [entry.recipe.image?.value].compactMap { $0 }
  }

  /// Whether a file's name ends like that of a picture.
  private static func isPicture(_ path: VaultPath) -> Bool {
    let name = Folding.fold(path.string)
    return [".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif", ".heic", ".svg", ".bmp", ".tif", ".tiff"]
      .contains { name.hasSuffix($0) }
  }

  /// Names the links of other files that will lead nowhere.
  func tellBrokenLinks() {
    let resolver = library.linkResolver()
    for entry in library.files where !recipes.contains(entry.path) {
      for link in entry.recipe.links {
        let isWiki = link.style == .wiki || link.style == .wikiImage
        guard case .recipe(let index) = resolver.resolve(link.target, isWiki: isWiki, in: entry.path.string),
          recipes.contains(library.files[index].path)
        else { continue }
        session.tell(
          Diagnostic(.linkWillBreak, link.targetSpan, [link.target]), path: entry.path,
          lines: LineIndex(entry.document.bytes))
      }
    }
  }

  /// Whether the person at the terminal wants it; where nobody sits, moving to the trash needs no answer and deleting does.
  func isConfirmed(isForGood: Bool) throws -> Bool {
    let prompt = Prompt(session.console) { session.input.line().map { String(decoding: $0, as: UTF8.self) } }
    let names = files.map(session.shown).joined(separator: ", ")
    guard prompt.canAsk else {
      if isForGood { throw Failure(.deleteNeedsYes) }
      return true
    }
    return prompt.confirm(isForGood ? "Delete \(names) for good?" : "Move \(names) to .trash?") ?? false
  }

  /// Removes the files and tells each.
  func make(isForGood: Bool) -> ExitCode {
    var code = ExitCode.done
    for path in files {
      do {
        let vault = try session.vault()
        if isForGood {
          try vault.delete(path)
          session.console.print("\(session.shown(path)): deleted")
        } else {
          session.console.print("\(session.shown(path)): moved to \(session.shown(try vault.moveToTrash(path)))")
        }
      } catch {
        if let problem = error as? FileProblem { session.tell([problem]) }
        code = .failed
      }
    }
    return code
  }
}
