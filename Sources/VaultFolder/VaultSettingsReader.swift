// Reads `.vault.yaml`: every key by its meaning, every mistake told at its place, everything else still used.

internal import Quantities
internal import RecipeDocument
public import SourceText

/// Reads the settings of a vault.
public struct VaultSettingsReader {
  private var settings = VaultSettings()
  private var diagnostics: [Diagnostic] = []

  /// The settings of the vault at `root`; the built-in ones when it has no settings file.
  static func read(root: VaultPath) -> (VaultSettings, [FileProblem]) {
    let name = VaultPath(VaultSettings.fileName)
    let file: Descriptor
    do throws(SystemError) { file = try Descriptor.open(root.appending(name.bytes)) } catch {
      let isMissing = error == .noSuchFile
      return (VaultSettings(), isMissing ? [] : [FileProblem(name, .fileUnreadable, error.words)])
    }
    do throws(FileProblem) {
      let (settings, diagnostics) = read(try FileContents(of: file, at: name).bytes)
      return (settings, diagnostics.map { FileProblem(name, $0) })
    } catch {
      return (VaultSettings(), [error])
    }
  }

  /// The settings that the bytes of a settings file hold.
  public static func read(_ bytes: [UInt8]) -> (VaultSettings, [Diagnostic]) {
    let document = YAMLDocument.read(bytes)
    var reader = VaultSettingsReader()
    reader.diagnostics = document.diagnostics
    if !document.isMapping {
      reader.diagnostics.append(
        Diagnostic(.settingWrong, Span(0, 0), [VaultSettings.fileName, "it must be lines of `key: value`"]))
    }
    for entry in document.entries where entry.isReadable { reader.take(entry) }
    return (reader.settings, reader.diagnostics)
  }

  private mutating func take(_ entry: FrontMatterEntry) {
    switch entry.key {
    case "recipes": settings.recipes = texts(entry).map { GlobPattern($0) }
    case "ignore": settings.ignore = texts(entry).map { GlobPattern($0) }
    case "language": settings.reading.language = language(entry)
    case "units": settings.reading.quantities.system = unitSystem(entry)
    case "headings": settings.reading.headings = words(entry, of: Self.sections)
    case "keys": settings.reading.keys = words(entry, of: Self.fields)
    case "files": takeFiles(entry)
    case "staples": settings.staples = texts(entry)
    case "densities": takeDensities(entry)
    case "fixed": settings.reading.quantities.fixedMark = text(entry)
    case "photos": settings.photos = text(entry)
    case "aliases": settings.aliases = pairs(entry)
    case "foods": settings.foods = text(entry)
    case "services": settings.services = pairs(entry)
    default: unknown(entry, among: VaultSettings.keys)
    }
  }

  /// The sections that `headings:` may give words to.
  static let sections = ["ingredients", "steps", "notes", "equipment", "nutrition", "description"]

  /// The values that `keys:` may give front-matter keys to.
  static let fields = [
    "title", "servings", "prep", "cook", "total", "tags", "category", "cuisine", "difficulty", "rating", "favorite",
    "created", "author", "language", "source", "image", "equipment", "description", "ingredients", "steps", "notes",
    "nutrition",
  ]

  private func isAbsent(_ value: FrontMatterValue) -> Bool { value.content == .null }

  private mutating func wrong(_ entry: FrontMatterEntry, _ expected: String) {
    diagnostics.append(Diagnostic(.settingWrong, entry.value.span, [entry.key, expected]))
  }

  private mutating func unknown(_ entry: FrontMatterEntry, among names: [String]) {
    let near = NearName.find(entry.key, in: names)
    let hint = near.map { "did you mean '\($0)'?" } ?? "there are: " + names.joined(separator: ", ")
    diagnostics.append(Diagnostic(.settingUnknown, entry.keySpan, [entry.key, hint]))
  }

