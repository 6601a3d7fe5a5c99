// Which paragraphs are instructions in a file whose headings don't say so.

internal import SourceText

/// Judges prose.
struct StepProse {
  let reading: BodyReading
  /// Where the first ingredient stands; nil without ingredients.
  let first: Int?
  let hasLists: Bool
  let hasQuotes: Bool
  let isGuess: Bool

  /// Prose beside lists or quotes of instructions; `after` is where the first ingredient stands, `isGuess` says that only its shape makes a list one of ingredients.
  init(reading: BodyReading, after first: Int?, hasLists: Bool, hasQuotes: Bool, isGuess: Bool) {
    self.isGuess = isGuess
    self.reading = reading
    self.first = first
    self.hasLists = hasLists
    self.hasQuotes = hasQuotes
  }

  /// Whether an element is a step.
  func isStep(_ index: Int, _ chosen: [Int]) -> Bool {
    let element = reading.elements[index]
    let bytes = element.text.text.bytes
    guard !bytes.isEmpty, !element.isRemark, !StepCollector.isNote(element.text) else { return false }
    switch element.kind {
    case .quote: return true
    case .paragraph:
      if hasQuotes { return false }
      guard let first else {
        // Prose alone is a method only from the first sentence on that tells what to do.
        return !hasLists && (Likeness.commands(bytes) || !chosen.isEmpty && Likeness.mentionsVerb(bytes, within: 8))
      }
      guard element.span.start > first, !element.text.isAllEmphasis else { return false }
      if isGuess && !Likeness.commands(bytes) { return false }
      return Likeness.beginsWithVerb(bytes) || !hasLists && bytes.count > 20
    default: return false
    }
  }

  /// Whether nothing after this element is a step: a rule after prose.
  func ends(_ index: Int, _ chosen: [Int]) -> Bool {
    guard reading.elements[index].kind == .rule, let last = chosen.last else { return false }
    return reading.elements[last].kind == .paragraph
  }
}

/// Headings that only number a step.
enum StepNumber {
  /// "Step 1", "Schritt 2: Teig", "第一步".
  static func isStepHeading(_ text: String) -> Bool {
    let key = WordKey.make(text.utf8)
    let words = key.split(separator: " ")
    if let first = words.first, words.count >= 2, stepWords.contains(String(first)),
      words[1].utf8.allSatisfy({ $0.isDigit })
    {
      return true
    }
    return key.begins(with: "第") && key.holds("步") || key.begins(with: "步骤")
  }

  private static let stepWords: Set<String> = [
    "step", "schritt", "etape", "paso", "passo", "stap", "steg", "krok", "trin", "passaggio",
  ]
}
