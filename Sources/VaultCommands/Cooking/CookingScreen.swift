// How cooking looks: a state and the size of a terminal become lines.

internal import CommandTable
internal import Kitchen
internal import SourceText

/// A terminal to draw on.
struct CookingScreen {
  /// The width in columns.
  var columns: Int
  /// The height in rows.
  var rows: Int
  /// Whether weight and colour are used.
  var isStyled = false

  /// The lines that show a state, at most as many as there are rows.
  func lines(_ state: Cooking, at now: Int) -> [String] {
    let footer = footer(state, at: now)
    let room = max(1, rows - Self.header - footer.count)
    let body = body(state)
    let first = max(0, min(state.scroll, body.count - room))
    let shown = Array(body[first...].prefix(room))
    let gap = [String](repeating: "", count: max(0, room - shown.count))
    return Array((header(state) + shown + gap + footer).prefix(max(1, rows)))
  }

  /// By how many lines the page is longer than the screen.
  func scrollLimit(_ state: Cooking, at now: Int) -> Int {
    max(0, body(state).count - max(1, rows - Self.header - footer(state, at: now).count))
  }

  /// How many lines are scrolled at once.
  var scrollStep: Int { max(1, (rows - Self.header) / 2) }

  /// From so many columns on, the ingredients stand beside the step.
  private static let wide = 72
  /// The rows above the page.
  private static let header = 3
  /// Lines longer than this are hard to read.
  private static let longest = 90

  // MARK: above

  private func header(_ state: Cooking) -> [String] {
    let count = state.recipe.steps.count
    let place = state.step == nil ? "done" : "step \(state.page + 1) of \(count)"
    let title = cut(safe(state.recipe.title), to: max(1, columns - DisplayWidth.of(place) - 2))
    let blanks = max(1, columns - DisplayWidth.of(title) - DisplayWidth.of(place))
    let done = count == 0 ? columns : columns * min(state.page + 1, count) / count
    return [
      styled(title, .bold) + String(repeating: " ", count: blanks) + place,
      styled(String(repeating: "━", count: done), .cyan)
        + styled(String(repeating: "─", count: max(0, columns - done)), .dim),
      state.step?.group.map { styled(cut(safe($0), to: columns), .boldBlue) } ?? "",
    ]
  }

  // MARK: the page

  private func body(_ state: Cooking) -> [String] {
    guard let step = state.step else { return closing(state) }
    let ingredients = state.showsAll ? state.recipe.ingredients : step.ingredients
    if columns >= Self.wide, !ingredients.isEmpty {
      let side = min(40, columns / 3)
      let width = min(Self.longest, columns - side - 3)
      return beside(self.step(step, width: width), list(ingredients, width: side), width: width)
    }
    let text = self.step(step, width: min(Self.longest, columns))
    return ingredients.isEmpty ? text : text + [""] + list(ingredients, width: columns)
  }

  private func step(_ step: CookingRecipe.Step, width: Int) -> [String] {
    let text = TextWrapper.lines(safe(step.text), width: width).map { styled($0, .bold) }
    guard !step.timers.isEmpty else { return text }
    let times = step.timers.prefix(9).enumerated().map { number, timer in
      styled(cut("[\(number + 1)] ⏲ \(safe(step.words(of: timer)))", to: width), .cyan)
    }
    return text + [""] + times
  }

  private func list(_ ingredients: [String], width: Int) -> [String] {
    ingredients.flatMap { ingredient in
      let lines = TextWrapper.lines(safe(ingredient), width: max(1, width - 2))
      return lines.enumerated().map { ($0 == 0 ? "• " : "  ") + $1 }
    }
  }

  /// Two columns with a rule between them; the left one is as wide as said.
  private func beside(_ left: [String], _ right: [String], width: Int) -> [String] {
    (0..<max(left.count, right.count)).map { row in
      let text = row < left.count ? left[row] : ""
      let blanks = String(repeating: " ", count: max(0, width - Self.width(text)))
      return text + blanks + styled(" │ ", .dim) + (row < right.count ? right[row] : "")
    }
  }

  private func closing(_ state: Cooking) -> [String] {
    let question = state.offersNote ? ["", "Note in the recipe that it was cooked today? [y/n]"] : []
    return (["Enjoy your meal!"] + question).flatMap { TextWrapper.lines($0, width: columns) }.map { styled($0, .bold) }
  }

  // MARK: below

  private func footer(_ state: Cooking, at now: Int) -> [String] {
    let timers = state.timers.suffix(max(1, rows / 3)).map { timer($0, state, at: now) }
    let message = state.message.map { [styled(cut($0, to: columns), .yellow)] } ?? []
    return [""] + timers + message + [styled(cut(keys(state), to: columns), .dim)]
  }

  private func timer(_ timer: KitchenTimer, _ state: Cooking, at now: Int) -> String {
    let step = state.recipe.steps.indices.contains(timer.step) ? state.recipe.steps[timer.step] : nil
    let words = step.map { safe($0.words(of: $0.timers[min(timer.number, $0.timers.count - 1)])) } ?? ""
    let clock = ClockText.text(timer.seconds(at: now))
    let name = "step \(timer.step + 1), \(words)"
    switch timer.phase(at: now) {
    case .counting: return cut("⏲ \(clock)  \(name)", to: columns)
    case .ready: return styled(cut("⏰ look at \(name); \(clock) to the end", to: columns), .yellow)
    case .over: return styled(cut("⏰ time is up: \(name), \(clock) ago (x stops)", to: columns), .red)
    }
  }

  /// The keys, in as many words as there is room for.
  private func keys(_ state: Cooking) -> String {
    guard let step = state.step else {
      return state.offersNote ? "y note it   n leave   p back" : "q leave   p back"
    }
    let timers = step.timers.isEmpty ? "" : "t timer   "
    let long = "space next   p back   \(timers)i \(state.showsAll ? "this step's" : "all") ingredients   q quit"
    if DisplayWidth.of(long) <= columns { return long }
    return "n next  p back  \(step.timers.isEmpty ? "" : "t timer  ")q quit"
  }

  // MARK: text

  private func safe(_ text: String) -> String { TerminalText.escaped(text, keepingLines: true) }

  private func styled(_ text: String, _ style: Style) -> String {
    isStyled && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// A text of one line, cut with an ellipsis where it is too wide.
  private func cut(_ text: String, to width: Int) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    if DisplayWidth.of(line) <= width { return line }
    var result = ""
    var used = 1
    for character in line {
      used += DisplayWidth.of(character)
      if used > width { break }
      result.append(character)
    }
    return result + "…"
  }

  /// The width of a text without its styles.
  private static func width(_ text: String) -> Int {
    var isStyle = false
    var plain = ""
    for character in text {
      if character == "\u{1B}" { isStyle = true }
      if !isStyle { plain.append(character) }
      if character == "m" { isStyle = false }
    }
    return DisplayWidth.of(plain)
  }
}

/// Seconds as a clock shows them.
enum ClockText {
  /// `0:05`, `12:30`, `1:02:03`.
  static func text(_ seconds: Int) -> String {
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    let end = ":" + (rest < 10 ? "0" : "") + "\(rest)"
    return hours == 0 ? "\(minutes)\(end)" : "\(hours):" + (minutes < 10 ? "0" : "") + "\(minutes)\(end)"
  }
}
