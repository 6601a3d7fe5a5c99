// `vault move`: another place or title for a recipe, and every link to it.

internal import CommandTable
internal import Kitchen
internal import RecipeDocument
internal import SourceText
internal import VaultFolder

extension Command where Session == VaultCommands.Session {
  static let move = Command(
    "move", aliases: ["mv"], summary: "move or rename a recipe and fix every link to it",
    discussion: """
      A folder as PATH keeps the file's name. With --title the title changes and the file is named after it. When one of the files \
      cannot be written, all are as they were.
      """,
    positionals: [.recipe, Positional("PATH", .optional, "the new path in the vault, or a folder", completion: .file)],
    options: [.title, .dryRun],
    examples: [
      Example("vault move lasagne pasta/", "into another folder"),
      Example("vault move lasagne --title 'Lasagne al forno'", "another title, and the file's name"),
    ],
    run: { invocation, session in
      let entry = try session.recipe(named: invocation.word("RECIPE") ?? "")
      let title = invocation.value(.title)
      let target = try session.newPath(of: entry, invocation.word("PATH"), title: title)
      guard try session.isRecipePlace(target) else { throw FileProblem(target, .pathHidden) }
      if FileNames.isOdd(target.bytes) { throw FileProblem(target, .pathOdd) }
      let move = RecipeMove(session, entry, to: target, title: title)
      let changes = try move.changes()
      if invocation.has(.dryRun) {
        for change in changes { session.show(diff: change.diff) }
        if target != entry.path { session.console.print("rename \(entry.path.string) => \(target.string)") }
        return .done
      }
      try Signals.held { try move.make(changes) }
      let links = changes.filter { $0.path != entry.path }.count
      let also = links == 0 ? "" : ", links changed in \(links) file\(links == 1 ? "" : "s")"
      session.console.print("\(session.shown(entry.path)): now \(session.shown(target))\(also)")
      return .done
    })
}

extension Option {
  static let title = Option("title", value: "TITLE", "the new title")
}

extension Session {
  /// Where a recipe is to be.
  fileprivate func newPath(of entry: Library.Entry, _ word: String?, title: String?) throws -> VaultPath {
    let vault = try vault()
    guard !entry.path.isAbsolute else { throw Failure(.outsideVault) }
    if let word {
      // In the vault's root both readings are the same; elsewhere a path is meant from where the person is.
      var path = vault.path(given: VaultPath(word), currentFolder: currentFolder)
      if path.isAbsolute { path = VaultPath(word).normalized }
      if path.isAbsolute || path.bytes.starts(with: Array("..".utf8)) { throw FileProblem(path, .outsideVault) }
      let isFolder = word.hasSuffix("/") || vault.isFolder(path)
      if isFolder { path = path.appending(title.map { Array(FileNames.make($0).utf8) } ?? entry.path.name) }
      return LinkRewriting.withoutEnding(path.string) == path.string ? path.appendingEnding : path
    }
    guard let title else { throw Failure(.missingWord, "PATH or --title", "vault move RECIPE PATH") }
    return entry.path.parent.appending(FileNames.make(title))
  }
}

extension VaultPath {
  /// The path with `.md` behind it.
  fileprivate var appendingEnding: VaultPath { VaultPath(bytes: bytes + Array(".md".utf8)) }
}

/// One move: what it changes in which files, and how it is taken back when it cannot be finished.
struct RecipeMove {
  /// New bytes for a file.
  struct Change {
    let path: VaultPath
    let old: [UInt8]
    let new: [UInt8]

    var diff: [UInt8] { UnifiedDiff.make(old, new, path: path.string) }
  }

  private let session: Session
  private let entry: Library.Entry
  private let target: VaultPath
  private let title: String?

  init(_ session: Session, _ entry: Library.Entry, to target: VaultPath, title: String?) {
    self.session = session
    self.entry = entry
    self.target = target
    self.title = title
  }

  /// What has to change in the files, the moved one included; nothing is written yet.
  func changes() throws -> [Change] {
    let vault = try session.vault()
    if target != entry.path && vault.exists(target) { throw FileProblem(target, .fileExists) }
    let library = Library(vault.withOwnFiles)
    let links = LinkRewriting(
      library, from: entry.path, to: target, title: title ?? entry.recipe.title.value,
      isThere: { vault.exists(VaultPath($0)) })
    let list = try session.shoppingPath
    var changes: [Change] = []
    for file in library.files {
      var bytes = file.document.bytes
      let edits = try links.edits(of: file)
      if !edits.isEmpty { bytes = try Edit.apply(edits, to: bytes) }
      if file.path == list {
        let shares = try session.shoppingFile(bytes).renaming(entry.path.string, to: target.string)
        bytes = try Edit.apply(shares, to: bytes)
      }
      if file.path == entry.path, let title {
        do throws(RefusedEdit) {
          bytes = try session.changed(bytes, file.path, [.set(key: "title", value: title)])
        } catch {
          throw FileProblem(file.path, error.diagnostic)
        }
      }
      if bytes != file.document.bytes { changes.append(Change(path: file.path, old: file.document.bytes, new: bytes)) }
    }
    return changes
  }

  /// Writes all files and moves the recipe; takes everything back when a part fails.
  func make(_ changes: [Change]) throws {
    let vault = try session.vault()
    var done: [Change] = []
    do {
      for change in changes {
        try vault.edit(change.path) { (bytes) throws(FileProblem) in
          guard bytes == change.old else { throw FileProblem(change.path, .fileBusy) }
          return change.new
        }
        done.append(change)
      }
      if target != entry.path { try vault.move(entry.path, to: target) }
    } catch {
      for change in done.reversed() {
        try vault.edit(change.path) { (bytes) throws(FileProblem) in bytes == change.new ? change.old : nil }
      }
      throw error
    }
  }
}

extension VaultFolder {
  /// The same folder with plans, lists and pantry counted as files like others.
  var withOwnFiles: VaultFolder {
    var settings = settings
    settings.files.pantry = ""
    settings.files.aisles = ""
    settings.files.plans = ""
    settings.files.shopping = ""
    return VaultFolder(root: root, settings: settings)
  }

  /// Whether a path is a folder.
  func isFolder(_ path: VaultPath) -> Bool { path.isRoot || exists(path.appending(".")) }
}
