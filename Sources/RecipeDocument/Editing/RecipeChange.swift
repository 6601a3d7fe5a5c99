// What a user may want changed, whatever the dialect of the file.

public import Quantities
public import SourceText

/// An intended change of one recipe.
public enum RecipeChange: Hashable, Sendable {
  /// Give a key a value; `key` as the user writes it.
  case set(key: String, value: String)
  /// Take a key away.
  case unset(key: String)
  /// Add texts to a list: tags, equipment, categories.
  case addToList(RecipeKey, [String])
  /// Take texts out of a list.
  case removeFromList(RecipeKey, [String])
  /// Put another text in the place of one of a list.
  case renameInList(RecipeKey, String, String)
  /// Add a text to the list under a key that means nothing to vault, made when it is not there: dates of cooking.
  case append(key: String, String)
  /// Make it a favorite or not.
  case favorite(Bool)
  /// Change the ingredients.
  case ingredient(ItemChange)
  /// Change the steps.
  case step(ItemChange)
  /// Add a note.
  case addNote(String)
  /// Multiply every amount and the yield.
  case scale(Rational)
}

/// A change of a list of ingredients or steps; numbers count from 1 as they are shown.
public enum ItemChange: Hashable, Sendable {
  /// Add a text, at the end of its group or so that it becomes number `at`.
  case add(String, at: Int?, group: String?)
  /// Put a text in an item's place.
  case replace(Int, String)
  /// Take an item away.
  case remove(Int)
  /// Take an item from one place to another.
  case move(from: Int, to: Int)
}

/// Why a change is not made; nothing is written then.
public struct EditRefusal: Error, Hashable, Sendable {
  /// The reason and what to do.
  public let diagnostic: Diagnostic

  /// A refusal for a reason.
  public init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  /// A refusal of this kind.
  init(_ id: DiagnosticID, _ span: Span? = nil, _ arguments: [String] = []) {
    diagnostic = Diagnostic(id, span, arguments)
  }
}
