// The words for every key, in en, de, fr, es, it, pt, nl, sv, zh and ja: folded, so that nothing has to be at the start of a run; blanks
// and signs between the words do not count.

/// The built-in words.
enum RecipeKeyTable {
  /// What each folded word means; where languages disagree, the first line wins.
  static let keys: WordMap<RecipeKey> = {
    var result = WordMap<RecipeKey>(room: 1024)
    var word: [UInt8] = []
    for (key, words) in words {
      for byte in words.utf8 {
        if byte == UInt8(ascii: ",") {
          result.add(word, key)
          word.removeAll(keepingCapacity: true)
        } else if byte.isLetter || byte.isDigit || byte >= 0x80 {
          word.append(byte)
        }
      }
      result.add(word, key)
      word.removeAll(keepingCapacity: true)
    }
    return result
  }()

  /// The words, a comma between two.
  static let words: [(RecipeKey, String)] = [
    (
      .title,
      "title,name,recipe name,recipe title,titel,rezeptname,titre,nom,titulo,nombre,titolo,nome,naam,namn,标题,名称,菜名,タイトル,料理名,名前"
    ),
    (
      .description,
      """
      description,desc,summary,excerpt,abstract,intro,introduction,tagline,headnote,beschreibung,kurzbeschreibung,\
      zusammenfassung,resume,descripcion,resumen,descrizione,descricao,resumo,beschrijving,omschrijving,beskrivning,\
      描述,简介,介绍,説明,紹介
      """
    ),
    (
      .servings,
      """
      servings,serving,serves,serve,yield,yields,recipe yield,recipe servings,size,portion,portions,makes,feeds,\
      number of servings,servings count,people,persons,batch size,base servings,default servings,\
      portionen,personen,anzahl portionen,anzahl personen,anzahl,ergibt,ergiebigkeit,menge,\
      personnes,nombre de personnes,nombre de portions,rendement,parts,convives,couverts,quantite,\
      porcion,porciones,raciones,racion,personas,comensales,rendimiento,rinde,numero de porciones,\
      porzioni,porzione,persone,dosi per,dosi,dose,resa,numero di porzioni,\
      porcoes,porcao,doses,pessoas,rendimento,rende,numero de porcoes,\
      porties,portie,aantal personen,aantal porties,opbrengst,\
      portioner,antal portioner,antal personer,personer,racker till,ger,\
      份量,分量,份数,人数,适合人数,食用人数,几人份,何人分,人前,出来上がり,できあがり
      """
    ),
    (
      .prepTime,
      """
      prep,prep time,preparation time,preparation,active time,active,hands on time,hands on,work time,working time,\
      time prep,prep minutes,vorbereitungszeit,vorbereitung,arbeitszeit,arbeitsaufwand,zubereitungszeit,zubereitung,\
      temps de preparation,preparation,temps preparation,temps prep,tiempo de preparacion,preparacion,tiempo de prep,\
      tiempo preparacion,tempo di preparazione,preparazione,tempo de preparo,tempo de preparacao,preparo,preparacao,\
      bereidingstijd,voorbereidingstijd,voorbereiding,bereiding,forberedelsetid,forberedelse,forberedelser,\
      准备时间,备菜时间,准备,準備時間,下準備時間,下準備,仕込み時間
      """
    ),
    (
      .cookTime,
      """
      cook,cook time,cooking time,cooking,bake,bake time,baking time,baking,roasting time,time cook,perform time,\
      kochzeit,backzeit,garzeit,koch-/backzeit,bratzeit,backen,kochen,temps de cuisson,cuisson,temps cuisson,\
      tiempo de coccion,coccion,tiempo de horneado,horneado,tiempo de cocinado,tiempo coccion,\
      tempo di cottura,cottura,tempo de cozimento,cozimento,tempo de cozedura,cozedura,tempo de forno,tempo de coccao,\
      kooktijd,baktijd,oventijd,koktid,graddningstid,tillagningstid,ugnstid,tid i ugn,\
      烹饪时间,烹调时间,烘烤时间,加热时间,加熱時間,焼き時間,煮込み時間
      """
    ),
    (
      .totalTime,
      """
      total,total time,time,times,duration,ready in,overall time,time total,time required,time needed,\
      gesamtzeit,zeit,dauer,gesamtdauer,zeitaufwand,zeitbedarf,insgesamt,fertig in,\
      temps total,temps,duree,duree totale,pret en,tiempo total,tiempo,duracion,listo en,\
      tempo totale,tempo,durata,tempo total,duracao,pronto em,totale tijd,tijd,totaal,duur,klaar in,\
      total tid,totaltid,tid,tidsatgang,总时间,时间,用时,耗时,总耗时,所需时间,预计耗时,制作时间,\
      所要時間,時間,合計時間,総時間,調理時間
      """
    ),
    (
      .tags,
      """
      tags,tag,keywords,keyword,labels,label,recipe tags,hashtags,schlagworter,schlagworte,stichworter,stichworte,\
      schlusselworter,etiketten,mots-cles,mots clefs,mot-cle,etiquettes,etiquetas,palabras clave,etichette,parole chiave,\
      palavras-chave,marcadores,trefwoorden,sleutelwoorden,taggar,nyckelord,etiketter,标签,关键词,关键字,タグ,キーワード
      """
    ),
    (
      .category,
      """
      category,categories,course,courses,recipe category,meal type,meal,dish type,type of dish,kategorie,kategorien,gang,\
      categorie,categories,type de plat,categoria,categorias,tipo de plato,categoria,categorie,portata,categorias,\
      categorieen,kategori,kategorier,分类,类别,品类,カテゴリ,カテゴリー,分類
      """
    ),
    (
      .cuisine,
      "cuisine,cuisines,recipe cuisine,kitchen,kuche,landeskuche,cocina,cucina,cozinha,culinaria,keuken,kok,菜系,料理ジャンル,ジャンル"
    ),
    (
      .difficulty,
      """
      difficulty,difficulty level,level,skill level,skill,effort,schwierigkeit,schwierigkeitsgrad,niveau,difficulte,\
      dificultad,nivel,difficolta,livello,dificuldade,nivel,moeilijkheid,moeilijkheidsgraad,svarighet,svarighetsgrad,\
      难度,烹饪难度,预估烹饪难度,难易度,難易度,難度
      """
    ),
    (
      .rating,
      """
      rating,ratings,stars,score,my rating,rating value,personal rating,bewertung,sterne,evaluation,etoiles,\
      valoracion,calificacion,puntuacion,estrellas,voto,valutazione,stelle,avaliacao,classificacao,estrelas,\
      beoordeling,waardering,sterren,betyg,omdome,评分,星级,评级,評価
      """
    ),
    (
      .favorite,
      """
      favorite,favourite,fav,is favorite,is favourite,starred,favorit,lieblingsrezept,favori,prefere,coup de coeur,\
      favorito,favorita,preferito,preferita,favoriet,收藏,最爱,お気に入り
      """
    ),
    (
      .created,
      """
      created,date,date created,created at,created on,added,date added,date published,published,publish date,pub date,\
      creation date,datum,erstellt,erstellt am,hinzugefugt,cree,cree le,date de creation,fecha,creado,data,creato,criado,\
      aangemaakt,skapad,日期,创建日期,创建时间,日付,作成日
      """
    ),
    (
      .author,
      """
      author,authors,by,chef,contributor,creator,recipe by,written by,autor,autorin,verfasser,auteur,auteure,autora,\
      autore,autrice,forfattare,作者,著者
      """
    ),
    (
      .source,
      """
      source,sources,source url,source link,source name,url,link,website,original url,original recipe,original link,\
      recipe url,adapted from,inspired by,credit,credits,cookbook,book,reference,references,attribution,from,\
      quelle,quellen,buch,kochbuch,lien,livre,fuente,fuentes,enlace,libro,fonte,fonti,fontes,livro,bron,bronnen,boek,\
      kalla,kallor,lank,bok,来源,出处,链接,原文,出典,参考,リンク,引用元
      """
    ),
    (
      .image,
      """
      image,images,photo,photos,picture,pictures,pic,img,banner,cover,cover image,thumbnail,thumb,featured image,\
      feature image,hero,hero image,header image,og image,image url,photo url,bild,bilder,foto,fotos,titelbild,imagen,\
      imagenes,immagine,immagini,imagem,imagens,afbeelding,afbeeldingen,图片,照片,封面,画像,写真
      """
    ),
    (
      .equipment,
      """
      equipment,tools,tool,utensils,cookware,kitchenware,supplies,appliances,equipment needed,special equipment,\
      utensilien,gerate,zubehor,ausstattung,kuchengerate,ustensiles,materiel,equipement,utensilios,equipo,herramientas,\
      equipamiento,utensili,attrezzatura,strumenti,utensilios,equipamento,equipamentos,gereedschap,keukengerei,materiaal,\
      redskap,utrustning,koksredskap,工具,厨具,器具,所需工具,道具,調理器具
      """
    ),
    (
      .ingredients,
      """
      ingredients,ingredient,recipe ingredient,recipe ingredients,ingredient list,zutaten,zutat,zutatenliste,\
      ingredients,ingredientes,ingredienti,ingredienten,ingredienser,原料,食材,配料,材料,用料,主料
      """
    ),
    (
      .steps,
      """
      steps,step,directions,direction,instructions,instruction,method,procedure,process,recipe instructions,\
      preparation steps,schritte,anleitung,arbeitsschritte,anweisungen,etapes,methode,pasos,instrucciones,elaboracion,\
      procedimiento,metodo,procedimento,istruzioni,passaggi,modo de preparo,instrucoes,passos,stappen,instructies,\
      werkwijze,steg,instruktioner,gor sa har,tillvagagangssatt,步骤,做法,操作,制作步骤,作り方,手順
      """
    ),
    (
      .notes,
      """
      notes,note,tips,tip,remarks,comments,hints,hint,notizen,notiz,hinweise,hinweis,tipps,tipp,anmerkungen,anmerkung,\
      bemerkungen,remarques,astuces,astuce,conseils,notas,nota,consejos,consejo,consigli,suggerimenti,observacoes,dicas,\
      dica,notities,opmerkingen,anteckningar,noteringar,备注,小贴士,提示,注意事项,笔记,メモ,コツ,備考
      """
    ),
    (
      .nutrition,
      """
      nutrition,nutrition facts,nutritional information,nutrition information,nutrition info,nutrients,\
      nutritional values,macros,nahrwerte,nahrwertangaben,valeurs nutritionnelles,informacion nutricional,nutricion,\
      valores nutricionales,valori nutrizionali,informacao nutricional,voedingswaarde,voedingswaarden,naringsvarde,\
      naringsvarden,naring,营养,营养成分,栄養,栄養成分
      """
    ),
    (.language, "language,lang,locale,in language,sprache,langue,idioma,lingua,taal,sprak,语言,言語"),
    (
      .calories,
      """
      calories,calorie,kcal,cal,cals,energy,energie,kalorien,brennwert,calorias,energia,energia,valor energetico,\
      calorieen,kalorier,energi,热量,卡路里,カロリー,エネルギー,熱量
      """
    ),
    (
      .protein,
      """
      protein,proteins,protein content,eiweiss,proteine,proteines,proteinas,proteina,eiwit,eiwitten,蛋白质,たんぱく質,タンパク質
      """
    ),
    (
      .saturatedFat,
      """
      saturated fat,saturated fat content,saturates,sat fat,gesattigte fettsauren,davon gesattigte fettsauren,\
      acides gras satures,graisses saturees,grasas saturadas,grassi saturi,gorduras saturadas,verzadigd vet,\
      verzadigde vetten,mattat fett,饱和脂肪,飽和脂肪酸
      """
    ),
    (
      .fat,
      """
      fat,total fat,fat content,fats,fett,lipides,matieres grasses,grasas,grasa,grassi,gorduras,gordura,lipidos,vet,\
      vetten,脂肪,脂質
      """
    ),
    (
      .carbohydrate,
      """
      carbohydrate,carbohydrates,carbs,carb,total carbs,carbohydrate content,total carbohydrates,total carbohydrate,\
      kohlenhydrate,glucides,carbohidratos,hidratos de carbono,carboidrati,carboidratos,hidratos,koolhydraten,\
      kolhydrater,碳水化合物,碳水,炭水化物,糖質
      """
    ),
    (
      .fiber,
      """
      fiber,fibre,dietary fiber,dietary fibre,fiber content,fibers,ballaststoffe,fibres,fibra,fibras,vezels,\
      voedingsvezels,fibrer,kostfiber,膳食纤维,纤维,食物繊維
      """
    ),
    (
      .sugar,
      """
      sugar,sugars,sugar content,zucker,davon zucker,sucres,azucares,azucar,zuccheri,acucares,acucar,suikers,suiker,\
      socker,sockerarter,糖,糖分
      """
    ),
    (.sodium, "sodium,sodium content,natrium,sodio,sodio,钠,ナトリウム"),
    (
      .cholesterol,
      "cholesterol,cholesterol content,cholesterin,cholesterol,colesterol,colesterolo,kolesterol,胆固醇,コレステロール"
    ),
  ]
}

extension WordMap<RecipeKey> {
  /// Adds a word unless it is there.
  fileprivate mutating func add(_ word: [UInt8], _ key: RecipeKey) {
    word.withUnsafeBufferPointer { if self[$0] == nil { self[$0] = key } }
  }
}
