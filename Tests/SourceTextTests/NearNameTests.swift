import SourceText
import Testing

@Suite struct NearNameTests {
  @Test(arguments: [
    ("ingor", "ignore"), ("ignroe", "ignore"), ("RECIPE", "recipes"), ("stapels", "staples"), ("unit", "units"),
  ])
  func findsWhatWasMeant(_ word: String, _ meant: String) {
    #expect(NearName.find(word, in: ["recipes", "ignore", "units", "staples"]) == meant)
  }

  @Test func nothingIsNear() {
    #expect(NearName.find("zebra", in: ["recipes", "ignore"]) == nil)
    #expect(NearName.find("ab", in: ["xy", "cd"]) == nil)
    #expect(NearName.find("", in: []) == nil)
  }

  @Test func theNearestWins() {
    #expect(NearName.find("tomat", in: ["tomatoes", "tomatos", "tomato"]) == "tomato")
  }

  @Test func distances() {
    let pairs = [("", "", 0), ("a", "", 1), ("butter", "buttre", 1), ("butter", "bitter", 1), ("sugar", "shgra", 2)]
    for (left, right, expected) in pairs {
      #expect(NearName.distance(Array(left.unicodeScalars), Array(right.unicodeScalars)) == expected)
    }
  }
}
