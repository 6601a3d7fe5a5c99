// Water runs from the tap: no list tells anybody to buy it, unless the vault's own aisles name it.

internal import SourceText

/// Knows names of water from the tap.
enum TapWater {
  /// Whether a name means water from the tap, of any temperature; mineral, soda and rose water are bought.
  static func isMeant(by name: String) -> Bool {
    let words = FoodWord.words(of: name).map(\.folded)
    guard let first = words.first else { return false }
    if words.count == 1 { return waters.contains(first) }
    let named = words.prefix { !remarks.contains($0) }
    let others = named.filter { !waters.contains($0) }
    return others.count < named.count && others.allSatisfy { adjectives.contains($0) }
  }

  /// The words for water, and those of Chinese and Japanese that say how hot it is.
  private static let waters = words(
    """
    water wasser eau agua acqua vatten vand vann woda voda vesi leitungswasser icewater
    水 清水 热水 熱水 温水 溫水 开水 開水 凉水 冷水 冰水 沸水 净水 お湯 熱湯 ぬるま湯 お水
    """)

  /// Words that say how hot it is or where it comes from.
  private static let adjectives = words(
    """
    cold cool warm hot boiling lukewarm tepid ice iced icy chilled simmering tap fresh filtered drinking plain clean very just
    boiled freshly extra soft hard additional room temperature to touch barely about approx more pasta cooking reserved salted well
    kalt kaltes kaltem warm warmes warmem heiss heisses heissem kochend kochendes kochendem siedendes lauwarm lauwarmes
    lauwarmem eiskalt eiskaltes handwarmes zimmerwarmes frisches etwas
    froide chaude tiede bouillante glacee frache fraiche du robinet de cuisson salee
    fria caliente tibia hirviendo templada helada del grifo potable
    fredda calda tiepida bollente ghiacciata frizzata rubinetto di cottura
    morna quente fervente gelada ambiente
    koud warm lauw kokend heet lauwwarm koude warme lauwe kokende hete
    kallt varmt ljummet kokande hett iskallt
    """)

  /// Words that begin a remark: "water for the pot".
  private static let remarks = words("for to as zum fur pour para per voor till att plus or")

  private static func words(_ table: String) -> Set<String> {
    Set(table.split(whereSeparator: \.isWhitespace).map { Folding.fold(String($0)) })
  }
}
