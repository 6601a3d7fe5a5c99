// Cooking at a terminal: keys in, screens out, bells when time is up.

internal import CommandTable
internal import Kitchen

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Runs the state of cooking on a terminal.
struct CookingLoop {
  /// The terminal.
  let terminal: RawTerminal
  /// Whether weight and colour are used.
  let isStyled: Bool
  /// Tells somebody who looks elsewhere that a time is up.
  let notify: (_ title: String, _ text: String) -> Void

  /// Cooks until the end.
  func run(_ start: Cooking) -> Cooking {
    var state = start
    var drawn: [String] = []
    terminal.enter()
    defer { terminal.leave() }
    while state.ending == nil {
      let now = Self.now
      ring(state.bells(at: now), state)
      let lines = screen.lines(state, at: now)
      if lines != drawn { terminal.draw(lines) }
      drawn = lines
      guard let key = terminal.key(within: 1000 - now % 1000) else { continue }
      switch key {
      case .control("z"): terminal.suspend()
      case .resized, .control("l"): break
      default: state.press(key, at: Self.now, on: screen)
      }
      if [.resized, .control("l"), .control("z")].contains(key) { drawn = [] }
    }
    return state
  }

  private var screen: CookingScreen {
    let size = terminal.size
    return CookingScreen(columns: size.columns, rows: size.rows, isStyled: isStyled)
  }

  private func ring(_ timers: [KitchenTimer], _ state: Cooking) {
    guard !timers.isEmpty else { return }
    terminal.ring()
    for timer in timers where state.recipe.steps.indices.contains(timer.step) {
      let step = state.recipe.steps[timer.step]
      guard step.timers.indices.contains(timer.number) else { continue }
      let words = step.words(of: step.timers[timer.number])
      notify(state.recipe.title, "step \(timer.step + 1): \(words)")
    }
  }

  /// Milliseconds of a clock that goes on while the machine sleeps and is never set back.
  private static var now: Int {
    var time = timespec()
    #if os(Linux)
      clock_gettime(CLOCK_BOOTTIME, &time)
    #else
      clock_gettime(CLOCK_MONOTONIC, &time)
    #endif
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
