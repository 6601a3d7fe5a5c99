// Regional names of one and the same food: courgette and zucchini are one line of a shopping list.

/// The synonyms that everybody agrees on; a vault adds its own in `Aisles.md`.
enum FoodSynonyms {
  /// One food a line, names by a bar; only names for the very same thing to buy.
  static let english: StaticString = """
    spring onion|scallion|green onion
    zucchini|courgette
    eggplant|aubergine
    arugula|rocket
    bell pepper|capsicum|sweet pepper
    red bell pepper|red capsicum
    green bell pepper|green capsicum
    beet|beetroot
    swede|rutabaga
    chickpea|garbanzo bean|garbanzo|chick pea
    broad bean|fava bean
    snow pea|mangetout
    powdered sugar|icing sugar|confectioners sugar
    caster sugar|superfine sugar|castor sugar
    baking soda|bicarbonate of soda|bicarb soda
    cornstarch|corn starch|cornflour
    all-purpose flour|plain flour|ap flour
    self-rising flour|self-raising flour
    wholemeal flour|whole wheat flour
    ground beef|beef mince|minced beef
    ground pork|pork mince|minced pork
    ground lamb|lamb mince|minced lamb
    ground turkey|turkey mince|minced turkey
    ground chicken|chicken mince|minced chicken
    desiccated coconut|dessicated coconut
    bok choy|pak choi|pak choy
    napa cabbage|chinese cabbage
    garlic|garlic clove|clove of garlic
    basil|basil leaf
    mint|mint leaf
    parsley|parsley leaf
    thyme|thyme leaf
    sage|sage leaf
    coriander|coriander leaf
    cilantro|cilantro leaf
    celery|celery stalk|celery stick|celery rib
    extra virgin olive oil|evoo
    worcestershire sauce|worcester sauce
    parmesan|parmesan cheese
    mozzarella|mozzarella cheese
    cheddar|cheddar cheese
    feta|feta cheese
    ricotta|ricotta cheese
    egg yolk|yolk
    bay leaf|bay laurel leaf
    tomato paste|tomato concentrate
    whisky|whiskey
    rolled oat|old-fashioned oat|old fashioned rolled oat
    cling film|plastic wrap
    aluminum foil|aluminium foil
    """

  /// German.
  static let german: StaticString = """
    Frühlingszwiebel|Lauchzwiebel
    Karotte|Möhre|Mohrrübe
    Lauch|Porree
    Aprikose|Marille
    Quark|Topfen
    Sahne|Obers
    Schlagsahne|Schlagobers|süße Sahne
    Puderzucker|Staubzucker
    Semmelbrösel|Paniermehl
    Hackfleisch|Faschiertes
    Brötchen|Semmel
    Blumenkohl|Karfiol
    Rotkohl|Blaukraut|Rotkraut
    Weißkohl|Weißkraut
    Feldsalat|Rapunzel
    Meerrettich|Kren
    Rote Bete|Rote Beete|Rande
    Speisestärke|Maisstärke
    Eigelb|Eidotter
    Eiweiß|Eiklar
    Heidelbeere|Blaubeere
    Orange|Apfelsine
    saure Sahne|Sauerrahm
    Knoblauch|Knoblauchzehe
    Pfifferling|Eierschwammerl
    Kirschtomate|Cherrytomate
    Zucchini|Zucchino
    """

  /// French.
  static let french: StaticString = """
    maïzena|fécule de maïs|amidon de maïs
    ail|gousse d'ail
    myrtille|bleuet
    betterave|betterave rouge
    cacahuète|arachide
    levure chimique|poudre à lever|poudre à pâte
    sucre glace|sucre à glacer
    yaourt|yaourt nature
    huile d'olive vierge extra|huile d'olive extra vierge
    """

  /// Spanish.
  static let spanish: StaticString = """
    patata|papa
    aguacate|palta
    melocotón|durazno
    fresa|frutilla
    zumo de limón|jugo de limón
    zumo de naranja|jugo de naranja
    zumo de lima|jugo de lima
    nata|crema de leche
    maicena|almidón de maíz|fécula de maíz
    azúcar glas|azúcar impalpable|azúcar glass
    cacahuete|maní|cacahuate
    guisante|arveja|chícharo
    judía verde|ejote
    maíz dulce|choclo
    piña|ananá
    ajo|diente de ajo
    batata|boniato
    tomate|jitomate
    levadura química|polvo de hornear
    remolacha|betabel
    albaricoque|damasco
    """

  /// Italian.
  static let italian: StaticString = """
    aglio|spicchio d'aglio
    olio extravergine d'oliva|olio evo|olio extra vergine di oliva
    anguria|cocomero
    melanzana|melanzane
    arachide|nocciolina americana
    parmigiano|parmigiano reggiano
    lievito per dolci|lievito in polvere per dolci
    fecola di patate|amido di patate
    cachi|kaki
    """

  /// The table of a language; nil for those without.
  static func table(_ language: FoodLanguage.Code) -> StaticString {
    switch language {
    case .english: english
    case .german: german
    case .french: french
    case .spanish: spanish
    case .italian: italian
    }
  }
}
