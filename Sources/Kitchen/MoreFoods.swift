// Common foods in the languages whose plurals the kitchen does not know, with the English name under which nutrients and aisles have them.

/// Names of foods in Portuguese, Dutch, Swedish, Japanese and Chinese.
enum MoreFoods {
  /// How many columns a line has.
  static let columns = 6

  /// A food a line, its columns divided by semicolons: the name in English, Portuguese, Dutch, Swedish, Japanese and Chinese, synonyms by bars.
  static let table: StaticString = """
    onion;cebola;ui|uien;lök|lökar|gul lök|gula lökar;玉ねぎ|たまねぎ|タマネギ|玉葱|新玉ねぎ;洋葱
    red onion;cebola roxa;rode ui|rode uien;rödlök;紫玉ねぎ|赤玉ねぎ;红洋葱|紫洋葱
    spring onion;cebolinha|cebolinho|cebolinha verde;bosui|bosuitje|bosuitjes|lente-ui|lente-uitje|lente-uitjes;salladslök|vårlök;ねぎ|長ねぎ|青ねぎ|万能ねぎ|小ねぎ|ネギ|長ネギ|白ねぎ|葱|わけぎ|刻みねぎ;葱|大葱|小葱|香葱|葱花|葱白|葱段|青葱
    shallot;chalota|chalotas|echalota;sjalot|sjalotje|sjalotjes|sjalotten;schalottenlök|schalottenlökar|schalotten;エシャロット;红葱头|干葱|小红葱
    leek;alho-francês|alho francês|alho-poró|alho poró|alho porro;prei;purjolök|purjo;リーキ|ポロねぎ;韭葱
    garlic;alho|dente de alho|dentes de alho;knoflook|knoflookteen|teentje knoflook;vitlök|vitlöksklyfta|vitlöksklyftor;にんにく|ニンニク|大蒜|おろしにんにく|にんにくのすりおろし;大蒜|蒜|蒜末|蒜头|蒜瓣|蒜蓉|蒜片|蒜泥
    ginger;gengibre;gember|gemberwortel;ingefära|färsk ingefära;しょうが|生姜|ショウガ|おろししょうが|土しょうが;姜|生姜|姜末|姜片|老姜|姜丝|嫩姜
    potato;batata|batatas;aardappel|aardappelen|aardappels|krieltjes;potatis|potatisar|färskpotatis;じゃがいも|ジャガイモ|じゃが芋|馬鈴薯|メークイン|男爵いも|新じゃが;土豆|马铃薯|洋芋
    sweet potato;batata-doce|batata doce;zoete aardappel|zoete aardappelen|bataat;sötpotatis;さつまいも|サツマイモ|薩摩芋;红薯|地瓜|番薯|紫薯
    carrot;cenoura|cenouras;wortel|wortelen|wortels|winterpeen|peen|worteltjes;morot|morötter;にんじん|ニンジン|人参;胡萝卜|红萝卜
    celery;aipo|salsão|talo de aipo;bleekselderij|selderij|bleekselderie|selderie;selleri|blekselleri|stjälkselleri|stjälk selleri;セロリ;芹菜|西芹
    celeriac;aipo-rábano|aipo rábano;knolselderij;rotselleri;根セロリ;根芹
    parsnip;pastinaca|cherovia;pastinaak|pastinaken;palsternacka|palsternackor;パースニップ;欧防风
    beetroot;beterraba|beterrabas;biet|bieten|rode biet|rode bieten;rödbeta|rödbetor;ビーツ;甜菜根
    turnip;nabo|nabos;knolraap|rapen|meiraap;rova|majrova;かぶ|カブ|蕪;芜菁
    daikon;rabanete branco|daikon;daikon|rettich;daikon|rättika;大根|だいこん|ダイコン|大根おろし;白萝卜|萝卜
    radish;rabanete|rabanetes;radijs|radijsjes;rädisa|rädisor;ラディッシュ|二十日大根;樱桃萝卜|小萝卜
    tomato;tomate|tomates;tomaat|tomaten|trostomaat|trostomaten|vleestomaat;tomat|tomater|kvisttomater;トマト;番茄|西红柿
    cherry tomato;tomate cereja|tomate-cereja|tomates cereja;kerstomaat|kerstomaten|kerstomaatjes|cherrytomaat|cherrytomaten|snoeptomaatjes;körsbärstomat|körsbärstomater|cocktailtomater;ミニトマト|プチトマト;圣女果|小番茄|樱桃番茄
    canned tomato;tomate pelado|tomate em lata|tomates pelados;tomatenblokjes|gepelde tomaten|blik tomaten|tomaat in blik;krossade tomater|hela tomater|burk krossade tomater;トマト缶|カットトマト|ホールトマト|カットトマト缶|ホールトマト缶|トマト水煮缶;番茄罐头
    tomato puree;polpa de tomate|passata;passata|gezeefde tomaten;passerade tomater;トマトピューレ|トマトピュレ;番茄泥
    tomato paste;concentrado de tomate|extrato de tomate|massa de tomate|pasta de tomate;tomatenpuree;tomatpuré;トマトペースト;番茄膏
    tomato sauce;molho de tomate;tomatensaus;tomatsås;トマトソース;番茄沙司
    cucumber;pepino|pepinos;komkommer|komkommers;gurka|gurkor|slanggurka;きゅうり|キュウリ|胡瓜;黄瓜|青瓜
    red bell pepper;pimento|pimentão|pimentão vermelho|pimento vermelho|pimentos;paprika|paprika's|rode paprika|rode paprika's|puntpaprika;röd paprika|paprika|paprikor|röda paprikor;パプリカ|赤パプリカ;红椒|彩椒|甜椒|红甜椒
    green bell pepper;pimento verde|pimentão verde;groene paprika;grön paprika|gröna paprikor;ピーマン;青椒|柿子椒|尖椒
    chili;malagueta|pimenta malagueta|piri-piri|pimenta dedo-de-moça;chilipeper|rode peper|spaanse peper|rode pepers|rawit;chili|chilifrukt|röd chili|färsk chili;唐辛子|赤唐辛子|鷹の爪|青唐辛子;辣椒|小米椒|小米辣|红辣椒|干辣椒|朝天椒|二荆条
    zucchini;curgete|courgette|abobrinha|abobrinhas|curgetes;courgette|courgettes;zucchini|squash;ズッキーニ;西葫芦|节瓜
    aubergine;beringela|berinjela|beringelas;aubergine|aubergines;aubergine|auberginer;なす|ナス|茄子;茄子
    pumpkin;abóbora|abóboras;pompoen;pumpa|pumpor;かぼちゃ|カボチャ|南瓜;南瓜
    broccoli;brócolos|brócolis|brócolo;broccoli;broccoli|broccolibuketter;ブロッコリー;西兰花|西蓝花
    cauliflower;couve-flor|couve flor;bloemkool;blomkål;カリフラワー;花菜|菜花|花椰菜
    cabbage;repolho|couve|couve branca|couve lombarda;kool|witte kool|spitskool;vitkål|kål|spetskål;キャベツ|春キャベツ;包菜|卷心菜|圆白菜|高丽菜|甘蓝
    chinese cabbage;couve-chinesa|acelga chinesa;chinese kool;salladskål|kinakål;白菜;白菜|大白菜|娃娃菜
    kale;couve galega|couve kale|couve manteiga;boerenkool;grönkål;ケール;羽衣甘蓝
    brussels sprout;couve-de-bruxelas|couves de bruxelas;spruitjes|spruiten;brysselkål;芽キャベツ;抱子甘蓝
    spinach;espinafre|espinafres;spinazie;spenat|babyspenat|bladspenat;ほうれん草|ほうれんそう|ホウレンソウ;菠菜
    bok choy;acelga|bok choy;paksoi;pak choi;チンゲン菜|青梗菜;小白菜|上海青|青菜|油菜
    lettuce;alface|alfaces;sla|kropsla|romaine sla|ijsbergsla|slablaadjes;sallad|isbergssallad|romansallad|salladsblad;レタス|サニーレタス|サラダ菜;生菜
    rocket;rúcula;rucola;ruccola|rucola;ルッコラ;芝麻菜
    asparagus;espargo|espargos|aspargo|aspargos;asperge|asperges;sparris;アスパラガス|アスパラ;芦笋
    green bean;feijão verde|vagem|vagens;sperziebonen|boontjes|haricots verts|snijbonen;haricots verts|gröna bönor|brytbönor;さやいんげん|いんげん|インゲン;四季豆|豆角|豇豆|刀豆
    pea;ervilha|ervilhas;doperwten|erwten|erwtjes|tuinerwten;ärtor|gröna ärtor|ärter;グリーンピース|えんどう豆;豌豆|青豆
    corn;milho|milho doce;mais|maïs|suikermais;majs|majskorn;とうもろこし|コーン|トウモロコシ|コーン缶;玉米|玉米粒|甜玉米
    mushroom;cogumelo|cogumelos|champignon|champignons;champignon|champignons|paddenstoel|paddenstoelen|kastanjechampignons;champinjon|champinjoner|svamp;マッシュルーム|きのこ|キノコ;蘑菇|口蘑|白玉菇
    shiitake mushroom;cogumelo shiitake|shiitake;shiitake|shiitakes;shiitake;しいたけ|シイタケ|椎茸|干ししいたけ|干し椎茸;香菇|干香菇|冬菇
    bean sprout;rebentos de soja|broto de feijão;taugé|tauge;böngroddar;もやし|モヤシ;豆芽|绿豆芽|黄豆芽
    lemon;limão|limões|limão siciliano;citroen|citroenen;citron|citroner;レモン|檸檬;柠檬
    lemon juice;sumo de limão|suco de limão;citroensap;citronsaft|pressad citron;レモン汁|レモン果汁;柠檬汁
    lime;lima|limas;limoen|limoenen;lime|limefrukt;ライム;青柠|青柠檬
    orange;laranja|laranjas;sinaasappel|sinaasappels|sinaasappelen;apelsin|apelsiner;オレンジ;橙子|橙
    orange juice;sumo de laranja|suco de laranja;sinaasappelsap|jus d'orange;apelsinjuice;オレンジジュース;橙汁
    apple;maçã|maçãs;appel|appels|appelen;äpple|äpplen;りんご|リンゴ|林檎;苹果
    pear;pera|pêra|peras;peer|peren;päron;梨|洋梨;梨|雪梨
    banana;banana|bananas;banaan|bananen;banan|bananer;バナナ;香蕉
    strawberry;morango|morangos;aardbei|aardbeien;jordgubbe|jordgubbar;いちご|イチゴ|苺;草莓
    raspberry;framboesa|framboesas;framboos|frambozen;hallon;ラズベリー;覆盆子|树莓
    blueberry;mirtilo|mirtilos;blauwe bes|blauwe bessen|bosbes|bosbessen;blåbär;ブルーベリー;蓝莓
    pineapple;ananás|abacaxi;ananas;ananas;パイナップル;菠萝|凤梨
    mango;manga|mangas;mango|mango's;mango;マンゴー;芒果
    avocado;abacate|abacates;avocado|avocado's;avokado|avokador;アボカド|アボガド;牛油果|鳄梨
    grape;uva|uvas;druif|druiven;vindruvor|vindruva;ぶどう|ブドウ;葡萄
    raisin;passa|passas|uva passa|uvas passas;rozijnen|rozijn|krenten;russin;レーズン|干しぶどう;葡萄干
    date;tâmara|tâmaras;dadel|dadels;dadel|dadlar;デーツ|なつめやし;椰枣
    parsley;salsa|salsinha;peterselie;persilja|bladpersilja;パセリ|イタリアンパセリ;欧芹
    coriander;coentro|coentros;koriander|verse koriander;koriander|färsk koriander;パクチー|香菜|コリアンダー;香菜|芫荽
    basil;manjericão;basilicum|basilicumblaadjes;basilika|färsk basilika;バジル;罗勒
    mint;hortelã;munt|muntblaadjes;mynta;ミント;薄荷
    dill;endro|aneto;dille;dill|dillkvistar;ディル;莳萝
    chive;cebolinho francês;bieslook;gräslök;チャイブ|あさつき;细香葱
    rosemary;alecrim;rozemarijn;rosmarin;ローズマリー;迷迭香
    thyme;tomilho;tijm;timjan;タイム;百里香
    bay leaf;louro|folha de louro|folhas de louro;laurierblad|laurierblaadje|laurierblaadjes|laurier;lagerblad;ローリエ|ローレル|月桂樹の葉;香叶|月桂叶
    oregano;orégão|orégãos|orégano;oregano;oregano;オレガノ;牛至
    tofu;tofu;tofu|tahoe;tofu;豆腐|絹ごし豆腐|木綿豆腐|絹豆腐|焼き豆腐;豆腐|嫩豆腐|老豆腐|内酯豆腐|北豆腐
    bread;pão|pão de forma;brood|stokbrood|boterham|boterhammen|casinobrood;bröd|formbröd|surdegsbröd;パン|食パン|フランスパン|バゲット;面包|吐司
    breadcrumb;pão ralado|farinha de rosca;paneermeel|broodkruim|panko;ströbröd|panko;パン粉;面包糠|面包屑
    beef;carne de vaca|carne bovina|bife|bifes|carne de boi|acém|alcatra;rundvlees|runderlappen|sucadelappen|riblappen|biefstuk|stoofvlees|runderriblappen;nötkött|grytbitar|högrev|biff|oxfilé|entrecôte|lövbiff;牛肉|牛薄切り肉|牛こま切れ肉|牛もも肉|牛バラ肉|牛すね肉|牛切り落とし肉;牛肉|牛腩|肥牛|牛里脊|牛腱|牛柳
    ground beef;carne moída|carne picada|carne de vaca picada;gehakt|rundergehakt|half-om-half gehakt|half om half gehakt;nötfärs|köttfärs|blandfärs|färs;合いびき肉|牛ひき肉|合挽き肉|合い挽き肉|ひき肉|合びき肉;牛肉末
    pork;carne de porco|porco|lombo de porco|lombo|febras;varkensvlees|varkenslap|varkenshaas|varkensfilet|speklap|karbonade|hamlap|hamlappen|procureur;fläskkött|fläsk|fläskfilé|fläskkarré|karré|fläskkotlett;豚肉|豚こま切れ肉|豚ロース|豚薄切り肉|豚こま|豚もも肉|豚ロース肉|豚肩ロース|豚肉こま;猪肉|猪里脊|里脊|里脊肉|瘦肉|猪排|猪腿肉|猪瘦肉|梅花肉|排骨|猪排骨
    pork belly;entremeada|barriga de porco;buikspek;sidfläsk|rimmat sidfläsk;豚バラ肉|豚バラ|豚ばら肉|豚バラ薄切り肉;五花肉
    ground pork;carne de porco picada;varkensgehakt;fläskfärs;豚ひき肉|豚挽き肉;猪肉末|肉末|猪肉馅|肉馅|猪绞肉
    bacon;bacon|toucinho;spek|spekjes|spekblokjes|ontbijtspek|bacon;bacon|tärnat bacon;ベーコン;培根
    ham;fiambre|presunto cozido|presunto;ham|hamblokjes|achterham;skinka|kokt skinka|rökt skinka;ハム|ロースハム;火腿
    sausage;salsicha|salsichas|linguiça;worst|rookworst|braadworst|worstjes;korv|falukorv|prinskorv;ソーセージ|ウインナー|ウィンナー;香肠|火腿肠|腊肠
    chicken breast;peito de frango|peitos de frango;kipfilet|kipfilets|kippenborst;kycklingfilé|kycklingfiléer|kycklingbröst|kycklingbröstfilé;鶏むね肉|鶏胸肉|とりむね肉|鶏ささみ|ささみ|鶏むね;鸡胸肉|鸡胸|鸡脯肉
    chicken thigh;coxa de frango|sobrecoxa|coxas de frango|sobrecoxas;kippendij|kippendijen|kipdijfilet|kippendijfilet|kipdijen;kycklinglår|kycklinglårfilé|lårfilé;鶏もも肉|とりもも肉|鶏もも|鶏肉もも;鸡腿|鸡腿肉|鸡翅|鸡翅中
    chicken;frango;kip|kippenvlees|kippenbouten|hele kip;kyckling|hel kyckling|grillad kyckling;鶏肉|とり肉|手羽元|手羽先|手羽中;鸡|鸡肉|鸡块|整鸡|三黄鸡|鸡丁
    ground chicken;frango moído;kipgehakt|kippengehakt;kycklingfärs;鶏ひき肉|鶏挽き肉|とりひき肉;鸡肉末
    duck;pato;eend|eendenborst;anka|ankbröst;鴨肉|鴨;鸭|鸭肉|鸭腿
    turkey;peru|peito de peru;kalkoen|kalkoenfilet;kalkon|kalkonfilé;七面鳥;火鸡
    lamb;borrego|cordeiro|carneiro;lamsvlees|lamsbout|lam;lamm|lammkött|lammstek|lammfärs;ラム肉|羊肉;羊肉|羊排|羊腿
    egg;ovo|ovos;ei|eieren;ägg;卵|たまご|玉子|全卵|鶏卵|ゆで卵|溶き卵;鸡蛋|蛋|全蛋|蛋液|鸡蛋液
    egg yolk;gema|gemas|gema de ovo|gemas de ovo;eidooier|eidooiers|eigeel|dooier;äggula|äggulor;卵黄;蛋黄
    egg white;clara|claras|clara de ovo|claras de ovo;eiwit|eiwitten;äggvita|äggvitor;卵白;蛋清|蛋白
    salmon;salmão|lombo de salmão;zalm|zalmfilet|zalmfilets;lax|laxfilé|laxfiléer;鮭|さけ|サーモン|生鮭|塩鮭;三文鱼|鲑鱼
    cod;bacalhau|bacalhau fresco;kabeljauw|kabeljauwfilet;torsk|torskfilé|torskrygg;たら|タラ|鱈|生たら;鳕鱼
    tuna;atum|lata de atum|atum em lata;tonijn|blik tonijn|tonijn in blik;tonfisk|burk tonfisk;ツナ|ツナ缶|まぐろ|マグロ;金枪鱼|吞拿鱼
    shrimp;camarão|camarões|gambas|gamba;garnaal|garnalen|gamba|gamba's|scampi;räka|räkor;えび|エビ|海老|むきえび;虾|虾仁|大虾|基围虾|鲜虾|明虾
    mussel;mexilhão|mexilhões;mossel|mosselen;mussla|musslor|blåmusslor;ムール貝;青口|贻贝
    squid;lula|lulas;inktvis|pijlinktvis;bläckfisk;いか|イカ;鱿鱼
    anchovy;anchova|anchovas;ansjovis|ansjovisfilets;sardell|sardeller|sardellfilé;アンチョビ;凤尾鱼
    milk;leite|leite gordo|leite meio-gordo|leite integral;melk|volle melk|halfvolle melk;mjölk|standardmjölk;牛乳|ミルク;牛奶|纯牛奶|鲜牛奶
    butter;manteiga|manteiga sem sal;boter|roomboter|ongezouten boter|ongezouten roomboter;smör|rumsvarmt smör;バター|無塩バター|有塩バター|溶かしバター;黄油|无盐黄油
    margarine;margarina;margarine;margarin;マーガリン;人造黄油
    cream;natas|nata|creme de leite;slagroom|room|kookroom;grädde|vispgrädde|matlagningsgrädde;生クリーム|クリーム;淡奶油|奶油|鲜奶油|稀奶油
    sour cream;natas azedas|creme azedo;zure room;gräddfil;サワークリーム;酸奶油
    creme fraiche;crème fraîche;crème fraîche|creme fraiche;crème fraiche|creme fraiche;クレームフレーシュ;法式酸奶油
    yogurt;iogurte|iogurte natural|iogurte grego;yoghurt|griekse yoghurt|volle yoghurt;yoghurt|naturell yoghurt|matlagningsyoghurt|grekisk yoghurt;ヨーグルト|プレーンヨーグルト;酸奶|原味酸奶
    cheese;queijo|queijo ralado;kaas|geraspte kaas|jonge kaas|belegen kaas|goudse kaas;ost|riven ost|prästost|hushållsost;チーズ|ピザ用チーズ|とろけるチーズ|シュレッドチーズ|スライスチーズ;奶酪|芝士|芝士片|奶酪片
    parmesan;parmesão|queijo parmesão;parmezaan|parmezaanse kaas|parmezaankaas;parmesan|parmesanost|riven parmesan;パルメザンチーズ|粉チーズ|パルミジャーノ;帕玛森芝士|帕尔马干酪
    mozzarella;mozarela|queijo mozarela|muçarela|mussarela;mozzarella;mozzarella;モッツァレラ|モッツァレラチーズ;马苏里拉|马苏里拉芝士|马苏里拉奶酪
    feta;queijo feta|feta;feta|fetakaas;fetaost|feta;フェタチーズ;菲达奶酪
    cream cheese;queijo creme|cream cheese|queijo-creme;roomkaas|verse roomkaas;färskost|philadelphiaost;クリームチーズ;奶油奶酪|奶油芝士
    ricotta;ricota|requeijão;ricotta;ricotta|ricottaost;リコッタチーズ|カッテージチーズ;里科塔
    pasta;massa|macarrão|penne;pasta|macaroni|penne|fusilli|lasagnebladen;pasta|makaroner|penne|lasagneplattor;パスタ|マカロニ|ペンネ;意面|意大利面|通心粉
    spaghetti;esparguete|espaguete;spaghetti;spaghetti|spagetti;スパゲッティ|スパゲティ|スパゲッティー;意大利面条
    noodle;massa chinesa;noedels|mie|mie nestjes|bami;nudlar|äggnudlar;うどん|中華麺|麺|ラーメン|焼きそば麺|そうめん|そば;面条|挂面|拉面|鲜面条
    rice;arroz|arroz branco|arroz agulha|arroz carolino;rijst|witte rijst|zilvervliesrijst|basmatirijst;ris|jasminris|basmatiris;米|ご飯|ごはん|白米|温かいご飯|お米;大米|米|米饭|白米饭
    sticky rice;arroz glutinoso;kleefrijst;klibbigt ris;もち米;糯米
    chickpea;grão-de-bico|grão de bico|grão;kikkererwten|kikkererwt;kikärtor|kikärta;ひよこ豆;鹰嘴豆
    lentil;lentilha|lentilhas;linzen|linze|rode linzen;linser|lins|röda linser|gröna linser;レンズ豆;扁豆|小扁豆
    kidney bean;feijão vermelho|feijão encarnado;kidneybonen|kidneyboon|bruine bonen;kidneybönor;キドニービーンズ|金時豆;红腰豆|芸豆
    black bean;feijão preto;zwarte bonen;svarta bönor;黒豆;黑豆
    white bean;feijão branco|feijão manteiga;witte bonen;vita bönor;白いんげん豆;白芸豆
    pinto bean;feijão catarino|feijão carioca|feijão;pintobonen;pintobönor;うずら豆;花豆
    couscous;couscous|cuscuz;couscous;couscous;クスクス;古斯米
    coconut milk;leite de coco;kokosmelk;kokosmjölk;ココナッツミルク;椰奶|椰浆
    shredded coconut;coco ralado|coco;geraspte kokos|kokos;riven kokos|kokosflingor;ココナッツ;椰蓉|椰丝
    condensed milk;leite condensado;gecondenseerde melk;kondenserad mjölk;コンデンスミルク|練乳;炼乳
    chicken stock;caldo de galinha|caldo de frango;kippenbouillon|kippenfond;kycklingbuljong|hönsbuljong|kycklingfond;鶏がらスープ|チキンスープ|チキンブイヨン;鸡汤|高汤
    vegetable stock;caldo de legumes|caldo de vegetais;groentebouillon|groentenbouillon;grönsaksbuljong|grönsaksfond;野菜スープ|ブイヨン|だし汁|だし|出汁|コンソメスープ;素高汤|蔬菜高汤
    beef stock;caldo de carne;runderbouillon|vleesbouillon;köttbuljong|oxbuljong|kalvfond;ビーフブイヨン|牛だし;牛肉高汤
    bouillon cube;cubo de caldo|caldo knorr;bouillonblokje|bouillontablet|groentebouillonblokje|kippenbouillonblokje;buljongtärning|grönsaksbuljongtärning|hönsbuljongtärning;固形コンソメ|固形ブイヨン|コンソメ|鶏ガラスープの素|鶏がらスープの素|中華だし|顆粒だし|和風だしの素|だしの素|顆粒コンソメ;鸡精|浓汤宝|鸡粉
    olive;azeitona|azeitonas|azeitonas pretas;olijf|olijven|zwarte olijven;oliv|oliver;オリーブ|黒オリーブ;橄榄
    caper;alcaparra|alcaparras;kappertje|kappertjes;kapris;ケッパー|ケイパー;酸豆
    olive oil;azeite|azeite virgem extra|azeite de oliva|azeite extra virgem;olijfolie|milde olijfolie;olivolja|jungfruolivolja;オリーブオイル|オリーブ油|エクストラバージンオリーブオイル;橄榄油
    vegetable oil;óleo|óleo vegetal|óleo de girassol|óleo de soja;olie|zonnebloemolie|plantaardige olie|arachideolie|frituurolie|bakolie;olja|rapsolja|solrosolja|matolja|neutral olja|frityrolja;サラダ油|油|植物油|揚げ油|ごま油以外の油|米油|サラダオイル;油|食用油|植物油|色拉油|花生油|菜籽油|玉米油
    sesame oil;óleo de sésamo|óleo de gergelim;sesamolie;sesamolja;ごま油|ゴマ油|胡麻油;香油|芝麻油|麻油
    vinegar;vinagre|vinagre de vinho;azijn|wittewijnazijn|wijnazijn|rodewijnazijn|natuurazijn;vinäger|ättika|vitvinsvinäger|rödvinsvinäger|ättiksprit;酢|お酢|穀物酢|米酢;醋|白醋|米醋|香醋|陈醋
    balsamic vinegar;vinagre balsâmico;balsamicoazijn|balsamico|balsamico azijn;balsamvinäger|balsamico;バルサミコ酢;黑醋
    soy sauce;molho de soja|shoyu;sojasaus|ketjap|ketjap manis;soja|sojasås|japansk soja|ljus soja|kinesisk soja;しょうゆ|醤油|しょう油|薄口しょうゆ|濃口醤油|めんつゆ|ポン酢|ぽん酢;酱油|生抽|老抽|蒸鱼豉油|味极鲜
    fish sauce;molho de peixe;vissaus;fisksås;ナンプラー|魚醤;鱼露
    oyster sauce;molho de ostras;oestersaus;ostronsås;オイスターソース;蚝油
    mustard;mostarda|mostarda dijon;mosterd|dijonmosterd;senap|dijonsenap|skånsk senap;からし|マスタード|粒マスタード;芥末酱
    mayonnaise;maionese;mayonaise;majonnäs;マヨネーズ;蛋黄酱|沙拉酱
    ketchup;ketchup;ketchup|tomatenketchup;ketchup|tomatketchup;ケチャップ|トマトケチャップ;番茄酱
    miso;miso;miso|misopasta;miso;味噌|みそ|白味噌|合わせ味噌|赤味噌;味噌
    mirin;mirin;mirin;mirin;みりん|本みりん|味醂;味淋
    salt;sal|sal grosso|flor de sal;zout|zeezout;salt|flingsalt|havssalt;塩|食塩|あら塩;盐|食盐|细盐
    black pepper;pimenta|pimenta preta|pimenta do reino|pimenta-do-reino;peper|zwarte peper|versgemalen peper;svartpeppar|peppar|nymald svartpeppar;こしょう|胡椒|コショウ|黒こしょう|ブラックペッパー|粗びき黒こしょう|粗挽き黒胡椒;胡椒粉|黑胡椒|白胡椒粉|白胡椒|黑胡椒碎|黑胡椒粉
    paprika;colorau|pimentão doce|páprica|pimentão-doce;paprikapoeder|gerookt paprikapoeder;paprikapulver;パプリカパウダー;红椒粉
    cumin;cominhos|cominho|cominho em pó;komijn|komijnpoeder|komijnzaad|gemalen komijn;spiskummin|malen spiskummin;クミン|クミンパウダー;孜然|孜然粉
    turmeric;curcuma|açafrão-da-terra|cúrcuma;kurkuma|koenjit;gurkmeja;ターメリック;姜黄粉
    curry powder;caril|caril em pó;kerrie|kerriepoeder;curry|currypulver;カレー粉;咖喱粉
    cinnamon;canela|canela em pó|pau de canela;kaneel|kaneelstokje;kanel|malen kanel|kanelstång;シナモン|シナモンパウダー;肉桂粉|桂皮
    nutmeg;noz-moscada|noz moscada;nootmuskaat;muskot|muskotnöt;ナツメグ;肉豆蔻
    cardamom;cardamomo;kardemom;kardemumma|malen kardemumma;カルダモン;小豆蔻
    clove;cravinho|cravo|cravo-da-índia;kruidnagel|kruidnagels;kryddnejlika|kryddnejlikor;クローブ;丁香
    star anise;anis-estrelado|anis estrelado;steranijs;stjärnanis;八角;八角|大料
    flour;farinha|farinha de trigo|farinha sem fermento;bloem|tarwebloem|patentbloem|meel;vetemjöl|mjöl|vetemjöl special;薄力粉|小麦粉|中力粉;面粉|中筋面粉|低筋面粉
    bread flour;farinha para pão;broodmeel|broodbloem;;強力粉;高筋面粉
    self raising flour;farinha com fermento;zelfrijzend bakmeel;;ホットケーキミックス;自发粉
    whole wheat flour;farinha integral;volkorenmeel|tarwemeel;grahamsmjöl|fullkornsmjöl;全粒粉;全麦面粉
    rye flour;farinha de centeio;roggemeel;rågmjöl|rågsikt;ライ麦粉;黑麦粉
    cornstarch;amido de milho|maizena;maizena|maïzena;majsstärkelse|maizena|majsena;片栗粉|コーンスターチ|水溶き片栗粉;淀粉|玉米淀粉|生粉|土豆淀粉|水淀粉|红薯淀粉
    potato starch;fécula de batata;aardappelzetmeel;potatismjöl;馬鈴薯でんぷん;马铃薯淀粉
    sugar;açúcar|açúcar branco;suiker|kristalsuiker|witte suiker|fijne kristalsuiker;socker|strösocker;砂糖|グラニュー糖|上白糖|白砂糖|きび砂糖|三温糖;糖|白糖|白砂糖|细砂糖|砂糖|冰糖
    brown sugar;açúcar mascavado|açúcar amarelo|açúcar mascavo;basterdsuiker|bruine suiker|bruine basterdsuiker|rietsuiker|lichtbruine basterdsuiker|donkerbruine basterdsuiker;farinsocker|råsocker|muscovadosocker;黒糖|ブラウンシュガー;红糖|黑糖
    powdered sugar;açúcar em pó;poedersuiker;florsocker;粉砂糖|粉糖;糖粉
    vanilla sugar;açúcar baunilhado;vanillesuiker;vaniljsocker|vaniljpulver;バニラシュガー;香草糖
    vanilla extract;essência de baunilha|extrato de baunilha|baunilha;vanille-extract|vanille extract|vanille;vaniljextrakt|vanilj;バニラエッセンス|バニラエクストラクト|バニラオイル;香草精
    honey;mel;honing;honung|flytande honung;はちみつ|ハチミツ|蜂蜜;蜂蜜
    maple syrup;xarope de ácer|xarope de bordo;ahornsiroop;lönnsirap;メープルシロップ;枫糖浆
    golden syrup;xarope de milho;stroop|schenkstroop|keukenstroop;sirap|ljus sirap|mörk sirap;水あめ;麦芽糖
    yeast;fermento biológico seco|fermento de padeiro seco|levedura seca;gist|gedroogde gist|instantgist|droge gist;torrjäst;ドライイースト|イースト;酵母|干酵母|酵母粉
    fresh yeast;fermento de padeiro|fermento fresco|fermento biológico;verse gist;jäst|färsk jäst;生イースト;鲜酵母
    baking powder;fermento em pó|fermento|fermento químico;bakpoeder;bakpulver;ベーキングパウダー;泡打粉
    baking soda;bicarbonato|bicarbonato de sódio;zuiveringszout|baking soda|baksoda;bikarbonat;重曹;小苏打|苏打粉
    gelatin;gelatina|folhas de gelatina;gelatine|blaadjes gelatine|gelatineblaadjes;gelatin|gelatinblad;ゼラチン|粉ゼラチン|板ゼラチン;吉利丁|吉利丁片
    chocolate;chocolate|chocolate negro|chocolate preto|chocolate de culinária;chocolade|pure chocolade|puur chocolade;choklad|mörk choklad|blockchoklad;チョコレート|板チョコ|ビターチョコレート;巧克力|黑巧克力
    white chocolate;chocolate branco;witte chocolade;vit choklad;ホワイトチョコレート|ホワイトチョコ;白巧克力
    cocoa powder;cacau|cacau em pó|chocolate em pó;cacao|cacaopoeder;kakao|kakaopulver;ココアパウダー|ココア|純ココア;可可粉
    oat;aveia|flocos de aveia;havermout|havervlokken;havregryn;オートミール;燕麦|燕麦片|麦片
    jam;doce|compota|geleia;jam|aardbeienjam|abrikozenjam;sylt|lingonsylt|hallonsylt|marmelad;ジャム|いちごジャム;果酱
    peanut butter;manteiga de amendoim|pasta de amendoim;pindakaas;jordnötssmör;ピーナッツバター|ピーナツバター;花生酱
    biscuit;bolacha|bolachas|bolacha maria|biscoito|biscoitos|bolachas maria;biscuit|biscuitjes|lange vingers|koekjes|speculaas|speculoos;digestivekex|kex|digestive;ビスケット|クッキー;饼干|手指饼干|消化饼干
    almond;amêndoa|amêndoas|amêndoas laminadas;amandel|amandelen|amandelschaafsel;mandel|mandlar|sötmandel|hackad mandel|mandelspån;アーモンド|アーモンドスライス|スライスアーモンド;杏仁|扁桃仁
    ground almond;amêndoa moída|amêndoa ralada|farinha de amêndoa;amandelmeel|gemalen amandelen;mandelmjöl|mald mandel;アーモンドプードル|アーモンドパウダー;杏仁粉
    walnut;noz|nozes;walnoot|walnoten;valnöt|valnötter;くるみ|クルミ|胡桃;核桃|核桃仁
    hazelnut;avelã|avelãs;hazelnoot|hazelnoten;hasselnöt|hasselnötter;ヘーゼルナッツ;榛子|榛果
    cashew;caju|castanha de caju|cajus;cashewnoot|cashewnoten;cashewnöt|cashewnötter|cashew;カシューナッツ;腰果
    peanut;amendoim|amendoins;pinda|pinda's;jordnöt|jordnötter;ピーナッツ|ピーナツ|落花生;花生|花生米|花生碎
    pine nut;pinhão|pinhões;pijnboompit|pijnboompitten;pinjenöt|pinjenötter;松の実;松子
    sesame seed;sésamo|sementes de sésamo|gergelim|sementes de gergelim;sesamzaad|sesamzaadjes;sesamfrö|sesamfrön;ごま|白ごま|いりごま|白いりごま|すりごま|白すりごま|黒ごま|ゴマ;芝麻|白芝麻|熟芝麻|黑芝麻
    white wine;vinho branco;witte wijn;vitt vin;白ワイン;白葡萄酒
    red wine;vinho tinto;rode wijn;rött vin;赤ワイン;红酒|红葡萄酒
    sake;saquê|sake;sake;sake;酒|料理酒|日本酒;料酒|黄酒|绍兴酒|米酒|清酒
    beer;cerveja;bier;öl;ビール;啤酒
    rum;rum;rum;rom|mörk rom;ラム酒|ラム;朗姆酒
    coffee;café;koffie|espresso;kaffe|espresso;コーヒー|インスタントコーヒー;咖啡
    water;água|água quente|água fria|água morna;water|lauw water|warm water|koud water|heet water|kokend water;vatten|ljummet vatten|kallt vatten|kokande vatten;水|お湯|ぬるま湯|熱湯|冷水|湯;水|清水|热水|温水|开水|凉水|冷水
    """
}
