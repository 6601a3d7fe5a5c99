import Testing

@testable import RecipeDocument

@Suite struct WordMapTests {
  @Test(arguments: [0, 4, 5000]) func itAnswersAsADictionaryDoes(_ room: Int) {
    var map = WordMap<Int>(room: room)
    var expected: [String: Int] = [:]
    for number in 0..<3000 {
      var word = ["salt \(number % 900)", "\(number % 700)", "grüne Bohnen \(number)", "材料\(number % 50)"][number % 4]
      expected[word] = number
      word.withUTF8 { map[$0] = number }
    }
    for (word, number) in expected { #expect(map[word] == number, "\(word)") }
    for word in ["", "salt", "salt 900x", "pepper"] { #expect(map[word] == nil, "\(word)") }
  }
}
