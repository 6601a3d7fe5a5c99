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

  /// The edits that take entries away; words of a person beside a recipe stay, and so do the other recipes of a line.
  public func removing(_ gone: [Entry]) -> [Edit] {
    var edits: [Edit] = []
    var whole: [KitchenLine] = []
    for line in Set(gone.map(\.line)) {
      let all = entries.filter { $0.line == line }.map(\.recipe)
      let these = gone.filter { $0.line == line }.map(\.recipe)
      let rest = PlanLine(file.bytes, line.text, all).removing(these)
      if let rest {
        edits += rest
      } else if let below = firstWords(below: line) {
        edits.append(Edit(Span(line.text.start, below), []))
      } else {
        whole.append(line)
      }
    }
    return edits + ListEditor(file: file, title: "").remove(whole)
  }

  /// Where a person's words in the lines below an item begin; nil without any.
  private func firstWords(below line: KitchenLine) -> Int? {
    guard let index = file.lines.firstIndex(of: line) else { return nil }
    return file.continuation(of: index).first.map { file.lines[$0].text.start }
  }

  /// The line of an entry with the words of its own below it, for another day; of several recipes on a line only this one.
  public func text(of entry: Entry) -> String {
    let recipe = entry.recipe
    if isShared(entry) { return "- " + (recipe.meal.map { $0 + ": " } ?? "") + file.string(recipe.span) }
    let line = String(decoding: file.bytes[entry.line.span.range], as: UTF8.self).trimmingBlanks
    guard let index = file.lines.firstIndex(of: entry.line) else { return line }
    let rest = file.continuation(of: index).map { file.string(file.lines[$0].span) }
    return ([line] + rest).joined(separator: String(decoding: file.lineEnding, as: UTF8.self))
  }

  /// Whether a line names other recipes too.
  private func isShared(_ entry: Entry) -> Bool { entries.contains { $0.line == entry.line && $0 != entry } }

  /// The edits that take an entry away that goes elsewhere, its line with all words of a person.
  public func leaving(_ entry: Entry) -> [Edit] {
    isShared(entry) ? removing([entry]) : ListEditor(file: file, title: "").remove([entry.line])
  }

  /// The edits that put a line of another plan under a day.
  public func adopting(_ line: String, on weekday: Int, title: String) -> [Edit] {
    insert([.init(heading: heading(weekday), lines: [line])], title: title)
  }

  /// The edits that move an entry's line, byte for byte, under another day.
  public func moving(_ entry: Entry, to weekday: Int, title: String) -> [Edit] {
    guard entry.weekday != weekday else { return [] }
    return leaving(entry) + adopting(text(of: entry), on: weekday, title: title)
  }
}
