// The one order of recipes that everything else falls back on: by folded title, then by path.

internal import Glibc
internal import Quantities
internal import VaultFolder

/// Orders recipes by what their summaries say.
enum TitleOrder {
  /// Whether one recipe comes before another.
  static func precedes(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    let titles = compared(SummaryCoding.sortTitle(left), SummaryCoding.sortTitle(right))
    if titles != 0 { return titles < 0 }
    return VaultPath(bytes: Array(SummaryCoding.path(left))) < VaultPath(bytes: Array(SummaryCoding.path(right)))
  }

  /// The numbers of recipes in their order.
  static func sorted(_ entries: [RecipeEntry]) -> [Int] {
    // Most titles differ in their first eight bytes, which are compared as one number.
    let keys = entries.enumerated().map { number, entry in (head: head(of: entry), number: number) }
    return keys.sorted { left, right in
      if left.head != right.head { return left.head < right.head }
      return entries[left.number].summary.withUnsafeBytes { a in
        entries[right.number].summary.withUnsafeBytes { b in precedes(a, b) }
      }
    }.map(\.number)
  }

  /// How many recipes of an index come before this one.
  static func place(of summary: UnsafeRawBufferPointer, among segment: IndexSegment) -> Int {
    let order = segment.file.section(.order)
    let heads = segment.file.section(.titleHeads)
    let head = head(SummaryCoding.sortTitle(summary))
    var low = 0
    var high = segment.count
    while low < high {
      let middle = (low + high) / 2
      let other = heads.word64(8 * middle)
      if other != head ? other < head : precedes(segment.summaryBytes(Int(order.word32(4 * middle))), summary) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// The first eight bytes of a title as a number that orders like them.
  static func head(of entry: RecipeEntry) -> UInt64 {
    entry.summary.withUnsafeBytes { head(SummaryCoding.sortTitle($0)) }
  }

  /// The first eight bytes as a number that orders like them.
  private static func head(_ title: UnsafeRawBufferPointer) -> UInt64 {
    var result: UInt64 = 0
    for place in 0..<8 { result = result << 8 | (place < title.count ? UInt64(title[place]) : 0) }
    return result
  }

  private static func compared(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
    let count = min(left.count, right.count)
    if count > 0, let a = left.baseAddress, let b = right.baseAddress {
      let result = memcmp(a, b, count)
      if result != 0 { return Int(result) }
    }
    return left.count - right.count
  }
}

/// A number that orders recipes of base and delta together.
enum TitleRank {
  /// The rank of a recipe of the base: behind everything in a delta that comes before it.
  static func base(_ rank: Int) -> UInt64 { UInt64(truncatingIfNeeded: rank) << 32 | 0xFFFF_FFFF }

  /// How many recipes of the base come before the recipe with this rank.
  static func before(_ rank: UInt64) -> Int { Int(truncatingIfNeeded: rank >> 32) }

  /// The rank of a recipe of a delta before which so many recipes of the base come.
  static func delta(_ rank: Int, before: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: before) << 32 | UInt64(truncatingIfNeeded: rank)
  }
}

/// What decides between equally good hits: favorites first, then better rated ones.
enum Merit {
  /// The greater, the better; ratings count to the millionth.
  static func of(_ facts: RecipeFacts) -> UInt32 {
    let rating = facts.rating?.approximation ?? 0
    let scaled = UInt32(max(0, min(rating * 1_000_000, 1_000_000_000)))
    return (facts.isFavorite ? 1 << 31 : 0) | scaled
  }
}
