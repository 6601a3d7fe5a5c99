// The user manual behind `vault help TOPIC`: Markdown pages of the folder Manual, compiled into the program.

/// A page of the user manual.
struct ManualPage: Sendable {
  /// The word after `vault help`.
  let topic: String
  /// The page, as bytes of Markdown.
  let bytes: [UInt8]

  /// The page as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// What the page is about: its heading after the topic and the colon.
  var summary: String {
    let heading = bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard let colon = heading.firstIndex(of: UInt8(ascii: ":")) else { return topic }
    return String(decoding: heading[(colon + 1)...].drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
  }

  /// The pages, in the order in which a newcomer would read them.
  static let all = [
    ManualPage(topic: "format", bytes: PackageResources.format_md),
    ManualPage(topic: "ingredients", bytes: PackageResources.ingredients_md),
    ManualPage(topic: "query", bytes: PackageResources.query_md),
    ManualPage(topic: "scaling", bytes: PackageResources.scaling_md),
    ManualPage(topic: "editing", bytes: PackageResources.editing_md),
    ManualPage(topic: "shopping", bytes: PackageResources.shopping_md),
    ManualPage(topic: "planning", bytes: PackageResources.planning_md),
    ManualPage(topic: "diagnostics", bytes: PackageResources.diagnostics_md),
    ManualPage(topic: "settings", bytes: PackageResources.settings_md),
    ManualPage(topic: "editors", bytes: PackageResources.editors_md),
  ]

  /// The page of a topic.
  static func named(_ topic: String) -> ManualPage? { all.first { $0.topic == topic } }
}
