// English: -s, -es, -ies and the words that only look like plurals.

extension FoodLanguage {
  /// The rules of English.
  static let english = FoodLanguage(
    dropped: """
      large medium small big jumbo extra-large xl lg md sm tiny mini mid sized size bite
      heaped heaping level packed scant generous rounded good quality best
      chopped diced sliced minced crushed cubed halved quartered julienned shredded grated peeled seeded deseeded
      cored pitted stoned stemmed trimmed hulled shelled deveined washed rinsed drained scrubbed dried-off patted
      melted softened soft beaten whisked sifted separated divided chilled cooled warmed thawed defrosted
      crumbled torn broken snipped bruised smashed mashed pressed squeezed zested juiced ripe
      finely coarsely roughly thinly thickly freshly lightly loosely firmly gently well very fine coarse thick thin
      thumb fresh cold warm lukewarm boiling tepid hot room temperature organic free range optional
      cut shaved slivered slit strained skinned reserved unpeeled leftover favorite favourite your
      some few about approx approximately
      """,
    phrases: "freshly ground, freshly cracked, freshly milled, fresh ground, fresh cracked, freshly brewed",
    kept: """
      crushed red pepper, crushed pepper, crushed chili, crushed tomato, diced tomato, chopped tomato, minced meat,
      minced beef, minced pork, minced lamb, minced turkey, minced chicken, minced veal, hot sauce, hot dog,
      hot chocolate, hot pepper, hot chili, hot paprika, hot mustard, hot water crust, cold cut, fresh yeast,
      fresh pasta, crushed ice, shaved ice, sliced bread, shredded wheat, cut oat, free from, good king henry,
      mini marshmallow, small shell, pressed cheese, quality street, hot cross bun, broken rice, mashed potato,
      thick cut, thin cut, soft cheese, soft wheat, soft drink, fine salt, coarse salt, coarse semolina, fine semolina,
      boiling onion, rounded, large flake oat, coarse cornmeal, fine cornmeal, soft tofu, soft tortilla,
      soft brown sugar, cold brew, hot italian sausage, baby, small red bean, mini pretzel, thin rice noodle,
      thick rice noodle, soft shell crab, hot curry powder, fresh cheese, cold smoked, hot smoked, hot madras
      """,
    articles: "a an the of",
    joints: "and or then but",
    remarks: """
      for to at plus or cut into about from if such as in with preferably depending until see more on each enough
      and then when without left so any
      """,
    irregular: """
      potatoes=potato tomatoes=tomato leaves=leaf loaves=loaf halves=half knives=knife calves=calf shelves=shelf
      mice=mouse geese=goose feet=foot teeth=tooth children=child radii=radius fungi=fungus cacti=cactus
      octopi=octopus octopuses=octopus anchovies=anchovy cookies=cookie brownies=brownie smoothies=smoothie
      pies=pie veggies=veggie hoagies=hoagie sweeties=sweetie kiwis=kiwi chilis=chili chilies=chili chillies=chili
      chilli=chili chiles=chili chile=chili zucchinis=zucchini salamis=salami broccolis=broccoli
      spaghettis=spaghetti martinis=martini paninis=panini raviolis=ravioli calamaris=calamari
      quiches=quiche ceviches=ceviche brioches=brioche avalanches=avalanche sloes=sloe roes=roe aloes=aloe
      shoes=shoe mousses=mousse buses=bus gases=gas
      molasses=molasses couscous=couscous asparagus=asparagus hummus=hummus houmous=hummus humus=hummus
      cassis=cassis haggis=haggis anis=anis pastis=pastis chablis=chablis trellis=trellis maris=maris
      greens=greens bitters=bitters spirits=spirits sweets=sweets brussels=brussels swiss=swiss grits=grits
      schnapps=schnapps citrus=citrus hibiscus=hibiscus octopus=octopus cactus=cactus dais=dais bus=bus gas=gas
      is=is as=as us=us its=its this=this plus=plus less=less lens=lens yes=yes
      yoghurt=yogurt yoghurts=yogurt yoghourt=yogurt catsup=ketchup whiskey=whisky whiskeys=whisky
      doughnut=donut doughnuts=donut fibre=fiber flavour=flavor flavoured=flavored colour=color grey=gray
      sulphured=sulfured unsulphured=unsulfured omelette=omelet omelettes=omelet mayo=mayonnaise
      bouillons=bouillon barbeque=bbq barbecue=bbq parmigiano=parmesan parmesans=parmesan
      savoury=savory licorice=liquorice pomelos=pomelo wholewheat=wholewheat
      """,
    rule: { word in
      guard word.utf8.count > 3, word.hasSuffix("s"), !word.hasSuffix(in: ["ss", "us"]) else { return word }
      if word.hasSuffix("ies") { return word.utf8.count > 4 ? word.replacingEnd(3, "y") : word.replacingEnd(1) }
      if word.hasSuffix(in: ["oes", "ches", "shes", "sses", "xes", "tzes", "uses"]), !word.hasSuffix("ouses") {
        return word.replacingEnd(2)
      }
      return word.replacingEnd(1)
    })
}
