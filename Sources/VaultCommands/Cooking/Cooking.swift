// What happens while somebody cooks, as a value: the step that is shown, the timers that run, and what each key does.

internal import CommandTable
internal import Kitchen

/// The state of cooking one recipe; moments are milliseconds of a steady clock.
struct Cooking {
  /// How it ends.
  enum Ending: Hashable {
    /// The cook has left.
    case left
    /// The cook wants the date noted.
    case noted
    /// Ctrl-C.
    case interrupted
  }

  /// The recipe.
  let recipe: CookingRecipe
  /// Whether the end offers to note the date.
  let offersNote: Bool
  /// The step that is shown, from 0; the number of steps for the page after the last.
  private(set) var page = 0
  /// The timers in the order in which they were started.
  private(set) var timers: [KitchenTimer] = []
  /// Whether all ingredients are shown instead of those of the step.
  private(set) var showsAll = false
  /// How many lines of the page are hidden above.
  private(set) var scroll = 0
  /// What is to be said until the next key.
  private(set) var message: String?
  /// How it ended; nil while it goes on.
  private(set) var ending: Ending?
  private var isLeaving = false

  /// The beginning.
  init(_ recipe: CookingRecipe, offersNote: Bool) {
    self.recipe = recipe
    self.offersNote = offersNote
  }

  /// The step that is shown; nil on the page after the last.
  var step: CookingRecipe.Step? { recipe.steps.indices.contains(page) ? recipe.steps[page] : nil }

  /// What a key does; `screen` is what the page is shown on.
  mutating func press(_ key: Key, at now: Int, on screen: CookingScreen) {
    let wasLeaving = isLeaving
    isLeaving = false
    if key != .resized { message = nil }
    switch key {
    case .control("c"): ending = .interrupted
    case .endOfInput: ending = .left
    case .character("q"), .character("Q"), .escape, .control("d"): leave(wasLeaving, at: now)
    case .character("y") where step == nil && offersNote, .character("Y") where step == nil && offersNote:
      ending = .noted
    case .character("n") where step == nil, .character("N") where step == nil: leave(wasLeaving, at: now)
    case .character(" "), .pageDown, .down, .character("j"): scrollOr(1, on: screen, at: now) { $0.turn(1) }
    case .pageUp, .up, .character("k"): scrollOr(-1, on: screen, at: now) { $0.turn(-1) }
    case .character("n"), .right, .enter, .character("l"): turn(1)
    case .character("p"), .left, .backspace, .character("b"), .character("h"): turn(-1)
    case .home, .character("g"): turn(-page)
    case .end, .character("G"): turn(recipe.steps.count - 1 - page)
    case .character("i"): (showsAll, scroll) = (!showsAll, 0)
    case .character("t"): startNext(at: now)
    case .character("x"): stop(at: now)
    case .character(let digit): if let number = digit.wholeNumberValue, number > 0 { start(number - 1, at: now) }
    case .control, .tab, .delete, .resized: break
    }
  }

  /// Lets the time pass: the timers that ring now.
  mutating func bells(at now: Int) -> [KitchenTimer] {
    timers.indices.compactMap { timers[$0].rings(at: now) ? timers[$0] : nil }
  }

  private mutating func turn(_ pages: Int) {
    page = max(0, min(page + pages, recipe.steps.count))
    scroll = 0
  }

  /// Scrolls a page that is longer than the screen; at its end does something else.
  private mutating func scrollOr(
    _ direction: Int, on screen: CookingScreen, at now: Int, _ other: (inout Cooking) -> Void
  ) {
    let limit = screen.scrollLimit(self, at: now)
    let target = max(0, min(scroll + direction * screen.scrollStep, limit))
    if target == min(scroll, limit) { other(&self) } else { scroll = target }
  }

  private mutating func leave(_ isSure: Bool, at now: Int) {
    let running = timers.count { $0.phase(at: now) != .over }
    if running == 0 || isSure {
      ending = .left
    } else {
      isLeaving = true
      message = "\(running == 1 ? "A timer is" : "\(running) timers are") running. Leave all the same? q again"
    }
  }

  // MARK: timers

  private func isRunning(_ number: Int) -> Bool { timers.contains { $0.step == page && $0.number == number } }

  private mutating func start(_ number: Int, at now: Int) {
    guard let step, step.timers.indices.contains(number) else {
      message = "There is no such time in this step"
      return
    }
    if isRunning(number) {
      message = "That timer is running"
    } else {
      timers.append(KitchenTimer(step.timers[number], step: page, number: number, at: now))
    }
  }

  private mutating func startNext(at now: Int) {
    guard let step, !step.timers.isEmpty else {
      message = "This step names no time"
      return
    }
    if let next = step.timers.indices.first(where: { !isRunning($0) }) {
      start(next, at: now)
    } else {
      message = "The timers of this step are running"
    }
  }

  /// Stops the timer that has rung longest, else the one of this step that was started last.
  private mutating func stop(at now: Int) {
    let ringing = timers.indices.filter { timers[$0].phase(at: now) != .counting }.min {
      timers[$0].low < timers[$1].low
    }
    if let index = ringing ?? timers.lastIndex(where: { $0.step == page }) {
      timers.remove(at: index)
    } else {
      message = timers.isEmpty ? "No timer is running" : "Go to the timer's step to stop it"
    }
  }
}
