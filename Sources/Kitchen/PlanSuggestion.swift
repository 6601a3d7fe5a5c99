// `plan suggest` fills the empty days: nothing twice within some days, favorites and what the pantry has more often.

/// A recipe that may be planned.
public struct PlanCandidate: Hashable, Sendable {
  /// Its path; also what puts candidates in order, so that the same seed gives the same plan.
  public var path: String
  /// Its title.
  public var title: String
  /// Whether it is a favorite.
  public var isFavorite: Bool
  /// 0 to 5; nil when it has none.
  public var rating: Double?
  /// How much of it is at home, 0 to 1.
  public var atHome: Double

  /// A candidate.
  public init(path: String, title: String, isFavorite: Bool = false, rating: Double? = nil, atHome: Double = 0) {
    self.path = path
    self.title = title
    self.isFavorite = isFavorite
    self.rating = rating
    self.atHome = atHome
  }

  /// How likely it is to be chosen: 1 for a plain recipe, 3 more for a favorite, up to 3 for what is at home, up to 2 for the rating.
  var weight: Double {
    1 + (isFavorite ? 3 : 0) + 3 * min(max(atHome, 0), 1) + 0.4 * min(max(rating ?? 0, 0), 5)
  }
}

/// Chooses recipes for days.
public struct PlanSuggestion: Sendable {
  /// For how many days before and after a recipe is not repeated.
  public var distance: Int
  private var generator: SeededGenerator

  /// A suggestion; the same seed gives the same recipes.
  public init(distance: Int = 14, seed: UInt64) {
    self.distance = max(0, distance)
    generator = SeededGenerator(seed: seed)
  }

  /// A recipe for each day, as far as there are enough; `planned` are the days on which recipes of a path are planned already.
  public mutating func choose(
    for days: [CalendarDay], from candidates: [PlanCandidate], planned: [String: [CalendarDay]]
  ) -> [(day: CalendarDay, recipe: PlanCandidate)] {
    var planned = planned
    let ordered = candidates.sorted { $0.path < $1.path }
    var result: [(day: CalendarDay, recipe: PlanCandidate)] = []
    for day in days.sorted() {
      let free = ordered.filter { candidate in
        !(planned[candidate.path] ?? []).contains { abs($0.number - day.number) <= distance }
      }
      guard let choice = pick(free) else { continue }
      planned[choice.path, default: []].append(day)
      result.append((day, choice))
    }
    return result
  }

  private mutating func pick(_ candidates: [PlanCandidate]) -> PlanCandidate? {
    let total = candidates.reduce(0) { $0 + $1.weight }
    guard total > 0 else { return nil }
    var place = Double(generator.next() >> 11) / Double(1 << 53) * total
    for candidate in candidates {
      place -= candidate.weight
      if place < 0 { return candidate }
    }
    return candidates.last
  }
}
