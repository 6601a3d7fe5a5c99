// `vault new`: a new recipe from flags, from a template, or in the editor.

internal import CommandTable
internal import RecipeDocument
internal import SourceText
internal import VaultFolder

extension Command where Session == VaultCommands.Session {
  static let new = Command(
    "new", summary: "write a new recipe",
    discussion: """
      Writes a file named after the title and prints its path. With --edit your editor opens on it first, and leaving it without \
      writing leaves nothing behind. `.templates/recipe.md` in the vault is used when it is there: `{{title}}` and `{{date}}` are \
      filled in.
      """,
    positionals: [Positional("TITLE", .one, "the title")],
    options: NewRecipe.options + [.ingredientLine, .stepText, .noteText, .folder, .template, .editNew, .dryRun],
    examples: [
      Example(
        "vault new 'Tea' --servings 1 --ingredient '1 tsp tea' --ingredient '250 ml water' --step 'Boil and steep.'",
        "a whole recipe"),
      Example("vault new 'Lemon Cake' --folder cakes --edit", "in your editor"),
    ],
    run: { invocation, session in
      let title = invocation.word("TITLE") ?? ""
      guard title.contains(where: { !$0.isWhitespace }) else {
        throw Failure(.missingWord, "TITLE", "vault new TITLE [options]")
      }
      let vault = try session.vault()
      var bytes = try NewRecipe(session, title, invocation).bytes()
      let path = try session.freePath(for: title, in: invocation.value(.folder), holding: bytes)
      if invocation.has(.dryRun) {
        session.show(diff: UnifiedDiff.make([], bytes, path: path.string))
        return .done
      }
      guard invocation.has(.editNew) else {
        try vault.create(path, bytes)
        session.console.print(session.shown(path))
        return .done
      }
      let draft = try Draft(name: path.name, bytes: bytes)
      do {
        try session.openEditor(on: draft.path)
      } catch {
        // An editor that fails cancels, unless something was written: text is never thrown away.
        if (try? draft.read()) == bytes {
          draft.remove()
        } else {
          session.tell([Diagnostic(.draftKept, nil, [draft.path])])
        }
        throw error
      }
      guard let edited = try? draft.read() else {
        draft.remove()
        session.tell([Diagnostic(.nothingWritten)])
        return .nothing
      }
      if edited == bytes || !edited.contains(where: { $0 > 0x20 }) {
        draft.remove()
        session.tell([Diagnostic(.nothingWritten)])
        return .nothing
      }
      bytes = edited
      do {
        try vault.create(path, bytes)
      } catch {
        session.tell([Diagnostic(.draftKept, nil, [draft.path])])
        throw error
      }
      draft.remove()
      session.console.print(session.shown(path))
      return try session.check(path)
    })
}

extension Option {
  static let ingredientLine = Option("ingredient", short: "i", value: "LINE", isRepeatable: true, "an ingredient line")
  static let stepText = Option("step", value: "TEXT", isRepeatable: true, "a step")
  static let noteText = Option("note", value: "TEXT", isRepeatable: true, "a note")
  static let folder = Option("folder", value: "DIR", "the folder of the vault to put it in", completion: .directory)
  static let template = Option("template", value: "NAME", "the template of that name in .templates")
  static let editNew = Option("edit", short: "e", "open it in your editor")
}

/// The text of a new recipe.
struct NewRecipe {
  /// The options that become front-matter keys, in the order in which they are written; `tag` makes a list.
  static let options: [Option] = [
    Option("tag", short: "t", value: "TAG", isRepeatable: true, "a tag", completion: .dynamic("tags")),
    Option("category", value: "TEXT", "the category"), Option("cuisine", value: "TEXT", "the cuisine"),
    Option("servings", value: "N", "for how many"), Option("prep", value: "TIME", "time of preparation: 15 min"),
    Option("cook", value: "TIME", "time of cooking: 1 h 30 min"), Option("difficulty", value: "TEXT", "how hard it is"),
    Option("rating", value: "N", "0 to 5"), Option("favorite", "mark it as a favorite"),
    Option("image", value: "FILE", "the photo", completion: .file), Option("author", value: "NAME", "who made it"),
    Option("source", value: "TEXT", "an address, a book, a person"),
    Option("equipment", value: "ITEM", isRepeatable: true, "a pot, a tin, a tool"),
    Option("description", value: "TEXT", "what stands before the ingredients"),
  ]

  private let session: Session
  private let title: String
  private let invocation: Invocation

  init(_ session: Session, _ title: String, _ invocation: Invocation) {
    self.session = session
    self.title = title.split(whereSeparator: \.isNewline).joined(separator: " ")
    self.invocation = invocation
  }

  /// The bytes of the file.
  func bytes() throws -> [UInt8] {
    let template = try template()
    let start = template ?? native
    do throws(RefusedEdit) {
      let more = template.map { titleKeys($0) + lineChanges } ?? []
      return try session.changed(start, VaultPath("new.md"), changes + more)
    } catch {
      throw Failure([error.diagnostic])
    }
  }

  private var today: String { Moment.now(setting: session.variable("VAULT_NOW")).dateText }

  /// The vault's own template, filled in; nil when it has none, and for a recipe whose lines are given.
  private func template() throws -> [UInt8]? {
    let hasLines = invocation.has(.ingredientLine) || invocation.has(.stepText) || invocation.has(.noteText)
    if hasLines && !invocation.has(.template) { return nil }
    let vault = try session.vault()
    let name = invocation.value(.template) ?? "recipe"
    let path = VaultPath(".templates/\(name)\(name.hasSuffix(".md") ? "" : ".md")").normalized
    guard vault.exists(path) else {
      if invocation.has(.template) { throw FileProblem(path, .fileUnreadable, "there is no such template") }
      return nil
    }
    let text = String(decoding: try vault.read(path).bytes, as: UTF8.self)
    return Array(filled(text).utf8)
  }

