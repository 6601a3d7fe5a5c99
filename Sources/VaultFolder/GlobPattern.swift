// Which files are recipes and which are not is said with patterns: `recipes/**`, `*.draft.md`, `{drafts,old}/`.

/// A pattern over paths: `*` and `?` within a part, `**` for any number of parts, `[a-z]`, `[!a-z]`, `{a,b}`, `\` before a letter that stands for itself.
///
/// A pattern without `/` is looked for in every folder, one with `/` from the vault's root; a `/` at the end means folders only.
/// It matches letters, not bytes, case included; a bracket or brace that is not closed stands for itself.
public struct GlobPattern: Hashable, Sendable {
  /// The pattern as written.
  public let text: String
  private let alternatives: [[GlobPart]]
  private let onlyFolders: Bool

  /// A pattern; every text is one.
  public init(_ text: String) {
    self.text = text
    var bytes = Array(text.utf8)[...]
    if bytes.starts(with: Array("./".utf8)) { bytes = bytes.dropFirst(2) }
    onlyFolders = bytes.last == UInt8(ascii: "/")
    while bytes.last == UInt8(ascii: "/") { bytes = bytes.dropLast() }
    alternatives = GlobBraces.expand(Array(bytes)).compactMap { alternative in
      if alternative.isEmpty { return nil }
      let isAnchored = alternative.contains(UInt8(ascii: "/"))
      let parts = alternative.split(separator: UInt8(ascii: "/")).map { GlobPart($0) }
      return isAnchored ? parts : [.anyParts] + parts
    }
  }

  /// Whether the pattern names this path itself; a path has no `/` at its ends.
  public func matches(_ path: VaultPath, isFolder: Bool = false) -> Bool {
    if onlyFolders && !isFolder { return false }
    let parts = path.bytes.split(separator: UInt8(ascii: "/"))
    return alternatives.contains { Self.matches($0, parts) }
  }

  /// Goes back only to the last `**`, so that the work is at most pattern times path.
  private static func matches(_ pattern: [GlobPart], _ parts: [ArraySlice<UInt8>]) -> Bool {
    var patternIndex = 0
    var partIndex = 0
    var retry: (pattern: Int, part: Int)?
    while partIndex < parts.count {
      if patternIndex < pattern.count, case .anyParts = pattern[patternIndex] {
        retry = (patternIndex + 1, partIndex)
        patternIndex += 1
      } else if patternIndex < pattern.count, pattern[patternIndex].matches(parts[partIndex]) {
        patternIndex += 1
        partIndex += 1
      } else if let last = retry {
        retry = (last.pattern, last.part + 1)
        (patternIndex, partIndex) = (last.pattern, last.part + 1)
      } else {
        return false
      }
    }
    // `drafts/**` is what is in the folder, and the folder itself too.
    return pattern[patternIndex...].allSatisfy { if case .anyParts = $0 { true } else { false } }
  }
}

/// A pattern for one part of a path.
enum GlobPart: Hashable, Sendable {
  case anyParts
  case part([GlobToken])

  init(_ bytes: ArraySlice<UInt8>) {
    self = bytes.elementsEqual(Array("**".utf8)) ? .anyParts : .part(GlobToken.read(bytes))
  }

