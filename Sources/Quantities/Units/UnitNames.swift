// The one table of units: ids, dimensions, exact factors and names in twelve languages. Text, because a StaticString costs nothing until it is read.

/// The rows of the unit table, read once by `UnitTable`.
///
/// A row is `id|dimension|factor|names`. The factor is in millilitres, grams or millimetres; factors that differ by unit system are
/// written `us=… metric=… imperial=… au=… jp=…`. Names are separated by spaces, `_` stands for a space inside a name, and
/// `one/many` gives singular and plural. The first name is the one shown.
///
/// Sources: NIST SP 811 and Handbook 44 (US customary), the UK Units of Measurement Regulations 1995 (imperial), AS 1325 (Australian
/// tablespoon), the Swedish measuring-spoon set (krm, msk, tsk), the Japanese measuring cup of 200 ml and the gō of 180.39 ml.
enum UnitNames {
  static let rows: StaticString = """
    ml|volume|1|ml mls cc cm3 ccm milliliter/milliliters millilitre/millilitres millilitro/millilitri mililitro/mililitros mililitr/mililitry mililitrów мл 毫升 ミリリットル
    cl|volume|10|cl centiliter/centiliters centilitre/centilitres zentiliter centilitro/centilitri centylitr 厘升
    dl|volume|100|dl deciliter/deciliters decilitre/decilitres deziliter decilitro/decilitros decilitri デシリットル
    l|volume|1000|l lt ltr liter/liters litre/litres litro/litros litri litr/litry litrów litra л 升 公升 リットル
    krm|volume|1|krm kryddmått
    tsp|volume|us=157725491/32000000 metric=5 imperial=5 au=5 jp=5|tsp tsps t teasp tea_spoon tea_spoons teaspoon/teaspoons teaspoonful/teaspoonfuls tl teelöffel teel tsk tesked/teskedar theelepel/theelepels theelepeltje/theelepeltjes cac càc c_c c_à_c c_à_café c_a_cafe cc_à_café cuillère_à_café/cuillères_à_café cuillère_a_café/cuillères_a_café cuil_à_café cuillerée_à_café/cuillerées_à_café petite_cuillère/petites_cuillères cucchiaino/cucchiaini cucch_ino cucharadita/cucharaditas cucharilla/cucharillas cdta/cdtas cdita/cditas colher_de_chá/colheres_de_chá colher_chá/colheres_chá colherinha/colherinhas ч_л чайная_ложка čl łyżeczka/łyżeczki łyżeczek łyżeczkę łyż_herb 小さじ 小匙 小勺 茶匙 小茶匙
    tbsp|volume|us=473176473/32000000 metric=15 imperial=15 au=20 jp=15|tbsp tbsps tbs tbls tsbp tlbs tbps tbl_spoon tbl_spoons table_spoon table_spoons tb tbl tblsp tblspn tablespoon/tablespoons tablesp tablespoonful/tablespoonfuls el esslöffel eßlöffel essl eßl msk matsked/matskedar eetlepel/eetlepels cas càs cs c_s c_à_s c_à_soupe c_a_soupe cuillère_à_soupe/cuillères_à_soupe cuillère_a_soupe/cuillères_a_soupe cuil_à_soupe cuillerée_à_soupe/cuillerées_à_soupe grande_cuillère/grandes_cuillères cucchiaio/cucchiai cucchiaio_da_tavola/cucchiai_da_tavola cucchiaiata/cucchiaiate cucharada/cucharadas cda/cdas cuchara/cucharas cuchara_sopera/cucharas_soperas cucharada_sopera/cucharadas_soperas colher_de_sopa/colheres_de_sopa colher_sopa/colheres_sopa ст_л столовая_ложка łyżka/łyżki łyżek łyżkę łyż 大さじ 大匙 大勺 汤匙 湯匙
    dsp|volume|10|dessertspoon/dessertspoons dsp dstspn dessertspoonful/dessertspoonfuls barnlöffel colher_de_sobremesa/colheres_de_sobremesa colher_sobremesa/colheres_sobremesa cuillère_à_dessert/cuillères_à_dessert cucharada_de_postre/cucharadas_de_postre
    floz|volume|us=473176473/16000000 metric=454609/16000 imperial=454609/16000 au=454609/16000 jp=473176473/16000000|fl_oz floz fl fluid_ounce/fluid_ounces fl_ounce/fl_ounces fluid_oz
    gill|volume|us=473176473/4000000 metric=454609/3200 imperial=454609/3200 au=454609/3200 jp=473176473/4000000|gill/gills
    cup|volume|us=473176473/2000000 metric=250 imperial=454609/1600 au=250 jp=200|cup/cups c cupful/cupfuls tasse/tassen tasses taza/tazas tazza/tazze xícara/xícaras xicara/xicaras chávena/chávenas chávena_de_chá/chávenas_de_chá xícara_de_chá/xícaras_de_chá xícara_chá/xícaras_chá kopp/koppar kopje/kopjes szklanka/szklanki szklanek szklankę カップ 杯
    pint|volume|us=473176473/1000000 metric=454609/800 imperial=454609/800 au=454609/800 jp=473176473/1000000|pint/pints pt pts pinte/pintes pinta/pintas
    quart|volume|us=473176473/500000 metric=454609/400 imperial=454609/400 au=454609/400 jp=473176473/500000|quart/quarts qt qts
    gallon|volume|us=473176473/125000 metric=454609/100 imperial=454609/100 au=454609/100 jp=473176473/125000|gallon/gallons gal gals
    jigger|volume|1419529419/32000000|jigger/jiggers shot/shots
    go|volume|18039/100|gō go_cup 合
    mg|mass|1/1000|mg milligram/milligrams milligramm milligramme/milligrammes milligrammo/milligrammi miligramo/miligramos miligrama/miligramas мг 毫克
    g|mass|1|g gr gm gms grs gram/grams gramme/grammes gramm grammo/grammi gramo/gramos grama/gramas gramy gramów г 克 グラム
    dag|mass|10|dag dkg deka dekagramm
    hg|mass|100|hg etto/etti hekto
    kg|mass|1000|kg kgs kilo/kilos kilogram/kilograms kilogramme/kilogrammes kilogramm kilogrammo/kilogrammi chilogrammo/chilogrammi chilo kilogramo/kilogramos quilo/quilos quilograma/quilogramas kilogramy кг 公斤 千克 キロ キログラム
    oz|mass|45359237/1600000|oz ozs ounce/ounces unze/unzen onza/onzas oncia/once onça/onças ons 盎司 オンス
    lb|mass|45359237/100000|lb lbs pound/pounds libra/libras libbra/libbre livre/livres 磅 ポンド
    pfund|mass|500|pfund pfd pond 斤
    liang|mass|50|liang 两
    stone|mass|317514659/50000|stone/stones
    stick|mass|45359237/400000|stick/sticks
    mm|length|1|mm millimeter/millimeters millimetre/millimetres 毫米
    cm|length|10|cm centimeter/centimeters centimetre/centimetres centímetro/centímetros centimetro/centimetri zentimeter センチ 厘米 公分
    inch|length|127/5|inch/inches in pouce/pouces pulgada/pulgadas pollice/pollici zoll 英寸
    pinch|approximate|157725491/512000000|pinch/pinches pn prise/prisen prises pincée/pincées pizzico/pizzichi pizca/pizcas pitada/pitadas snufje/snufjes snuf nypa/nypor щепотка szczypta/szczypty szczyptę ひとつまみ つまみ 撮 小撮
    dash|approximate|157725491/256000000|dash/dashes spritzer spruzzo/spruzzi chorrito/chorritos skvätt stänk scheutje/scheutjes scheut chlust
    smidgen|approximate|157725491/1024000000|smidgen/smidgens smidge
    msp|approximate|1/2|msp messerspitze/messerspitzen mespunt/mespunten mespuntje pointe_de_couteau/pointes_de_couteau punta_di_coltello punta_de_cuchillo ponta_de_faca
    drop|approximate|1/20|drop/drops tropfen goutte/gouttes goccia/gocce gota/gotas droppe/droppar druppel/druppels kropla/krople kropli 滴
    splash|approximate||splash/splashes schuss schuß filet_d' trait/traits fiolino
    glug|approximate||glug/glugs
    drizzle|approximate||drizzle/drizzles
    filo|approximate||filo_d' filo_di
    squeeze|approximate||squeeze/squeezes
    dollop|approximate||dollop/dollops klecks klick klickar noisette/noisettes
    handful|approximate||handful/handfuls handvoll hand_voll handvol poignée/poignées manciata/manciate puñado/puñados punhado/punhados näve/nävar mão_cheia mãos_cheias garść/garści 把 掴み つかみ
    knob|approximate||knob/knobs klont klontje
    nugget|approximate||nugget/nuggets
    grind|approximate||grind/grinds grinding/grindings turn/turns crack/cracks twist/twists
    shake|approximate||shake/shakes
    sprinkle|approximate||sprinkle/sprinkles sprinkling/sprinklings
    dusting|approximate||dusting
    scoop|approximate||scoop/scoops kugel/kugeln boule/boules 勺
    spoon|approximate||spoon/spoons spoonful/spoonfuls spoonsful löffel cuillère/cuillères cuil colher/colheres 匙 さじ
    ladle|approximate||ladle/ladles ladleful/ladlefuls mestolo/mestoli kelle/kellen louche/louches cazo/cazos concha/conchas
    glass|approximate||glass/glasses glas gläser verre/verres bicchiere/bicchieri vaso/vasos copo/copos стакан
    bicchierino|approximate||bicchierino/bicchierini
    mug|approximate||mug/mugs becher mok mokken
    bowl|approximate||bowl/bowls schüssel bol/bols ciotola/ciotole 碗
    clove|count||clove/cloves zehe/zehen knoblauchzehe/knoblauchzehen gousse/gousses spicchio/spicchi diente/dientes dente/dentes teen tenen teentje/teentjes vitlöksklyfta/vitlöksklyftor klyfta/klyftor ząbek/ząbki ząbków 瓣 片け かけ
    can|count||can/cans tin/tins dose/dosen boîte/boîtes boite/boites lata/latas lattina/lattine barattolo/barattoli blik/blikken blikje/blikjes burk/burkar puszka/puszki konserv 罐 缶
    jar|count||jar/jars pot/pots tarro/tarros vasetto/vasetti potje/potjes frasco/frascos bocal/bocaux słoik/słoiki 瓶
    bottle|count||bottle/bottles flasche/flaschen bouteille/bouteilles bottiglia/bottiglie botella/botellas fles/flessen flaska/flaskor garrafa/garrafas butelka/butelki
    package|count||package/packages pkg pkgs pkt packet/packets pack/packs pckt packung/packungen packerl pck päckchen paquet/paquets paquete/paquetes confezione/confezioni pacote/pacotes pacchetto/pacchetti paket pakje/pakjes pak pakken förpackning/förpackningar förp opakowanie/opakowania paczka/paczki 包 袋 パック
    envelope|count||envelope/envelopes env sachet/sachets tütchen bustina/bustine sobre/sobres påse/påsar saszetka/saszetki zakje/zakjes
    box|count||box/boxes schachtel/schachteln scatola/scatole caja/cajas caixa/caixas pudełko doos ask askar 盒 箱
    bag|count||bag/bags beutel busta/buste bolsa/bolsas sac/sacs sack/sacks zak zakken torebka/torebki
    carton|count||carton/cartons karton brick/bricks brique/briques briki
    container|count||container/containers tub/tubs punnet/punnets basket/baskets canister/canisters barquette/barquettes bandeja/bandejas vaschetta/vaschette bakje/bakjes schale/schalen
    tube|count||tube/tubes tubo/tubetti
    bunch|count||bunch/bunches bund bündel bouquet/bouquets botte/bottes mazzo/mazzi mazzetto/mazzetti manojo/manojos bos bosje/bosjes knippe/knippen molho/molhos maço/maços pęczek/pęczki pęczka 束
    ciuffo|count||ciuffo/ciuffi
    bundle|count||bundle/bundles
    sprig|count||sprig/sprigs zweig/zweige zweiglein brin/brins rametto/rametti ramita/ramitas ramo/ramos raminho/raminhos takje/takjes twijg kvist/kvistar gałązka/gałązki gałązek
    stalk|count||stalk/stalks rib/ribs stange/stangen costa/coste tallo/tallos gambo/gambi stängel stengel/stengels stjälk/stjälkar łodyga/łodygi talo/talos 根
    stem|count||stem/stems stiel/stiele
    head|count||head/heads kopf/köpfe tête/têtes testa/teste cespo/cespi cabeza/cabezas krop stronk huvud cabeça/cabeças główka/główki 颗 棵 株 頭
    bulb|count||bulb/bulbs knolle/knollen bulbe/bulbes bulbo/bulbi bulbos
    ear|count||ear/ears cob/cobs kolben
    leaf|count||leaf/leaves blatt/blätter feuille/feuilles foglia/foglie hoja/hojas folha/folhas blad/bladen blaadje/blaadjes liść/liście liści 枚
    slice|count||slice/slices scheibe/scheiben tranche/tranches fetta/fette fettina/fettine rodaja/rodajas loncha/lonchas rebanada/rebanadas fatia/fatias plak/plakken plakje/plakjes skiva/skivor plaster/plastry plasterek/plasterki rasher/rashers rondelle/rondelles snee sneetje/sneetjes kromka/kromki 片 切れ
    strip|count||strip/strips streifen lanière/lanières striscia/strisce tira/tiras
    piece|count||piece/pieces pc pcs pce stück stücke stk st stuk stuks stycken morceau/morceaux pezzo/pezzi pezzetto/pezzetti trozo/trozos pedazo/pedazos pedaço/pedaços bit/bits sztuka/sztuki szt kawałek/kawałki ud uds unidad/unidades unidade/unidades 本 個 个 个儿 個分 ヶ コ 块 塊 只 隻 条 條 玉 丁 尾 匹 朵 粒 张 支 节 段 こ 枚入り 羽 顆 條子
    chunk|count||chunk/chunks
    fillet|count||fillet/fillets
    sheet|count||sheet/sheets plaque/plaques sfoglia/sfoglie lámina/láminas vel vellen ark
    cube|count||cube/cubes würfel cubo/cubos cubetto/cubetti tärning/tärningar kostka/kostki blokje/blokjes 块儿
    block|count||block/blocks
    bar|count||bar/bars tafel/tafeln barre/barres tableta/tabletas tablette/tablettes tavoletta/tavolette tabliczka
    ball|count||ball/balls bola/bolas
    loaf|count||loaf/loaves laib/laibe
    wedge|count||wedge/wedges
    square|count||square/squares carré/carrés quadratino/quadratini
    link|count||link/links
    round|count||rounds
    disk|count||disk/disks disc/discs
    cluster|count||cluster/clusters
    rack|count||rack/racks
    roll|count||roll/rolls rolle/rollen rouleau/rouleaux rollo/rollos rulle
    rotolo|count||rotolo/rotoli
    log|count||log/logs
    slab|count||slab/slabs
    batch|count||batch/batches recipe/recipes receta/recetas ricetta/ricette recept rezept
    serving|count||serving/servings portion/portions portionen porzione/porzioni porción/porciones porção/porções portie/porties portioner porcja/porcje part/parts teil/teile 人前 人份
    dozen|count||dozen dozens dz dutzend dutzende docena/docenas dozzina/dozzine dúzia/dúzias douzaine/douzaines dussin dozijn tuzin
    pair|count||pair/pairs paar paio paires
    pod|count||pod/pods schote/schoten
    strand|count||strand/strands thread/threads filament/filaments hebra/hebras fädchen
    wheel|count||wheel/wheels
    branch|count||branch/branches branche/branches rama/ramas
    segment|count||segment/segments
    """
}
