// What the name of a file says about it.

internal import SourceText

/// The last part of a path.
enum FileName {
  /// The name without folder and extension.
  static func stem(_ path: String) -> String {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? path
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The title of a file that states none.
  static func title(_ path: String) -> Field<String> {
    let stem = stem(path)
    return Field(stem, text: MappedText(unplaced: stem), place: .fileName)
  }
}
