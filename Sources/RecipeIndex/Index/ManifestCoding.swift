// The manifest as bytes: fixed places for what is compared at every start, names ready for the kernel.

internal import SourceText
internal import VaultFolder

/// Where things stand in the bytes of a manifest.
enum ManifestLayout {
  static let folderCount = 0
  static let fileCount = 4
  static let problemCount = 8
  static let flags = 12
  static let start = 16
  static let folderSize = 56
  static let fileSize = 56

  static let needsWalkFlag: UInt32 = 1
  /// Of `File.content`: the number of a recipe with this bit is one of the delta.
  static let deltaBit: UInt32 = 1 << 31
  static let other: UInt32 = deltaBit - 1
  static let unread: UInt32 = deltaBit - 2

  /// The size of a stamp that proves nothing, which no file has.
  static let unsettled: Int64 = -1
}

extension Manifest {
  /// The manifest as bytes.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    var names = ByteWriter()
    for count in [folders.count, files.count, problems.count] { writer.put(UInt32(clamping: count)) }
    writer.put(needsWalk ? ManifestLayout.needsWalkFlag : 0)
    var next = 0
    for folder in folders {
      let first = next
      while next < files.count, files[next].path.parent == folder.path { next += 1 }
      Self.put(folder.stamp, to: &writer, hasSize: false)
      Self.put(name: folder.path.bytes, to: &writer, &names)
      writer.put(UInt32(clamping: first))
      writer.put(UInt32(clamping: next - first))
      writer.put(UInt64(0))
    }
    for file in files {
      Self.put(file.stamp, to: &writer, hasSize: true)
      Self.put(name: file.path.bytes, to: &writer, &names)
      writer.put(UInt32(clamping: file.path.bytes.count - file.path.name.count))
      writer.put(Self.code(file.content))
    }
    var tail = ByteWriter()
    for problem in problems {
      tail.put(problem.path.bytes)
      tail.put(problem.diagnostic.id.rawValue)
      tail.put(problem.diagnostic.arguments)
    }
    writer.put(UInt64(names.bytes.count))
    return writer.bytes + names.bytes + tail.bytes
  }

  private static func put(_ stamp: FileStamp?, to writer: inout ByteWriter, hasSize: Bool) {
    writer.put(stamp?.device ?? 0)
    writer.put(stamp?.inode ?? 0)
    writer.put(stamp?.modified ?? 0)
    writer.put(stamp?.changed ?? ManifestLayout.unsettled)
    if hasSize { writer.put(stamp?.size ?? ManifestLayout.unsettled) }
  }

  private static func put(name: [UInt8], to writer: inout ByteWriter, _ names: inout ByteWriter) {
    writer.put(UInt32(clamping: names.bytes.count))
    writer.put(UInt32(clamping: name.count))
    names.append(name)
    names.append([0])
  }

  private static func code(_ content: Content) -> UInt32 {
    switch content {
    case .base(let number): UInt32(clamping: number)
    case .delta(let number): UInt32(clamping: number) | ManifestLayout.deltaBit
    case .other: ManifestLayout.other
    case .unread: ManifestLayout.unread
    }
  }
}

/// A manifest in its bytes; nothing is copied until it is asked for.
struct ManifestView {
  private let bytes: UnsafeRawBufferPointer
  let folderCount: Int
  let fileCount: Int
  private let fileStart: Int
  private let names: UnsafeRawBufferPointer
  private let tail: Int

  /// A view of the bytes; nil when they are no manifest.
  init?(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    folderCount = Int(bytes.word32(ManifestLayout.folderCount))
    fileCount = Int(bytes.word32(ManifestLayout.fileCount))
    fileStart = ManifestLayout.start + folderCount * ManifestLayout.folderSize
    let nameStart = fileStart + fileCount * ManifestLayout.fileSize + 8
    guard nameStart <= bytes.count else { return nil }
    let length = Int(truncatingIfNeeded: bytes.word64(nameStart - 8))
    guard length >= 0, length <= bytes.count - nameStart else { return nil }
    names = bytes.slice(nameStart, length)
    tail = nameStart + length
  }

