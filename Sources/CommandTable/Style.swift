// Colour and weight as values: a command says what a text is, the console says whether that shows.

/// How a text looks on a terminal.
public enum Style: String, Sendable, Hashable {
  /// As it comes.
  case plain = ""
  /// Titles and headings.
  case bold = "1"
  /// What matters less.
  case dim = "2"
  /// Amounts and other numbers.
  case cyan = "36"
  /// Tags.
  case green = "32"
  /// Ratings and warnings.
  case yellow = "33"
  /// Favorites, matches and errors.
  case red = "31"
  /// Paths.
  case magenta = "35"
  /// Headings of sections.
  case boldBlue = "1;34"
  /// Links.
  case underlined = "4"
}

extension Console {
  /// The text in this style, when data is styled.
  public func styled(_ text: String, _ style: Style) -> String {
    Self.styled(text, style, isOn: setup.usesColor)
  }

  /// The text in this style, when messages are styled.
  public func styledMessage(_ text: String, _ style: Style) -> String {
    Self.styled(text, style, isOn: setup.usesColorForMessages)
  }

  private static func styled(_ text: String, _ style: Style, isOn: Bool) -> String {
    if !isOn || style == .plain || text.isEmpty { return text }
    return "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
  }

  /// The text as a link to `address`, on a terminal that shows styles; elsewhere the text alone.
  public func linked(_ text: String, to address: String) -> String {
    guard setup.isTerminal && setup.usesColor else { return text }
    let safe = address.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value < 0x7F }
    return safe ? "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\" : text
  }
}
