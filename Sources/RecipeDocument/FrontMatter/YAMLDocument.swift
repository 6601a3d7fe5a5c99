// `.vault.yaml` is read by the same reader as front matter, so that both know the same YAML and the same spans.

public import SourceText

/// A whole file of YAML with a mapping at its top.
public struct YAMLDocument: Sendable {
  /// The top-level keys in the order of the file; those that could not be read have `isReadable` false.
  public let entries: [FrontMatterEntry]
  /// What could not be read; spans are of the file.
  public let diagnostics: [Diagnostic]
  /// False when the file holds something else than keys and values.
  public let isMapping: Bool

  /// Reads the bytes of a file, without a byte order mark.
  ///
  /// Bad text gives diagnostics, never an error.
  public static func read(_ bytes: [UInt8]) -> YAMLDocument {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let read = YAMLFrontMatter.read(bytes, Span(start, bytes.count)) else {
      return YAMLDocument(entries: [], diagnostics: [], isMapping: saysNothing(bytes[start...]))
    }
    return YAMLDocument(entries: read.entries, diagnostics: read.diagnostics, isMapping: true)
  }

  /// Whether there are only blank lines, comments and document marks.
  private static func saysNothing(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.allSatisfy { line in
      let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      return text.isEmpty || text.first == UInt8(ascii: "#") || text.starts(with: Array("---".utf8))
    }
  }
}
