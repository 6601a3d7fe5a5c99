// The outer form of an index file: a header, and sections in chunks of which each has a checksum.

/// The parts of an index file.
enum IndexSection: Int, CaseIterable {
  /// The fixed part of each recipe's entry, `EntryLayout.size` bytes each.
  case entries
  /// The summaries of the recipes.
  case summaries
  /// The words, a separator after each.
  case terms
  /// Where each word ends, four bytes each.
  case termEnds
  /// Where the postings of each word end, four bytes each.
  case postingEnds
  /// The last recipe of each word's postings, four bytes each.
  case lastRecipes
  /// The postings.
  case postings
  /// The folded texts.
  case texts
  /// The front-matter keys, folded, a separator after each.
  case keys
  /// For each recipe its place in the order of titles and paths, eight bytes; see `TitleRank`.
  case ranks
  /// The recipes in that order, four bytes each.
  case order
  /// The first eight bytes of the folded titles in that order, each as a number that orders like them.
  case titleHeads
  /// For each recipe what decides between equally good hits, four bytes; see `Merit`.
  case merits
  /// The lines that lists print into a pipe, in the order of titles.
  case lines
  /// For each recipe where its line stands, and how much of it is the path; see `LinePlace`.
  case linePlaces
  /// What the vault looked like.
  case manifest
}

/// Where something stands in a file; a range of its own, because making `Range` at run time takes a fifth of a short run.
struct Extent: Equatable {
  let lowerBound: Int
  let upperBound: Int

  init(_ lowerBound: Int, _ upperBound: Int) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }

  var count: Int { upperBound - lowerBound }
}

/// What an index file is called and is for.
struct IndexIdentity: Equatable {
  /// A random number that names this file; a piece of a delta names that of its base.
  var generation: UInt64
  /// The base's generation for a piece of a delta; 0 for a base.
  var base: UInt64 = 0
  /// What else the content depends on: the vault's path and settings.
  var fingerprint: UInt64
  /// For a piece of a delta: how many recipes the older pieces have.
  var older = 0
  /// For a piece of a delta: the generation of the next older one; 0 for the oldest.
  var previous: UInt64 = 0
}

/// The header of an index file.
struct IndexHeader: Equatable {
  /// Changes with every change of the format or of how recipes are read.
  static let version: UInt32 = 6
  static let magic: [UInt8] = Array("vaultidx".utf8)
  /// Bytes before the first chunk.
  static let size = 512
  /// Room for a header that is not known yet.
  static let placeholder = [UInt8](repeating: 0, count: size)
  /// Bytes of a chunk.
  static let chunk = 1 << 14

  let identity: IndexIdentity
  /// How many recipes there are.
  let recipes: Int
  /// Where each section stands in the file.
  let sections: [Extent]
  /// Where the checksums of the chunks stand.
  let checksums: Extent

  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.put(Self.version)
    writer.put(UInt32(recipes))
    writer.put(identity.generation)
    writer.put(identity.base)
    writer.put(identity.fingerprint)
    writer.put(UInt64(identity.older))
    writer.put(identity.previous)
    for range in sections + [checksums] {
      writer.put(UInt64(range.lowerBound))
      writer.put(UInt64(range.upperBound))
    }
    var bytes = Self.magic + writer.bytes
    bytes += Array(repeating: 0, count: max(0, Self.size - 8 - bytes.count))
    var check = ByteWriter()
    check.put(Checksum.of(bytes))
    return bytes + check.bytes
  }

  /// Reads the header of a file; nil when it is not one of this version, whole and undamaged.
  init?(_ file: UnsafeRawBufferPointer) {
    let head = file.slice(0, Self.size)
    guard head.count == Self.size, head.prefix(8).elementsEqual(Self.magic), head.word32(8) == Self.version,
      head.word64(Self.size - 8) == Checksum.of(head.slice(0, Self.size - 8))
    else { return nil }
    recipes = Int(head.word32(12))
    identity = IndexIdentity(
      generation: head.word64(16), base: head.word64(24), fingerprint: head.word64(32),
      older: Int(truncatingIfNeeded: head.word64(40)), previous: head.word64(48))
    var ranges: [Extent] = []
    for number in 0...IndexSection.allCases.count {
      let start = Int(truncatingIfNeeded: head.word64(56 + 16 * number))
      let end = Int(truncatingIfNeeded: head.word64(64 + 16 * number))
      guard start >= Self.size, start <= end, end <= file.count else { return nil }
      ranges.append(Extent(start, end))
    }
    checksums = ranges.removeLast()
    sections = ranges
    let chunks = (checksums.lowerBound - Self.size + Self.chunk - 1) / Self.chunk
    guard checksums.count == (chunks + 1) * 8 else { return nil }
    let sums = file.slice(checksums.lowerBound, chunks * 8)
    guard file.word64(checksums.upperBound - 8) == Checksum.of(sums) else { return nil }
  }

  init(_ identity: IndexIdentity, recipes: Int, sections: [Extent], checksums: Extent) {
    self.identity = identity
    self.recipes = recipes
    self.sections = sections
    self.checksums = checksums
  }
}
