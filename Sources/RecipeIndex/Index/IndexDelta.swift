// What changed since the base was made: every change is a small file of its own that names the one before, so that none is made again.

/// The pieces of a delta.
///
/// The newest holds the manifest. Recipes are numbered through all pieces, the oldest first, so that a number stays what it is when a
/// piece is added; a recipe that no manifest names any more is dead.
struct IndexDelta {
  /// So many pieces, and the next change makes them one: every query looks into each of them.
  static let mostPieces = 8

  /// The pieces, the oldest first.
  let pieces: [IndexSegment]
  /// How many recipes they have, dead ones too.
  let count: Int

  /// The newest piece and all before it, which `file` finds by their generations; nil when one is missing or of another base.
  init?(newest: IndexFile, base: IndexIdentity, file: (UInt64) -> IndexFile?) {
    var pieces = [newest]
    while let identity = pieces.last?.header.identity {
      guard identity.base == base.generation, pieces.count <= Self.mostPieces else { return nil }
      if identity.previous == 0 {
        guard identity.older == 0 else { return nil }
        break
      }
      guard let next = file(identity.previous), next.header.identity.generation == identity.previous,
        identity.older == next.header.identity.older &+ next.header.recipes
      else { return nil }
      pieces.append(next)
    }
    self.init(pieces.reversed().map { IndexSegment($0) })
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

  /// What the newest piece is called and is for.
  var newest: IndexIdentity? { pieces.last?.file.header.identity }

  /// The newest manifest or patch.
  var manifestBytes: UnsafeRawBufferPointer {
    pieces.last?.file.section(.manifest) ?? UnsafeRawBufferPointer(start: nil, count: 0)
  }

  /// Whether something in a piece was not as it was written.
  var isDamaged: Bool { pieces.contains { $0.file.isDamaged } }

  /// These recipes (rising) piece by piece, by their numbers there.
  func stored(_ recipes: [Int]) -> [StoredRecipes] {
    var start = 0
    return pieces.map { piece in
      defer { start += piece.count }
      return StoredRecipes(
        segment: piece, recipes: recipes.filter { $0 >= start && $0 < start + piece.count }.map { $0 - start })
    }
  }
}
