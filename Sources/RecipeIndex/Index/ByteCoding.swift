// Numbers and texts as bytes, written without gaps and read without trust.

internal import Glibc

/// Puts values one behind the other.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ value: UInt32) { withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) } }

  mutating func put(_ value: UInt64) { withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) } }

  mutating func put(_ value: Int64) { put(UInt64(bitPattern: value)) }

  /// Bytes as they are.
  mutating func append(_ more: some Collection<UInt8>) { bytes.append(contentsOf: more) }

  /// A number in as few bytes as it needs, seven bits each.
  mutating func putShort(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// A text with its length before it.
  mutating func put(_ text: some Collection<UInt8>) {
    putShort(UInt64(text.count))
    bytes.append(contentsOf: text)
  }

  mutating func put(_ text: String) { put(text.utf8) }

  /// A text or nothing.
  mutating func put(_ text: String?) {
    putShort(text == nil ? 0 : 1)
    if let text { put(text) }
  }

  mutating func put(_ texts: [String]) {
    putShort(UInt64(texts.count))
    for text in texts { put(text) }
  }
}

/// Takes values one after the other; what lies outside the bytes reads as zero or empty and is remembered.
struct ByteReader {
  private let bytes: UnsafeRawBufferPointer
  private(set) var position: Int
  /// Whether something was read that is not there.
  private(set) var isDamaged = false

  init(_ bytes: UnsafeRawBufferPointer, at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  mutating func takeShort() -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while position >= 0, position < bytes.count, shift < 64 {
      let byte = bytes[position]
      position &+= 1
      value |= UInt64(byte & 0x7F) &<< shift
      if byte < 0x80 { return value }
      shift &+= 7
    }
    isDamaged = true
    return 0
  }

  mutating func takeCount() -> Int {
    let count = Int(truncatingIfNeeded: takeShort())
    if count >= 0, count <= bytes.count - position { return count }
    isDamaged = true
    return 0
  }

  mutating func takeText() -> UnsafeRawBufferPointer {
    let count = takeCount()
    guard count > 0 else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    defer { position &+= count }
    return UnsafeRawBufferPointer(rebasing: bytes[position..<(position + count)])
  }

  /// Passes over bytes.
  mutating func skip(_ count: Int) { position &+= count }

  mutating func takeString() -> String { String(decoding: takeText(), as: UTF8.self) }

  mutating func takeOptional() -> String? { takeShort() == 0 ? nil : takeString() }

  mutating func takeStrings() -> [String] { (0..<takeCount()).map { _ in takeString() } }

  mutating func skipOptional() { if takeShort() != 0 { _ = takeText() } }

  mutating func skipStrings() { for _ in 0..<takeCount() { _ = takeText() } }
}

extension UnsafeRawBufferPointer {
  /// The number at `offset`; zero outside.
  func word32(_ offset: Int) -> UInt32 {
    guard offset >= 0, offset &+ 4 <= count else { return 0 }
    return UInt32(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// The number at `offset`; zero outside.
  func word64(_ offset: Int) -> UInt64 {
    guard offset >= 0, offset &+ 8 <= count else { return 0 }
    return UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The signed number at `offset`; zero outside.
  func signed64(_ offset: Int) -> Int64 { Int64(bitPattern: word64(offset)) }

  /// Whether these are the same bytes.
  func equals(_ other: [UInt8]) -> Bool {
    guard count == other.count, let start = baseAddress else { return count == other.count }
    return other.withUnsafeBytes { $0.baseAddress.map { memcmp(start, $0, count) == 0 } ?? true }
  }

  /// The bytes from `offset` on; empty when they are not all there.
  func slice(_ offset: Int, _ length: Int) -> UnsafeRawBufferPointer {
    guard offset >= 0, length > 0, offset <= count, length <= count - offset else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return UnsafeRawBufferPointer(rebasing: self[offset..<(offset + length)])
  }
}
