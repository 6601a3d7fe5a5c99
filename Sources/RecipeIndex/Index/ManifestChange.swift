// From the manifest that was to the one that is: what is taken over, what must be read, what became of it.

internal import SourceText
internal import VaultFolder

extension Manifest {
  /// The manifest of a walk, nothing read yet.
  init(_ walk: FolderWalk, _ rule: RacyRule) {
    folders = walk.folders.map { Folder(path: $0.path, stamp: rule.settled($0.stamp)) }
    files = walk.files.map { File(path: $0.path, stamp: rule.settled($0.stamp), content: .unread) }
    problems = walk.problems
    watched = walk.watched
    if walk.hasLinks { group() }
  }

  /// Puts the files that only links lead to, which a walk finds last, to the others of their folders.
  private mutating func group() {
    var places: [VaultPath: Int] = [:]
    for (place, folder) in folders.enumerated() { places[folder.path] = place }
    let keys = files.map { places[$0.path.parent] ?? folders.count }
    files = files.indices.sorted { keys[$0] != keys[$1] ? keys[$0] < keys[$1] : $0 < $1 }.map { files[$0] }
  }

  /// What the next walk need not list again; nothing when links or problems may have changed without a trace in their folders.
  var knownFolders: KnownFolders {
    var known = KnownFolders()
    if !watched.isEmpty || !problems.isEmpty { return known }
    for folder in folders { known.add(folder: folder.path, stamp: folder.stamp) }
    for file in files { known.add(file: file.path) }
    return known
  }
}

/// A manifest on its way to the next.
struct ManifestChange {
  private(set) var manifest: Manifest
  /// The files that must be read, by number, in rising order.
  private(set) var unread: [Int]

  /// All files are to be read.
  init(all manifest: Manifest) {
    self.manifest = manifest
    unread = Array(manifest.files.indices)
  }

  /// These files are to be read, the others are as they were.
  init(_ old: Manifest, stale: [Int]) {
    manifest = old
    unread = stale
    let paths = Set(stale.map { old.files[$0].path })
    manifest.problems.removeAll { paths.contains($0.path) && $0.diagnostic.id != .fileNameOdd }
  }

  /// The files of a new walk; those with their old stamps are as they were.
  init(_ old: Manifest, walk: FolderWalk, rule: RacyRule) {
    manifest = Manifest(walk, rule)
    unread = []
    var known: [VaultPath: Manifest.File] = [:]
    for file in old.files { known[file.path] = file }
    for (number, file) in manifest.files.enumerated() {
      if let old = known[file.path], let stamp = file.stamp, old.stamp == stamp, old.content != .unread {
        manifest.files[number].content = old.content
      } else {
        unread.append(number)
      }
    }
  }

  /// The paths of the files that must be read.
  var unreadPaths: [VaultPath] { unread.map { manifest.files[$0].path } }

  /// The recipes of the base that still hold, in rising order.
  var baseRecipes: [Int] {
    kept { content in
      if case .base(let recipe) = content { return recipe }
      return nil
    }
  }

  /// The recipes of the delta that still hold, in rising order.
  var deltaRecipes: [Int] {
    kept { content in
      if case .delta(let recipe) = content { return recipe }
      return nil
    }
  }

  private func kept(_ number: (Manifest.Content) -> Int?) -> [Int] {
    let isUnread = Set(unread)
    return manifest.files.indices.filter { !isUnread.contains($0) }.compactMap { number(manifest.files[$0].content) }
      .sorted()
  }

  /// The recipes of the delta get the places of this list as their numbers.
  mutating func renumberDelta(_ kept: [Int]) {
    let numbers = Self.places(kept)
    for file in manifest.files.indices {
      guard case .delta(let old) = manifest.files[file].content else { continue }
      manifest.files[file].content = numbers[old].map { .delta($0) } ?? .unread
    }
  }

  /// The recipes get the places in these lists, one behind the other, as their numbers in a new base.
  mutating func renumber(base: [Int], delta: [Int]) {
    let (baseNumbers, deltaNumbers) = (Self.places(base), Self.places(delta))
    for file in manifest.files.indices {
      switch manifest.files[file].content {
      case .base(let old): manifest.files[file].content = baseNumbers[old].map { .base($0) } ?? .unread
      case .delta(let old): manifest.files[file].content = deltaNumbers[old].map { .base(base.count + $0) } ?? .unread
      case .other, .unread: break
      }
    }
  }

  private static func places(_ numbers: [Int]) -> [Int: Int] {
    var places: [Int: Int] = [:]
    for (place, number) in numbers.enumerated() { places[number] = place }
    return places
  }

  /// Notes what became of the files that were read, in their order; files that are gone are dropped.
  mutating func take(
    _ outcomes: [IndexedFile], in vault: VaultFolder, _ content: (Int) -> Manifest.Content
  ) {
    var gone: Set<Int> = []
    for (number, outcome) in zip(unread, outcomes) {
      switch outcome {
      case .recipe(let recipe, let stamp):
        manifest.files[number].content = content(recipe)
        manifest.files[number].stamp = stamp
      case .other(let stamp):
        manifest.files[number].content = .other
        manifest.files[number].stamp = stamp
      case .failure(let problem):
        manifest.files[number].content = .unread
        if !vault.exists(problem.path) { gone.insert(number) }
        // One that came back since is read at the next look.
        if !problem.isMissing && vault.exists(problem.path) { manifest.problems.append(problem) }
      }
    }
    if gone.isEmpty { return }
    manifest.files = manifest.files.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
  }
}
