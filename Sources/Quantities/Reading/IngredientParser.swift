// Reads one ingredient line: bytes to tokens (Tokenizer), tokens to parts (LineGrammar).

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

  private func parse(_ bytes: UnsafeBufferPointer<UInt8>, _ text: String) -> IngredientLine {
    var tokenizer = Tokenizer(bytes, lexicon)
    tokenizer.run()
    let reader = LineReader(bytes: bytes, tokens: tokenizer.tokens, lexicon: lexicon)
    var grammar = LineGrammar(reader, text, fixedMark: settings.fixedMark)
    grammar.run()
    return grammar.line
  }
}
