// Searching short words in short texts by bytes: String's own search compares grapheme clusters and is a hundred times slower.

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes of `word` stand anywhere in these.
  func holds(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { needle in
      guard let first = needle.first else { return false }
      var index = 0
      while index + needle.count <= count {
        if self[index] == first {
          var matched = 1
          while matched < needle.count, self[index + matched] == needle[matched] { matched += 1 }
          if matched == needle.count { return true }
        }
        index += 1
      }
      return false
    }
  }
}

extension [UInt8] {
  /// Whether the bytes of `word` stand anywhere in these.
  func holds(_ word: String) -> Bool { withUnsafeBufferPointer { $0.holds(word) } }
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
