// From the manifest that was to the one that is: what is taken over, what must be read, what became of it.

internal import SourceText
internal import VaultFolder

extension Manifest {
  /// The manifest of a walk, nothing read yet.
  init(_ walk: FolderWalk, _ rule: RacyRule) {
    folders = walk.folders.map { Folder(path: $0.path, stamp: rule.settled($0.stamp)) }
    files = walk.files.map { File(path: $0.path, stamp: rule.settled($0.stamp), content: .unread) }
    problems = walk.problems
    let isShut = walk.problems.contains { $0.diagnostic.id != .fileNameOdd }
    needsWalk = walk.hasLinks || isShut
  }

  /// What the next walk need not list again; nothing when links or problems may have changed without a trace in their folders.
  var knownFolders: KnownFolders {
    var known = KnownFolders()
    if needsWalk || !problems.isEmpty { return known }
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
    for (number, file) in walk.files.enumerated() {
      if let old = known[file.path], old.stamp == file.stamp, old.content != .unread {
        manifest.files[number].content = old.content
        manifest.files[number].stamp = old.stamp
      } else {
        unread.append(number)
      }
    }
  }

  /// The recipes of the delta that still hold, in rising order.
  var deltaRecipes: [Int] {
    let isUnread = Set(unread)
    return manifest.files.enumerated().compactMap { number, file in
      if case .delta(let recipe) = file.content, !isUnread.contains(number) { return recipe }
      return nil
    }.sorted()
  }

  /// The recipes of the delta get the places of this list as their numbers.
  mutating func renumberDelta(_ kept: [Int]) {
    var numbers: [Int: Int] = [:]
    for (number, old) in kept.enumerated() { numbers[old] = number }
    for file in manifest.files.indices {
      guard case .delta(let old) = manifest.files[file].content else { continue }
      manifest.files[file].content = numbers[old].map { .delta($0) } ?? .unread
    }
  }

  /// Notes what became of the files that were read, in their order; files that are gone are dropped.
  mutating func take(
    _ outcomes: ArraySlice<IndexedFile>, _ rule: RacyRule, in vault: VaultFolder, _ content: (Int) -> Manifest.Content
  ) {
    var gone: Set<Int> = []
    for (number, outcome) in zip(unread, outcomes) {
      switch outcome {
      case .recipe(let recipe, let stamp):
        manifest.files[number].content = content(recipe)
        // Without a stamp the recipe was taken over, and its file's stamp still holds.
        if let stamp { manifest.files[number].stamp = rule.settled(stamp) }
      case .other(let stamp):
        manifest.files[number].content = .other
        manifest.files[number].stamp = stamp.flatMap { rule.settled($0) }
      case .failure(let problem):
        manifest.files[number].content = .unread
        if vault.exists(problem.path) { manifest.problems.append(problem) } else { gone.insert(number) }
      }
    }
    if gone.isEmpty { return }
    manifest.files = manifest.files.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
  }
}
