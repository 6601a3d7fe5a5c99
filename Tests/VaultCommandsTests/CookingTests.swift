// What each key does while somebody cooks.

import CommandTable
import Kitchen
import Testing

@testable import VaultCommands

/// A recipe of three steps: two times, none, one.
let cookedRecipe: CookingRecipe = {
  func step(_ text: String, _ ingredients: [String] = [], group: String? = nil) -> CookingRecipe.Step {
    .init(text: text, group: group, ingredients: ingredients, timers: StepTimer.find(in: text), line: 1)
  }
  return CookingRecipe(
    title: "Bread", servings: "2 loaves", ingredients: ["Dough:", "500 g flour", "300 ml water", "1 tsp salt"],
    steps: [
      step("Knead for 10 minutes, then rest 1-2 hours.", ["500 g flour", "300 ml water"], group: "Dough"),
      step("Shape the loaf."), step("Bake for 40 minutes.", ["1 tsp salt"]),
    ])
}()

private let screen = CookingScreen(columns: 80, rows: 24)

private func cooking(_ keys: [Key], offersNote: Bool = true, at now: Int = 0, on screen: CookingScreen = screen)
  -> Cooking
{
  var state = Cooking(cookedRecipe, offersNote: offersNote)
  for key in keys { state.press(key, at: now, on: screen) }
  return state
}

@Test(
  arguments: [
    ([], 0), ([.character(" ")], 1), ([.character("n"), .right], 2), ([.down, .enter, .pageDown], 3),
    ([.right, .right, .right, .right, .right], 3), ([.left], 0), ([.right, .right, .character("p")], 1),
    ([.right, .up], 0), ([.right, .backspace], 0), ([.end], 2), ([.right, .right, .home], 0), ([.resized, .tab], 0),
    ([.right, .right, .right, .left], 2),
  ] as [([Key], Int)])
func keysTurnThePages(_ keys: [Key], _ page: Int) {
  let state = cooking(keys)
  #expect(state.page == page && state.ending == nil)
}

@Test(
  arguments: [
    ([.character("q")], .left), ([.escape], .left), ([.control("d")], .left), ([.endOfInput], .left),
    ([.control("c")], .interrupted), ([.end, .right, .character("y")], .noted),
    ([.end, .right, .character("n")], .left), ([.character("y")], nil), ([.end, .right, .character(" ")], nil),
    // A running timer is not left by mistake.
    ([.character("t"), .character("q")], nil), ([.character("t"), .character("q"), .character("q")], .left),
    ([.character("t"), .character("q"), .right, .character("q")], nil),
    ([.character("t"), .control("c")], .interrupted),
  ] as [([Key], Cooking.Ending?)])
func keysEndIt(_ keys: [Key], _ ending: Cooking.Ending?) {
  #expect(cooking(keys).ending == ending)
}

@Test func aDateThatStandsThereIsNotOfferedAgain() {
  #expect(cooking([.end, .right, .character("y")], offersNote: false).ending == nil)
}

@Test func severalTimersRunAtOnce() {
  var state = cooking([.character("t"), .character("t")])
  #expect(state.timers.map(\.number) == [0, 1])
  state.press(.character("t"), at: 0, on: screen)
  #expect(state.message == "The timers of this step are running" && state.timers.count == 2)
  state.press(.end, at: 0, on: screen)
  #expect(state.message == nil)
  state.press(.character("1"), at: 60_000, on: screen)
  #expect(state.timers.map(\.step) == [0, 0, 2])
  state.press(.character("1"), at: 60_000, on: screen)
  #expect(state.message == "That timer is running")
  let (before, after) = (state.bells(at: 599_999), state.bells(at: 600_000))
  #expect(before.isEmpty && after.map(\.number) == [0])
  // What rings is stopped first, then what belongs to this step; a timer of another step stays.
  state.press(.character("x"), at: 600_000, on: screen)
  #expect(state.timers.map(\.step) == [0, 2])
  state.press(.character("x"), at: 600_000, on: screen)
  #expect(state.timers.map(\.step) == [0])
  state.press(.character("x"), at: 600_000, on: screen)
  #expect(state.message == "Go to the timer's step to stop it" && state.timers.count == 1)
}

@Test func aStepWithoutTimesSaysSo() {
  #expect(cooking([.right, .character("t")]).message == "This step names no time")
  #expect(cooking([.character("9")]).message == "There is no such time in this step")
  #expect(cooking([.character("x")]).message == "No timer is running")
  #expect(cooking([.character("0"), .character("٣"), .character("é")]).timers.isEmpty)
}

@Test func aLongStepIsScrolledBeforeThePageTurns() {
  let small = CookingScreen(columns: 20, rows: 8)
  var state = cooking([], on: small)
  #expect(small.scrollLimit(state, at: 0) > 0)
  var presses = 0
  while state.page == 0, presses < 50 {
    state.press(.character(" "), at: 0, on: small)
    presses += 1
  }
  #expect(state.page == 1 && presses > 1 && presses < 20)
  // n goes on at once.
  #expect(cooking([.character("n")], on: small).page == 1)
}
