// Other programs' files are JSON: read strictly, without trusting them to be small, shallow or right.

/// A JSON value; objects keep the order of their keys.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, as it is written.
  case number(String)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object; of a key that stands twice all are kept.
  case object([Member])

  /// A key and its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public let key: String
    /// The value.
    public let value: JSONValue

    /// A key and its value.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The value of a key, the last if it stands twice; nil when there is none or this is no object.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  /// The string; nil when this is none.
  public var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The elements; nil when this is no array.
  public var array: [JSONValue]? {
    guard case .array(let values) = self else { return nil }
    return values
  }

  /// The keys and values; nil when this is no object.
  public var members: [Member]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  /// True or false; nil when this is neither.
  public var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// The number as it is written; nil when this is none.
  public var numberText: String? {
    guard case .number(let text) = self else { return nil }
    return text
  }
}

/// Why a text is no JSON.
public struct JSONProblem: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// Something else was expected here, or the text ends too early.
    case unexpected
    /// Values nest deeper than the limit.
    case tooDeep
    /// More stands behind the value.
    case trailing
  }

  /// What is wrong.
  public let kind: Kind
  /// The offset of the byte where it was noticed.
  public let offset: Int
}

/// Reads JSON (RFC 8259).
public struct JSONReader {
  /// How deep values may nest; more than any honest file needs, little enough for any thread's stack.
  public static let depthLimit = 200

  private let bytes: UnsafeBufferPointer<UInt8>
  private let allowsControlCharacters: Bool
  private var position = 0

  /// Reads one value, which must be all that the text holds but blanks and a byte order mark.
  ///
  /// - Parameters:
  ///   - allowsControlCharacters: whether strings may hold bare line breaks and tabs, as they do in many web pages.
  public static func read(_ bytes: [UInt8], allowsControlCharacters: Bool = false) throws(JSONProblem) -> JSONValue {
    // Typed throws do not pass through the closure of withUnsafeBufferPointer yet.
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<JSONValue, JSONProblem> in
      var reader = JSONReader(bytes: buffer, allowsControlCharacters: allowsControlCharacters)
      do throws(JSONProblem) { return .success(try reader.document()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, allowsControlCharacters: Bool) {
    self.bytes = bytes
    self.allowsControlCharacters = allowsControlCharacters
  }

  private mutating func document() throws(JSONProblem) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    let value = try value(depth: 0)
    skipBlanks()
    guard position == bytes.count else { throw JSONProblem(kind: .trailing, offset: position) }
    return value
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func unexpected() -> JSONProblem { JSONProblem(kind: .unexpected, offset: position) }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  /// Goes past `byte` if it comes next.
  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONProblem) -> JSONValue {
    guard depth < Self.depthLimit else { throw JSONProblem(kind: .tooDeep, offset: position) }
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return .object(try members(depth: depth))
    case UInt8(ascii: "["): return .array(try elements(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONProblem) -> JSONValue {
    let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[position...].starts(with: expected) else { throw unexpected() }
    position += expected.count
    return value
  }

  private mutating func members(depth: Int) throws(JSONProblem) -> [JSONValue.Member] {
    position += 1
    var members: [JSONValue.Member] = []
    skipBlanks()
    if take("}") { return members }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw unexpected() }
      let key = try string()
      skipBlanks()
      guard take(":") else { throw unexpected() }
      members.append(JSONValue.Member(key, try value(depth: depth + 1)))
      skipBlanks()
    } while take(",")
    guard take("}") else { throw unexpected() }
    return members
  }

  private mutating func elements(depth: Int) throws(JSONProblem) -> [JSONValue] {
    position += 1
    var values: [JSONValue] = []
    skipBlanks()
    if take("]") { return values }
    repeat {
      values.append(try value(depth: depth + 1))
      skipBlanks()
    } while take(",")
    guard take("]") else { throw unexpected() }
    return values
  }

  private mutating func digits() -> Int {
    let start = position
    while let byte = next, byte &- 0x30 < 10 { position += 1 }
    return position - start
  }

  private mutating func number() throws(JSONProblem) -> String {
    let start = position
    _ = take("-")
    let isZero = next == UInt8(ascii: "0")
    let whole = digits()
    guard whole > 0, !(isZero && whole > 1) else { throw unexpected() }
    if take("."), digits() == 0 { throw unexpected() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard digits() > 0 else { throw unexpected() }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func string() throws(JSONProblem) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") {
        text += Array(String(try escape()).utf8)
      } else {
        guard byte >= 0x20 || allowsControlCharacters else {
          throw JSONProblem(kind: .unexpected, offset: position - 1)
        }
        text.append(byte)
      }
    }
    throw unexpected()
  }

  private mutating func escape() throws(JSONProblem) -> Unicode.Scalar {
    guard let letter = next else { throw unexpected() }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try codePoint()
    default:
      position -= 1
      throw unexpected()
    }
  }

  /// The scalar after `\u`; half of a surrogate pair alone is U+FFFD.
  private mutating func codePoint() throws(JSONProblem) -> Unicode.Scalar {
    let first = try fourDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let back = position
    if first < 0xDC00, take("\\"), take("u") {
      let second = try fourDigits()
      if (0xDC00..<0xE000).contains(second) {
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
      }
    }
    position = back
    return "\u{FFFD}"
  }

  private mutating func fourDigits() throws(JSONProblem) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw unexpected() }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}
