// The words for every key, in en, de, fr, es, it, pt, nl, sv, zh and ja. Spelled as people spell them; RecipeKey folds both sides.

/// The built-in words.
enum RecipeKeyTable {
  /// What each folded word means; where languages disagree, the first line wins.
  static let keys: [String: RecipeKey] = {
    var result: [String: RecipeKey] = [:]
    result.reserveCapacity(1024)
    for (key, words) in words {
      for word in words.utf8.split(separator: UInt8(ascii: ",")) {
        let folded = RecipeKey.normalized(String(Substring(word)))
        if result[folded] == nil { result[folded] = key }
      }
    }
    return result
  }()

  private static let words: [(RecipeKey, String)] = [
    (
      .title,
      "title,name,recipe name,recipe title,titel,Rezeptname,titre,nom,título,nombre,titolo,nome,naam,namn,标题,名称,菜名,タイトル,料理名,名前"
    ),
    (
      .description,
      """
      description,desc,summary,excerpt,abstract,intro,introduction,tagline,headnote,Beschreibung,Kurzbeschreibung,\
      Zusammenfassung,résumé,descripción,resumen,descrizione,descrição,resumo,beschrijving,omschrijving,beskrivning,\
      描述,简介,介绍,説明,紹介
      """
    ),
    (
      .servings,
      """
      servings,serving,serves,serve,yield,yields,recipe yield,recipe servings,size,portion,portions,makes,feeds,\
      number of servings,servings count,people,persons,batch size,base servings,default servings,\
      Portionen,Personen,Anzahl Portionen,Anzahl Personen,Anzahl,ergibt,Ergiebigkeit,Menge,\
      personnes,nombre de personnes,nombre de portions,rendement,parts,convives,couverts,quantité,\
      porción,porciones,raciones,ración,personas,comensales,rendimiento,rinde,número de porciones,\
      porzioni,porzione,persone,dosi per,dosi,dose,resa,numero di porzioni,\
      porções,porção,doses,pessoas,rendimento,rende,número de porções,\
      porties,portie,aantal personen,aantal porties,opbrengst,\
      portioner,antal portioner,antal personer,personer,räcker till,ger,\
      份量,分量,份数,人数,适合人数,食用人数,几人份,何人分,人前,出来上がり,できあがり
      """
    ),
    (
      .prepTime,
      """
      prep,prep time,preparation time,preparation,active time,active,hands on time,hands on,work time,working time,\
      time prep,prep minutes,Vorbereitungszeit,Vorbereitung,Arbeitszeit,Arbeitsaufwand,Zubereitungszeit,Zubereitung,\
      temps de préparation,préparation,temps préparation,temps prep,tiempo de preparación,preparación,tiempo de prep,\
      tiempo preparación,tempo di preparazione,preparazione,tempo de preparo,tempo de preparação,preparo,preparação,\
      bereidingstijd,voorbereidingstijd,voorbereiding,bereiding,förberedelsetid,förberedelse,förberedelser,\
      准备时间,备菜时间,准备,準備時間,下準備時間,下準備,仕込み時間
      """
    ),
    (
      .cookTime,
      """
      cook,cook time,cooking time,cooking,bake,bake time,baking time,baking,roasting time,time cook,perform time,\
      Kochzeit,Backzeit,Garzeit,Koch-/Backzeit,Bratzeit,Backen,Kochen,temps de cuisson,cuisson,temps cuisson,\
      tiempo de cocción,cocción,tiempo de horneado,horneado,tiempo de cocinado,tiempo cocción,\
      tempo di cottura,cottura,tempo de cozimento,cozimento,tempo de cozedura,cozedura,tempo de forno,tempo de cocção,\
      kooktijd,baktijd,oventijd,koktid,gräddningstid,tillagningstid,ugnstid,tid i ugn,\
      烹饪时间,烹调时间,烘烤时间,加热时间,加熱時間,焼き時間,煮込み時間
      """
    ),
    (
      .totalTime,
      """
      total,total time,time,times,duration,ready in,overall time,time total,time required,time needed,\
      Gesamtzeit,Zeit,Dauer,Gesamtdauer,Zeitaufwand,Zeitbedarf,insgesamt,fertig in,\
      temps total,temps,durée,durée totale,prêt en,tiempo total,tiempo,duración,listo en,\
      tempo totale,tempo,durata,tempo total,duração,pronto em,totale tijd,tijd,totaal,duur,klaar in,\
      total tid,totaltid,tid,tidsåtgång,总时间,时间,用时,耗时,总耗时,所需时间,预计耗时,制作时间,\
      所要時間,時間,合計時間,総時間,調理時間
      """
    ),
    (
      .tags,
      """
      tags,tag,keywords,keyword,labels,label,recipe tags,hashtags,Schlagwörter,Schlagworte,Stichwörter,Stichworte,\
      Schlüsselwörter,Etiketten,mots-clés,mots clefs,mot-clé,étiquettes,etiquetas,palabras clave,etichette,parole chiave,\
      palavras-chave,marcadores,trefwoorden,sleutelwoorden,taggar,nyckelord,etiketter,标签,关键词,关键字,タグ,キーワード
      """
    ),
    (
      .category,
      """
      category,categories,course,courses,recipe category,meal type,meal,dish type,type of dish,Kategorie,Kategorien,Gang,\
      catégorie,catégories,type de plat,categoría,categorías,tipo de plato,categoria,categorie,portata,categorias,\
      categorieën,kategori,kategorier,分类,类别,品类,カテゴリ,カテゴリー,分類
      """
    ),
    (
      .cuisine,
      "cuisine,cuisines,recipe cuisine,kitchen,Küche,Landesküche,cocina,cucina,cozinha,culinária,keuken,kök,菜系,料理ジャンル,ジャンル"
    ),
    (
      .difficulty,
      """
      difficulty,difficulty level,level,skill level,skill,effort,Schwierigkeit,Schwierigkeitsgrad,Niveau,difficulté,\
      dificultad,nivel,difficoltà,livello,dificuldade,nível,moeilijkheid,moeilijkheidsgraad,svårighet,svårighetsgrad,\
      难度,烹饪难度,预估烹饪难度,难易度,難易度,難度
      """
    ),
    (
      .rating,
      """
      rating,ratings,stars,score,my rating,rating value,personal rating,Bewertung,Sterne,évaluation,étoiles,\
      valoración,calificación,puntuación,estrellas,voto,valutazione,stelle,avaliação,classificação,estrelas,\
      beoordeling,waardering,sterren,betyg,omdöme,评分,星级,评级,評価
      """
    ),
    (
      .favorite,
      """
      favorite,favourite,fav,is favorite,is favourite,starred,Favorit,Lieblingsrezept,favori,préféré,coup de cœur,\
      favorito,favorita,preferito,preferita,favoriet,收藏,最爱,お気に入り
      """
    ),
    (
      .created,
      """
      created,date,date created,created at,created on,added,date added,date published,published,publish date,pub date,\
      creation date,Datum,erstellt,erstellt am,hinzugefügt,créé,créé le,date de création,fecha,creado,data,creato,criado,\
      aangemaakt,skapad,日期,创建日期,创建时间,日付,作成日
      """
    ),
    (
      .author,
      """
      author,authors,by,chef,contributor,creator,recipe by,written by,Autor,Autorin,Verfasser,auteur,auteure,autora,\
      autore,autrice,författare,作者,著者
      """
    ),
    (
      .source,
      """
      source,sources,source url,source link,source name,url,link,website,original url,original recipe,original link,\
      recipe url,adapted from,inspired by,credit,credits,cookbook,book,reference,references,attribution,from,\
      Quelle,Quellen,Buch,Kochbuch,lien,livre,fuente,fuentes,enlace,libro,fonte,fonti,fontes,livro,bron,bronnen,boek,\
      källa,källor,länk,bok,来源,出处,链接,原文,出典,参考,リンク,引用元
      """
    ),
    (
      .image,
      """
      image,images,photo,photos,picture,pictures,pic,img,banner,cover,cover image,thumbnail,thumb,featured image,\
      feature image,hero,hero image,header image,og image,image url,photo url,Bild,Bilder,Foto,Fotos,Titelbild,imagen,\
      imágenes,immagine,immagini,imagem,imagens,afbeelding,afbeeldingen,图片,照片,封面,画像,写真
      """
    ),
    (
      .equipment,
      """
      equipment,tools,tool,utensils,cookware,kitchenware,supplies,appliances,equipment needed,special equipment,\
      Utensilien,Geräte,Zubehör,Ausstattung,Küchengeräte,ustensiles,matériel,équipement,utensilios,equipo,herramientas,\
      equipamiento,utensili,attrezzatura,strumenti,utensílios,equipamento,equipamentos,gereedschap,keukengerei,materiaal,\
      redskap,utrustning,köksredskap,工具,厨具,器具,所需工具,道具,調理器具
      """
    ),
    (
      .ingredients,
      """
      ingredients,ingredient,recipe ingredient,recipe ingredients,ingredient list,Zutaten,Zutat,Zutatenliste,\
      ingrédients,ingredientes,ingredienti,ingrediënten,ingredienser,原料,食材,配料,材料,用料,主料
      """
    ),
    (
      .steps,
      """
      steps,step,directions,direction,instructions,instruction,method,procedure,process,recipe instructions,\
      preparation steps,Schritte,Anleitung,Arbeitsschritte,Anweisungen,étapes,méthode,pasos,instrucciones,elaboración,\
      procedimiento,método,procedimento,istruzioni,passaggi,modo de preparo,instruções,passos,stappen,instructies,\
      werkwijze,steg,instruktioner,gör så här,tillvägagångssätt,步骤,做法,操作,制作步骤,作り方,手順
      """
    ),
    (
      .notes,
      """
      notes,note,tips,tip,remarks,comments,hints,hint,Notizen,Notiz,Hinweise,Hinweis,Tipps,Tipp,Anmerkungen,Anmerkung,\
      Bemerkungen,remarques,astuces,astuce,conseils,notas,nota,consejos,consejo,consigli,suggerimenti,observações,dicas,\
      dica,notities,opmerkingen,anteckningar,noteringar,备注,小贴士,提示,注意事项,笔记,メモ,コツ,備考
      """
    ),
    (
      .nutrition,
      """
      nutrition,nutrition facts,nutritional information,nutrition information,nutrition info,nutrients,\
      nutritional values,macros,Nährwerte,Nährwertangaben,valeurs nutritionnelles,información nutricional,nutrición,\
      valores nutricionales,valori nutrizionali,informação nutricional,voedingswaarde,voedingswaarden,näringsvärde,\
      näringsvärden,näring,营养,营养成分,栄養,栄養成分
      """
    ),
    (.language, "language,lang,locale,in language,Sprache,langue,idioma,lingua,taal,språk,语言,言語"),
    (
      .calories,
      """
      calories,calorie,kcal,cal,cals,energy,Energie,Kalorien,Brennwert,calorías,energía,energia,valor energético,\
      calorieën,kalorier,energi,热量,卡路里,カロリー,エネルギー,熱量
      """
    ),
    (
      .protein,
      """
      protein,proteins,protein content,Eiweiß,Proteine,protéines,proteínas,proteína,eiwit,eiwitten,蛋白质,たんぱく質,タンパク質
      """
    ),
    (
      .saturatedFat,
      """
      saturated fat,saturated fat content,saturates,sat fat,gesättigte Fettsäuren,davon gesättigte Fettsäuren,\
      acides gras saturés,graisses saturées,grasas saturadas,grassi saturi,gorduras saturadas,verzadigd vet,\
      verzadigde vetten,mättat fett,饱和脂肪,飽和脂肪酸
      """
    ),
    (
      .fat,
      """
      fat,total fat,fat content,fats,Fett,lipides,matières grasses,grasas,grasa,grassi,gorduras,gordura,lípidos,vet,\
      vetten,脂肪,脂質
      """
    ),
    (
      .carbohydrate,
      """
      carbohydrate,carbohydrates,carbs,carb,total carbs,carbohydrate content,total carbohydrates,total carbohydrate,\
      Kohlenhydrate,glucides,carbohidratos,hidratos de carbono,carboidrati,carboidratos,hidratos,koolhydraten,\
      kolhydrater,碳水化合物,碳水,炭水化物,糖質
      """
    ),
    (
      .fiber,
      """
      fiber,fibre,dietary fiber,dietary fibre,fiber content,fibers,Ballaststoffe,fibres,fibra,fibras,vezels,\
      voedingsvezels,fibrer,kostfiber,膳食纤维,纤维,食物繊維
      """
    ),
    (
      .sugar,
      """
      sugar,sugars,sugar content,Zucker,davon Zucker,sucres,azúcares,azúcar,zuccheri,açúcares,açúcar,suikers,suiker,\
      socker,sockerarter,糖,糖分
      """
    ),
    (.sodium, "sodium,sodium content,Natrium,sodio,sódio,钠,ナトリウム"),
    (
      .cholesterol,
      "cholesterol,cholesterol content,Cholesterin,cholestérol,colesterol,colesterolo,kolesterol,胆固醇,コレステロール"
    ),
  ]
}
