// What single words mean in an ingredient line, whatever the food: the vocabulary of the grammar.

/// What a word can be; a word may be several things.
struct WordClass: OptionSet, Sendable {
  let rawValue: UInt32

  /// "large", "klein": goes with the amount and is dropped from the name.
  static let size = WordClass(rawValue: 1 << 0)
  /// "heaping", "scant", "gestrichen": says how a unit is filled.
  static let filling = WordClass(rawValue: 1 << 1)
  /// "chopped", "minced": preparation, dropped from the front of a name.
  static let preparation = WordClass(rawValue: 1 << 2)
  /// "finely", "very": belongs to the preparation that follows.
  static let adverb = WordClass(rawValue: 1 << 3)
  /// "skinless", "ripe": belongs to the name but is no name alone.
  static let adjective = WordClass(rawValue: 1 << 4)
  /// "about", "ca.": the amount is rough.
  static let approximately = WordClass(rawValue: 1 << 5)
  /// "a", "une": the number one, if it stands where a number can.
  static let article = WordClass(rawValue: 1 << 6)
  /// "of", "de", "d'": between unit and name.
  static let of = WordClass(rawValue: 1 << 7)
  /// "to", "bis": between the ends of a range.
  static let to = WordClass(rawValue: 1 << 8)
  /// "or", "oder".
  static let or = WordClass(rawValue: 1 << 9)
  /// "and", "und".
  static let and = WordClass(rawValue: 1 << 10)
  /// "plus": an amount to be added, if one follows.
  static let plus = WordClass(rawValue: 1 << 11)
  /// "for", "such as": what follows is no name any more.
  static let stop = WordClass(rawValue: 1 << 12)
  /// "to taste", "q.b.", "适量": in place of an amount.
  static let taste = WordClass(rawValue: 1 << 13)
  /// "optional", "nach Belieben".
  static let optional = WordClass(rawValue: 1 << 14)
  /// "some", "a few", "etwas": in place of a number.
  static let vague = WordClass(rawValue: 1 << 15)
  /// "up to", "maximal": the number is the upper end.
  static let upTo = WordClass(rawValue: 1 << 16)
  /// "at least": the number is the lower end.
  static let atLeast = WordClass(rawValue: 1 << 17)
  /// A unit that stands before its number: 大さじ.
  static let unitFirst = WordClass(rawValue: 1 << 18)
  /// A unit that can stand after the name: "2 garlic cloves".
  static let unitLast = WordClass(rawValue: 1 << 19)
  /// "type", "No.": the number after it is no amount.
  static let label = WordClass(rawValue: 1 << 20)
  /// Begins a phrase of several words.
  static let phraseStart = WordClass(rawValue: 1 << 21)
  /// "minutes", "degrees", "servings of": a number before it is no amount.
  static let notAmount = WordClass(rawValue: 1 << 22)
  /// "from", "von": as `of`, between a part and the thing it comes from.
  static let from = WordClass(rawValue: 1 << 23)
  /// "minus", "less": an amount to be taken off, if one follows.
  static let minus = WordClass(rawValue: 1 << 24)
  /// "fresh", "frozen": two of them joined by "or" leave the name.
  static let state = WordClass(rawValue: 1 << 25)
  /// "in", "into", "on": after a preparation, more of it follows.
  static let preposition = WordClass(rawValue: 1 << 26)
  /// "each", "je": the amount before it is that of one thing.
  static let each = WordClass(rawValue: 1 << 27)
  /// "with": ends the name of something measured.
  static let with = WordClass(rawValue: 1 << 30)
  /// "用量": says that the amount follows.
  static let heading = WordClass(rawValue: 1 << 29)
  /// "quarters", "thirds": multiplies the number word before it.
  static let fractionWord = WordClass(rawValue: 1 << 28)
}

