// A file's name is a run of bytes, not a text: names that are not UTF-8 must be listed, read and edited too.

/// A path as the bytes the file system knows; relative to the vault's root unless it begins with `/`.
public struct VaultPath: Hashable, Sendable {
  /// The bytes, without a final NUL.
  public let bytes: [UInt8]

  /// The path of these bytes.
  public init(bytes: [UInt8]) { self.bytes = bytes }

  /// The path of this text's UTF-8.
  public init(_ text: String) { bytes = Array(text.utf8) }

  /// The path as text; bytes that are not UTF-8 become U+FFFD, so it may not open the file.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether it begins with `/`.
  public var isAbsolute: Bool { bytes.first == UInt8(ascii: "/") }

  /// Whether it names the vault's root itself.
  public var isRoot: Bool { bytes.isEmpty }

  /// The part after the last `/`.
  public var name: [UInt8] {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return bytes }
    return Array(bytes[(slash + 1)...])
  }

  /// The folder that holds it; the root for a path of one part.
  public var parent: VaultPath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return VaultPath(bytes: []) }
    return VaultPath(bytes: Array(bytes[..<max(slash, isAbsolute && slash == 0 ? 1 : slash)]))
  }

  /// Whether it names something that stands in `folder` itself.
  public func isDirectly(in folder: VaultPath) -> Bool {
    if folder.isRoot { return !isAbsolute && !bytes.contains(UInt8(ascii: "/")) }
    let count = folder.bytes.count
    return bytes.count > count && bytes[count] == UInt8(ascii: "/") && bytes.starts(with: folder.bytes)
      && !bytes[(count + 1)...].contains(UInt8(ascii: "/"))
  }

  /// The path of `name` in this folder.
  public func appending(_ name: [UInt8]) -> VaultPath {
    if bytes.isEmpty { return VaultPath(bytes: name) }
    if bytes.last == UInt8(ascii: "/") { return VaultPath(bytes: bytes + name) }
    return VaultPath(bytes: bytes + [UInt8(ascii: "/")] + name)
  }

  /// The path of `name` in this folder.
  public func appending(_ name: String) -> VaultPath { appending(Array(name.utf8)) }

  /// The path with its empty, `.` and `..` parts taken out; `..` above the root of an absolute path is dropped.
  public var normalized: VaultPath {
    var parts: [ArraySlice<UInt8>] = []
    for part in bytes.split(separator: UInt8(ascii: "/")) where !part.elementsEqual([UInt8(ascii: ".")]) {
      let isUp = part.elementsEqual([UInt8(ascii: "."), UInt8(ascii: ".")])
      let canDrop = parts.last.map { !$0.elementsEqual([UInt8(ascii: "."), UInt8(ascii: ".")]) } ?? false
      if isUp && canDrop {
        parts.removeLast()
      } else if !isUp || !isAbsolute {
        parts.append(part)
      }
    }
    let joined = Array(parts.joined(separator: [UInt8(ascii: "/")]))
    return VaultPath(bytes: isAbsolute ? [UInt8(ascii: "/")] + joined : joined)
  }

  /// The part below `folder`, or nil when it is not inside; both should be normalized.
  public func relative(to folder: VaultPath) -> VaultPath? {
    if folder.bytes.isEmpty { return self }
    if self == folder { return VaultPath(bytes: []) }
    let prefix = folder.bytes.last == UInt8(ascii: "/") ? folder.bytes : folder.bytes + [UInt8(ascii: "/")]
    guard bytes.starts(with: prefix) else { return nil }
    return VaultPath(bytes: Array(bytes[prefix.count...]))
  }

  /// This absolute path as seen from an absolute folder, with as many `..` as it takes; both should be normalized.
  func seen(from folder: VaultPath) -> VaultPath {
    let (here, there) = (
      folder.bytes.split(separator: UInt8(ascii: "/")), bytes.split(separator: UInt8(ascii: "/"))
    )
    let shared = zip(here, there).prefix { $0.elementsEqual($1) }.count
    let up = Array(repeating: ArraySlice("..".utf8), count: here.count - shared)
    return VaultPath(bytes: Array((up + there[shared...]).joined(separator: [UInt8(ascii: "/")])))
  }
}

extension VaultPath: Comparable {
  /// Orders part by part by bytes, so that a folder's files stand together.
  public static func < (left: VaultPath, right: VaultPath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes) { rank($0) < rank($1) }
  }

  /// `/` before every other byte.
  private static func rank(_ byte: UInt8) -> Int { byte == UInt8(ascii: "/") ? -1 : Int(byte) }
}
