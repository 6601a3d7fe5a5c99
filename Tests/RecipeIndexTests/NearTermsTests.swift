import Testing

@testable import RecipeIndex

@Suite struct NearTermsTests {
  private static let names = [
    "cinnamon", "parmesan", "zucchini", "buttermilk", "rosemary", "chocolate", "strawberry", "cardamom", "aubergine",
    "mascarpone", "jalapeño", "crème", "paprika", "spinach", "walnut", "lentils", "coriander", "pumpkin", "mushroom",
    "hazelnut",
  ]

  private var scenario: Scenario {
    let scenario = Scenario(seed: 3)
    for (number, name) in Self.names.enumerated() {
      scenario.scratch.write(
        "\(number).md",
        "# \(name) \(number)\n\n## Ingredients\n\n- 100 g \(name)\n- 1 onion\n\n## Steps\n\n1. Mix the whole lot.\n")
    }
    return scenario
  }

  @Test func typosOfOneLetterAreUnderstood() {
    var scenario = scenario
    let snapshot = scenario.open()
    var right = 0
    for number in 0..<200 {
      let name = Self.names[number % Self.names.count]
      var letters = Array(name)
      let place = Int.random(in: 0..<letters.count, using: &scenario.random)
      let letter = "abcdefghijklmnopqrstuvwxyz".randomElement(using: &scenario.random) ?? "a"
      switch Int.random(in: 0..<4, using: &scenario.random) {
      case 0: letters[place] = letter
      case 1: letters.insert(letter, at: place)
      case 2: letters.remove(at: place)
      default: letters.swapAt(place, max(0, place - 1))
      }
      let query = Query(String(letters))
      let result = snapshot.search(query)
      let near = snapshot.suggestions(for: result.query).first?.near.first
      let expected = String(decoding: SearchText.make(Array(name.utf8)), as: UTF8.self)
      if !result.hits.isEmpty || near == expected { right += 1 }
    }
    #expect(right >= 180)
  }

  @Test func theIndexAndTheFilesSayTheSame() {
    let scenario = scenario
    let (indexed, read) = (scenario.open(), scenario.open { $0.cacheFolder = nil })
    for word in [
      "cinamon", "zuchini", "xxxxxx", "ingredient:parmezan", "\"choclate onoin\"", "title:onoin", "-cinamon",
    ] {
      #expect(indexed.suggestions(for: Query(word)) == read.suggestions(for: Query(word)), "\(word)")
    }
    #expect(indexed.suggestions(for: Query("cinamon")) == [Suggestion(word: "cinamon", near: ["cinnamon"])])
    #expect(indexed.suggestions(for: Query("-cinamon")) == [])
    #expect(indexed.suggestions(for: Query("xxxxxxx")) == [])
  }
}
