import Testing

@testable import SourceText

@Suite struct NearNameTests {
  @Test(arguments: [
    ("lsit", "list"), ("serach", "search"), ("shwo", "show"), ("LIST", "list"), ("creme", "crème"), ("xyz", ""),
    ("", ""), ("s", ""),
    ("tag", "tags"), ("onoins", "onions"),
  ])
  func finds(_ word: String, _ name: String) {
    #expect(NearName.find(word, in: ["list", "search", "show", "crème", "tags", "onions"]) ?? "" == name)
  }

  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("ab", "ba", 1), ("abc", "acb", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
  ])
  func distances(_ left: String, _ right: String, _ expected: Int) {
    #expect(NearName.distance(Array(left.unicodeScalars), Array(right.unicodeScalars)) == expected)
    #expect(NearName.distance(Array(right.unicodeScalars), Array(left.unicodeScalars)) == expected)
  }
}
