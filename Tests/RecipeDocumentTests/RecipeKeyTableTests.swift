import SourceText
import Testing

@testable import RecipeDocument

@Suite struct RecipeKeyTableTests {
  @Test func allWordsAreFolded() {
    for (key, words) in RecipeKeyTable.words {
      for word in words.split(separator: ",") {
        let letters = String(decoding: word.utf8.filter { $0.isLetter || $0.isDigit || $0 >= 0x80 }, as: UTF8.self)
        #expect(RecipeKey.normalized(String(word)) == letters, "\(word)")
        #expect(RecipeKey.lookup(String(word)) != nil, "\(word) of \(key)")
      }
    }
  }
}
