// Headings, keys, names, the index and queries are compared in one folded form, so that `jalapeno` finds Jalapeño and ﬁg is fig.

/// Folds text: compatibility decomposition without marks, case folded, letters as typed without the right keyboard
/// (ß ss, ø o, æ ae, ł l, ı i), full width to ASCII, curly quotes and long dashes to ASCII; invisible scalars go away.
///
/// Kana keep their voicing marks and half-width ones are widened; Korean is one scalar a syllable; other CJK is
/// untouched. Invalid UTF-8 becomes U+FFFD. Folding twice gives the same as folding once.
public enum Folding {
  /// The folded form of UTF-8 text.
  public static func fold(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    bytes.withUnsafeBufferPointer { fold($0, into: &result) }
    return result
  }

  /// The folded form of a string.
  public static func fold(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      if let lowered = lowered(bytes) { return lowered }
      var result: [UInt8] = []
      fold(bytes, into: &result)
      return String(decoding: result, as: UTF8.self)
    }
  }

  /// The folded form of ASCII; nil when there is more in the text.
  private static func lowered(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard bytes.count <= 64, bytes.allSatisfy({ $0 < 0x80 && $0 >= 0x20 && $0 != 0x7F }) else { return nil }
    return String(unsafeUninitializedCapacity: bytes.count) { result in
      for index in bytes.indices { result[index] = Folder.lowered(bytes[index]) }
      return bytes.count
    }
  }

  /// Adds the folded form of UTF-8 text to `output`.
  public static func fold(_ bytes: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
    run(bytes, into: &output) { $0.run() }
  }

  /// The folded form of UTF-8 text that knows where each byte came from.
  public static func foldWithSource(_ bytes: UnsafeBufferPointer<UInt8>) -> FoldedText {
    var result: [UInt8] = []
    var sources: [Int] = []
    run(bytes, into: &result) { $0.run(recording: &sources) }
    return FoldedText(bytes: result, sources: sources, sourceCount: bytes.count)
  }

  private static let room: [UInt8] = Array(repeating: 0, count: 4 * FoldingTable.longest)

  /// Gives a folder room to write in until it has read everything.
  private static func run(
    _ bytes: UnsafeBufferPointer<UInt8>, into output: inout [UInt8], body: (inout Folder) -> Void
  ) {
    let first = output.count
    var position = 0
    while position < bytes.count {
      let start = output.count
      // The input itself is the filler: copying it is faster than writing zeros one by one.
      output.append(contentsOf: bytes[position...])
      output.append(contentsOf: room)
      let end = output.withUnsafeMutableBufferPointer { buffer in
        var folder = Folder(input: bytes, output: buffer, first: first, position: position, count: start)
        body(&folder)
        position = folder.position
        return folder.count
      }
      output.removeLast(output.count - end)
    }
  }
}

/// Folded text and the places in the original that it came from.
public struct FoldedText: Hashable, Sendable {
  /// The folded text in UTF-8.
  public let bytes: [UInt8]
  /// For every byte of the folded text the offset of the scalar it came from.
  private let sources: [Int]
  /// How many bytes the original has.
  private let sourceCount: Int

  fileprivate init(bytes: [UInt8], sources: [Int], sourceCount: Int) {
    self.bytes = bytes
    self.sources = sources
    self.sourceCount = sourceCount
  }

  /// The span of the original that `span` of the folded text came from, marks that were stripped included; it covers whole scalars.
  public func sourceSpan(of span: Span) -> Span {
    guard !span.isEmpty, span.start >= 0, span.end <= sources.count else { return Span(sourceCount, sourceCount) }
    let last = sources[span.end - 1]
    let next = sources[span.end...].first { $0 > last }
    return Span(sources[span.start], next ?? sourceCount)
  }
}

/// One run over a text: reads scalars, writes what they become.
private struct Folder {
  let input: UnsafeBufferPointer<UInt8>
  let output: UnsafeMutableBufferPointer<UInt8>
  /// Where the folded text begins in the output; what stands before is not looked at.
  let first: Int
  /// The next byte to read; at most the input's count.
  var position: Int
  /// The next byte to write; a step needs `FoldingTable.longest` bytes of room.
  var count: Int

  private var hasRoom: Bool { output.count &- count >= FoldingTable.longest }

  /// Folds until the input ends or the room is short.
  mutating func run() {
    while position < input.count, hasRoom {
      if input[position] < 0x80 { foldASCII() } else { foldScalar() }
    }
  }

  /// Folds like `run` and notes for every byte written the offset of its scalar.
  mutating func run(recording sources: inout [Int]) {
    while position < input.count, hasRoom {
      let source = position
      let before = count
      foldScalar()
      for _ in before..<count { sources.append(source) }
    }
  }

