// What changed in files whose folders did not change: their rows alone, so that one edited recipe does not write down the whole vault again.

internal import VaultFolder

/// Rows of files that stand for those in the last whole manifest.
struct ManifestPatch {
  private static let marker = UInt32.max
  private static let start = 8
  private static let rowSize = 48
  private static let fileOffset = 40
  private static let contentOffset = 44

  private let bytes: UnsafeRawBufferPointer
  /// For each file of the whole manifest where its row stands, zero when it has none here.
  private let places: [UInt32]

  /// No rows.
  init() {
    bytes = UnsafeRawBufferPointer(start: nil, count: 0)
    places = []
  }

  /// The rows in these bytes for a manifest with so many files; nil when that is not what they are.
  init?(_ bytes: UnsafeRawBufferPointer, fileCount: Int) {
    let count = Int(bytes.word32(4))
    guard Self.isPatch(bytes), bytes.count == Self.start + count * Self.rowSize else { return nil }
    var places = [UInt32](repeating: 0, count: fileCount)
    for place in stride(from: Self.start, to: bytes.count, by: Self.rowSize) {
      let file = Int(bytes.word32(place + Self.fileOffset))
      guard file < fileCount else { return nil }
      places[file] = UInt32(clamping: place)
    }
    self.bytes = bytes
    self.places = places
  }

  /// Whether these are the bytes of a patch and not of a whole manifest.
  static func isPatch(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.word32(0) == marker }

  /// Where the row of a file stands in `bytes`; nil when the whole manifest has it.
  private func place(_ file: Int) -> Int? {
    guard file < places.count, places[file] != 0 else { return nil }
    return Int(places[file])
  }

  /// The stamp of a file that has a row here.
  func stamp(_ file: Int) -> FileStamp? { place(file).map { StampCoding.read(bytes, at: $0, hasSize: true) } }

  /// What is told of the content of a file that has a row here.
  func content(_ file: Int) -> UInt32? { place(file).map { bytes.word32($0 + Self.contentOffset) } }

  /// A row to be written.
  struct Row {
    var file: Int
    var stamp: FileStamp?
    var content: UInt32
  }

  /// The bytes of a patch with these rows, and with those of this one for other files.
  func adding(_ rows: [Row]) -> [UInt8] {
    var new: [Int: Row] = [:]
    for row in rows { new[row.file] = row }
    let kept = places.indices.filter { places[$0] != 0 && new[$0] == nil }
    var writer = ByteWriter()
    writer.put(Self.marker)
    writer.put(UInt32(clamping: kept.count + new.count))
    for file in kept { writer.append(bytes.slice(Int(places[file]), Self.rowSize)) }
    for row in rows where new.removeValue(forKey: row.file) != nil {
      StampCoding.write(row.stamp, to: &writer, hasSize: true)
      writer.put(UInt32(clamping: row.file))
      writer.put(row.content)
    }
    return writer.bytes
  }
}

/// Stamps as bytes; a folder's has no size.
enum StampCoding {
  /// The size, or the change of a folder, of a stamp that proves nothing, which no file has.
  static let unsettled: Int64 = -1

  static func write(_ stamp: FileStamp?, to writer: inout ByteWriter, hasSize: Bool) {
    writer.put(stamp?.device ?? 0)
    writer.put(stamp?.inode ?? 0)
    writer.put(stamp?.modified ?? 0)
    writer.put(stamp?.changed ?? unsettled)
    if hasSize { writer.put(stamp?.size ?? unsettled) }
  }

  static func read(_ bytes: UnsafeRawBufferPointer, at place: Int, hasSize: Bool) -> FileStamp {
    FileStamp(
      device: bytes.word64(place), inode: bytes.word64(place + 8), size: hasSize ? bytes.signed64(place + 32) : 0,
      modified: bytes.signed64(place + 16), changed: bytes.signed64(place + 24))
  }
}
