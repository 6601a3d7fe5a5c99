// "lunch" behind a recipe is a meal, "lnuch" a slip: the meals that people plan, in ten languages.

internal import SourceText

/// The meals of a day by name.
public enum MealNames {
  private static let table: StaticString = """
    breakfast|second breakfast|brunch|lunch|dinner|supper|snack|tea|coffee|dessert|starter|appetizer|appetiser|main|side|\
    main course|side dish|packed lunch|lunchbox|picnic|drinks|late snack
    Frühstück|zweites Frühstück|Mittag|Mittagessen|Mittags|Kaffee|Vesper|Jause|Brotzeit|Abend|Abends|Abendessen|Abendbrot|\
    Znüni|Zvieri|Znacht|Vorspeise|Hauptgericht|Hauptgang|Beilage|Nachtisch|Nachspeise|Zwischenmahlzeit|Picknick|morgens
    petit-déjeuner|déjeuner|dîner|souper|goûter|collation|en-cas|apéro|apéritif|entrée|plat|plat principal|midi|soir|\
    accompagnement|pique-nique
    desayuno|almuerzo|comida|cena|merienda|tentempié|aperitivo|entrante|postre|plato principal|guarnición|mediodía
    colazione|pranzo|cena|merenda|spuntino|aperitivo|antipasto|primo|secondo|contorno|dolce
    pequeno-almoço|café da manhã|almoço|jantar|lanche|ceia|sobremesa|entrada|prato principal
    ontbijt|middageten|avondeten|diner|tussendoortje|voorgerecht|hoofdgerecht|bijgerecht|nagerecht|toetje
    frukost|middag|kvällsmat|mellanmål|fika|förrätt|huvudrätt|efterrätt
    朝食|朝ごはん|昼食|昼ごはん|夕食|夕ごはん|晩ごはん|おやつ|弁当
    早餐|午餐|晚餐|早饭|午饭|晚饭|夜宵|点心
    """

  private static let names: [String] = "\(table)".split { $0 == "|" || $0 == "\n" }.map(String.init)

  /// How a name is compared: case, accents and hyphens do not count.
  static func key(_ name: String) -> String {
    Folding.fold(name).split { $0 == " " || $0 == "-" }.joined(separator: " ")
  }

  /// Whether a name is that of a meal, or one of `others`, those that a vault's plans have.
  public static func isKnown(_ name: String, others: [String] = []) -> Bool {
    let wanted = key(name)
    return !wanted.isEmpty && (names + others).contains { key($0) == wanted }
  }

  /// The meal of which a word looks like a slip.
  static func near(_ word: String, others: [String]) -> String? { NearName.find(word, in: others + names) }
}
