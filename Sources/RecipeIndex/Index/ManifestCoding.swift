// The manifest as bytes: fixed places for what is compared at every start, names ready for the kernel.

internal import SourceText
internal import VaultFolder

/// Where things stand in the bytes of a manifest.
enum ManifestLayout {
  static let folderCount = 0
  static let fileCount = 4
  static let problemCount = 8
  static let watchedCount = 12
  static let start = 16
  static let folderSize = 56
  static let fileSize = 56

  /// Of a file: where its content is told.
  static let content = 52

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
    for count in [folders.count, files.count, problems.count, watched.count] { writer.put(UInt32(clamping: count)) }
    var next = 0
    for folder in folders {
      let first = next
      while next < files.count, files[next].path.isDirectly(in: folder.path) { next += 1 }
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
    for watched in watched {
      tail.put(watched.path.bytes)
      tail.putShort(watched.stamp == nil ? 0 : 1)
      if let stamp = watched.stamp { Self.put(stamp, to: &tail, hasSize: true) }
    }
    for problem in problems {
      tail.put(problem.path.bytes)
      tail.put(problem.diagnostic.id.rawValue)
      tail.put(problem.diagnostic.arguments)
    }
    writer.put(UInt64(names.bytes.count))
    return writer.bytes + names.bytes + tail.bytes
  }

  fileprivate static func put(_ stamp: FileStamp?, to writer: inout ByteWriter, hasSize: Bool) {
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

/// The bytes of a manifest in which the rows of some files change.
private struct ManifestPatch {
  private(set) var bytes: [UInt8]

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = Array(bytes) }

  /// Changes the content of the file whose row begins at `row`.
  mutating func put(_ content: UInt32, at row: Int) {
    var writer = ByteWriter()
    writer.put(content)
    put(writer, at: row + ManifestLayout.content)
  }

  /// Changes content and stamp.
  mutating func put(_ content: UInt32, _ stamp: FileStamp?, at row: Int) {
    put(content, at: row)
    var writer = ByteWriter()
    Manifest.put(stamp, to: &writer, hasSize: true)
    put(writer, at: row)
  }

  private mutating func put(_ writer: ByteWriter, at place: Int) {
    bytes.replaceSubrange(place..<(place + writer.bytes.count), with: writer.bytes)
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

  /// The path of a folder as C wants it, `.` for the root; nil when it is damaged.
  func folderName(_ number: Int) -> UnsafePointer<CChar>? {
    let path = Int(bytes.word32(folder(number) + 32))
    let length = Int(bytes.word32(folder(number) + 36))
    guard path + length < names.count, names[path + length] == 0, let start = names.baseAddress else { return nil }
    return start.advanced(by: path).assumingMemoryBound(to: CChar.self)
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
    let code = code(number)
    switch code {
    case ManifestLayout.other: return .other
    case ManifestLayout.unread: return .unread
    case _ where code & ManifestLayout.deltaBit != 0: return .delta(Int(code & ~ManifestLayout.deltaBit))
    default: return .base(Int(code))
    }
  }

  private func code(_ number: Int) -> UInt32 { bytes.word32(file(number) + ManifestLayout.content) }

  /// For each recipe of the base whether it still holds; nil when a recipe is named that is not there.
  func baseRecipes(count: Int) -> [Bool]? {
    var holds = [Bool](repeating: false, count: count)
    for file in 0..<fileCount {
      let code = code(file)
      if code >= ManifestLayout.unread { continue }
      guard Int(code) < count else { return nil }
      holds[Int(code)] = true
    }
    return holds
  }

  /// The recipes of the delta that are not of these files (rising), in rising order.
  func deltaRecipes(without files: [Int]) -> [Int] {
    var next = 0
    var recipes: [Int] = []
    for file in 0..<fileCount {
      if next < files.count, files[next] == file {
        next += 1
      } else if code(file) & ManifestLayout.deltaBit != 0 {
        recipes.append(Int(code(file) & ~ManifestLayout.deltaBit))
      }
    }
    return recipes.sorted()
  }

  /// Whether a file could not be read when it was looked at last.
  func isUnread(_ number: Int) -> Bool { code(number) == ManifestLayout.unread }

  /// The bytes of the next manifest when these files were read again and everything else is as it was.
  ///
  /// The recipes of the delta that are kept get their places in `kept` as numbers. Nil when problems come or go, which changes more
  /// than numbers.
  func patched(_ files: [Int], _ outcomes: [IndexedFile], kept: [Int], _ rule: RacyRule) -> [UInt8]? {
    guard bytes.word32(ManifestLayout.problemCount) == 0 else { return nil }
    var numbers: [UInt32: UInt32] = [:]
    for (number, recipe) in kept.enumerated() { numbers[UInt32(recipe)] = UInt32(number) }
    var patch = ManifestPatch(bytes)
    for file in 0..<fileCount where code(file) & ManifestLayout.deltaBit != 0 {
      let code = numbers[code(file) & ~ManifestLayout.deltaBit].map { $0 | ManifestLayout.deltaBit }
      patch.put(code ?? ManifestLayout.unread, at: self.file(file))
    }
    for (file, outcome) in zip(files, outcomes) {
      switch outcome {
      case .recipe(let number, let stamp):
        patch.put(UInt32(clamping: number) | ManifestLayout.deltaBit, rule.settled(stamp), at: self.file(file))
      case .other(let stamp): patch.put(ManifestLayout.other, rule.settled(stamp), at: self.file(file))
      case .failure: return nil
      }
    }
    return patch.bytes
  }

  /// What changes without a trace in the folders.
  var watched: [FolderWalk.Watched] {
    var reader = ByteReader(bytes, at: tail)
    return takeWatched(&reader)
  }

  private func takeWatched(_ reader: inout ByteReader) -> [FolderWalk.Watched] {
    var result: [FolderWalk.Watched] = []
    for _ in 0..<bytes.word32(ManifestLayout.watchedCount) where !reader.isDamaged {
      let path = VaultPath(bytes: Array(reader.takeText()))
      let stamp = reader.takeShort() == 0 ? nil : stamp(reader.position, size: bytes.signed64(reader.position + 32))
      if stamp != nil { reader.skip(40) }
      result.append(.init(path: path, stamp: stamp))
    }
    return result
  }

  /// What could not be read.
  var problems: [FileProblem] {
    var reader = ByteReader(bytes, at: tail)
    _ = takeWatched(&reader)
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
    var manifest = Manifest()
    manifest.problems = problems
    manifest.watched = watched
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
