// Turns an intended change into edits of byte ranges and proves, by reading the result, that it changes what was asked for and nothing else.

internal import Quantities
public import SourceText

/// Edits recipes; pure: bytes in, edits out.
public struct RecipeEditor: Sendable {
  private let settings: ReadingSettings

  /// An editor for files read with these settings.
  public init(settings: ReadingSettings = ReadingSettings()) { self.settings = settings }

  /// The edits that make a change; none when the file says so already.
  ///
  /// Throws the reason when the change cannot be made without changing something else.
  public func edits(for change: RecipeChange, in document: RecipeDocument) throws(EditRefusal) -> [Edit] {
    try checkEditable(document)
    do throws(EditRefusal) {
      return try proved(plan(change, document), change, document)
    } catch {
      // A number in a title or the name of a group cannot change without them; the front matter overrules it.
      guard error.diagnostic.id == .editNotProven, case .set(let key, let value) = change,
        let edit = ValueEditor(document, settings).overruling(key, value)
      else { throw error }
      return try proved([edit], change, document)
    }
  }

  /// The edits, when reading the result shows that they do what they are meant to.
  private func proved(
    _ edits: [Edit], _ change: RecipeChange, _ document: RecipeDocument
  ) throws(EditRefusal) -> [Edit] {
    guard !edits.isEmpty else { return [] }
    let after = try apply(edits, document)
    let touched = EditProof.touched(change, document, settings)
    try EditProof.check(before: document, after: after, touched: touched)
    try checkIntent(change, before: document, after: after)
    return edits
  }

  /// The bytes of the file after a change; those of the document when nothing is to be changed.
  public func result(of change: RecipeChange, in document: RecipeDocument) throws(EditRefusal) -> [UInt8] {
    let edits = try edits(for: change, in: document)
    return edits.isEmpty ? document.bytes : try apply(edits, document).bytes
  }

  private func apply(_ edits: [Edit], _ document: RecipeDocument) throws(EditRefusal) -> RecipeDocument {
    let bytes: [UInt8]
    do throws(EditError) {
      bytes = try Edit.apply(edits, to: document.bytes)
    } catch {
      throw EditRefusal(.editNotProven, nil, ["two places of the file overlap"])
    }
    return RecipeDocument(bytes: bytes, path: document.path, settings: settings)
  }

  private func checkEditable(_ document: RecipeDocument) throws(EditRefusal) {
    guard document.bytes.count <= RecipeDocument.maximumSize else {
      throw EditRefusal(.fileTooLarge, nil, ["\(document.bytes.count / 1_048_576)"])
    }
    guard UTF8Check.isValid(document.bytes) else { throw EditRefusal(.editInvalidUTF8) }
  }

  private func plan(_ change: RecipeChange, _ document: RecipeDocument) throws(EditRefusal) -> [Edit] {
    let values = ValueEditor(document, settings)
    switch change {
    case .set(let key, let value): return try values.set(key, value)
    case .unset(let key): return try values.unset(key)
    case .addToList(let key, let texts): return try values.add(texts, to: key)
    case .removeFromList(let key, let texts): return try values.remove(texts, from: key)
    case .append(let key, let text): return try values.append(text, under: key)
    case .favorite(let isFavorite): return try values.favorite(isFavorite)
    case .ingredient(let change): return try ItemEditor(document, .ingredients, settings).edits(change)
    case .step(let change): return try ItemEditor(document, .steps, settings).edits(change)
    case .addNote(let text): return try NoteEditor(document, settings).add(text)
    case .renameInList(let key, let old, let new): return try values.rename(old, to: new, in: key)
    case .scale(let factor): return try ScaleEditor(document, settings).edits(by: factor)
    }
  }

  /// That the intended value is there.
  private func checkIntent(
    _ change: RecipeChange, before: RecipeDocument, after: RecipeDocument
  ) throws(EditRefusal) {
    guard let problem = EditIntent(before: before, after: after, settings: settings).problem(change) else { return }
    throw EditRefusal(.editNotProven, nil, [problem])
  }
}
