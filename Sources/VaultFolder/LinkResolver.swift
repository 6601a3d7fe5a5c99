// Links between recipes are written in many ways: relative to the file, to the site's root, by name, by title. This finds the file that is meant.

internal import SourceText

/// Where a link leads.
public enum LinkDestination: Hashable, Sendable {
  /// To the web, to mail, to anything with a scheme.
  case outside
  /// To a heading of the same file.
  case samePage
  /// To the recipe with this index in the resolver's list.
  case recipe(Int)
  /// To several recipes alike, by their indexes.
  case ambiguous([Int])
  /// To no recipe; the paths, relative to the vault, where a file could be meant, best first.
  case file([String])
}

/// Finds what links between the files of a vault mean.
public struct LinkResolver: Sendable {
  /// A file that can be linked to.
  public struct Page: Sendable, Hashable {
    /// The path relative to the vault.
    public var path: String
    /// The title.
    public var title: String

    /// A page.
    public init(path: String, title: String) {
      self.path = path
      self.title = title
    }
  }

  private let byPath: [String: Int]
  private let byStem: [String: [Int]]
  private let byTitle: [String: [Int]]
  private let paths: [String]

  /// A resolver over the recipes of a vault.
  public init(_ pages: [Page]) {
    var byPath: [String: Int] = [:]
    var byStem: [String: [Int]] = [:]
    var byTitle: [String: [Int]] = [:]
    for (index, page) in pages.enumerated() {
      byPath[page.path] = index
      byStem[Folding.fold(Self.withoutEnding(Self.name(page.path))), default: []].append(index)
      byTitle[Folding.fold(page.title), default: []].append(index)
    }
    self.byPath = byPath
    self.byStem = byStem
    self.byTitle = byTitle
    paths = pages.map(\.path)
  }

  /// What `target`, standing in the file `path`, means; wiki links go by name first, others by path first.
  public func resolve(_ target: String, isWiki: Bool, in path: String) -> LinkDestination {
    if Self.hasScheme(target) || target.hasPrefix("//") { return .outside }
    var plain = Self.beforeAny(of: "#?", target)
    if isWiki { plain = Self.beforeAny(of: "#|^", target) }
    if plain.isEmpty { return .samePage }
    let decoded = isWiki ? plain : Self.percentDecoded(plain)
    let candidates = Self.candidates(decoded, in: path)
    if isWiki, let found = named(decoded, near: path) { return found }
    for candidate in candidates {
      for ending in ["", ".md", ".markdown", "/index.md", "/README.md"] {
        if let index = byPath[candidate + ending] { return .recipe(index) }
      }
      if let dot = candidate.lastIndex(of: "."), candidate[dot...] == ".html" {
        if let index = byPath[candidate[..<dot] + ".md"] { return .recipe(index) }
      }
    }
    if decoded.hasPrefix("/"), let found = ending(with: decoded) { return found }
    if !decoded.contains("."), let found = named(decoded, near: path) { return found }
    return .file(candidates)
  }

  /// The recipes of this file name or title, for wiki links and names without a path.
  private func named(_ name: String, near path: String) -> LinkDestination? {
    let trimmed = name.hasSuffix(".md") ? String(name.dropLast(3)) : name
    if trimmed.contains("/") { return ending(with: trimmed) }
    let key = Folding.fold(trimmed)
    guard let found = byStem[key] ?? byTitle[key] ?? byStem[Self.hyphenated(key)] else { return nil }
    return choose(found, near: path)
  }

  /// The recipes whose path ends with these parts: sites are often built from a folder below the vault's root.
  private func ending(with target: String) -> LinkDestination? {
    var wanted = Self.withoutEnding(target)
    while wanted.hasSuffix("/") { wanted.removeLast() }
    if wanted.hasPrefix("/") { wanted.removeFirst() }
    guard !wanted.isEmpty else { return nil }
    let key = Folding.fold(wanted)
    let last = Folding.fold(Self.name(wanted))
    let found = (byStem[last] ?? []).filter {
      let stem = Folding.fold(Self.withoutEnding(paths[$0]))
      return stem == key || stem.hasSuffix("/" + key)
    }
    if !found.isEmpty { return choose(found, near: "") }
    // `/recipes/soup/` may be the page of `_recipes/soup.md` or `content/soup.md`.
    return byStem[last].map { choose($0, near: "") }
  }

  /// One of several: the one in the same folder, else the shortest path when it is alone in that.
  private func choose(_ found: [Int], near path: String) -> LinkDestination {
    if found.count == 1 { return .recipe(found[0]) }
    let folder = Self.folder(path)
    let beside = found.filter { Self.folder(paths[$0]) == folder }
    if beside.count == 1 { return .recipe(beside[0]) }
    return .ambiguous(found)
  }

  /// The paths that a target can mean, relative to the vault's root.
  static func candidates(_ target: String, in path: String) -> [String] {
    if target.hasPrefix("/") { return [normalized(String(target.dropFirst()))] }
    let folder = folder(path)
    let relative = normalized(folder.isEmpty ? target : folder + "/" + target)
    let fromRoot = normalized(target)
    return relative == fromRoot ? [relative] : [relative, fromRoot]
  }

  private static func normalized(_ path: String) -> String {
    VaultPath(path).normalized.string
  }

  private static func folder(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  private static func name(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The path without `.md`, `.markdown` or `.html`.
  private static func withoutEnding(_ path: String) -> String {
    for ending in [".md", ".markdown", ".html"] where path.hasSuffix(ending) {
      return String(path.dropLast(ending.count))
    }
    return path
  }

  private static func hyphenated(_ key: String) -> String {
    String(key.map { $0 == " " ? "-" : $0 })
  }

  private static func beforeAny(of marks: String, _ text: String) -> String {
    String(text.prefix { !marks.contains($0) })
  }

  /// Whether the target begins with `http:` or another scheme of two letters or more.
  private static func hasScheme(_ target: String) -> Bool {
    guard let colon = target.firstIndex(of: ":") else { return false }
    let scheme = target[..<colon]
    return scheme.count > 1 && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }

  /// The text with `%20` and its like decoded; what is no valid escape stays.
  static func percentDecoded(_ text: String) -> String {
    guard text.contains("%") else { return text }
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = hexValue(bytes[index + 1]), let low = hexValue(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
