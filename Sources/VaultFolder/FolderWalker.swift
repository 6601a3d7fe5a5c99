// The walk itself: real folders first, then what links lead to, so that a file is listed by its real path where it has one.

internal import Glibc
internal import SourceText

/// Walks one vault once.
struct FolderWalker {
  private struct Pending {
    let path: VaultPath
    let isChosen: Bool
    let isLink: Bool
  }

  private let root: VaultPath
  private let rules: WalkRules
  private let known: KnownFolders
  private var walk = FolderWalk()
  private var folders: [Pending] = []
  private var links: [Pending] = []
  /// Whether what is met now was reached through a link: a file of the vault, or one met before, is not listed again.
  private var isBehindLink = false
  private var knownFolders: [FileIdentity: VaultPath] = [:]
  private var ancestors: Set<FileIdentity> = []
  private var knownFiles: Set<FileIdentity> = []

  init(root: VaultPath, rules: WalkRules, known: KnownFolders) {
    self.root = root
    self.rules = rules
    self.known = known
  }

  /// Everything under the root.
  mutating func run() -> FolderWalk {
    findAncestors()
    folders = [
      Pending(path: VaultPath(bytes: []), isChosen: rules.isChosen(VaultPath(bytes: []), isFolder: true), isLink: false)
    ]
    drainFolders()
    // Links found behind links are added while this runs; every folder is entered at most once, so that it ends.
    while !links.isEmpty {
      walk.hasLinks = true
      isBehindLink = true
      let round = links
      links = []
      for link in round { follow(link) }
    }
    return walk
  }

  private mutating func drainFolders() {
    while let next = folders.popLast() { enter(next) }
  }

  private func absolute(_ path: VaultPath) -> VaultPath { path.isRoot ? root : root.appending(path.bytes) }

  private mutating func enter(_ folder: Pending) {
    do throws(SystemError) {
      let descriptor = try Descriptor.openFolder(absolute(folder.path))
      let status = try descriptor.status()
      guard isNew(folder, status.identity) else { return }
      walk.folders.append(.init(path: folder.path, stamp: status.stamp))
      let remembered = known.entries(of: folder.path, stamp: status.stamp)
      let entries = remembered == nil ? try descriptor.list() : remembered ?? []
      var children: [Pending] = []
      for entry in entries {
        take(entry, of: folder, in: descriptor.number, children: &children)
      }
      folders += children.reversed()
    } catch {
      // A folder that went away since its name was read is no longer part of the vault.
      if error.code == ENOENT && !folder.isLink { return }
      walk.problems.append(FileProblem(folder.path, .folderUnreadable, error.words))
      // Letting people in changes the folder's own stamp only.
      let status = try? Descriptor.status(of: absolute(folder.path))
      walk.watched.append(.init(path: folder.path, stamp: status?.stamp))
    }
  }

  /// False for a folder that was listed already and for one that the vault itself is in.
  private mutating func isNew(_ folder: Pending, _ identity: FileIdentity) -> Bool {
    let known = knownFolders[identity]
    let isLoop = ancestors.contains(identity) || known.map { folder.path.relative(to: $0) != nil } ?? false
    if isLoop { walk.problems.append(FileProblem(folder.path, .linkLoop)) }
    if known != nil || isLoop { return false }
    knownFolders[identity] = folder.path
    return true
  }

  /// The folders above the vault: a link to one of them would make the whole disk the vault.
  private mutating func findAncestors() {
    var folder = root
    while folder.bytes.count > 1 {
      folder = folder.parent
      // A folder above that may not be looked at cannot be entered through a link either.
      guard let status = try? Descriptor.status(of: folder) else { continue }
      ancestors.insert(status.identity)
    }
  }

  private mutating func take(_ entry: FolderEntry, of folder: Pending, in number: Int32, children: inout [Pending]) {
    let path = folder.path.appending(entry.name)
    if Leftover(entry.name) != nil { walk.leftovers.append(path) }
    if rules.isSkipped(entry.name) { return }
    let isMarkdown = WalkRules.isMarkdown(entry.name)
    if entry.kind == .file || entry.kind == .other, !isMarkdown { return }
    if entry.kind == .folder { return addFolder(path, of: folder, to: &children) }
    if entry.kind == .link { return addLink(path, of: folder) }
    do throws(SystemError) {
      let status = try Descriptor.status(of: VaultPath(bytes: entry.name), in: number, followingLinks: false)
      switch status.kind {
      case .folder: addFolder(path, of: folder, to: &children)
      case .link: addLink(path, of: folder)
      default: if isMarkdown { addFile(path, status, isChosen: folder.isChosen) }
      }
    } catch {
      // A file that went away since its name was read is no longer part of the vault.
      if isMarkdown && error.code != ENOENT { walk.problems.append(FileProblem(path, .fileUnreadable, error.words)) }
    }
  }

  private mutating func addFolder(_ path: VaultPath, of parent: Pending, to children: inout [Pending]) {
    if rules.isIgnored(path, isFolder: true) { return }
    children.append(
      Pending(path: path, isChosen: parent.isChosen || rules.isChosen(path, isFolder: true), isLink: false))
  }

  private mutating func addLink(_ path: VaultPath, of parent: Pending) {
    links.append(Pending(path: path, isChosen: parent.isChosen, isLink: true))
  }

  private mutating func addFile(_ path: VaultPath, _ status: FileStatus, isChosen: Bool) {
    if rules.isIgnored(path, isFolder: false) { return }
    guard isChosen || rules.isChosen(path, isFolder: false) else { return }
    guard status.kind == .file else {
      walk.problems.append(FileProblem(path, .notAFile, status.kind.words))
      return
    }
    if FileNames.isOdd(path.name) { walk.problems.append(FileProblem(path, .fileNameOdd)) }
    guard knownFiles.insert(status.identity).inserted || !isBehindLink else { return }
    walk.files.append(.init(path: path, stamp: status.stamp))
  }

  private mutating func follow(_ link: Pending) {
    let isMarkdown = WalkRules.isMarkdown(link.path.name)
    do throws(SystemError) {
      let status = try Descriptor.status(of: absolute(link.path))
      walk.watched.append(.init(path: link.path, stamp: status.identity.stamp))
      if status.kind == .folder {
        if rules.isIgnored(link.path, isFolder: true) { return }
        folders = [
          Pending(
            path: link.path, isChosen: link.isChosen || rules.isChosen(link.path, isFolder: true), isLink: true)
        ]
        drainFolders()
      } else if isMarkdown, !knownFiles.contains(status.identity) {
        addFile(link.path, status, isChosen: link.isChosen)
      }
    } catch {
      walk.watched.append(.init(path: link.path, stamp: nil))
      if isMarkdown { walk.problems.append(FileProblem(link.path, .fileUnreadable, error.words)) }
    }
  }
}

extension FileIdentity {
  /// A stamp of which only this counts.
  var stamp: FileStamp { FileStamp(device: device, inode: inode, size: 0, modified: 0, changed: 0) }
}

extension VaultFolder {
  /// Whether something that a walk watched is still the same.
  public func isSame(_ watched: FolderWalk.Watched) -> Bool {
    let status = try? Descriptor.status(of: absolute(watched.path))
    // A link's stamp tells no time.
    let isLink = watched.stamp?.changed == 0
    return watched.stamp == (isLink ? status?.identity.stamp : status?.stamp)
  }
}
