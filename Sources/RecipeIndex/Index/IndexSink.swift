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

  /// A sink into a file, or into memory.
  init(file: CacheFile?) {
    self.file = file
    if file == nil { memory = Array(repeating: 0, count: IndexHeader.size) }
    pending.reserveCapacity(IndexHeader.chunk)
  }

  /// Adds bytes to the section that was begun last.
  mutating func append(_ bytes: some Collection<UInt8>) {
    count += bytes.count
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = rest.prefix(IndexHeader.chunk - pending.count)
      pending.append(contentsOf: part)
      rest = rest.dropFirst(part.count)
      if pending.count == IndexHeader.chunk { flush() }
    }
  }

  /// Writes a section at once; it begins at a multiple of eight.
  mutating func write(_ section: IndexSection, _ bytes: some Collection<UInt8>) {
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
    flush()
    let start = count
    let sums = checksums.bytes
    var last = ByteWriter()
    last.put(Checksum.of(sums))
    put(sums + last.bytes, at: start)
    let header = IndexHeader(
      generation: generation, base: base, fingerprint: fingerprint, recipes: recipes, sections: sections,
      checksums: start..<(start + sums.count + 8))
    put(header.bytes, at: 0)
    count = start + sums.count + 8
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    checksums.put(Checksum.of(pending))
    put(pending, at: flushed)
    flushed += pending.count
    pending.removeAll(keepingCapacity: true)
  }

  private mutating func put(_ bytes: [UInt8], at offset: Int) {
    if let file {
      isGood = isGood && file.write(bytes, at: offset)
    } else if offset == memory.count {
      memory += bytes
    } else {
      memory.replaceSubrange(offset..<(offset + bytes.count), with: bytes)
    }
  }
}
