// Where the bytes of a new index go: into memory or, a piece at a time, into a file, each chunk with its checksum.

internal import VaultFolder

/// Takes the bytes of an index file in their order.
struct IndexSink: ~Copyable {
  /// The bytes of the file when it is made in memory; without a file, the whole of it.
  private(set) var memory: [UInt8] = []
  /// Whether everything so far was written.
  private(set) var isGood = true
  /// How many bytes there are.
  private(set) var count = IndexHeader.size

  private let file: CacheFile?
  /// How many bytes are no longer pending.
  private var flushed = IndexHeader.size
  private var pending: [UInt8] = []
  private var checksums = ByteWriter()
  private var sections: [Range<Int>] = Array(
    repeating: IndexHeader.size..<IndexHeader.size, count: IndexSection.allCases.count)

  /// How many bytes are written at a time.
  private static let piece = 64 * IndexHeader.chunk

  /// A sink into a file, or into memory.
  init(file: CacheFile?) {
    self.file = file
    if file == nil { memory = Array(repeating: 0, count: IndexHeader.size) }
  }

  /// Adds bytes to the section that was begun last.
  mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBytes { append($0) } }

  /// Adds bytes to the section that was begun last.
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    count += bytes.count
    pending.append(contentsOf: bytes)
    if pending.count >= Self.piece { flush(isLast: false) }
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
  mutating func end(_ section: IndexSection, from start: Int) { sections[section.rawValue] = start..<count }

  /// Writes checksums and header; what is in the file is an index from then on.
  mutating func finish(generation: UInt64, base: UInt64, fingerprint: UInt64, recipes: Int) {
    flush(isLast: true)
    let start = count
    let sums = checksums.bytes
    var last = ByteWriter()
    last.put(Checksum.of(sums))
    (sums + last.bytes).withUnsafeBytes { put($0, at: start) }
    let header = IndexHeader(
      generation: generation, base: base, fingerprint: fingerprint, recipes: recipes, sections: sections,
      checksums: start..<(start + sums.count + 8))
    header.bytes.withUnsafeBytes { put($0, at: 0) }
    count = start + sums.count + 8
  }

  /// Writes the chunks that are whole, and at the end the rest.
  private mutating func flush(isLast: Bool) {
    let whole = isLast ? pending.count : pending.count / IndexHeader.chunk * IndexHeader.chunk
    guard whole > 0 else { return }
    let bytes = pending
    bytes.withUnsafeBytes { bytes in
      for start in stride(from: 0, to: whole, by: IndexHeader.chunk) {
        checksums.put(Checksum.of(bytes.slice(start, min(IndexHeader.chunk, whole - start))))
      }
      put(bytes.slice(0, whole), at: flushed)
      pending = Array(bytes[whole...])
    }
    flushed += whole
  }

  private mutating func put(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    if let file {
      isGood = isGood && file.write(bytes, at: offset)
    } else if offset == memory.count {
      memory.append(contentsOf: bytes)
    } else {
      memory.replaceSubrange(offset..<(offset + bytes.count), with: bytes)
    }
  }
}
