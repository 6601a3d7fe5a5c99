// What the columns of an ingredient table mean: by the words of the head row, else by where the numbers stand.

internal import SourceText

/// The meaning of a table's columns.
struct TableColumns {
  /// What a column holds; the order is that in which a row becomes a text.
  enum Meaning: Int {
    case amount, unit, name, rest, nothing
  }

  /// The columns, in runs of one ingredient each: a row of two ingredients has two runs.
  private(set) var runs: [[(column: Int, meaning: Meaning)]] = []
  /// Whether the head row is itself an ingredient.
  private(set) var headIsRow = false

  /// The meaning of the columns of a table by its head and its other rows.
  init(head: [InlineText], rows: [[InlineText]]) {
    let named = head.enumerated().map {
      Self.isShare($0.offset, $0.element, rows) ? .nothing : Self.meaning(of: $0.element.text.bytes)
    }
    if named.contains(.name) || named.contains(.amount) {
      split(named.contains(.amount) ? named.map { $0 ?? .rest } : Self.withAmounts(named, rows))
      return
    }
    headIsRow = head.contains { Likeness.beginsWithAmount($0.text.bytes) }
    split(Self.guess(columns: head.count, rows: rows + (headIsRow ? [head] : [])))
  }

  /// Whether a head row names ingredients.
  static func isIngredientHead(_ head: [InlineText]) -> Bool {
    head.contains { meaning(of: $0.text.bytes) == .name } && head.contains { meaning(of: $0.text.bytes) == .amount }
  }

  private mutating func split(_ meanings: [Meaning]) {
    var run: [(column: Int, meaning: Meaning)] = []
    for (column, meaning) in meanings.enumerated() {
      let isRepeated = run.contains { $0.meaning == meaning && (meaning == .name || meaning == .amount) }
      let isComplete = run.contains { $0.meaning == .name }
      if isRepeated && isComplete && (meaning != .amount || meanings[column...].contains(.name)) {
        runs.append(run)
        run = []
      }
      if meaning != .nothing { run.append((column, meaning)) }
    }
    runs.append(run)
    for index in runs.indices {
      runs[index].sort {
        $0.meaning.rawValue != $1.meaning.rawValue ? $0.meaning.rawValue < $1.meaning.rawValue : $0.column < $1.column
      }
    }
  }

  /// Whether a column holds parts of the whole: "100%".
  private static func isShare(_ column: Int, _ head: InlineText, _ rows: [[InlineText]]) -> Bool {
    let cells = rows.compactMap { column < $0.count && !$0[column].isEmpty ? $0[column].text.bytes : nil }
    return !cells.isEmpty && cells.allSatisfy { $0.last == UInt8(ascii: "%") }
  }

  /// The head names the ingredients only: the first column of amounts counts, those of other sizes of the dish do not.
  private static func withAmounts(_ named: [Meaning?], _ rows: [[InlineText]]) -> [Meaning] {
    var hasAmount = false
    return named.indices.map { column in
      if let meaning = named[column] { return meaning }
      let count = rows.count { column < $0.count && Likeness.beginsWithAmount($0[column].text.bytes) }
      guard count > 0, count * 2 >= rows.count else { return .rest }
      defer { hasAmount = true }
      return hasAmount ? .nothing : .amount
    }
  }

  /// Without words: the column with most numbers at the start of its cells is the amount, the first other one the name.
  private static func guess(columns: Int, rows: [[InlineText]]) -> [Meaning] {
    if let pairs = pairs(columns, rows) { return pairs }
    var best: (column: Int, count: Int)?
    for column in 0..<columns {
      let count = rows.count { column < $0.count && Likeness.beginsWithAmount($0[column].text.bytes) }
      if count > best?.count ?? 0 { best = (column, count) }
    }
    guard let best, best.count * 2 >= rows.count else {
      return (0..<columns).map { $0 == 0 ? .name : .rest }
    }
    var meanings = [Meaning](repeating: .rest, count: columns)
    meanings[best.column] = .amount
    if let name = meanings.firstIndex(of: .rest) { meanings[name] = .name }
    return meanings
  }

  /// `| 100 g | flour | 50 g | sugar |`: every other column holds amounts; nil when the columns are no pairs.
  private static func pairs(_ columns: Int, _ rows: [[InlineText]]) -> [Meaning]? {
    guard columns >= 4, columns % 2 == 0 else { return nil }
    let isAmount = (0..<columns).map { column in
      let cells = rows.compactMap { column < $0.count && !$0[column].isEmpty ? $0[column].text.bytes : nil }
      return cells.count { Likeness.beginsWithAmount($0) } * 2 > cells.count
    }
    let isPaired = isAmount.indices.allSatisfy { isAmount[$0] == (isAmount[0] == ($0 % 2 == 0)) }
    return isPaired ? isAmount.map { $0 ? .amount : .name } : nil
  }

  /// The meaning of a head cell by its words.
  private static func meaning(of head: [UInt8]) -> Meaning? {
    let key = WordKey.make(head)
    if let meaning = table[key] { return meaning }
    guard let first = key.split(separator: " ").first else { return nil }
    return table[String(first)]
  }

  private static let table: [String: Meaning] = {
    var table: [String: Meaning] = [:]
    let words: [(Meaning, String)] = [
      (
        .amount,
        "amount amounts quantity quantities qty quantite quantites cantidad cantidades menge mengen anzahl quantita quantidade hoeveelheid mangd mengde weight gewicht poids peso volume measure measurement measurements grams gram g how 用量 数量 分量 重量 份量 ilosc masse"
      ),
      (.unit, "unit units einheit einheiten unite unites unidad unidades unita unidade eenheid enhet 单位 単位"),
      (
        .name,
        "ingredient ingredients zutat zutaten ingrediente ingredientes ingredienti ingredienten ingredienser name item items food product produkt produit what 材料 食材 原料 名称 配料 品名 原材料 skladnik skladniki was article"
      ),
      (
        .rest,
        "notes note preparation prep comment comments bemerkung bemerkungen anmerkung hinweis 备注 説明 notas remarques remarque"
      ),
    ]
    for (meaning, list) in words {
      for word in list.split(separator: " ") { table[String(word)] = meaning }
    }
    return table
  }()
}
