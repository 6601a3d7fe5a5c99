// Made of the tables of aisles by AisleKeysTests: RECORD_AISLE_KEYS=1 swift test --filter AisleKeys

/// The merging forms of the built-in foods of each language, each with the number of its line; `more`: with that of its aisle.
enum AisleKeys {
  static let english = SortedKeys(
    """
    00 flour|379;2% milk|227;7 up|431;7up|431;a1 sauce|329;absinthe|441;accent seasoning|373;acorn squash|50;\
    active dried yeast|394;active dry yeast|394;adobo|373;adobo sauce|301;adobo seasoning|373;adzuki bean|286;\
    agar|383;agar agar|383;agave|390;agave nectar|390;agave syrup|390;aioli|327;aji no moto|338;ajwain|349;\
    albacore tuna|295;ale|438;aleppo pepper|346;alfalfa sprout|90;alfredo sauce|337;all bran|406;all purpose|378;\
    all purpose flour|378;all purpose white flour|378;allspice|358;allspice berry|358;almond|411;almond bark|398;\
    almond butter|408;almond essence|400;almond extract|400;almond flake|411;almond flavoring|400;\
    almond flour|382;almond meal|382;almond milk|229;almond paste|401;almond sliver|411;aluminium foil|442;\
    aluminum foil|442;amaranth|277;amaretti|410;amaretti cookie|410;amaretto|441;amaretto liqueur|441;\
    amber beer|438;american cheese|244;ammonium carbonate|395;ancho chili|346;ancho chili powder|346;\
    ancho powder|346;anchovy|296;anchovy fillet|296;anchovy paste|296;andouille|200;andouille sausage|200;\
    angel food cake|187;angel hair pasta|270;angostura bitter|441;angostura bitters|441;anise|360;\
    anise extract|400;anise seed|360;anise star|360;aniseed|360;ap flour|378;aperol|441;apple|103;\
    apple brandy|440;apple butter|409;apple cider|430;apple cider drink|430;apple cider vinegar|318;\
    apple compote|304;apple jelly|409;apple juice|430;apple pie filling|303;apple pie spice|366;apple pucker|441;\
    apple puree|304;apple sauce|304;applejack|440;applesauce|304;apricot|134;apricot jam|409;apricot nectar|430;\
    apricot preserve|409;aquavit|440;arbol chili|346;arborio|275;arborio rice|275;arrowroot|383;\
    arrowroot powder|383;arrowroot starch|383;artichoke|78;artichoke heart|79;artificial sweetener|388;arugula|67;\
    asafoetida|362;asiago|247;asparagus|76;aubergine|47;avocado|102;avocado oil|310;baby back rib|196;\
    baby corn|87;baby potato|14;baby spinach|64;bacon|197;bacon bit|197;bacon rasher|197;bacon slice|197;\
    bacon strip|197;bagel|185;baguette|181;baharat|366;bailey|441;baked bean|285;baker yeast|394;baking chip|399;\
    baking chocolate|398;baking cocoa|397;baking mix|380;baking paper|442;baking potato|16;baking powder|392;\
    baking soda|393;baking spray|314;balsamic|319;balsamic glaze|319;balsamic vinegar|319;bamboo shoot|91;\
    bamboo skewer|442;banana|106;banana pepper|300;barley|277;barley flour|382;basil|161;basil leaf|161;\
    basil pesto|261;basmati|274;basmati rice|274;battery|442;bay|367;bay leaf|367;bayleaf|367;bbq rub|373;\
    bbq sauce|329;bean|286;bean paste|322;bean sauce|322;bean sprout|89;bechamel|337;bechamel sauce|337;beef|191;\
    beef bone|212;beef bouillon|306;beef bouillon cube|306;beef brisket|191;beef broth|306;beef chuck|191;\
    beef consomme|306;beef fillet|192;beef mince|190;beef patty|211;beef roast|191;beef shank|191;beef shin|191;\
    beef short rib|191;beef steak|192;beef stew meat|191;beef stock|306;beef tenderloin|192;beefsteak tomato|32;\
    beer|438;beet|23;beet greens|66;beetroot|23;bell pepper|35;beluga lentil|281;berbere|366;berry|130;besan|382;\
    better than bouillon|306;bicarb|393;bicarbonate|393;bicarbonate soda|393;bin bag|442;bird eye chili|41;\
    biscoff cookie|410;biscoff spread|408;biscuit|410;biscuit dough|258;biscuit mix|380;bisquick|380;bitters|441;\
    bittersweet chocolate|398;black bean|284;black bean paste|322;black bean sauce|322;black cardamom|359;\
    black cumin|349;black currant|126;black eyed bean|286;black eyed pea|286;black fungus|424;black lentil|281;\
    black mustard seed|363;black olive|297;black pepper|342;black peppercorn|342;black pudding|201;black salt|340;\
    black seed|349;black sesame|377;black sesame seed|377;black tea|433;black tea bag|433;black treacle|391;\
    black turtle bean|284;black vinegar|320;blackberry|124;blackberry brandy|441;blackberry jam|409;\
    blackcurrant|126;blackstrap molasses|391;blanched almond|411;blanched almond flour|382;blanco tequila|440;\
    blood orange|108;blue cheese|251;blue cheese dressing|330;blue curacao|441;blueberry|123;blueberry jam|409;\
    boba|383;bocconcini|248;bok choy|61;bone|212;bone broth|306;bonito flake|424;borage|172;borlotti bean|285;\
    boston butt|196;bouillon|306;bouillon cube|306;bouillon powder|306;bouquet garni|177;bourbon|440;\
    bourbon whisky|440;bow tie pasta|269;braising steak|191;bramley apple|103;bran|406;bran cereal|406;\
    bran flake|406;brandy|440;bratwurst|200;brazil nut|417;bread|180;bread crumb|403;bread flour|379;\
    bread machine yeast|394;bread roll|182;bread slice|180;breadcrumb|403;breadstick|426;breakfast sausage|200;\
    bream|219;brewed coffee|432;brie|253;brioche|182;brioche bun|182;brisket|191;broad bean|81;broccoli|53;\
    broccolini|54;broth|306;brown ale|438;brown bread|180;brown gravy mix|336;brown lentil|281;brown mustard|326;\
    brown mustard seed|363;brown onion|0;brown rice|274;brown rice syrup|390;brown sauce|329;brown sugar|385;\
    browned butter|235;brownie mix|380;brussels sprout|62;bucatini|270;buckwheat|277;buckwheat flour|382;\
    buffalo mozzarella|248;buffalo sauce|324;buffalo wing|205;bulghur|276;bulgur|276;bulgur wheat|276;bun|182;\
    burger bun|182;burger patty|211;burgundy|435;burgundy wine|435;burrata|248;butcher twine|442;butter|235;\
    butter bean|285;butter cracker|426;butter flavoring|400;butter lettuce|68;butter stick|235;buttercream|401;\
    buttermilk|228;buttermilk powder|402;butternut pumpkin|49;butternut squash|49;butterscotch candy|427;\
    butterscotch chip|399;button mushroom|94;cabbage|56;cacao|397;cacao nib|397;cacao powder|397;cachaca|440;\
    cactus paddle|153;caesar dressing|330;cajun seasoning|373;cake|187;cake flour|380;cake mix|380;cake yeast|259;\
    calamari|223;calf liver|206;calvado|440;camembert|253;campari|441;candied cherry|423;candied citron|423;\
    candied fruit|423;candied ginger|423;candied lemon peel|423;candied orange peel|423;candied peel|423;\
    candle|442;candy|427;candy bar|427;candy cane|427;candy coating|398;candy melt|398;cane sugar|384;\
    canned bean|285;canned chickpea|282;canned chopped tomato|289;canned clam|296;canned corn|303;\
    canned crab meat|296;canned diced tomato|289;canned green chili|301;canned peach|303;canned pineapple|303;\
    canned pumpkin|303;canned salmon|296;canned tomato|289;canned tuna|295;cannellini bean|285;cannelloni|271;\
    canning salt|340;canola|310;canola oil|310;cantaloupe|142;capellini|270;caper|298;caperberry|298;capsicum|35;\
    captain morgan|440;caramel|401;caramel bit|399;caramel candy|401;caramel sauce|401;caramel topping|401;\
    caraway|349;caraway seed|349;carbonated water|429;cardamom|359;cardamom pod|359;cardamom powder|359;\
    cardamom seed|359;cardamon|359;carnaroli rice|275;carp|217;carrot|19;carrot juice|430;cashew|415;\
    cashew butter|408;cashew milk|229;cashew nut|415;cassava|154;cassia|354;cassis|441;caster sugar|384;\
    castor sugar|384;cat food|442;catfish|217;cauliflower|52;cava|436;cavatappi|269;caviar|225;cavolo nero|63;\
    cayenne|346;cayenne pepper|346;cayenne powder|346;celeriac|24;celery|25;celery leaf|370;celery rib|25;\
    celery root|24;celery salt|372;celery seed|372;celery stalk|25;celery stick|25;cellophane noodle|272;cep|99;\
    cereal|406;chaat masala|353;chai|433;chambord|441;chamomile|433;chamomile tea|433;champagne|436;\
    champagne vinegar|316;chana dal|287;chanterelle|98;char|217;chard|65;chartreuse|441;cheddar|245;\
    cheddar cheese|245;cheerio|406;cheese|244;cheese sauce|337;cheese slice|244;cheese tortellini|260;\
    cheesecloth|442;cheez it|426;cheez whiz|337;cherry|132;cherry jam|409;cherry juice|430;cherry pie filling|303;\
    cherry tomato|33;chervil|169;chestnut|179;chestnut mushroom|94;chevre|250;chex|406;chex cereal|406;chia|421;\
    chia seed|421;chick pea|282;chicken|202;chicken bone|212;chicken bouillon|306;chicken bouillon cube|306;\
    chicken breast|203;chicken breast fillet|203;chicken broth|306;chicken carcass|212;chicken cutlet|203;\
    chicken drumstick|204;chicken egg|239;chicken fillet|203;chicken leg|204;chicken liver|206;chicken meat|202;\
    chicken nugget|268;chicken piece|202;chicken quarter|204;chicken stock|306;chicken stock cube|306;\
    chicken tender|203;chicken thigh|204;chicken wing|205;chickpea|282;chickpea flour|382;chicory|72;chili|40;\
    chili bean|286;chili bean paste|322;chili crisp|324;chili flake|347;chili garlic sauce|324;chili oil|313;\
    chili paste|324;chili pepper|40;chili powder|346;chili powder blend|346;chili sauce|324;chili seasoning|373;\
    chili seasoning mix|373;chinese 5 spice|366;chinese cabbage|60;chinese cooking wine|437;\
    chinese five spice|366;chinese five spice powder|366;chinese leaf|60;chinese noodle|272;chinese rice wine|437;\
    chinkiang vinegar|320;chip|425;chipotle|301;chipotle chili|301;chipotle chili powder|346;\
    chipotle in adobo|301;chipotle pepper|301;chipotle pepper in adobo|301;chipotle powder|346;chive|164;\
    chocolate|398;chocolate bar|398;chocolate cake mix|380;chocolate candy|427;chocolate candy coating|398;\
    chocolate chip|399;chocolate chunk|399;chocolate cookie|410;chocolate cookie crumb|410;chocolate frosting|401;\
    chocolate hazelnut spread|408;chocolate kiss|427;chocolate milk mix|397;chocolate pudding|401;\
    chocolate pudding mix|401;chocolate sandwich cookie|410;chocolate sauce|401;chocolate shaving|398;\
    chocolate spread|408;chocolate sprinkle|399;chocolate syrup|390;chocolate wafer|398;\
    chocolate wafer cookie|410;chopped tomato|289;chorizo|201;chow mein noodle|272;chuck roast|191;\
    chunky peanut butter|407;chutney|336;ciabatta|181;cider|439;cider vinegar|318;cilantro|160;cilantro leaf|160;\
    cinnamon|354;cinnamon chip|399;cinnamon powder|354;cinnamon stick|355;citric acid|395;citron|423;clam|222;\
    clam juice|430;clamato|293;clarified butter|236;clear honey|389;clementine|109;cling film|442;\
    clotted cream|233;clove|357;club cracker|426;club soda|429;coarse salt|340;coca cola|431;cockle|222;\
    cocktail stick|442;cocoa|397;cocoa powder|397;coconut|178;coconut amino|321;coconut chip|404;\
    coconut cream|294;coconut extract|400;coconut flake|404;coconut flour|382;coconut liqueur|441;\
    coconut milk|294;coconut oil|312;coconut palm sugar|385;coconut rum|441;coconut sugar|385;coconut water|429;\
    cod|216;cod fillet|216;coffee|432;coffee bean|432;coffee creamer|402;coffee filter|442;coffee granule|432;\
    coffee liqueur|441;coffee mate|402;cognac|440;cointreau|441;coke|431;cola|431;cola essence|400;\
    colby cheese|245;colby jack cheese|245;cold brew|432;cold brew coffee|432;coleslaw|261;coleslaw mix|69;\
    coley|216;collard greens|66;comte|252;conchiglie|269;condensed milk|402;condensed soup|305;\
    condensed tomato soup|305;confectioner sugar|386;cooked chicken|202;cooked ham|199;cooked rice|274;cookie|410;\
    cookie butter|408;cooking apple|103;cooking chocolate|398;cooking cream|230;cooking oil|309;cooking onion|0;\
    cooking salt|339;cooking sherry|437;cooking spray|314;cooking twine|442;cooking water|428;cooking wine|437;\
    cool whip|401;coriander|160;coriander leaf|160;coriander powder|350;coriander seed|350;corn|85;corn chex|406;\
    corn chip|425;corn cob|85;corn flake|406;corn flour|382;corn kernel|86;corn meal|278;corn muffin mix|380;\
    corn oil|310;corn on cob|85;corn salad|70;corn starch|383;corn syrup|390;corn tortilla|184;\
    corn tortilla chip|425;cornbread stuffing mix|403;cornflake|406;cornflour|383;cornichon|299;cornmeal|278;\
    cornstarch|383;cos lettuce|68;cotija|249;cotija cheese|249;cottage cheese|255;country bread|180;\
    country ham|199;courgette|46;couscous|276;couverture|398;cow milk|227;crab|224;crab meat|224;crab stick|224;\
    crabmeat|224;cracked black pepper|342;cracked pepper|342;cracker|426;cracker meal|403;craisin|423;\
    cranberry|128;cranberry jelly|336;cranberry juice|430;cranberry sauce|336;crawfish|224;crayfish|224;cream|230;\
    cream celery soup|305;cream cheese|254;cream cheese frosting|401;cream chicken soup|305;cream coconut|294;\
    cream corn|303;cream mushroom soup|305;cream sherry|437;cream style corn|303;cream tartar|395;cream wheat|280;\
    creamed corn|303;creamy peanut butter|407;crema|231;creme de cacao|441;creme de menthe|441;creme fraiche|231;\
    cremini|94;cremini mushroom|94;creole seasoning|373;crescent roll|258;cress|71;crisco|237;crisp|425;\
    crispy fried onion|372;crispy onion|372;crispy rice cereal|406;croissant|185;crouton|188;crumpet|185;\
    crunchy peanut butter|407;crushed chili|347;crushed ice|262;crushed pepper|347;crushed red pepper|347;\
    crushed red pepper flake|347;crushed tomato|289;crusty bread|180;crystallised ginger|423;\
    crystallized ginger|423;cucumber|34;cumin|348;cumin powder|348;cumin seed|348;cupcake case|442;\
    cupcake liner|442;curacao|441;curd|234;curing salt|340;curly kale|63;curly parsley|159;currant|422;\
    currant jelly|409;curry|353;curry leaf|176;curry paste|334;curry powder|353;curry roux|353;custard|401;\
    custard powder|401;cuttlefish|223;daikon|28;dairy butter|237;dal|287;damson|133;dandelion|73;\
    dandelion greens|73;dark beer|438;dark brown sugar|385;dark chocolate|398;dark chocolate chip|399;\
    dark corn syrup|390;dark molasses|391;dark muscovado sugar|385;dark red kidney bean|283;dark rum|440;\
    dark sesame oil|311;dark soy sauce|321;dashi|306;dashi stock|306;date|138;date syrup|390;\
    dechlorinated water|428;deep frying oil|309;dehydrated onion|372;demerara|385;demerara sugar|385;\
    desiccated coconut|404;detergent|442;devil food cake mix|380;diced tomato|289;digestive|410;\
    digestive biscuit|410;dijon|326;dijon mustard|326;dill|163;dill frond|163;dill pickle|299;dill seed|370;\
    dill weed|370;dinner roll|182;disaronno|441;dish soap|442;distilled vinegar|315;distilled water|429;\
    distilled white vinegar|315;ditalini|269;dog food|442;dorito|425;dorito chip|425;doubanjiang|322;\
    double acting baking powder|392;double concentrated tomato paste|291;double cream|230;dough|258;dr pepper|431;\
    dragon fruit|149;drambuie|441;dream whip|401;dressing|330;dried apple|423;dried apricot|423;dried basil|370;\
    dried bean|286;dried blueberry|423;dried breadcrumb|403;dried cherry|423;dried chili|346;\
    dried chili flake|347;dried chive|370;dried cilantro|370;dried coconut|404;dried coriander|350;\
    dried cranberry|423;dried currant|422;dried date|423;dried dill|370;dried dill weed|370;\
    dried fenugreek leaf|362;dried fig|423;dried fruit|423;dried garlic|372;dried ginger|352;dried herb|370;\
    dried italian seasoning|371;dried kelp|424;dried mango|423;dried marjoram|370;dried mint|370;\
    dried mixed herb|371;dried mushroom|424;dried mustard|363;dried onion|372;dried onion flake|372;\
    dried oregano|368;dried parsley|370;dried parsley flake|370;dried pasta|269;dried plum|423;dried porcini|424;\
    dried porcini mushroom|424;dried red chili|346;dried red pepper flake|347;dried rosemary|370;\
    dried rosemary leaf|370;dried sage|370;dried sage leaf|370;dried shiitake|424;dried shiitake mushroom|424;\
    dried shrimp|424;dried tarragon|370;dried thyme|369;dried thyme leaf|369;dried tomato|292;dried yeast|394;\
    dripping|238;drumstick|204;dry bean|286;dry bread crumb|403;dry breadcrumb|403;dry chili|346;dry cider|439;\
    dry curacao|441;dry marsala|437;dry milk|402;dry milk powder|402;dry mustard|363;dry onion soup mix|305;\
    dry red wine|435;dry roasted peanut|416;dry sherry|437;dry vermouth|437;dry white wine|434;dry yeast|394;\
    duck|208;duck breast|208;duck fat|208;duck leg|208;dukkah|366;dulce de leche|401;dumpling wrapper|258;\
    dutch cocoa|397;dutch process cocoa|397;dutch process cocoa powder|397;ear corn|85;earl gray tea|433;\
    easy bake yeast|394;eating apple|103;edam|252;edamame|82;eel|220;eel sauce|322;egg|239;egg noodle|272;\
    egg replacer|242;egg roll wrapper|258;egg substitute|242;egg wash|242;egg white|240;egg yolk|241;eggplant|47;\
    einkorn flour|381;elbow macaroni|269;elbow pasta|269;elderberry|131;elderflower|131;elderflower cordial|390;\
    elderflower liqueur|441;emmental|252;enchilada sauce|328;endive|72;energy drink|431;english muffin|185;\
    english mustard|326;enoki|100;enoki mushroom|100;erythritol|388;eschalot|5;espresso|432;espresso coffee|432;\
    espresso powder|400;evaporated milk|402;everclear|440;everything bagel seasoning|373;evoo|308;\
    extra firm tofu|155;extra virgin olive oil|308;fajita seasoning|373;falafel|261;farfalle|269;farina|280;\
    farro|277;fast action dried yeast|394;fast action yeast|394;fava bean|81;fennel|26;fennel bulb|26;\
    fennel seed|361;fenugreek|362;fenugreek leaf|362;fenugreek seed|362;feta|249;feta cheese|249;fettuccine|270;\
    fettuccini|270;fettucine|270;fig|137;fig jam|409;filet mignon|192;filo|258;filo pastry|258;filtered water|428;\
    fine salt|339;fire roasted diced tomato|289;fire roasted tomato|289;firm tofu|155;fish|213;fish fillet|213;\
    fish finger|268;fish roe|225;fish sauce|322;fish steak|213;fish stick|268;fish stock|306;five spice|366;\
    five spice powder|366;fizzy water|429;flageolet bean|285;flake salt|340;flaked almond|411;flaked coconut|404;\
    flaky salt|340;flaky sea salt|340;flank steak|192;flat leaf parsley|159;flat parsley|159;flatbread|183;\
    flax|421;flax meal|421;flax seed|421;flaxmeal|421;flaxseed|421;flaxseed meal|382;flaxseed oil|313;flour|378;\
    flour tortilla|184;floury potato|16;foil|442;fondant|401;fontina|252;food coloring|400;food colouring|400;\
    frangelico|441;frankfurter|200;freekeh|277;freeze dried strawberry|423;freezer bag|442;french bean|80;\
    french bread|181;french dressing|330;french fried onion|372;french fry|267;french lentil|281;\
    french onion soup|305;fresh pasta|260;fresh yeast|259;fried onion|372;fried shallot|372;frito|425;\
    fromage blanc|256;fromage frai|256;frosting|401;frozen banana|266;frozen berry|266;frozen blueberry|266;\
    frozen broccoli|265;frozen cherry|266;frozen corn|265;frozen fruit|266;frozen fry|267;frozen hash brown|265;\
    frozen lemonade concentrate|430;frozen limeade concentrate|430;frozen mango|266;frozen mixed vegetable|265;\
    frozen orange juice concentrate|430;frozen pea|264;frozen raspberry|266;frozen spinach|265;\
    frozen strawberry|266;frozen vegetable|265;frozen yogurt|263;fruit|150;fruit cocktail|303;fruit juice|430;\
    fruit pectin|387;fruit preserve|409;fry|267;fryer chicken|202;frying oil|309;fudge|401;fudge sauce|401;\
    full fat coconut milk|294;full fat milk|227;furikake|424;fusilli|269;galangal|10;galliano|441;game|210;\
    garam masala|353;garbanzo|282;garbanzo bean|282;garden pea|83;garlic|6;garlic clove|6;garlic granule|372;\
    garlic paste|338;garlic powder|372;garlic salt|372;gel food coloring|400;gelatin|396;gelatin leaf|396;\
    gelatin powder|396;gelatin sheet|396;gelatine|396;gelatine leaf|396;gelling sugar|387;german chocolate|398;\
    ghee|236;gherkin|299;gin|440;ginger|8;ginger ale|431;ginger beer|431;ginger biscuit|410;\
    ginger garlic paste|338;ginger paste|338;ginger powder|352;ginger root|8;gingerbread spice|366;gingernut|410;\
    gingerroot|8;gingersnap|410;gingersnap cookie|410;glace cherry|423;glass noodle|272;glucose|390;\
    glucose syrup|390;gluten flour|382;gluten oat|405;gluten rolled oat|405;glutinous rice|274;\
    glutinous rice flour|382;gnocchi|260;goat|209;goat cheese|250;goat milk cheese|250;gochugaru|346;\
    gochujang|324;goji berry|423;gold rum|440;golden brown sugar|385;golden caster sugar|384;golden raisin|422;\
    golden syrup|390;goose|208;goose fat|208;gooseberry|127;gorgonzola|251;gouda|252;goya adobo|373;\
    goya sazon|373;graham cracker|410;graham cracker crumb|410;graham cracker crust|258;graham flour|381;\
    grain alcohol|440;grain mustard|326;grain rice|274;gram flour|382;grana padano|246;grand marnier|441;\
    granny smith apple|103;granola|406;granulated garlic|372;granulated onion|372;granulated sugar|384;grape|120;\
    grape jelly|409;grape juice|430;grape tomato|33;grapefruit|118;grapefruit juice|430;grapeseed oil|310;\
    grappa|440;gravy|336;gravy granule|336;gravy mix|336;great northern bean|285;greek seasoning|373;\
    greek yogurt|234;green asparagus|76;green bean|80;green bell pepper|37;green cabbage|56;green capsicum|37;\
    green cardamom|359;green cardamom pod|359;green chartreuse|441;green chili|41;green curry paste|334;\
    green enchilada sauce|328;green food coloring|400;green grape|120;green herb|158;green lentil|281;\
    green olive|297;green onion|3;green pea|83;green pepper|37;green peppercorn|343;green salsa|328;\
    green split pea|287;green tea|433;green tea bag|433;greens|66;grenadine|390;grits|278;ground allspice|358;\
    ground almond|382;ground beef|190;ground black pepper|342;ground cardamom|359;ground cayenne|346;\
    ground cayenne pepper|346;ground chicken|195;ground chili|346;ground chuck|190;ground cinnamon|354;\
    ground clove|357;ground coffee|432;ground coriander|350;ground coriander seed|350;ground cumin|348;\
    ground fennel|361;ground flax|421;ground flax seed|421;ground flaxseed|421;ground ginger|352;\
    ground hazelnut|414;ground lamb|195;ground marjoram|370;ground meat|190;ground mustard|363;ground nutmeg|356;\
    ground pepper|342;ground pork|194;ground rosemary|370;ground sage|370;ground thyme|369;ground turkey|195;\
    ground turmeric|351;ground veal|195;ground white pepper|343;groundnut oil|310;gruyere|252;gruyere cheese|252;\
    guacamole|261;guajillo chili|346;guanciale|198;guar gum|383;guava|149;guinea fowl|210;guinness|438;\
    gum drop|427;gumdrop|427;gummy bear|427;gyoza wrapper|258;habanero|44;haddock|216;hake|216;haldi|351;\
    half and half|230;halibut|219;halloumi|253;ham|199;ham hock|196;ham slice|199;hamburger|190;hamburger bun|182;\
    hamburger meat|190;hard boiled egg|239;hard candy|427;hard cider|439;haricot bean|285;harissa|324;\
    harissa paste|324;hash brown|265;havarti|252;hazelnut|414;hazelnut meal|382;hazelnut oil|313;\
    hazelnut spread|408;heart|206;heath bit|399;heavy cream|230;heavy whipping cream|230;hemp heart|421;\
    hemp milk|229;hemp seed|421;hen egg|239;herb|158;herb de provence|371;herbal tea|433;herbe|371;\
    herbe de provence|371;herring|220;hershey chocolate bar|398;hershey kiss|427;hibiscus|433;hibiscus flower|433;\
    high gluten flour|379;himalayan salt|340;hing|362;hoisin|322;hoisin sauce|322;hollandaise|337;hominy|303;\
    honey|389;honey mustard|326;honeydew|142;honeydew melon|142;horseradish|331;horseradish root|11;\
    horseradish sauce|331;hot chocolate|397;hot chocolate mix|397;hot curry powder|353;hot dog|200;\
    hot dog bun|182;hot italian sausage|200;hot mustard|326;hot paprika|344;hot pepper|40;hot pepper flake|347;\
    hot pepper sauce|324;hot sauce|324;hummus|261;hundred and thousand|399;hungarian paprika|344;ice|262;\
    ice cream|263;ice cube|262;ice water|428;iceberg lettuce|68;iced water|428;icing|401;icing sugar|386;\
    imitation butter|400;imitation crab|224;imitation vanilla|400;instant chocolate pudding|401;\
    instant clearjel|383;instant coffee|432;instant coffee granule|432;instant coffee powder|432;\
    instant dry yeast|394;instant espresso|432;instant espresso powder|432;instant milk|402;instant oat|405;\
    instant oatmeal|405;instant pudding|401;instant pudding mix|401;instant ramen|272;instant rice|274;\
    instant vanilla pudding|401;instant vanilla pudding mix|401;instant yeast|394;iodized salt|339;\
    irish cream|441;irish whisky|440;israeli couscous|276;italian bread|181;italian bread crumb|403;\
    italian breadcrumb|403;italian dressing|330;italian herb|371;italian herb mix|371;italian parsley|159;\
    italian sausage|200;italian seasoning|371;italian style bread crumb|403;jack daniel|440;jackfruit|149;\
    jagermeister|441;jaggery|385;jalapeno|42;jalapeno pepper|42;jam|409;jam sugar|387;japanese curry|353;\
    japanese mayonnaise|327;jarlsberg|252;jarred red pepper|300;jasmine rice|274;jasmine tea|433;jeera|348;\
    jell o|396;jello|396;jello pudding|401;jelly|396;jelly bean|427;jerk seasoning|373;jerusalem artichoke|30;\
    jiffy corn muffin mix|380;juice|430;juice lemon|111;juice lime|114;juniper|365;juniper berry|365;\
    kaffir lime leaf|117;kahlua|441;kala namak|340;kalamata olive|297;kale|63;kalonji|349;karo syrup|390;\
    kasha|277;kashmiri chili powder|346;kasuri methi|362;katsuobushi|424;kefir|228;kelp|424;ketchup|325;\
    kewpie mayonnaise|327;key lime|113;kidney|206;kidney bean|283;kielbasa|200;kimchi|157;king oyster mushroom|97;\
    king prawn|221;kipper|220;kirsch|441;kit kat|427;kitchen bouquet|329;kitchen paper|442;kitchen string|442;\
    kitchen twine|442;kiwi|144;kiwi fruit|144;kiwifruit|144;kohlrabi|29;kombu|424;kombucha|433;\
    korean chili powder|346;korean red pepper flake|346;kosher salt|340;kosher salt and pepper|341;kumquat|119;\
    lacinato kale|63;lady finger|410;ladyfinger|410;lager|438;lamb|209;lamb chop|209;lamb leg|209;lamb lettuce|70;\
    lamb mince|195;lamb neck|209;lamb shank|209;lamb shoulder|209;langoustine|224;lard|238;lardon|197;lasagna|271;\
    lasagna noodle|271;lasagna sheet|271;lasagne|271;lasagne sheet|271;laurel|367;laurel leaf|367;lavash|183;\
    lavender|175;lawry seasoned salt|372;lean ground beef|190;leek|12;leg lamb|209;lemon|110;lemon balm|175;\
    lemon curd|401;lemon extract|400;lemon grass|174;lemon juice|111;lemon lime soda|431;lemon peel|112;\
    lemon pepper|343;lemon pepper seasoning|373;lemon rind|112;lemon soda|431;lemon thyme|166;lemon zest|112;\
    lemonade|430;lemonade concentrate|430;lemongrass|174;lentil|281;lettuce|68;levain|394;light beer|438;\
    light brown sugar|385;light coconut milk|294;light corn syrup|390;light cream|230;light muscovado sugar|385;\
    light olive oil|307;light red kidney bean|283;light rum|440;light sour cream|231;light soy sauce|321;\
    lima bean|285;limburger|253;lime|113;lime gelatin|396;lime jello|396;lime juice|114;lime leaf|117;\
    lime peel|115;lime zest|115;limeade|430;limoncello|441;lingonberry|129;lingonberry jam|409;linguine|270;\
    linguini|270;link sausage|200;linseed|421;linseed oil|313;liqueur|441;liquid amino|321;liquid egg|242;\
    liquid glucose|390;liquid honey|389;liquid smoke|329;liquorice|427;litchi|147;little gem lettuce|68;liver|206;\
    lo mein noodle|272;loaf bread|180;lobster|224;lollipop|427;lollipop stick|442;long grain rice|274;\
    loose tea|433;lotus root|93;louisiana hot sauce|324;lovage|171;low fat milk|227;low sodium soy sauce|321;\
    lychee|147;lye|395;m and m|427;m m|399;macadamia|417;macadamia nut|417;macaroni|269;mace|356;mackerel|220;\
    madeira|437;madra curry powder|353;maggi|338;mahi mahi|219;maize meal|278;makrut lime leaf|117;\
    maldon salt|340;malibu|441;malt vinegar|318;malted milk powder|402;manchego|247;mandarin|109;\
    mandarin orange|303;mangetout|84;mango|139;mango chutney|336;mango juice|430;manicotti|271;manioc|154;\
    maple extract|400;maple syrup|390;maraschino|441;maraschino cherry|303;maraschino liqueur|441;margarine|237;\
    marinara|290;marinara sauce|290;marjoram|170;marmalade|409;marmite|338;marrow bone|212;marsala|437;\
    marsala wine|437;marshmallow|401;marshmallow creme|401;marshmallow fluff|401;marzipan|401;masa|279;\
    masa harina|279;masala|353;mascarpone|233;massaman curry paste|334;matcha|433;matcha powder|433;\
    mature cheddar|245;matzo|403;matzo meal|403;mayonnaise|327;mead|439;meat|189;meat ball|211;meatball|211;\
    medjool date|138;melon|142;melting cheese|244;melting chocolate|398;merguez|200;meringue|401;\
    meringue powder|401;mesclun|69;methi|362;mexican blend cheese|244;mexican cheese|244;mexican crema|231;\
    mexican oregano|368;mezcal|440;michiu|437;midori|441;mild cheddar|245;mild curry powder|353;milk|227;\
    milk chocolate|398;milk chocolate chip|399;milk powder|402;millet|277;millet flour|382;mince|190;\
    minced beef|190;minced chicken|195;minced lamb|195;minced meat|190;minced pork|194;minced turkey|195;\
    mineral water|429;mini marshmallow|401;mint|162;mint extract|400;mint leaf|162;mint sauce|336;\
    miracle whip|327;mirin|437;miso|332;miso paste|332;mixed bean|286;mixed berry|130;mixed candied fruit|423;\
    mixed dried fruit|423;mixed dried herb|371;mixed greens|69;mixed herb|158;mixed nut|419;mixed peel|423;\
    mixed salad leaf|69;mixed seafood|226;mixed seed|421;mixed spice|366;mixed vegetable|151;mochiko|382;\
    molasses|391;mole|328;mole sauce|328;monk fruit sweetener|388;monkfish|219;monosodium glutamate|338;\
    monterey jack|252;monterey jack cheese|252;montreal steak seasoning|373;mooli|28;moong dal|287;mortadella|201;\
    mountain dew|431;mozzarella|248;mozzarella ball|248;mozzarella cheese|248;mrs dash|373;msg|338;\
    muenster cheese|252;muesli|406;muffin case|442;muffin liner|442;mung bean|286;mung bean sprout|89;munster|253;\
    muscovado|385;muscovado sugar|385;mushroom|94;muslin|442;mussel|222;mustard|326;mustard greens|66;\
    mustard oil|313;mustard powder|363;mustard seed|363;mutton|209;naan|183;naan bread|183;nacho|425;\
    nacho cheese|337;nacho chip|425;napa cabbage|60;napkin|442;natural cocoa powder|397;natural peanut butter|407;\
    natural yogurt|234;navel orange|108;navy bean|285;nduja|201;nectarine|136;nettle|74;neufchatel cheese|254;\
    neutral oil|309;new mexico chili|346;new potato|14;nigella seed|349;nilla wafer|410;non dairy creamer|402;\
    non dairy milk|229;non fat dry milk powder|402;non stick spray|314;nonfat dry milk|402;\
    nonfat dry milk powder|402;nonstick cooking spray|314;nonstick spray|314;noodle|272;noodle pasta|269;\
    nopal|153;nori|424;nori sheet|424;nuoc mam|322;nut|419;nut butter|408;nutella|408;nutmeg|356;\
    nutritional yeast|257;oat|405;oat bran|405;oat cream|232;oat flake|405;oat flour|382;oat milk|229;oatmeal|405;\
    octopus|223;oil|309;oil spray|314;okra|88;old bay|373;old bay seasoning|373;old fashioned oat|405;\
    old fashioned rolled oat|405;olive|297;olive oil|307;onion|0;onion flake|372;onion powder|372;onion salt|372;\
    onion soup mix|305;oolong tea|433;orange|108;orange bell pepper|39;orange bitter|441;orange bitters|441;\
    orange blossom water|400;orange extract|400;orange flower water|400;orange juice|430;\
    orange juice concentrate|430;orange liqueur|441;orange marmalade|409;orange peel|116;orange pepper|39;\
    orange rind|116;orange zest|116;orecchiette|269;oregano|368;oregano leaf|368;oreo|410;oreo cookie|410;\
    orzo|269;ouzo|441;oxtail|212;oyster|222;oyster cracker|426;oyster mushroom|96;oyster sauce|322;\
    paella rice|275;pak choi|61;pak choy|61;pale ale|438;palm oil|313;palm sugar|385;pancake mix|380;\
    pancake syrup|390;pancetta|198;paneer|253;panko|403;panko bread crumb|403;panko breadcrumb|403;papaya|140;\
    paper cup|442;paper muffin cup|442;paper towel|442;pappardelle|270;paprika|344;paprika powder|344;\
    parchment paper|442;parma ham|199;parmesan|246;parmesan cheese|246;parmesan reggiano|246;parsley|159;\
    parsley flake|370;parsley leaf|159;parsnip|20;partridge|210;pasilla chili|346;passata|290;passion fruit|146;\
    passion fruit juice|430;passionfruit|146;pasta|269;pasta cooking water|428;pasta sauce|290;pasta shell|269;\
    pasta water|428;pastry|258;pastry dough|258;pastry flour|380;patty|211;pea|83;peach|135;peach nectar|430;\
    peach preserve|409;peach schnapps|441;peanut|416;peanut butter|407;peanut butter chip|399;\
    peanut butter cup|427;peanut oil|310;pear|104;pear juice|430;pearl barley|277;pearl couscous|276;\
    pearl onion|4;pearl sugar|384;pecan|413;pecan half|413;pecan nut|413;pecan piece|413;pecorino|247;\
    pecorino romano|247;pectin|387;penne|269;penne pasta|269;pepita|420;pepper|342;pepper and salt|341;\
    pepper corn|342;pepper flake|347;pepper jack|252;pepper jack cheese|252;pepper jelly|409;pepper sauce|324;\
    peppercorn|342;peppermint|162;peppermint candy|427;peppermint extract|400;peppermint oil|400;\
    peppermint patty|427;peppermint schnapps|441;pepperoncini|300;pepperoncini pepper|300;pepperoni|201;perch|217;\
    pernod|441;perry|439;persimmon|148;pesto|261;pesto sauce|261;petite diced tomato|289;pheasant|210;\
    philadelphia|254;phyllo|258;phyllo dough|258;picante sauce|328;pickle|299;pickle chip|299;pickle juice|430;\
    pickle relish|299;pickled beet|302;pickled cucumber|299;pickled ginger|302;pickled jalapeno|301;\
    pickled onion|302;pickled vegetable|302;pickling salt|340;pickling spice|373;pico de gallo|328;pie crust|258;\
    pie dough|258;pie filling|303;pie pastry|258;pie shell|258;pigeon|210;pignoli|418;pike|217;piloncillo|385;\
    pimento|300;pimento stuffed olive|297;pimiento|300;pimm|441;pine nut|418;pineapple|141;pineapple chunk|303;\
    pineapple juice|430;pineapple tidbit|303;pink curing salt|340;pink peppercorn|343;pink salt|340;\
    pinto bean|286;piri piri sauce|324;pisco|440;pistachio|417;pistachio nut|417;pita|183;pita bread|183;\
    pita chip|425;pizza crust|258;pizza dough|258;pizza flour|379;pizza sauce|290;plaice|219;plain chocolate|398;\
    plain flour|378;plain greek yogurt|234;plain yogurt|234;plant based milk|229;plant butter|237;plant milk|229;\
    plantain|107;plantain chip|425;plastic wrap|442;plum|133;plum jam|409;plum sauce|322;plum tomato|32;\
    plum tomato tin|289;poblano|45;poblano pepper|45;pointed cabbage|59;polenta|278;polish sausage|200;\
    pollock|216;pomegranate|145;pomegranate aril|145;pomegranate juice|430;pomegranate molasses|391;\
    pomegranate seed|145;pomelo|118;ponzu|322;popcorn|426;popcorn kernel|426;popping corn|426;poppy seed|376;\
    popsicle|263;popsicle stick|442;porcini|99;porcini mushroom|99;pork|196;pork and bean|285;pork belly|196;\
    pork bone|212;pork butt|196;pork chop|196;pork cutlet|196;pork fillet|196;pork knuckle|196;pork leg|196;\
    pork loin|196;pork mince|194;pork rib|196;pork roast|196;pork sausage|200;pork shoulder|196;pork sparerib|196;\
    pork tenderloin|196;porkchop|196;porridge oat|405;port|437;port wine|437;porter|438;portobello mushroom|94;\
    pot roast|191;potato|13;potato chip|425;potato flour|382;potato starch|383;potato wedge|267;\
    poultry seasoning|373;pound cake|187;pouring cream|230;powdered buttermilk|402;powdered gelatin|396;\
    powdered milk|402;powdered sugar|386;prawn|221;prawn cracker|425;prepared horseradish|331;\
    prepared mustard|326;preserve|409;preserving sugar|387;pretzel|426;pretzel stick|410;prosciutto|199;\
    prosecco|436;protein powder|402;provence herb|371;provolone|248;prune|423;psyllium husk|383;pudding|401;\
    pudding mix|401;puff pastry|258;puff pastry sheet|258;puffed rice|406;puffed rice cereal|406;pumpernickel|186;\
    pumpkin|48;pumpkin pie spice|366;pumpkin puree|303;pumpkin seed|420;pumpkin seed oil|313;pumpkin spice|366;\
    pure maple syrup|390;pure vanilla extract|374;puy lentil|281;quail|210;quail egg|243;quaker oat|405;quark|256;\
    queso fresco|249;quick cooking oat|405;quick oat|405;quick yeast|394;quince|105;quinoa|277;quinoa flour|382;\
    rabbit|210;rack lamb|209;raclette|252;radicchio|72;radish|27;raisin|422;ramen|272;ramen noodle|272;ramson|7;\
    ranch|330;ranch dressing|330;ranch dressing mix|373;ranch mix|373;ranch seasoning|373;ranch style bean|286;\
    rapeseed oil|310;rapid rise yeast|394;ras el hanout|366;raspberry|122;raspberry jam|409;raspberry liqueur|441;\
    raspberry preserve|409;ravioli|260;raw almond|411;raw cane sugar|384;raw cashew|415;raw honey|389;\
    raw sugar|384;reblochon|253;red|427;red bean|283;red bell pepper|36;red bull|431;red cabbage|57;\
    red capsicum|36;red chili|40;red chili flake|347;red chili powder|346;red currant|125;red currant jelly|409;\
    red curry paste|334;red enchilada sauce|328;red food coloring|400;red grape|120;red kidney bean|283;\
    red lentil|281;red miso|332;red miso paste|332;red onion|1;red pepper|36;red pepper flake|347;\
    red pepper powder|346;red snapper|219;red wine|435;red wine vinegar|317;redcurrant|125;redcurrant jelly|336;\
    reduced sodium soy sauce|321;reese piece|399;refried bean|284;relish|299;rennet|261;rhubarb|75;rib|196;\
    ribeye|192;ribeye steak|192;rice|274;rice cake|426;rice cereal|406;rice chex|406;rice cracker|426;\
    rice crispie|406;rice flour|382;rice krispie|406;rice malt syrup|390;rice milk|229;rice noodle|272;\
    rice paper|273;rice paper wrapper|273;rice syrup|390;rice vinegar|320;rice wine|437;rice wine vinegar|320;\
    ricotta|255;ricotta cheese|255;rigatoni|269;risotto rice|275;ritz cracker|426;roast beef|191;\
    roasted peanut|416;roasted pepper|300;roasted red pepper|300;roasting chicken|202;rock salt|340;\
    rock shrimp|221;rock sugar|385;rocket|67;roe|225;roll|182;rolled oat|405;roma tomato|32;romaine|68;\
    romaine lettuce|68;romanesco|55;romano cheese|247;root beer|431;root ginger|8;roquefort|251;rose water|400;\
    rose wine|435;rosemary|165;rosemary sprig|165;rosewater|400;rotel|289;rotel tomato|289;rotini|269;\
    rotisserie chicken|202;round steak|192;royal icing|401;rub|373;rubbed sage|370;ruby port|437;rum|440;\
    rum extract|400;rum flavoring|400;rump roast|191;rump steak|192;runner bean|80;runny honey|389;\
    russet potato|16;rutabaga|22;rye bread|186;rye flour|381;rye whisky|440;safflower oil|310;saffron|364;\
    saffron strand|364;saffron thread|364;sage|167;sage leaf|167;sago|383;sake|437;salad|69;salad dressing|330;\
    salad greens|69;salad leaf|69;salad oil|309;salad onion|3;salami|201;salmon|214;salmon fillet|214;\
    salmon steak|214;salsa|328;salsa verde|328;salsify|31;salt|339;salt and black pepper|341;\
    salt and ground pepper|341;salt and pepper|341;salt and white pepper|341;salt cod|216;salt pepper|341;\
    salted butter|235;salted peanut|416;saltine|426;saltine cracker|426;sambal|324;sambal oelek|324;sambuca|441;\
    san marzano tomato|289;sanding sugar|384;sandwich bread|180;sardine|296;satsuma|109;sauce|337;sauerkraut|157;\
    sausage|200;savoiardi|410;savory|172;savoy cabbage|58;sazon|373;scallion|3;scallop|222;schnapps|441;scone|185;\
    scotch|440;scotch bonnet|44;scotch whisky|440;sea bass|219;sea bream|219;sea salt|339;\
    sea salt and black pepper|341;sea scallop|222;seafood|226;seasoned bread crumb|403;seasoned rice vinegar|320;\
    seasoned salt|372;seasoning|373;seasoning salt|373;seaweed|424;seed|421;seitan|156;self raising flour|380;\
    self rising flour|380;seltzer|429;seltzer water|429;semi skimmed milk|227;semi sweet chocolate|398;\
    semi sweet chocolate chip|399;semisweet chocolate|398;semisweet chocolate chip|399;semolina|280;\
    semolina flour|280;serrano chili|43;serrano ham|199;serrano pepper|43;sesame|377;sesame oil|311;\
    sesame paste|333;sesame seed|377;shake n bake|403;shallot|5;shampoo|442;shaohsing wine|437;\
    shaoxing rice wine|437;shaoxing wine|437;sharp cheddar|245;sharp cheddar cheese|245;shell|269;shell pasta|269;\
    sherbet|263;sherry|437;sherry vinegar|317;shiitake|95;shiitake mushroom|95;short grain rice|274;\
    short pasta|269;short rib|191;shortbread|410;shortbread cookie|410;shortcrust pastry|258;shortening|237;\
    shoyu|321;shredded wheat|406;shrimp|221;shrimp paste|322;sichuan pepper|343;sichuan peppercorn|343;\
    sieved tomato|290;silken tofu|155;silver tequila|440;simple syrup|390;single cream|230;sirloin|192;\
    sirloin steak|192;skewer|442;skim milk|227;skimmed milk|227;skirt steak|192;skyr|234;slab bacon|197;\
    slaw mix|69;slice bread|180;sloe gin|441;small red bean|283;smetana|231;smoked bacon|197;smoked haddock|216;\
    smoked ham|199;smoked mackerel|220;smoked paprika|345;smoked salmon|215;smoked sausage|200;\
    smoked sweet paprika|345;smoked trout|220;smooth peanut butter|407;snap pea|84;snapper|219;snicker|427;\
    snicker bar|427;snow pea|84;soap|442;soba|272;soba noodle|272;soda|393;soda cracker|426;soda water|429;\
    sodium bicarbonate|393;sodium citrate|395;soft brown sugar|385;soft cheese|254;soft drink|431;soft tofu|155;\
    sole|219;sorbet|263;sorghum|277;sorrel|173;soup|305;soup bone|212;sour apple pucker|441;sour cherry|132;\
    sour cream|231;sour milk|228;sour mix|430;sourdough|180;sourdough bread|180;sourdough starter|394;\
    soured cream|231;southern comfort|441;soy bean|286;soy chunk|288;soy cream|232;soy curl|288;soy flour|382;\
    soy milk|229;soy sauce|321;soya milk|229;soya sauce|321;soybean|286;soybean oil|310;spaetzle|260;\
    spaghetti|270;spaghetti noodle|270;spaghetti sauce|290;spaghetti squash|50;spanish olive|297;\
    spanish paprika|345;spare rib|196;sparerib|196;sparkling water|429;sparkling wine|436;spearmint|162;\
    speculaa spice|366;speculoo|410;spelt|277;spelt flour|381;spice|373;spice cake mix|380;spice mix|373;\
    spiced rum|440;spicy brown mustard|326;spinach|64;splenda|388;split pea|287;sponge|442;sponge cake|187;\
    sponge finger|410;spring onion|3;spring roll wrapper|258;sprinkle|399;sprite|431;sprout|62;squash|50;\
    squid|223;sriracha|324;sriracha sauce|324;st germain|441;star anise|360;star fruit|149;starch|383;starter|394;\
    steak|192;steak sauce|329;steak seasoning|373;steel cut oat|405;stevia|388;stew meat|191;stewed tomato|289;\
    stewing beef|191;stick cinnamon|355;sticky rice|274;stilton|251;stir fry sauce|322;stock|306;stock cube|306;\
    stock pot|306;stock powder|306;stout|438;strawberry|121;strawberry gelatin|396;strawberry jam|409;\
    strawberry jello|396;strawberry preserve|409;streaky bacon|197;string|442;string bean|80;\
    strong bread flour|379;strong brewed coffee|432;strong coffee|432;strong flour|379;\
    strong white bread flour|379;strong white flour|379;stuffed olive|297;stuffing|403;stuffing mix|403;suet|238;\
    sugar|384;sugar cube|384;sugar snap pea|84;sugar syrup|390;sultana|422;sumac|366;summer squash|51;\
    sun dried tomato|292;sundae syrup|401;sundried tomato|292;sunflower oil|310;sunflower seed|420;\
    sunflower seed butter|408;superfine sugar|384;sure jell|387;surimi|224;sushi rice|274;sushi vinegar|320;\
    swede|22;sweet and sour mix|430;sweet basil|161;sweet butter|235;sweet cherry|132;sweet chili sauce|324;\
    sweet corn|86;sweet italian sausage|200;sweet paprika|344;sweet pepper|35;sweet pickle|299;\
    sweet pickle relish|299;sweet potato|17;sweet relish|299;sweet rice flour|382;sweet vermouth|437;sweetcorn|86;\
    sweetened coconut|404;sweetened condensed milk|402;sweetened flaked coconut|404;sweetener|388;swiss chard|65;\
    swiss cheese|252;swordfish|218;syrup|390;szechuan pepper|343;szechuan peppercorn|343;tabasco|324;\
    tabasco sauce|324;table cream|230;table salt|339;taco mix|373;taco sauce|328;taco seasoning|373;\
    taco seasoning mix|373;taco shell|184;tagliatelle|270;tahina|333;tahini|333;tahini paste|333;tallow|238;\
    tamari|321;tamari sauce|321;tamarind|335;tamarind concentrate|335;tamarind paste|335;tamarind pulp|335;\
    tandoori masala|353;tangerine|109;tap water|428;tapenade|336;tapioca|383;tapioca flour|382;tapioca pearl|383;\
    tapioca starch|383;tarragon|168;tater tot|265;tea|433;tea bag|433;tea leaf|433;teff|277;tempeh|156;\
    tenderstem broccoli|54;tennessee whisky|440;tequila|440;teriyaki sauce|322;textured soy protein|288;\
    textured vegetable protein|288;thai basil|161;thai chili|41;thai curry paste|334;thai red curry paste|334;\
    thick cut bacon|197;thickened cream|230;thousand island dressing|330;thyme|166;thyme leaf|166;thyme sprig|166;\
    tia maria|441;tiger prawn|221;tikka masala|353;tilapia|219;tinned chopped tomato|289;tinned sardine|296;\
    tinned tomato|289;tinned tuna|295;tipo 00 flour|379;toast|180;toasted almond|411;toasted coconut|404;\
    toasted sesame oil|311;toasted sesame seed|377;toblerone|427;toffee|401;toffee bit|399;tofu|155;\
    toilet paper|442;tomatillo|152;tomato|32;tomato concentrate|291;tomato juice|293;tomato ketchup|325;\
    tomato passata|290;tomato paste|291;tomato puree|290;tomato sauce|290;tomato soup|305;tonic|429;\
    tonic water|429;tony chachere|373;toor dal|287;toothpaste|442;toothpick|442;tortellini|260;tortilla|184;\
    tortilla chip|425;tortilla strip|425;tostada|184;treacle|391;tripe|206;triple sec|441;trout|217;truffle|101;\
    truffle oil|313;tuna|218;tuna fish|295;tuna in oil|295;tuna steak|218;turbinado sugar|385;turbot|219;\
    turkey|207;turkey bacon|197;turkey breast|207;turkey leg|207;turkey mince|195;turkey stock|306;turmeric|351;\
    turmeric powder|351;turmeric root|9;turnip|21;turnip greens|66;tvp|288;tzatziki|261;udon|272;udon noodle|272;\
    unbaked pie crust|258;unbleached all purpose flour|378;unbleached flour|378;unflavored gelatin|396;\
    unsalted butter|235;unsalted peanut|416;unsalted pistachio|417;unsulfured molasses|391;\
    unsweetened baking chocolate|398;unsweetened chocolate|398;unsweetened cocoa|397;unsweetened cocoa powder|397;\
    unsweetened coconut|404;unsweetened coconut flake|404;unsweetened desiccated coconut|404;urad dal|287;v8|293;\
    vanilla|374;vanilla bean|375;vanilla bean paste|374;vanilla essence|374;vanilla extract|374;\
    vanilla flavoring|374;vanilla frosting|401;vanilla ice cream|263;vanilla instant pudding|401;\
    vanilla instant pudding mix|401;vanilla paste|374;vanilla pod|375;vanilla protein powder|402;\
    vanilla pudding|401;vanilla pudding mix|401;vanilla sugar|387;vanilla wafer|410;veal|193;veal cutlet|193;\
    veal escalope|193;veal shank|193;veal stock|306;veg|151;vegan butter|237;vegan cheese|257;\
    vegan chocolate chip|399;vegan cream|232;vegan cream cheese|254;vegan margarine|237;vegan mayonnaise|327;\
    vegan milk|229;vegan mince|288;vegemite|338;vegenaise|327;vegetable|151;vegetable bouillon|306;\
    vegetable broth|306;vegetable juice|293;vegetable oil|309;vegetable shortening|237;vegetable stock|306;\
    vegetable stock cube|306;vegetable stock powder|306;veggie|151;veggie broth|306;veggie stock|306;velveeta|337;\
    venison|210;vermicelli|270;vermouth|437;vinaigrette|330;vine tomato|32;vinegar|315;virgin olive oil|308;\
    vital wheat gluten|383;vodka|440;wafer|410;wakame|424;walnut|412;walnut half|412;walnut oil|313;\
    walnut piece|412;wasabi|331;wasabi paste|331;water|428;water chestnut|92;watercress|71;watermelon|143;\
    wax paper|442;waxy potato|15;wheat beer|438;wheat berry|277;wheat bran|406;wheat chex|406;wheat flour|378;\
    wheat germ|406;wheat gluten|383;wheat tortilla|184;whey|261;whey protein|402;whipped cream|230;\
    whipped cream topping|401;whipped topping|401;whipping cream|230;whisky|440;white asparagus|77;\
    white balsamic vinegar|319;white bean|285;white bread|180;white cabbage|56;white cake mix|380;\
    white chocolate|398;white chocolate chip|399;white fish|213;white fish fillet|213;white flour|378;\
    white grape|120;white grape juice|430;white miso|332;white miso paste|332;white mushroom|94;white onion|2;\
    white pepper|343;white peppercorn|343;white radish|28;white rice|274;white rum|440;white sauce|337;\
    white sesame seed|377;white sugar|384;white vinegar|315;white whole wheat flour|381;white wine|434;\
    white wine vinegar|316;whole almond|411;whole black peppercorn|342;whole chicken|202;whole clove|357;\
    whole egg|239;whole grain flour|381;whole grain mustard|326;whole meal flour|381;whole milk|227;\
    whole milk yogurt|234;whole nutmeg|356;whole peppercorn|342;whole tomato|289;whole turkey|207;\
    whole wheat bread|180;whole wheat flour|381;whole wheat pastry flour|381;wholegrain flour|381;\
    wholegrain mustard|326;wholemeal flour|381;wholewheat flour|381;wild boar|210;wild garlic|7;wild rice|274;\
    wine|435;wine vinegar|316;winter squash|50;wonton wrapper|258;wood ear|424;wood ear mushroom|424;\
    wooden skewer|442;worcester sauce|323;worcestershire|323;worcestershire sauce|323;wrap|184;xanthan gum|383;\
    xiaoxing wine|437;xylitol|388;yam|18;yeast|394;yeast extract|338;yellow bell pepper|38;yellow cake mix|380;\
    yellow cornmeal|278;yellow curry paste|334;yellow lentil|281;yellow mustard|326;yellow mustard seed|363;\
    yellow onion|0;yellow pepper|38;yellow split pea|287;yellow squash|51;yerba mate|433;yogurt|234;yolk|241;\
    yuca|154;zaatar|366;zander|217;zest lemon|112;zip bag|442;ziploc bag|442;ziti|269;zucchini|46;
    """)
  static let german = SortedKeys(
    """
    aal|220;aceto balsamico|319;ackerbohn|81;adzukibohn|286;agar agar|383;agavendicksaft|390;agavensirup|390;\
    ahornsirup|390;aioli|327;ajvar|336;alg|424;altbier|438;alufolie|442;amarant|277;amaretti|410;amarettini|410;\
    amaretto|441;ananas|141;ananassaft|430;anchovis|296;angostura|441;anis|360;anissam|360;anstellgut|394;\
    aperol|441;apfel|103;apfelessig|318;apfelkompott|304;apfelkraut|409;apfelmus|304;apfelsaft|430;apfelsin|108;\
    apfelwein|439;appenzeller|252;aprikos|134;aprikosenkonfitur|409;aprikosenmarmelad|409;arborioreis|275;\
    artischock|78;artischockenherz|79;asafoetida|362;asiatisch nudel|272;aubergin|47;auster|222;austernpilz|96;\
    austernsauc|322;austernseitling|96;austernsoss|322;avocado|102;babyspinat|64;backaroma|400;backkakao|397;\
    backmischung|380;backoblat|410;backpapier|442;backpflaum|423;backpulver|392;backspray|314;bacon|197;bagel|185;\
    baguett|181;baileys|441;baiser|401;baked beans|285;balsamico|319;balsamicocrem|319;balsamicoessig|319;\
    bambusspross|91;banan|106;bandnudel|270;barbecuesauc|329;barlauch|7;basilikum|161;basilikumblatt|161;\
    basmatireis|274;batida de coco|441;bauchspeck|197;bauernbrot|180;bbq sauc|329;bechamelsauc|337;beer|130;\
    beerenmischung|130;belegkirsch|423;belugalins|281;bergkas|244;berglins|281;bier|438;bierhef|394;bioorang|108;\
    biozitron|110;birkenzucker|388;birn|104;biskuitbod|187;bismarckhering|220;bittermandel|400;\
    bittermandelaroma|400;bitterschokolad|398;blanchiert mandel|411;blatt gelatin|396;blatterteig|258;\
    blatterteigroll|258;blattgelatin|396;blattsalat|69;blattspinat|64;blaubeer|123;blaukraut|57;\
    blauschimmelkas|251;blockschokolad|398;blu curacao|441;blumenkohl|52;blutorang|108;blutwurst|201;\
    bockshornklee|362;bockshornkleesam|362;bohn|81;bohnenkraut|172;bonbon|427;bonitoflock|424;borretsch|172;\
    bouillon|306;bouquet garni|177;bourbon|440;bourbon vanillezucker|387;bourbonvanillezucker|387;brandy|440;\
    branntweinessig|315;bratensauc|336;bratensoss|336;brathahnchen|202;brathahnchengewurz|373;bratol|309;\
    bratwurst|200;braun lins|281;braun rum|440;braun zucker|385;brennnessel|74;brezel|426;brie|253;brioch|182;\
    broccoli|53;brokkoli|53;brombeer|124;brosel|403;brot|180;brotchen|182;brotmehl|379;bruh|306;bruhpulver|306;\
    bruhwurfel|306;brunnenkress|71;buchweiz|277;buchweizenmehl|382;buffelmozzarella|248;bulgur|276;\
    bunter pfeffer|342;burgerbrotchen|182;burrata|248;butter|235;butter vanill aroma|400;butterflock|235;\
    butterkeks|410;buttermilch|228;butternusskurbis|49;butternut|49;butterschmalz|236;cabanossi|200;cachaca|440;\
    calamari|223;calvado|440;camembert|253;campari|441;cannellini bohn|285;cannelloni|271;cashew|415;\
    cashewker|415;cashewmus|408;cashewnuss|415;cassis|441;cayennepfeffer|346;champagner|436;champignon|94;\
    chana dal|287;cheddar|245;cherrytomat|33;chia|421;chiasam|421;chick nuggets|268;chick wings|205;chicoree|72;\
    chili|40;chiliflock|346;chiliol|313;chilipast|324;chilipulver|346;chilisauc|324;chilischot|40;chilisoss|324;\
    chinakohl|60;chipotl|301;chips|425;chorizo|201;chutney|336;ciabatta|181;cider|439;cidr|439;clementin|109;\
    coca cola|431;cocktailtomat|33;cognac|440;cointreau|441;cola|431;cornflak|406;cornflakes|406;cornichon|299;\
    couscous|276;cracker|426;cranberry|128;cranberrysaft|430;crem fraich|231;crema di balsamico|319;cremefin|230;\
    croissant|185;crouton|188;crushed ice|262;cumin|348;curry|353;curryblatt|176;currypast|334;currypulver|353;\
    daikon|28;dattel|138;dattelsirup|390;dickmilch|228;dijonsenf|326;dill|163;dinkel|277;dinkelmehl|381;\
    dinkelmehl 630|381;dinkelmehl typ 630|381;dinkelvollkornmehl|381;dominostein|427;doner gewurz|373;\
    doppelkorn|440;doppelrahmfrischkas|254;dorad|219;dorrpflaum|423;dorsch|216;dosenanana|303;dosenmais|303;\
    dosenpfirsich|303;dosensupp|305;dosentomat|289;dotter|241;drachenfrucht|149;dressing|330;drilling|14;\
    dunkl schokolad|398;dunkl sojasauc|321;dunkles bier|438;edamam|82;edamer|252;edelbitterschokolad|398;\
    edelsusses paprikapulver|344;ei|239;eidotter|241;eierlikor|441;eiernudel|272;eiersatz|242;eierschwammerl|98;\
    eigelb|241;eiklar|240;eingelegt getrocknet tomat|292;eingelegt jalapeno|301;eingelegt paprika|300;\
    eingelegt peperoni|300;eingelegter ingwer|302;einmachgewurz|373;eis|262;eisbein|196;eisbergsalat|68;\
    eiscrem|263;eiswurfel|262;eiweiss|240;eiweisspulver|402;emmentaler|252;endivie|72;enoki|100;ente|208;\
    entenbrust|208;entenkeul|208;entrecot|192;erbs|83;erdbeer|121;erdbeermarmelad|409;erdnuss|416;\
    erdnussbutter|407;erdnusscrem|407;erdnussker|416;erdnussmus|407;erdnussol|310;erythrit|388;espresso|432;\
    espressopulver|432;essig|315;essigessenz|315;essiggurk|299;esskastanie|179;estragon|168;farfall|269;fasan|210;\
    faschiertes|190;feig|137;fein haferflock|405;feiner zucker|384;feines meersalz|340;feines salz|339;\
    feinzucker|384;feldsalat|70;fenchel|26;fenchelknoll|26;fenchelsaat|361;fenchelsam|361;\
    festkochend kartoffel|15;feta|249;fetakas|249;fettarm milch|227;fettuccin|270;filoteig|258;fisch|213;\
    fischfilet|213;fischfond|306;fischrog|225;fischsauc|322;fischsoss|322;fischstabchen|268;fladenbrot|183;\
    fleisch|189;fleischballchen|211;fleischbruh|306;fleischtomat|32;fleur de sel|340;flohsamenschal|421;\
    flussiger honig|389;flussigrauch|329;fond|306;fondant|401;forell|217;forellenfilet|217;forellenkaviar|225;\
    frikadell|211;frisch hefe|259;frischhaltefolie|442;frischhef|259;frischkas|254;frischmilch|227;frittierol|309;\
    fruchtetee|433;fruchtsaft|430;fruhkartoffel|14;fruhlingszwiebel|3;fruhstucksspeck|197;funf gewurz pulver|366;\
    fusilli|269;galgant|10;gans|208;gansekeul|208;ganseschmalz|208;ganz mandel|411;garam masala|353;garnel|221;\
    gefrierbeutel|442;gehackt tomat|289;gekochter schinken|199;gekornt bruh|306;gelatin|396;gelatinepulver|396;\
    gelb currypast|334;gelb erbs|287;gelb lins|281;gelb paprika|38;gelb paprikaschot|38;gelbwurz|351;gelee|409;\
    gelierzucker|387;gelierzucker 2 1|387;gemahlen haselnuss|382;gemahlen ingwer|352;gemahlen kardamom|359;\
    gemahlen koriander|350;gemahlen kreuzkummel|348;gemahlen kummel|349;gemahlen kurkuma|351;gemahlen mandel|382;\
    gemahlen mohn|376;gemahlen muskatnuss|356;gemahlen nelk|357;gemahlen nuss|382;gemahlen pfeffer|342;\
    gemahlen vanill|374;gemahlen walnuss|382;gemahlen zimt|354;gemischt beer|130;gemischt krauter|158;\
    gemischtes hackfleisch|190;gemus|151;gemusebruh|306;gemusebruhpulver|306;gemusefond|306;gemusesaft|293;\
    gemusezwiebel|0;gerauchert lachs|215;gerauchertes paprikapulver|345;gerostet erdnuss|416;gerostet paprika|300;\
    gerostetes sesamol|311;gerst|277;geschroteter leinsam|421;getrocknet aprikos|423;getrocknet basilikum|370;\
    getrocknet chili|346;getrocknet chilischot|346;getrocknet cranberry|423;getrocknet dattel|423;\
    getrocknet dill|370;getrocknet feig|423;getrocknet krauter|371;getrocknet majoran|370;getrocknet oregano|368;\
    getrocknet petersilie|370;getrocknet pflaum|423;getrocknet pilz|424;getrocknet rosmarin|370;\
    getrocknet salbei|370;getrocknet shiitak|424;getrocknet steinpilz|424;getrocknet thymian|369;\
    getrocknet tomat|292;gewurz|373;gewurzgurk|299;gewurzmischung|373;gewurznelk|357;gezuckert kondensmilch|402;\
    ghee|236;gin|440;ginger ale|431;ginger beer|431;glasnudel|272;glatt petersilie|159;glattes mehl|378;\
    glukosesirup|390;glut|383;glutamat|338;glutenfreies mehl|382;gnocchi|260;gochujang|324;goji beer|423;\
    gorgonzola|251;gotterspeis|396;gouda|252;grana padano|246;granatapfel|145;granatapfelker|145;\
    granatapfelmelass|391;granatapfelsirup|391;grand marnier|441;granola|406;grapefruit|118;grappa|440;graup|277;\
    greyerzer|252;griechischer joghurt|234;griess|280;grillgewurz|373;grillkas|253;grillsauc|329;\
    grob haferflock|405;grober senf|326;grobes meersalz|340;grobes salz|340;grun bohn|80;grun chilischot|41;\
    grun currypast|334;grun erbs|83;grun oliv|297;grun paprika|37;grun paprikaschot|37;grun pfeffer|343;\
    grun spargel|76;grun tee|433;grunker|277;grunkohl|63;gruyer|252;guacamol|261;guancial|198;gulasch|191;\
    gulaschgewurz|373;gummibarchen|427;gurk|34;gurkenrelish|299;gyrosgewurz|373;h milch|227;habanero|44;hack|190;\
    hackfleisch|190;hafer|405;haferdrink|229;haferflock|405;haferkeks|410;haferkleie|405;hafermehl|382;\
    hafermilch|229;hafersahn|232;hagelzucker|384;hahnchen|202;hahnchenbrust|203;hahnchenbrustfilet|203;\
    hahnchenfilet|203;hahnchenfleisch|202;hahnchenflugel|205;hahnchengewurz|373;hahnchenkeul|204;\
    hahnchenoberkeul|204;hahnchenschenkel|204;halloumi|253;hamburgerbrotchen|182;hammelfleisch|209;hanfsam|421;\
    harissa|324;hartgekochtes ei|239;hartkas|244;hartweizengriess|280;harzer kase|253;haselnuss|414;\
    haselnussblattchen|414;haselnussker|414;haselnussmus|408;haselnussol|313;hecht|217;hefe|394;hefeextrakt|338;\
    hefeflock|257;hefewurfel|259;heidelbeer|123;heilbutt|219;hell sojasauc|321;helles bier|438;hering|220;\
    himbeer|122;himbeerkonfitur|409;himbeermarmelad|409;hirs|277;hirschfleisch|210;hirschhornsalz|393;\
    hirtenkas|249;hoisinsauc|322;hokkaido|50;hokkaidokurbis|50;holunderbeer|131;holunderblut|131;\
    holunderlikor|441;holzspiess|442;honig|389;honigmelon|142;hornchennudel|269;huhn|202;huhnchen|202;\
    huhnerbruh|306;huhnerbrust|203;huhnerbrustfilet|203;huhnerei|239;huhnerfleisch|202;huhnerfond|306;\
    huhnerleber|206;huhnerschenkel|204;hummer|224;hummus|261;huttenkas|255;ingwer|8;ingwerpulver|352;\
    ingwerwurzel|8;instantkaffee|432;italienisch krauter|371;jackfrucht|149;jagermeister|441;jakobsmuschel|222;\
    jalapeno|42;jasminreis|274;jodsalz|339;joghurt|234;johannisbeer|125;johannisbeergelee|409;\
    johannisbeermarmelad|409;johannisbeersaft|430;johannisbrotkernmehl|383;kaba|397;kabeljau|216;\
    kabeljaufilet|216;kaffee|432;kaffeelikor|441;kaffeepulver|432;kaffeesahn|402;kaffirlimettenblatt|117;\
    kahlua|441;kaisernatron|393;kaiserschot|84;kakao|397;kakaopulver|397;kaki|148;kalb|193;kalbfleisch|193;\
    kalbsfond|306;kalbshax|193;kalbsleber|206;kalbsschnitzel|193;kamill|433;kandiert kirsche|423;kandis|385;\
    kandiszucker|385;kaninchen|210;kaper|298;karamell|401;kardamom|359;kardamomkapsel|359;karfiol|52;karott|19;\
    karpf|217;kartoffel|13;kartoffelchips|425;kartoffelmehl|383;kartoffelpuffer|267;kartoffelstark|383;kase|244;\
    kastanie|179;kaviar|225;kefir|228;keks|410;kerbel|169;kern|421;kernig haferflock|405;kerz|442;ketchup|325;\
    khaki|148;kichererbs|282;kichererbsenmehl|382;kidneybohn|283;kimchi|157;kirsch|440;kirsche|132;kirschsaft|430;\
    kirschtomat|33;kirschwasser|440;kiwi|144;kleie|406;knackebrot|426;knoblauch|6;knoblauchgranulat|372;\
    knoblauchpulver|372;knoblauchsalz|372;knoblauchzeh|6;knochen|212;knodelbrot|403;knollensellerie|24;\
    kochbanan|107;kochsahn|230;kochschink|199;kochwurst|200;kohl|56;kohlensaurehaltiges mineralwasser|429;\
    kohlrabi|29;kohlrub|22;kokosblutenzucker|385;kokoscrem|294;kokosfett|312;kokosflock|404;kokoslikor|441;\
    kokosmehl|382;kokosmilch|294;kokosnuss|178;kokosol|312;kokosraspel|404;kokossahn|294;kokoswasser|429;\
    kombu|424;kondensmilch|402;konfitur|409;kopfsalat|68;koriander|160;koriandergrun|160;korianderpulver|350;\
    koriandersam|350;korinth|422;korn|440;kornermischung|421;korniger frischkas|255;korniger senf|326;\
    kotelett|196;kr|331;krabb|221;kraus petersilie|159;krauter|158;krauter provenc|371;krauterfrischkas|254;\
    krautersalz|340;krauterschnaps|440;krauterseitling|97;krauterstrausschen|177;krautertee|433;krebs|224;\
    krebsfleisch|224;kress|71;kreuzkummel|348;kreuzkummelpulver|348;kreuzkummelsam|348;kristallzucker|384;\
    kuchen|187;kuchengarn|442;kuchenglasur|398;kuchenpapier|442;kuchenroll|442;kummel|349;kummelsam|349;\
    kumquat|119;kurbis|48;kurbisker|420;kurbiskernol|313;kurbispuree|303;kurkuma|351;kurkumapulver|351;\
    kurkumawurzel|9;kuvertur|398;kuvertur zartbitter|398;lachs|214;lachsfilet|214;lakritz|427;lamm|209;\
    lammfleisch|209;lammhackfleisch|195;lammkeul|209;lammkotelett|209;lammschulter|209;langkornreis|274;\
    lasagneblatt|271;lasagneplatt|271;lauch|12;lauchzwiebel|3;laugenbrezel|426;laugenstang|426;lavendel|175;\
    lebensmittelfarb|400;leber|206;lebkuchengewurz|366;leibnizkeks|410;leinol|313;leinsam|421;leitungswasser|428;\
    liebesperl|399;liebstockel|171;likor|441;limett|113;limettenblatt|117;limettensaft|114;limettenschal|115;\
    limo|431;limon|113;limonad|430;limoncello|441;linguin|270;lins|281;litschi|147;loffelbiskuit|410;\
    loffelbiskuits|410;lorbeer|367;lorbeerblatt|367;loslicher kaffee|432;lotoswurzel|93;lowenzahn|73;\
    macadamianuss|417;madeira|437;magerquark|256;maggi|338;mairub|21;mais|86;maisgriess|278;maiskeimol|310;\
    maiskolb|85;maismehl|278;maisstark|383;maizena|383;majonas|327;majoran|170;makkaroni|269;makrel|220;\
    malibu|441;malzbier|438;malzessig|318;manchego|247;mandarin|109;mandel|411;mandelblatt|411;\
    mandelblattchen|411;mandeldrink|229;mandelmehl|382;mandelmilch|229;mandelmus|408;mandelsplitter|411;\
    mandelstift|411;mango|139;mangochutney|336;mangold|65;maniok|154;maracuja|146;maracujasaft|430;margarin|237;\
    marill|134;marillenmarmelad|409;markknochen|212;marmelad|409;maron|179;marsala|437;marshmallow|401;\
    marzipan|401;marzipanrohmass|401;mascarpon|233;matcha|433;matjes|220;matjesfilet|220;maultasch|260;\
    mayonnais|327;medjooldattel|138;meeresfrucht|226;meerrettich|331;meerrettichwurzel|11;meersalz|340;mehl|378;\
    mehl 405|378;mehl typ 405|378;mehligkochend kartoffel|16;melass|391;melon|142;mett|194;mettend|200;\
    mettwurst|200;mie nudel|272;miesmuschel|222;milch|227;milchmadchen|402;milchpulver|402;milchreis|275;\
    mineralwasser|429;minimais|87;minzblatt|162;minze|162;miracel whip|327;mirin|437;miso|332;misopast|332;\
    mittelscharfer senf|326;mohn|376;mohnsam|376;mohr|19;mohrensaft|430;mohrrub|19;moosbeer|128;mortadella|201;\
    most|439;mozzarella|248;mu err pilz|424;muffinformchen|442;mullbeutel|442;multivitaminsaft|430;mungbohn|286;\
    mungbohnenkeimling|89;murbeteig|258;muschel|222;muscovadozucker|385;muskat|356;muskatblut|356;muskatnuss|356;\
    musli|406;naan|183;nacho|425;natives olivenol|308;natives olivenol extra|308;natron|393;naturjoghurt|234;\
    naturreis|274;naturtruber apfelsaft|430;nektarin|136;nelk|357;nelkenpulver|357;neutrales ol|309;nier|206;\
    nordseekrabb|221;nori|424;noriblatt|424;nougat|401;nudel|269;nudelwasser|428;nuss|419;nussker|419;\
    nussmischung|419;nussmus|408;nussnougat|401;nussnougatcrem|408;nutella|408;obers|230;oblat|410;obst|150;\
    obstessig|318;obstler|440;ochsenschwanz|212;okra|88;okraschot|88;oktopus|223;ol|309;oliv|297;olivenol|307;\
    olsardin|296;orang|108;orang paprika|39;orangeat|423;orangenabrieb|116;orangenblutenwasser|400;\
    orangenlikor|441;orangenlimonad|430;orangenmarmelad|409;orangensaft|430;orangenschal|116;oregano|368;\
    packchen backpulver|392;packchen sahnesteif|396;packchen trockenhef|394;packchen vanillepudding|401;\
    packchen vanillepuddingpulver|401;paellareis|275;pak choi|61;palmzucker|385;pampelmus|118;pancetta|198;\
    paneer|253;pangasius|219;paniermehl|403;panko|403;papaya|140;papierbackformchen|442;papierformchen|442;\
    paprika|35;paprika edelsuss|344;paprikagewurz|344;paprikapulver|344;paprikapulver edelsuss|344;\
    paprikapulver gerauchert|345;paprikapulver rosenscharf|344;paprikaschot|35;paradiescrem|401;paranuss|417;\
    parmaschink|199;parmesan|246;parmesankas|246;passiert tomat|290;passionsfrucht|146;pasta|269;pastinak|20;\
    pecannuss|413;pecorino|247;pekannuss|413;penn|269;peperoni|40;perlgraup|277;perlzwiebel|4;pernod|441;\
    pesto|261;petersilie|159;petersilienblatt|159;pfeffer|342;pfeffer aus muhl|342;pfeffer und salz|341;\
    pfefferkorn|342;pfefferminz|162;pfefferminzbonbon|427;pfifferling|98;pfirsich|135;pfirsichlikor|441;\
    pflanzenfett|237;pflanzenmargarin|237;pflanzenmilch|229;pflanzenol|309;pflanzensahn|232;pflaum|133;\
    pflaumenmus|409;pflucksalat|69;philadelphia|254;pils|438;pilz|94;piment|358;pimentkorn|358;pinienker|418;\
    pistazie|417;pistazienker|417;pita|183;pitabrot|183;pizzamehl|379;pizzasauc|290;pizzateig|258;pizzatomat|289;\
    pokelsalz|340;polenta|278;pommes|267;pommes frites|267;popcorn|426;popcornmais|426;porree|12;portwein|437;\
    pottasch|393;poulet|202;powidl|409;preiselbeer|129;preiselbeerkonfitur|409;preiselbeermarmelad|409;\
    prinzessbohn|80;prosecco|436;proteinpulver|402;puddingpulver|401;puderzucker|386;puffreis|406;pul biber|347;\
    pumpernickel|186;pute|207;putenbrust|207;putenfleisch|207;putenhackfleisch|195;putenschnitzel|207;quark|256;\
    quinoa|277;quitt|105;quittengelee|409;raclettekas|252;radicchio|72;radieschen|27;rahm|230;rahmspinat|265;\
    ramennudel|272;rand|23;rapsol|310;rapunzel|70;ras el hanout|366;raucherlachs|215;raucherpaprika|345;\
    raucherspeck|197;rauchertofu|155;rauk|67;ravioli|260;reh|210;rehruck|210;reibekas|244;reis|274;reisessig|320;\
    reismehl|382;reismilch|229;reisnudel|272;reispapier|273;reissirup|390;reiswaffel|426;reiswein|437;\
    remoulad|327;rettich|28;rhabarber|75;ricotta|255;riesenbohn|285;riesengarnel|221;riesling|434;rigatoni|269;\
    rind|191;rinderbrat|191;rinderbruh|306;rinderbrust|191;rinderfilet|192;rinderfond|306;rindergulasch|191;\
    rinderhack|190;rinderhackfleisch|190;rinderroulad|192;rindersteak|192;rindfleisch|191;rippchen|196;\
    risottoreis|275;roastbeef|191;roggenbrot|186;roggenmehl|381;roggensauerteig|394;roggenvollkornmehl|381;\
    roher schinken|199;rohrohrzucker|384;rohrohrzucker braun|385;rohrzucker|384;rohschink|199;romanasalat|68;\
    romanesco|55;roquefort|251;rosa pfeffer|343;rosenkohl|62;rosenscharfes paprikapulver|344;rosenwasser|400;\
    rosewein|435;rosine|422;rosmarin|165;rosmarinzweig|165;rostzwiebel|372;rot beet|23;rot bet|23;rot bohn|283;\
    rot chilischot|40;rot currypast|334;rot johannisbeer|125;rot lins|281;rot paprika|36;rot paprikaschot|36;\
    rot zwiebel|1;rotbarsch|219;rotbarschfilet|219;rotkohl|57;rotkraut|57;rotwein|435;rotweinessig|317;roulad|192;\
    rouladennadel|442;rub|21;rubenkraut|390;rubensirup|390;rucola|67;rum|440;rumaroma|400;rumpsteak|192;\
    rundkornreis|274;safran|364;safranfad|364;saft|430;saft zitron|111;sahn|230;sahnemeerrettich|331;\
    sahnepuddingpulver|401;sahnequark|256;sahnesteif|396;saibling|217;sak|437;salami|201;salat|68;\
    salatdressing|330;salatgurk|34;salatsauc|330;salbei|167;salbeiblatt|167;salsa|328;salz|339;salz pfeffer|341;\
    salz und pfeffer|341;salzbrezel|426;salzstang|426;sambal oelek|324;sardell|296;sardellenfilet|296;sardin|296;\
    saubohn|81;sauc|337;sauc hollandais|337;sauer gurk|299;sauer sahn|231;sauerampfer|173;sauerkirsch|132;\
    sauerkraut|157;sauermilch|228;sauerrahm|231;sauerteig|394;scampi|221;schafskas|249;schalerbs|287;schalott|5;\
    scharf senf|326;schaschlikspiess|442;schinken|199;schinkenspeck|197;schinkenwurfel|199;schlagobers|230;\
    schlagrahm|230;schlagsahn|230;schmalz|238;schmand|231;schmelzflock|405;schmelzkas|254;schnaps|440;\
    schnittkas|244;schnittlauch|164;schnitzel|196;schokoaufstrich|408;schokokeks|410;schokolad|398;\
    schokoladenpudding|401;schokoladenraspel|398;schokoladentropf|399;schokopuddingpulver|401;schokoraspel|399;\
    schokoriegel|427;schokostreusel|399;schokostuckchen|399;schokotropf|399;scholl|219;schupfnudel|260;\
    schwamm|442;schwarz bohn|284;schwarz johannisbeer|126;schwarz oliv|297;schwarz pfeffer|342;\
    schwarz pfeffer aus muhl|342;schwarz sesam|377;schwarz tee|433;schwarzbier|438;schwarzbrot|180;schwarzkohl|63;\
    schwarzkummel|349;schwarztee|433;schwarzwurzel|31;schwein|196;schweinebauch|196;schweinebrat|196;\
    schweinefilet|196;schweinefleisch|196;schweinehackfleisch|194;schweinelend|196;schweinenack|196;\
    schweineschmalz|238;schweineschnitzel|196;schweineschulter|196;schwertfisch|218;seehecht|216;seelachs|213;\
    seelachsfilet|213;seeteufel|219;seezung|219;seidentofu|155;seif|442;seitan|156;sekt|436;sellerie|25;\
    sellerieknoll|24;selleriesalz|372;semmel|182;semmelbrosel|403;senf|326;senfkorn|363;senfmehl|363;\
    senfpulver|363;senfsaat|363;senfsam|363;sepia|223;serranoschink|199;serviett|442;sesam|377;sesammus|333;\
    sesamol|311;sesampast|333;sesamsaat|377;sesamsam|377;sherry|437;sherryessig|317;shiitak|95;shiitakepilz|95;\
    shrimp|221;sichuanpfeffer|343;sirup|390;skyr|234;smarties|427;sobanudel|272;sodawasser|429;sofortgelatin|396;\
    sojabohn|286;sojacuisin|232;sojadrink|229;sojagranulat|288;sojahack|288;sojajoghurt|234;sojamehl|382;\
    sojamilch|229;sojaol|310;sojasahn|232;sojasauc|321;sojaschnetzel|288;sojasoss|321;sojaspross|89;\
    sonnenblumenker|420;sonnenblumenol|310;sorbet|263;soss|337;sossenbinder|336;sossenpulver|336;spaghetti|270;\
    spargel|76;spatzl|260;speck|197;speckwurfel|197;speiseeis|263;speisenatron|393;speiseol|309;speisequark|256;\
    speisesalz|339;speisestark|383;speisezwiebel|0;spekulatius|410;spekulatiusgewurz|366;spiess|442;spinat|64;\
    spitzkohl|59;spross|90;sprudel|429;sprudelwasser|429;spulmittel|442;sriracha|324;stachelbeer|127;\
    stangenbohn|80;stangensellerie|25;stark|383;starkemehl|383;starker kaffee|432;staubzucker|386;\
    staudensellerie|25;steak|192;steckrub|22;steinpilz|99;steinsalz|340;sternanis|360;stevia|388;stockfisch|216;\
    strauchtomat|32;streusel|399;strudelteig|258;stuckig tomat|289;studentenfutter|419;sultanin|422;sumach|366;\
    supp|305;suppenfleisch|191;suppengemus|151;suppengrun|151;suppenhuhn|202;suppenknochen|212;suppennudel|269;\
    suppenwurfel|306;surimi|224;sushiessig|320;sushireis|274;suss chilisauc|324;suss sahn|230;suss senf|326;\
    susskartoffel|17;susskirsch|132;sussrahmbutter|235;sussstoff|388;szechuanpfeffer|343;tabasco|324;tacosauc|328;\
    tacoschal|184;tafelessig|315;tafelmeerrettich|331;tafelspitz|191;tagliatell|270;tahin|333;tahini|333;\
    tamari|321;tamarind|335;tamarindenpast|335;tapioka|383;tee|433;teebeutel|433;teig|258;tellerlins|281;\
    tempeh|156;tequila|440;teriyakisauc|322;thaibasilikum|161;thunfisch|218;thunfisch in ol|295;\
    thunfischsteak|218;thymian|166;thymianzweig|166;tiefgekuhlt erbs|264;tiefkuhlgemus|265;tilapia|219;\
    tintenfisch|223;tk beer|266;tk erbs|264;tk gemus|265;tk himbeer|266;tk krauter|371;tk obst|266;tk spinat|265;\
    toast|180;toastbrot|180;tofu|155;toilettenpapier|442;tomat|32;tomatenketchup|325;tomatenmark|291;\
    tomatenpuree|290;tomatensaft|293;tomatensauc|290;tomatensoss|290;tomatenstuck|289;tonic water|429;topf|256;\
    topinambur|30;tortellini|260;tortenbod|187;tortenguss|396;tortilla|184;tortillachip|425;tortillachips|425;\
    tortillaflad|184;traub|120;traubenkernol|310;traubensaft|430;trennspray|314;trinkschokolad|397;tripl sec|441;\
    trocken rotwein|435;trocken sherry|437;trocken weisswein|434;trockenaprikos|423;trockenbackhef|394;\
    trockenfrucht|423;trockenhef|394;trockenobst|423;trockenpflaum|423;trockentomat|292;truffel|101;truffelol|313;\
    truthahn|207;tuc|426;typ 405 mehl|378;tzatziki|261;udonnudel|272;vanill|374;vanillearoma|374;vanilleeis|263;\
    vanilleessenz|374;vanilleextrakt|374;vanillemark|374;vanillepast|374;vanillepudding|401;\
    vanillepuddingpulver|401;vanillesauc|401;vanilleschot|375;vanillesoss|401;vanillestang|375;vanillezucker|387;\
    vanillinzucker|387;vegan mayonnais|327;veganer kase|257;venusmuschel|222;vollkornbrot|180;vollkornkeks|410;\
    vollkornmehl|381;vollkornnudel|269;vollmilch|227;vollmilchschokolad|398;wacholder|365;wacholderbeer|365;\
    wachtel|210;wachtelei|243;waffel|410;wakam|424;walnuss|412;walnusshalft|412;walnussker|412;walnussol|313;\
    wasabi|331;waschmittel|442;wasser|428;wasserkastanie|92;wassermelon|143;weichweizengriess|280;wein|435;\
    weinbrand|440;weinessig|316;weinstein|395;weinsteinbackpulver|392;weintraub|120;weiss balsamico|319;\
    weiss bohn|285;weiss pfeffer|343;weiss portwein|437;weiss rum|440;weiss schokolad|398;weiss spargel|77;\
    weiss zucker|384;weiss zwiebel|2;weissbrot|180;weissfisch|213;weisskohl|56;weisskraut|56;weisswein|434;\
    weissweinessig|316;weizenbier|438;weizengriess|280;weizenkeim|406;weizenkleie|406;weizenmehl|378;\
    weizenmehl 405|378;weizenmehl typ 1050|379;weizenmehl typ 405|378;weizenmehl typ 550|378;weizentortilla|184;\
    weizenvollkornmehl|381;wermut|437;whisky|440;wiener|200;wiener wurstchen|200;wild|210;wildfond|306;\
    wildreis|274;wildschwein|210;wirsing|58;wodka|440;wolfsbarsch|219;worcestersauc|323;worcestershir sauc|323;\
    worcestershiresauc|323;worcestersoss|323;wrap|184;wurfelzucker|384;wurst|200;wurstchen|200;xanthan|383;\
    xylit|388;yamswurzel|18;yufkateig|258;zahnpasta|442;zahnstocher|442;zander|217;zart haferflock|405;\
    zartbitterkuvertur|398;zartbitterschokolad|398;zatar|366;ziegenfrischkas|250;ziegenkas|250;zimt|354;\
    zimtpulver|354;zimtstang|355;zitron|110;zitronat|423;zitronenabrieb|112;zitronenaroma|400;zitronengra|174;\
    zitronenlimonad|431;zitronenmeliss|175;zitronensaft|111;zitronensaur|395;zitronenschal|112;zitronenzest|112;\
    zucchini|46;zucker|384;zuckerguss|401;zuckermais|86;zuckerperl|399;zuckerrubensirup|390;zuckerschot|84;\
    zuckersirup|390;zuckerstreusel|399;zuckerwurfel|384;zwetschg|133;zwetschgenmus|409;zwetschk|133;zwieback|410;\
    zwiebel|0;zwiebelgranulat|372;zwiebelpulver|372;zwiebelsupp|305;
    """)
  static let french = SortedKeys(
    """
    abondance|252;abricot|134;abricot sec|423;acide citrique|395;agar agar|383;agneau|195;aiguillette poulet|203;\
    ail|6;ail en poudre|372;ail our|7;ail semoule|372;aile poulet|205;aioli|327;airelle|128;airelle rouge|129;\
    alcool|440;algue|424;algue nori|424;amande|411;amande effilee|411;amande en poudre|382;amande entier|411;\
    amande mondee|411;amande moulu|382;amaretti|410;amaretto|441;amidon|383;amidon mais|383;ananas|141;\
    ananas en conserve|303;anchoi|296;andouille|200;andouillette|200;aneth|163;angostura|441;anguille|220;ani|360;\
    ani etoile|360;ani vert|360;aperol|441;arachide|416;armagnac|440;arome amande|400;arome amande amere|400;\
    arome maggi|338;arome vanille|374;artichaut|78;asperge|76;asperge blanc|77;asperge vert|76;assaisonnement|373;\
    aubergine|47;avocat|102;avoine|405;babeurre|228;bacon|197;badiane|360;bagel|185;baguette|181;\
    baie genievre|365;baie goji|423;baie quatre epice|358;baie rose|343;bailey|441;balsamique|319;banane|106;\
    banane plantain|107;banyul|437;bar|219;basilic|161;basilic sec|370;basilic thai|161;baton cannelle|355;\
    batonnet poisson|268;bavette|192;beaufort|252;bechamel|337;bette|65;betterave|23;beurre|235;\
    beurre arachide|407;beurre cacahuete|407;beurre clarifie|235;beurre demi sel|235;beurre doux|235;\
    beurre pommade|235;beurre sale|235;beurre vegetal|237;bicarbonate|393;bicarbonate alimentaire|393;\
    bicarbonate sodium|393;bicarbonate soude|393;biere|438;biere ambree|438;biere blanc|438;biere blonde|438;\
    biere brun|438;bille en sucre|399;biscotte|410;biscuit|410;biscuit a cuillere|410;biscuit rose|410;\
    blanc dinde|207;blanc oeuf|240;blanc poulet|203;blanquette veau|193;ble|277;blette|65;bleu|251;\
    bleu auvergne|251;bleuet|123;boeuf|191;boeuf a braiser|191;boeuf bourguignon|191;boeuf hache|190;\
    boisson vegetale|229;bok choy|61;bonbon|427;boudin noir|201;boudoir|410;bouillon|306;bouillon boeuf|306;\
    bouillon cube|306;bouillon kub|306;bouillon legume|306;bouillon poule|306;bouillon poulet|306;\
    bouillon volaille|306;boulette viande|211;boulgour|276;bouquet garni|177;bourbon|440;bourrache|172;\
    boursin|254;branche celeri|25;branche romarin|165;branche thym|166;bretzel|426;brie|253;brioche|182;\
    brochet|217;brochette en boi|442;brocoli|53;brousse|255;brugnon|136;buche chevre|250;bulbe fenouil|26;\
    burrata|248;butternut|49;cabillaud|216;cacahuete|416;cacahuete grille|416;cacao|397;cacao amer|397;\
    cacao en poudre|397;cacao en poudre non sucre|397;cacao non sucre|397;cachaca|440;cafe|432;cafe fort|432;\
    cafe moulu|432;cafe soluble|432;caille|210;cajou|415;calamar|223;calmar|223;calvado|440;camembert|253;\
    camomille|433;campari|441;canard|208;canneberge|128;canneberge sechee|423;cannelle|354;cannelle en poudre|354;\
    cannelle moulu|354;cannelloni|271;cantal|252;capre|298;carambar|427;caramel|401;caramel au beurre sale|401;\
    caramel liquide|401;carcasse poulet|212;cardamome|359;cardamome en poudre|359;carotte|19;carpe|217;carvi|349;\
    cassi|126;cassonade|385;caviar|225;cebette|3;celeri|25;celeri branche|25;celeri rave|24;cepe|99;cepe sec|424;\
    cereale|406;cerfeuil|169;cerise|132;cerise confite|423;cerneau noi|412;chair a saucisse|194;chair crabe|224;\
    chair tomate|289;chamallow|401;champagne|436;champignon|94;champignon noir|424;champignon pari|94;\
    champignon sec|424;chanterelle|98;chapelure|403;chapelure pain|403;chartreuse|441;chataigne|179;\
    chataigne eau|92;cheddar|245;chevre|250;chevreuil|210;chicoree|72;chili en poudre|346;chip|425;chip mais|425;\
    chip tortilla|425;chipotle|301;chocolat|398;chocolat a patisserie|398;chocolat au lait|398;chocolat blanc|398;\
    chocolat dessert|398;chocolat en poudre|397;chocolat noir|398;chocolat noir patissier|398;\
    chocolat patissier|398;chorizo|201;chou|56;chou blanc|56;chou bruxelle|62;chou chinoi|60;chou fleur|52;\
    chou frise|58;chou kale|63;chou pointu|59;chou rave|29;chou romanesco|55;chou rouge|57;chou vert|58;\
    choucroute|157;chutney|336;chutney mangue|336;ciabatta|181;ciboule|3;ciboulette|164;cidre|439;cidre brut|439;\
    cidre doux|439;cinq epice|366;cinq parfum|366;citron|110;citron jaune|110;citron vert|113;citronnelle|174;\
    citrouille|48;clementine|109;clou girofle|357;coca|431;coca cola|431;coco|404;coco paimpol|285;\
    coeur artichaut|79;cognac|440;coing|105;cointreau|441;colin|216;collier agneau|209;colombo|353;colorant|400;\
    colorant alimentaire|400;compote|304;compote pomme|304;comte|252;concentre tomate|291;conchiglie|269;\
    concombre|34;confit canard|208;confiture|409;confiture abricot|409;confiture fraise|409;\
    confiture framboise|409;confiture lait|401;copeau coco|404;coque|222;coquillette|269;coriandre|160;\
    coriandre en poudre|350;coriandre moulu|350;corn flake|406;cornichon|299;cornille|286;cote porc|196;\
    cottage cheese|255;couli tomate|290;courge|50;courge butternut|49;courgette|46;court bouillon|306;\
    couscous|276;couverture|398;crabe|224;cracker|426;cranberrie sechee|423;cranberry|423;cremant|436;creme|230;\
    creme aigre|231;creme anchoi|296;creme anglaise|401;creme balsamique|319;creme cassi|441;creme chantilly|230;\
    creme coco|294;creme entier|230;creme entier liquide|230;creme epaisse|231;creme fleurette|230;\
    creme fouettee|230;creme fraiche|231;creme fraiche epaisse|231;creme glacee|263;creme liquide|230;\
    creme liquide entier|230;creme marron|401;creme patissiere|401;creme peche|441;creme sesame|333;\
    creme soja|232;creme tartre|395;creme vegetale|232;crepe dentelle|410;cresson|71;crevette|221;\
    crevette grise|221;crevette rose|221;croissant|185;crouton|188;cube bouillon|306;cube bouillon legume|306;\
    cube bouillon volaille|306;cuisse canard|208;cuisse poulet|204;cumin|348;cumin en poudre|348;cumin moulu|348;\
    curacao|441;curcuma|9;curcuma en poudre|351;cure dent|442;curry|353;curry en poudre|353;daikon|28;daim|427;\
    datte|138;daurade|219;dentifrice|442;dinde|195;diot|200;dorade|219;dorure|242;dos cabillaud|216;\
    dose safran|364;double concentre tomate|291;eau|428;eau coco|429;eau cuisson|428;eau fleur oranger|400;\
    eau gazeuse|429;eau glacee|428;eau minerale|429;eau petillante|429;eau rose|400;eau vie|440;echalote|5;\
    echine porc|196;ecorce orange confite|423;ecrevisse|224;edamame|82;edulcorant|388;eglefin|216;emmental|252;\
    encornet|223;endive|72;enoki|100;entrecote|192;epaule agneau|209;epaule porc|196;epeautre|277;epi mais|85;\
    epice|373;epice a pain epice|366;epice a taco|373;epice cajun|373;epice fajita|373;epice mexicaine|373;\
    epinard|64;epinard surgele|265;epoisse|253;eponge|442;escalope dinde|207;escalope poulet|203;\
    escalope veau|193;espadon|218;espresso|432;essuie tout|442;estragon|168;etoile badiane|360;expresso|432;\
    extrait amande|400;extrait amande amere|400;extrait levure|338;extrait vanille|374;faisan|210;faisselle|256;\
    farfalle|269;farine|378;farine a gateau|380;farine a levure incorporee|380;farine a pain|379;\
    farine amande|382;farine avec levure incorporee|380;farine blanc|378;farine ble|378;farine ble noir|382;\
    farine chataigne|382;farine coco|382;farine complete|381;farine epeautre|381;farine gruau|379;farine mais|278;\
    farine mais blanc|382;farine petit epeautre|381;farine poi chiche|382;farine riz|382;farine sarrasin|382;\
    farine seigle|381;farine t45|378;farine t55|378;farine t65|378;farine t80|381;farine type 55|378;fecule|383;\
    fecule mais|383;fecule pomme terre|383;fenouil|26;fenugrec|362;feta|249;feuille basilic|161;feuille brick|258;\
    feuille citron vert|117;feuille combava|117;feuille coriandre|160;feuille curry|176;feuille filo|258;\
    feuille gelatine|396;feuille lasagne|271;feuille laurier|367;feuille menthe|162;feuille nori|424;\
    feuille riz|273;feuille sauge|167;feve|81;ficelle|442;ficelle cuisine|442;figue|137;figue sec|423;\
    filet anchoi|296;filet boeuf|192;filet dinde|207;filet mignon porc|196;filet poisson|213;filet poulet|203;\
    filet saumon|214;film alimentaire|442;fine champagne|440;fine herbe|371;flageolet|285;fletan|219;\
    fleur oranger|400;fleur sel|340;fleur sureau|131;flocon avoine|405;flocon piment|347;foie|206;foie gra|206;\
    foie volaille|206;fond artichaut|79;fond veau|306;fond volaille|306;fondant|401;fourme ambert|251;fraise|121;\
    fraise tagada|427;framboise|122;frite|267;fromage|244;fromage a raclette|252;fromage a tartiner|254;\
    fromage blanc|256;fromage bleu|251;fromage chevre|250;fromage frai|254;fromage rape|244;fromage vegetal|257;\
    fruit|150;fruit a coque|419;fruit confit|423;fruit dragon|149;fruit mer|226;fruit passion|146;fruit rouge|130;\
    fruit rouge surgele|266;fruit sec|419;fruit surgele|266;fume liquide|329;fumet poisson|306;fusilli|269;\
    galanga|10;galette ble|184;galette bretonne|410;galette riz|273;gamba|221;garam masala|353;gateau|187;\
    gaufrette|410;gelatine|396;gelatine en poudre|396;gelee|409;gelee groseille|409;genievre|365;genoise|187;\
    germe ble|406;germe soja|89;ghee|236;gibier|210;gigot|209;gigot agneau|209;gin|440;gingembre|8;\
    gingembre en poudre|352;gingembre marine|302;gingembre moulu|352;ginger ale|431;ginger beer|431;girofle|357;\
    girolle|98;gite|191;glace|263;glace a vanille|263;glace pilee|262;glace vanille|263;glacon|262;glucose|390;\
    glutamate|338;gnocchi|260;gochujang|324;gombo|88;gorgonzola|251;gouda|252;gousse ail|6;gousse cardamome|359;\
    gousse vanille|375;goyave|149;grain poivre|342;graine|421;graine carvi|349;graine chanvre|421;graine chia|421;\
    graine coriandre|350;graine courge|420;graine couscous|276;graine cumin|348;graine fenouil|361;\
    graine fenugrec|362;graine grenade|145;graine lin|421;graine moutarde|363;graine pavot|376;graine potiron|420;\
    graine sesame|377;graine tournesol|420;graisse canard|208;grana padano|246;grand marnier|441;granola|406;\
    grenade|145;gressin|426;griotte|132;gro sel|340;gro sel mer|340;groseille|125;groseille a maquereau|127;\
    gruyere|252;guacamole|261;guanciale|198;guimauve|401;habanero|44;haddock|216;halloumi|253;hareng|220;\
    haricot|286;haricot azuki|286;haricot blanc|285;haricot mungo|286;haricot noir|284;haricot rouge|283;\
    haricot sec|285;haricot vert|80;harissa|324;haut cuisse poulet|204;herbe|158;herbe italienne|371;\
    herbe provence|371;herbe sechee|370;homard|224;houmou|261;huile|309;huile arachide|310;huile coco|312;\
    huile colza|310;huile en spray|314;huile friture|309;huile lin|313;huile neutre|309;huile noi|313;\
    huile noi coco|312;huile noisette|313;huile olive|307;huile olive extra vierge|308;\
    huile olive vierge extra|308;huile palme|313;huile pepin raisin|310;huile pimentee|313;huile sesame|311;\
    huile tournesol|310;huile truffe|313;huile vegetale|309;huitre|222;igname|18;jacquier|149;jalapeno|42;\
    jambon|199;jambon blanc|199;jambon cru|199;jambon cuit|199;jambon fume|199;jarret porc|196;jarret veau|193;\
    jaune oeuf|241;joue boeuf|191;jus|430;jus ananas|430;jus citron|111;jus citron vert|114;jus cranberry|430;\
    jus fruit|430;jus legume|293;jus lime|114;jus orange|430;jus pamplemousse|430;jus pomme|430;jus raisin|430;\
    jus tomate|293;kahlua|441;kaki|148;kefir|228;ketchup|325;kimchi|157;kiri|254;kirsch|440;kiwi|144;knack|200;\
    kombu|424;kumquat|119;lait|227;lait amande|229;lait avoine|229;lait coco|294;lait concentre|402;\
    lait concentre non sucre|402;lait concentre sucre|402;lait demi ecreme|227;lait ecreme|227;lait en poudre|402;\
    lait entier|227;lait fermente|228;lait noi coco|294;lait ribot|228;lait riz|229;lait soja|229;\
    lait vegetal|229;laitue|68;langoustine|224;lapin|210;lard|197;lardon|197;lardon fume|197;lasagne|271;\
    laurier|367;lavande|175;legume|151;legume surgele|265;lentille|281;lentille corail|281;lentille puy|281;\
    lentille vert|281;lessive|442;levain|394;levure|394;levure biere|394;levure boulanger|259;\
    levure boulanger sec|394;levure boulangere|394;levure boulangere sec|394;levure chimique|392;\
    levure fraiche|259;levure maltee|257;levure nutritionnelle|257;levure sec|394;levure sec boulanger|394;\
    lieu|216;lieu noir|216;limande|219;lime|113;limonade|430;limoncello|441;lingot|285;linguine|270;liqueur|441;\
    liqueur cafe|441;liqueur litchi|441;liqueur orange|441;liquide vaisselle|442;litchi|147;liveche|171;lotte|219;\
    loup mer|219;macaroni|269;mache|70;maci|356;madere|437;magret|208;magret canard|208;mais|86;\
    mais a popcorn|426;mais en boite|303;maizena|383;malibu|441;mandarine|109;mangue|139;manioc|154;maquereau|220;\
    maraschino|441;marc|440;marc bourgogne|440;margarine|237;marjolaine|170;marmelade|409;maroille|253;marron|179;\
    marsala|437;masa harina|279;mascarpone|233;massale|353;matcha|433;mayonnaise|327;melange epice|373;\
    melange quatre epice|366;melasse|391;melasse grenade|391;melisse|175;melon|142;menthe|162;merguez|200;\
    meringue|401;merlu|216;mesclun|69;mezcal|440;miel|389;miel liquide|389;millet|277;mimolette|252;mini mais|87;\
    mirin|437;miso|332;miso blanc|332;mogette|285;mont or|253;morbier|252;morceau poulet|202;morceau sucre|384;\
    morille|424;morille sechee|424;morue|216;moule|222;moutarde|326;moutarde a ancienne|326;moutarde dijon|326;\
    moutarde en poudre|363;moutarde forte|326;mouton|209;mozza|248;mozzarella|248;muesli|406;munster|253;mure|124;\
    muscade|356;muscade moulu|356;muscat|437;myrtille|123;naan|183;nappage|401;navet|21;nectarine|136;nigelle|349;\
    noi|412;noi bresil|417;noi cajou|415;noi coco|178;noi coco en poudre|404;noi grenoble|412;noi macadamia|417;\
    noi muscade|356;noi pecan|413;noi saint jacque|222;noilly prat|437;noisette|414;noisette en poudre|382;\
    nori|424;nougatine|401;nouille|272;nouille aux oeuf|272;nouille chinoise|272;nouille riz|272;nouille soba|272;\
    nouille udon|272;nugget|268;nuoc mam|322;nutella|408;oeuf|239;oeuf caille|243;oeuf dur|239;oeuf entier|239;\
    oeuf lump|225;oeuf saumon|225;oie|208;oignon|0;oignon au vinaigre|302;oignon blanc|2;oignon en poudre|372;\
    oignon frit|372;oignon grelot|4;oignon jaune|0;oignon nouveau|3;oignon rouge|1;olive|297;olive noir|297;\
    olive vert|297;orange|108;orange confite|423;oreo|410;orge|277;orge perle|277;origan|368;origan sec|368;\
    ortie|74;os a moelle|212;oseille|173;pain|180;pain a burger|182;pain burger|182;pain campagne|180;\
    pain epice|410;pain mie|180;pain pita|183;pain rassi|180;pain seigle|186;pak choi|61;paleron|191;\
    palet breton|410;palourde|222;pamplemousse|118;panai|20;pancetta|198;panko|403;panure|403;papaye|140;\
    papier aluminium|442;papier cuisson|442;papier sulfurise|442;papier toilette|442;paprika|344;paprika doux|344;\
    paprika en poudre|344;paprika fume|345;parmesan|246;parmigiano|246;parmigiano reggiano|246;passata|290;\
    pasteque|143;pasti|440;patate doux|17;pate|258;pate a lasagne|271;pate a pizza|258;pate a tarte|258;\
    pate a tartiner|408;pate alimentaire|269;pate amande|401;pate brisee|258;pate curry|334;pate curry rouge|334;\
    pate curry rouge thai|334;pate curry vert|334;pate feuilletee|258;pate filo|258;pate fraiche|260;\
    pate miso|332;pate piment|324;pate sablee|258;pate sec|269;pate tamarin|335;pave saumon|214;pavot|376;\
    pecan|413;peche|135;peche au sirop|303;pecorino|247;pectine|387;penne|269;pepite chocolat|399;perche|217;\
    perle japon|383;perrier|429;persil|159;persil frise|159;persil plat|159;persil sec|370;pesto|261;\
    petit beurre|410;petit epeautre|277;petit poi|83;petit poi surgele|264;petit suisse|234;philadelphia|254;\
    pickle|299;pigeon|210;pignon|418;pignon pin|418;pilon poulet|204;piment|40;piment cayenne|346;piment doux|344;\
    piment en flocon|347;piment en poudre|346;piment espelette|346;piment fort|346;piment jamaique|358;\
    piment oiseau|41;piment rouge|40;piment sec|346;piment vert|41;pineau|437;pintade|210;pique a brochette|442;\
    pissenlit|73;pistache|417;pistil safran|364;pita|183;plantain|107;plaque lasagne|271;pleurote|96;\
    pleurote panicaut|97;poi|83;poi casse|287;poi chiche|282;poi gourmand|84;poi mange tout|84;poire|104;\
    poireau|12;poisson|213;poisson blanc|213;poitrine fume|197;poitrine porc|196;poitrine porc fume|197;\
    poitrine poulet|203;poivre|342;poivre blanc|343;poivre cayenne|346;poivre en grain|342;poivre et sel|341;\
    poivre gri|342;poivre moulin|342;poivre moulu|342;poivre noir|342;poivre sichuan|343;poivre vert|343;\
    poivron|35;poivron grille|300;poivron jaune|38;poivron orange|39;poivron rouge|36;poivron vert|37;polenta|278;\
    pomme|103;pomme terre|13;pomme terre a chair ferme|15;pomme terre farineuse|16;pomme terre nouvelle|14;\
    popcorn|426;porc|196;porc hache|194;porto|437;potimarron|50;potiron|48;poudre a flan|401;poudre a lever|392;\
    poudre a pate|392;poudre ail|372;poudre amande|382;poudre cacao|397;poudre curry|353;poudre levante|392;\
    poudre noisette|382;poudre oignon|372;poulet|202;poulet entier|202;poulet fermier|202;poulpe|223;pousse|90;\
    pousse bambou|91;pousse epinard|64;pousse soja|89;pralin|401;praline|401;prosecco|436;\
    proteine soja texturee|288;prune|133;pruneau|423;pulpe tomate|289;puree amande|408;puree cajou|408;\
    puree noisette|408;puree piment|324;puree potiron|303;puree sesame|333;puree tomate|290;quatre epice|358;\
    quenelle|260;quetsche|133;queue boeuf|212;quinoa|277;racine lotu|93;raclette|252;radi|27;radi blanc|28;\
    radicchio|72;raifort|11;raisin|120;raisin blond|422;raisin corinthe|422;raisin sec|422;rapadura|385;\
    ras el hanout|366;raviole|260;ravioli|260;reblochon|253;reglisse|427;remoulade|327;rhubarbe|75;rhum|440;\
    rhum ambre|440;rhum blanc|440;rhum brun|440;rhum vieu|440;ricard|441;ricotta|255;rigatoni|269;riz|274;\
    riz a paella|275;riz a risotto|275;riz a sushi|274;riz arborio|275;riz basmati|274;riz complet|274;\
    riz gluant|274;riz long|274;riz rond|274;riz sauvage|274;riz souffle|406;riz thai|274;rognon|206;romarin|165;\
    romarin sec|370;roquefort|251;roquette|67;roti porc|196;rouget|219;rumsteck|192;rutabaga|22;sable|410;\
    sac poubelle|442;sachet levure|392;sachet levure chimique|392;sachet sucre vanille|387;sachet the|433;\
    safran|364;saindou|238;saint jacque|222;saint marcellin|253;saint moret|254;saint nectaire|252;sake|437;\
    salade|68;salade vert|68;salami|201;salsa|328;salsifi|31;sambal oelek|324;sandre|217;sanglier|210;sardine|296;\
    sarrasin|277;sarriette|172;sauce|337;sauce au poivre|336;sauce barbecue|329;sauce bbq|329;sauce bechamel|337;\
    sauce chili|324;sauce hoisin|322;sauce hollandaise|337;sauce huitre|322;sauce nuoc mam|322;sauce piquante|324;\
    sauce poisson|322;sauce salade|330;sauce salsa|328;sauce soja|321;sauce soja claire|321;sauce soja foncee|321;\
    sauce soja sale|321;sauce soja sucre|321;sauce teriyaki|322;sauce tomate|290;sauce worcester|323;\
    sauce worcestershire|323;saucisse|200;saucisse fume|200;saucisse morteau|200;saucisse strasbourg|200;\
    saucisse toulouse|200;saucisson|201;sauge|167;saumon|214;saumon fume|215;savon|442;schweppe|431;seiche|223;\
    seitan|156;sel|339;sel ail|372;sel celeri|372;sel et poivre|341;sel fin|339;sel guerande|340;sel mer|340;\
    sel poivre|341;semoule|276;semoule ble|280;semoule couscous|276;semoule fine|280;semoule mais|278;\
    serviette en papier|442;sesame|377;sesame noir|377;shiitake|95;sirop|390;sirop agave|390;sirop erable|390;\
    sirop glucose|390;sirop grenadine|390;sirop sucre|390;sirop sucre canne|390;skyr|234;smartie|427;soda|431;\
    soja|286;sole|219;son avoine|405;son ble|406;sorbet|263;soupe|305;soupe a oignon|305;souri agneau|209;\
    spaghetti|270;speculoo|410;spray cuisson|314;sriracha|324;st moret|254;steak|192;steak hache|190;stevia|388;\
    sucre|384;sucre a confiture|387;sucre blanc|384;sucre brun|385;sucre canne|384;sucre canne complet|385;\
    sucre coco|385;sucre complet|385;sucre cristal|384;sucre cristallise|384;sucre en poudre|384;sucre fin|384;\
    sucre gelifiant|387;sucre glace|386;sucre muscovado|385;sucre palme|385;sucre perle|384;sucre rou|385;\
    sucre semoule|384;sucre vanille|387;suif|238;sumac|366;supion|223;sureau|131;surimi|224;tabasco|324;\
    tagliatelle|270;tahin|333;tahini|333;tamari|321;tamarin|335;tandoori|353;tapenade|336;tapioca|383;tarama|261;\
    tempeh|156;tequila|440;the|433;the matcha|433;the noir|433;the vert|433;thon|218;thon au naturel|295;\
    thon en boite|295;thon en conserve|295;thym|166;thym sec|369;tisane|433;tofu|155;tofu ferme|155;\
    tofu soyeu|155;tomate|32;tomate cerise|33;tomate concassee|289;tomate confite|292;tomate pelee|289;\
    tomate pelee en conserve|289;tomate sechee|292;tomatille|152;tomme|252;tonic|429;topinambour|30;\
    tortellini|260;torti|269;tortilla|184;tortilla chip|425;tortilla mais|184;tranche pain|180;traver porc|196;\
    tripe|206;triple sec|441;truffe|101;truite|217;truite fume|220;tuc|426;turbot|219;tzatziki|261;\
    vache qui rit|254;vacherin|252;van houten|397;vanille|374;vanille en poudre|374;vanille liquide|374;veau|193;\
    vegetaline|237;vergeoise|385;vermicelle|270;vermicelle au chocolat|399;vermicelle chocolat|399;\
    vermicelle riz|272;vermouth|437;viande|189;viande boeuf|190;viande hachee|190;vin|435;vin blanc|434;\
    vin blanc cuit|437;vin blanc sec|434;vin jaune|437;vin petillant|436;vin riz|437;vin rose|435;vin rouge|435;\
    vin shaoxing|437;vinaigre|315;vinaigre alcool|315;vinaigre balsamique|319;vinaigre blanc|315;\
    vinaigre cidre|318;vinaigre riz|320;vinaigre vin|316;vinaigre vin blanc|316;vinaigre vin rouge|317;\
    vinaigre xere|317;vinaigrette|330;vodka|440;wakame|424;wasabi|331;whisky|440;wrap|184;xere|437;xylitol|388;\
    yaourt|234;yaourt a grecque|234;yaourt grec|234;yaourt nature|234;zaatar|366;zeste citron|112;\
    zeste citron vert|115;zeste orange|116;
    """)
  static let spanish = SortedKeys(
    """
    acedera|173;aceite|309;aceite cacahuete|310;aceite coco|312;aceite colza|310;aceite girasol|310;\
    aceite maiz|310;aceite nuez|313;aceite oliva|307;aceite oliva virgen|308;aceite oliva virgen extra|308;\
    aceite para freir|309;aceite sesamo|311;aceite suave|310;aceite trufa|313;aceite vegetal|309;aceituna|297;\
    aceituna negro|297;aceituna verde|297;acelga|65;aceto balsamico|319;achicoria|72;acido citrico|395;adobo|373;\
    agar agar|383;agua|428;agua azahar|400;agua coco|429;agua con gas|429;agua mineral|429;agua rosa|400;\
    agua tonica|429;aguacate|102;aguardiente|440;ajedrea|172;aji|40;aji molido|346;ajo|6;ajo en polvo|372;\
    ajo molido|372;ajo oso|7;ajonjoli|377;ala pollo|205;albahaca|161;albahaca seco|370;albaricoque|134;\
    albaricoque seco|423;albondiga|211;alcachofa|78;alcaparra|298;alcaravea|349;alga|424;alga nori|424;alino|330;\
    alioli|327;alita pollo|205;almeja|222;almendra|411;almendra cruda|411;almendra fileteada|411;\
    almendra molido|382;almendra tostada|411;almibar|390;almidon|383;almidon maiz|383;alubia|285;\
    alubia blanco|285;alubia negro|284;alubia pinta|286;alubia rojo|283;amapola|376;amaretto|441;anacardo|415;\
    anchoa|296;angostura|441;anguila|220;anis|360;anis dulce|440;anis en grano|360;anis estrellado|360;aove|308;\
    apio|25;apionabo|24;arandano|123;arandano azul|123;arandano rojo|128;arandano seco|423;arenque|220;\
    aroma vainilla|374;arroz|274;arroz arborio|275;arroz basmati|274;arroz blanco|274;arroz bomba|275;\
    arroz inflado|406;arroz integral|274;arroz jazmin|274;arroz largo|274;arroz redondo|275;arveja|83;atun|218;\
    atun en aceite|295;atun en conserva|295;atun en lata|295;avecrem|306;avellana|414;avellana tostada|414;\
    avena|405;avena en hojuela|405;azafran|364;azucar|384;azucar avainillado|387;azucar blanco|384;\
    azucar cana|384;azucar coco|385;azucar en polvo|386;azucar gla|386;azucar glas|386;azucar glase|386;\
    azucar granulada|384;azucar granulado|384;azucar impalpable|386;azucar integral|385;azucar mascabado|385;\
    azucar moreno|385;azucar vainillado|387;bacalao|216;bacon|197;bagel|185;bailey|441;banana|106;barquillo|410;\
    barra pan|181;batata|17;baya enebro|365;bebida avena|229;bebida soja|229;bebida vegetal|229;bechamel|337;\
    beicon|197;berberecho|222;berenjena|47;berro|71;besugo|219;betabel|23;bicarbonato|393;bicarbonato soda|393;\
    bicarbonato sodico|393;bicarbonato sodio|393;bimi|54;bistec|192;bizcocho|187;bizcocho soletilla|410;\
    bogavante|224;boleto|99;bollo|182;bolsa basura|442;bolsita te|433;boniato|17;bonito|218;boqueron|296;\
    borraja|172;bouquet garni|177;brandy|440;brecol|53;brie|253;brocheta|442;brocoli|53;brote|90;brote bambu|91;\
    brote soja|89;buey|191;bulgur|276;burrata|248;butifarra|200;buttermilk|228;caballa|220;cabrito|209;\
    cacahuate|416;cacahuete|416;cacao|397;cacao amargo|397;cacao en polvo|397;cacao puro|397;\
    cacao puro en polvo|397;cafe|432;cafe espresso|432;cafe expreso|432;cafe instantaneo|432;cafe soluble|432;\
    cajeta|401;calabacin|46;calabacita|51;calabaza|48;calabaza butternut|49;calabaza invierno|50;calamar|223;\
    caldo|306;caldo ave|306;caldo carne|306;caldo pescado|306;caldo pollo|306;caldo verdura|306;callo|206;\
    camaron|221;camembert|253;camote|17;campari|441;canela|354;canela en polvo|354;canela en rama|355;\
    canela molido|354;canelon|271;cangrejo|224;canonigo|70;caqui|148;caramelo|401;caramelo duro|427;\
    caramelo liquido|401;carcasa pollo|212;cardamomo|359;carne|189;carne cerdo|196;carne cordero|209;\
    carne molido|190;carne picada|190;carne picada cerdo|194;carne picada pavo|195;carne picada pollo|195;\
    carne picada ternera|190;carne pollo|202;carne res|191;carne ternera|191;carne vaca|191;carpa|217;\
    cascara limon|112;cascara naranja|116;castana|179;castana agua|92;catsup|325;cava|436;caviar|225;cayena|346;\
    caza|210;cebada|277;cebolla|0;cebolla blanco|2;cebolla en polvo|372;cebolla encurtida|302;cebolla frita|372;\
    cebolla morado|1;cebolla rojo|1;cebolleta|3;cebollino|164;cebollita|4;cerdo|196;cereal|406;cereza|132;\
    cerveza|438;cerveza negro|438;cerveza rubia|438;chalota|5;chalote|5;champan|436;champinon|94;chapata|181;\
    cheddar|245;chia|421;chicharo|83;chile|40;chile ancho|346;chile arbol|346;chile chipotle|301;\
    chile en hojuela|347;chile en polvo|346;chile guajillo|346;chile habanero|44;chile pasilla|346;\
    chile poblano|45;chile seco|346;chile serrano|43;chile verde|41;chip chocolate|399;chipiron|223;chipotle|301;\
    chirivia|20;chispa chocolate|399;chocolate|398;chocolate amargo|398;chocolate blanco|398;\
    chocolate con leche|398;chocolate fondant|398;chocolate negro|398;chocolate para postre|398;\
    chocolate semiamargo|398;chorizo|201;chucrut|157;chuleta cerdo|196;chuleta cordero|209;chutney|336;cigala|224;\
    cilantro|160;cilantro molido|350;cinco especia|366;cinta|270;ciruela|133;ciruela pasa|423;clara|240;\
    clara huevo|240;clavo|357;clavo olor|357;clementina|109;cobertura chocolate|398;coca cola|431;coco|178;\
    coco rallado|404;cocoa|397;codorniz|210;cointreau|441;col|56;col brusela|62;col china|60;col lombarda|57;\
    col rizada|58;cola pescado|396;coliflor|52;colinabo|22;colirrabano|29;colorante|400;colorante alimentario|373;\
    colorante rojo|400;comino|348;comino molido|348;compota manzana|304;conac|440;concentrado tomate|291;\
    condimento|373;conejo|210;contramuslo pollo|204;copo avena|405;copo chile|347;copo maiz|406;\
    corazon alcachofa|79;cordero|209;coriandro molido|350;costilla|196;costilla cerdo|196;crema agria|231;\
    crema almendra|408;crema balsamico|319;crema cacahuete|407;crema cacao|408;crema cassi|441;crema coco|294;\
    crema leche|230;crema para batir|230;creme fraiche|231;cremor tartaro|395;cruasan|185;cubito caldo|306;\
    cubito hielo|262;curcuma|9;curcuma molido|351;curry|353;curry en polvo|353;cuscus|276;daikon|28;damasco|134;\
    datil|138;detergente|442;diente ajo|6;diente leon|73;dorada|219;dulce leche|401;dulce membrillo|409;\
    durazno|135;edam|252;edamame|82;edulcorante|388;ejote|80;elote|85;emmental|252;emperador|219;endibia|72;\
    enebro|365;eneldo|163;enoki|100;ensalada|69;entrecot|192;eritritol|388;esencia almendra|400;esencia anis|400;\
    esencia vainilla|374;espagueti|270;esparrago|76;esparrago blanco|77;especia|373;especia para taco|373;\
    espelta|277;espinaca|64;espinaca congelada|265;espiral|269;espresso|432;estragon|168;estropajo|442;\
    extracto almendra|400;extracto levadura|338;extracto tomate|291;extracto vainilla|374;fabe|285;\
    fecula maiz|383;fecula patata|383;fenogreco|362;feta|249;fetuccini|270;fideo|269;fideo arroz|272;\
    fideo chino|272;fideo chocolate|399;fideo udon|272;filete anchoa|296;filete pescado|213;filete pollo|203;\
    filete salmon|214;filete ternera|192;film transparente|442;fino|437;flan en polvo|401;flor sal|340;\
    fondant|401;fondo|306;frambuesa|122;fresa|121;frijol|286;frijol negro|284;frijol refrito|284;frijol rojo|283;\
    fruta|150;fruta confitada|423;fruta congelada|266;fruta deshidratada|423;fruta escarchada|423;\
    fruta pasion|146;frutilla|121;fruto rojo|130;fruto rojo congelado|266;fruto seco|419;fumet|306;galanga|10;\
    galleta|410;galleta digestive|410;galleta maria|410;galleta oreo|410;galleta salada|426;galletita salada|426;\
    gamba|221;ganso|208;garam masala|353;garbanzo|282;gaseosa|431;gasificante|392;gelatina|396;\
    gelatina en polvo|396;gelatina sin sabor|396;ghee|236;ginebra|440;ginger ale|431;ginger beer|431;glucosa|390;\
    glutamato|338;gochujang|324;golosina|427;gominola|427;gorgonzola|251;gota chocolate|399;gouda|252;granada|145;\
    grand marnier|441;grano pimienta|342;granola|406;grelo|66;grosella|125;grosella negro|126;grosella rojo|125;\
    gruyer|252;guacamole|261;guanciale|198;guayaba|149;guinda|423;guindilla|40;guindilla seco|346;guisante|83;\
    guisante congelado|264;guisante partido|287;guisante seco|287;haba|81;halloumi|253;harina|378;\
    harina almendra|382;harina arroz|382;harina avena|382;harina bizcochona|380;harina centeno|381;\
    harina coco|382;harina comun|378;harina con levadura|380;harina espelta|381;harina fuerza|379;\
    harina garbanzo|382;harina integral|381;harina integral trigo|381;harina leudante|380;harina maiz|278;\
    harina maiz precocida|279;harina panificable|379;harina reposteria|380;harina todo uso|378;harina trigo|378;\
    harina trigo sarraceno|382;harissa|324;hebra azafran|364;helado|263;helado vainilla|263;hielo|262;hierba|158;\
    hierba italiana|371;hierba limon|174;hierba provenzal|371;hierbabuena|162;higado|206;higado pollo|206;\
    higo|137;higo seco|423;hilo cocina|442;hinojo|26;hoja albahaca|161;hoja curry|176;hoja gelatina|396;\
    hoja laurel|367;hoja lima kaffir|117;hoja menta|162;hojaldre|258;hojuela avena|405;hojuela chile|347;hongo|94;\
    hongo seco|424;hortaliza|151;hueso|212;hueso jamon|212;hueva|225;huevo|239;huevo codorniz|243;huevo duro|239;\
    huevo entero|239;hummus|261;humo liquido|329;impulsor|392;jabali|210;jabon|442;jalapeno|42;\
    jalapeno encurtido|301;jamon|199;jamon cocido|199;jamon iberico|199;jamon serrano|199;jamon york|199;\
    jarabe|390;jarabe arce|390;jarabe maiz|390;jengibre|8;jengibre en polvo|352;jengibre encurtido|302;\
    jengibre molido|352;jerez|437;jitomate|32;judia|286;judia blanco|285;judia negro|284;judia rojo|283;\
    judia verde|80;judion|285;jugo|430;jugo lima|114;jugo limon|111;jugo naranja|430;jugo pina|430;jurel|220;\
    kahlua|441;kale|63;kefir|228;ketchup|325;kimchi|157;kiwi|144;kumquat|119;lamina gelatina|396;\
    lamina lasana|271;langosta|224;langostino|221;laurel|367;lavanda|175;lavavajilla|442;lazo|269;leche|227;\
    leche almendra|229;leche coco|294;leche condensada|402;leche desnatada|227;leche en polvo|402;\
    leche entero|227;leche evaporada|402;leche semidesnatada|227;leche soja|229;leche vegetal|229;lechuga|68;\
    lenguado|219;lenteja|281;lenteja rojo|281;levadura|394;levadura en polvo|392;levadura fresca|259;\
    levadura nutricional|257;levadura panaderia|394;levadura panadero|394;levadura prensada|394;\
    levadura quimica|392;levadura royal|392;levadura seco|394;levadura seco panaderia|394;\
    levadura seco panadero|394;levadura tipo royal|392;levistico|171;lichi|147;licor|441;licor 43|441;\
    licor cafe|441;licor naranja|441;lima|113;limon|110;limonada|430;limoncillo|174;lino|421;lombarda|57;\
    lomo cerdo|196;lomo salmon|214;longaniza|200;lubina|219;macarron|269;magret pato|208;mahonesa|327;maicena|383;\
    maicena maiz|278;maiz|86;maiz dulce|86;maiz en lata|303;maiz para palomita|426;malibu|441;malvavisco|401;\
    manchego|247;mandarina|109;mandioca|154;mango|139;mani|416;manteca|235;manteca cerdo|238;manteca vegetal|237;\
    mantequilla|235;mantequilla cacahuete|407;mantequilla clarificada|236;mantequilla mani|407;\
    mantequilla sin sal|235;manzana|103;manzanilla|433;maracuya|146;margarina|237;marisco|226;masa brisa|258;\
    masa filo|258;masa harina|279;masa hojaldre|258;masa madre|394;masa maiz|279;masa para pizza|258;\
    masa pizza|258;masa quebrada|258;mascarpone|233;matalahuva|360;matcha|433;mayonesa|327;mazapan|401;mazorca|85;\
    mejillon|222;mejorana|170;melaza|391;melaza granada|391;melisa|175;melocoton|135;melocoton en almibar|303;\
    melon|142;membrillo|105;menta|162;merengue|401;merluza|216;mermelada|409;mermelada albaricoque|409;\
    mermelada frambuesa|409;mermelada fresa|409;mezcal|440;mezcla especia|373;miel|389;miel maple|390;mijo|277;\
    mirin|437;miso|332;mole|328;mora|124;morcilla|201;mortadela|201;mostaza|326;mostaza antigua|326;\
    mostaza dijon|326;mostaza en grano|363;mostaza en polvo|363;mozzarella|248;muesli|406;muslo pollo|204;nabo|21;\
    nacho|425;name|18;naranja|108;nata|230;nata agria|231;nata liquida|230;nata montada|230;nata para cocinar|230;\
    nata para montar|230;nata soja|232;nata vegetal|232;natilla|401;nectarina|136;nocilla|408;noodle|272;\
    nopal|153;noqui|260;nora|346;nori|424;nube|401;nuez|412;nuez macadamia|417;nuez moscada|356;nuez nogal|412;\
    nuez pacana|413;nuez pecana|413;nutella|408;oblea empanadilla|258;oca|208;oliva|297;oporto|437;oregano|368;\
    oregano seco|368;orejon|423;oreo|410;ortiga|74;orujo|440;ostra|222;pacana|413;pak choi|61;paletilla cerdo|196;\
    paletilla cordero|209;palillo|442;palo brocheta|442;palomita|426;palta|102;pan|180;pan blanco|180;\
    pan centeno|186;pan duro|180;pan hamburguesa|182;pan molde|180;pan naan|183;pan pita|183;pan rallado|403;\
    panceta|198;panceta ahumado|197;panceta cerdo|196;panecillo|182;panela|385;panko|403;papa|13;papaya|140;\
    papel aluminio|442;papel arroz|273;papel cocina|442;papel film|442;papel higienico|442;papel horno|442;\
    papel vegetal|442;paprika|344;parmesano|246;pasa|422;pasa uva|422;passata|290;pasta|269;pasta corta|269;\
    pasta curry|334;pasta curry rojo|334;pasta diente|442;pasta fresca|260;pasta miso|332;pasta para lasana|271;\
    pasta tamarindo|335;pasta tomate|291;pasta vainilla|374;pastel|187;pastilla caldo|306;patata|13;\
    patata frita|425;patata frita congelada|267;patata nueva|14;pato|208;pavo|207;pechuga|203;pechuga pavo|207;\
    pechuga pollo|203;pecorino|247;pectina|387;penne|269;pepinillo|299;pepino|34;pepita chocolate|399;pera|104;\
    perdiz|210;perejil|159;perejil seco|370;perifollo|169;perla chocolate|399;pescado|213;pescado blanco|213;\
    pesto|261;pez espada|218;philadelphia|254;picatoste|188;piel limon|112;piel naranja|116;pierna cordero|209;\
    pierna pollo|204;piloncillo|385;pimenton|344;pimenton ahumado|345;pimenton dulce|344;pimenton picante|344;\
    pimenton vera|345;pimienta|342;pimienta blanco|343;pimienta cayena|346;pimienta en grano|342;\
    pimienta jamaica|358;pimienta molido|342;pimienta negro|342;pimienta negro molido|342;pimienta rosa|343;\
    pimienta sichuan|343;pimienta y sal|341;pimiento|35;pimiento amarillo|38;pimiento asado|300;\
    pimiento choricero|346;pimiento morron|36;pimiento piquillo|300;pimiento rojo|36;pimiento verde|37;pina|141;\
    pina en almibar|303;pinon|418;pipa|420;pipa calabaza|420;pipa girasol|420;pisco|440;pistacho|417;pitahaya|149;\
    placa lasana|271;platano|106;platano macho|107;polenta|278;pollo|202;pollo entero|202;polvo hornear|392;\
    polvo para hornear|392;pomelo|118;porcini|99;poroto|286;pretzel|426;provolone|248;puerro|12;pulpo|223;\
    pure manzana|304;pure tomate|290;queso|244;queso azul|251;queso cabra|250;queso cheddar|245;\
    queso chihuahua|252;queso cottage|255;queso crema|254;queso feta|249;queso fresco|249;queso gouda|252;\
    queso manchego|247;queso manchego curado|252;queso mascarpone|233;queso mozzarella|248;queso oaxaca|252;\
    queso parmesano|246;queso philadelphia|254;queso quark|256;queso rallado|244;queso untar|254;queso vegano|257;\
    quimbombo|88;quinoa|277;rabanito|27;rabano|27;rabano picante|11;rabano rusticano|331;rabo buey|212;\
    raiz loto|93;ralladura lima|115;ralladura limon|112;ralladura naranja|116;rama canela|355;rama vainilla|375;\
    rape|219;ras hanout|366;ravioli|260;rebozuelo|98;refresco|431;refresco cola|431;regana|426;remolacha|23;\
    repollo|56;requeson|255;res|191;ricotta|255;rinon|206;rodaballo|219;romanesco|55;romero|165;romero seco|370;\
    ron|440;ron anejo|440;ron blanco|440;ron moreno|440;roquefort|251;rucula|67;ruibarbo|75;sacarina|388;sake|437;\
    sal|339;sal ajo|372;sal apio|372;sal comun|339;sal en escama|340;sal fina|339;sal gruesa|340;sal kosher|340;\
    sal marina|340;sal y pimienta|341;salchicha|200;salchichon|201;salmon|214;salmon ahumado|215;salsa|337;\
    salsa arandano|336;salsa barbacoa|329;salsa bechamel|337;salsa hoisin|322;salsa inglesa|323;\
    salsa mexicana|328;salsa ostra|322;salsa perrin|323;salsa pescado|322;salsa picante|324;salsa soja|321;\
    salsa soya|321;salsa teriyaki|322;salsa tomate|290;salsa valentina|324;salsa verde|328;salsa worcester|323;\
    salsa worcestershire|323;salsifi|31;salvado|406;salvado avena|405;salvado trigo|406;salvia|167;sandia|143;\
    sardina|296;sauco|131;sazon|373;sazonador|373;seitan|156;semilla|421;semilla amapola|376;semilla calabaza|420;\
    semilla chia|421;semilla cilantro|350;semilla girasol|420;semilla hinojo|361;semilla lino|421;\
    semilla mostaza|363;semilla sesamo|377;semola|276;semola maiz|278;semola trigo|280;sepia|223;servilleta|442;\
    sesamo|377;seta|94;seta cardo|97;seta ostra|96;seta seco|424;shiitake|95;sidra|439;sirope|390;\
    sirope agave|390;sirope arce|390;sobrasada|201;sobre flan|401;soda|429;soja|286;soja liquida|321;\
    soja texturizada|288;solomillo|192;solomillo cerdo|196;solomillo ternera|192;sopa|305;sopa cebolla|305;\
    sorbete|263;spray aceite|314;sriracha|324;stevia|388;suero leche|228;suero mantequilla|228;surimi|224;\
    tabasco|324;tahina|333;tahini|333;tallarin|270;tallarin arroz|272;tamari|321;tamarindo|335;tapioca|383;te|433;\
    te negro|433;te verde|433;tempeh|156;tequila|440;ternera|191;ternera blanco|193;tilapia|219;tirabeque|84;\
    tocineta|197;tocino|197;tofu|155;tomate|32;tomate cherry|33;tomate concentrado|291;tomate en conserva|289;\
    tomate en lata|289;tomate entero|289;tomate frito|290;tomate seco|292;tomate triturado|289;tomate verde|152;\
    tomatillo|152;tomillo|166;tomillo seco|369;tonica|429;toronja|118;tortellini|260;tortilla|184;\
    tortilla harina|184;tortilla maiz|184;totopo|425;trigo|277;trigo sarraceno|277;triple seco|441;trucha|217;\
    trufa|101;tupinambo|30;turron|401;uva|120;uva espina|127;uva pasa|422;vaca|191;vaina vainilla|375;\
    vainilla|374;varita pescado|268;venado|210;verdura|151;verdura congelada|265;vermut|437;vieira|222;\
    vinagre|315;vinagre arroz|320;vinagre balsamico|319;vinagre blanco|315;vinagre jerez|317;vinagre manzana|318;\
    vinagre modena|317;vinagre sidra|318;vinagre vino|316;vinagre vino blanco|316;vinagre vino tinto|317;\
    vinagreta|330;vino|435;vino arroz|437;vino blanco|434;vino blanco seco|434;vino cocina|437;vino dulce|437;\
    vino espumoso|436;vino jerez|437;vino oloroso|437;vino rosado|435;vino tinto|435;vodka|440;wasabi|331;\
    whisky|440;xilitol|388;yaca|149;yema|241;yema huevo|241;yogur|234;yogur griego|234;yogur natural|234;yuca|154;\
    zaatar|366;zanahoria|19;zarzamora|124;zumaque|366;zumo|430;zumo lima|114;zumo limon|111;zumo manzana|430;\
    zumo naranja|430;zumo pina|430;zumo pomelo|430;zumo tomate|293;zumo uva|430;
    """)
  static let italian = SortedKeys(
    """
    acciug|296;acet|315;acet balsamic|319;acet mel|318;acet ris|320;acet vin|316;acet vin bianc|316;\
    acet vin ross|317;acetos|173;acid citric|395;acqu|428;acqu cocc|429;acqu cottur|428;acqu fior aranc|400;\
    acqu frizzant|429;acqu gassat|429;acqu mineral|429;acqu ros|400;acqu tonic|429;agar agar|383;agl|6;\
    agl in polver|372;agl orsin|7;agnell|209;ala poll|205;albicocc|134;albicocc secc|423;album|240;album uov|240;\
    alchermes|441;alcol 95|440;alcol pur|440;alcool pur|440;alett poll|205;alg|424;alg nor|424;alic|296;allor|367;\
    allumin|442;amaren|132;amarett|410;amid|383;amid mais|383;ammoniac per dolc|393;anacard|415;ananas|141;\
    ananas sciroppat|303;anatr|208;anet|163;angostur|441;anguill|220;angur|143;anic|360;anic liquor|441;\
    anic stellat|360;aperol|441;arachid|416;aragost|224;aranc|108;aranc candit|423;aring|220;arist|196;\
    arom limon|400;arom mandorl|400;arom vanigl|374;asiag|252;asparag|76;asparag bianc|77;astic|224;aven|405;\
    avocad|102;bacc ginepr|365;bacc vanigl|375;baccal|216;baccell vanigl|375;bacon|197;baguett|181;baileys|441;\
    banan|106;barbabietol|23;basilic|161;basilic secc|370;bastoncin pesc|268;bavett|270;besciamell|337;\
    bevand vegetal|229;bicarbonat|393;bicarbonat sod|393;biet|65;bietol|65;birr|438;birr chiar|438;birr scur|438;\
    biscott|410;biscott digestiv|410;biscott secc|410;bistecc|192;borlott|285;borragin|172;bottarg|225;\
    bourbon|440;bovin|191;br|253;braciol maial|196;brandy|440;branzin|219;brioc|182;broccol|53;\
    broccol romanesc|55;broccol verd|53;brod|306;brod carn|306;brod pesc|306;brod poll|306;brod vegetal|306;\
    bucatin|269;bucc aranc|116;bucc limon|112;bulgur|276;burr|235;burr arachid|407;burr chiarificat|235;\
    burr mandorl|408;burrat|248;bustin lievit|392;bustin te|433;cac|148;caca|397;caca amar|397;\
    caca amar in polver|397;caca in polver|397;caciocavall|252;caffe|432;caffe espress|432;caffe solubil|432;\
    calamar|223;camomill|433;campar|441;candit|423;cannell|354;cannell in polver|354;cannellin|285;cannellon|271;\
    capasant|222;capellin|270;capper|298;caprett|209;caprin|250;caramell|401;carciof|78;cardamom|359;\
    cardoncell|97;carn|189;carn macinat|190;carn maial|196;carn manz|191;carn trit|190;carn tritat|190;carot|19;\
    carp|217;cart da cucin|442;cart forn|442;cart igienic|442;cart ris|273;cart stagnol|442;carv|349;castagn|179;\
    cavial|225;cavol|56;cavol cappucc|56;cavol cines|60;cavol ner|63;cavol rap|29;cavol ross|57;cavol verz|58;\
    cavolett bruxelles|62;cavolfior|52;cavolin bruxelles|62;cec|282;cedr candit|423;cereal|406;cerfogl|169;\
    cerv|210;cetriol|34;cetriolin|299;cetriolin sottacet|299;champagn|436;champignon|94;cheddar|245;\
    chiod garofan|357;choriz|201;chutney|336;ciabatt|181;ciald|410;cicor|72;cilieg|132;ciliegin|33;cim rap|66;\
    cinghial|210;cinqu spez|366;cioccolat|398;cioccolat al latt|398;cioccolat bianc|398;cioccolat fondent|398;\
    cipoll|0;cipoll bianc|2;cipoll fritt|372;cipoll in polver|372;cipoll ross|1;cipollin|4;cipollott|3;\
    citronell|174;clementin|109;coc col|431;cocc|178;cocc rap|404;cocomer|143;cod bue|212;cod rosp|219;codett|399;\
    cognac|440;cointreau|441;col|431;coll pesc|396;colorant alimentar|400;compost mel|304;concentrat pomodor|291;\
    conchigl|269;condiment per insalat|330;confettur|409;confettur albicocc|409;confettur fragol|409;\
    confettur lampon|409;conigl|210;coriandol|160;coriandol in polver|350;corn flakes|406;cornett|185;\
    cosc agnell|209;cosc poll|204;cost sedan|25;costin|196;costolett agnell|209;cotogn|105;couscous|276;cozz|222;\
    cracker|426;craut|157;crem cocc|294;crem fraic|231;crem mandorl|408;crem nocciol|408;crem pasticcer|401;\
    crem spalmabil|408;cremor tartar|395;cren|331;crescenz|253;crescion|71;crostin|188;crusc|406;crusc aven|405;\
    cubett ghiacc|262;cumin|348;cumin prat|349;cuor carciof|79;curcum|9;curcum in polver|351;curry|353;\
    curry in polver|353;cuscus|276;dad|306;dad da brod|306;dad vegetal|306;daikon|28;datter|138;dentifric|442;\
    detersiv|442;ditalin|269;dolcificant|388;dopp concentrat pomodor|291;dragoncell|168;edamam|82;emmental|252;\
    enok|100;erb|158;erb aromatic|158;erb cipollin|164;erb provenz|371;erb provenzal|371;eritritol|388;\
    essenz vanigl|374;estragon|168;estratt lievit|338;estratt vanigl|374;evo|308;fagiol|286;fagiol bianc|285;\
    fagiol borlott|285;fagiol cannellin|285;fagiol kidney|283;fagiol ner|284;fagiol ross|283;fagiol spagn|285;\
    fagiolin|80;faraon|210;farfall|269;farin|378;farin 0|378;farin 00|378;farin autolievitant|380;farin bianc|378;\
    farin castagn|382;farin cec|382;farin cocc|382;farin farr|381;farin fort|379;farin giall|278;\
    farin gran saracen|382;farin gran tener|378;farin integral|381;farin mais|278;farin mandorl|382;\
    farin manitob|379;farin nocciol|382;farin per dolc|380;farin per polent|278;farin ris|382;farin segal|381;\
    farr|277;fav|81;fecol|383;fecol patat|383;fegat|206;fegatin|206;fes tacchin|207;fes vitell|193;fet|249;\
    fett biscottat|410;fettin|192;fettuccin|270;fic|137;fic secc|423;fien grec|362;filett acciug|296;\
    filett maial|196;filett manz|192;filett pesc|213;filett salmon|214;finferl|98;finocc|26;fiocc aven|405;\
    fiocc latt|255;fior aranc|400;fior sal|340;fiordilatt|248;fogl allor|367;fogl basilic|161;fogl curry|176;\
    fogl lime|117;fogl ment|162;fond brun|306;fontin|252;formagg|244;formagg capr|250;formagg erborinat|251;\
    formagg fresc|254;formagg spalmabil|254;fragol|121;frutt|150;frutt bosc|130;frutt candit|423;\
    frutt disidratat|423;frutt mar|226;frutt passion|146;frutt secc|419;frutt surgelat|266;fumett pesc|306;\
    fung|94;fung champignon|94;fung porcin|99;fung porcin secc|424;fung secc|424;fusill|269;galang|10;\
    gallinacc|98;gamber|221;gamberett|221;gamberon|221;garam masal|353;gassos|431;gelat|263;gelat all vanigl|263;\
    gelatin|396;gelatin in fogl|396;germogl|90;germogl bambu|91;germogl so|89;ghe|236;gherigl|412;gherigl noc|412;\
    ghiacc|262;gin|440;ginepr|365;ginger ale|431;ginger beer|431;glass acet balsamic|319;glucos|390;gnocc|260;\
    gocc cioccolat|399;gorgonzol|251;gran|246;gran padan|246;gran pep|342;gran saracen|277;granc|224;granell|419;\
    granell nocciol|414;granell pistacc|417;granell zuccher|384;granol|406;grapp|440;grissin|426;grovier|252;\
    guacamol|261;guancial|198;habaner|44;halloum|253;hariss|324;hummus|261;impast per pizz|258;indiv|72;\
    insalat|68;insalat mist|69;jalapen|42;kahlu|441;kefir|228;ketchup|325;kimc|157;kiw|144;kumquat|119;\
    lamell mandorl|411;lampon|122;lard|197;lasagn|271;latt|227;latt aven|229;latt cocc|294;latt condensat|402;\
    latt in polver|402;latt inter|227;latt mandorl|229;latt parzialment scremat|227;latt so|229;latt vegetal|229;\
    latticell|228;lattug|68;laur|367;lavand|175;lenticc|281;lenticc ross|281;levistic|171;lievit|394;\
    lievit alimentar in scagl|257;lievit birr|259;lievit birr disidratat|394;lievit birr secc|394;\
    lievit chimic|392;lievit fresc|259;lievit in polver|392;lievit istantane per dolc|392;lievit madr|394;\
    lievit madr secc|394;lievit per dolc|392;lievit secc|394;lievit vanigliat|392;lime|113;limon|110;limonat|430;\
    limoncell|441;linguin|270;liquiriz|427;liquor|441;liquor al caffe|441;liquor allaranc|441;litc|147;\
    lonz maial|196;luganeg|200;maccheron|269;macinat|190;macinat maial|194;macinat manz|190;macinat tacchin|195;\
    maggioran|170;maial|196;maiones|327;mais|86;mais in scatol|303;mais per popcorn|426;maizen|383;mandarin|109;\
    mandorl|382;mandorl a lamell|411;mang|139;manioc|154;manz|191;maracuj|146;maraschin|441;margarin|237;\
    marmellat|409;marmellat albicocc|409;marnier|441;marron|179;marsal|437;marzapan|401;mascarpon|233;matc|433;\
    mazzancoll|221;mazzett aromatic|177;mel|103;mel cotogn|105;melagran|145;melanzan|47;melass|391;\
    melass melogran|391;meliss|175;melogran|145;melon|142;ment|162;mering|401;merluzz|216;mezz manic|269;\
    miele|389;migl|277;mirin|437;mirtill|123;mirtill ross|128;mirtill ross secc|423;mis|332;montas|252;mor|124;\
    mortadell|201;moscardin|223;mostard|336;mozzarell|248;mozzarell bufal|248;muesl|406;nachos|425;nasell|216;\
    nduj|201;nettarin|136;noc|412;noc cocc|178;noc macadam|417;noc moscat|356;noc pecan|413;nocciol|414;\
    nocciol tostat|414;nocciolin|416;nocin|441;noodl|272;noodles|272;nutell|408;oca|208;okr|88;ol|309;\
    ol al tartuf|313;ol arachid|310;ol cocc|312;ol evo|308;ol extr vergin oliv|308;ol extravergin|308;\
    ol extravergin oliv|308;ol girasol|310;ol mais|310;ol noc|313;ol oliv|307;ol per frigger|309;ol sem|309;\
    ol sem arachid|310;ol sem girasol|310;ol sesam|311;ol tartufat|313;ol vegetal|309;oliv|297;oliv ner|297;\
    oliv taggiasc|297;oliv verd|297;orat|219;orecchiett|269;origan|368;origan secc|368;oro saiw|410;ortic|74;\
    orz|277;orz perlat|277;oss|212;ossobuc|193;ostric|222;paccher|269;pak cho|61;pan|180;pan arab|183;\
    pan caserecc|180;pan grattat|403;pan rafferm|180;pan segal|186;pan spagn|187;pancarr|180;pancett|198;\
    pancett affumicat|197;pangrattat|403;panin|182;pank|403;pann|230;pann acid|231;pann da cucin|230;\
    pann fresc|230;pann fresc liquid|230;pann liquid|230;pann montat|230;pann so|232;pann vegetal|232;pannocc|85;\
    papay|140;pappardell|270;papric|344;paprik|344;paprik affumicat|345;paprik dolc|344;parmigian|246;\
    parmigian reggian|246;passat|290;passat pomodor|290;past|269;past acciug|296;past alluov|260;past brise|258;\
    past cort|269;past curry|334;past fill|258;past fresc|260;past froll|258;past madr|394;past mandorl|401;\
    past mis|332;past per pizz|258;past sfogl|258;past zuccher|401;pastinac|20;patat|13;patat a past giall|16;\
    patat american|17;patat dolc|17;patat novell|14;patatin|425;patatin fritt surgelat|267;pecan|413;pecorin|247;\
    pecorin roman|247;pectin|387;pelat|289;pellicol trasparent|442;penn|269;pep|342;pep bianc|343;pep caienn|346;\
    pep cayenn|346;pep e sal|341;pep giamaic|358;pep in gran|342;pep ner|342;pep ner macinat|342;pep ros|343;\
    pep sichuan|343;pep verd|343;peperon|35;peperon arrostit|300;peperon giall|38;peperon ross|36;peperon verd|37;\
    peperoncin|40;peperoncin in polver|346;peperoncin in scagl|347;peperoncin secc|346;peperoncin verd|41;per|104;\
    pesc|213;pesc bianc|213;pesc spad|218;pesca|135;pesca noc|136;pesca sciroppat|303;pest|261;pett anatr|208;\
    pett poll|203;pett tacchin|207;philadelph|254;piadin|183;piment|358;pinol|418;pirottin|442;pisell|83;\
    pisell secc|287;pisell spezzat|287;pisell surgelat|264;pistacc|417;pistill zafferan|364;pit|183;platan|107;\
    platess|219;pleurotus|96;polent|278;poll|202;polp|223;polp granc|224;polp pomodor|289;polpett|211;pomodor|32;\
    pomodor ciliegin|33;pomodor pelat|289;pomodor secc|292;pomodorin|33;pompelm|118;popcorn|426;porcin|99;\
    porcin secc|424;porr|12;port|437;preparat per budin|401;prezzemol|159;prezzemol secc|370;prosciutt|199;\
    prosciutt cott|199;prosciutt crud|199;prosecc|436;provol|252;provolon|248;prugn|133;prugn secc|423;\
    pure mel|304;quagl|210;quark|256;quino|277;rabarbar|75;radicc|72;rafan|11;rap|21;ravanell|27;raviol|260;\
    rhum|440;ribes|125;ribes ner|126;ribes ross|125;ricott|255;rigaton|269;ris|274;ris arbor|275;ris basmat|274;\
    ris carnarol|275;ris integral|274;ris per risott|275;ris soffiat|406;ris vener|274;robiol|253;rognon|206;\
    romb|219;roquefort|251;rosmarin|165;rosmarin secc|370;rosol|441;rucol|67;rum|440;rutabag|22;sacchett|442;\
    sacchett dellimmondiz|442;sak|437;sal|339;sal e pep|341;sal fin|339;sal kosher|340;sal marin|340;salam|201;\
    salamin|201;salmon|214;salmon affumicat|215;sals|337;sals barbecu|329;sals hoisin|322;sals messican|328;\
    sals ostric|322;sals pesc|322;sals piccant|324;sals pomodor|290;sals so|321;sals teriyak|322;\
    sals worcester|323;sals worcestershir|323;salsicc|200;salv|167;sambuc|131;santoregg|172;sapon|442;sardin|296;\
    savoiard|410;savoiard meringat|401;scagl cioccolat|399;scagl mandorl|411;scalogn|5;scamorz|248;scamp|221;\
    sciropp|390;sciropp acer|390;sciropp agav|390;sciropp glucos|390;scorz aranc|116;scorz aranc candit|423;\
    scorz lime|115;scorz limon|112;scorzoner|31;sedan|25;sedan rap|24;seitan|156;selvaggin|210;sem|421;\
    sem anic|360;sem c|421;sem coriandol|350;sem finocc|361;sem girasol|420;sem lin|421;sem mist|421;\
    sem papaver|376;sem senap|363;sem sesam|377;sem zucc|420;semol|280;semol gran dur|280;semol rimacinat|280;\
    semolin|280;senap|326;senap digion|326;senap in polver|363;sepp|223;sesam|377;sfogl per lasagn|271;sgombr|220;\
    sherry|437;shiitak|95;sidr|439;so|286;so disidratat|288;sod|429;sogliol|219;sommacc|366;songin|70;sorbett|263;\
    sovracosc poll|204;spag da cucin|442;spaghett|270;spaghett ris|272;speck|197;spez|373;spez mist|373;\
    spez per pan zenzer|366;spezzatin|191;spicc agl|6;spiedin legn|442;spigol|219;spinac|64;spinac surgelat|265;\
    spinacin|64;spumant|436;srirac|324;staccant spray|314;stecc cannell|355;stecc vanigl|375;stev|388;\
    stoccafiss|216;stracchin|253;streg|441;strutt|238;stuzzicadent|442;succ|430;succ ananas|430;succ aranc|430;\
    succ frutt|430;succ lime|114;succ limon|111;succ mel|430;succ pomodor|293;succ pompelm|430;sug|290;\
    sug pomodor|290;sugn|238;surim|224;susin|133;tabasc|324;tacchin|207;taccol|84;tagliat|192;tagliatell|270;\
    tahin|333;talegg|252;tamar|321;tamarind|335;tapenad|336;tarall|426;tarassac|73;tartuf|101;te|433;te ner|433;\
    te verd|433;tempeh|156;tequil|440;tim|166;tim secc|369;tofu|155;tomin|253;tonn|218;tonn sottol|295;\
    topinambur|30;torron|401;tort|187;tortellin|260;tortill|184;tortill chips|425;totan|223;tovagliol|442;\
    trigl|219;tripl concentrat|291;tripl sec|441;tripp|206;trof|269;trot|217;tuorl|241;tuorl uov|241;uov|239;\
    uov inter|239;uov quagl|243;uov sod|239;uva|120;uva pass|422;uva spin|127;uva sultanin|422;\
    uva sultanin secc|422;uvett|422;valerian|70;vanigl|374;vanillin|374;verdur|151;verdur surgelat|265;\
    vermicell|270;vermicell ris|272;vermouth|437;verz|56;vin|435;vin bianc|434;vin bianc secc|434;vin ris|437;\
    vin rosat|435;vin ross|435;vin sant|437;vinaigrett|330;vitell|193;vodk|440;vongol|222;wafer|410;wasab|331;\
    whisky|440;wurstel|200;yogurt|234;yogurt bianc|234;yogurt grec|234;yogurt natural|234;zaatar|366;zafferan|364;\
    zenzer|8;zenzer in polver|352;zenzer marinat|302;zucc|48;zucc butternut|49;zucc invernal|50;zuccher|384;\
    zuccher a vel|386;zuccher bianc|384;zuccher cann|385;zuccher cann bianc|384;zuccher gelificant|387;\
    zuccher integral|385;zuccher muscovad|385;zuccher semolat|384;zuccher vanigliat|387;zuccherin|399;zucchin|46;\
    zupp|305;
    """)
  static let more = SortedKeys(
    """
    aardappel|0;aardappelen|0;aardbei|0;aardbeien|0;abacaxi|0;abobora|0;abobrinha|0;acafrao|10;acucar|11;\
    acucar em po|11;acucar mascavado|11;agg|4;aggula|4;aggvita|4;agua|15;aguardente|16;aipo|0;alecrim|0;alface|0;\
    alho|0;alho frances|0;amandelen|13;ameijoa|3;ameijoas|3;amendoa|13;amendoim|13;amido de milho|11;ananas|0;\
    apelsin|0;apelsinjuice|15;appel|0;appelcidervinager|8;appels|0;appelsap|15;apple|0;applen|0;arachideolie|8;\
    arroz|6;arter|6;attika|8;attiksgurka|7;atum|7;aubergine|0;augurk|7;aveia|12;avela|13;avokado|0;azeite|8;\
    azeitona|7;azeitonas|7;azijn|8;bacalhau|3;bacon|2;bakpoeder|11;bakpulver|11;balsamicoazijn|8;banaan|0;banan|0;\
    banana|0;basilicum|0;basilika|0;basterdsuiker|11;batata|0;baunilha|10;beringela|0;beschuit|12;bicarbonato|11;\
    bier|16;bieslook|0;bikarbonat|11;blabar|0;blandfars|2;bloem|11;bloemkool|0;blomkal|0;boerenkool|0;bolacha|12;\
    bolacha maria|12;bonen|6;bonor|6;borrego|2;bosui|0;boter|4;bouillon|7;bouillonblokje|7;brannvin|16;broccoli|0;\
    brod|1;brood|1;bruine suiker|11;bulgur|6;buljong|7;buljongtarning|7;cacao|11;cacau|11;cachaca|16;cafe|15;\
    caldo|7;caldo de galinha|7;caldo de legumes|7;camarao|3;camaroes|3;canela|10;carne de porco|2;carne de vaca|2;\
    carne moida|2;carne picada|2;cebola|0;cebolinha|0;cenoura|0;cerveja|16;cha|15;champignon|0;champignons|0;\
    champinjoner|0;chocolade|11;chocolate|11;choklad|11;chourico|2;citroen|0;citron|0;clara|4;claras|4;\
    coco ralado|13;coentro|0;coentros|0;cogumelo|0;colorau|10;cominhos|10;concentrado de tomate|7;courgette|0;\
    couscous|6;couve|0;couve galega|0;creme de leite|4;creme fraiche|4;curgete|0;dill|0;dille|0;doperwten|0;ei|4;\
    eidooier|4;eieren|4;eiwit|4;ervilha|0;esparguete|6;espinafre|0;falukorv|2;farinha|11;farinha de trigo|11;\
    farinsocker|11;farskost|4;feijao|6;feijao branco|6;feijao preto|6;feijao verde|0;fermento|11;\
    fermento em po|11;fiambre|2;filmjolk|4;fisk|3;flask|2;flaskfile|2;flaskkott|2;florsocker|11;frango|2;fuba|6;\
    garnalen|3;gehakt|2;geitenkaas|4;geleia|12;gelo|5;gema|4;gemas|4;gember|0;gengibre|0;gezeefde tomaten|7;\
    gist|11;gradde|4;graddfil|4;grao de bico|6;graslok|0;groentebouillon|7;gronsaksbuljong|7;gul lok|0;\
    gula arter|6;gurka|0;gurkmeja|10;hallon|0;ham|2;hasselnotter|13;havermout|12;havregryn|12;hazelnoten|13;\
    honing|11;honsbuljong|7;honung|11;hortela|0;ijs|5;ijsblokjes|5;ingefara|0;ingefarspulver|10;iogurte|4;is|5;\
    isbitar|5;jam|12;jast|11;jordgubbar|0;jordnotter|13;kaas|4;kabeljauw|3;kaffe|15;kakao|11;kal|0;kalkoen|2;\
    kalrot|0;kaneel|10;kanel|10;kappertjes|7;kapris|7;kardemumma|10;karnemelk|4;kerrie|10;ketchup|9;ketjap|9;\
    kidneybonen|6;kikartor|6;kikkererwten|6;kip|2;kipfilet|2;kippenbouillon|7;knackebrod|12;knoflook|0;koffie|15;\
    kokosflingor|11;kokosmelk|7;kokosmjolk|7;komijn|10;komkommer|0;kool|0;koriander|0;korv|2;kottbuljong|7;\
    kottfars|2;krossade tomater|7;kruidnagel|10;kryddnejlika|10;kryddpeppar|10;kurkuma|10;kvarg|4;kwark|4;\
    kyckling|2;kycklingfile|2;lagerblad|10;lamm|2;lamsvlees|2;laranja|0;laurierblad|10;lax|3;leite|4;\
    leite condensado|7;leite de amendoa|15;leite de coco|7;lente ui|0;lentilha|6;lentilhas|6;lima|0;limao|0;\
    lime|0;limoen|0;lingon|0;lingonsylt|12;linguica|2;linser|6;linzen|6;ljus sirap|11;lok|0;louro|10;lula|3;\
    maca|0;macaroni|6;macarrao|6;maionese|9;maizena|11;majonnas|9;makaroner|6;mandel|13;mandelmassa|11;mandioca|0;\
    manga|0;manjericao|0;manteiga|4;margarin|4;margarina|4;massa|6;matlagningsgradde|4;mayonaise|9;meel|11;mel|11;\
    melk|4;mie|6;mjol|11;mjolk|4;molho de soja|9;molho de tomate|9;morango|0;mork choklad|11;morot|0;morotter|0;\
    mosselen|3;mostarda|9;mosterd|9;munt|0;muskot|10;mynta|0;natas|4;nootmuskaat|10;notfars|2;notkott|2;noz|13;\
    noz moscada|10;nozes|13;nudlar|6;ol|16;oleo|8;oleo vegetal|8;olie|8;olijfolie|8;olijven|7;oliver|7;olivolja|8;\
    olja|8;oregano|10;oregaos|10;ost|4;ovo|4;ovos|4;palsternacka|0;paneermeel|11;pao|1;paprika|0;paprikapoeder|10;\
    paprikapulver|10;parlsocker|11;parmezaanse kaas|4;paron|0;passas|13;pasta|6;peer|0;peito de frango|2;peixe|3;\
    peper|10;pepino|0;peppar|10;pera|0;persilja|0;peru|2;peterselie|0;pimenta|10;pimenta do reino|10;pimentao|0;\
    pimento|0;pinda|13;pindakaas|12;pindas|13;pinhoes|13;poedersuiker|11;polpa de tomate|7;polvo|3;pompoen|0;\
    porco|2;potatis|0;potatismjol|11;prei|0;presunto|2;pumpa|0;purjolok|0;queijo|4;queijo parmesao|4;ragmjol|11;\
    rakor|3;rapsolja|8;requeijao|4;rijst|6;ris|6;riven ost|4;roda linser|6;rodbetor|0;rode ui|0;rode wijn|16;\
    rodlok|0;rookworst|2;room|4;roomboter|4;rosmarin|0;rott vin|16;rozemarijn|0;rozijnen|13;rum|16;\
    runderbouillon|7;rundergehakt|2;rundvlees|2;russin|13;sal|10;sallad|0;salladslok|0;salmao|3;salsa|0;\
    salsicha|2;salt|10;salt och peppar|10;sambal|9;schalottenlok|0;selderij|0;selleri|0;senap|9;sesamfron|13;\
    sesamolja|8;sesamzaad|13;sidflask|2;sill|3;sinaasappel|0;sinaasappelsap|15;sirap|11;sjalot|0;skinka|2;sla|0;\
    slagroom|4;smeltkaas|4;smetana|4;smor|4;socker|11;soja|9;sojasas|9;sojasaus|9;solrosfron|13;solrosolja|8;\
    spagetti|6;spaghetti|6;spek|2;spekjes|2;spenat|0;sperziebonen|0;spinazie|0;spiskummin|10;stokbrood|1;\
    strobrod|11;stroop|11;strosocker|11;suiker|11;sumo de laranja|15;svamp|0;svarta bonor|6;svartpeppar|10;\
    sylt|12;te|15;teen knoflook|0;thee|15;tijm|0;timjan|0;tomaat|0;tomat|0;tomate|0;tomaten|0;tomatenblokjes|7;\
    tomatenpuree|7;tomater|0;tomatpure|7;tomilho|0;tonfisk|7;tonijn|7;torrjast|11;torsk|3;toucinho|2;ui|0;uien|0;\
    uva|0;valnotter|13;vanilj|10;vaniljsocker|10;vanille|10;vanillesuiker|11;varkensvlees|2;vasterbottensost|4;\
    vatten|15;vetemjol|11;vin|16;vinager|8;vinagre|8;vinho|16;vinho branco|16;vinho do porto|16;vinho tinto|16;\
    vis|3;vispgradde|4;vitkal|0;vitlok|0;vitloksklyfta|0;vitpeppar|10;vitt vin|16;walnoten|13;water|15;wijn|16;\
    wijnazijn|8;witlof|0;witte bonen|6;witte wijn|16;worst|2;wortel|0;wortelen|0;yoghurt|4;zalm|3;\
    zelfrijzend bakmeel|11;zonnebloemolie|8;zout|10;zucchini|0;zwarte peper|10;あさり|3;いか|3;うどん|6;\
    えのき|0;えび|3;お湯|15;かつお|3;かつお節|13;かに|3;かぼちゃ|0;からし|9;きな粉|11;\
    きび砂糖|11;きゅうり|0;くるみ|13;こしょう|10;ごはん|6;ごぼう|0;ごま|10;ごま油|8;\
    ご飯|6;さけ|3;さつまいも|0;さば|3;しいたけ|0;しそ|0;しめじ|0;しょうが|0;\
    しょうゆ|9;じゃがいも|0;すりごま|10;そうめん|6;そば|6;たこ|3;たまねぎ|0;たら|3;\
    だし|7;だし汁|7;とうもろこし|0;なす|0;にら|0;にんじん|0;にんにく|0;ぬるま湯|15;\
    ねぎ|0;のり|13;はちみつ|11;ひき肉|2;ほうれん草|0;まいたけ|0;まぐろ|3;みそ|9;\
    みつば|0;みょうが|0;みりん|16;めんつゆ|9;もち米|6;もやし|0;ゆず|0;りんご|0;\
    れんこん|0;わかめ|13;わさび|9;アボカド|0;アーモンド|13;ウスターソース|9;\
    オイスターソース|9;オクラ|0;オリーブオイル|8;オリーブ油|8;オートミール|12;\
    カレールー|10;カレー粉|10;キムチ|7;キャベツ|0;クリームチーズ|4;グラニュー糖|11;\
    ケチャップ|9;ココア|11;コチュジャン|9;コンソメ|7;コーヒー|15;コーンスターチ|11;\
    サラダ油|8;ジャム|12;スパゲッティ|6;セロリ|0;ゼラチン|11;ソース|9;ソーセージ|2;\
    チョコレート|11;チーズ|4;ツナ|7;トマト|0;トマト缶|7;ドライイースト|11;ハム|2;\
    バター|4;バナナ|0;パスタ|6;パセリ|0;パン|1;パン粉|11;ビール|16;ピーナッツ|13;\
    ピーマン|0;ブロッコリー|0;ベーキングパウダー|11;ベーコン|2;ポン酢|9;\
    マヨネーズ|9;マーガリン|4;ヨーグルト|4;ラム酒|16;レタス|0;レモン|0;レーズン|13;\
    ワイン|16;一味唐辛子|10;丁香|10;七味唐辛子|10;万能ねぎ|0;三つ葉|0;三文鱼|3;\
    上白糖|11;丝瓜|0;中筋面粉|11;中華麺|6;五花肉|2;五香粉|10;人参|0;伏特加|16;\
    低筋面粉|11;全卵|4;八角|10;冬瓜|0;冰|5;冰块|5;冰糖|11;凉水|15;出汁|7;包菜|0;十三香|10;\
    午餐肉|2;南瓜|0;卵|4;卵白|4;卵黄|4;卷心菜|0;口蘑|0;可乐|15;可可粉|11;合いびき肉|2;\
    吉利丁|11;吐司|1;味噌|9;味极鲜|9;味精|9;和風だし|7;咖啡|15;咖喱|10;咖喱块|10;\
    咸蛋黄|4;唐辛子|10;啤酒|16;四季豆|0;圆白菜|0;土豆|0;土豆淀粉|11;培根|2;基围虾|3;\
    塩|10;塩こしょう|10;大料|10;大根|0;大白菜|0;大米|6;大葉|0;大葱|0;大蒜|0;大虾|3;\
    大豆|6;天ぷら粉|11;奶油|4;奶粉|11;奶酪|4;姜|0;姜末|0;姜片|0;威士忌|16;娃娃菜|0;\
    嫩豆腐|0;孜然|10;孜然粉|10;寒天|11;小松菜|0;小白菜|0;小米|6;小米椒|0;小米辣|0;\
    小苏打|11;小茴香|10;小葱|0;小豆|6;小麦粉|11;尖椒|0;山椒|10;山药|0;巧克力|11;带鱼|3;\
    干し椎茸|13;干辣椒|10;干香菇|13;平菇|0;年糕|6;开水|15;強力粉|11;彩椒|0;意大利面|6;\
    意面|6;抹茶|15;挂面|6;排骨|2;料汁|9;料理酒|16;料酒|16;方便面|6;日本酒|16;昆布|13;\
    春雨|6;朗姆酒|16;木綿豆腐|0;木耳|0;木薯粉|11;本みりん|16;杏仁|13;杏鲍菇|0;枝豆|0;\
    枸杞|13;柠檬|0;核桃|13;桂皮|10;梅干し|7;梨|0;植物油|8;椎茸|0;椰奶|7;椰浆|7;榨菜|7;\
    橄榄油|8;橙子|0;毛豆|0;水|15;氷|5;沙拉酱|9;河粉|6;油|8;油揚げ|0;油菜|0;泡打粉|11;\
    泡菜|7;洋姜|0;洋葱|0;海带|13;海老|3;海苔|13;淀粉|11;淡奶油|4;清水|15;清汤|7;温水|15;\
    湯|15;濃口醤油|9;火腿|2;火腿肠|2;火锅底料|9;炼乳|11;热水|15;無塩バター|4;熱湯|15;\
    燕麦|12;燕麦片|12;片栗粉|11;牛ひき肉|2;牛乳|4;牛奶|4;牛奶咖啡|15;牛油果|0;牛肉|2;\
    牛肉末|2;牛腩|2;猪排骨|2;猪油|8;猪肉|2;猪肉末|2;猪肝|2;猪蹄|2;猪里脊|2;玉ねぎ|0;\
    玉米|0;玉米油|8;玉米淀粉|11;甜面酱|9;生クリーム|4;生姜|0;生抽|9;生粉|11;生菜|0;\
    生蚝|3;番茄|0;番茄酱|9;番茄酱罐头|7;瘦肉|2;白ごま|10;白ワイン|16;白砂糖|11;白糖|11;\
    白胡椒粉|10;白芝麻|10;白菜|0;白萝卜|0;白葡萄酒|16;白身魚|3;白酒|16;白醋|8;百合|0;\
    皮蛋|4;盐|10;砂糖|11;秋葵|0;空心菜|0;竹笋|0;笋|0;米|6;米粉|6;米酒|16;米酢|8;米醋|8;\
    米饭|6;粉丝|6;粉条|6;粉砂糖|11;糖|11;糖粉|11;糯米|6;糯米粉|11;紫菜|13;紹興酒|16;\
    絹ごし豆腐|0;緑茶|15;红枣|13;红椒|0;红糖|11;红茶|15;红薯|0;红薯淀粉|11;红豆|6;\
    红酒|16;细砂糖|11;绍兴酒|16;绵白糖|11;绿茶|15;绿豆|6;罗勒|0;羊排|2;羊肉|2;老干妈|9;\
    老抽|9;肉|2;肉末|2;肥牛|2;胡椒|10;胡椒粉|10;胡萝卜|0;腊肉|2;腊肠|2;腐乳|9;腐竹|0;\
    腰果|13;芋头|0;芝士|4;芝麻|10;芝麻油|8;芝麻酱|9;花椒|10;花椒粉|10;花生|13;花生油|8;\
    花生米|13;花生酱|12;花菜|0;花雕酒|16;芹菜|0;苏打水|15;苏打粉|11;苦瓜|0;苹果|0;茄子|0;\
    茶|15;茶叶|15;草果|10;草莓|0;草鱼|3;莲子|13;莲藕|0;菜心|0;菜籽油|8;菜花|0;菠菜|0;\
    萝卜|0;葡萄|0;葡萄干|13;葱|0;葱花|0;蒜|0;蒜头|0;蒜末|0;蒜瓣|0;蒜苗|0;蒜薹|0;\
    蒸鱼豉油|9;薄力粉|11;薄口醤油|9;薄荷|0;藕|0;蘑菇|0;虾|3;虾仁|3;虾皮|13;蚝油|9;蛋|4;\
    蛋清|4;蛋白|4;蛋黄|4;蛤蜊|3;蜂蜜|11;螃蟹|3;蟹|3;西兰花|0;西瓜|0;西红柿|0;西葫芦|0;\
    豆板醤|9;豆瓣酱|9;豆皮|0;豆腐|0;豆芽|0;豆角|0;豆豉|9;豆酱|9;豌豆|0;豚ひき肉|2;\
    豚バラ肉|2;豚肉|2;赤ワイン|16;辣椒|0;辣椒粉|10;辣椒酱|9;辣椒面|10;郫县豆瓣酱|9;\
    酒|16;酢|8;酱油|9;酵母|11;酵母粉|11;酸奶|4;酸菜|7;醋|8;醤油|9;里脊|2;里脊肉|2;里芋|0;\
    重曹|11;金酒|16;金针菇|0;長ねぎ|0;陈皮|10;陈醋|8;雪碧|15;青ねぎ|0;青椒|0;青菜|0;\
    青蒜|0;面包|1;面包糠|11;面条|6;面粉|11;韭菜|0;食パン|1;食用油|8;食用盐|10;食盐|10;\
    饺子皮|6;馄饨皮|6;香叶|10;香油|8;香肠|2;香菇|0;香菜|0;香葱|0;香蕉|0;香醋|8;\
    马苏里拉|4;马铃薯|0;高汤|7;高筋面粉|11;魚|3;鮭|3;鰹節|13;鱼|3;鱼片|3;鱼露|9;鱿鱼|3;\
    鲈鱼|3;鳕鱼|3;鶏がらスープの素|7;鶏ひき肉|2;鶏むね肉|2;鶏もも肉|2;鶏手羽先|2;\
    鶏肉|2;鷹の爪|10;鸡|2;鸡汤|7;鸡爪|2;鸡粉|9;鸡精|9;鸡翅|2;鸡翅中|2;鸡肉|2;鸡胸肉|2;\
    鸡腿|2;鸡蛋|4;鸭|2;鸭肉|2;鸭蛋|4;鹌鹑蛋|4;黄油|4;黄瓜|0;黄豆|6;黄豆酱|9;黄酒|16;\
    黑胡椒|10;黑胡椒粉|10;黑豆|6;黒こしょう|10;
    """)
}