  private mutating func text(_ entry: FrontMatterEntry) -> String? {
    if isAbsent(entry.value) { return nil }
    guard let text = entry.value.text?.string, !text.isEmpty else {
      wrong(entry, "it must be one text")
      return nil
    }
    return text
  }

  /// One text or a list of them.
  private mutating func texts(_ entry: FrontMatterEntry) -> [String] {
    if isAbsent(entry.value) { return [] }
    if let text = entry.value.text?.string { return text.isEmpty ? [] : [text] }
    guard case .list(let items, _) = entry.value.content else {
      wrong(entry, "it must be a text or a list of texts")
      return []
    }
    var result: [String] = []
    for item in items {
      guard let text = item.text?.string else {
        diagnostics.append(Diagnostic(.settingWrong, item.span, [entry.key, "each must be a text"]))
        continue
      }
      if !text.isEmpty { result.append(text) }
    }
    return result
  }

  private mutating func entries(_ entry: FrontMatterEntry) -> [FrontMatterEntry] {
    if isAbsent(entry.value) { return [] }
    guard case .map(let entries, _) = entry.value.content else {
      wrong(entry, "it must be lines of `name: value`")
      return []
    }
    return entries
  }

  private mutating func pairs(_ entry: FrontMatterEntry) -> [String: String] {
    var result: [String: String] = [:]
    for inner in entries(entry) {
      if let text = text(inner) { result[inner.key] = text }
    }
    return result
  }

  /// `name: word`, `name: [word, word]`, and also `word: name`.
  private mutating func words(_ entry: FrontMatterEntry, of names: [String]) -> [String: String] {
    var result: [String: String] = [:]
    for inner in entries(entry) {
      if names.contains(inner.key) {
        for word in texts(inner) { result[word] = inner.key }
      } else if let name = inner.value.text?.string, names.contains(name) {
        result[inner.key] = name
      } else {
        unknown(inner, among: names)
      }
    }
    return result
  }

  private mutating func language(_ entry: FrontMatterEntry) -> String? {
    guard let text = text(entry) else { return nil }
    let code = text.prefix { $0 != "-" && $0 != "_" }.lowercased()
    if code.utf8.count == 2, code.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) {
      return code
    }
    wrong(entry, "it must be a code of two letters, such as en")
    return nil
  }

  private mutating func unitSystem(_ entry: FrontMatterEntry) -> QuantitySettings.System? {
    guard let text = text(entry) else { return nil }
    if let system = QuantitySettings.System(rawValue: text.lowercased()) { return system }
    wrong(entry, "it must be one of " + QuantitySettings.System.allCases.map(\.rawValue).joined(separator: ", "))
    return nil
  }

  private mutating func takeFiles(_ entry: FrontMatterEntry) {
    for inner in entries(entry) {
      let path: WritableKeyPath<VaultSettings.Files, String>
      switch inner.key {
      case "pantry": path = \.pantry
      case "aisles": path = \.aisles
      case "plans": path = \.plans
      case "shopping": path = \.shopping
      default:
        unknown(inner, among: ["pantry", "aisles", "plans", "shopping"])
        continue
      }
      guard let text = text(inner) else { continue }
      let place = VaultPath(text).normalized
      if place.isAbsolute || place.isRoot || place.bytes.starts(with: Array("..".utf8)) {
        wrong(inner, "it must be a path inside the vault")
      } else {
        settings.files[keyPath: path] = place.string
      }
    }
  }

  /// Grams per millilitre, `0.53`, also with the unit written out.
  private mutating func takeDensities(_ entry: FrontMatterEntry) {
    for inner in entries(entry) {
      guard let text = text(inner) else { continue }
      let number = text.hasSuffix("g/ml") ? String(text.dropLast(4)) : text
      if let density = Decimal.read(number), density > .zero {
        settings.reading.quantities.densities[inner.key] = density
      } else {
        wrong(inner, "it must be grams per millilitre, such as 0.53")
      }
    }
  }
}
