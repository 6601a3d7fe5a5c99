// "2 racks of lamb" counts racks, "1 leg of lamb" is a leg of lamb: parts of animals and dishes that are no units.

/// Words that belong to the name although "of" follows.
enum FoodCuts {
  private static let hashes: Set<UInt64> = Set(
    """
    leg legs loin loins shoulder shoulders breast breasts saddle saddles shank shanks heart hearts cream creams fillet fillets filet filets side
    sides tail tails neck necks cheek cheeks end ends best joint joints milk oil flour powder rind zest juice juices peel
    liver livers belly bellies haunch brisket round kind kinds type types lot lots rest remainder yolk yolks white whites skin skins
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map { WordFolding.hash($0) })

  /// Whether the word of this folded hash is such a part.
  static func contains(_ hash: UInt64) -> Bool { hashes.contains(hash) }
}
