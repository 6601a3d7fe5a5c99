// Searching short words in short texts by bytes: String's own search compares grapheme clusters and is a hundred times slower.

extension Collection<UInt8> where Self: RandomAccessCollection {
  /// Whether the bytes of `word` stand anywhere in these.
  func holds(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { needle in
      guard let first = needle.first, needle.count <= count else { return false }
      var index = startIndex
      let last = self.index(endIndex, offsetBy: -needle.count)
      while index <= last {
        if self[index] == first, self[index...].starts(with: needle) { return true }
        formIndex(after: &index)
      }
      return false
    }
  }
}

extension String {
  /// Whether `word` stands anywhere in the text, compared by bytes.
  func holds(_ word: String) -> Bool {
    var text = self
    return text.withUTF8 { $0.holds(word) }
  }

  /// Whether the text begins with `word`, compared by bytes.
  func begins(with word: String) -> Bool { utf8.starts(with: word.utf8) }

  /// Whether the text ends with `word`, compared by bytes.
  func ends(with word: String) -> Bool {
    utf8.count >= word.utf8.count && utf8.suffix(word.utf8.count).elementsEqual(word.utf8)
  }
}