  /// Folds a run of ASCII, eight bytes at a time.
  private mutating func foldASCII() {
    guard let source = input.baseAddress, let target = output.baseAddress else { return }
    let end = min(input.count, position &+ output.count &- count)
    var from = position
    var to = count
    while from &+ 8 <= end {
      let word = UnsafeRawPointer(source + from).loadUnaligned(as: UInt64.self)
      guard word & 0x8080_8080_8080_8080 == 0 else { break }
      // A byte's high bit is set where it is at least "A" and not over "Z"; moved down two it is the bit of lower case.
      let atLeastA = word &+ 0x3F3F_3F3F_3F3F_3F3F
      let overZ = word &+ 0x2525_2525_2525_2525
      let lowered = word | (atLeastA & ~overZ & 0x8080_8080_8080_8080) >> 2
      UnsafeMutableRawPointer(target + to).storeBytes(of: lowered, as: UInt64.self)
      from &+= 8
      to &+= 8
    }
    while from < end, source[from] < 0x80 {
      target[to] = Self.lowered(source[from])
      from &+= 1
      to &+= 1
    }
    position = from
    count = to
  }

  static func lowered(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

  /// Folds one scalar; needs room.
  private mutating func foldScalar() {
    let scalar = UTF8Scalar(in: input, at: position)
    position &+= scalar.count
    if scalar.value < 0x80 { return write(UInt32(Self.lowered(UInt8(truncatingIfNeeded: scalar.value)))) }
    if scalar.value >> 12 == 0xE0 { return }  // U+E0000 to U+E0FFF are tags and selectors, all of them invisible
    let entry = FoldingTable.entry(of: scalar.value)
    guard entry != 0 else { return joinOrWrite(scalar.value) }
    let text = FoldingTable.texts.utf8Start + Int(entry >> 6)
    for place in 0..<Int(entry & 63) {
      output[count] = text[place]
      count &+= 1
    }
  }

  private mutating func write(_ scalar: UInt32) {
    guard let target = output.baseAddress else { return }
    count &+= UTF8Scalar.write(scalar, to: target + count)
  }

  /// Joins a voicing mark or a Korean vowel or final to the letter written before, else writes it alone.
  private mutating func joinOrWrite(_ scalar: UInt32) {
    guard let joining = Joining(scalar) else { return write(scalar) }
    guard count &- first >= 3, output[count &- 3] >= 0xE0 else { return write(joining.alone) }
    let letter = UTF8Scalar(in: UnsafeBufferPointer(rebasing: output[(count &- 3)..<count]), at: 0)
    guard let joined = joining.joined(to: letter.value) else { return write(joining.alone) }
    count &-= 3
    write(joined)
  }
}

/// A scalar that becomes one with the letter before it.
///
/// Both, and what they become, take three bytes.
private enum Joining {
  case voicing(UInt32)
  case koreanVowel(UInt32)
  case koreanFinal(UInt32)

  init?(_ scalar: UInt32) {
    switch scalar {
    case 0x3099, 0xFF9E: self = .voicing(0x3099)
    case 0x309A, 0xFF9F: self = .voicing(0x309A)
    case 0x1161...0x1175: self = .koreanVowel(scalar)
    case 0x11A8...0x11C2: self = .koreanFinal(scalar)
    default: return nil
    }
  }

  /// The scalar by itself.
  var alone: UInt32 {
    switch self {
    case .voicing(let scalar), .koreanVowel(let scalar), .koreanFinal(let scalar): scalar
    }
  }

  /// What it becomes with `letter`, by the arithmetic of the Unicode standard (3.12) and the order of kana in their block.
  func joined(to letter: UInt32) -> UInt32? {
    switch self {
    case .koreanVowel(let vowel):
      return (0x1100...0x1112).contains(letter) ? 0xAC00 + ((letter - 0x1100) * 21 + vowel - 0x1161) * 28 : nil
    case .koreanFinal(let final):
      return (0xAC00...0xD7A3).contains(letter) && (letter - 0xAC00) % 28 == 0 ? letter + final - 0x11A7 : nil
    case .voicing(let mark):
      guard (0x3041...0x30FF).contains(letter) else { return nil }
      let hiragana = letter > 0x30A0 ? letter - 0x60 : letter
      switch (hiragana, mark) {
      case (0x3046, 0x3099): return letter + 0x4E
      case (0x304B...0x3061, 0x3099) where hiragana % 2 == 1: return letter + 1
      case (0x3064...0x3068, 0x3099) where hiragana % 2 == 0: return letter + 1
      case (0x306F...0x307B, _) where hiragana % 3 == 0: return letter + mark - 0x3098
      case (0x308F...0x3092, 0x3099) where letter > 0x30A0: return letter + 8
      case (0x309D, 0x3099): return letter + 1
      default: return nil
      }
    }
  }
}
