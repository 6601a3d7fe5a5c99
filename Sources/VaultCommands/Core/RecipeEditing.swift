// Every command that changes recipes goes through here: one recipe or those of a query, for real or as a diff, each told in one line.

internal import CommandTable
internal import RecipeDocument
internal import RecipeIndex
internal import SourceText
internal import VaultFolder

/// A change of recipes that a command asks for.
struct EditPlan {
  /// What is to be changed, in order.
  var changes: [RecipeChange]
  /// What was done, told behind the path: `set rating to 4`.
  var report: String
}

extension Session {
  /// The recipes that an editing command is about: the one that its first word names, or those that `--query` finds.
  func targets(_ invocation: Invocation) throws -> [VaultPath] {
    if let query = invocation.value(.query) {
      let found = try find([query], invocation)
      if found.hits.isEmpty { throw Failure(.nothingFound, query).with(.nothing) }
      return found.summaries.map(\.path).sorted()
    }
    let path = try recipe(named: invocation.word("RECIPE") ?? "").path
    guard try isRecipeOrDraft(path) else { throw FileProblem(path, .editNoRecipe) }
    return [path]
  }

  /// Makes a change in all recipes that the command is about.
  func edit(_ invocation: Invocation, _ plan: EditPlan) throws -> ExitCode {
    try edit(try targets(invocation), plan, isDryRun: invocation.has(.dryRun))
  }

  /// Makes a change in these recipes; what a file refuses is told, and the others are changed.
  func edit(_ paths: [VaultPath], _ plan: EditPlan, isDryRun: Bool) throws -> ExitCode {
    var code = ExitCode.done
    for path in paths {
      if console.isClosed { break }
      do {
        try Signals.held { try edit(path, plan, isDryRun: isDryRun) }
      } catch let refusal as RefusedEdit {
        tell(refusal.diagnostic, path: path, lines: LineIndex(refusal.bytes))
        code = .failed
      } catch let problem as FileProblem {
        tell([problem])
        code = .failed
      }
    }
    return code
  }

  /// Makes a change in one recipe and tells it.
  private func edit(_ path: VaultPath, _ plan: EditPlan, isDryRun: Bool) throws {
    let vault = try vault()
    if isDryRun {
      let old = try vault.read(path).bytes
      let new = try changed(old, path, plan.changes)
      show(diff: UnifiedDiff.make(old, new, path: path.string))
      return
    }
    var isChanged = false
    var refusal: RefusedEdit?
    let outcome = try vault.edit(path) { (bytes) throws(FileProblem) in
      do throws(RefusedEdit) {
        let new = try changed(bytes, path, plan.changes)
        isChanged = new != bytes
        return isChanged ? new : nil
      } catch {
        refusal = error
        return nil
      }
    }
    if let refusal { throw refusal }
    console.print("\(shown(path)): \(isChanged ? plan.report : "nothing to change")")
    if case .written(let others) = outcome, others > 0 {
      tell(Diagnostic(.namesSplit, nil, ["\(others)"]), path: path, lines: LineIndex([]))
    }
  }

  /// Prints a diff; on a terminal without characters that would command it.
  func show(diff: [UInt8]) {
    guard console.setup.isTerminal else { return console.write(diff) }
    console.write(TerminalText.escaped(String(decoding: diff, as: UTF8.self), keepingLines: true))
  }

  /// The bytes of a file after all changes, each proven by reading the result again.
  func changed(_ bytes: [UInt8], _ path: VaultPath, _ changes: [RecipeChange]) throws(RefusedEdit) -> [UInt8] {
    let settings: ReadingSettings
    do { settings = try vault().settings.reading } catch { settings = ReadingSettings() }
    let editor = RecipeEditor(settings: settings)
    var result = bytes
    for change in changes {
      let document = RecipeDocument(bytes: result, path: path.string, settings: settings)
      let edits: [Edit]
      do throws(EditRefusal) { edits = try editor.edits(for: change, in: document) } catch {
        throw RefusedEdit(diagnostic: error.diagnostic, bytes: result)
      }
      do throws(EditError) { result = try Edit.apply(edits, to: result) } catch {
        throw RefusedEdit(diagnostic: Diagnostic(.editNotProven, nil, ["\(error)"]), bytes: result)
      }
    }
    return result
  }
}

/// A refusal together with the bytes that its place is in.
struct RefusedEdit: Error {
  /// Why.
  let diagnostic: Diagnostic
  /// The file as it was.
  let bytes: [UInt8]
}

extension Option {
  static let query = Option(
    "query", short: "q", value: "QUERY", "change all recipes that a query finds, in place of RECIPE",
    completion: .dynamic("query"))
  static let dryRun = Option("dry-run", "print what would change as a diff, and write nothing")
  /// The options of every command that changes recipes.
  static let editing: [Option] = [.query, .language, .dryRun]
}

extension Positional {
  /// The recipe of a command that can also take `--query`.
  static let edited = Positional(
    "RECIPE", .one, "path, title or part of the title", completion: .dynamic("recipes"), replacedBy: "query")
}
