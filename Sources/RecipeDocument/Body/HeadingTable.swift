// The words that head the sections of a recipe, by language. One line: role, languages, words in the form of `WordKey`.

/// The built-in heading words.
enum HeadingTable {
  static let text: StaticString = """
    ingredients en: ingredients|ingredient|ingredients list|ingredient list|list of ingredients|the ingredients|what you need|what you ll need|what you will need|you will need|you ll need|you need|things you need|stuff you need|shopping list|components|grocery list|groceries|materials|recipe ingredients|needs|need
    ingredients de: zutaten|zutat|zutatenliste|die zutaten|du brauchst|man braucht|ihr braucht|man nehme|das brauchst du|was man braucht|einkaufsliste|einkaufszettel|benotigte zutaten
    ingredients fr: ingredients|les ingredients|liste des ingredients|liste d ingredients|il vous faut|il faut|ce qu il faut
    ingredients es: ingredientes|los ingredientes|lista de ingredientes|necesitas|que necesitas
    ingredients it: ingredienti|gli ingredienti|occorrente|cosa serve
    ingredients pt: ingredientes|os ingredientes|lista de ingredientes
    ingredients nl: ingredienten|benodigdheden|wat heb je nodig|dit heb je nodig|nodig|boodschappen|boodschappenlijst|ingredientenlijst
    ingredients sv: ingredienser|ingrediens|du behover|detta behover du|ingredienslista
    ingredients pl: skladniki
    ingredients cs: ingredience|suroviny
    ingredients no: ingredienser|dette trenger du|du trenger
    ingredients da: ingredienser|det skal du bruge
    ingredients fi: ainekset|ainesosat
    ingredients hu: hozzavalok
    ingredients ro: ingrediente
    ingredients tr: malzemeler
    ingredients ru: ингредиенты|состав|продукты
    ingredients uk: інгредієнти
    ingredients ko: 재료|재료 준비
    ingredients vi: nguyen lieu
    ingredients id: bahan|bahan bahan
    ingredients zh: 材料|食材|原料|配料|用料|主料|辅料|原材料|所需材料|所需食材|食材清单|材料准备|食材准备|准备材料|必备原料和工具|原料和工具|必备原料|所需原料|食材用料|配方|备料
    ingredients ja: 材料|食材|材料一覧|原材料
    amounts zh: 计算|用量|计量|分量|配比|份量
    amounts ja: 分量|用量
    steps en: directions|direction|instructions|instruction|method|methods|steps|step|step by step|preparation|procedure|process|how to|how to make|how to make it|how to make this|how to cook|how to prepare|preparation method|cooking instructions|cooking directions|cooking|cooking method|cooking steps|preparation steps|the method|making|making it|to make|recipe|recipe steps|recipe instructions|baking instructions|baking|assembly|prep|the steps|the process|the recipe|what to do|how|do|execution|preparation instructions|steps to make|build the taco|workflow|technique
    steps de: zubereitung|zubereiten|anleitung|vorbereitung|die zubereitung|herstellung|arbeitsschritte|schritte|schritt fur schritt|vorgehen|so geht s|so wird s gemacht|kochanleitung|durchfuhrung|arbeitsanweisung|fertigstellung|zubereitungsschritte|und so geht s|und so wird s gemacht|so gehts|verarbeitung|schritt fur schritt anleitung
    steps fr: preparation|la preparation|instructions|etapes|etapes de preparation|realisation|recette|la recette|methode|marche a suivre|procede|mode operatoire|deroulement|cuisson|confection
    steps es: preparacion|instrucciones|elaboracion|pasos|pasos a seguir|modo de preparacion|procedimiento|metodo|como se hace|como hacer|modo de hacerlo|paso a paso|la preparacion|preparacion paso a paso|receta
    steps it: preparazione|procedimento|istruzioni|metodo|passaggi|esecuzione|la preparazione|come si fa|passi|svolgimento|ricetta
    steps pt: preparo|modo de preparo|modo de preparacao|preparacao|instrucoes|passos|modo de fazer|passo a passo|confeccao|como fazer|receita
    steps nl: bereiding|bereidingswijze|instructies|stappen|werkwijze|voorbereiding|zo maak je het|aan de slag|de bereiding|stappenplan
    steps sv: gor sa har|tillagning|instruktioner|sa har gor du|steg|beredning|gor sahar|metod|utforande
    steps pl: przygotowanie|sposob przygotowania|wykonanie|instrukcje|kroki|przepis|sposob wykonania
    steps cs: postup|priprava|postup pripravy
    steps no: fremgangsmate|slik gjor du|fremgangsmetode|tilberedning
    steps da: fremgangsmade|sadan gor du|tilberedning
    steps fi: ohjeet|valmistus|valmistusohje|ohje
    steps hu: elkeszites
    steps ro: preparare|mod de preparare
    steps tr: yapilisi|hazirlanisi|tarif
    steps ru: приготовление|способ приготовления|рецепт|инструкция|шаги
    steps uk: приготування
    steps ca: preparacio|elaboracio
    steps ko: 만드는 법|조리법|만들기|조리 방법|만드는 방법|조리 순서
    steps vi: cach lam|thuc hien
    steps id: cara membuat|langkah langkah|langkah
    steps zh: 操作|步骤|做法|制作步骤|制作方法|烹饪步骤|操作步骤|制作|方法|烹饪方法|制作过程|过程|烹饪|烹调步骤|制法|制作流程|流程|做法步骤|烹饪过程|具体步骤|操作方法
    steps ja: 作り方|手順|調理手順|調理方法|調理|つくり方|作りかた|レシピ
    notes en: notes|note|tips|tip|tips and tricks|tips tricks|tip and tricks|hints|hint|variations|variation|variants|variant|substitutions|substitution|serving suggestions|serving suggestion|storage|comments|comment|remarks|remark|options|adaptations|modifications|notes and tips|notes tips|tips notes|cook s notes|chef s notes|recipe notes|footnotes|additional notes|serving notes|make ahead|how to store|faq|improvements|ideas|additional tips|alternatives|alternative|extras|suggestions|changes|pro tips|pro tip|troubleshooting|serve with|pairings|goes with|storing|leftovers|history|log|changelog|journal|results|observations|todo|feedback
    notes de: notizen|notiz|tipps|tipp|anmerkungen|anmerkung|hinweise|hinweis|varianten|variante|variationen|kommentare|bemerkungen|bemerkung|tipps und tricks|beilagen|aufbewahrung|passt zu|dazu passt|serviervorschlag
    notes fr: notes|note|notes et conseils|notes conseils|conseils|conseil|astuces|astuce|remarques|remarque|variantes|variante|commentaires|conservation|suggestions|accompagnement|trucs et astuces
    notes es: notas|nota|consejos|consejo|trucos|variaciones|variantes|sugerencias|variaciones y consejos|comentarios|observaciones|notas y consejos|consejos y variaciones|trucos y consejos|sabiduria colectiva y consejos|sabiduria colectiva trucos y consejos|conservacion|tips
    notes it: note|nota|consigli|consiglio|suggerimenti|varianti|variante|conservazione|curiosita|consigli e varianti
    notes pt: notas|nota|dicas|dica|observacoes|observacao|variacoes|sugestoes|dicas e variacoes
    notes nl: notities|opmerkingen|opmerking|tips|variaties|variatie|weetjes
    notes sv: anteckningar|tips|anmarkningar|variationer|kommentarer|tips och variationer
    notes pl: uwagi|wskazowki|porady|notatki
    notes no: notater|merknader|tips
    notes da: noter|tips
    notes ru: заметки|примечания|советы|совет|примечание
    notes zh: 附加内容|备注|小贴士|贴士|注意事项|注意|提示|注|说明|心得|备注说明|小窍门|技巧|要点|温馨提示|补充|其他|附注|经验|总结
    notes ja: メモ|コツ|ポイント|備考|注意|コツ ポイント|アレンジ|補足
    equipment en: equipment|equipment needed|utensils|utensil|tools|tools needed|special equipment|kitchen equipment|required equipment|cookware|hardware|gear|appliances|tools and equipment|equipment list|supplies|kit
    equipment de: zubehor|ausrustung|utensilien|gerate|kuchengerate|werkzeug|kuchenutensilien|benotigtes zubehor|equipment
    equipment fr: equipement|ustensiles|materiel|equipements|ustensile|materiel necessaire
    equipment es: utensilios|equipo|equipamiento|herramientas|utensilios necesarios|equipo necesario
    equipment it: attrezzatura|utensili|strumenti|attrezzi
    equipment pt: utensilios|equipamento|equipamentos
    equipment nl: materiaal|keukengerei|gereedschap|materialen|uitrusting
    equipment sv: utrustning|redskap|verktyg
    equipment zh: 工具|必备工具|厨具|所需工具|器具|炊具|设备|用具
    equipment ja: 道具|調理器具|用具|器具
    nutrition en: nutrition|nutrition facts|nutritional information|nutritional info|nutrition information|nutrition info|nutritional values|nutritional facts|nutrition per serving|nutrients|macros|calories|nutritional value
    nutrition de: nahrwerte|nahrwertangaben|nahrwert|nahrwerte pro portion|nahrwerttabelle|nahrwertinformationen
    nutrition fr: valeurs nutritionnelles|nutrition|valeur nutritive|informations nutritionnelles|apports nutritionnels
    nutrition es: informacion nutricional|valores nutricionales|nutricion|perfil nutricional|valor nutricional
    nutrition it: valori nutrizionali|informazioni nutrizionali
    nutrition pt: informacao nutricional|valores nutricionais|informacoes nutricionais
    nutrition nl: voedingswaarde|voedingswaarden|voedingsinformatie
    nutrition sv: naringsvarde|naringsinnehall|naringsvarden
    nutrition zh: 营养成分|营养|营养信息|营养价值
    nutrition ja: 栄養成分|栄養|栄養価
    facts en: info|information|details|recipe info|overview|at a glance|general information|general info|quick facts|facts|recipe details|metadata|meta|summary|time|times|timing|yield|yields|servings|serving|recipe information|stats
    facts de: infos|informationen|auf einen blick|eckdaten|angaben|allgemeines|portionen|zeiten
    facts fr: informations|infos|en bref|temps|portions
    facts es: informacion general|informacion|datos|resumen|detalles|datos generales|porciones
    facts it: informazioni|dosi|dati
    facts pt: informacoes|detalhes|rendimento|porcoes
    facts nl: informatie|gegevens
    facts sv: information|fakta|portioner
    facts zh: 信息|基本信息|概述|概览
    facts ja: 情報|基本情報
    description en: description|about|introduction|intro|background|story|about this recipe|about the recipe|headnote|preface
    description de: beschreibung|einleitung|einfuhrung|uber das rezept
    description fr: description|introduction|presentation|a propos
    description es: descripcion|introduccion|presentacion
    description it: descrizione|introduzione|presentazione
    description pt: descricao|introducao
    description nl: beschrijving|omschrijving|introductie|inleiding
    description sv: beskrivning|introduktion
    description zh: 简介|介绍|描述|前言
    description ja: 説明|紹介|はじめに
    source en: source|sources|credit|credits|reference|references|original recipe|original|attribution|acknowledgements|acknowledgments|inspired by|adapted from|link|links|based on|sources and links
    source de: quelle|quellen|herkunft|links|rezeptquelle
    source fr: source|sources|liens|lien|reference|references|origine
    source es: fuente|fuentes|fuentes y enlaces|referencias|fuentes consultadas y enlaces|enlaces|creditos
    source it: fonte|fonti|riferimenti
    source pt: fonte|fontes|referencias
    source nl: bron|bronnen
    source sv: kalla|kallor
    source zh: 来源|参考|参考资料|参考链接|出处|参考文献
    source ja: 出典|参考|参考文献
    other en: shopping list|grocery list|groceries|images|image|photos|photo|gallery|pictures|picture|video|videos|reviews|review|related|related recipes|see also|table of contents|contents|tags|license|contributing|contributors|share|print|rating|ratings|categories|category|backlinks|attachments|similar recipes|screenshots|further reading|index
    other de: einkaufsliste|einkaufszettel|bilder|bild|fotos|foto|galerie|video|bewertung|bewertungen|verwandte rezepte|siehe auch|inhaltsverzeichnis|inhalt|schlagworte|lizenz|kategorien
    other fr: images|photos|galerie|video|avis|voir aussi|table des matieres|sommaire|etiquettes|licence
    other es: imagenes|fotos|galeria|opiniones|etiquetas|ver tambien|video|videos|indice|licencia|opiniones y experiencia de usuario|opinion y experiencia de usuario|analisis sensorial y de uso|analisis detallado y sabiduria colectiva|categorizacion sensorial y de uso|opiniones de usuarios|historia|maridaje|analisis sensorial
    other it: immagini|foto|galleria|video|recensioni|vedi anche|indice
    other pt: imagens|fotos|galeria|video|avaliacoes|veja tambem|indice
    other nl: afbeeldingen|foto s|video|zie ook|inhoud
    other sv: bilder|foto|video|se aven|innehall
    other zh: 图片|成品|成品图|视频|目录|相关|参见|流程图解
    other ja: 写真|画像|動画|関連|目次
    """
}
