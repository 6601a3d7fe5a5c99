// The state of reading one body: its elements, their sections, and which of them have been understood.

internal import SourceText

/// An ingredient or step before it becomes part of a recipe.
struct BodyLine {
  /// The text.
  var text: MappedText
  /// The name of its group.
  var group: String?
  /// The target of the first link in it that is no web address.
  var link: String?
  /// The bytes of the whole item.
  var span: Span
  /// The line of the file it begins in.
  var line: Int
}

/// A body while it is read.
struct BodyReading {
  let bytes: [UInt8]
  var elements: [BodyElement]
  let words: HeadingWords
  var outline: Outline
  /// For each element whether it is used up: as a fact, as a tag line, as text in another language.
  var isUsed: [Bool]

  /// The role of an element's section.
  func role(ofSection index: Int) -> Role? { outline.sections[index].role }

  /// The elements of a section that are not used up.
  func unused(_ section: Section) -> [Int] { section.elements.filter { !isUsed[$0] } }

  /// The text of an element's heading without a colon at its end.
  func title(of section: Section) -> String? {
    section.heading.map { Self.label(elements[$0].text.text.bytes) }
  }

  /// A label without the colon at its end.
  static func label(_ bytes: [UInt8]) -> String {
    var end = bytes.count
    while end > 0, bytes[end - 1].isWhitespace || bytes[end - 1] == UInt8(ascii: ":") { end -= 1 }
    if bytes[..<end].suffix(3).elementsEqual([0xEF, 0xBC, 0x9A]) { end -= 3 }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  /// Whether a text ends in a colon.
  static func endsInColon(_ bytes: [UInt8]) -> Bool {
    bytes.last == UInt8(ascii: ":") || bytes.suffix(3).elementsEqual([0xEF, 0xBC, 0x9A])
  }

  /// A line made of a whole element.
  func line(_ element: BodyElement, group: String?) -> BodyLine {
    BodyLine(
      text: element.text.text, group: group, link: Self.link(element.text.links), span: element.span, line: element.line
    )
  }

  /// The target of the first link that is no picture and no web address.
  static func link(_ links: [InlineText.Link]) -> String? {
    for link in links where link.link.style == .markdown || link.link.style == .wiki {
      if !isWebAddress(link.link.target) { return link.link.target }
    }
    return nil
  }

  /// Whether a link leads out of the vault.
  static func isWebAddress(_ target: String) -> Bool {
    target.utf8.starts(with: "http:".utf8) || target.utf8.starts(with: "https:".utf8)
      || target.utf8.starts(with: "mailto:".utf8) || target.utf8.starts(with: "//".utf8)
      || target.utf8.first == UInt8(ascii: "#")
  }
}
