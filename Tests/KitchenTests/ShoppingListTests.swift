// The list that merges the ingredients of several recipes.

import Quantities
import RecipeDocument
import SourceText
import Testing

@testable import Kitchen

@Test func addsAmountsOfOneFood() {
  #expect(
    shop(recipe("a", ["2 onions"]), recipe("b", ["1 onion, chopped"]), recipe("c", ["1 large onion"])) == ["4 onions"])
}

@Test func theSameRecipeThreeTimesIsThreeTimesTheAmount() {
  let one = recipe("a", ["1/3 cup milk", "2 eggs"])
  #expect(shop(one, one, one) == ["6 eggs", "1 cup milk"])
}

@Test func foodsThatEndInSKeepIt() {
  let list = shop(
    recipe("a", ["2 tbsp Mayonnaise", "1 cup molasses", "200 g couscous", "1 tub hummus", "1 bunch asparagus"]))
  #expect(list.contains("2 tbsp Mayonnaise"))
  #expect(list.contains("1 cup molasses"))
  #expect(list.contains("200 g couscous"))
  #expect(list.contains { $0.hasSuffix("hummus") })
  #expect(list.contains { $0.hasSuffix("asparagus") })
}

@Test func singularAndPluralAreOneLine() {
  #expect(shop(recipe("a", ["1 tomato", "2 bananas"]), recipe("b", ["2 tomatoes", "1 banana"])).count == 2)
  #expect(shop(recipe("a", ["1 Ei"], language: "de"), recipe("b", ["3 Eier"], language: "de")) == ["4 Eier"])
}

@Test func wordsOfLanguagesWithoutRulesGetNoEnglishEndings() {
  #expect(
    shop(recipe("a", ["2 morötter"], language: "sv"), recipe("b", ["2 morötter"], language: "sv")) == ["4 morötter"])
  #expect(shop(recipe("a", ["1 rode ui"], language: "nl"), recipe("b", ["1 rode ui"], language: "nl")) == ["2 rode ui"])
  #expect(shop(recipe("a", ["1 onion"], language: "en"), recipe("b", ["1 onion"])) == ["2 onions"])
}

@Test func capitalsDoNotSeparate() {
  #expect(shop(recipe("a", ["Butter 100 g"]), recipe("b", ["50 g butter"])) == ["150 g butter"])
}

@Test func iceIsNeitherRiceNorDiced() {
  let list = shop(recipe("a", ["1 cup rice", "1 onion, diced", "2 cups ice", "1 carrot, sliced"]))
  #expect(list.contains("2 cups ice"))
  #expect(list.contains("1 cup rice"))
  #expect(list.count == 4)
}

@Test func litresAndMillilitresAreAdded() {
  #expect(shop(recipe("a", ["1 l milk"]), recipe("b", ["500 ml milk"])) == ["1.5 l milk"])
}

@Test func volumeAndMassStandSideBySide() {
  #expect(shop(recipe("a", ["2 cups flour"]), recipe("b", ["200 g flour"])) == ["2 cups + 200 g flour"])
}

@Test func densitiesAddVolumeAndMassWhenAskedFor() {
  let options = ShoppingList.Options(density: { $0 == "flour" ? Rational(1, 2) : nil })
  let list = ShoppingList(
    [ShoppingRequest(recipe("a", ["100 ml flour"])), ShoppingRequest(recipe("b", ["200 g flour"]))], options: options)
  #expect(shown(list) == ["≈ 250 g flour"])
  #expect(list.lines.first?.isApproximate == true)
}

@Test func equivalentAmountsHelpAdding() {
  #expect(shop(recipe("a", ["2 cups (240 g) flour"]), recipe("b", ["200 g flour"])) == ["440 g flour"])
}

@Test func rangesAddByTheirEnds() {
  #expect(shop(recipe("a", ["2-3 carrots"]), recipe("b", ["1 carrot"])).first?.hasPrefix("3–4 ") == true)
}

@Test func openRangesStayOpen() {
  let six = Amount(low: 6, high: nil)
  let upToFive = Amount(low: nil, high: 5)
  #expect(six?.adding(Amount(2)) == Amount(low: 8, high: nil))
  #expect(upToFive.flatMap { $0.adding(Amount(2)) } == Amount(low: 2, high: 7))
}

@Test func saltToTasteStandsOnce() {
  #expect(shop(recipe("a", ["salt to taste"]), recipe("b", ["Salt, to taste"])) == ["salt"])
  #expect(shop(recipe("a", ["salt to taste"]), recipe("b", ["1 tsp salt"])) == ["1 tsp + some salt"])
}

@Test func containersKeepTheirSize() {
  let list = shop(recipe("a", ["1 (14 oz) can tomatoes"]), recipe("b", ["2 (14 oz) cans tomatoes", "1 can tomatoes"]))
  #expect(list == ["1 can + 3 (14 oz) cans tomatoes"])
}

@Test func aDozenIsTwelve() {
  #expect(shop(recipe("a", ["1 dozen eggs"]), recipe("b", ["2 eggs"])) == ["14 eggs"])
}

@Test func optionalOnlyWhenEveryRecipeSaysSo() {
  let optional = recipe("a", ["1 tbsp parsley (optional)"])
  let list = ShoppingList([ShoppingRequest(optional)])
  #expect(list.lines.first?.isOptional == true)
  let both = ShoppingList([ShoppingRequest(optional), ShoppingRequest(recipe("b", ["1 tbsp parsley"]))])
  #expect(both.lines.first?.isOptional == false)
}

