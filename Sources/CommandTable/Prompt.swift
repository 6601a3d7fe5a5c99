// Questions to a person at a terminal; where nobody sits, nothing is asked.

/// Asks questions on standard error and reads answers.
public struct Prompt {
  private let console: Console
  private let readLine: () -> String?

  /// Questions on a console; `readLine` gives the next line of standard input, nil at its end.
  public init(_ console: Console, readLine: @escaping () -> String?) {
    self.console = console
    self.readLine = readLine
  }

  /// Whether there is somebody to ask.
  public var canAsk: Bool { console.setup.isInputTerminal && console.setup.messagesAreTerminal }

  /// Asks a question of yes or no; nil when there is nobody to ask or the input ends.
  ///
  /// An empty answer means no.
  public func confirm(_ question: String) -> Bool? {
    guard canAsk else { return nil }
    while true {
      console.prompt(question + " [y/N] ")
      guard let answer = readLine()?.lowercased().filter({ !$0.isWhitespace }) else { return nil }
      if ["y", "yes"].contains(answer) { return true }
      if ["", "n", "no"].contains(answer) { return false }
      console.message("Please answer y or n.")
    }
  }

  /// Asks for one of the choices, which are numbered from 1; nil when there is nobody to ask, the input ends or the answer is empty or `q`.
  public func choose(_ question: String, from choices: [String]) -> Int? {
    guard canAsk, !choices.isEmpty else { return nil }
    let digits = String(choices.count).count
    for (index, choice) in choices.enumerated() {
      let number = String(index + 1)
      console.message(String(repeating: " ", count: digits - number.count + 2) + number + "  " + choice)
    }
    while true {
      console.prompt("\(question) [1-\(choices.count)] ")
      guard let answer = readLine()?.filter({ !$0.isWhitespace }), !["", "q", "Q"].contains(answer) else {
        return nil
      }
      if let number = Int(answer), (1...choices.count).contains(number) { return number - 1 }
      console.message("Please answer a number from 1 to \(choices.count), or nothing to leave.")
    }
  }
}
