// A recipe goes from a plan's line, the words of a person and other recipes on it stay.

internal import SourceText

/// The recipes of one line of a plan and what stands between them.
struct PlanLine {
  private let bytes: [UInt8]
  private let text: Span
  private let recipes: [RecipeMention]

  /// The line with this text, which names these recipes, in their order.
  init(_ bytes: [UInt8], _ text: Span, _ recipes: [RecipeMention]) {
    self.bytes = bytes
    self.text = text
    self.recipes = recipes
  }

  /// The edits that take some of the recipes away; nil when nothing that a person wrote is left and the whole line goes.
  func removing(_ gone: [RecipeMention]) -> [Edit]? {
    let isGone = recipes.map(gone.contains)
    let ends = [start] + recipes.map(\.span.end)
    let starts = recipes.map(\.span.start) + [text.end]
    let gaps = zip(ends, starts).map { Span($0, $1) }
    let hasWords = gaps.contains { !isJoint($0) }
    guard hasWords || isGone.contains(false) else { return nil }
    var edits: [Edit] = []
    for index in recipes.indices where isGone[index] {
      let (before, after) = (gaps[index], gaps[index + 1])
      var span = recipes[index].span
      let isLast = !isGone[(index + 1)...].contains(false)
      if !isLast, isJoint(after) {
        span = Span(span.start, after.end)
      } else if index > 0, joint(before) < before.end {
        span = Span(max(joint(before), edits.last?.span.end ?? 0), span.end)
      } else {
        span = Span(span.start, after.range.first { !" ,;".utf8.contains(bytes[$0]) } ?? after.end)
      }
      edits.append(Edit(Span(max(span.start, edits.last?.span.end ?? 0), span.end), []))
    }
    return edits
  }

  /// Where the recipes begin, behind the meal.
  private var start: Int {
    guard let first = recipes.first else { return text.start }
    guard first.meal != nil, let colon = bytes[text.start..<first.span.start].lastIndex(of: UInt8(ascii: ":")) else {
      return text.start
    }
    var place = colon + 1
    while place < first.span.start, [UInt8(ascii: "*"), UInt8(ascii: "_"), 0x20].contains(bytes[place]) { place += 1 }
    return place
  }

  private static let joints: Set<String> = ["and", "und", "et", "y", "e", "en", "och", "with", "mit", "avec", "con"]

  /// Whether a gap holds nothing but signs and a word that joins.
  private func isJoint(_ gap: Span) -> Bool { joint(gap) == gap.start }

  /// Where the signs, and the word that joins, at the end of a gap begin.
  private func joint(_ gap: Span) -> Int {
    var end = gap.end
    func skipSigns() { while end > gap.start, isSign(bytes[end - 1]) { end -= 1 } }
    skipSigns()
    var first = end
    while first > gap.start, !isSign(bytes[first - 1]) { first -= 1 }
    if Self.joints.contains(Folding.fold(String(decoding: bytes[first..<end], as: UTF8.self))) {
      end = first
      skipSigns()
    }
    return end
  }

  /// Blanks and signs between recipes; parentheses belong to words.
  private func isSign(_ byte: UInt8) -> Bool { byte < 0x80 && " \t,;+&/.-*_|".utf8.contains(byte) }
}
