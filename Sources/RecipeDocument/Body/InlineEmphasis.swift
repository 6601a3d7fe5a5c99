// Which stars and underscores are emphasis and which are text: CommonMark's delimiter rule, without its rule of three.

internal import SourceText

/// A piece of inline Markdown.
struct InlineToken {
  /// What it is.
  enum Kind {
    /// Bytes of the file that are text.
    case copy
    /// The inside of a code span.
    case code
    /// Text that stands in the file in another form.
    case literal(String)
    /// A run of `*`, `_`, `~~` or `==`.
    case delimiter(UInt8, canOpen: Bool, canClose: Bool)
    /// `[` or `![`.
    case bracket(isImage: Bool)
    /// The end of a line.
    case lineBreak(isHard: Bool)
    /// Markup.
    case nothing
  }

  /// What it is.
  var kind: Kind
  /// Its bytes in the file.
  var span: Span

  /// A piece.
  init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }

  /// Whether it is the end of a line.
  var isBreak: Bool {
    if case .lineBreak = kind { return true }
    return false
  }
}

/// Resolves emphasis.
enum InlineEmphasis {
  /// Tokens `first ..< last` are emphasised.
  struct Range {
    /// The index of the opening delimiter.
    var first: Int
    /// The index of the closing delimiter.
    var last: Int
    /// `**` rather than `*`.
    var isStrong: Bool
  }

  /// More open delimiters than this are text: it bounds the work on hostile input.
  private static let maximumOpen = 64

  /// Takes the bytes of matched delimiters out of the tokens and says what they emphasise.
  static func resolve(_ tokens: inout [InlineToken]) -> [Range] {
    var open: [Int] = []
    var result: [Range] = []
    for index in tokens.indices {
      guard case .delimiter(let byte, let canOpen, let canClose) = tokens[index].kind else { continue }
      if canClose { close(index, byte, &tokens, &open, &result) }
      if canOpen, !tokens[index].span.isEmpty, open.count < maximumOpen { open.append(index) }
    }
    return result
  }

  private static func close(
    _ index: Int, _ byte: UInt8, _ tokens: inout [InlineToken], _ open: inout [Int], _ result: inout [Range]
  ) {
    while !tokens[index].span.isEmpty {
      guard
        let place = open.lastIndex(where: {
          if case .delimiter(byte, _, _) = tokens[$0].kind { return true }
          return false
        })
      else { return }
      let opener = open[place]
      open.removeSubrange((place + 1)...)
      let count = min(2, tokens[opener].span.count, tokens[index].span.count)
      let left = tokens[opener].span
      let right = tokens[index].span
      tokens[opener].span = Span(left.start, left.end - count)
      tokens[index].span = Span(right.start + count, right.end)
      if byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") {
        result.append(Range(first: opener, last: index, isStrong: count == 2))
      }
      if tokens[opener].span.isEmpty { open.removeLast() }
    }
  }
}
