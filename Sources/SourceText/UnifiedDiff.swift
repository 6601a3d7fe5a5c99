// `--dry-run` shows what would change the way git does: a unified diff that `git apply` takes.

/// Makes unified diffs.
public enum UnifiedDiff {
  /// The diff that turns `old` into `new`, with three lines of context; empty when they are equal.
  ///
  /// Lines end at line feeds only, as in git; bytes are kept as they are.
  public static func make(_ old: [UInt8], _ new: [UInt8], path: String) -> [UInt8] {
    if old == new { return [] }
    let before = lines(old)
    let after = lines(new)
    var result = Array("--- a/\(path)\n+++ b/\(path)\n".utf8)
    for hunk in hunks(changes(before, after), before.count) {
      write(hunk, before, after, to: &result)
    }
    return result
  }

  /// Lines of the old text and the lines of the new text in their place.
  struct Change: Hashable {
    var old: Range<Int>
    var new: Range<Int>
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      result.append(bytes[start..<end])
      start = end
    }
    return result
  }

  /// The fewest changes, found between the equal beginnings and ends of both texts.
  static func changes(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Change] {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    let middle = new[start..<newEnd].difference(from: old[start..<oldEnd])
    return collected(middle, start: start, oldEnd: oldEnd, newEnd: newEnd)
  }

  /// The difference of the standard library as ranges of neighbouring lines.
  private static func collected(
    _ difference: CollectionDifference<ArraySlice<UInt8>>, start: Int, oldEnd: Int, newEnd: Int
  ) -> [Change] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for step in difference {
      switch step {
      case .remove(let offset, _, _): removed.insert(start + offset)
      case .insert(let offset, _, _): inserted.insert(start + offset)
      }
    }
    var result: [Change] = []
    var (old, new) = (start, start)
    while old < oldEnd || new < newEnd {
      let (oldStart, newStart) = (old, new)
      while removed.contains(old) { old += 1 }
      while inserted.contains(new) { new += 1 }
      if old == oldStart && new == newStart {
        (old, new) = (old + 1, new + 1)
      } else {
        result.append(Change(old: oldStart..<old, new: newStart..<new))
      }
    }
    return result
  }

  private static let context = 3

  /// Changes whose contexts touch stand in one hunk.
  private static func hunks(_ changes: [Change], _ count: Int) -> [[Change]] {
    var result: [[Change]] = []
    for change in changes {
      if let last = result.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        result[result.count - 1].append(change)
      } else {
        result.append([change])
      }
    }
    return result
  }

  private static func write(
    _ hunk: [Change], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], to result: inout [UInt8]
  ) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(context, first.old.lowerBound)
    let after = min(context, old.count - last.old.upperBound)
    let oldRange = (first.old.lowerBound - before)..<(last.old.upperBound + after)
    let newRange = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    result += Array("@@ -\(header(oldRange)) +\(header(newRange)) @@\n".utf8)
    var position = oldRange.lowerBound
    for change in hunk {
      for line in old[position..<change.old.lowerBound] { add(" ", line, to: &result) }
      for line in old[change.old] { add("-", line, to: &result) }
      for line in new[change.new] { add("+", line, to: &result) }
      position = change.old.upperBound
    }
    for line in old[position..<oldRange.upperBound] { add(" ", line, to: &result) }
  }

  private static func header(_ range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
  }

  private static func add(_ mark: Unicode.Scalar, _ line: ArraySlice<UInt8>, to result: inout [UInt8]) {
    result.append(UInt8(ascii: mark))
    result += line
    if line.last != UInt8(ascii: "\n") { result += Array("\n\\ No newline at end of file\n".utf8) }
  }
}
