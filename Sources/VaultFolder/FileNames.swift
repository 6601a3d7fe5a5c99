// File names made from titles must be safe on every system a vault is synchronised to, and still readable.

/// Makes file names from titles.
public enum FileNames {
  /// How a name is made.
  public enum Style: Sendable, Hashable {
    /// `lemon-drizzle.md`: lower case, hyphens.
    case slug
    /// `Lemon Drizzle.md`: the title with what no file system likes taken out.
    case title
  }

  /// Longest name in bytes that every file system takes.
  static let limit = 255

  /// A safe name for a file of this title, `ending` (such as `.md`) included; never empty.
  public static func make(_ title: String, style: Style = .slug, ending: String = ".md") -> String {
    var name = style == .slug ? slug(title) : cleaned(title)
    name = cut(name, to: limit - ending.utf8.count)
    if name.isEmpty { name = style == .slug ? "recipe" : "Recipe" }
    if isReserved(name) { name += style == .slug ? "-recipe" : " recipe" }
    return name + ending
  }

  /// `lemon-drizzle` again as `lemon-drizzle-2`, `-3`, ...: the name's variant `number`, still within the limit.
  public static func variant(_ name: String, _ number: Int) -> String {
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let ending = "-\(number)" + name[dot...]
    return cut(String(name[..<dot]), to: limit - ending.utf8.count) + ending
  }

  /// Whether a name holds control characters or is not UTF-8.
  public static func isOdd(_ name: [UInt8]) -> Bool {
    name.contains { $0 < 0x20 || $0 == 0x7F } || String(validating: name, as: UTF8.self) == nil
  }

  /// Letters and digits in lower case, everything between them as one hyphen; apostrophes vanish.
  private static func slug(_ title: String) -> String {
    var result = ""
    var needsHyphen = false
    for character in title {
      if character == "'" || character == "’" { continue }
      if character.isLetter || character.isNumber {
        if needsHyphen && !result.isEmpty { result += "-" }
        needsHyphen = false
        result += character.lowercased()
      } else {
        needsHyphen = true
      }
    }
    return result
  }

  /// The title without the characters that a file system or a shell treats specially.
  private static func cleaned(_ title: String) -> String {
    var result = ""
    for character in title {
      let isBad = character.unicodeScalars.contains { isForbidden($0) }
      let next: Character = isBad ? " " : character
      if next == " " && (result.isEmpty || result.last == " ") { continue }
      result.append(next)
    }
    return trimmed(result)
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    if "/\\:*?\"<>|".unicodeScalars.contains(scalar) { return true }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: return true
    // Joiners hold emoji together; the other invisible ones turn text around or hide it.
    case .format: return scalar.value != 0x200D && scalar.value != 0x200C
    default: return false
    }
  }

  /// No dot, blank or dash at the start, no dot or blank at the end.
  private static func trimmed(_ name: String) -> String {
    var rest = Substring(name)
    while let first = rest.first, first == "." || first == "-" || first == "~" || first.isWhitespace {
      rest.removeFirst()
    }
    while let last = rest.last, last == "." || last.isWhitespace { rest.removeLast() }
    return String(rest)
  }

  /// The longest beginning of whole letters that has at most `count` bytes.
  private static func cut(_ name: String, to count: Int) -> String {
    if name.utf8.count <= count { return name }
    var result = ""
    var used = 0
    for character in name {
      used += character.utf8.count
      if used > count { break }
      result.append(character)
    }
    while let last = result.last, last == "-" || last == "." || last.isWhitespace { result.removeLast() }
    return result
  }

  /// Names of devices that Windows keeps for itself, whatever follows their first dot.
  private static func isReserved(_ name: String) -> Bool {
    let stem = name.prefix { $0 != "." }.lowercased()
    if ["con", "prn", "aux", "nul"].contains(stem) { return true }
    return stem.count == 4 && (stem.hasPrefix("com") || stem.hasPrefix("lpt")) && stem.last.map { $0.isNumber } == true
  }
}
