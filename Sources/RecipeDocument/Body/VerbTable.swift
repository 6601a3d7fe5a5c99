// Words that begin instructions, and words that begin ingredient lines in place of a number.

/// The words.
enum VerbTable {
  /// Kitchen verbs as instructions begin with them.
  static let verbs = words(
    """
    add adjust allow arrange assemble bake baste beat blanch blend boil braise break bring broil brown brush build bury bash caramelize carefully \
    char check chill chop clean coat combine continue cook cool core cover cream crack crumble crush cube cut deglaze \
    dice dip discard dissolve divide drain dredge drizzle drop dry dump dust eat empty enjoy evenly fill filter finely finish flatten flip \
    flour fluff fold form freeze fry garnish gather gently get give grate grab grease grill grind halve hand heat hold in insert keep knead ladle layer leave \
    let lightly line loosen lower make marinate mash massage measure melt microwave mince mix move once open peel pat pinch place plate poach pop \
    pound pour preheat prepare press prick process pull puree push put quarter reduce refrigerate remove repeat reserve \
    rest return rinse roast roll rotate rub saute save scald scoop score scrape scrub sear season select separate serve set shake shape shred sift simmer skim skin \
    slice slowly smash smear soak spice spoon spray spread sprinkle squeeze stack start steam steep stir store strain stuff submerge tap take taste tear \
    thaw thicken thin thinly throw thoroughly toast top toss transfer trim turn twist use using warm wash wait whip whisk wipe work wrap while when after \
    den die das dann danach alles anschliessend backofen ofen schneiden geben kochen braten ruhren mischen vermischen verruhren den zuerst zunachst nun in \
    abgiessen abkuhlen anbraten aufkochen backen dunsten einruhren erhitzen hacken kneten lassen mit pellen putzen reiben salzen schalen schlagen schmelzen servieren unterheben vorheizen waschen wurfeln zugeben \
    ajouter battre chauffer couper couvrir cuire dans decouper disposer egoutter emincer eplucher etaler faire faites fouetter hacher incorporer laisser laver melanger mettre \
    mettez monter mixer peler petrir placer porter prechauffer preparer raper remuer retirer reserver rincer saler servir verser ajoutez versez melangez coupez laissez faire \
    agrega agregar anade anadir amasa bate batir calienta calentar cocina cocinar coloca colocar corta cortar cubre deja dejar derrite escurre fria freir hierve hervir hornea hornear incorpora lava licua mezcla mezclar mientras pela pelar pica picar pon poner precalienta precalentar prepara preparar remoja retira saltea sazona servir sirve sofrie tritura vierte \
    aggiungere aggiungi cuocere cuoci fare far impastare lasciare lavare mescolare mettere preparare scaldare scolare servire sciogliere soffriggere tagliare tritare unire versare portare \
    adicione asse bata coloque corte cozinhe deixe despeje em leve misture numa pique preaqueca refogue retire sirva tempere \
    bak breng doe fruit giet kook kneed laat leg meng pel roer schil smelt snijd verwarm voeg verhit was zet \
    blanda hacka hall koka lagg lat riv ror satt skala skar smalt stek strimla tillsatt varm vispa knada
    """)

  /// Verbs and openings that begin other sentences as often.
  static let doubtful = words(
    """
    cool warm dry clean top rest season in once when while after open slowly carefully evenly finely gently lightly thin thinly thoroughly toast \
    work form leave start steam spice flour pound den die das dann danach alles nun zuerst zunachst ofen mit dans in en mientras sugar salt core skin
    """)

  /// Words that stand in the place of a number.
  static let amountWords = words(
    """
    a an one two three four five six seven eight nine ten dozen half handful pinch dash splash some several few couple about approx approximately roughly bunch clove cloves juice zest drizzle knob sprig \
    ein eine einen zwei drei vier funf sechs etwas ca circa etwa prise halbe halber halbes einige wenig bund schuss \
    un une deux trois quatre cinq six demi quelques environ pincee \
    una uno dos tres cuatro cinco media medio pizca unas unos \
    due tre quattro mezzo mezza qualche pizzico \
    um uma dois duas meia meio pitada \
    een twee drie vier half snufje scheutje \
    en ett tva tre fyra nagra nypa
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(WordKey.words(text))
  }
}
