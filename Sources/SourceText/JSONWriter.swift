// Every `--json` is written by this: values in the order given, straight into bytes.

/// Writes JSON values one after the other; keys keep the order in which they are written.
public struct JSONWriter: Sendable {
  /// What has been written so far, in UTF-8.
  public private(set) var bytes: [UInt8] = []
  /// Whether the next value or key must be preceded by a comma.
  private var needsComma = false

  /// A writer that has written nothing.
  public init() {}

  /// Takes what has been written and begins anew.
  public mutating func take() -> [UInt8] {
    defer {
      bytes = []
      needsComma = false
    }
    return bytes
  }

  /// Ends a line; the next value begins a new document.
  public mutating func newline() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Writes an object whose keys and values `body` writes.
  public mutating func object(_ body: (inout JSONWriter) throws -> Void) rethrows {
    open("{")
    try body(&self)
    close("}")
  }

  /// Writes an array whose values `body` writes.
  public mutating func array(_ body: (inout JSONWriter) throws -> Void) rethrows {
    open("[")
    try body(&self)
    close("]")
  }

  /// Writes an array with one value for each element.
  public mutating func array<Elements: Sequence>(
    _ elements: Elements, _ body: (inout JSONWriter, Elements.Element) throws -> Void
  ) rethrows {
    try array { writer in for element in elements { try body(&writer, element) } }
  }

  /// Writes a key of the object that is being written; its value must follow.
  public mutating func key(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a string, or null.
  public mutating func string(_ value: String?) {
    guard var value else { return null() }
    separate()
    value.withUTF8 { JSONString.write($0, into: &bytes) }
  }

  /// Writes UTF-8 text as a string; bytes that are not UTF-8 become U+FFFD.
  public mutating func string(_ value: UnsafeBufferPointer<UInt8>) {
    separate()
    JSONString.write(value, into: &bytes)
  }

  /// Writes UTF-8 text as a string; bytes that are not UTF-8 become U+FFFD.
  public mutating func string(_ value: [UInt8]) {
    value.withUnsafeBufferPointer { string($0) }
  }

  /// Writes a whole number, or null.
  public mutating func integer(_ value: Int?) {
    guard let value else { return null() }
    separate()
    bytes += Array(String(value).utf8)
  }

  /// Writes a number, without a fraction when it is whole; null for nil and for what is no number in JSON.
  public mutating func number(_ value: Double?) {
    guard let value, value.isFinite else { return null() }
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53 { return integer(whole) }
    separate()
    bytes += Array(String(value).utf8)
  }

  /// Writes true or false, or null.
  public mutating func bool(_ value: Bool?) {
    guard let value else { return null() }
    literal(value ? "true" : "false")
  }

  /// Writes null.
  public mutating func null() { literal("null") }

  /// Writes a key and a string, or null.
  public mutating func field(_ name: String, _ value: String?) {
    key(name)
    string(value)
  }

  /// Writes a key and a whole number, or null.
  public mutating func field(_ name: String, _ value: Int?) {
    key(name)
    integer(value)
  }

  /// Writes a key and a number, or null.
  public mutating func field(_ name: String, _ value: Double?) {
    key(name)
    number(value)
  }

  /// Writes a key and true or false, or null.
  public mutating func field(_ name: String, _ value: Bool?) {
    key(name)
    bool(value)
  }

  /// Writes a key and an array of strings.
  public mutating func field(_ name: String, _ values: [String]) {
    key(name)
    array(values) { $0.string($1) }
  }

  /// Writes a key and null.
  public mutating func nullField(_ name: String) {
    key(name)
    null()
  }

  private mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: bracket))
    needsComma = false
  }

  private mutating func close(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    needsComma = true
  }

  private mutating func literal(_ text: StaticString) {
    separate()
    bytes += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Puts a comma before a value that is not the first.
  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}

/// The escaping of JSON strings.
enum JSONString {
  /// Writes a string with its quotes: runs that need no escape are copied whole.
  static func write(_ text: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var start = 0
    var position = 0
    while position < text.count {
      let byte = text[position]
      if byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        position &+= 1
        continue
      }
      let scalar = UTF8Scalar(in: text, at: position)
      if scalar.value < 0xA0 || scalar.value == 0x2028 || scalar.value == 0x2029 || !scalar.isValid {
        bytes += UnsafeBufferPointer(rebasing: text[start..<position])
        escape(scalar, into: &bytes)
        start = position + scalar.count
      }
      position &+= scalar.count
    }
    bytes += UnsafeBufferPointer(rebasing: text[start..<position])
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escape(_ scalar: UTF8Scalar, into bytes: inout [UInt8]) {
    switch scalar.value {
    case 0x22: bytes += Array("\\\"".utf8)
    case 0x5C: bytes += Array("\\\\".utf8)
    case 0x08: bytes += Array("\\b".utf8)
    case 0x09: bytes += Array("\\t".utf8)
    case 0x0A: bytes += Array("\\n".utf8)
    case 0x0C: bytes += Array("\\f".utf8)
    case 0x0D: bytes += Array("\\r".utf8)
    case 0xFFFD: bytes += Array("\u{FFFD}".utf8)
    default:
      let digits = String(scalar.value, radix: 16)
      bytes += Array("\\u".utf8) + Array(repeating: UInt8(ascii: "0"), count: 4 - digits.count) + Array(digits.utf8)
    }
  }
}
