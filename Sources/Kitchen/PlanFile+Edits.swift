// Changes to a plan that a person asks for; every other byte stays.

public import Quantities
public import SourceText

extension PlanFile {
  /// A recipe to plan.
  public struct NewEntry: Sendable, Hashable {
    /// The recipe's title.
    public var title: String
    /// The link as it is to stand in the file, relative to it, not yet encoded.
    public var link: String
    /// The day of the week, 1 for Monday.
    public var weekday: Int
    /// The meal: "Lunch".
    public var meal: String?
    /// How many times the recipe; nil for once.
    public var factor: Rational?
    /// For how many; nil for what the recipe makes.
    public var servings: Rational?

    /// A recipe on a day.
    public init(
      title: String, link: String, weekday: Int, meal: String? = nil, factor: Rational? = nil,
      servings: Rational? = nil
    ) {
      self.title = title
      self.link = link
      self.weekday = weekday
      self.meal = meal
      self.factor = factor
      self.servings = servings
    }

    /// The bullet: `- Lunch: [Soup](../soup.md) for 6`.
    var bullet: String {
      let title = ShoppingFile.oneLine(title.filter { $0 != "[" && $0 != "]" })
      let meal = meal.map { ShoppingFile.oneLine($0.filter { $0 != ":" }) + ": " } ?? ""
      let amount = servings.map { " for \($0)" } ?? factor.map { " x\($0)" } ?? ""
      return "- \(meal)[\(title)](\(RecipeMention.percentEncoded(link)))" + amount
    }
  }

  /// The edits that plan recipes, each under its day; none for an entry that is there in these very words.
  public func adding(_ new: [NewEntry], title: String) -> [Edit] {
    var sections: [ListEditor.Section] = []
    for weekday in 1...7 {
      let bullets = new.filter { $0.weekday == weekday }.map(\.bullet).filter { !has($0, weekday) }
      if !bullets.isEmpty { sections.append(.init(heading: heading(weekday), lines: bullets)) }
    }
    return insert(sections, title: title)
  }

  private func has(_ bullet: String, _ weekday: Int) -> Bool {
    entries.contains { $0.weekday == weekday && "- " + file.string($0.line.text) == bullet }
  }

  /// The heading of a day: the file's own, else the day's name in the language of the other headings.
  private func heading(_ weekday: Int) -> String {
    if let own = days.first(where: { $0.weekday == weekday }) { return file.string(own.line.text) }
    return Weekday.name(weekday, language: days.first?.language ?? "en")
  }

  private func insert(_ sections: [ListEditor.Section], title: String) -> [Edit] {
    let order = Dictionary(
      days.map { (file.string($0.line.text), $0.weekday) }, uniquingKeysWith: { first, _ in first })
    return ListEditor(file: file, title: title).insert(sections) { heading, other in
      let new = Weekday.known(other)?.number ?? order[other] ?? 8
      return (order[heading] ?? 0) > new
    }
  }

  /// The edits that take entries away; a line that names several recipes goes whole only when all of them are meant.
  public func removing(_ gone: [Entry]) -> [Edit] {
    let lines = Set(gone.map(\.line))
    var edits: [Edit] = []
    var whole: [KitchenLine] = []
    for line in lines {
      let all = entries.filter { $0.line == line }
      let these = gone.filter { $0.line == line }
      if these.count == all.count {
        whole.append(line)
      } else {
        edits += removing(these, from: all)
      }
    }
    return edits + ListEditor(file: file, title: "").remove(whole)
  }

  /// The edits that take some of a line's recipes away, with what joins a single one to the others.
  private func removing(_ these: [Entry], from all: [Entry]) -> [Edit] {
    guard these.count == 1, let one = these.first, let index = all.firstIndex(of: one) else {
      return these.map { Edit($0.recipe.span, []) }
    }
    let span = one.recipe.span
    if index + 1 < all.count { return [Edit(Span(span.start, all[index + 1].recipe.span.start), [])] }
    return index > 0 ? [Edit(Span(all[index - 1].recipe.span.end, span.end), [])] : [Edit(span, [])]
  }

  /// The line of an entry with the words of its own below it, for the plan of another week.
  public func text(of entry: Entry) -> String {
    let line = String(decoding: file.bytes[entry.line.span.range], as: UTF8.self).trimmingBlanks
    guard let index = file.lines.firstIndex(of: entry.line) else { return line }
    let rest = file.continuation(of: index).map { file.string(file.lines[$0].span) }
    return ([line] + rest).joined(separator: String(decoding: file.lineEnding, as: UTF8.self))
  }

  /// The edits that put a line of another plan under a day.
  public func adopting(_ line: String, on weekday: Int, title: String) -> [Edit] {
    insert([.init(heading: heading(weekday), lines: [line])], title: title)
  }

  /// The edits that move an entry's line, byte for byte, under another day.
  public func moving(_ entry: Entry, to weekday: Int, title: String) -> [Edit] {
    guard entry.weekday != weekday else { return [] }
    let removal = ListEditor(file: file, title: title).remove([entry.line])
    return removal + adopting(text(of: entry), on: weekday, title: title)
  }
}
