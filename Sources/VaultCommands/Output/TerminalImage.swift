// `vault show --image`: the photo itself, on terminals that can show pictures.

internal import CommandTable

/// How a terminal shows pictures.
enum TerminalImage {
  /// The protocol of iTerm2, which WezTerm, Konsole and others know too: any picture format.
  case inline
  /// The protocol of kitty, which Ghostty knows too: PNG.
  case kitty

  /// What the terminal of this environment can do; nil when it shows no pictures.
  static func supported(_ variable: (String) -> String?) -> TerminalImage? {
    let term = variable("TERM") ?? ""
    let program = variable("TERM_PROGRAM") ?? ""
    if term.contains("kitty") || variable("KITTY_WINDOW_ID") != nil || program == "ghostty" { return .kitty }
    if ["iTerm.app", "WezTerm", "vscode", "mintty"].contains(program) || variable("KONSOLE_VERSION") != nil {
      return .inline
    }
    return nil
  }

  /// The escape sequence that shows a picture; nil for a format that the terminal does not know.
  func sequence(_ picture: [UInt8]) -> [UInt8]? {
    switch self {
    case .inline:
      return Array("\u{1B}]1337;File=inline=1;preserveAspectRatio=1;size=\(picture.count):".utf8)
        + Base64.encode(picture)
        + Array("\u{07}\n".utf8)
    case .kitty:
      guard picture.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
      return Self.chunks(Base64.encode(picture))
    }
  }

  /// kitty takes at most 4096 bytes at a time.
  private static func chunks(_ data: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var start = 0
    while start < data.count {
      let end = min(start + 4096, data.count)
      let head = start == 0 ? "a=T,f=100," : ""
      result += Array("\u{1B}_G\(head)m=\(end < data.count ? 1 : 0);".utf8) + data[start..<end] + Array("\u{1B}\\".utf8)
      start = end
    }
    return result + [UInt8(ascii: "\n")]
  }
}

/// The base64 encoding (RFC 4648).
enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes encoded, with padding.
  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let left = bytes.count - index
      let group =
        UInt32(bytes[index]) << 16 | (left > 1 ? UInt32(bytes[index + 1]) << 8 : 0)
        | (left > 2 ? UInt32(bytes[index + 2]) : 0)
      for (place, shift) in [18, 12, 6, 0].enumerated() {
        result.append(place <= left ? digits[Int(group >> UInt32(shift)) & 63] : UInt8(ascii: "="))
      }
      index += 3
    }
    return result
  }
}
