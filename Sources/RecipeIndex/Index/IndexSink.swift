// Where the bytes of a new index go: into memory or, a piece at a time, into a file, each chunk with its checksum.

internal import VaultFolder

/// Takes the bytes of an index file in their order.
struct IndexSink: ~Copyable {
  /// Whether everything so far was written.
  private(set) var isGood = true
  /// How many bytes there are.
  private(set) var count = IndexHeader.size

  private let file: CacheFile?
  /// How many bytes are no longer pending.
  private var flushed = IndexHeader.size
  /// What is not written yet: all of it when the index is made in memory, behind room for the header.
  private var pending: GrowingBuffer<UInt8>
  private var checksums = ByteWriter()
  private var sections: [Extent] = Array(
    repeating: Extent(IndexHeader.size, IndexHeader.size), count: IndexSection.allCases.count)

  /// How many bytes are written at a time.
  private static let piece = 64 * IndexHeader.chunk

  /// A sink into a file, or into memory.
  init(file: CacheFile?) {
    self.file = file
    pending = GrowingBuffer(capacity: Self.piece * 2)
    if file == nil { pending.append(IndexHeader.placeholder) }
  }

  /// Adds bytes to the section that was begun last.
  mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBytes { append($0) } }

  /// Adds bytes to the section that was begun last.
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    count += bytes.count
    pending.append(bytes)
    if file != nil, pending.count >= Self.piece { flush(isLast: false) }
  }

  /// Writes a section at once; it begins at a multiple of eight.
  mutating func write(_ section: IndexSection, _ bytes: [UInt8]) {
    let start = begin()
    append(bytes)
    end(section, from: start)
  }

  /// Begins a section that is added in pieces, and gives its place.
  mutating func begin() -> Int {
    append(Array(repeating: 0, count: (8 - count % 8) % 8))
    return count
  }

  /// Ends a section.
  mutating func end(_ section: IndexSection, from start: Int) { sections[section.rawValue] = Extent(start, count) }

  /// Writes checksums and header; what is in the file is an index from then on.
  mutating func finish(as identity: IndexIdentity, recipes: Int) {
    flush(isLast: true)
    let sums = checksums.bytes
    var last = ByteWriter()
    last.put(Checksum.of(sums))
    let header = IndexHeader(
      identity, recipes: recipes, sections: sections, checksums: Extent(count, count + sums.count + 8))
    let bytes = sums + last.bytes
    if let file {
      isGood = isGood && bytes.withUnsafeBytes { file.write($0, at: count) }
      isGood = isGood && header.bytes.withUnsafeBytes { file.write($0, at: 0) }
    } else {
      bytes.withUnsafeBytes { pending.append($0) }
      header.bytes.withUnsafeBytes { pending.overwrite($0, at: 0) }
    }
    count += bytes.count
  }

  /// The bytes of an index that was made in memory.
  mutating func takeMemory() -> IndexBytes { IndexBytes(taking: pending.giveUp()) }

  /// Adds the checksums of the chunks that are whole and writes them; at the end also the rest.
  private mutating func flush(isLast: Bool) {
    let first = file == nil ? IndexHeader.size : 0
    let bytes = UnsafeRawBufferPointer(pending.all)
    let available = bytes.count - first
    let whole = isLast ? available : available / IndexHeader.chunk * IndexHeader.chunk
    for start in stride(from: 0, to: whole, by: IndexHeader.chunk) {
      checksums.put(Checksum.of(bytes.slice(first + start, min(IndexHeader.chunk, whole - start))))
    }
    guard let file, whole > 0 else { return }
    isGood = isGood && file.write(bytes.slice(0, whole), at: flushed)
    flushed += whole
    pending.removeFirst(whole)
  }
}