  /// Goes back only to the last `*`.
  func matches(_ name: ArraySlice<UInt8>) -> Bool {
    guard case .part(let tokens) = self else { return true }
    var token = 0
    var position = name.startIndex
    var retry: (token: Int, position: Int)?
    while position < name.endIndex {
      let (letter, length) = GlobToken.letter(name, at: position)
      if token < tokens.count, case .anyLetters = tokens[token] {
        retry = (token + 1, position)
        token += 1
      } else if token < tokens.count, tokens[token].matches(letter) {
        token += 1
        position += length
      } else if let last = retry {
        let next = last.position + GlobToken.letter(name, at: last.position).length
        retry = (last.token, next)
        (token, position) = (last.token, next)
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { if case .anyLetters = $0 { true } else { false } }
  }
}

/// One element of a part.
enum GlobToken: Hashable, Sendable {
  case letter(UInt32)
  case anyLetter
  case anyLetters
  case oneOf([ClosedRange<UInt32>], isNegated: Bool)

  func matches(_ letter: UInt32) -> Bool {
    switch self {
    case .letter(let own): own == letter
    case .anyLetter, .anyLetters: true
    case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(letter) } != isNegated
    }
  }

  /// The scalar at `position` and its length; a byte that is not UTF-8 is a letter of its own, beyond all scalars.
  static func letter(_ bytes: ArraySlice<UInt8>, at position: Int) -> (value: UInt32, length: Int) {
    let first = bytes[position]
    if first < 0x80 { return (UInt32(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    let end = min(position + length, bytes.endIndex)
    if let text = String(validating: bytes[position..<end], as: UTF8.self),
      let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1
    {
      return (scalar.value, length)
    }
    return (0x11_0000 + UInt32(first), 1)
  }

  static func read(_ bytes: ArraySlice<UInt8>) -> [GlobToken] {
    var tokens: [GlobToken] = []
    var position = bytes.startIndex
    while position < bytes.endIndex {
      let (value, length) = letter(bytes, at: position)
      position += length
      switch value {
      case UInt32(UInt8(ascii: "*")): if tokens.last != .anyLetters { tokens.append(.anyLetters) }
      case UInt32(UInt8(ascii: "?")): tokens.append(.anyLetter)
      case UInt32(UInt8(ascii: "\\")) where position < bytes.endIndex:
        let (escaped, length) = letter(bytes, at: position)
        tokens.append(.letter(escaped))
        position += length
      case UInt32(UInt8(ascii: "[")):
        if let (token, end) = readClass(bytes, from: position) {
          tokens.append(token)
          position = end
        } else {
          tokens.append(.letter(value))
        }
      default: tokens.append(.letter(value))
      }
    }
    return tokens
  }

  /// Reads `a-z]`; nil when the bracket is not closed.
  private static func readClass(_ bytes: ArraySlice<UInt8>, from start: Int) -> (GlobToken, end: Int)? {
    var position = start
    let isNegated =
      position < bytes.endIndex && (bytes[position] == UInt8(ascii: "!") || bytes[position] == UInt8(ascii: "^"))
    if isNegated { position += 1 }
    var ranges: [ClosedRange<UInt32>] = []
    let first = position
    while position < bytes.endIndex {
      if bytes[position] == UInt8(ascii: "]") && position > first {
        return (.oneOf(ranges, isNegated: isNegated), position + 1)
      }
      let (low, length) = letter(bytes, at: position)
      position += length
      var high = low
      if position + 1 < bytes.endIndex, bytes[position] == UInt8(ascii: "-"), bytes[position + 1] != UInt8(ascii: "]") {
        let (end, length) = letter(bytes, at: position + 1)
        high = end
        position += 1 + length
      }
      ranges.append(min(low, high)...max(low, high))
    }
    return nil
  }
}

/// `{a,b}` as the list of patterns without braces.
enum GlobBraces {
  /// More alternatives than this are left as written: `{a,b}` thirty times over would be a milliard of patterns.
  static let limit = 256

  static func expand(_ pattern: [UInt8]) -> [[UInt8]] {
    var done: [[UInt8]] = []
    var open = [pattern]
    while let next = open.popLast() {
      guard let group = firstGroup(next) else {
        done.append(next)
        continue
      }
      if open.count + done.count + group.choices.count > limit { return [pattern] }
      for choice in group.choices.reversed() {
        open.append(Array(next[..<group.start]) + Array(choice) + Array(next[group.end...]))
      }
    }
    return done
  }

  /// The first closed group that holds a comma, outermost, with what stands between its commas.
  private static func firstGroup(_ bytes: [UInt8]) -> (start: Int, end: Int, choices: [ArraySlice<UInt8>])? {
    var start = 0
    while let open = bytes[start...].firstIndex(of: UInt8(ascii: "{")) {
      if let (end, choices) = choices(bytes, from: open + 1), choices.count > 1 { return (open, end, choices) }
      start = open + 1
    }
    return nil
  }

  private static func choices(_ bytes: [UInt8], from start: Int) -> (end: Int, [ArraySlice<UInt8>])? {
    var depth = 0
    var choices: [ArraySlice<UInt8>] = []
    var choiceStart = start
    for position in start..<bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}") where depth > 0: depth -= 1
      case UInt8(ascii: "}"): return (position + 1, choices + [bytes[choiceStart..<position]])
      case UInt8(ascii: ",") where depth == 0:
        choices.append(bytes[choiceStart..<position])
        choiceStart = position + 1
      default: break
      }
    }
    return nil
  }
}
