// What stands before the text of a list item: `- `, `12. `, `- [ ] `.

internal import SourceText

/// The marker of an item.
struct ItemMarker {
  /// What kind of item it is.
  enum Kind: Hashable { case bullet(UInt8), number(UInt8), row, none }

  /// What kind of item it is.
  let kind: Kind
  /// The number of a numbered item.
  let number: Int?
  /// The bytes of its digits.
  let digits: Span?
  /// The first byte of the marker, or of the text where there is none.
  let start: Int
  /// The first byte after the marker and the blanks behind it.
  let bodyStart: Int
  /// The first byte after the check-box too.
  let contentStart: Int

  /// How many bytes the marker has with its blanks.
  var length: Int { bodyStart - start }

  /// The marker of the item at `span`.
  init(_ bytes: [UInt8], _ span: Span) {
    start = span.start
    var kind = Kind.none
    var digits: Span?
    var position = span.start
    if position < span.end {
      let first = bytes[position]
      if first == 0x7C {
        kind = .row
      } else if first == .hyphen || first == 0x2A || first == 0x2B {
        kind = .bullet(first)
        position += 1
      } else if first.isDigit {
        while position < span.end, bytes[position].isDigit, position - span.start < 9 { position += 1 }
        if position < span.end, bytes[position] == .dot || bytes[position] == 0x29 {
          kind = .number(bytes[position])
          digits = Span(span.start, position)
          position += 1
        }
      }
    }
    let isFollowed = position < span.end && bytes[position].isBlank
    if kind == .none || kind == .row || !isFollowed {
      self.kind = kind == .row ? .row : .none
      self.digits = nil
      number = nil
      bodyStart = span.start
      contentStart = span.start
      return
    }
    self.kind = kind
    self.digits = digits
    number = digits.flatMap { Int(MappedText(bytes, $0).string) }
    bodyStart = ByteScanning.skipBlanks(bytes, position, span.end)
    contentStart = Self.afterCheckBox(bytes, Span(bodyStart, span.end))
  }

  private static func afterCheckBox(_ bytes: [UInt8], _ span: Span) -> Int {
    guard span.count >= 4, bytes[span.start] == .openBracket, bytes[span.start + 2] == .closeBracket,
      bytes[span.start + 3].isBlank,
      [.space, 0x78, 0x58].contains(bytes[span.start + 1])
    else { return span.start }
    return ByteScanning.skipBlanks(bytes, span.start + 3, span.end)
  }

  /// The marker for a new item: the same, with another number and an open check-box.
  func written(_ bytes: [UInt8], number: Int?) -> String {
    var result = ""
    if let number, let digits {
      result = String(number) + MappedText(bytes, Span(digits.end, bodyStart)).string
    } else {
      result = MappedText(bytes, Span(start, bodyStart)).string
    }
    if contentStart > bodyStart { result += "[ ]" + MappedText(bytes, Span(bodyStart + 3, contentStart)).string }
    return result
  }
}

/// How the numbers of a list go on.
struct Numbering {
  /// The items around one whose numbers go on from each other.
  let range: Range<Int>
  /// Whether they count up; false for `1. 1. 1.` and for items without numbers.
  let countsUp: Bool

  /// The run of numbers around an item.
  init(_ numbers: [Int?], around index: Int) {
    guard numbers.indices.contains(index), numbers[index] != nil else {
      range = index..<index
      countsUp = false
      return
    }
    let up = Self.run(numbers, index, 1)
    let same = Self.run(numbers, index, 0)
    countsUp = up.count >= same.count
    range = countsUp ? up : same
  }

  private static func run(_ numbers: [Int?], _ index: Int, _ difference: Int) -> Range<Int> {
    var (first, last) = (index, index)
    while first > 0, let here = numbers[first], let before = numbers[first - 1], here - before == difference {
      first -= 1
    }
    while last + 1 < numbers.count, let here = numbers[last], let next = numbers[last + 1], next - here == difference {
      last += 1
    }
    return first..<(last + 1)
  }
}
