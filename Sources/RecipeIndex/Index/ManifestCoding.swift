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
      StampCoding.write(folder.stamp, to: &writer, hasSize: false)
      Self.put(name: folder.path.bytes, to: &writer, &names)
      writer.put(UInt32(clamping: first))
      writer.put(UInt32(clamping: next - first))
      writer.put(UInt64(0))
    }
    for file in files {
      StampCoding.write(file.stamp, to: &writer, hasSize: true)
      Self.put(name: file.path.bytes, to: &writer, &names)
      writer.put(UInt32(clamping: file.path.bytes.count - file.path.name.count))
      writer.put(Self.code(file.content))
    }
    var tail = ByteWriter()
    for watched in watched {
      tail.put(watched.path.bytes)
      tail.putShort(watched.stamp == nil ? 0 : 1)
      if let stamp = watched.stamp { StampCoding.write(stamp, to: &tail, hasSize: true) }
    }
    for problem in problems {
      tail.put(problem.path.bytes)
      tail.put(problem.diagnostic.id.rawValue)
      tail.put(problem.diagnostic.arguments)
    }
    writer.put(UInt64(names.bytes.count))
    return writer.bytes + names.bytes + tail.bytes
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
  private let patch: ManifestPatch

  /// A view of a whole manifest, with what a patch changes of it; nil when they are not that.
  init?(_ bytes: UnsafeRawBufferPointer, patch: UnsafeRawBufferPointer? = nil) {
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
    guard let patch else {
      self.patch = ManifestPatch()
      return
    }
    guard let patch = ManifestPatch(patch, fileCount: fileCount) else { return nil }
    self.patch = patch
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

  func folderStamp(_ number: Int) -> FileStamp { StampCoding.read(bytes, at: folder(number), hasSize: false) }

  func fileStamp(_ number: Int) -> FileStamp {
    patch.stamp(number) ?? StampCoding.read(bytes, at: file(number), hasSize: true)
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

  private func code(_ number: Int) -> UInt32 {
    patch.content(number) ?? bytes.word32(file(number) + ManifestLayout.content)
  }

  /// For each recipe, those of the delta after those of the base, whether it still holds; nil when one is named that is not there.
  func recipes(base: Int, delta: Int) -> [Bool]? {
    var holds = [Bool](repeating: false, count: base + delta)
    for file in 0..<fileCount {
      let code = code(file)
      if code == ManifestLayout.unread || code == ManifestLayout.other { continue }
      let isRecent = code & ManifestLayout.deltaBit != 0
      let number = Int(code & ~ManifestLayout.deltaBit)
      guard number < (isRecent ? delta : base) else { return nil }
      holds[isRecent ? base + number : number] = true
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

  /// The bytes of the next patch when these files were read again and everything else is as it was.
  ///
  /// Nil when problems come or go, which changes more than rows.
  func patched(_ files: [Int], _ outcomes: [IndexedFile]) -> [UInt8]? {
    guard bytes.word32(ManifestLayout.problemCount) == 0 else { return nil }
    var rows: [ManifestPatch.Row] = []
    for (file, outcome) in zip(files, outcomes) {
      switch outcome {
      case .recipe(let number, let stamp):
        let code = UInt32(clamping: number) | ManifestLayout.deltaBit
        rows.append(.init(file: file, stamp: stamp, content: code))
      case .other(let stamp):
        rows.append(.init(file: file, stamp: stamp, content: ManifestLayout.other))
      case .failure: return nil
      }
    }
    return patch.adding(rows)
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
      let stamp = reader.takeShort() == 0 ? nil : StampCoding.read(bytes, at: reader.position, hasSize: true)
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
        stamp: stamp.changed == StampCoding.unsettled ? nil : stamp)
    }
    manifest.files = (0..<fileCount).map { number in
      let stamp = fileStamp(number)
      return .init(
        path: VaultPath(bytes: Array(filePath(number))), stamp: stamp.size == StampCoding.unsettled ? nil : stamp,
        content: content(number))
    }
    return manifest
  }
}
