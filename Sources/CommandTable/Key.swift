// What a terminal sends while it is in raw mode, as keys.

internal import SourceText

/// A key that was pressed, or what else a terminal tells.
public enum Key: Hashable, Sendable {
  /// A character.
  case character(Character)
  /// A letter with Ctrl, in lower case.
  case control(Character)
  /// Enter.
  case enter
  /// Escape.
  case escape
  /// Tab.
  case tab
  /// Backspace.
  case backspace
  /// Delete.
  case delete
  /// Up.
  case up
  /// Down.
  case down
  /// Left.
  case left
  /// Right.
  case right
  /// Home.
  case home
  /// End.
  case end
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// The terminal has another size.
  case resized
  /// The terminal is gone.
  case endOfInput
}

/// Makes keys of the bytes that a terminal sends; a sequence may come in several parts.
public struct KeyDecoder: Sendable {
  private var bytes: [UInt8] = []

  /// A decoder that has seen nothing.
  public init() {}

  /// Adds bytes.
  public mutating func feed(_ more: some Sequence<UInt8>) { bytes += more }

  /// Whether bytes are left that may be the beginning of a key.
  public var isWaiting: Bool { !bytes.isEmpty }

  /// The next key; nil when more bytes are needed.
  ///
  /// With `isFinal` nothing more will come soon: a lone escape is the key.
  public mutating func next(isFinal: Bool) -> Key? {
    while let first = bytes.first {
      let (key, count) = first == 0x1B ? escape(isFinal) : plain(first, isFinal)
      guard count > 0 else { return nil }
      bytes.removeFirst(min(count, bytes.count))
      if let key { return key }
    }
    return nil
  }

  /// A key that is no escape sequence and how many bytes it takes; 0 when more are needed.
  private func plain(_ first: UInt8, _ isFinal: Bool) -> (Key?, Int) {
    switch first {
    case 0x0D, 0x0A: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x08, 0x7F: return (.backspace, 1)
    case 0x01...0x1A: return (.control(Character(Unicode.Scalar(first + 0x60))), 1)
    case 0x00..<0x20: return (nil, 1)
    default:
      let scalar = bytes.withUnsafeBufferPointer { UTF8Scalar(in: $0, at: 0) }
      if !scalar.isValid, !isFinal, scalar.count == bytes.count, first >= 0xC2, bytes.count < 4 { return (nil, 0) }
      guard scalar.isValid, let value = Unicode.Scalar(scalar.value) else { return (nil, scalar.count) }
      return (.character(Character(value)), scalar.count)
    }
  }

  /// The key of an escape sequence (ESC, ESC [ with a letter at its end, ESC O and a letter) and how many bytes it takes.
  private func escape(_ isFinal: Bool) -> (Key?, Int) {
    guard bytes.count > 1 else { return isFinal ? (.escape, 1) : (nil, 0) }
    if bytes[1] == UInt8(ascii: "O") {
      guard bytes.count > 2 else { return isFinal ? (.escape, 1) : (nil, 0) }
      return (Self.key(ending: bytes[2], number: nil), 3)
    }
    guard bytes[1] == UInt8(ascii: "[") else { return (.escape, 1) }
    var end = 2
    while end < bytes.count, (0x20..<0x40).contains(bytes[end]) { end += 1 }
    guard end < bytes.count else {
      // No key's sequence is as long as this one; or nothing more comes.
      return isFinal || bytes.count > 32 ? (nil, bytes.count) : (nil, 0)
    }
    let number = Int(String(decoding: bytes[2..<end].prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self))
    return (Self.key(ending: bytes[end], number: number), end + 1)
  }

  private static func key(ending letter: UInt8, number: Int?) -> Key? {
    switch (letter, number) {
    case (UInt8(ascii: "A"), _): .up
    case (UInt8(ascii: "B"), _): .down
    case (UInt8(ascii: "C"), _): .right
    case (UInt8(ascii: "D"), _): .left
    case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), 1), (UInt8(ascii: "~"), 7): .home
    case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), 4), (UInt8(ascii: "~"), 8): .end
    case (UInt8(ascii: "~"), 3): .delete
    case (UInt8(ascii: "~"), 5): .pageUp
    case (UInt8(ascii: "~"), 6): .pageDown
    case (UInt8(ascii: "M"), nil): .enter
    default: nil
    }
  }
}
