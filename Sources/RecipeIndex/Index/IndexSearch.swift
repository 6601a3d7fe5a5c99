// Finding a text through the words of the index: parts of words by one look through all words, anything longer in the texts themselves.

/// Looks up texts in one segment.
struct IndexSearch {
  private let segment: IndexSegment
  private let terms: UnsafeRawBufferPointer
  private let termEnds: UnsafeRawBufferPointer
  private let postingEnds: UnsafeRawBufferPointer

  init(_ segment: IndexSegment) {
    self.segment = segment
    terms = segment.file.section(.terms)
    termEnds = segment.file.section(.termEnds)
    postingEnds = segment.file.section(.postingEnds)
  }

  /// In which fields of which recipes a text stands.
  func find(_ match: TextMatch) -> FoundText {
    var found = FoundText(count: segment.count)
    if match.needle.isEmpty {
      for recipe in 0..<segment.count {
        found.parts[recipe] = match.fields.rawValue & segment.filledFields(recipe).rawValue
      }
    } else if match.needle.allSatisfy(Bytes.isWord), !match.isWhole {
      findPart(match.needle, match.fields.rawValue, &found)
    } else {
      findText(match, &found)
    }
    return found
  }

  /// A part of a word: no text is looked at, since words are never cut.
  private func findPart(_ needle: [UInt8], _ mask: UInt16, _ found: inout FoundText) {
    eachTerm(holding: needle) { term, isWhole in
      eachPosting(term) { recipe, fields in
        found.parts[recipe] |= fields & mask
        if isWhole { found.wholes[recipe] |= fields & mask }
      }
    }
  }

  /// A text with blanks or signs: the words in it say which recipes may hold it, their texts whether they do.
  private func findText(_ match: TextMatch, _ found: inout FoundText) {
    var candidates = [UInt16](repeating: match.fields.rawValue, count: segment.count)
    for word in match.needle.split(whereSeparator: { !Bytes.isWord($0) }) {
      var holding = [UInt16](repeating: 0, count: segment.count)
      eachTerm(holding: Array(word)) { term, _ in
        eachPosting(term) { recipe, fields in holding[recipe] |= fields }
      }
      for recipe in candidates.indices { candidates[recipe] &= holding[recipe] }
    }
    for (recipe, fields) in candidates.enumerated() where fields != 0 {
      for field in SearchFields(rawValue: fields).list {
        let text = segment.text(recipe, field)
        let (isPart, isWhole) = TextSearch.look(for: match, in: text.bindMemory(to: UInt8.self))
        if isPart { found.parts[recipe] |= 1 << UInt16(field.rawValue) }
        if isWhole { found.wholes[recipe] |= 1 << UInt16(field.rawValue) }
      }
    }
  }

  /// Calls with every word that holds these bytes, and whether it is nothing else.
  private func eachTerm(holding part: [UInt8], _ body: (_ term: Int, _ isWhole: Bool) -> Void) {
    let text = terms.bindMemory(to: UInt8.self)
    var start = 0
    var term = 0
    while let place = Bytes.find(part, in: text, from: start) {
      term = self.term(at: place, from: term)
      let end = Int(termEnds.word32(4 * term))
      let first = term == 0 ? 0 : Int(termEnds.word32(4 * (term - 1))) + 1
      guard place >= first, end <= text.count, place < end else { return segment.file.reportDamage() }
      body(term, end - first == part.count)
      start = end
    }
  }

  /// The word that holds the byte at `place`, at or after `first`.
  private func term(at place: Int, from first: Int) -> Int {
    var low = first
    var step = 1
    let count = termEnds.count / 4
    // The next match is mostly near: double the step until it is passed, then halve the rest.
    while low + step < count, Int(termEnds.word32(4 * (low + step))) <= place {
      low += step
      step *= 2
    }
    var high = min(low + step, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if Int(termEnds.word32(4 * middle)) > place { high = middle } else { low = middle + 1 }
    }
    return max(low, 0)
  }

  /// Calls with every word.
  func eachTerm(_ body: (_ term: Int, _ word: UnsafeBufferPointer<UInt8>) -> Void) {
    let text = terms.bindMemory(to: UInt8.self)
    var start = 0
    for term in 0..<(termEnds.count / 4) {
      let end = Int(termEnds.word32(4 * term))
      guard start <= end, end < text.count else { return segment.file.reportDamage() }
      body(term, UnsafeBufferPointer(rebasing: text[start..<end]))
      start = end + 1
    }
  }

  /// Calls with every recipe that holds a word.
  func eachPosting(_ term: Int, _ body: (_ recipe: Int, _ fields: UInt16) -> Void) {
    let start = term == 0 ? 0 : Int(postingEnds.word32(4 * (term - 1)))
    let end = Int(postingEnds.word32(4 * term))
    guard start <= end else { return segment.file.reportDamage() }
    let bytes = segment.file.part(.postings, start, end - start)
    if !PostingCoding.each(bytes, count: segment.count, body) { segment.file.reportDamage() }
  }
}
