// The figures behind DensityTable: facts, not code. Text, because a StaticString costs nothing until it is read.

/// The rows of the density table: `names|grams a litre|FDC id`, names separated by commas, the first one shown.
///
/// Source: U.S. Department of Agriculture, FoodData Central, SR Legacy (April 2019, public domain), household portions: grams of one
/// cup or spoon over its volume, a US cup taken as 236.588 ml. The id is that of the food in FoodData Central.
enum DensityFigures {
  static let rows: StaticString = """
    water,Wasser,eau,agua,acqua,água,vatten,woda,水|1000|171881
    milk,whole milk,Milch,lait,leche,latte,leite,melk,mjölk,mleko,牛乳,牛奶|1031|171265
    skim milk,skimmed milk,nonfat milk|1036|171269
    buttermilk|1036|172225
    evaporated milk|1065|172194
    condensed milk,sweetened condensed milk|1293|171275
    milk powder,powdered milk,dry milk|507|172195
    heavy cream,whipping cream,heavy whipping cream,double cream,Sahne,Schlagsahne,crème liquide,nata,panna,natas,slagroom,vispgrädde,grädde,śmietanka,生クリーム|1014|170859
    half-and-half,half and half|1023|171255
    sour cream,soured cream,saure Sahne,Schmand,gräddfil,śmietana|972|171257
    whipped cream|254|170860
    yogurt,yoghurt,plain yogurt,Joghurt,Naturjoghurt,yaourt,yogur,iogurte,jogurt|1036|171284
    cream cheese|981|173418
    ricotta,ricotta cheese|1048|170851
    cottage cheese|888|172179
    parmesan,parmesan cheese,grated parmesan,parmigiano,parmigiano-reggiano,pecorino|423|171247
    cheddar,cheddar cheese,grated cheddar,cheese,grated cheese|478|173414
    mozzarella,mozzarella cheese|473|170845
    gruyere,gruyere cheese,swiss cheese,emmental|456|171251
    monterey jack,monterey jack cheese|478|170844
    feta,feta cheese|634|173420
    blue cheese,gorgonzola,roquefort|571|172175
    provolone,provolone cheese|558|170850
    colby,colby cheese|478|173416
    american cheese|478|170853
    butter,unsalted butter,salted butter,beurre,mantequilla,burro,manteiga,boter,smör,masło,バター,黄油|960|173410
    ghee,clarified butter|866|173412
    margarine|960|172346
    shortening,vegetable shortening|866|173584
    lard|866|171401
    olive oil,extra-virgin olive oil,extra virgin olive oil,Olivenöl,huile d'olive,aceite de oliva,olio d'oliva,azeite,olijfolie,olivolja,oliwa|913|171413
    vegetable oil,oil,cooking oil,neutral oil,Öl,Pflanzenöl,huile,aceite,olio,óleo,olie,olja,olej,サラダ油,油|921|171411
    canola oil,rapeseed oil|921|172336
    sunflower oil|921|171025
    peanut oil,groundnut oil|913|171410
    corn oil|947|169867
    sesame oil,toasted sesame oil|921|171016
    coconut oil|921|171412
    grapeseed oil|921|171028
    walnut oil|921|171030
    avocado oil|921|173573
    flour,all-purpose flour,all purpose flour,plain flour,white flour,wheat flour,Mehl,Weizenmehl,farine,harina,farina,farinha,bloem,vetemjöl,mjöl,mąka,小麦粉,薄力粉,面粉|528|168894
    bread flour,strong flour,strong white flour|579|168896
    cake flour,pastry flour|579|169723
    self-raising flour,self-rising flour,self raising flour|528|168895
    whole wheat flour,wholemeal flour,whole-wheat flour|507|168893
    rye flour|431|168886
    rice flour|668|169714
    corn flour,masa harina,masa|482|169694
    buckwheat flour|507|170687
    chickpea flour,gram flour,besan|389|174288
    soy flour|352|174273
    oat flour|440|169741
    potato flour|676|168446
    barley flour|626|169739
    almond flour,ground almonds,almond meal|402|170567
    cornmeal,polenta|664|168867
    semolina|706|169715
    cornstarch,corn starch,cornflour,Speisestärke,Stärke,maïzena,maicena,maizena,potatismjöl,片栗粉,淀粉|541|169698
    tapioca,tapioca starch,tapioca flour|642|169717
    arrowroot,arrowroot flour|541|170684
    oats,rolled oats,porridge oats,oatmeal,Haferflocken,avoine,avena,aveia,havermout,havregryn,płatki owsiane|346|173904
    oat bran|397|168872
    wheat bran,bran|245|169722
    wheat germ|486|168892
    breadcrumbs,bread crumbs,dry breadcrumbs,Semmelbrösel,Paniermehl,chapelure,pan rallado,pangrattato,ströbröd,bułka tarta|456|174928
    couscous|731|169699
    bulgur,bulgur wheat|592|170688
    quinoa|718|168874
    millet|845|169702
    pearl barley,barley|845|170284
    buckwheat|693|170685
    amaranth|816|170682
    spelt|736|169745
    rice,white rice,long-grain rice,basmati rice,jasmine rice,Reis,riz,arroz,riso,rijst,ris,ryż,米|782|168877
    brown rice|782|169703
    arborio rice,risotto rice,short-grain rice,sushi rice|845|168931
    wild rice|676|169726
    cooked rice|668|168878
    macaroni,pasta,elbow macaroni,penne|516|169736
    egg noodles,noodles|161|169731
    sugar,granulated sugar,white sugar,caster sugar,superfine sugar,Zucker,sucre,azúcar,zucchero,açúcar,suiker,socker,strösocker,cukier,砂糖,白糖|845|169655
    brown sugar,light brown sugar,dark brown sugar,brauner Zucker,cassonade,azúcar moreno,zucchero di canna,farinsocker|930|168833
    powdered sugar,icing sugar,confectioners' sugar,confectioners sugar,Puderzucker,sucre glace,azúcar glas,zucchero a velo,poedersuiker,florsocker,cukier puder|507|169656
    honey,Honig,miel,miele,mel,honing,honung,miód,蜂蜜|1433|169640
    maple syrup|1331|169661
    corn syrup,light corn syrup,glucose syrup|1441|168837
    molasses,treacle|1424|168820
    jam,preserves|1353|169641
    marmalade|1353|168819
    jelly|1268|168145
    cocoa,cocoa powder,unsweetened cocoa powder,unsweetened cocoa,Kakao,Kakaopulver,cacao,cacau,kakao|364|169593
    chocolate chips,semisweet chocolate chips|710|167976
    white chocolate,white chocolate chips|947|167571
    chocolate syrup|1285|168835
    salt,table salt,fine salt,Salz,sel,sal,sale,zout,sól,塩,盐|1234|173468
    baking powder,Backpulver,levure chimique,bakpulver|933|172803
    baking soda,bicarbonate of soda|933|175040
    cream of tartar|609|175041
    yeast,dry yeast,active dry yeast,instant yeast|812|175043
    vanilla,vanilla extract|879|173471
    black pepper,pepper,ground black pepper|467|170931
    white pepper|480|170933
    cayenne,cayenne pepper|358|170932
    paprika,smoked paprika,sweet paprika|460|171329
    cinnamon,ground cinnamon|528|171320
    cumin,ground cumin|406|170923
    coriander,ground coriander|338|170922
    turmeric,ground turmeric|636|172231
    ginger powder,ground ginger|352|170926
    nutmeg,ground nutmeg|473|171326
    ground cloves|440|171321
    allspice,ground allspice|406|171315
    cardamom,ground cardamom|392|170919
    curry powder|426|170924
    chili powder|541|171319
    garlic powder|656|171325
    onion powder|467|171327
    mustard powder,dry mustard|426|170929
    dried oregano|365|171328
    dried thyme|291|170938
    dried basil|304|171317
    dried rosemary|223|171333
    dried parsley|108|170930
    dried dill|210|171322
    poppy seeds|595|171330
    fennel seeds|392|171323
    caraway seeds|453|170918
    celery seed|440|170920
    saffron|142|170934
    sesame seeds|609|170150
    sunflower seeds|592|170562
    pumpkin seeds,pepitas|545|170556
    flaxseed,flax seeds,linseed|710|169414
    tahini|1014|170189
    almonds,whole almonds|389|170567
    walnuts|494|170187
    pecans|461|170182
    hazelnuts|486|170581
    pistachios|520|170184
    macadamia nuts|566|170178
    pine nuts|571|170591
    brazil nuts|562|170569
    peanuts|617|172430
    peanut butter|1090|174266
    almond butter|1057|168588
    shredded coconut,desiccated coconut,coconut flakes|393|168586
    coconut,fresh coconut|338|170169
    coconut milk|955|170173
    coconut cream|1014|170580
    coconut water|1014|170174
    almond milk|1107|174832
    soy milk|1027|172446
    currants|609|171724
    cranberries|465|171722
    dried cranberries|676|171723
    dates|621|171726
    prunes|736|168162
    dried apricots|550|173941
    dried figs|630|174665
    blueberries|626|171711
    strawberries|702|167762
    raspberries|520|167755
    blackberries|609|173946
    cherries|651|171719
    grapes|638|174683
    apples,apple|461|171688
    applesauce,apple sauce|1031|171695
    bananas,banana|634|173944
    mango|697|169910
    pineapple|697|169124
    peaches|651|169928
    pears|680|169118
    plums|697|169949
    oranges|761|169097
    orange juice|1048|169098
    lemon juice|1031|167747
    lime juice|1023|168156
    apple juice|1048|173933
    grapefruit juice|1044|173039
    pineapple juice|1057|169947
    cranberry juice|1069|168117
    tomato juice|1027|170545
    lemon zest,lemon peel|406|167749
    orange zest,orange peel|406|169103
    pumpkin puree,pumpkin|1036|168450
    tomato sauce|1036|169074
    canned tomatoes,crushed tomatoes|1023|170501
    tomatoes,tomato,diced tomatoes|630|170457
    ketchup|1014|168556
    mayonnaise|930|171009
    mustard,dijon mustard|1052|172234
    soy sauce,Sojasauce,Sojasoße,sauce soja,salsa de soja,salsa di soia,醤油,しょうゆ,酱油,生抽|1078|174277
    tamari|1217|174278
    fish sauce|1217|174531
    worcestershire sauce|1162|171610
    hoisin sauce|1082|172886
    oyster sauce|1217|174529
    hot sauce,tabasco|974|174527
    salsa|1099|174524
    pesto|1031|171580
    barbecue sauce|1209|174523
    teriyaki sauce|1217|171167
    sriracha|1319|171186
    miso|1162|172442
    vinegar,white vinegar,Essig,vinaigre,vinagre,aceto,azijn,vinäger,ocet,酢,醋|1006|172237
    cider vinegar,apple cider vinegar|1010|173469
    red wine vinegar,wine vinegar,white wine vinegar|1010|172240
    balsamic vinegar|1078|172241
    white wine,dry white wine|994|174837
    red wine|994|173190
    beer|1004|168746
    vodka,rum,brandy,whisky,whiskey,gin|940|174815
    coffee|1001|171890
    chicken stock,chicken broth,stock,broth|1052|174536
    beef stock,beef broth|1014|172883
    vegetable stock,vegetable broth|934|171583
    fish stock|985|172885
    onion,onions,chopped onion|676|170000
    spring onions,scallions,green onions|423|170005
    shallots|676|170499
    leeks|376|169246
    garlic,minced garlic|575|169230
    ginger,fresh ginger,grated ginger|406|169231
    carrots,carrot|541|170393
    celery|507|169988
    bell pepper,red bell pepper,red pepper|630|170108
    green bell pepper,green pepper|630|170427
    jalapenos,jalapeño|380|168576
    cucumber|440|168409
    zucchini,courgette|524|169291
    eggplant,aubergine|347|169228
    mushrooms,sliced mushrooms|296|169251
    potatoes,potato|634|170026
    mashed potatoes|888|170493
    sweet potatoes,sweet potato|562|168482
    butternut squash|592|169295
    cauliflower|452|169986
    broccoli|385|170379
    cabbage,shredded cabbage|376|169975
    red cabbage|376|169977
    kale|89|168421
    spinach,baby spinach|127|168462
    lettuce|199|169247
    arugula,rocket|84|169387
    watercress|144|170068
    green beans|423|169961
    peas,green peas|613|170419
    frozen peas|566|170016
    corn,sweetcorn,corn kernels|613|169998
    asparagus|566|168389
    beets,beetroot|575|169145
    radishes|490|169276
    turnips|550|170465
    parsnips|562|170417
    bean sprouts|440|169957
    brussels sprouts|372|170383
    bok choy,pak choi|296|170390
    olives,black olives|568|169094
    capers|582|172238
    pickles,gherkins|655|168558
    sun-dried tomatoes|228|168567
    parsley,chopped parsley|257|170416
    cilantro,coriander leaves,fresh coriander|68|169997
    basil,basil leaves,fresh basil|101|172232
    mint|386|173475
    dill|38|172233
    chives|203|169994
    thyme|162|173470
    rosemary|115|173473
    chickpeas,dried chickpeas|845|173756
    canned chickpeas,cooked chickpeas|642|173801
    lentils,brown lentils,green lentils|812|172420
    red lentils|812|174284
    split peas|828|172428
    black beans|820|173734
    kidney beans|778|175193
    white beans,cannellini beans|854|175202
    pinto beans|816|175199
    mung beans|875|174256
    edamame|499|168410
    tofu|1065|172475
    eggs,egg,beaten egg|1027|171287
    egg whites,egg white|1027|172183
    egg yolks,egg yolk|1027|172184
    tuna|651|173709
    crabmeat|571|171966
    marshmallows,mini marshmallows|211|167995
    graham cracker crumbs|397|172749
    ice cream,vanilla ice cream|904|167573
    horseradish|1014|173472
    hummus|1040|174289
    sauerkraut|600|169279
    raisins,sultanas,Rosinen,raisins secs|613|168165
    cashews,cashew nuts|579|169421
    tomato paste,tomato concentrate,Tomatenmark|1116|170459
    tomato puree,passata|1057|170546
    light cream,single cream,coffee cream|1014|170857
    okra|423|169260
    collard greens,collards|152|170406
    swiss chard,chard|152|169991
    lima beans,butter beans|752|174252
    navy beans,haricot beans|879|173745
    great northern beans|774|175190
    black-eyed peas|706|173758
    fava beans,broad beans|634|175205
    soybeans|786|174270
    pumpkin cubes|490|168448
    acorn squash|592|168472
    fennel|368|169385
    kohlrabi|571|168424
    celeriac,celery root|659|170400
    rhubarb|516|167758
    papaya|613|169926
    melon,cantaloupe|659|169092
    watermelon|642|167765
    kiwi,kiwi fruit|761|168153
    pomegranate seeds|736|169134
    avocado|617|171705
    apricots|697|171697
    gooseberries|634|173030
    sour cherries|655|173954
    carrot juice|998|170491
    grape juice|1069|173041
    prune juice|1082|167753
    eggnog|1074|171258
    goat milk|1031|171278
    kefir|1027|170904
    whey|1040|170885
    puffed rice|59|173912
    granola|516|171646
    wheat berries|812|168889
    sorghum|812|169716
    teff|816|169747
    hominy|697|169701
    grits|659|171654
    cream cheese spread|1014|169081
    ranch dressing|1014|173592
    italian dressing|993|171019
    sage|135|170935
    marjoram|115|170928
    bay leaf powder|122|170917
    tarragon|325|170937
    mace|358|170927
    pumpkin pie spice|379|171332
    poultry seasoning|298|171331
    anise seed,aniseed|453|171316
    """
}
