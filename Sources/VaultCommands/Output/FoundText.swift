// What a search shows besides the recipe: where the words stand, with the text around them.

internal import CommandTable
internal import RecipeIndex
internal import SourceText
internal import VaultFolder

/// Tells why recipes were found.
struct FoundText {
  let session: Session
  let result: SearchResult
  private var console: Console { session.console }

  /// On a terminal title and path, and below them the text with what was found marked; elsewhere the line of a list with the text
  /// in one more column.
  func print(_ hit: Hit, of snapshot: RecipeSnapshot) throws {
    let path = snapshot.path(hit.number)
    // A file that is gone since was found all the same.
    let entry = try? Library.read(path, in: session.vault())
    let isTerminal = console.setup.isTerminal
    let snippet = entry.flatMap { result.snippet(of: $0.document, width: isTerminal ? console.setup.width - 3 : 80) }
    guard isTerminal else {
      let line = snapshot.lines([hit], shown: session.shownPaths).dropLast()
      return console.write(line + [UInt8(ascii: "\t")] + (snippet?.text.utf8 ?? "".utf8) + [UInt8(ascii: "\n")])
    }
    let isTitle = snippet?.field == .title
    let title = console.styled(TerminalText.escaped(snapshot[hit.number].title), .bold)
    let heading = snippet.flatMap { isTitle ? marked($0, .bold) : nil } ?? title
    console.print("\(heading)  \(console.styled(session.shown(path), .magenta))")
    if let snippet, !isTitle { console.print("  " + marked(snippet, .plain)) }
  }

  /// The text with its marks in colour, safe for a terminal.
  private func marked(_ snippet: Snippet, _ style: Style) -> String {
    let bytes = Array(snippet.text.utf8)
    func text(_ from: Int, _ to: Int) -> String {
      TerminalText.escaped(
        String(decoding: bytes[min(from, bytes.count)..<min(max(from, to), bytes.count)], as: UTF8.self))
    }
    var result = ""
    var position = 0
    for mark in snippet.marks {
      result += console.styled(text(position, mark.start), style) + console.styled(text(mark.start, mark.end), .red)
      position = mark.end
    }
    return result + console.styled(text(position, bytes.count), style)
  }

  /// Adds to a recipe's object how well it answers, in which fields the words stand, and the text: `marks` are byte offsets in it.
  func write(_ hit: Hit, _ entry: Library.Entry, to json: inout JSONWriter) {
    json.field("score", (hit.score * 1000).rounded() / 1000)
    json.field("matched", hit.fields.list.map(\.name))
    json.key("snippet")
    guard let snippet = result.snippet(of: entry.document) else { return json.null() }
    json.object { json in
      json.field("field", snippet.field.name)
      json.field("text", snippet.text)
      json.key("marks")
      json.array(snippet.marks) { json, mark in
        json.object { json in
          json.field("start", mark.start)
          json.field("end", mark.end)
        }
      }
    }
  }
}
