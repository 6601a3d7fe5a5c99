// Opens the index of a vault, brings it up to date with the files, and writes down what changed.

internal import SourceText
internal import VaultFolder

/// Opens one vault's index once.
struct IndexOpener {
  private static let baseName = "base"
  /// The newest piece of the delta, which also has a name of its own as all pieces have.
  private static let deltaName = "delta"
  private static let piecePrefix = "piece-"

  let vault: VaultFolder
  let key: IndexKey
  let options: IndexOptions

  /// An index as it lies on the disk.
  private struct Loaded {
    let base: IndexSegment
    let delta: IndexDelta?
    let view: ManifestView

    /// Whether these bytes, as a whole manifest or as a patch, say what the index says.
    func isSame(_ bytes: [UInt8]) -> Bool {
      let known = delta?.manifestBytes ?? base.file.section(.manifest)
      return known.equals(bytes) || ManifestPatch.isPatch(known) && view.manifest.bytes == bytes
    }

    /// Whether something in the files was not as it was written.
    var isDamaged: Bool { base.file.isDamaged || delta?.isDamaged == true }
  }

  /// The recipes as they are now; nil when no index can be kept.
  func open() -> IndexedRecipes? {
    if !options.isRebuild, let loaded = load() {
      if options.isUnchecked { return result(loaded) }
      if let updated = update(loaded) { return updated }
    }
    return build()
  }

  /// The recipes as the index on the disk has them; nil when there is none.
  func stored() -> IndexedRecipes? { load().flatMap { result($0) } }

  private func load() -> Loaded? {
    guard let base = base() else { return nil }
    let delta = file(Self.deltaName).flatMap {
      IndexDelta(newest: $0, base: base.file.header.identity) { file(Self.pieceName($0)) }
    }
    let view = delta.map { $0.manifest(over: base) } ?? ManifestView(base.file.section(.manifest))
    guard let view else { return nil }
    return Loaded(base: base, delta: delta, view: view)
  }

  private func base() -> IndexSegment? {
    guard let file = file(Self.baseName), file.header.identity.base == 0 else { return nil }
    return IndexSegment(file)
  }

  private func file(_ name: String) -> IndexFile? {
    CacheFolder.map(key.folder.appending(name)).flatMap { IndexFile($0, fingerprint: key.fingerprint) }
  }

  private static func pieceName(_ generation: UInt64) -> String { piecePrefix + String(generation, radix: 16) }

  private func result(_ loaded: Loaded) -> IndexedRecipes? {
    IndexedRecipes(base: loaded.base, delta: loaded.delta, view: loaded.view)
  }

  // MARK: Bringing up to date

  /// The index after a look at the files; nil when it must be made anew.
  private func update(_ loaded: Loaded) -> IndexedRecipes? {
    let rule = RacyRule(start: FreshnessCheck.now)
    let isWatchedSame = loaded.view.watched.allSatisfy { vault.isSame($0) }
    switch isWatchedSame ? FreshnessCheck.run(loaded.view, root: vault.root) : .moved {
    case .same: return result(loaded)
    case .stale(let files): return takeUp(loaded, files)
    case .moved:
      let old = loaded.view.manifest
      let walk = vault.walk(known: old.knownFolders)
      vault.remove(leftovers: walk.leftovers)
      let change = ManifestChange(old, walk: walk, rule: rule)
      if isTooMuch(change.deltaRecipes.count + change.unread.count, loaded) { return rebuild(loaded, change) }
      if change.unread.isEmpty, loaded.isSame(change.manifest.bytes) { return result(loaded) }
      return writeDelta(loaded, .one(of: change.deltaRecipes), change.unreadPaths) { manifest(after: change, $0) }
    }
  }

  /// The index with some of its files read again; no folder changed.
  private func takeUp(_ loaded: Loaded, _ stale: [Int]) -> IndexedRecipes? {
    let kept = loaded.view.deltaRecipes(without: stale)
    if isTooMuch(kept.count + stale.count, loaded) {
      return rebuild(loaded, ManifestChange(loaded.view.manifest, stale: stale))
    }
    let isFull = isFull(loaded.delta)
    let paths = stale.map { VaultPath(bytes: Array(loaded.view.filePath($0))) }
    return writeDelta(loaded, isFull ? .one(of: kept) : .more, paths) { outcomes in
      if !isFull, let patch = loaded.view.patched(stale, outcomes) { return patch }
      let change = ManifestChange(loaded.view.manifest, stale: stale)
      return manifest(after: change, outcomes, isRenumbered: isFull)
    }
  }

  /// Whether the pieces of a delta had better be made one: there are many, or the newest has no name of its own to be called by.
  private func isFull(_ delta: IndexDelta?) -> Bool {
    guard let delta, let newest = delta.newest else { return false }
    return delta.pieces.count >= IndexDelta.mostPieces
      || !CacheFolder.exists(key.folder.appending(Self.pieceName(newest.generation)))
  }

  /// Whether base and delta had better be made one again.
  private func isTooMuch(_ recent: Int, _ loaded: Loaded) -> Bool { recent > loaded.base.count / 10 + 50 }

  /// The manifest for a new delta, whose older recipes have other numbers when its pieces were made one.
  private func manifest(
    after change: ManifestChange, _ outcomes: [IndexedFile], isRenumbered: Bool = true
  ) -> [UInt8] {
    var change = change
    if isRenumbered { change.renumberDelta(change.deltaRecipes) }
    change.take(outcomes, in: vault) { .delta($0) }
    return change.manifest.bytes
  }

  /// What the next delta is made of.
  private enum Pieces {
    /// The pieces that are there, and one more.
    case more
    /// One piece, which takes over these recipes.
    case one(of: [Int])
  }

