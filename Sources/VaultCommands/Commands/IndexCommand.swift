// `vault index`: brings the index up to date, makes it anew, or tells of it.

internal import CommandTable
internal import RecipeIndex
internal import SourceText
internal import Synchronization
internal import VaultFolder

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Command where Session == VaultCommands.Session {
  static let index = Command(
    "index", summary: "bring the index up to date",
    discussion: """
      The index is a cache outside of the vault that makes searching fast. Every command brings it up to date by itself; \
      it can be deleted at any time.
      """,
    options: [
      .rebuild, .status, .json,
    ],
    examples: [Example("vault index --status", "tells where the index is")],
    run: { invocation, session in
      var options = session.indexOptions()
      if !invocation.has(.status) {
        options.isRebuild = invocation.has(.rebuild)
        let bar = ProgressBar(isShown: isatty(2) == 1)
        options.onProgress = { done, all in bar.show(done, of: all) }
        session.tell(RecipeIndex.open(try session.vault(), options: options).problems)
        bar.remove()
      }
      guard let status = RecipeIndex.status(try session.vault(), options: options) else {
        session.tell([Diagnostic(.indexMissing)])
        return .nothing
      }
      invocation.has(.json) ? session.console.write(status.json()) : status.print(to: session.console)
      return .done
    })
}

extension Option {
  fileprivate static let rebuild = Option("rebuild", "make it anew")
  fileprivate static let status = Option("status", "only tell where it is and what it holds")
}

extension IndexStatus {
  fileprivate func print(to console: Console) {
    let recent = recentRecipes > 0 ? " (\(recentRecipes) of them changed lately)" : ""
    console.print("\(recipes) recipes\(recent) and \(otherFiles) other files in \(folders) folders")
    let tenths = (size * 10 + 500_000) / 1_000_000
    console.print("\(tenths / 10).\(tenths % 10) MB in \(folder.string)")
  }

  fileprivate func json() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("folder", folder.string)
      json.field("recipes", recipes)
      json.field("recentRecipes", recentRecipes)
      json.field("otherFiles", otherFiles)
      json.field("folders", folders)
      json.field("bytes", Int(size))
    }
    json.newline()
    return json.take()
  }
}

/// A bar on the terminal for what takes longer than half a second.
private final class ProgressBar: Sendable {
  private let isShown: Bool
  private let start: UInt64
  private let isDrawn = Mutex(false)

  init(isShown: Bool) {
    self.isShown = isShown
    start = Self.milliseconds()
  }

  /// Draws the bar; may be called from any thread.
  func show(_ done: Int, of all: Int) {
    guard isShown, all > 0, Self.milliseconds() - start > 500 else { return }
    let filled = 30 * done / all
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
    draw("\r\(bar) \(done) of \(all)")
    isDrawn.withLock { $0 = true }
  }

  /// Takes the bar away.
  func remove() {
    if isDrawn.withLock({ $0 }) { draw("\r\u{1B}[K") }
  }

  private func draw(_ text: String) {
    let bytes = Array(text.utf8)
    // A bar that cannot be drawn is no loss.
    _ = write(2, bytes, bytes.count)
  }

  private static func milliseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1000 + UInt64(time.tv_nsec) / 1_000_000
  }
}
