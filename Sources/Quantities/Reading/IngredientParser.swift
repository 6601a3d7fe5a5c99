// Reads one ingredient line: bytes to tokens (Tokenizer), tokens to parts (LineGrammar).

internal import SourceText

/// Reads ingredient lines.
public struct IngredientParser: Sendable {
  private let settings: QuantitySettings
  private let lexicon = Lexicon.shared

  /// A parser with the settings of a vault.
  public init(settings: QuantitySettings = QuantitySettings()) { self.settings = settings }

  /// The parts of a line; never fails, what is not understood is part of the name.
  public func parse(_ text: String) -> IngredientLine {
    var text = text
    return text.withUTF8 { parse($0, String(decoding: $0, as: UTF8.self)) }
  }

  /// The parts of a line given as bytes; bytes that are not UTF-8 are shown as U+FFFD, and the spans count in that text.
  public func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> IngredientLine {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return parse(String(decoding: bytes, as: UTF8.self))
    }
    return parse(bytes, text)
  }

  /// The parts of a line given as bytes.
  public func parse(_ bytes: [UInt8]) -> IngredientLine { bytes.withUnsafeBufferPointer { parse($0) } }

  /// Longer lines are prose; taking them apart could take time that grows with the square of their length.
  private static let longest = 2000

  private func parse(_ bytes: UnsafeBufferPointer<UInt8>, _ text: String) -> IngredientLine {
    guard bytes.count <= Self.longest else { return unread(text) }
    var tokenizer = Tokenizer(bytes, lexicon)
    tokenizer.run()
    let reader = LineReader(bytes: bytes, tokens: tokenizer.tokens, lexicon: lexicon)
    var grammar = LineGrammar(reader, text, fixedMark: settings.fixedMark)
    grammar.run()
    return grammar.line
  }

  private func unread(_ text: String) -> IngredientLine {
    var line = IngredientLine(text: text)
    line.name = text
    line.nameSpan = Span(0, text.utf8.count)
    return line
  }
}