/// The rows of the vocabulary: `class names|words`, words separated by spaces, `_` for a space inside a phrase.
enum WordClasses {
  static let rows: StaticString = """
    size|kl mgr m_gr mittelgr large medium small big extra-large medium-size medium-sized large-size large-sized small-size small-sized tiny lg lge md med sm xl extra_large medium_large medium_to_large small_to_medium smallish largish huge size sized bite-size groß große großer großes großen mittelgroß mittelgroße mittelgroßer mittelgroßes mittelgroßen klein kleine kleiner kleines kleinen grand grande grands grandes gros grosse grosses petit petite petits petites moyen moyenne moyens moyennes grosso grossa grossi piccolo piccola piccoli piccole medio media medi medie mediano mediana medianos medianas pequeño pequeña pequeños pequeñas pequeno pequena pequenos pequenas médio média médios médias stor stora stort liten litet små klein_e grote groot kleine middelgrote mellanstor mellanstora duży duża duże mały mała małe średni średnia średnie 大 小 中
    filling|gestr geh gehäuf heaping heaped scant level rounded generous overflowing hefty healthy brimming good full packed firmly_packed lightly_packed loosely_packed tightly_packed well-packed gestrichen gestrichene gestrichener gestrichenes gehäuft gehäufte gehäufter gehäuftes gute guter gut knapp knappe knapper knappes reichlich rase rases ras bombée bombées bonne bon belle bonnes colmo colma colmi colme raso rasa rasi rase abbondante abbondanti colmado colmada rasa rasas cheia cheias bem_cheia rågad rågade struken strukna afgestreken volle czubata czubate płaska płaskie bombate thick thin fat thumb-size thumb-sized walnut-size walnut-sized
    preparation|finely_ground coarsely_ground freshly_ground fresh_ground chopped minced diced sliced grated shredded crushed cracked cooked uncooked melted toasted packed unpeeled pitted seeded deseeded strained squeezed sifted unsifted drained rinsed washed mashed pureed puréed crumbled whipped cubed julienned halved quartered softened seasoned bottled scraped flaked leftover torn trimmed cored stemmed unshelled shucked deveined slivered snipped scrubbed boned deboned blanched parboiled thawed defrosted cooled chilled sieved zested juiced pressed smashed bruised pounded broken bashed pulsed pulverized flattened butterflied spiralized cut room-temperature soft-cooked hard-cooked freshly-ground fresh-ground hulled pared picked skinned separated warmed heated reheated cleaned reserved rehydrated reconstituted thin-sliced thick-sliced deli_sliced lightly_beaten chopped-up cut-up cubes-cut tempered browned precooked pre-cooked day-old rough-chopped fine-chopped well-drained well-beaten firmly_packed lightly_packed loosely_packed tightly_packed gehackt gewürfelt geschält gerieben geschnitten gepresst entkernt zerdrückt geputzt gewaschen geschmolzen gehackte gehackter gehacktes gehackten haché hachée hachés hachées émincé émincée émincés émincées râpé râpée râpés râpées coupé coupée coupés coupées épluché épluchée fondu fondue tritato tritata tritati tritate picado picada picados picadas rallado rallada rallados ralladas ralado ralada pelado pelada pelados peladas cortado cortada cortados cortadas hackad hackade hackat riven rivet rivna skivad skivade skalad skalade gehakt gehakte gesneden geraspt geraspte fijngehakt posiekany posiekana posiekane posiekanej starty starta starte pokrojony pokrojona pokrojone obrany obrana obrane みじん切り
    adverb|finely coarsely thinly thickly roughly freshly lightly very well fine coarse diagonally softly firmly loosely tightly gently crosswise lengthwise lengthways finely-and stiffly evenly partially partly fully completely barely newly slightly neatly fein grob frisch dünn dick klein finement grossièrement finamente grossolanamente finamente picadamente grosseiramente fint grovt fijn grof drobno grubo thin
    preparation adverb|fine
    adjective|frische frischer frisches frischen getrocknete getrockneter getrocknetes getrockneten gemischte gemischter gemischtes gemischten reife reifer reifes reifen rote roter rotes roten gelbe gelber gelbes gelben grüne grüner grünes grünen weiße weißer weißes weißen schwarze schwarzer schwarzes schwarzen weiche weicher weiches weichen kalte kalter kaltes kalten warme warmer warmes warmen grobe grober grobes feine feiner feines jumbo mini miniature giant good_quality great_quality best_quality high_quality top_quality coarse peeled fresh dried dry frozen boneless skinless bone-in skin-on unsalted salted ripe firm soft tart plain raw whole organic free-range low-fat nonfat fat-free low-sodium sweet hot warm cold lean thick thin young tender seedless unsweetened sweetened unbleached virgin extra-virgin light dark mild spicy red green yellow white black brown new all-purpose crisp crusty flat smooth crunchy natural pure good-quality high-quality best-quality unwaxed purchased canned edible mixed assorted sharp large small medium stale bittersweet semisweet ready-made store-bought homemade home-made
    state|fresh frozen dried cooked raw jarred tinned thawed
    approximately|about approximately approx around roughly circa ca c_a ungefähr etwa rund environ env_on à_peu_près circa_a aproximadamente unos unas cerca_de mais_ou_menos ungeveer ongeveer plusminus cirka ungefär około ok ok_oko 约 約 大约 almost nearly just_over just_under a_bit_more_than a_scant
    article number=1|a an un une uma um una uno ein eine einen einem einer een en ett jeden jedna jedno
    number=1|one eins
    number=2|two zwei deux dos due dois duas twee två dwa dwie couple a_couple couple_of a_couple_of
    number=3|three drei trois tres tre três drie trzy
    number=4|four vier quatre cuatro quattro quatro vier fyra cztery
    number=5|five fünf cinq cinco cinque vijf fem pięć
    number=6|six sechs seis sei zes sex sześć
    number=7|seven sieben sept siete sette sete zeven sju siedem
    number=8|eight acht huit ocho otto oito åtta osiem
    number=9|nine neun neuf nueve nove negen nio dziewięć
    number=10|ten zehn dix diez dieci dez tien tio dziesięć
    number=11|eleven elf onze undici elva
    number=12|twelve zwölf douze doce dodici doze twaalf tolv dwanaście
    number=13|thirteen
    number=14|fourteen
    number=15|fifteen quinze quince quindici
    number=16|sixteen
    number=17|seventeen
    number=18|eighteen
    number=19|nineteen
    number=20|twenty zwanzig vingt veinte venti vinte twintig tjugo dwadzieścia
    number=24|twenty-four
    number=25|twenty-five
    number=30|thirty
    number=40|forty
    number=50|fifty
    number=1/2|half half_a half_an a_half one_half one-half halb halbe halber halbes halben einhalb demi demie une_demie une_demi un_demi medio media mezzo mezza meio meia halv halva halvt halve pół pol half_of_a
    number=3/2|one_and_a_half one_and_half anderthalb eineinhalb un_et_demi une_et_demie uno_y_medio una_y_media uno_e_mezzo una_e_mezza um_e_meio uma_e_meia anderhalve półtora półtorej en_och_en_halv
    number=1/4|quarter a_quarter one_quarter one-quarter a_quarter_of_a quarter_of_a one-fourth viertel un_quart cuarto un_cuarto kwart kvart ćwierć
    number=3/4|three_quarters three-quarters three-fourths dreiviertel trois_quarts tre_quarti tres_cuartos três_quartos trekvart
    number=1/3|one_third one-third a_third un_tiers drittel un_tercio um_terço
    number=2/3|two_thirds two-thirds
    number=1/8|one_eighth one-eighth an_eighth
    of|of de d' di del della dello dei degli delle dell' du des do da dos van von z ze av の
    from|from
    to|to bis à a tot till - do hasta até al
    or|or oder ou of_of eller lub 或 又は または o u ó
    and|and und et y e en och i と con
    plus|plus and und + et och y e i med
    minus|minus less weniger moins menos meno
    stop|for only such_as preferably like with_or_without plus divided until as at to_serve to_garnish to_taste to_finish to_cover to_coat to_decorate to_thicken to_bind to_fry to_top to_sprinkle to_dust to_brush to_drizzle to_grease to_make to_cook to_go to_yield to_fill to_roll if made_with made_from made_of_from available enough including each weighing about approximately from_about depending according see or_more or_less or_to or_as or_another or_other or_any or_similar or_substitute or_equivalent or_use or_a and_more z_b e_g i_e p_ej par_exemple par_ex bijv bijvoorbeeld t_ex np por_ejemplo por_exemplo ad_esempio zum_beispiel till_exempel na_przykład wie comme como plus_more plus_extra more_to more_for more_if plus_additional with_extra zum zur für nach nach_geschmack nach_belieben pour selon à_volonté au_goût à_votre_goût per q_b qb a_piacere para al_gusto a_gusto a_gosto à_gosto à_vontade c_s c_n voor naar naar_smaak om_te till efter till_servering efter_smak do_smaku do_podania do_smażenia według 用 taken thick in_all i_like we_used you_can cut_into cut_in cut_up cut_from used used_for removed room_temperature at_room_temperature in_a in_an enough_to enough_for needed
    taste|to_taste as_needed as_desired as_required q_b qb quanto_basta n_b nb nach_belieben nach_geschmack nach_bedarf a_piacere al_gusto a_gusto a_gosto à_gosto à_volonté selon_le_goût au_goût c_s c_n naar_smaak naar_behoefte efter_smak efter_behov do_smaku według_uznania 适量 適量 少许 少許 少々 若干 お好みで お好み 酌量 随意 ad_lib
    vague|qualche some few a_few several a_little little etwas ein_paar ein_bisschen einige un_peu un_peu_de quelques alcuni alcune un_po' un_po un_poco un_poco_de algunos algunas un_pouco um_pouco um_pouco_de alguns algumas wat een_beetje enkele lite några nagra en_aning trochę troche kilka odrobina 几 数 a_bit a_bit_of a_lot a_lot_of lots_of plenty plenty_of any
    optional|optional optionally evtl eventuell ggf gegebenenfalls eventueel éventuellement eventualmente ev eventuellt ewentualnie fakultativ wahlweise facultatif facultative facultatifs facultatives opzionale facoltativo opcional opcionales opcionais optioneel valfritt opcjonalnie 可选 可選 若有 お好みで if_desired if_you_like if_using if_wanted
    upTo|up_to at_most max maximum maximal höchstens bis_zu jusqu'à jusqu' fino_a hasta até tot_maximaal högst maksymalnie no_more_than
    atLeast|at_least minimum mindestens minst minstens au_moins almeno al_menos pelo_menos co_najmniej minimal
    unitFirst|大さじ 小さじ カップ 大匙 小匙
    unitLast|sprig sprigs clove cloves stalk stalks rib ribs bulb bulbs zehe zehen
    heading|的用量为 的用量 用量为 用量 总量 的量为 分量 分量为
    label|type typ tipo t no nr nº n° number note step page # mehltype size_ gauge numero número
    notAmount|minute minutes min mins hour hours hr hrs second seconds sec secs day days week weeks stunde stunden std minuten heures heure ore ora minuti minutos hora horas timmar timme minuter uur minuut godzina godziny minut degree degrees °c °f °  grad degrés gradi grados graus people persons person personen personnes persone personas pessoas personer 分钟 分 小时 時間 times time inches-wide
    with|with
    preposition|in into on from off over with across through and or to crosswise lengthwise lengthways in_half by onto against per out up apart both so if but fine finely thin thinly small
    each|each apiece je chacun chacune ciascuno ciascuna cada per_stuk vardera
    fractionWord number=1/4|quarters fourths viertel cuartos quarti quartos
    fractionWord number=1/3|thirds tercios terzi terços
    fractionWord number=1/2|halves
    fractionWord number=1/8|eighths
    name|bouquet_garni rib_eye half_and_half round_steak cube_steak strip_steak link_sausage link_sausages strip_bacon pot_roast stock_cube stock_cubes five_spice one_pot ice_cream bar_chocolate ball_jar leaf_lettuce leaf_lard stick_cinnamon head_cheese ground_beef round_roast glass_noodles box_mix can_opener bay_leaf bay_leaves liście_laurowe liść_laurowy liści_laurowych 半夏 一味 七味 五香 三文 八角 十三香 百里
    """
}
