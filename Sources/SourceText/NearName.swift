// "Did you mean": the nearest of some names to a word that is none of them.

/// Finds near names.
public enum NearName {
  /// The name with the fewest typing mistakes from `word`: at most one in four letters, at least one; nil when none is that near.
  public static func find(_ word: String, in names: [String]) -> String? {
    let wanted = Array(Folding.fold(word).unicodeScalars)
    guard wanted.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for name in names {
      let candidate = Array(Folding.fold(name).unicodeScalars)
      let limit = max(1, (max(wanted.count, candidate.count) + 1) / 3)
      guard candidate.count <= 64, abs(candidate.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, candidate)
      if distance <= limit && distance < (best?.distance ?? .max) { best = (name, distance) }
    }
    return best?.name
  }

  /// How many letters must be changed, added, dropped or swapped with their neighbour to turn one word into the other.
  public static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var before: [Int] = []
    var previous = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var current = [i + 1]
      current.reserveCapacity(right.count + 1)
      for (j, b) in right.enumerated() {
        var best = min(previous[j] + (a == b ? 0 : 1), previous[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, a == right[j - 1], left[i - 1] == b { best = min(best, before[j - 1] + 1) }
        current.append(best)
      }
      (before, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