  /// A template with title and date.
  ///
  /// A value of the front matter that is the title and nothing else is written by the editor afterwards,
  /// which quotes it where YAML needs that.
  private func filled(_ text: String) -> String {
    var (head, body) = ("", text)
    if text.hasPrefix("---\n"), let end = text.firstRange(of: "\n---\n") {
      (head, body) = (String(text[..<end.lowerBound]) + "\n", String(text[text.index(after: end.lowerBound)...]))
    }
    for quote in ["", "'", "\""] {
      head = head.replacing(": \(quote){{title}}\(quote)\n", by: ": \(quote)\(Self.blank)\(quote)\n")
    }
    return (head + body).replacing("{{date}}", by: today).replacing("{{title}}", by: title)
  }

  /// The keys of a template whose value is the title.
  private func titleKeys(_ template: [UInt8]) -> [RecipeChange] {
    let entries = RecipeDocument(bytes: template, path: "new.md").frontMatter?.entries ?? []
    return entries.filter { $0.value.text?.string == Self.blank }.map { .set(key: $0.key, value: title) }
  }

  private static let blank = "vault-title"

  /// The native form: what the changes below then fill.
  private var native: [UInt8] {
    let ingredients = invocation.values(.ingredientLine).map { "- \(MarkdownText.item(Self.oneLine($0)))\n" }
    let steps = invocation.values(.stepText).enumerated().map { "\($0 + 1). \(MarkdownText.item(Self.oneLine($1)))\n" }
    let notes = invocation.values(.noteText).map { "- \(MarkdownText.item(Self.oneLine($0)))\n" }
    let description = invocation.given["description"]?.last.map { Self.paragraphs($0) + "\n\n" } ?? ""
    var text = "---\ntitle: Untitled\n---\n\n\(description)## Ingredients\n\n"
    text += ingredients.isEmpty ? "- \n" : ingredients.joined()
    text += "\n## Steps\n\n" + (steps.isEmpty ? "1. \n" : steps.joined())
    if !notes.isEmpty { text += "\n## Notes\n\n" + notes.joined() }
    return Array(text.utf8)
  }

  private var changes: [RecipeChange] {
    var changes: [RecipeChange] = [.set(key: "title", value: title)]
    for option in Self.options where option.long != "description" {
      let values = invocation.values(option)
      switch option.long {
      case _ where values.isEmpty: break
      case "tag": changes.append(.addToList(.tags, values))
      case "equipment": changes.append(.addToList(.equipment, values))
      case "favorite": changes.append(.favorite(true))
      default: changes.append(.set(key: option.long, value: values[values.count - 1]))
      }
    }
    changes.append(.set(key: "created", value: today))
    return changes
  }

  /// The lines that a template is given.
  private var lineChanges: [RecipeChange] {
    invocation.values(.ingredientLine).map { .ingredient(.add($0, at: nil, group: nil)) }
      + invocation.values(.stepText).map { .step(.add($0, at: nil, group: nil)) }
      + invocation.values(.noteText).map { .addNote($0) }
  }

  /// A description whose lines are neither headings nor items.
  private static func paragraphs(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { MarkdownText.item(String($0)) }
      .joined(separator: "\n")
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

extension String {
  /// The text with every `word` replaced.
  fileprivate func replacing(_ word: String, by other: String) -> String {
    var result = ""
    var rest = self[...]
    while let found = rest.firstRange(of: word) {
      result += rest[..<found.lowerBound] + other
      rest = rest[found.upperBound...]
    }
    return result + rest
  }
}

extension Session {
  /// A path for a new recipe that no file has, and under which it is seen: `README.md` or `Pantry.md` would be none.
  ///
  /// Throws when a recipe of this title is there already.
  fileprivate func freePath(for title: String, in folder: String?, holding bytes: [UInt8]) throws -> VaultPath {
    let vault = try vault()
    var place = VaultPath(bytes: [])
    if let folder {
      place = VaultPath(folder).normalized
      if let inside = place.isAbsolute ? place.relative(to: vault.root) : place {
        place = inside
      } else {
        throw FileProblem(place, .outsideVault)
      }
    } else if let here = currentFolder.relative(to: vault.root), !here.bytes.starts(with: [UInt8(ascii: ".")]) {
      place = here
    }
    var name = FileNames.make(title)
    if try !isSeen(bytes, as: place.appending(name)) { name = FileNames.make(title + " recipe") }
    for number in 1...10_000 {
      let path = place.appending(number == 1 ? name : FileNames.variant(name, number))
      guard vault.exists(path) else { return path }
      let other = try? Library.read(path, in: vault)
      if let other, Folding.fold(other.recipe.title.value) == Folding.fold(title) {
        throw FileProblem(path, .fileExists)
      }
    }
    throw FileProblem(place.appending(name), .fileExists)
  }

  /// Whether a text that is a recipe under any other name is one under this.
  private func isSeen(_ bytes: [UInt8], as path: VaultPath) throws -> Bool {
    if path.bytes.starts(with: "..".utf8) { return true }
    let settings = try vault().settings
    let isRecipe = { (name: String) in
      RecipeDocument(bytes: bytes, path: name, settings: settings.reading).recipe.isRecipe
    }
    return try isRecipePlace(path) && (isRecipe(path.string) || !isRecipe("new.md"))
  }
}
