// Paths are told as git and ripgrep tell them: from the folder in which the person stands, so that other programs can open them.

/// How paths of a vault are shown to somebody who stands in some folder.
public struct ShownPaths: Sendable, Hashable {
  /// What is put before every path: nothing in the vault's own folder.
  private let prefix: [UInt8]
  /// The folder inside the vault in which the person stands, as its parts.
  private let inner: [[UInt8]]

  /// Paths as they are kept, relative to the vault.
  public static let asStored = ShownPaths(prefix: [], inner: [])

  private init(prefix: [UInt8], inner: [[UInt8]]) {
    self.prefix = prefix
    self.inner = inner
  }

  /// The paths of the vault at `root` seen from `folder`, both absolute and real.
  ///
  /// In the vault they are relative, with `../` where needed; above it they begin with the vault's folder; anywhere else they are absolute.
  public init(root: VaultPath, from folder: VaultPath) {
    if let inside = folder.relative(to: root) {
      self.init(prefix: [], inner: Self.parts(inside.bytes).map { Array($0) })
    } else {
      let shown = root.relative(to: folder) ?? root
      self.init(prefix: shown.bytes + [UInt8(ascii: "/")], inner: [])
    }
  }

  /// Whether paths are shown as they are kept.
  public var isAsStored: Bool { prefix.isEmpty && inner.isEmpty }

  /// Adds a path of the vault as it is shown.
  public func append(_ path: UnsafeRawBufferPointer, to output: inout [UInt8]) {
    // A path outside of the vault is absolute.
    let isAbsolute = path.first == UInt8(ascii: "/")
    if inner.isEmpty || isAbsolute {
      if !isAbsolute && !prefix.isEmpty { output.append(contentsOf: prefix) }
      output.append(contentsOf: path)
    } else {
      output += relative(Array(path))
    }
  }

  /// A path of the vault as it is shown.
  public func bytes(_ path: VaultPath) -> [UInt8] {
    var output: [UInt8] = []
    path.bytes.withUnsafeBytes { append($0, to: &output) }
    return output
  }

  private func relative(_ path: [UInt8]) -> [UInt8] {
    let parts = Self.parts(path)
    var same = 0
    while same < inner.count, same + 1 < parts.count, parts[same].elementsEqual(inner[same]) { same += 1 }
    let up = Array(repeating: Array("..".utf8)[...], count: inner.count - same)
    return Array((up + parts[same...]).joined(separator: [UInt8(ascii: "/")]))
  }

  private static func parts(_ path: [UInt8]) -> [ArraySlice<UInt8>] { path.split(separator: UInt8(ascii: "/")) }
}
