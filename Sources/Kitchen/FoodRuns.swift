// "Unsalted butter" is butter, "apple cider vinegar" neither apple nor cider: the longest run of words that is known says what a name means.

/// Looks for known words in names.
enum FoodRuns {
  /// What was found for a name.
  struct Match<Value> {
    /// What is known of the run.
    var value: Value
    /// How many words it has.
    var length: Int
    /// Whether it ends the name.
    var isEnd: Bool
  }

  /// The longest run of words that is known; of runs of one length the one that names the food, which is the last in English and German, else the first.
  static func longest<Value>(
    _ stems: [String], _ code: FoodLanguage.Code, _ find: (String) -> Value?
  ) -> Match<Value>? {
    let stems = stems.prefix(12)
    for length in stride(from: stems.count, to: 0, by: -1) {
      let starts = Array(0...(stems.count - length))
      for start in code == .english || code == .german ? starts.reversed() : starts {
        if let value = find(stems[start..<(start + length)].joined(separator: " ")) {
          return Match(value: value, length: length, isEnd: start + length == stems.count)
        }
      }
    }
    return nil
  }
}