  var needsWalk: Bool { bytes.word32(ManifestLayout.flags) & ManifestLayout.needsWalkFlag != 0 }

  private func folder(_ number: Int) -> Int { ManifestLayout.start + number * ManifestLayout.folderSize }

  private func file(_ number: Int) -> Int { fileStart + number * ManifestLayout.fileSize }

  /// The files of a folder.
  func files(ofFolder number: Int) -> Range<Int> {
    let first = Int(bytes.word32(folder(number) + 40))
    let count = Int(bytes.word32(folder(number) + 44))
    return first <= fileCount && count <= fileCount - first ? first..<(first + count) : 0..<0
  }

  func folderPath(_ number: Int) -> UnsafeRawBufferPointer {
    names.slice(Int(bytes.word32(folder(number) + 32)), Int(bytes.word32(folder(number) + 36)))
  }

  func filePath(_ number: Int) -> UnsafeRawBufferPointer {
    names.slice(Int(bytes.word32(file(number) + 40)), Int(bytes.word32(file(number) + 44)))
  }

  /// The name of a file as C wants it, without its folder; nil when it is damaged.
  func fileName(_ number: Int) -> UnsafePointer<CChar>? {
    let path = Int(bytes.word32(file(number) + 40))
    let length = Int(bytes.word32(file(number) + 44))
    let name = Int(bytes.word32(file(number) + 48))
    guard name < length, path + length < names.count, names[path + length] == 0, let start = names.baseAddress else {
      return nil
    }
    return start.advanced(by: path + name).assumingMemoryBound(to: CChar.self)
  }

  func folderStamp(_ number: Int) -> FileStamp { stamp(folder(number), size: 0) }

  func fileStamp(_ number: Int) -> FileStamp { stamp(file(number), size: bytes.signed64(file(number) + 32)) }

  private func stamp(_ place: Int, size: Int64) -> FileStamp {
    FileStamp(
      device: bytes.word64(place), inode: bytes.word64(place + 8), size: size, modified: bytes.signed64(place + 16),
      changed: bytes.signed64(place + 24))
  }

  func content(_ number: Int) -> Manifest.Content {
    let code = bytes.word32(file(number) + 52)
    switch code {
    case ManifestLayout.other: return .other
    case ManifestLayout.unread: return .unread
    case _ where code & ManifestLayout.deltaBit != 0: return .delta(Int(code & ~ManifestLayout.deltaBit))
    default: return .base(Int(code))
    }
  }

  /// What could not be read.
  var problems: [FileProblem] {
    var reader = ByteReader(bytes, at: tail)
    var problems: [FileProblem] = []
    for _ in 0..<bytes.word32(ManifestLayout.problemCount) where !reader.isDamaged {
      let path = VaultPath(bytes: Array(reader.takeText()))
      let id = DiagnosticID(rawValue: reader.takeString())
      let arguments = reader.takeStrings()
      if let id { problems.append(FileProblem(path, Diagnostic(id, nil, arguments))) }
    }
    return problems
  }

  /// All of it.
  var manifest: Manifest {
    var manifest = Manifest(needsWalk: needsWalk)
    manifest.problems = problems
    manifest.folders = (0..<folderCount).map { number in
      let stamp = folderStamp(number)
      return .init(
        path: VaultPath(bytes: Array(folderPath(number))),
        stamp: stamp.changed == ManifestLayout.unsettled ? nil : stamp)
    }
    manifest.files = (0..<fileCount).map { number in
      let stamp = fileStamp(number)
      return .init(
        path: VaultPath(bytes: Array(filePath(number))), stamp: stamp.size == ManifestLayout.unsettled ? nil : stamp,
        content: content(number))
    }
    return manifest
  }
}