@Test func everyLineSaysWhereItComesFrom() {
  let list = ShoppingList([
    ShoppingRequest(recipe("b", ["1 onion"])), ShoppingRequest(recipe("a", ["1 egg", "2 onions"]), factor: 2),
  ])
  let onion = list.lines.first { $0.key == "onion" }
  #expect(onion?.sources.map { "\($0.path):\($0.line)" } == ["a.md:2", "b.md:1"])
  #expect(onion?.sources.map { $0.quantities.first?.amount } == [Amount(4), Amount(1)])
}

@Test func theListIsInTheOrderOfTheShop() {
  let list = ShoppingList([
    ShoppingRequest(recipe("a", ["1 unobtainium", "1 tbsp sugar", "2 eggs", "1 onion", "1 carrot", "100 g beef"]))
  ])
  #expect(list.lines.map(\.name) == ["carrot", "onion", "beef", "eggs", "sugar", "unobtainium"])
  #expect(list.lines.map(\.aisle.name).last == Aisles.other)
}

@Test(arguments: UInt64(1)...40)
func theOrderOfRecipesChangesNothing(seed: UInt64) {
  var numbers = SeededNumbers(seed: seed)
  var requests = (0..<6).map { _ in randomRequest(&numbers) }
  let first = ShoppingList(requests)
  requests.shuffle(using: &numbers)
  #expect(first.lines == ShoppingList(requests).lines, "seed \(seed)")
}

@Test(arguments: UInt64(1)...40)
func aScaledRecipeIsAScaledList(seed: UInt64) {
  var numbers = SeededNumbers(seed: seed)
  let request = randomRequest(&numbers)
  let list = ShoppingList([ShoppingRequest(request.recipe)])
  guard let factor = Rational(Int.random(in: 1...9, using: &numbers), Int.random(in: 1...9, using: &numbers)) else {
    return
  }
  let scaled = ShoppingList([ShoppingRequest(request.recipe, factor: factor)])
  for (one, other) in zip(list.lines, scaled.lines) {
    #expect(one.quantities.map { $0.multiplied(by: factor) } == other.quantities, "seed \(seed)")
  }
}

@Test(arguments: UInt64(1)...40)
func theSumOfTheSourcesIsTheLine(seed: UInt64) {
  var numbers = SeededNumbers(seed: seed)
  let list = ShoppingList((0..<5).map { _ in randomRequest(&numbers) })
  for line in list.lines {
    var sum = QuantitySum()
    line.sources.flatMap(\.quantities).forEach { sum.add($0) }
    #expect(sum.quantities == line.quantities, "seed \(seed): \(line.name)")
  }
}

/// A recipe of a few foods in several units.
private func randomRequest(_ numbers: inout SeededNumbers) -> ShoppingRequest {
  let foods = ["onion", "onions, chopped", "milk", "flour", "large eggs", "garlic", "butter", "Zucker"]
  let units = ["", "g", "kg", "ml", "cup", "tbsp", "cloves", "oz"]
  let amounts = ["1", "1/2", "2-3", "1 1/3", "0.25", "7"]
  let lines = (0..<Int.random(in: 1...6, using: &numbers)).map { _ in
    [amounts, units, foods].map { $0.randomElement(using: &numbers) ?? "" }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }
  let title = "recipe \(Int.random(in: 0...3, using: &numbers)) \(lines.count)"
  let factor = Rational(Int.random(in: 1...4, using: &numbers), Int.random(in: 1...3, using: &numbers)) ?? .one
  return ShoppingRequest(recipe(title + lines.joined(), lines), factor: factor)
}

@Test func whatIsSoldMincedIsNotMincedAtHome() {
  #expect(
    shop(recipe("a", ["500 g minced beef"]), recipe("b", ["250 g beef mince", "1 kg beef"])) == [
      "1 kg beef", "750 g beef mince",
    ])
  #expect(shop(recipe("a", ["2 chopped tomatoes", "1 tomato"])) == ["3 tomatoes"])
}

@Test func cansOfTomatoesStandWithTheCans() {
  let list = ShoppingList([ShoppingRequest(recipe("a", ["2 (400 g) cans tomatoes", "3 tomatoes", "1 can chickpeas"]))])
  #expect(
    list.lines.map { "\($0.aisle.name): \($0.text())" } == [
      "Produce: 3 tomatoes", "Pasta, Rice and Beans: 1 can chickpeas", "Canned and Jarred: 2 (400 g) cans tomatoes",
    ])
}

@Test func saltAndPepperAreTwo() {
  #expect(shop(recipe("a", ["salt and pepper"]), recipe("b", ["1 tsp salt"])) == ["black pepper", "1 tsp + some salt"])
}

@Test func wordsForClovesAreNoHeads() {
  let lines = ["3 Knoblauchzehen", "2 Knoblauchzehe(n)", "2 Zehen Knoblauch", "1 Knoblauch"]
  let list = ShoppingList([ShoppingRequest(recipe("a", lines, language: "de"))])
  #expect(shown(list) == ["1 + 7 cloves Knoblauch"])
  let others = ["2 vitlöksklyftor", "1 vitlöksklyfta", "1 klyfta vitlök"]
  #expect(shown(ShoppingList([ShoppingRequest(recipe("a", others, language: "sv"))])) == ["4 cloves vitlök"])
  let dutch = ["1 knoflookteen", "2 knoflooktenen", "1 teentje knoflook"]
  #expect(shown(ShoppingList([ShoppingRequest(recipe("a", dutch, language: "nl"))])) == ["4 cloves knoflook"])
}

@Test func sizesOfThingsDoNotGrow() {
  let pie = recipe("a", ["2-inch piece of ginger", "9\" pie crust"])
  let list = shown(ShoppingList([ShoppingRequest(pie, factor: 3)]))
  #expect(list == ["3 (2 inch) pieces ginger", "3 (9 inch) pie crusts"])
}
