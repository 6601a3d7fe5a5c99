// German: one stem for -e, -en, -n, -er and umlaut plurals; folding has taken the umlauts already.

extension FoodLanguage {
  /// The rules of German.
  static let german = FoodLanguage(
    dropped: """
      gross grosse grosser grosses grossen klein kleine kleiner kleines kleinen mittelgross mittelgrosse
      mittelgrosser mittelgrosses mittelgrossen mittlere mittlerer mittleres mittleren dick dicke dicker dickes dicken
      dunn dunne dunner dunnes dunnen reif reife reifer reifes reifen gehauft gehaufte gehaufter gehauften
      gestrichen gestrichene gestrichener gestrichenen frisch frische frischer frisches frischen frischem
      gehackt gehackte gehackter gehacktes gehackten gewurfelt gewurfelte gewurfelter gewurfeltes gewurfelten
      geschnitten geschnittene geschnittener geschnittenes geschnittenen gerieben geriebene geriebener geriebenes
      geriebenen geschalt geschalte geschalter geschaltes geschalten gepresst gepresste gepresster gepressten
      zerlassen zerlassene zerlassenes geschmolzen geschmolzene geschmolzenes weich weiche weicher weiches weichen
      warm warme warmer warmes warmen kalt kalte kalter kaltes kalten lauwarm lauwarme lauwarmes kochend kochendes
      heiss heisse heisses zimmerwarm zimmerwarme gewaschen gewaschene geputzt geputzte entkernt entkernte entkernter
      halbiert halbierte geviertelt geviertelte gehobelt gehobelte gehobelter fein feine feines grob grobe grob
      feingehackt feingehackte kleingeschnitten kleingeschnittene aufgetaut abgetropft abgetropfte
      verquirlt verquirlte gesiebt gesiebtes optional ca etwa bio
      etwas einige
      """,
    phrases: "frisch gemahlen, frisch gerieben, frisch gepresst",
    kept: """
      frische hefe, frischer hefe, feines meersalz, grobes meersalz, grobes salz, feines salz, weicher kase,
      heisse schokolade, gehackte tomaten, grober senf, feiner zucker, feine haferflocken, grobe haferflocken
      """,
    articles: "der die das den dem des ein eine einen einer einem eines von vom",
    joints: "und oder",
    remarks: """
      zum fur nach oder je ca etwa in aus am bei mit ohne falls auf evtl wahlweise alternativ und zur ersatzweise
      """,
    irregular: """
      eier=ei ei=ei eiern=ei kirsche=kirsche kirschen=kirsche kirsch=kirsch kurbis=kurbis kurbisse=kurbis
      nuss=nuss nusse=nuss nussen=nuss walnusse=walnuss haselnusse=haselnuss erdnusse=erdnuss kokosnusse=kokosnuss
      apfel=apfel apfeln=apfel mangos=mango avocados=avocado kiwis=kiwi chilis=chili zucchinis=zucchini
      salamis=salami brokkolis=brokkoli mais=mais reis=reis eis=eis anis=anis ananas=ananas couscous=couscous
      hummus=hummus mus=mus kokos=kokos glas=glas huhn=huhn huhner=huhn blatt=blatt blatter=blatt krauter=krauter
      kraut=kraut hahnchen=hahnchen kuchen=kuchen braten=braten schinken=schinken knochen=knochen
      butter=butter zucker=zucker pfeffer=pfeffer kase=kase hefe=hefe ente=ente tee=tee kaffee=kaffee
      rosine=rosine rosinen=rosine steaks=steak chips=chips muffins=muffin bagels=bagel burgers=burger
      minze=minze pute=pute puten=pute putenbrust=putenbrust rind=rind rinder=rind fleisch=fleisch
      rote=rot roter=rot rotes=rot roten=rot weisse=weiss weisser=weiss weisses=weiss weissen=weiss
      schwarze=schwarz schwarzer=schwarz schwarzes=schwarz schwarzen=schwarz braune=braun brauner=braun braunes=braun
      braunen=braun grune=grun gruner=grun grunes=grun grunen=grun gelbe=gelb gelber=gelb gelbes=gelb gelben=gelb
      susse=suss susser=suss susses=suss sussen=suss saure=sauer saurer=sauer saures=sauer sauren=sauer
      scharfe=scharf scharfer=scharf scharfes=scharf scharfen=scharf milde=mild milder=mild milden=mild
      trockene=trocken trockener=trocken trockenes=trocken trockenen=trocken
      getrocknete=getrocknet getrockneter=getrocknet getrocknetes=getrocknet getrockneten=getrocknet
      gemahlene=gemahlen gemahlener=gemahlen gemahlenes=gemahlen gemahlenen=gemahlen gemahlen=gemahlen
      gerauchert=gerauchert geraucherte=gerauchert geraucherter=gerauchert geraucherten=gerauchert
      kirschtomaten=kirschtomat cherrytomaten=cherrytomat quarks=quark quark=quark oliven=oliv
      """,
    rule: { word in
      guard word.utf8.count > 3 else { return word }
      if word.hasSuffix("eier"), word.utf8.count > 5 { return word.replacingEnd(2) }
      if word.hasSuffix("nusse") { return word.replacingEnd(1) }
      if word.hasSuffix("blatter") || word.hasSuffix("krauter") && word != "krauter" { return word.replacingEnd(2) }
      if word.hasSuffix(in: ["eln", "ern"]) { return word.replacingEnd(1) }
      if word.hasSuffix("en"), !word.hasSuffix("chen") { return word.replacingEnd(2) }
      if word.hasSuffix("e"), !word.hasSuffix(in: ["ee", "ie"]) { return word.replacingEnd(1) }
      if word.hasSuffix(in: ["os", "as", "ons", "els"]), word.utf8.count > 4 { return word.replacingEnd(1) }
      return word
    })
}
