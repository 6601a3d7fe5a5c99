// Opens the index of a vault, brings it up to date with the files, and writes down what changed.

internal import SourceText
internal import VaultFolder

/// Opens one vault's index once.
struct IndexOpener {
  private static let baseName = "base"
  private static let deltaName = "delta"

  let vault: VaultFolder
  let key: IndexKey
  let options: IndexOptions

  /// An index as it lies on the disk.
  private struct Loaded {
    let base: IndexSegment
    let delta: IndexSegment?
    let view: ManifestView

    /// The bytes of the manifest that holds.
    var manifestBytes: UnsafeRawBufferPointer { (delta ?? base).file.section(.manifest) }
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
    guard let base = segment(Self.baseName), base.file.header.base == 0 else { return nil }
    let delta = segment(Self.deltaName).flatMap { $0.file.header.base == base.file.header.generation ? $0 : nil }
    guard let view = ManifestView((delta ?? base).file.section(.manifest)) else { return nil }
    return Loaded(base: base, delta: delta, view: view)
  }

  private func segment(_ name: String) -> IndexSegment? {
    guard let bytes = CacheFolder.map(key.folder.appending(name)),
      let file = IndexFile(bytes, fingerprint: key.fingerprint)
    else { return nil }
    return IndexSegment(file)
  }

  private func result(_ loaded: Loaded) -> IndexedRecipes? {
    IndexedRecipes(base: loaded.base, delta: loaded.delta, view: loaded.view)
  }

  // MARK: Bringing up to date

  /// The index after a look at the files; nil when it must be made anew.
  private func update(_ loaded: Loaded) -> IndexedRecipes? {
    let rule = RacyRule(start: FreshnessCheck.now)
    let freshness: Freshness = loaded.view.needsWalk ? .moved : FreshnessCheck.run(loaded.view, root: vault.root)
    var change: ManifestChange
    switch freshness {
    case .same: return result(loaded)
    case .stale(let files): change = ManifestChange(loaded.view.manifest, stale: files)
    case .moved:
      let old = loaded.view.manifest
      let walk = vault.walk(known: old.knownFolders)
      vault.remove(leftovers: walk.leftovers)
      change = ManifestChange(old, walk: walk, rule: rule)
    }
    let kept = change.deltaRecipes
    if kept.count + change.unread.count > loaded.base.count / 10 + 50 { return rebuild(loaded, change, rule) }
    if change.unread.isEmpty, loaded.manifestBytes.elementsEqual(change.manifest.bytes) { return result(loaded) }
    return writeDelta(loaded, kept, &change, rule)
  }

  /// Puts the delta's recipes that still hold and the new ones into a new delta.
  private func writeDelta(
    _ loaded: Loaded, _ kept: [Int], _ change: inout ManifestChange, _ rule: RacyRule
  ) -> IndexedRecipes? {
    var sources: [IndexSource] = []
    if let delta = loaded.delta { sources = kept.map { .stored(delta, $0) } }
    sources += change.unread.map { .file(change.manifest.files[$0].path) }
    let identity = IndexBuilder.Identity(
      generation: .random(in: 1 ... .max), base: loaded.base.file.header.generation, fingerprint: key.fingerprint)
    var isSame = false
    let bytes = IndexBuilder.build(sources, in: vault, to: nil, as: identity) { outcomes in
      change.renumberDelta(kept)
      change.take(outcomes.dropFirst(kept.count), rule, in: vault) { .delta($0) }
      let bytes = change.manifest.bytes
      // Files that still cannot be read are no change. A recipe that was read may be one, also where the manifest is the same: what
      // changed twice within a tick has no stamp either time.
      isSame = !outcomes.dropFirst(kept.count).contains(where: \.isRecipe) && loaded.manifestBytes.elementsEqual(bytes)
      return bytes
    }
    if loaded.delta?.file.isDamaged == true { return nil }
    if isSame { return result(loaded) }
    guard let bytes, let file = IndexFile(IndexBytes(copying: bytes), fingerprint: key.fingerprint),
      let view = ManifestView(file.section(.manifest))
    else { return nil }
    save(bytes)
    return IndexedRecipes(base: loaded.base, delta: IndexSegment(file), view: view)
  }

  private func save(_ bytes: [UInt8]) {
    CacheFolder.tidy(key.folder)
    // A delta that cannot be written is made again at the next look.
    guard let file = CacheFile(in: key.folder), file.write(bytes, at: 0) else { return }
    _ = file.name(Self.deltaName)
  }

  // MARK: Making anew

  /// A new base of what the old files hold and what is to be read.
  private func rebuild(_ loaded: Loaded, _ change: ManifestChange, _ rule: RacyRule) -> IndexedRecipes? {
    let unread = Set(change.unread)
    let sources: [IndexSource] = change.manifest.files.enumerated().map { number, file in
      if unread.contains(number) { return .file(file.path) }
      switch file.content {
      case .base(let number) where number < loaded.base.count: return .stored(loaded.base, number)
      case .delta(let number):
        if let delta = loaded.delta, number < delta.count { return .stored(delta, number) }
        return .file(file.path)
      case .base, .other, .unread: return .file(file.path)
      }
    }
    let result = writeBase(sources, change.manifest, rule)
    return loaded.base.file.isDamaged || loaded.delta?.file.isDamaged == true ? nil : result
  }

  /// A new base of all files.
  private func build() -> IndexedRecipes? {
    let rule = RacyRule(start: FreshnessCheck.now)
    let walk = vault.walk()
    vault.remove(leftovers: walk.leftovers)
    return writeBase(walk.files.map { .file($0.path) }, Manifest(walk, rule), rule)
  }

  private func writeBase(_ sources: [IndexSource], _ manifest: Manifest, _ rule: RacyRule) -> IndexedRecipes? {
    CacheFolder.tidy(key.folder)
    guard let file = CacheFile(in: key.folder) else { return nil }
    let identity = IndexBuilder.Identity(
      generation: .random(in: 1 ... .max), base: 0, fingerprint: key.fingerprint)
    var change = ManifestChange(all: manifest)
    let built = IndexBuilder.build(sources, in: vault, to: file, as: identity, progress: options.onProgress) {
      outcomes in
      change.take(outcomes[...], rule, in: vault) { .base($0) }
      return change.manifest.bytes
    }
    guard built != nil, file.name(Self.baseName) else { return nil }
    CacheFolder.remove(key.folder.appending(Self.deltaName))
    guard let segment = segment(Self.baseName), segment.file.header.generation == identity.generation,
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
  init?(base: IndexSegment, delta: IndexSegment?, view: ManifestView) {
    var isAlive = [Bool](repeating: false, count: base.count)
    for file in 0..<view.fileCount {
      guard case .base(let number) = view.content(file) else { continue }
      guard number < isAlive.count else { return nil }
      isAlive[number] = true
    }
    self.view = view
    store = SegmentStore(base: base, delta: delta, isBaseAlive: isAlive)
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
