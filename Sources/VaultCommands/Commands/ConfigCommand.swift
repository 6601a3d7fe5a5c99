// `vault config`: the settings of the vault as its owner wrote them.

internal import CommandTable
internal import RecipeDocument
internal import SourceText
internal import VaultFolder

extension Command where Session == VaultCommands.Session {
  static let config = Command(
    "config", summary: "show or change the settings of the vault",
    discussion:
      "Settings below another are named with a dot: `files.pantry`. `vault help settings` explains all of them.",
    positionals: [
      Positional(
        "KEY", .optional, "the setting; all of them when left out", completion: .dynamic("settings")),
      Positional("VALUE", .optional, "its new value, in YAML: metric, '[salt, pepper]'"),
    ],
    options: [.json],
    examples: [Example("vault config units", "which country's cups are meant")],
    run: { invocation, session in
      if let value = invocation.word("VALUE") { return try session.set(invocation.word("KEY") ?? "", to: value) }
      let vault = try session.vault()
      let settings = [Setting(key: "vault", values: [vault.root.string])] + (try Setting.all(in: vault))
      let shown = settings.filter { invocation.words.isEmpty || $0.isNamed(invocation.words[0]) }
      if let key = invocation.words.first, shown.isEmpty {
        throw Failure(.settingMissing, key).with(.nothing)
      }
      if invocation.has(.json) {
        var json = JSONWriter()
        json.object { json in for setting in shown { setting.write(to: &json) } }
        json.newline()
        session.console.write(json.take())
      } else {
        let isValueOnly = shown.count == 1 && invocation.words.first == shown[0].key
        for setting in shown {
          let text = setting.values.joined(separator: ", ")
          session.console.print(isValueOnly ? text : "\(setting.key) = \(text)")
        }
      }
      return .done
    })
}

extension Session {
  /// Changes a setting; one that vault does not know, or a value that it cannot use, is refused.
  fileprivate func set(_ key: String, to value: String) throws -> ExitCode {
    let vault = try vault()
    let name = VaultPath(VaultSettings.fileName)
    guard VaultSettings.keys.contains(String(key.prefix { $0 != "." })) else {
      throw Failure(.settingUnknown, key, "there are: " + VaultSettings.keys.joined(separator: ", "))
    }
    if !vault.exists(name) { try vault.create(name, []) }
    var failure: (any Error)?
    try vault.edit(name) { (bytes) throws(FileProblem) in
      do {
        let new = try SettingsEditing(bytes).set(key, to: value)
        let known = Set(VaultSettingsReader.read(bytes).1.map(\.arguments))
        let problems = VaultSettingsReader.read(new).1.filter { !known.contains($0.arguments) }
        if !problems.isEmpty { throw Failure(problems) }
        return new == bytes ? nil : new
      } catch {
        failure = error
        return nil
      }
    }
    if let failure { throw failure }
    console.print("\(VaultSettings.fileName): \(key) is \(value)")
    return .done
  }
}

/// One setting of the settings file.
private struct Setting {
  /// Its name, the names above it with dots before.
  let key: String
  /// Its value or values.
  let values: [String]

  func isNamed(_ name: String) -> Bool { key == name || key.hasPrefix(name + ".") }

  func write(to json: inout JSONWriter) {
    if values.count == 1 { json.field(key, values[0]) } else { json.field(key, values) }
  }

  /// All settings that are written in the vault's settings file, in its order.
  static func all(in vault: VaultFolder) throws -> [Setting] {
    let name = VaultPath(VaultSettings.fileName)
    guard vault.exists(name) else { return [] }
    return flattened(YAMLDocument.read(try vault.read(name).bytes).entries, below: "")
  }

  private static func flattened(_ entries: [FrontMatterEntry], below prefix: String) -> [Setting] {
    entries.filter(\.isReadable).flatMap { entry -> [Setting] in
      let key = prefix + entry.key
      switch entry.value.content {
      case .null: return []
      case .scalar(let text, _): return [Setting(key: key, values: [text.string])]
      case .list(let values, _): return [Setting(key: key, values: values.compactMap { $0.text?.string })]
      case .map(let entries, _): return flattened(entries, below: key + ".")
      }
    }
  }
}
