// What changed since the base was made: every change puts a small piece before the older ones, so that none of them is made again.

/// The pieces of a delta file.
///
/// The newest stands first in the file, with the manifest that holds. Recipes are numbered through all pieces, the oldest first, so
/// that a number stays what it is when a piece is added; a recipe that no manifest names any more is dead.
struct IndexDelta {
  /// So many pieces, and the next change makes them one: every query looks into each of them.
  static let mostPieces = 8

  /// The pieces, the oldest first.
  let pieces: [IndexSegment]
  /// How many recipes they have, dead ones too.
  let count: Int

  /// The pieces in a file's bytes; nil when they are not those of this base, or not all there.
  init?(_ bytes: IndexBytes, base: IndexIdentity) {
    var pieces: [IndexSegment] = []
    var offset = 0
    var expected: Int?
    repeat {
      guard let file = IndexFile(IndexBytes(bytes, from: offset), fingerprint: base.fingerprint) else { return nil }
      let older = file.header.identity.older
      guard file.header.identity.base == base.generation, older >= 0, pieces.count < Self.mostPieces,
        expected == nil || expected == older &+ file.header.recipes
      else { return nil }
      pieces.insert(IndexSegment(file), at: 0)
      offset += Self.room(file)
      expected = older
    } while expected != 0
    self.init(pieces)
  }

  /// A delta of these pieces, the oldest first.
  init(_ pieces: [IndexSegment]) {
    self.pieces = pieces
    count = pieces.reduce(0) { $0 + $1.count }
  }

  /// The manifest that holds; nil when it is not what it should be.
  func manifest(over base: IndexSegment) -> ManifestView? {
    let newest = manifestBytes
    guard ManifestPatch.isPatch(newest) else { return ManifestView(newest) }
    // A patch changes rows of the newest whole manifest.
    let whole = ([base] + pieces).reversed().lazy.map { $0.file.section(.manifest) }.first {
      !ManifestPatch.isPatch($0)
    }
    return whole.flatMap { ManifestView($0, patch: newest) }
  }

  /// The newest manifest or patch.
  var manifestBytes: UnsafeRawBufferPointer {
    pieces.last?.file.section(.manifest) ?? UnsafeRawBufferPointer(start: nil, count: 0)
  }

  /// Whether something in a piece was not as it was written.
  var isDamaged: Bool { pieces.contains { $0.file.isDamaged } }

  /// Writes all pieces; false when the disk does not take them.
  func write(to file: CacheFile) -> Bool {
    var offset = 0
    for piece in pieces.reversed() {
      guard file.write(piece.file.all, at: offset) else { return false }
      offset += Self.room(piece.file)
    }
    return true
  }

  /// These recipes (rising) piece by piece, by their numbers there.
  func stored(_ recipes: [Int]) -> [StoredRecipes] {
    var start = 0
    return pieces.map { piece in
      defer { start += piece.count }
      return StoredRecipes(
        segment: piece, recipes: recipes.filter { $0 >= start && $0 < start + piece.count }.map { $0 - start })
    }
  }

  /// How many bytes a piece takes until the next begins, which is at a multiple of eight.
  private static func room(_ file: IndexFile) -> Int { (file.all.count + 7) / 8 * 8 }
}
