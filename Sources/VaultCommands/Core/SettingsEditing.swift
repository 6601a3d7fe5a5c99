// `vault config KEY VALUE` changes the settings file as every other file is changed: the value's bytes, and nothing else.

internal import RecipeDocument
internal import SourceText
internal import VaultFolder

/// Sets one setting in the bytes of a settings file.
struct SettingsEditing {
  private let bytes: [UInt8]
  private let document: YAMLDocument

  /// The settings file as it is; empty when there is none.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    document = YAMLDocument.read(bytes)
  }

  /// The bytes with `value` at `key`; a dot in the key leads into a mapping: `files.pantry`.
  ///
  /// The value is YAML (`[salt, pepper]`, `metric`); what is no YAML is put in quotes. Throws when the place cannot be changed so that
  /// only it changes.
  func set(_ key: String, to value: String) throws -> [UInt8] {
    for text in [value, Self.quoted(value)] where !text.contains(where: \.isNewline) && !text.isEmpty {
      guard let edit = edit(key, text), let result = try? Edit.apply([edit], to: bytes) else { continue }
      if isProven(result, key) { return result }
    }
    throw Failure(.settingNotEditable, key)
  }

  private func edit(_ key: String, _ text: String) -> Edit? {
    let parts = key.split(separator: ".", maxSplits: 1).map(String.init)
    guard let name = parts.first else { return nil }
    let entry = document.entries.first { $0.key == name && $0.isReadable }
    guard parts.count == 2 else {
      guard let entry else { return Edit(Span(bytes.count, bytes.count), lineStart + "\(name): \(text)\n") }
      return replacement(of: entry, by: text)
    }
    guard let entry else {
      return Edit(Span(bytes.count, bytes.count), lineStart + "\(name):\n  \(parts[1]): \(text)\n")
    }
    guard case .map(let inner, false) = entry.value.content, let last = inner.last else { return nil }
    if let known = inner.first(where: { $0.key == parts[1] }) { return replacement(of: known, by: text) }
    let start = bytes[..<last.keySpan.start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let indent = String(decoding: bytes[start..<last.keySpan.start], as: UTF8.self)
    guard indent.allSatisfy({ $0 == " " }) else { return nil }
    let end = last.span.end
    let breakBefore = end > 0 && bytes[end - 1] != UInt8(ascii: "\n") ? "\n" : ""
    return Edit(Span(end, end), breakBefore + indent + "\(parts[1]): \(text)\n")
  }

  private func replacement(of entry: FrontMatterEntry, by text: String) -> Edit? {
    switch entry.value.content {
    case .map, .list(_, false): return nil
    case .scalar(_, .block): return nil
    case .null, .scalar, .list: break
    }
    return Edit(entry.value.span, entry.value.span.isEmpty ? " " + text : text)
  }

  /// A line break when the file's last line has none.
  private var lineStart: String { bytes.isEmpty || bytes.last == UInt8(ascii: "\n") ? "" : "\n" }

  /// Whether the result is readable and every other setting is as it was.
  private func isProven(_ result: [UInt8], _ key: String) -> Bool {
    let after = YAMLDocument.read(result)
    guard after.diagnostics.count <= document.diagnostics.count else { return false }
    var (old, new) = (Self.values(document.entries, bytes), Self.values(after.entries, result))
    guard new.removeValue(forKey: key) != nil else { return false }
    old.removeValue(forKey: key)
    return old == new
  }

  /// The bytes of every value by its dotted key.
  private static func values(_ entries: [FrontMatterEntry], _ bytes: [UInt8]) -> [String: [UInt8]] {
    var result: [String: [UInt8]] = [:]
    for entry in entries {
      if case .map(let inner, _) = entry.value.content {
        for item in inner { result[entry.key + "." + item.key] = Array(bytes[item.value.span.range]) }
      } else {
        result[entry.key] = Array(bytes[entry.value.span.range])
      }
    }
    return result
  }

  /// The text as a double-quoted scalar.
  private static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