  /// Writes a delta with the recipes of some files.
  private func writeDelta(
    _ loaded: Loaded, _ pieces: Pieces, _ files: [VaultPath], _ manifest: ([IndexedFile]) -> [UInt8]
  ) -> IndexedRecipes? {
    var content = IndexBuilder.Content(files: files, base: loaded.base)
    var older: IndexDelta?
    switch pieces {
    case .more: older = loaded.delta
    case .one(let kept): content.stored = loaded.delta?.stored(kept) ?? []
    }
    let based = loaded.base.file.header.identity
    let identity = IndexIdentity(
      generation: .random(in: 1 ... .max), base: based.generation, fingerprint: based.fingerprint,
      older: older?.count ?? 0, previous: older?.newest?.generation ?? 0)
    var isSame = false
    let bytes = IndexBuilder.build(content, in: vault, to: nil, as: identity) { outcomes in
      let bytes = manifest(outcomes)
      // Files that still cannot be read are no change. A recipe that was read may be one, also where the manifest is the same: what
      // changed twice within a tick has no stamp either time.
      isSame = !outcomes.contains(where: \.isRecipe) && loaded.isSame(bytes)
      return bytes
    }
    if loaded.isDamaged { return nil }
    if isSame { return result(loaded) }
    guard let bytes, let file = IndexFile(bytes, fingerprint: key.fingerprint) else { return nil }
    let delta = IndexDelta((older?.pieces ?? []) + [IndexSegment(file)])
    guard let view = delta.manifest(over: loaded.base) else { return nil }
    save(file, of: delta)
    return IndexedRecipes(base: loaded.base, delta: delta, view: view)
  }

  private func save(_ piece: IndexFile, of delta: IndexDelta) {
    CacheFolder.tidy(key.folder)
    // A delta that cannot be written is made again at the next look.
    guard let file = CacheFile(in: key.folder), file.write(piece.all, at: 0) else { return }
    // Without a second name, where the file system knows no links, the next change makes the pieces one.
    let identity = piece.header.identity
    let name = Self.pieceName(identity.generation)
    _ = file.link(name)
    guard file.name(Self.deltaName) else { return }
    if identity.previous == 0 {
      removePieces(but: [name])
    } else if pieceNames.count > 3 * IndexDelta.mostPieces {
      // Processes that wrote at the same time left pieces that no delta names.
      removePieces(but: Set(delta.pieces.map { Self.pieceName($0.file.header.identity.generation) }))
    }
  }

  private var pieceNames: [String] { CacheFolder.names(in: key.folder, prefix: Self.piecePrefix) }

  /// Takes away pieces that no delta needs any more; one that somebody else just wrote is missed by nobody, it is made again.
  private func removePieces(but kept: Set<String> = []) {
    for name in pieceNames where !kept.contains(name) { CacheFolder.remove(key.folder.appending(name)) }
  }

  // MARK: Making anew

  /// A new base of what the old files hold and what is to be read.
  private func rebuild(_ loaded: Loaded, _ change: ManifestChange) -> IndexedRecipes? {
    var change = change
    let (base, delta) = (change.baseRecipes, change.deltaRecipes)
    change.renumber(base: base, delta: delta)
    var content = IndexBuilder.Content(files: change.unreadPaths)
    content.stored = [StoredRecipes(segment: loaded.base, recipes: base)]
    content.stored += loaded.delta?.stored(delta) ?? []
    let result = writeBase(content, change)
    return loaded.isDamaged ? nil : result
  }

  /// A new base of all files.
  private func build() -> IndexedRecipes? {
    let rule = RacyRule(start: FreshnessCheck.now)
    let walk = vault.walk()
    vault.remove(leftovers: walk.leftovers)
    let change = ManifestChange(all: Manifest(walk, rule))
    return writeBase(IndexBuilder.Content(files: change.unreadPaths), change)
  }

  private func writeBase(
    _ content: IndexBuilder.Content, _ change: ManifestChange
  ) -> IndexedRecipes? {
    CacheFolder.tidy(key.folder)
    guard let file = CacheFile(in: key.folder) else { return nil }
    let identity = IndexIdentity(generation: .random(in: 1 ... .max), fingerprint: key.fingerprint)
    var change = change
    let built = IndexBuilder.build(content, in: vault, to: file, as: identity, progress: options.onProgress) {
      outcomes in
      change.take(outcomes, in: vault) { .base($0) }
      return change.manifest.bytes
    }
    guard built != nil, file.name(Self.baseName) else { return nil }
    CacheFolder.remove(key.folder.appending(Self.deltaName))
    removePieces()
    guard let segment = base(), segment.file.header.identity == identity,
      let view = ManifestView(segment.file.section(.manifest))
    else { return nil }
    return IndexedRecipes(base: segment, delta: nil, view: view)
  }
}

/// The recipes of an opened index.
struct IndexedRecipes {
  let store: SegmentStore
  private let view: ManifestView

  /// The recipes that a manifest names; nil when it names some that are not there.
  init?(base: IndexSegment, delta: IndexDelta?, view: ManifestView) {
    guard let isAlive = view.recipes(base: base.count, delta: delta?.count ?? 0) else { return nil }
    self.view = view
    store = SegmentStore(base: base, pieces: delta?.pieces ?? [], isAlive: isAlive)
  }

  /// What could not be read.
  var problems: [FileProblem] { view.problems }

  /// The files that are no recipes.
  var notRecipes: [VaultPath] {
    (0..<view.fileCount).filter { view.content($0) == .other }.map { VaultPath(bytes: Array(view.filePath($0))) }
  }

  /// How many files and folders are known.
  var counts: (files: Int, folders: Int) { (view.fileCount, view.folderCount) }
}
