// French, Spanish and Italian: one stem for singular and plural, and for both genders of the common adjectives.

extension FoodLanguage {
  /// The rules of French: a final -s or -x is no part of the stem.
  static let french = FoodLanguage(
    dropped: """
      gros grosse grosses grand grande grands grandes petit petite petits petites moyen moyenne moyens moyennes
      frais fraiche fraiches fraichement mur mure murs mures bon bonne bons bonnes
      hache hachee haches hachees coupe coupee coupes coupees emince emincee eminces emincees rape rapee rapes rapees
      pele pelee peles pelees epluche epluchee epluches epluchees ecrase ecrasee ecrases ecrasees
      cisele ciselee ciseles ciselees fondu fondue fondus fondues ramolli ramollie mou molle tiede tiedes froid froide
      chaud chaude bouillant bouillante battu battue battus battues tamise tamisee denoyaute denoyautee denoyautes
      denoyautees epepine epepinee epepines epepinees concasse concassee concasses concassees egoutte egouttee
      egouttes egouttees lave lavee laves lavees presse pressee rince rincee finement grossierement environ bio
      facultatif optionnel bombee bombees rase rases quelques
      """,
    phrases: "fraichement moulu, fraichement moulue",
    kept: """
      fromage frais, creme fraiche, levure fraiche, pates fraiches, sauce piquante, petit pois, petits pois, petit suisse,
      petits suisses, grand marnier, gros sel, chocolat chaud, boeuf hache, viande hachee, steak hache, porc hache,
      tomates concassees, tomates pelees, fromage rape, petit beurre, petit epeautre, creme fondue, fromage fondu,
      pain grille, petit lait, petits oignons, petit sale
      """,
    articles: "le la les l un une des du de d",
    joints: "et ou",
    remarks: "pour au en selon ou a avec sans environ et par dans plus si coupe coupee coupes coupees",
    irregular: """
      oeuf=oeuf oeufs=oeuf aulx=ail blanche=blanc blanches=blanc verte=vert vertes=vert rouges=rouge
      douce=doux douces=doux doux=doux seche=sec seches=sec secs=sec sec=sec noire=noir noires=noir
      brune=brun brunes=brun fumee=fume fumees=fume fumes=fume moulue=moulu moulues=moulu moulus=moulu
      salee=sale salees=sale sales=sale sucree=sucre sucree=sucre entiere=entier entieres=entier
      yaourts=yaourt yogourt=yaourt yogourts=yaourt grillee=grille grillees=grille grilles=grille
      mais=mais riz=riz jus=jus ananas=ananas couscous=couscous
      """,
    rule: { word in
      guard word.utf8.count > 3, word.hasSuffix(in: ["s", "x"]) else { return word }
      return word.replacingEnd(1)
    })

  /// The rules of Spanish: -s, -es after a consonant, -ces for -z.
  static let spanish = FoodLanguage(
    dropped: """
      grande grandes mediano mediana medianos medianas pequeno pequena pequenos pequenas gordo gorda
      fresco fresca frescos frescas maduro madura maduros maduras buen buena
      picado picada picados picadas cortado cortada cortados cortadas rallado rallada rallados ralladas
      pelado pelada pelados peladas molido-fino troceado troceada troceados troceadas laminado laminada laminados
      laminadas machacado machacada machacados machacadas derretido derretida fundido fundida ablandado ablandada
      batido batida batidos batidas tibio tibia frio fria caliente hirviendo lavado lavada lavados lavadas
      deshuesado deshuesada deshuesados deshuesadas escurrido escurrida escurridos escurridas
      tamizado tamizada finamente aproximadamente unos unas rebanado rebanada exprimido desmenuzado desmenuzada
      colmada colmadas rasa rasas opcional
      algunos
      """,
    phrases: "recien molido, recien molida, recien exprimido",
    kept: """
      carne picada, queso fresco, queso rallado, chocolate caliente, pan rallado, queso fundido, levadura fresca,
      pasta fresca, coco rallado
      """,
    articles: "el la los las un una unos unas de del",
    joints: "y o e",
    remarks: "para al en segun o con sin aproximadamente y por cortado cortada cortados cortadas a mas si",
    irregular: """
      nueces=nuez lunes=lunes anis=anis carnes=carne chiles=chile aires=aire arroces=arroz peces=pez
      roja=rojo rojas=rojo rojos=rojo blanca=blanco blancas=blanco blancos=blanco negra=negro negras=negro
      negros=negro amarilla=amarillo amarillas=amarillo amarillos=amarillo morada=morado moradas=morado
      morados=morado seca=seco secas=seco secos=seco molida=molido molidas=molido molidos=molido
      ahumada=ahumado ahumadas=ahumado ahumados=ahumado entera=entero enteras=entero enteros=entero
      morena=moreno couscous=cuscus cuscus=cuscus frutos=fruto verdes=verde dulces=dulce res=res mes=mes
      """,
    rule: { word in
      guard word.utf8.count > 3, word.hasSuffix("s"), !word.hasSuffix("us") else { return word }
      if word.hasSuffix("ces") { return word.replacingEnd(3, "z") }
      if word.hasSuffix("es"), let before = word.dropLast(2).last, "nlrdj".contains(before),
        let vowel = word.dropLast(3).last, "aeiou".contains(vowel)
      {
        return word.replacingEnd(2)
      }
      return word.replacingEnd(1)
    })

  /// The rules of Italian: final vowels, and the h that keeps c and g hard before them, are no part of the stem.
  static let italian = FoodLanguage(
    dropped: """
      grande grandi medio media medi medie piccolo piccola piccoli piccole grosso grossa grossi grosse
      fresco fresca freschi fresche maturo matura maturi mature
      tritato tritata tritati tritate tagliato tagliata tagliati tagliate affettato affettata affettati affettate
      grattugiato grattugiata grattugiati grattugiate pelato pelata sbucciato sbucciata sbucciati sbucciate
      schiacciato schiacciata schiacciati schiacciate fuso fusa ammorbidito sciolto sciolta morbido
      sbattuto sbattuta sbattuti sbattute tiepido tiepida freddo fredda caldo calda bollente lavato lavata lavati lavate
      denocciolato denocciolata denocciolati denocciolate snocciolato snocciolate scolato scolata scolati scolate
      setacciato setacciata finemente circa spremuto facoltativo colmo colmi raso rasi biologico
      qualche
      """,
    phrases: "appena macinato, macinato fresco, appena grattugiato",
    kept: """
      pomodori pelati, pasta fresca, lievito fresco, panna fresca, cioccolata calda, formaggio fresco,
      formaggio morbido, carne tritata, carne macinata
      """,
    articles: "il lo la i gli le l un uno una di del dello della dei degli delle d",
    joints: "e o ed",
    remarks: "per a al in secondo o con senza circa e da tagliato tagliata tagliati tagliate piu se",
    irregular: """
      uova=uov uovo=uov pesca=pesca pesche=pesca pesce=pesc pesci=pesc riso=ris sale=sal te=te the=te
      miele=miele mela=mel mele=mel caffe=caffe lime=lime pepe=pep bue=bue
      """,
    rule: { word in
      guard word.utf8.count > 3, let last = word.last, "aeio".contains(last) else { return word }
      var stem = word.dropLast()
      if stem.last == "i" { stem = stem.dropLast() }
      if stem.hasSuffix("ch") || stem.hasSuffix("gh") { stem = stem.dropLast() }
      return String(stem)
    })
}
