// What foods hold and weigh: facts, not code. Text, because a StaticString costs nothing until it is read. Made by generate-nutrition.py.

/// The rows of the nutrition table.
///
/// A row is `names|usda|kcal protein fat carbohydrate fiber sugar saturated-fat sodium cholesterol|weights`: names separated by commas, USDA's
/// number of the food (NDB), nutrients of 100 g in the units of `Nutrient`, `-` for unknown, and grams of a cup of 236.588 ml and of single things.
///
/// Source: U.S. Department of Agriculture, SR Legacy (April 2019), public domain; weights of bunches and the like that USDA lacks are averages.
enum NutritionTable {
  static let rows: StaticString = """
    onion,yellow onion,white onion,brown onion,sweet onion,spanish onion|11282|40 1.1 0.1 9.34 1.7 4.24 0.04 4 0|cup=160 large=150 piece=110 slice=14 small=70
    red onion|11282|40 1.1 0.1 9.34 1.7 4.24 0.04 4 0|cup=160 large=150 piece=110 slice=14 small=70
    spring onion,scallion,green onion|11291|32 1.83 0.19 7.34 2.6 2.33 0.03 16 0|bunch=100 cup=100 large=25 piece=15 small=5
    shallot|11677|72 2.5 0.1 16.8 3.2 7.87 0.02 12 0|cup=160 piece=25
    leek|11246|61 1.5 0.3 14.15 1.8 3.9 0.04 20 0|cup=89 piece=89 slice=6
    garlic,garlic clove,clove of garlic|11215|149 6.36 0.5 33.06 2.1 1 0.09 17 0|bulb=40 clove=3 cup=136 head=40 piece=3 slice=3
    ginger,ginger root,fresh ginger|11216|80 1.82 0.75 17.77 2 1.7 0.2 13 0|cm=4.5 cup=96 inch=11 piece=15 slice=2.2
    potato,waxy potato,floury potato,russet potato,yukon gold potato,new potato,baby potato,baking potato|11352|77 2.05 0.09 17.49 2.1 0.82 0.03 6 0|cup=150 large=369 piece=213 small=170
    red potato|11355|70 1.89 0.14 15.9 1.7 1.29 0.04 18 0|cup=150 large=369 piece=213 small=170
    boiled potato,cooked potato|11367|86 1.71 0.1 20.01 1.8 0.89 0.03 5 0|cup=156 large=300 piece=167 small=125
    mashed potato|11934|113 1.86 4.22 16.81 1.5 1.43 2.61 317 11|cup=210
    french fry,frozen fry|11842|147 2.24 4.66 24.81 1.9 0.2 0.94 23 0|package=255 strip=6.5
    hash brown,frozen hash brown|11390|82 2.06 0.62 17.72 1.4 - 0.16 22 -|cup=210 package=340
    sweet potato|11507|86 1.57 0.05 20.12 3 4.18 0.02 55 0|cup=133 piece=130
    yam|11601|118 1.53 0.17 27.88 4.1 0.5 0.04 9 0|cup=150
    carrot|11124|41 0.93 0.24 9.58 2.8 4.74 0.04 69 0|cup=128 large=72 piece=61 slice=3 small=50 strip=4
    baby carrot|11960|35 0.64 0.13 8.24 2.9 4.76 0.02 78 0|large=15 piece=10
    parsnip|11298|75 1.2 0.3 17.99 4.9 4.8 0.05 10 0|cup=133 piece=100
    turnip|11564|28 0.9 0.1 6.43 1.8 3.8 0.01 67 0|bunch=400 cup=130 large=183 piece=122 slice=15 small=61
    swede,rutabaga|11435|37 1.08 0.16 8.62 2.3 4.46 0.03 12 0|cup=140 large=772 piece=386 small=192
    beetroot,beet|11080|43 1.61 0.17 9.56 2.8 6.76 0.03 78 0|cup=136 piece=82
    celeriac,celery root|11141|42 1.5 0.3 9.2 1.8 1.6 0.08 100 0|cup=156 piece=500
    celery,celery stalk,celery stick,celery rib|11143|14 0.69 0.17 2.97 1.6 1.34 0.04 80 0|bunch=450 cup=101 head=450 piece=40 stalk=40 strip=4
    fennel,fennel bulb|11957|31 1.24 0.2 7.3 3.1 3.93 0.09 52 0|bulb=234 cup=87 large=300 piece=234 small=150
    radish|11429|16 0.68 0.1 3.4 1.6 1.86 0.03 39 0|bunch=150 cup=116 large=9 piece=4.5 slice=1 small=2
    daikon,white radish|11430|18 0.6 0.1 4.1 1.6 2.5 0.03 21 0|cup=116 piece=350
    kohlrabi|11241|27 1.7 0.1 6.2 3.6 2.6 0.01 20 0|cup=135 piece=150 slice=16
    jerusalem artichoke|11226|73 2 0.01 17.44 1.6 9.6 0 4 0|cup=150
    tomato,plum tomato,roma tomato,vine tomato,fresh tomato,beefsteak tomato|11529|18 0.88 0.2 3.89 1.2 2.63 0.03 5 0|cup=149 large=182 piece=123 slice=20 small=91 wedge=31
    cherry tomato,grape tomato|11529|18 0.88 0.2 3.89 1.2 2.63 0.03 5 0|cup=149 large=20 piece=17 slice=20 small=12 wedge=31
    green tomato|11527|23 1.2 0.2 5.1 1.1 4 0.03 13 0|cup=180 large=182 piece=123 slice=20 small=91
    canned tomato,diced tomato,chopped tomato,crushed tomato,tinned tomato,whole tomato,peeled tomato,stewed tomato,san marzano tomato,plum tomato tin|11531|16 0.79 0.25 3.47 1.9 2.55 0.03 115 0|can=400 cup=240 large=164 piece=80 small=82
    tomato puree,passata,tomato passata,strained tomato|11547|38 1.65 0.21 8.98 1.9 4.83 0.03 28 0|bottle=700 can=400 carton=500 cup=250 jar=700
    tomato sauce|11549|24 1.2 0.3 5.31 1.5 3.56 0.04 474 0|can=400 cup=245 jar=400
    tomato paste,tomato concentrate|11546|82 4.32 0.47 18.91 4.1 12.18 0.1 59 0|can=70 cup=264 tube=130
    tomato juice|11540|17 0.85 0.29 3.53 0.4 2.58 0.02 253 0|cup=243
    sun dried tomato,sundried tomato,dried tomato|11955|258 14.11 2.97 55.76 12.3 37.59 0.43 107 0|cup=54 piece=2
    tomatillo|11954|32 0.96 1.02 5.84 1.9 3.93 0.14 1 0|cup=132 piece=34
    cucumber,english cucumber|11205|15 0.65 0.11 3.63 0.5 1.67 0.04 2 0|cup=104 piece=301
    pickle,gherkin,dill pickle,pickled cucumber,cornichon|11937|12 0.5 0.3 2.41 1 1.07 0.08 809 0|cup=143 large=135 piece=135 slice=7 spear=35
    sweet pickle|11940|91 0.58 0.41 21.15 1 18.27 0.07 457 0|cup=160 large=35 piece=35 small=15 spear=20
    pickle relish,relish|11945|130 0.37 0.47 35.06 1.1 29.13 0.05 811 0|cup=245 packet=10
    red bell pepper,red pepper,bell pepper,sweet pepper,capsicum,red capsicum,sweet red pepper|11821|26 0.99 0.3 6.03 2.1 4.2 0.03 4 0|cup=149 large=164 piece=119 small=74
    green bell pepper,green pepper|11333|20 0.86 0.17 4.64 1.7 2.4 0.06 3 0|cup=149 large=164 piece=119 small=74 strip=2.7
    yellow bell pepper,yellow pepper,orange bell pepper|11951|27 1 0.21 6.32 0.9 - 0.03 2 0|large=186 piece=186 strip=5.2
    bird's eye chili,thai chili,green bird's eye chili|11819|40 1.87 0.44 8.81 1.5 5.3 0.04 9 0|cup=150 piece=2
    chili,chili pepper,red chili,fresh chili,hot pepper,scotch bonnet,habanero|11819|40 1.87 0.44 8.81 1.5 5.3 0.04 9 0|cup=150 piece=45 small=10
    green chili|11670|40 2 0.2 9.46 1.5 5.1 0.02 7 0|cup=150 piece=45
    jalapeno,jalapeno pepper|11979|29 0.91 0.37 6.5 2.8 4.12 0.09 3 0|cup=90 large=20 piece=14
    serrano pepper,serrano chili|11977|32 1.74 0.44 6.7 3.7 3.83 0.06 10 0|cup=105 piece=6.1
    poblano pepper,poblano,anaheim pepper|11670|40 2 0.2 9.46 1.5 5.1 0.02 7 0|cup=150 piece=45
    canned green chili,diced green chili,green chile|11329|21 0.9 0.1 5.1 1.3 3.12 0.01 1173 0|cup=136 piece=73
    ancho chili,dried chili,guajillo chili,dried red chili|11978|281 11.86 8.2 51.42 21.6 - 0.82 43 0|piece=17
    roasted red pepper,pimento,pimiento|11943|23 1.1 0.3 5.1 1.9 2.71 0.04 14 0|cup=192 piece=66 slice=1
    banana pepper,pepperoncini|11976|27 1.66 0.45 5.35 3.4 1.95 0.05 13 0|cup=124 large=75 piece=46 small=33
    zucchini,courgette,summer squash,yellow squash|11477|17 1.21 0.32 3.11 1 2.5 0.08 8 0|cup=124 large=323 piece=196 slice=9.9 small=118
    aubergine,eggplant|11209|25 0.98 0.18 5.88 3 3.53 0.03 2 0|cup=82 piece=548
    pumpkin|11422|26 1 0.1 6.5 0.5 2.76 0.05 1 0|cup=116 piece=2500
    pumpkin puree,canned pumpkin|11424|34 1.1 0.28 8.09 2.9 3.3 0.15 5 0|cup=245
    butternut squash,butternut pumpkin|11485|45 1 0.1 11.69 2 2.2 0.02 4 0|cup=140 piece=1000
    squash,winter squash,acorn squash,hokkaido pumpkin|11643|34 0.95 0.13 8.59 1.5 2.2 0.03 4 0|cup=116 piece=800
    spaghetti squash|11492|31 0.64 0.57 6.91 1.5 2.76 0.12 17 0|cup=101
    cauliflower|11135|25 1.92 0.28 4.97 2 1.91 0.13 30 0|cup=107 head=588 piece=588
    broccoli,tenderstem broccoli,broccoli floret|11090|34 2.82 0.37 6.64 2.6 1.7 0.04 33 0|bunch=608 cup=88 spear=31 stalk=151
    cabbage,white cabbage,green cabbage,pointed cabbage|11109|25 1.28 0.1 5.8 2.5 3.2 0.03 18 0|cup=89 head=908 leaf=15 piece=908
    red cabbage|11112|31 1.43 0.16 7.37 2.1 3.83 0.02 27 0|cup=89 head=839 leaf=23 piece=839
    savoy cabbage|11114|27 2 0.1 6.1 3.1 2.27 0.01 28 0|cup=70 head=900 piece=900
    chinese cabbage,napa cabbage|11119|16 1.2 0.2 3.23 1.2 1.41 0.04 9 0|cup=76 head=900 piece=900
    bok choy,pak choi|11116|13 1.5 0.2 2.18 1 1.18 0.03 65 0|cup=70 head=840 leaf=14 piece=840
    sauerkraut|11439|19 0.91 0.14 4.28 2.9 1.78 0.03 661 0|cup=142
    kimchi|11118|15 1.1 0.5 2.4 1.6 1.06 0.07 498 0|cup=150
    brussels sprout|11098|43 3.38 0.3 8.95 3.8 2.2 0.06 25 0|cup=88 piece=19
    kale,curly kale,cavolo nero|11233|35 2.92 1.49 4.42 4.1 2.26 0.09 38 0|bunch=200 cup=21
    spinach,baby spinach|11457|23 2.86 0.39 3.63 2.2 0.42 0.06 79 0|bag=200 bunch=340 cup=30 leaf=10 package=284
    frozen spinach|11463|29 3.63 0.57 4.21 2.9 0.65 0.04 74 0|cup=156 package=284
    chard,swiss chard|11147|19 1.8 0.2 3.74 1.6 1.1 0.03 213 0|bunch=300 cup=36 leaf=48
    collard greens|11161|32 3.02 0.61 5.42 4 0.46 0.06 17 0|cup=36
    mustard greens|11270|27 2.86 0.42 4.67 3.2 1.32 0.01 20 0|cup=56
    turnip greens|11568|32 1.5 0.3 7.13 3.2 0.81 0.07 40 0|cup=55
    beet greens|11086|22 2.2 0.13 4.33 3.7 0.5 0.02 226 0|cup=38 leaf=32
    dandelion greens|11207|45 2.7 0.7 9.2 3.5 0.71 0.17 76 0|cup=55
    rocket,arugula|11959|25 2.58 0.66 3.65 1.6 2.05 0.09 27 0|bag=100 bunch=100 cup=20 handful=20 leaf=2
    lettuce,romaine lettuce,romaine,cos lettuce|11251|17 1.23 0.3 3.29 2.1 1.19 0.04 8 0|cup=47 head=400 leaf=28 piece=400
    iceberg lettuce|11252|14 0.9 0.14 2.97 1.2 1.97 0.02 10 0|cup=72 head=540 leaf=8 piece=540
    butter lettuce,little gem lettuce|11250|13 1.35 0.22 2.23 1.1 0.94 0.03 5 0|cup=55 head=160 leaf=5 piece=160
    salad leaf,mixed salad leaf,salad green,mesclun,salad|11253|15 1.36 0.15 2.87 1.3 0.78 0.02 28 0|cup=36 head=360 leaf=24 piece=360
    radicchio|11952|23 1.43 0.25 4.48 0.9 0.6 0.06 22 0|cup=40 leaf=8
    endive,chicory,witloof|11213|17 1.25 0.2 3.35 3.1 0.25 0.05 22 0|cup=50 head=513 piece=513
    watercress,cress|11591|11 2.3 0.1 1.29 0.5 0.2 0.03 41 0|bunch=85 cup=34 sprig=2.5
    lamb's lettuce,corn salad|11190|21 2 0.4 3.6 - - - 4 0|cup=56
    sorrel|11616|22 2 0.7 3.2 2.9 - - 4 0|cup=133
    rhubarb|9307|21 0.9 0.2 4.54 1.8 1.1 0.05 4 0|cup=122 stalk=51
    asparagus|11011|20 2.2 0.12 3.88 2.1 1.88 0.04 2 0|bunch=400 cup=134 piece=16 spear=3.5
    artichoke|11007|47 3.27 0.15 10.51 5.4 0.99 0.04 94 0|large=162 piece=128
    artichoke heart|11008|53 2.89 0.34 11.95 5.7 0.99 0.08 60 0|can=240 cup=168 piece=30
    green bean,french bean,string bean,runner bean|11052|31 1.83 0.22 6.97 2.7 3.26 0.05 6 0|cup=100
    broad bean,fava bean|11088|72 5.6 0.6 11.7 4.2 - 0.14 50 0|cup=109
    edamame|11211|109 11.22 4.73 7.61 4.8 2.48 - 6 -|cup=118 package=432
    pea,green pea,garden pea|11304|81 5.42 0.4 14.45 5.7 5.67 0.07 5 0|cup=145
    frozen pea|11312|77 5.22 0.4 13.62 4.5 5 0.07 108 0|cup=134 package=284
    snow pea,sugar snap pea,mangetout|11300|42 2.8 0.2 7.55 2.6 4 0.04 4 0|cup=98
    corn,sweet corn,sweetcorn,corn kernel,corn on the cob,ear of corn|11167|86 3.27 1.35 18.7 2 6.26 0.33 15 0|cup=145 ear=102 piece=102
    canned corn|11172|67 2.29 1.22 14.34 2 4.44 0.24 205 0|can=285 cup=164
    frozen corn|11178|88 3.02 0.78 20.71 2.1 2.5 0.12 3 0|cup=136 package=284
    creamed corn,cream style corn|11174|72 1.74 0.42 18.13 1.2 3.23 0.07 261 0|can=418 cup=256
    hominy|20030|72 1.48 0.88 14.26 2.5 1.82 0.12 345 0|cup=165
    okra|11278|33 1.93 0.19 7.45 3.2 1.48 0.03 7 0|cup=100
    bean sprout,mung bean sprout|11043|30 3.04 0.18 5.94 1.8 4.13 0.05 6 0|cup=104 package=340
    alfalfa sprout,sprout|11001|23 3.99 0.69 2.1 1.9 0.2 0.07 6 0|cup=33
    bamboo shoot|11028|19 1.72 0.4 3.22 1.4 1.89 0.09 7 0|can=262 cup=131
    water chestnut|11590|50 0.88 0.06 12.3 2.5 2.46 0.02 8 0|cup=140
    lotus root|11254|74 2.6 0.1 17.23 4.9 - 0.03 40 0|piece=115 slice=8.1
    mushroom,white mushroom,button mushroom,champignon|11260|22 3.09 0.34 3.26 1 1.98 0.05 5 0|cup=96 large=23 piece=18 slice=6 small=10
    cremini mushroom,chestnut mushroom,brown mushroom|11266|22 2.5 0.1 4.3 0.6 1.72 0.01 6 0|cup=72 piece=20
    portobello mushroom|11265|22 2.11 0.35 3.87 1.3 2.5 0.06 9 0|cup=86 piece=84
    shiitake mushroom,shiitake|11238|34 2.24 0.49 6.79 2.5 2.38 - 9 -|piece=19
    oyster mushroom|11987|33 3.31 0.41 6.09 2.3 1.11 0.06 18 0|cup=86 large=148 piece=148 small=15
    enoki mushroom,enoki|11950|37 2.66 0.29 7.81 2.7 0.22 0.02 3 0|cup=65 large=5 piece=3
    chanterelle|11239|32 1.49 0.53 6.86 3.8 1.16 - 9 -|cup=54 piece=5.4
    dried mushroom,dried shiitake,dried porcini,dried porcini mushroom|11268|296 9.58 0.99 75.37 11.5 2.21 0.23 13 0|piece=3.6
    nori,seaweed,nori sheet|11446|35 5.81 0.28 5.11 0.3 0.49 0.06 48 0|cup=80 sheet=2.6
    wakame|11669|45 3.03 0.64 9.14 0.5 0.65 0.13 872 0|cup=80
    kombu,kelp|11445|43 1.68 0.56 9.57 1.3 0.6 0.25 233 0|cup=80
    avocado|9037|160 2 14.66 8.53 6.7 0.66 2.13 7 0|cup=146 piece=150
    plantain|9277|122 1.3 0.35 31.89 1.7 15 0.14 4 0|cup=148 piece=270
    cassava,yuca|11134|160 1.36 0.28 38.06 1.8 1.7 0.07 14 0|cup=206 piece=408
    taro|11518|112 1.5 0.2 26.46 4.1 0.4 0.04 11 0|cup=104
    prickly pear cactus,nopal|11963|16 1.32 0.09 3.33 2.2 1.15 0.02 21 0|cup=86
    mixed vegetable,frozen vegetable,vegetable|11583|72 3.33 0.52 13.47 4 - 0.1 47 0|package=284
    parsley,parsley leaf,flat leaf parsley,italian parsley|11297|36 2.97 0.79 6.33 3.3 0.85 0.13 56 0|bunch=60 cup=60 handful=15 sprig=1
    coriander leaf,cilantro,coriander,fresh coriander|11165|23 2.13 0.52 3.67 2.8 0.87 0.01 46 0|bunch=60 cup=16 handful=15 sprig=2
    basil,basil leaf,thai basil|2044|23 3.15 0.64 2.65 1.6 0.3 0.04 4 0|bunch=40 cup=24 handful=15 leaf=0.5
    mint,mint leaf|2065|44 3.29 0.73 8.41 6.8 - 0.19 30 0|bunch=30 cup=91.2 handful=12 leaf=0.2 sprig=1
    peppermint|2064|70 3.75 0.94 14.89 8 - 0.25 31 0|cup=25.6
    dill|2045|43 3.46 1.12 7.02 2.1 - 0.06 61 0|bunch=30 cup=8.9 handful=10 sprig=1
    chive|11156|30 3.27 0.73 4.35 2.5 1.85 0.15 3 0|bunch=25 cup=48 piece=0.5
    rosemary,fresh rosemary,rosemary sprig|2063|131 3.31 5.86 20.7 14.1 - 2.84 26 0|bunch=25 cup=27.2 piece=2 sprig=2
    thyme,thyme leaf,fresh thyme,thyme sprig|2049|101 5.56 1.68 24.45 14 - 0.47 9 0|bunch=20 cup=38.4 piece=1 sprig=1
    lemongrass|11972|99 1.82 0.49 25.31 - - 0.12 6 0|cup=67 piece=20 stalk=20
    grape leaf,vine leaf|11975|69 4.27 1.97 11.71 9.9 - 0.31 2853 0|leaf=4
    apple,tart apple,granny smith apple,cooking apple,bramley apple|9003|52 0.26 0.17 13.81 2.4 10.39 0.03 1 0|cup=109 large=223 piece=182 small=149
    pear|9252|57 0.36 0.14 15.23 3.1 9.75 0.02 1 0|cup=140 large=230 piece=178 small=148
    banana|9040|89 1.09 0.33 22.84 2.6 12.23 0.11 1 0|cup=150 large=136 piece=118 small=101
    orange,navel orange,blood orange|9200|47 0.94 0.12 11.75 2.4 9.35 0.01 0 0|cup=180 large=184 piece=131 small=96
    mandarin,clementine,tangerine,satsuma|9218|53 0.81 0.31 13.34 1.8 10.58 0.04 2 0|cup=195 large=120 piece=88 small=76
    canned mandarin orange,mandarin orange|9383|38 0.75 0.04 9.41 1.2 8.25 0 5 0|cup=189
    lemon,lemon wedge|9150|29 1.1 0.3 9.32 2.8 2.5 0.04 2 0|cup=212 piece=84 wedge=7
    lemon juice,fresh lemon juice,juice of lemon|9152|22 0.35 0.24 6.9 0.3 2.52 0.04 1 0|cup=244 piece=48 wedge=5.9
    lemon zest,lemon peel,lemon rind|9156|47 1.5 0.3 16 10.6 4.17 0.04 6 0|cup=96 piece=6
    lime,lime wedge|9159|30 0.7 0.2 10.54 2.8 1.69 0.02 2 0|piece=67
    lime juice,fresh lime juice,juice of lime|9160|25 0.42 0.07 8.42 0.4 1.69 0.01 2 0|cup=242 piece=44
    lime zest|9156|47 1.5 0.3 16 10.6 4.17 0.04 6 0|cup=96 piece=4
    orange zest,orange peel,orange rind|9216|97 1.5 0.2 25 10.6 - 0.02 3 0|cup=96 piece=10
    orange juice,fresh orange juice|9206|45 0.7 0.2 10.4 0.2 8.4 0.02 1 0|cup=248 piece=86
    orange juice concentrate,frozen orange juice concentrate|9213|147 2.4 0.25 33.86 1 29.68 0.06 7 0|cup=262
    grapefruit|9111|32 0.63 0.1 8.08 1.1 6.98 0.01 0 0|cup=230 large=332 piece=256 small=200
    grape,red grape,green grape|9132|69 0.72 0.16 18.1 0.9 15.48 0.05 2 0|cup=151 piece=4.9
    strawberry|9316|32 0.67 0.3 7.68 2 4.89 0.01 1 0|cup=166 large=18 piece=12 small=7
    raspberry|9302|52 1.2 0.65 11.94 6.5 4.42 0.02 1 0|cup=123
    blueberry|9050|57 0.74 0.33 14.49 2.4 9.96 0.03 1 0|cup=148
    blackberry|9042|43 1.39 0.49 9.61 5.3 4.88 0.01 1 0|cup=144
    berry,mixed berry,frozen berry|9318|35 0.43 0.11 9.13 2.1 4.56 0.01 2 0|cup=221 package=567 piece=10.6
    cranberry,fresh cranberry|9078|46 0.46 0.13 11.97 3.6 4.27 0.01 2 0|cup=110
    currant,red currant,redcurrant|9084|56 1.4 0.2 13.8 4.3 7.37 0.02 1 0|cup=112
    blackcurrant|9083|63 1.4 0.41 15.38 - - 0.03 2 0|cup=112
    gooseberry|9107|44 0.88 0.58 10.18 4.3 - 0.04 1 0|cup=150
    cherry,sweet cherry|9070|63 1.06 0.2 16.01 2.1 12.82 0.04 0 0|cup=138 piece=8.2
    sour cherry|9063|50 1 0.3 12.18 1.6 8.49 0.07 3 0|cup=103
    maraschino cherry,glace cherry,candied cherry|9328|165 0.22 0.21 41.97 3.2 38.77 0.04 4 0|piece=5
    plum|9279|46 0.7 0.28 11.42 1.4 9.92 0.02 0 0|cup=165 piece=66
    apricot|9021|48 1.4 0.39 11.12 2 9.24 0.03 1 0|cup=165 piece=35
    peach|9236|39 0.91 0.25 9.54 1.5 8.39 0.02 0 0|cup=154 large=175 piece=150 small=130
    canned peach|9238|44 0.63 0.03 11.57 1.3 10.27 0 4 0|cup=250 piece=98
    nectarine|9191|44 1.06 0.32 10.55 1.7 7.89 0.03 0 0|cup=143 large=156 piece=142 small=129
    fig,fresh fig|9089|74 0.75 0.3 19.18 2.9 16.26 0.06 1 0|large=64 piece=50 small=40
    date,medjool date,pitted date|9421|277 1.81 0.15 74.97 6.7 66.47 - 1 -|piece=24
    mango|9176|60 0.82 0.38 14.98 1.6 13.66 0.09 1 0|cup=165 piece=336
    papaya|9226|43 0.47 0.26 10.82 1.7 7.82 0.08 8 0|cup=145 large=781 piece=781 small=157
    pineapple|9266|50 0.54 0.12 13.12 1.4 9.85 0.01 1 0|cup=165 piece=905 slice=84
    canned pineapple,crushed pineapple,pineapple chunk,pineapple ring|9354|60 0.51 0.11 15.56 1.3 14.26 0.01 1 0|cup=162 spear=26
    pineapple juice|9273|53 0.36 0.12 12.87 0.2 9.98 0.01 2 0|cup=250
    melon,cantaloupe|9181|34 0.84 0.19 8.16 0.9 7.86 0.05 16 0|cup=156 large=814 piece=552 small=441 wedge=69
    honeydew melon,honeydew|9184|36 0.54 0.14 9.09 0.8 8.12 0.04 18 0|cup=177 wedge=160
    watermelon|9326|30 0.61 0.15 7.55 0.4 6.2 0.02 1 0|cup=152 wedge=286
    kiwi,kiwi fruit,kiwifruit|9148|61 1.14 0.52 14.66 3 8.99 0.03 3 0|cup=180 piece=69
    pomegranate,pomegranate seed|9286|83 1.67 1.17 18.7 4 13.67 0.12 3 0|cup=174 piece=282
    passion fruit,passionfruit|9231|97 2.2 0.7 23.38 10.4 11.2 0.06 28 0|cup=236 piece=18
    persimmon|9263|70 0.58 0.19 18.59 3.6 12.53 0.02 1 0|piece=168
    lychee|9164|66 0.83 0.44 16.53 1.3 15.23 0.1 1 0|cup=190 piece=9.6
    guava|9139|68 2.55 0.95 14.32 5.4 8.92 0.27 2 0|cup=165 piece=55
    quince|9296|57 0.4 0.1 15.3 1.9 - 0.01 4 0|piece=92
    rhubarb stalk|9307|21 0.9 0.2 4.54 1.8 1.1 0.05 4 0|cup=122 stalk=51
    applesauce,apple sauce|9019|42 0.17 0.1 11.27 1.1 9.39 0.01 2 0|cup=244
    apple juice,apple cider|9016|46 0.1 0.13 11.3 0.2 9.62 0.02 4 0|cup=248
    cranberry juice|14242|54 0 0.1 13.52 0 11.87 0.01 2 0|cup=253
    grape juice|9135|60 0.37 0.13 14.77 0.2 14.2 0.03 5 0|cup=253
    pomegranate juice|9442|54 0.15 0.29 13.13 0.1 12.65 0.08 9 0|cup=249
    cranberry sauce|9081|159 0.9 0.15 40.4 1.1 31.75 0.01 5 0|cup=277 slice=57
    fruit cocktail|9097|46 0.46 0.01 11.86 1 10.86 0 4 0|cup=237
    raisin,sultana,golden raisin|9298|299 3.3 0.25 79.32 4.5 59.19 0.06 11 0|cup=145 small=43
    dried currant|9085|290 3.43 0.22 76.98 4.4 67.28 0.03 8 0|cup=144
    dried cranberry,craisin|9079|308 0.17 1.09 82.8 5.3 72.56 0.09 5 0|cup=160
    dried apricot|9032|241 3.39 0.51 62.64 7.3 53.44 0.02 10 0|cup=130 piece=3.5
    prune,dried plum|9291|240 2.18 0.38 63.88 7.1 38.13 0.09 2 0|cup=174 piece=9.5
    dried fig|9094|249 3.3 0.93 63.87 9.8 47.92 0.14 10 0|cup=149 piece=8.4
    dried apple|9011|243 0.93 0.32 65.89 8.7 57.19 0.05 87 0|cup=86
    dried fruit,mixed dried fruit,candied fruit,candied peel,mixed peel|9426|322 0.34 0.07 82.74 1.6 80.68 0.01 98 0|
    coconut,fresh coconut|12104|354 3.33 33.49 15.23 9 6.23 29.7 20 0|cup=80 piece=397
    shredded coconut,sweetened coconut,sweetened shredded coconut,flaked coconut,coconut flake|12179|501 2.88 35.49 47.67 4.5 43.17 31.47 262 0|cup=93 package=199
    desiccated coconut,unsweetened coconut,unsweetened shredded coconut|12108|660 6.88 64.53 23.65 16.3 7.35 57.22 37 0|
    coconut milk,canned coconut milk,unsweetened coconut milk|12118|197 2.02 21.33 2.81 - - 18.91 13 0|can=400 cup=226
    coconut cream|12115|330 3.63 34.68 6.65 2.2 - 30.75 4 0|can=400 cup=240
    coconut water|12119|19 0.72 0.2 3.71 1.1 2.61 0.18 105 0|cup=240
    olive,black olive,kalamata olive|9193|116 0.84 10.9 6.04 1.6 0 1.42 735 0|can=170 cup=134.4 jar=180 large=4.4 piece=4.4 small=3.2
    green olive,stuffed olive|9195|145 1.03 15.32 3.84 3.3 0.54 2.03 1556 0|piece=2.7
    caper|2054|23 2.36 0.86 4.89 3.2 0.41 0.23 2348 0|cup=137.6
    milk,whole milk,full fat milk|1077|61 3.15 3.25 4.8 0 5.05 1.86 43 10|cup=244
    skim milk,skimmed milk,nonfat milk|1085|34 3.37 0.08 4.96 0 5.09 0.06 42 2|cup=245
    semi skimmed milk,low fat milk,2% milk,reduced fat milk|1079|50 3.3 1.98 4.8 0 5.06 1.26 47 8|cup=244
    buttermilk|1088|40 3.31 1.07 4.79 0 4.79 0.55 190 4|cup=245
    kefir|1289|43 3.79 1.02 4.77 0 4.61 0.66 40 5|cup=243
    evaporated milk|1153|134 6.81 7.56 10.04 0 - 4.59 106 29|can=354 cup=252
    condensed milk,sweetened condensed milk|1095|321 7.91 8.7 54.4 0 54.4 5.49 127 34|can=397 cup=306
    milk powder,powdered milk,dry milk,dry milk powder|1090|496 26.32 26.71 38.42 0 38.42 16.74 371 97|cup=128
    nonfat dry milk,skim milk powder|1154|362 36.16 0.77 51.98 0 51.98 0.5 535 20|cup=120
    goat milk|1106|69 3.56 4.14 4.45 0 4.45 2.67 50 11|cup=244
    soy milk,soya milk|16120|54 3.27 1.75 6.28 0.6 3.99 0.2 51 0|cup=243
    almond milk|14091|15 0.4 0.96 1.31 0.2 0 0 71 0|cup=262
    oat milk,rice milk,plant milk,non dairy milk|14639|47 0.28 0.97 9.17 0.3 5.28 0 39 0|cup=240
    cream,heavy cream,double cream,whipping cream,heavy whipping cream|1053|340 2.84 36.08 2.84 0 2.92 23.03 27 113|carton=250 container=250 cup=238
    light cream,single cream,cooking cream,pouring cream|1050|195 2.96 19.1 3.66 0 3.67 10.18 72 59|cup=240
    half and half|1049|131 3.13 11.5 4.3 0 4.13 7.03 61 35|cup=242
    whipped cream|1054|257 3.2 22.22 12.49 0 8 13.83 8 76|cup=60
    whipped topping,cool whip|1073|318 1.25 25.31 23.05 0 23.05 21.78 25 0|cup=75
    sour cream,soured cream,creme fraiche,crema|1056|198 2.44 19.35 4.63 0 3.41 10.14 31 59|cup=230
    mascarpone|1017|350 6.15 34.44 5.52 0 3.76 20.21 314 101|cup=232 package=85
    yogurt,plain yogurt,natural yogurt|1116|61 3.47 3.25 4.66 0 4.66 2.1 46 13|container=150 cup=245
    greek yogurt,plain greek yogurt|1293|97 9 5 3.98 0 4 2.4 35 13|
    low fat yogurt|1117|63 5.25 1.55 7.04 0 7.04 1 70 6|cup=245
    quark,fromage blanc,skyr|1256|59 10.19 0.39 3.6 0 3.24 0.12 36 5|
    butter,unsalted butter,sweet butter|1145|717 0.85 81.11 0.06 0 0.06 50.49 11 215|cup=227 stick=113
    salted butter|1001|717 0.85 81.11 0.06 0 0.06 51.37 643 215|cup=227 stick=113
    ghee,clarified butter|1323|900 0 100 0 0 - - - -|
    margarine,vegan butter|4610|717 0.16 80.71 0.7 0 0 15.19 751 0|cup=227 stick=113
    shortening,vegetable shortening,crisco|4031|884 0 100 0 0 0 25 0 0|cup=205
    lard,pork fat|4002|902 0 100 0 0 0 39.2 0 95|cup=205
    suet,tallow,beef tallow|4001|902 0 100 0 0 0 49.8 0 109|cup=205
    duck fat,goose fat|4576|900 0 99.8 0 0 - 27.7 0 100|cup=205
    bacon grease,bacon fat|4609|897 0 99.5 0 0 0 39 150 95|cup=206.4
    egg,whole egg,free range egg|1123|143 12.56 9.51 0.72 0 0.37 3.13 142 372|cup=243 large=50 medium=44 piece=50 small=38
    egg white|1124|52 10.9 0.17 0.73 0 0.71 0 166 0|cup=243 large=33 piece=33
    egg yolk,yolk|1125|322 15.86 26.54 3.59 0 0.56 9.55 48 1085|cup=243 large=17 piece=17
    hard boiled egg,boiled egg|1129|155 12.58 10.61 1.12 0 1.12 3.27 124 373|cup=136 large=50 piece=50
    quail egg|1140|158 13.05 11.09 0.41 0 0.4 3.56 141 844|piece=9
    cheese,cheddar,cheddar cheese,sharp cheddar,sharp cheddar cheese,grated cheese,shredded cheese|1009|403 22.87 33.31 3.37 0 0.48 18.87 653 99|cup=132 slice=28
    parmesan,parmesan cheese,parmigiano reggiano,parmigiano,grana padano|1033|392 35.75 25 3.22 0 0.8 16.41 1376 68|package=28.4 piece=100
    grated parmesan cheese|1032|420 28.42 27.84 13.91 0 0.07 15.37 1804 86|cup=100
    pecorino,pecorino romano,romano cheese|1038|387 31.8 26.94 3.63 0 0.73 17.11 1433 104|package=28.4
    mozzarella,mozzarella cheese,fresh mozzarella|1026|299 22.17 22.14 2.4 0 1.03 13.15 627 79|ball=125 cup=112 piece=125 slice=28.33
    shredded mozzarella,low moisture mozzarella|1271|304 23.63 19.72 8.06 0 2.24 11.47 682 65|cup=86
    burrata|1026|299 22.17 22.14 2.4 0 1.03 13.15 627 79|cup=112 slice=28.33
    feta,feta cheese|1019|265 14.21 21.49 3.88 0 4.09 14.95 917 89|block=200 cup=150 package=200 wedge=38
    goat cheese,chevre,soft goat cheese|1159|264 18.52 21.08 0 0 0 14.57 459 46|log=150 package=150
    blue cheese,gorgonzola,stilton|1004|353 21.4 28.74 2.34 0 0.5 18.67 1146 75|cup=135
    roquefort|1039|369 21.54 30.64 2 0 - 19.26 1809 90|package=85
    gruyere,gruyere cheese,comte|1023|413 29.81 32.34 0.36 0 0.36 18.91 714 110|cup=132 package=170 slice=28
    swiss cheese,emmental,jarlsberg|1040|393 26.96 30.99 1.44 0 0 18.23 187 93|cup=132 slice=28
    gouda|1022|356 24.94 27.44 2.22 0 2.22 17.61 819 114|package=198
    edam|1018|357 24.99 28.57 1.43 0 1.43 17.57 812 89|package=198
    fontina,raclette,taleggio|1020|389 25.6 31.14 1.55 0 1.55 19.2 800 116|cup=132 package=227 slice=28
    provolone,provolone cheese|1035|351 25.58 26.62 2.14 0 0.56 17.08 876 69|cup=132 package=170 slice=28
    monterey jack,monterey jack cheese,pepper jack,pepper jack cheese|1025|373 24.48 30.28 0.68 0 0.5 19.07 600 89|cup=132 package=170 slice=28
    colby,colby cheese,colby jack cheese|1011|394 23.76 32.11 2.57 0 0.52 20.22 604 95|cup=132 slice=28
    muenster,muenster cheese,havarti|1030|368 23.41 30.04 1.12 0 1.12 19.11 628 96|cup=132 package=170 slice=28
    american cheese,processed cheese|1042|366 18.13 30.71 4.78 0 2.26 18.06 1671 100|cup=140 slice=21
    velveeta|1191|303 16.3 22 9.8 0 8.1 14.4 1499 80|
    brie|1006|334 20.75 27.68 0.45 0 0.45 17.41 629 100|cup=144 package=128
    camembert|1007|300 19.8 24.26 0.46 0 0.46 15.26 842 72|cup=246 wedge=38
    cream cheese,philadelphia|1017|350 6.15 34.44 5.52 0 3.76 20.21 314 101|cup=232 package=226
    neufchatel|1031|253 9.15 22.78 3.59 0 3.19 12.79 334 74|package=85
    ricotta,ricotta cheese|1036|150 7.54 10.18 7.27 0 0.27 8.29 84 51|cup=248
    cottage cheese|1012|98 11.12 4.3 3.38 0 2.67 1.72 364 17|cup=210
    queso fresco,paneer|1228|299 18.09 23.82 2.98 0 2.32 12.94 751 69|cup=122
    cotija,cotija cheese|1267|366 20 30 3.97 0 0 17.5 1400 100|cup=120
    oaxaca cheese,queso oaxaca,mexican cheese|1166|356 22.6 25 4.13 0 2.87 17.94 705 105|cup=132 slice=28
    mexican blend cheese,mexican cheese blend|1251|384 23.54 32.14 0.13 0 1.23 17.03 338 95|cup=112
    halloumi|1029|295 23.75 19.78 5.58 0 1.9 11.29 666 64|cup=132 slice=28
    ice cream,vanilla ice cream|19095|207 3.5 11 23.6 0.7 21.22 6.79 80 44|
    frozen yogurt|42187|127 3 3.6 21.6 0 19.92 2.33 63 13|cup=174
    sherbet,sorbet|19097|144 1.1 2 30.4 1.3 24.32 1.16 46 1|cup=148
    olive oil,extra virgin olive oil,virgin olive oil|4053|884 0 100 0 0 0 13.81 2 0|cup=216
    vegetable oil,oil,cooking oil,neutral oil,frying oil,soybean oil|4044|884 0 100 0 0 0 15.65 0 0|cup=218
    sunflower oil|4506|884 0 100 0 0 0 10.3 0 0|cup=218
    canola oil,rapeseed oil,canola|4582|884 0 100 0 0 0 7.37 0 0|cup=218
    corn oil|4518|900 0 100 0 0 0 12.95 0 0|cup=218
    peanut oil,groundnut oil|4042|884 0 100 0 0 0 16.9 0 0|cup=216
    grapeseed oil|4517|884 0 100 0 0 0 9.6 0 0|cup=218
    avocado oil|4581|884 0 100 0 0 - 11.56 0 -|cup=218
    sesame oil,toasted sesame oil|4058|884 0 100 0 0 0 14.2 0 0|cup=218
    coconut oil|4047|892 0 99.06 0 0 0 82.47 0 0|cup=218
    walnut oil|4528|884 0 100 0 0 0 9.1 0 0|cup=218
    hazelnut oil|4532|884 0 100 0 0 0 7.4 0 0|cup=218
    flaxseed oil|42231|884 0.11 99.98 0 0 0 8.98 0 0|cup=218
    palm oil|4055|884 0 100 0 0 0 49.3 0 0|cup=216
    cooking spray,nonstick spray,oil spray|4679|792 0.26 78.69 20.69 0 0 5.03 59 0|
    mayonnaise,mayo|4025|680 0.96 74.85 0.57 0 0.57 11.7 635 42|cup=220 packet=10
    miracle whip|4018|250 0.65 21.6 14.78 0 10.02 3.4 653 19|cup=235
    ranch dressing,ranch|4639|430 1.32 44.54 5.9 0 4.69 6.96 901 26|cup=240
    italian dressing,vinaigrette,salad dressing|4114|240 0.41 21.12 12.12 0 10.77 2.95 993 0|cup=235
    caesar dressing|43015|542 2.17 57.85 3.3 0.5 2.81 8.79 1209 39|cup=235
    thousand island dressing|4017|379 1.09 35.06 14.64 0.8 15.18 5.09 962 26|cup=250
    blue cheese dressing|4539|484 1.37 51.1 4.77 0.4 3.48 8.28 642 31|cup=245
    flour,all purpose flour,plain flour,wheat flour,white flour,00 flour|20481|364 10.33 0.98 76.31 2.7 0.27 0.15 2 0|cup=125
    bread flour,strong flour,strong white flour|20083|361 11.98 1.66 72.53 2.4 0.31 0.24 2 0|cup=137
    cake flour,pastry flour|20084|362 8.2 0.86 78.03 1.7 0.31 0.13 2 0|cup=137
    self raising flour,self rising flour|20082|354 9.89 0.97 74.22 2.7 0.22 0.15 1193 0|cup=125
    whole wheat flour,wholemeal flour,wholegrain flour|20080|340 13.21 2.5 71.97 10.7 0.41 0.43 2 0|cup=120
    rye flour,whole rye flour|20064|349 10.88 1.52 75.43 11.8 1.1 0.18 2 0|cup=102
    dark rye flour|20063|325 15.91 2.22 68.63 23.8 2.31 0.27 2 0|cup=128
    spelt flour|20140|338 14.57 2.43 70.19 10.7 6.82 0.41 8 0|cup=174
    buckwheat flour|20011|335 12.62 3.1 70.59 10 2.6 0.68 11 0|cup=120
    rice flour|20061|366 5.95 1.42 80.13 2.4 0.12 0.39 0 0|cup=158
    glutinous rice flour|20061|366 5.95 1.42 80.13 2.4 0.12 0.39 0 0|cup=158
    corn flour,masa harina|20017|363 8.46 3.69 76.59 6.4 1.61 0.53 5 0|cup=114
    oat flour|20132|404 14.66 9.12 65.7 6.5 0.8 1.61 19 0|cup=104
    almond flour,ground almond,almond meal|12062|590 21.4 52.52 18.67 9.9 4.63 3.95 19 0|cup=145
    coconut flour|12108|660 6.88 64.53 23.65 16.3 7.35 57.22 37 0|
    chickpea flour,gram flour,besan|16157|387 22.39 6.69 57.82 10.8 10.85 0.69 64 0|cup=92
    soy flour|16117|327 51.46 1.22 33.92 17.5 16.42 0.14 20 0|cup=105
    potato flour|11413|357 6.9 0.34 83.1 5.9 3.52 0.09 55 0|cup=160
    tapioca,tapioca starch,tapioca pearl|20068|358 0.19 0.02 88.69 0.9 3.35 0.01 1 0|cup=152
    arrowroot,arrowroot powder|20003|357 0.3 0.1 88.15 3.4 - 0.02 2 0|cup=128
    cornstarch,cornflour,corn starch,potato starch,starch|20027|381 0.26 0.05 91.27 0.9 0 0.01 9 0|cup=128
    cornmeal,polenta,corn meal,grits|20422|370 7.11 1.75 79.45 3.9 1.61 0.22 7 0|cup=157
    semolina,cream of wheat|20466|360 12.68 1.05 72.83 3.9 - 0.15 1 0|cup=167
    oat,rolled oat,porridge oat,oatmeal,old fashioned oat,quick oat|8120|379 13.15 6.52 67.7 10.1 0.99 1.11 6 0|cup=81
    steel cut oat|20038|389 16.89 6.9 66.27 10.6 - 1.22 2 0|cup=156
    oat bran|20033|246 17.3 7.03 66.22 15.4 1.45 1.33 4 0|cup=94
    wheat bran,bran|20077|216 15.55 4.25 64.51 42.8 0.41 0.63 2 0|cup=58
    wheat germ|20078|360 23.15 9.72 51.8 13.2 - 1.67 12 0|cup=115
    gluten,vital wheat gluten,wheat gluten|48052|370 75.16 1.85 13.79 0.6 0 0.27 29 0|
    rice,white rice,long grain rice,basmati rice,jasmine rice|20444|365 7.13 0.66 79.95 1.3 0.12 0.18 5 0|cup=185
    risotto rice,arborio rice,short grain rice,sushi rice,carnaroli rice,paella rice,medium grain rice|20452|358 6.5 0.52 79.15 - - 0.14 1 0|cup=200
    glutinous rice,sticky rice|20054|370 6.81 0.55 81.68 2.8 - 0.11 7 0|cup=185
    brown rice|20036|367 7.54 3.2 76.25 3.6 0.66 0.59 5 0|cup=185
    wild rice|20088|357 14.73 1.08 74.9 6.2 2.5 0.16 7 0|cup=160
    cooked rice,cooked white rice|20445|130 2.69 0.28 28.17 0.4 0.05 0.08 1 0|cup=158
    cooked brown rice|20037|123 2.74 0.97 25.58 1.6 0.24 0.26 4 0|cup=202
    couscous|20028|376 12.76 0.64 77.43 5 - 0.12 10 0|cup=173
    bulgur,bulgur wheat|20012|342 12.29 1.33 75.87 12.5 0.41 0.23 17 0|cup=140
    quinoa|20035|368 14.12 6.07 64.16 7 - 0.71 5 0|cup=170
    cooked quinoa|20137|120 4.4 1.92 21.3 2.8 0.87 0.23 7 0|cup=185
    millet|20031|378 11.02 4.22 72.85 8.5 - 0.72 5 0|cup=200
    buckwheat,kasha|20009|346 11.73 2.71 74.95 10.3 - 0.59 11 0|cup=164
    pearl barley,barley|20005|352 9.91 1.16 77.72 15.6 0.8 0.24 9 0|cup=200
    farro,spelt,wheat berry|20140|338 14.57 2.43 70.19 10.7 6.82 0.41 8 0|cup=174
    amaranth|20001|371 13.56 7.02 65.25 6.7 1.69 1.46 4 0|cup=193
    pasta,spaghetti,penne,macaroni,linguine,fusilli,rigatoni,lasagne,lasagne sheet,lasagna noodle,tagliatelle,fettuccine,elbow macaroni,orzo,vermicelli,farfalle|20420|371 13.04 1.51 74.67 3.2 2.67 0.28 6 0|cup=122 package=500 sheet=20
    cooked pasta,cooked spaghetti|20421|158 5.8 0.93 30.86 1.8 0.56 0.18 1 0|cup=120
    whole wheat pasta|20124|352 13.87 2.93 73.37 9.2 2.74 0.43 6 0|cup=122
    fresh pasta,gnocchi|20093|288 11.31 2.3 54.73 - - 0.33 26 73|
    egg noodle,noodle,ramen noodle|20409|384 14.16 4.44 71.27 3.3 1.88 1.18 21 84|cup=38
    rice noodle,rice vermicelli|20133|364 5.95 0.56 80.18 1.6 0.12 0.15 182 0|
    soba noodle,soba|20114|336 14.38 0.71 74.62 - - 0.14 792 0|
    udon noodle,udon,somen|20116|356 11.35 0.81 74.1 4.3 - 0.12 1840 0|
    glass noodle,cellophane noodle|16082|351 0.16 0.06 86.09 0.5 0 0.02 10 0|cup=140
    chow mein noodle|20113|471 10.88 21.24 63.64 6.7 5.71 2.23 1174 0|cup=56
    tortellini,ravioli,cheese tortellini|22901|307 13.5 7.23 47 1.9 0.95 3.6 406 42|cup=108
    rice paper|25071|416 10 5 82.64 0 0 0 233 0|
    bread,white bread,sandwich bread,toast,crusty bread,sliced bread|18069|266 8.85 3.33 49.42 2.7 5.67 0.7 490 0|cup=35 loaf=500 piece=30 slice=12
    whole wheat bread,brown bread,wholemeal bread|18075|252 12.45 3.5 42.71 6 4.34 0.72 455 0|slice=32
    rye bread,pumpernickel|18060|259 8.5 3.3 48.3 5.8 3.85 0.63 603 0|slice=7
    baguette,french bread,ciabatta,sourdough,sourdough bread,italian bread|18029|272 10.75 2.42 51.88 2.2 4.62 0.53 602 0|loaf=400 piece=250 slice=25
    bread roll,roll,dinner roll|18342|310 10.86 6.47 52.04 2 5.55 1.38 467 4|large=43 piece=28 small=25
    bun,burger bun,hamburger bun,hot dog bun|18350|279 9.77 3.91 50.12 1.8 7.28 0.84 494 0|piece=44
    brioche|18344|307 9.5 6.4 52 3.7 4.3 1.58 566 50|piece=35
    pita,pita bread,flatbread|18041|275 9.1 1.2 55.7 2.2 1.3 0.17 536 0|large=60 piece=60 small=28
    naan,naan bread|28307|291 9.62 5.65 50.43 2.2 3.55 1.39 465 -|piece=90
    flour tortilla,tortilla,wrap|18364|306 8.2 7.99 49.38 3.5 3.71 2.92 736 0|package=407 piece=30
    corn tortilla|18363|218 5.7 2.85 44.64 6.3 0.88 0.45 45 0|piece=24
    taco shell|18360|476 6.41 21.79 63.49 6.7 1.5 7.11 324 0|large=21 piece=13.3
    tortilla chip,corn chip,nacho|19056|472 7.1 20.68 67.78 5.4 0.78 2.81 328 0|
    bagel|18001|264 10.56 1.32 52.38 1.6 8.43 0.36 422 0|large=131 piece=105 small=69
    english muffin|18258|227 8.87 1.69 44.17 3.5 3.53 0.73 425 0|piece=57
    croissant|18239|406 8.2 21 45.8 2.6 11.26 11.66 467 67|large=67 piece=57 small=42
    croutons,crouton|18242|407 11.9 6.6 73.5 5.1 - 1.51 698 0|cup=30
    breadcrumb,bread crumb,panko,panko breadcrumb,dry breadcrumb,panko bread crumb|18079|395 13.35 5.3 71.98 4.5 6.2 1.2 732 0|cup=108
    stuffing mix|18081|386 11 3.4 76.2 3.2 8.27 0.84 1405 1|package=170
    cracker,saltine,saltine cracker|18228|418 9.46 8.64 74.05 2.8 1.29 1.65 941 0|cup=45 large=10 piece=2.98
    ritz cracker|18229|510 6.64 26.43 61.3 2.3 8.18 5.56 726 0|cup=52 piece=3.2
    graham cracker,digestive biscuit,graham cracker crumb,digestive|18173|430 6.69 10.6 77.66 3.4 24.85 1.63 459 0|cup=84 piece=15 small=14
    ladyfinger,lady finger,savoiardi,sponge finger|18175|365 10.6 9.1 59.7 1 25.39 3.07 147 221|package=200 piece=11
    vanilla wafer,nilla wafer|18212|441 5 15.2 73.6 1.9 37.5 3.84 388 51|cup=80 large=6 piece=4 small=3
    gingersnap|18172|416 5.6 9.8 76.9 2.2 19.92 2.45 501 0|large=32 piece=7
    oreo,chocolate sandwich cookie|18166|464 5.21 19.14 71 2.9 40.67 5.65 388 0|piece=12
    shortbread,butter cookie,biscuit,cookie,amaretti|18192|514 5.37 26.22 63.78 1.3 21.65 8.11 353 0|piece=11.8
    pretzel|19047|384 10.04 2.93 80.39 3.4 2.21 0.39 1240 0|
    potato chip,crisp|19411|532 6.39 33.98 53.83 3.1 0.33 3.4 527 0|
    popcorn|19034|387 12.94 4.54 77.78 14.5 0.87 0.64 8 0|cup=8
    puff pastry,puff pastry sheet|18337|551 7.3 38.1 45.1 1.5 0.74 9.64 249 0|package=490 piece=245 roll=275 sheet=245
    pie crust,pie dough,shortcrust pastry,pastry,pie shell|18446|457 3.9 29.2 44.1 0.9 - 4.36 576 0|package=400 piece=200
    graham cracker crust|18942|501 5.1 24.83 64.3 1.9 18.13 5 471 0|
    filo pastry,phyllo dough,phyllo,filo|18338|299 7.1 6 52.6 1.9 0.18 1.47 483 0|package=450 sheet=19
    wonton wrapper,dumpling wrapper,egg roll wrapper|18368|291 9.8 1.5 57.9 1.8 - 0.26 572 9|piece=32
    pizza dough,pizza crust|18029|272 10.75 2.42 51.88 2.2 4.62 0.53 602 0|ball=250 piece=250 slice=60
    crescent roll,biscuit dough|18014|307 6.66 10.58 46.32 0.7 7.4 2.81 977 1|package=398 piece=58
    pancake mix,bisquick,baking mix|18289|368 9.77 3.1 73.65 2.9 16.03 0.82 1082 2|cup=157.6
    yellow cake mix,cake mix|18144|374 3.7 3.5 81.92 1.2 43.29 1.62 728 0|package=524
    chocolate cake mix|18097|391 4.6 8.14 80.16 2.3 39.53 2.02 767 0|package=517
    pound cake,sponge cake,angel food cake|18120|353 5 13.96 53.64 0.6 33.36 4.81 377 66|piece=49
    cornbread mix,corn muffin mix|18022|418 7 12.2 69.5 6.5 20.34 3.09 817 2|package=241
    corn flake,cornflake|8506|384 5.9 0.91 88.01 2.7 7.84 0.23 571 0|cup=28
    rice krispie,crispy rice cereal,puffed rice|8156|402 6.3 0.5 89.8 1.7 - 0.13 3 0|cup=14
    granola,muesli|8037|489 13.67 24.31 53.88 8.9 19.8 3.96 26 0|cup=122
    cereal,bran flake|8504|390 10.21 3.36 79.77 16.9 17.17 0.43 586 0|cup=42
    sugar,white sugar,granulated sugar,caster sugar,superfine sugar,cane sugar,raw sugar,vanilla sugar,sanding sugar|19335|387 0 0 99.98 0 99.8 0 1 0|cube=4 cup=200 package=8
    brown sugar,light brown sugar,dark brown sugar,muscovado sugar,demerara sugar,palm sugar,coconut sugar|19334|380 0.12 0 98.09 0 97.02 0 28 0|cup=220
    powdered sugar,icing sugar,confectioners sugar|19336|389 0 0 99.77 0 97.81 0 2 0|cup=100
    honey|19296|304 0.3 0 82.4 0.2 82.12 0 4 0|cup=339 packet=14
    maple syrup|19353|260 0.04 0.06 67.04 0 60.46 0.01 12 0|cup=315
    corn syrup,light corn syrup|19350|283 0 0.2 76.79 0 76.77 0 62 0|cup=341
    dark corn syrup|19349|286 0 0 77.59 0 77.59 0 155 0|cup=328
    golden syrup,agave syrup,agave nectar,agave,simple syrup,date syrup|19912|310 0.09 0.45 76.37 0.2 68.03 0 4 0|cup=220
    molasses,treacle,black treacle|19304|290 0 0.1 74.73 0 74.72 0.02 37 0|cup=337
    chocolate syrup|19348|350 4.6 8.9 62.9 2.8 34.82 3.98 346 1|cup=304
    stevia,sweetener,artificial sweetener|19868|336 0 0 91.17 0 80.33 0 0 0|
    baking powder|18369|53 0 0 27.7 0.2 0 0 10600 0|cup=220.8 envelope=15 package=15
    baking soda,bicarbonate of soda|18372|0 0 0 0 0 0 0 27360 0|cup=220.8
    yeast,dry yeast,dried yeast,active dry yeast,instant yeast,instant dry yeast|18375|325 40.44 7.61 41.22 26.9 0 1 51 0|cup=192 envelope=7 package=7 packet=7
    fresh yeast,cake yeast|18374|105 8.4 1.9 18.1 8.1 0 0.24 30 0|cube=42 piece=42
    nutritional yeast|18375|325 40.44 7.61 41.22 26.9 0 1 51 0|cup=192 packet=7.2
    cream of tartar|18373|258 0 0 61.5 0.2 0 0 52 0|cup=144
    gelatin,gelatine,unflavored gelatin,gelatin powder|19177|335 85.6 0.1 0 0 0 0.07 196 0|envelope=7 leaf=2 package=7 piece=2 sheet=2
    jello,flavored gelatin|19172|381 7.8 0 90.5 0 86.04 0 466 0|package=85
    agar,agar agar|11663|306 6.21 0.3 80.88 7.7 2.97 0.06 102 0|
    pectin|19310|325 0.3 0.3 90.4 8.6 - 0.05 200 0|package=50
    cocoa powder,cocoa,unsweetened cocoa,unsweetened cocoa powder,cacao powder|19165|228 19.6 13.7 57.9 37 1.75 8.07 21 0|cup=86
    hot chocolate,hot chocolate mix|14192|398 6.67 4 83.73 3.7 65.55 2.38 504 0|
    dark chocolate,bittersweet chocolate,chocolate,plain chocolate|19903|579 6.12 38.31 52.42 8 36.71 22.03 10 6|
    70% chocolate,very dark chocolate|19904|598 7.79 42.63 45.9 10.9 23.99 24.49 20 3|
    semisweet chocolate,semi sweet chocolate,chocolate chip,semisweet chocolate chip|19080|480 4.2 30 63.9 5.9 54.5 17.75 11 0|cup=168
    milk chocolate,milk chocolate chip|19120|535 7.65 29.66 59.4 3.4 51.5 18.51 79 23|cup=168
    white chocolate,white chocolate chip|19087|539 5.87 32.09 59.24 0.2 59 19.41 90 21|cup=170
    unsweetened chocolate,baking chocolate|19078|642 14.32 52.31 28.42 16.6 0.91 32.28 24 2|cup=132
    butterscotch chip|19070|391 0.03 3.3 90.4 0 80.46 2.06 391 9|piece=5.333
    caramel,caramel candy|19074|382 4.6 8.1 77 0 65.5 2.48 245 7|package=71 piece=10.1
    caramel sauce,dulce de leche|19364|216 1.21 0 57.01 0 57 0 341 0|cup=328
    marshmallow,mini marshmallow|19116|318 1.8 0.2 81.3 0.1 57.56 0.06 80 0|cup=50
    marshmallow fluff,marshmallow creme|19365|322 0.8 0.3 79 0.1 46.8 0.06 80 0|
    marzipan,almond paste|12071|458 9 27.74 47.81 4.8 36.25 2.63 9 0|cup=227
    frosting,icing|19230|418 0 16.23 67.89 0 63.1 2.97 184 0|cup=264 package=462
    candy,gum drop|19106|396 0 0 98.9 0.1 58.97 0 44 0|cup=182 large=11.6 piece=4.2 small=3.2
    toffee|19383|560 1.07 32.75 64.72 0 63.47 20.57 135 104|piece=12
    fudge|19100|410 2.39 10.41 76.7 1.7 73.12 6.45 45 14|piece=17
    vanilla pudding,instant vanilla pudding,vanilla pudding mix,custard powder,pudding|19202|377 0 0.6 92.9 0 92.9 0.43 1441 0|package=99
    chocolate pudding,instant chocolate pudding|19184|378 2.3 1.9 87.9 3.6 67.86 0.82 1771 0|package=99
    jam,raspberry jam,strawberry jam,apricot jam,preserve,fruit preserve|19297|278 0.37 0.07 68.86 1.1 48.5 0.01 32 0|cup=320 packet=14
    jelly,red currant jelly,redcurrant jelly|19300|266 0.15 0.02 69.95 1 51.22 0.01 30 0|packet=14
    marmalade,orange marmalade|19303|246 0.3 0 66.3 0.7 60 0 56 0|cup=320 package=14
    apple butter|19294|173 0.39 0.3 42.47 1.5 35.3 0.05 15 0|cup=282
    nutella,hazelnut spread,chocolate spread,chocolate hazelnut spread|19125|539 5.41 29.73 62.36 5.4 54.05 28.42 41 0|
    peanut butter,creamy peanut butter|16098|598 22.21 51.36 22.31 5 10.49 10.32 426 0|cup=258
    crunchy peanut butter,chunky peanut butter|16097|589 24.06 49.94 21.57 8 8.41 7.61 486 0|cup=258
    almond butter|12195|614 20.96 55.5 18.82 10.3 4.43 4.15 7 0|cup=250
    cashew butter|12088|587 17.56 49.41 27.57 2 - 9.76 15 0|cup=256
    tahini,sesame paste|12166|595 17 53.76 21.19 9.3 0.49 7.53 115 0|cup=240
    vanilla extract,vanilla,vanilla essence|2050|288 0.06 0.06 12.65 0 12.65 0.01 9 0|cup=208
    almond extract|2050|288 0.06 0.06 12.65 0 12.65 0.01 9 0|cup=208
    vanilla bean,vanilla pod|2050|288 0.06 0.06 12.65 0 12.65 0.01 9 0|cup=208 piece=3 pod=3
    almond,whole almond,flaked almond,sliced almond,slivered almond|12061|579 21.15 49.93 21.55 12.5 4.35 3.8 1 0|cup=92
    blanched almond|12062|590 21.4 52.52 18.67 9.9 4.63 3.95 19 0|cup=145
    walnut,walnut half,walnut piece|12155|654 15.23 65.21 13.71 6.7 2.61 6.13 2 0|cup=117
    pecan,pecan half|12142|691 9.17 71.97 13.86 9.6 3.97 6.18 0 0|cup=109
    hazelnut,ground hazelnut|12120|628 14.95 60.75 16.7 9.7 4.34 4.46 0 0|cup=115
    cashew,cashew nut|12087|553 18.22 43.85 30.19 3.3 5.91 7.78 12 0|
    peanut,roasted peanut|16390|587 24.35 49.66 21.26 8.4 4.9 7.72 6 0|cup=146
    salted peanut|16089|599 28.03 52.5 15.26 9.4 4.18 8.65 320 0|cup=144
    pistachio,pistachio nut|12151|560 20.16 45.32 27.17 10.6 7.66 5.91 1 0|cup=123 piece=0.7
    macadamia,macadamia nut|12131|718 7.91 75.77 13.82 8.6 4.57 12.06 5 0|cup=134
    brazil nut|12078|659 14.32 67.1 11.74 7.5 2.33 16.13 3 0|cup=133 piece=5
    pine nut|12147|673 13.69 68.37 13.08 3.7 3.59 4.9 2 0|cup=135
    chestnut|12167|245 3.17 2.2 52.96 5.1 10.6 0.41 2 0|cup=143 piece=8.4
    nut,mixed nut|12135|607 19.5 53.5 22.42 6.4 5 8.01 4 0|cup=131
    sunflower seed|12036|584 20.78 51.46 20 8.6 2.62 4.46 9 0|cup=140
    pumpkin seed,pepita|12014|559 30.23 49.05 10.71 6 1.4 8.66 7 0|cup=129
    sesame seed,sesame|12023|573 17.73 49.67 23.45 11.8 0.3 6.96 11 0|cup=144
    flaxseed,flax seed,linseed,ground flaxseed|12220|534 18.29 42.16 28.88 27.3 1.55 3.66 30 0|cup=168
    chia seed,chia|12006|486 16.54 30.74 42.12 34.4 - 3.33 16 0|
    hemp seed,hemp heart|12012|553 31.56 48.75 8.67 4 1.5 4.6 5 0|cup=160
    poppy seed|2033|525 17.99 41.56 28.13 19.5 2.99 4.52 26 0|cup=140.8
    lentil,green lentil,brown lentil,puy lentil,black lentil|16069|352 24.63 1.06 63.35 10.7 2.03 0.15 6 0|cup=192
    red lentil,dal|16144|358 23.91 2.17 63.1 10.8 - 0.38 7 0|cup=192
    cooked lentil,canned lentil|16070|116 9.02 0.38 20.13 7.9 1.8 0.05 2 0|can=240 cup=198
    chickpea,garbanzo bean,canned chickpea,garbanzo|16358|139 7.05 2.77 22.53 6.4 4.01 0.21 246 0|can=240 jar=400
    dried chickpea|16056|378 20.47 6.04 62.95 12.2 10.7 0.6 24 0|cup=200
    kidney bean,red kidney bean,canned kidney bean|16145|124 7.98 1.05 21.49 5.5 3.8 0.18 231 0|can=240
    dried kidney bean|16032|337 22.53 1.06 61.29 15.2 2.1 0.15 12 0|cup=184
    black bean,canned black bean|16316|91 6.03 0.29 16.55 6.9 0.23 0.07 138 0|can=240 cup=240
    dried black bean|16014|341 21.6 1.42 62.36 15.5 2.12 0.37 5 0|cup=194
    white bean,cannellini bean,canned white bean,butter bean|16051|114 7.26 0.29 21.2 4.8 0.29 0.07 340 0|can=240 cup=262 jar=400
    dried white bean,navy bean,haricot bean,great northern bean|16037|337 22.33 1.5 60.75 15.3 3.88 0.17 5 -|cup=208
    pinto bean|16345|117 7.04 0.97 20.77 - - - 212 0|can=240 cup=169
    dried bean|16037|337 22.33 1.5 60.75 15.3 3.88 0.17 5 -|cup=208
    lima bean|16073|79 4.93 0.17 14.91 4.8 - 0.04 336 0|can=240 cup=241
    black eyed pea,black eyed bean|16063|116 7.73 0.53 20.76 6.5 3.3 0.14 4 0|cup=171
    split pea,yellow split pea,green split pea|16085|364 23.12 3.89 61.63 22.2 8 0.16 15 0|cup=196
    mung bean|16080|347 23.86 1.15 62.62 16.3 6.6 0.35 15 0|cup=207
    adzuki bean|16001|329 19.87 0.53 62.9 12.7 - 0.19 5 0|cup=197
    baked bean|16006|94 4.75 0.37 21.14 4.1 7.96 0.07 343 0|can=400 cup=254
    refried bean|16103|90 4.98 2.01 13.55 3.7 0.54 0.63 370 0|can=430 cup=238
    soybean|16108|446 36.49 19.94 30.16 9.3 7.33 2.88 2 0|cup=186
    tofu,firm tofu,extra firm tofu|16426|144 17.27 8.72 2.78 2.3 - 1.26 14 0|block=350 cup=252 package=350
    silken tofu,soft tofu|16127|61 7.17 3.69 1.18 0.2 0.7 0.53 8 0|block=350 cup=248 package=350 piece=120
    tempeh|16114|192 20.29 10.8 7.64 - - 2.54 9 0|cup=166
    soy protein,tvp|16121|328 63.63 0.46 25.41 5.5 20 0.05 3 0|
    miso,miso paste,white miso,red miso|16112|198 12.79 6.01 25.37 5.4 6.2 1.02 3728 0|cup=275
    hummus|16158|237 7.78 17.82 15 5.5 - 1.44 379 0|cup=246
    ground beef,minced beef,beef mince,mince,ground meat,hamburger|23572|254 17.17 20 0 0 0 7.58 66 71|
    lean ground beef|23562|176 20 10 0 0 0 3.93 66 65|
    beef,stewing beef,beef stew meat,beef chuck,chuck roast,braising steak,beef roast,pot roast,stew meat|13809|244 19.23 17.98 0 0 0 7.25 62 91|
    steak,sirloin steak,sirloin,beef steak,rump steak|13929|201 20.3 12.71 0 0 0 5.13 52 75|piece=225
    flank steak,skirt steak|13970|155 21.22 7.17 0 0 0 2.98 54 65|piece=188
    beef fillet,beef tenderloin|13917|247 19.61 18.16 0 0 0 8.41 50 85|piece=164
    ribeye steak,ribeye|13097|161 20.13 8.3 0 0 - 3.23 63 59|
    beef brisket,brisket|13803|253 18.42 19.06 0.56 0 0 7.53 69 68|
    beef short rib,short rib|13147|390 14.4 36.23 0.4 0 - 15.76 49 76|
    round steak,rump roast|13891|166 22.06 7.93 0 0 0 3.12 60 69|
    tripe|13341|85 12.07 3.69 0 0 0 1.29 97 122|
    beef liver,liver,calf liver|13325|135 20.36 3.63 3.89 0 0 1.23 69 275|
    corned beef|13346|198 14.68 14.9 0.14 0 - 4.73 1217 54|
    roast beef|13870|218 26.41 11.64 0 0 0 4.42 35 85|
    veal,veal cutlet|17094|117 20.98 3.08 0 0 0 1.18 63 78|
    veal shank|17276|113 19.15 3.48 0 - - 1.06 84 75|
    pork,pork shoulder,pork butt|10070|236 17.18 17.99 0 0 0 6.24 65 71|
    pork loin,pork chop,porkchop|10020|198 19.74 12.58 0 0 0 4.36 50 63|piece=180
    pork tenderloin,pork fillet|10218|120 20.65 3.53 0 0 0 1.18 52 65|
    pork belly|10005|518 9.34 53.01 0 0 0 19.33 32 72|slice=100
    ground pork,minced pork,pork mince|10219|263 16.88 21.19 0 0 - 7.87 56 72|
    pork rib,spare rib,baby back rib,rib|10088|277 15.47 23.4 0 0 0 7.53 81 80|
    bacon,streaky bacon,smoked bacon,bacon slice,bacon strip,lardon|10123|393 13.66 37.13 0 0 1 13.3 662 66|package=442 piece=28 slice=28 strip=28
    canadian bacon,back bacon|10130|110 20.31 2.62 1.34 0 0.9 0.9 751 48|package=170 slice=28.5
    cooked bacon|10862|468 33.92 35.09 1.7 0 0 11.96 1684 99|slice=11.5
    pancetta,guanciale|10123|393 13.66 37.13 0 0 1 13.3 662 66|package=442 slice=28
    ham,cooked ham,smoked ham|7029|164 16.6 8.8 3.63 1.3 0 2.94 1143 57|piece=28 slice=28
    prosciutto,serrano ham,parma ham|7029|164 16.6 8.8 3.63 1.3 0 2.94 1143 57|slice=28
    ham hock|10936|177 21.61 9.85 0.41 0 0.06 3.18 816 61|
    sausage,pork sausage,breakfast sausage|7063|288 15.39 24.8 0.93 0 0.93 7.57 739 70|link=75 piece=75
    italian sausage,sweet italian sausage,hot italian sausage|7036|290 13.9 24.26 2.97 0 - 11.27 731 76|link=110 piece=110
    bratwurst|7013|333 13.72 29.18 2.85 0 0 10 846 74|link=85 piece=85
    smoked sausage,kielbasa,andouille sausage,polish sausage|7075|320 12 28.73 2.42 0 0 9.77 911 58|
    chorizo|7019|296 13.63 25.1 3.78 0 0 14.38 1235 88|link=60 piece=60
    hot dog,frankfurter|7939|269 12.81 23.68 0.28 0.1 0 8.72 816 66|link=76 piece=76
    salami|7069|336 21.85 25.9 2.4 0 0.96 9.32 1740 89|slice=12.3
    pepperoni|7057|504 19.25 46.28 1.18 0 0 17.71 1582 97|piece=2
    mortadella|7050|311 16.37 25.39 3.05 0 0 9.51 1246 56|slice=15
    blood sausage,black pudding|7005|379 14.6 34.5 1.29 0 1.29 13.4 680 120|slice=25
    lamb,lamb shoulder,lamb neck|17035|264 16.58 21.45 0 0 0 9.28 61 72|
    leg of lamb,lamb leg|17011|230 17.91 17.07 0 0 - 7.43 56 69|
    ground lamb,minced lamb,lamb mince|17224|282 16.56 23.41 0 0 0 10.19 59 73|
    lamb chop|17023|310 16.32 26.63 0 0 - 11.76 56 74|
    lamb shank|17007|201 18.91 13.38 0 0 - 5.83 72 72|
    goat|17168|109 20.6 2.31 0 0 - 0.71 82 57|
    rabbit|17177|136 20.05 5.55 0 0 - 1.66 41 57|piece=900
    venison|17164|120 22.96 2.42 0 0 0 0.95 51 85|
    chicken,whole chicken,chicken piece,roasting chicken|5006|215 18.6 15.06 0 0 0 4.31 70 75|piece=1000
    chicken breast,chicken breast fillet,boneless chicken breast,boneless skinless chicken breast,skinless chicken breast,chicken tender,chicken fillet|5062|120 22.5 2.62 0 0 0 0.56 45 73|package=926 piece=200
    chicken thigh,boneless skinless chicken thigh,boneless chicken thigh,skinless chicken thigh|5096|121 19.66 4.12 0 0 0 1.1 95 94|piece=110
    bone in skin on chicken thigh,skin on chicken thigh|5091|221 16.52 16.61 0.25 0 0 4.52 81 98|piece=193
    chicken leg,chicken drumstick,drumstick|5066|161 18.08 9.2 0.11 0 0 2.46 106 92|piece=133
    chicken wing|5100|191 17.52 12.85 0 0 0 3.54 84 111|package=1150 piece=107
    chicken liver|5027|119 16.92 4.83 0.73 0 0 1.56 71 345|
    ground chicken|5332|143 17.44 8.1 0.04 0 0 2.3 60 86|
    cooked chicken,rotisserie chicken,shredded chicken|5013|190 28.93 7.41 0 0 0 2.04 86 89|cup=140
    turkey,whole turkey|5165|144 21.64 5.64 0.14 0 0.07 1.46 112 72|piece=4000
    turkey breast|5219|114 23.66 1.48 0.14 0 0.05 0.29 113 57|piece=1769
    ground turkey,minced turkey|5305|148 19.66 7.66 0 0 0 2.02 58 69|piece=114
    duck,duck leg|5139|404 11.49 39.34 0 0 0 13.22 63 76|piece=1500
    duck breast|5145|123 19.85 4.25 0 0 - 1.32 57 77|piece=166
    goose|5146|371 15.86 33.62 0 0 - 9.78 73 80|
    quail|5157|192 19.63 12.05 0 0 - 3.38 53 76|piece=109
    salmon,salmon fillet,salmon steak|15236|208 20.42 13.42 0 0 0 3.05 59 55|fillet=170 piece=170
    smoked salmon|15077|117 18.28 4.32 0 0 0 0.93 672 23|cup=136 package=100 slice=25
    canned salmon|15260|138 23.1 5.02 0 0 0 0.9 381 83|can=170
    cod,cod fillet,white fish,fish fillet,fish,white fish fillet|15015|82 17.81 0.67 0 0 0 0.13 54 43|fillet=150 piece=150
    salt cod|15018|290 62.82 2.37 0 0 0 0.46 7027 152|piece=80
    haddock|15033|74 16.32 0.45 0 0 0 0.09 213 54|fillet=150 piece=150
    smoked haddock|15035|116 25.23 0.96 0 0 0 0.17 763 77|
    pollock,coley|15065|92 19.44 0.98 0 0 0 0.14 86 71|fillet=386 piece=386
    halibut|15036|91 18.56 1.33 0 0 0 0.29 68 49|fillet=408 piece=408
    sole,plaice,flounder|15028|70 12.41 1.93 0 0 0 0.44 296 45|fillet=163 piece=163
    sea bass,bream|15091|97 18.43 2 0 0 0 0.51 68 41|fillet=120 piece=300
    snapper,red snapper|15101|100 20.51 1.34 0 0 0 0.28 64 37|fillet=218 piece=218
    tilapia|15261|96 20.08 1.7 0 0 0 0.58 52 50|fillet=116 piece=116
    trout|15114|148 20.77 6.61 0 0 0 1.15 52 58|fillet=80 piece=250
    mackerel|15046|205 18.6 13.89 0 0 0 3.26 90 70|fillet=110 piece=200
    herring|15039|158 17.96 9.04 0 0 0 2.04 90 60|fillet=184 piece=184
    tuna steak,fresh tuna|15117|144 23.33 4.9 0 0 0 1.26 39 38|
    tuna,canned tuna,tinned tuna|15121|86 19.44 0.96 0 0 0 0.21 247 36|can=120 cup=154
    tuna in oil|15119|198 29.13 8.21 0 0 0 1.53 416 18|can=120 cup=146
    sardine|15088|208 24.62 11.45 0 0 0 1.53 307 142|can=95 cup=149 small=12
    anchovy,anchovy fillet,anchovy paste|15002|210 28.89 9.71 0 0 0 2.2 3668 85|can=45 fillet=4 piece=4
    monkfish|15054|76 14.48 1.52 0 0 - 0.34 18 25|
    swordfish|15110|144 19.66 6.65 0 0 0 1.6 81 66|piece=136
    catfish|15010|95 16.38 2.82 0 0 - 0.72 43 58|fillet=159 piece=159
    eel|15025|184 18.44 11.66 0 0 0 2.36 51 126|fillet=204 piece=204
    carp|15008|127 17.83 5.6 0 0 0 1.08 49 66|fillet=218 piece=218
    caviar,roe|15012|264 24.6 17.9 4 0 0 4.06 1500 588|cup=256
    shrimp,prawn,king prawn|15270|85 20.1 0.51 0 - - 0.1 119 161|piece=10
    cooked shrimp|15271|99 23.98 0.28 0.2 - - 0.06 111 189|
    crab,crab meat,crabmeat|15141|83 17.88 0.74 0 0 0 0.2 563 97|can=125 cup=135
    imitation crab,surimi,crab stick|15109|99 15.18 0.9 6.85 0 0 0.19 143 30|
    lobster|15147|77 16.52 0.75 0 0 0 0.18 423 127|
    crayfish|15145|77 15.97 0.95 0 0 0 0.16 58 114|
    mussel|15164|86 11.9 2.24 3.69 0 0 0.42 286 28|cup=150 large=20 piece=8 small=10
    clam|15157|86 14.67 0.96 3.57 0 0 0.19 601 30|cup=227 large=20 piece=14.5 small=9
    canned clam|15160|142 24.25 1.59 5.9 0 0 0.31 112 50|cup=160
    oyster|15167|51 5.71 1.71 2.72 0 0.62 0.47 85 40|cup=248 piece=14
    scallop,sea scallop|15172|69 12.06 0.49 3.18 0 0 0.13 392 24|small=30
    squid,calamari|15175|92 15.58 1.38 3.08 0 0 0.36 44 233|
    octopus|15166|82 14.91 1.04 2.2 0 0 0.23 230 48|
    salt,sea salt,kosher salt,table salt,coarse salt,flaky salt,fine salt,fine sea salt,flaky sea salt|2047|0 0 0 0 0 0 0 38758 0|cup=292
    black pepper,pepper,ground black pepper,peppercorn,black peppercorn,ground pepper|2030|251 10.39 3.26 63.95 25.3 0.64 1.39 20 0|cup=110.4 piece=0.05
    white pepper|2032|296 10.4 2.12 68.61 26.2 - 0.63 5 0|cup=113.6
    cayenne,cayenne pepper,red pepper flake,chili flake,crushed red pepper,hot pepper flake|2031|318 12.01 17.27 56.63 27.2 10.34 3.26 30 0|cup=84.8
    chili powder,chipotle powder|2009|282 13.46 14.28 49.7 34.8 7.19 2.46 2867 0|cup=128
    paprika,sweet paprika,smoked paprika,paprika powder,hot paprika|2028|282 14.14 12.89 53.99 34.9 10.34 2.14 68 0|cup=108.8
    cumin,ground cumin,cumin seed,cumin powder|2014|375 17.81 22.27 44.24 10.5 2.25 1.53 168 0|cup=96
    ground coriander,coriander seed,coriander powder|2013|298 12.37 17.77 54.99 41.9 - 0.99 35 0|cup=80
    turmeric,ground turmeric,turmeric powder|2043|312 9.68 3.25 67.14 22.7 3.21 1.84 27 0|cup=150.4
    ground ginger,ginger powder|2021|335 8.98 4.24 71.62 14.1 3.39 2.6 27 0|cup=83.2
    curry powder,garam masala|2015|325 14.29 14.01 55.83 53.2 2.76 1.65 52 0|cup=100.8
    cinnamon,ground cinnamon,cinnamon stick,cinnamon powder|2010|247 3.99 1.24 80.59 53.1 2.17 0.34 10 0|cup=124.8 piece=3 stick=3
    nutmeg,ground nutmeg|2025|525 5.84 36.31 49.29 20.8 2.99 25.94 16 0|cup=112 piece=4
    mace|2022|475 6.71 32.38 50.5 20.2 - 9.51 80 0|cup=84.8
    clove,ground clove,whole clove|2011|274 5.97 13 65.53 33.9 2.38 3.95 277 0|cup=104 piece=0.1
    allspice,ground allspice|2001|263 6.09 8.69 72.12 21.6 - 2.55 77 0|cup=96 piece=0.1
    cardamom,ground cardamom,cardamom pod,cardamom seed,green cardamom pod|2006|311 10.76 6.7 68.47 28 - 0.68 18 0|cup=92.8 piece=0.2 pod=0.2
    star anise,anise seed,aniseed|2002|337 17.6 15.9 50.02 14.6 - 0.59 16 0|cup=107.2 piece=1
    fennel seed|2018|345 15.8 14.87 52.29 39.8 - 0.48 88 0|cup=92.8
    fenugreek,fenugreek seed|2019|323 23 6.41 58.35 24.6 - 1.46 67 0|cup=177.6
    caraway,caraway seed|2005|333 19.77 14.59 49.9 38 0.64 0.62 17 0|cup=107.2
    celery seed,celery salt|2007|392 18.07 25.27 41.35 11.8 0.67 2.19 160 0|cup=104
    mustard seed,mustard powder,dry mustard,ground mustard|2024|508 26.08 36.24 28.09 12.2 6.79 1.99 13 0|cup=100.8
    dill seed|2016|305 15.98 14.54 55.17 21.1 - 0.73 20 0|cup=105.6
    saffron,saffron thread|2037|310 11.43 5.85 65.37 3.9 - 1.59 148 0|cup=33.6 piece=0.002 pinch=0.1 strand=0.002
    lime leaf,kaffir lime leaf,makrut lime leaf,curry leaf|2004|313 7.61 8.36 74.97 26.3 - 2.28 23 0|cup=28.8 leaf=0.4 piece=0.4
    bay leaf,bay|2004|313 7.61 8.36 74.97 26.3 - 2.28 23 0|cup=28.8 leaf=0.2 piece=0.2
    oregano,dried oregano,fresh oregano|2027|265 9 4.28 68.92 42.5 4.09 1.55 25 0|bunch=20 cup=48 sprig=1
    dried thyme|2042|276 9.11 7.43 63.94 37 1.71 2.73 55 0|cup=43.2
    dried basil,italian seasoning,mixed dried herb,herb,mixed herb|2003|233 22.98 4.07 47.75 37.7 1.71 2.16 76 0|cup=33.6
    dried parsley,parsley flake|2029|292 26.63 5.48 50.64 26.7 7.27 1.38 452 0|cup=25.6
    dried rosemary|2036|331 4.88 15.22 64.06 42.6 - 7.37 50 0|cup=52.8
    sage,dried sage,ground sage,sage leaf,fresh sage|2038|315 10.63 12.75 60.73 40.3 1.71 7.03 11 0|bunch=20 cup=32 leaf=0.3 piece=0.3
    dried dill,dill weed,dried dill weed|2017|253 19.96 4.36 55.82 13.6 - 0.23 208 0|cup=49.6
    tarragon,dried tarragon,fresh tarragon|2041|295 22.77 7.24 50.22 7.4 - 1.88 62 0|bunch=20 cup=28.8 sprig=1
    marjoram,dried marjoram|2023|271 12.66 7.04 60.56 40.3 4.09 0.53 77 0|cup=27.2
    dried mint|2066|285 19.93 6.03 52.04 29.8 - 1.58 344 0|cup=25.6
    savory|2039|272 6.73 5.91 68.73 45.7 - 3.26 24 0|cup=70.4
    garlic powder,granulated garlic|2020|331 16.55 0.73 72.73 9 2.43 0.25 60 0|cup=155.2
    garlic salt,onion salt,seasoned salt,seasoning salt|2047|0 0 0 0 0 0 0 38758 0|cup=292
    onion powder,dried onion,dried minced onion|2026|341 10.41 1.04 79.12 15.2 6.63 0.22 73 0|cup=110.4
    pumpkin pie spice,mixed spice,five spice,five spice powder,gingerbread spice|2035|342 5.76 12.6 69.28 14.8 7.76 6.53 52 0|cup=89.6
    poultry seasoning,cajun seasoning,old bay seasoning|2034|307 9.59 7.53 65.59 11.3 1.8 3.29 27 0|cup=70.4
    taco seasoning,taco seasoning mix|2075|322 4.5 0 58 13.3 10.83 0 7203 0|cup=136.8
    chili seasoning,chili seasoning mix|2076|335 10.82 7.3 56.56 10.8 8.67 0 4616 0|cup=108.3
    sazon,adobo seasoning|2074|0 0 0 0 0 0 0 17000 0|cup=192
    soy sauce,light soy sauce,dark soy sauce,low sodium soy sauce|16123|53 8.14 0.57 4.93 0.8 0.4 0.07 5493 0|bottle=250 cup=255
    tamari|16124|60 10.51 0.1 5.57 0.8 1.7 0.01 5586 0|cup=288
    fish sauce|6179|35 5.06 0.01 3.64 0 3.64 0 7851 0|cup=288
    oyster sauce|6176|51 1.35 0.25 10.92 0.3 0 0.04 2733 0|cup=288
    hoisin sauce|6175|220 3.31 3.39 44.08 2.8 27.26 0.57 1615 3|cup=256
    teriyaki sauce|6112|89 5.93 0.02 15.56 0.1 14.1 0 3833 0|cup=288
    worcestershire sauce|6971|77 0 0 19.17 0 10.03 0 980 0|cup=275
    hot sauce,tabasco,tabasco sauce|6169|12 1.29 0.76 0.8 0.6 0.13 0.11 633 0|cup=225.6
    sriracha,sriracha sauce,chili garlic sauce,harissa,gochujang,chili paste,sambal oelek|6631|93 1.93 0.93 19.16 2.2 15.11 - 2124 -|cup=312
    chili sauce|6962|20 0.7 0.1 5 1.9 2.55 0.01 25 0|cup=245
    ketchup|11935|101 1.04 0.1 27.4 0.3 21.27 0.01 907 0|cup=240 packet=9
    mustard,dijon mustard,yellow mustard,wholegrain mustard,grainy mustard|2046|60 3.74 3.34 5.83 4 0.92 0.21 1104 0|cup=249
    horseradish,prepared horseradish,wasabi|2055|48 1.18 0.69 11.29 3.3 7.99 0.09 420 0|cup=240
    barbecue sauce,bbq sauce|6150|172 0.82 0.63 40.77 0.9 33.24 0.04 1027 0|cup=286
    salsa,picante sauce,pico de gallo|6164|29 1.52 0.17 6.64 1.9 4.01 0.02 711 0|cup=260
    enchilada sauce,red enchilada sauce|27063|30 0.62 0.91 4.87 0.5 1.83 0.11 547 0|can=283 cup=224
    marinara sauce,spaghetti sauce,pasta sauce,marinara,pizza sauce|6931|50 1.39 1.61 7.43 1.8 4.91 0.22 437 2|
    alfredo sauce|6930|174 6.71 13.29 6.83 0.5 0.42 6.01 828 29|cup=252
    pesto|6629|372 4.16 36.38 6.93 2.1 2.6 6.72 1028 -|cup=248
    cheese sauce,nacho cheese|6930|174 6.71 13.29 6.83 0.5 0.42 6.01 828 29|cup=252
    guacamole|9037|160 2 14.66 8.53 6.7 0.66 2.13 7 0|cup=146 piece=201
    tartar sauce,remoulade|27049|211 1 16.7 13.3 0.5 4.25 3.33 667 7|cup=240
    steak sauce,brown sauce|27048|95 1.25 0.23 22.04 1.5 9.82 0 1647 0|cup=272
    vinegar,white vinegar,distilled vinegar,white wine vinegar,rice vinegar,rice wine vinegar,wine vinegar,sherry vinegar|2053|18 0 0 0.04 0 0.04 0 2 0|cup=238
    cider vinegar,apple cider vinegar|2048|21 0 0 0.93 0 0.4 0 5 0|cup=239
    red wine vinegar|2068|19 0.04 0 0.27 0 0 0 8 -|cup=239
    balsamic vinegar,balsamic,balsamic glaze|2069|88 0.49 0 17.03 - 14.95 0 23 -|cup=255
    chicken stock,chicken broth,stock,broth,turkey stock|6172|36 2.52 1.2 3.53 0 1.58 0.32 143 3|cup=240
    beef stock,beef broth,veal stock|6170|13 1.97 0.09 1.2 0 0.54 0.04 198 0|cup=240
    fish stock,dashi|6174|16 2.26 0.81 0 0 0 0.2 156 1|cup=233
    vegetable stock,vegetable broth,veggie broth|6700|5 0.24 0.07 0.93 0 0.55 0.03 296 0|can=390 cup=221
    bouillon cube,stock cube,chicken bouillon,chicken bouillon cube,bouillon|6081|198 14.6 4.7 23.5 0 0 1.2 24000 13|cube=10 piece=10
    beef bouillon,beef bouillon cube|6076|170 17.3 4 16.1 0 14.51 1.99 24000 4|cube=10 piece=10
    vegetable bouillon,vegetable stock cube,bouillon powder,stock powder|6080|267 16.66 13.88 18.01 0 17.36 3.43 23875 13|cube=10 cup=96 piece=10
    cream of mushroom soup|6043|79 1.35 5.3 6.8 0.7 0.4 0.96 691 0|cup=252
    cream of chicken soup|6016|90 2.38 5.77 7.16 0 0.54 1.7 702 8|can=305 cup=252
    tomato soup|6159|66 1.46 0.44 15.22 1.1 8.23 0.12 377 0|can=294 cup=148
    onion soup mix|6094|293 7.48 0.34 65.07 6.6 4.65 0.09 8031 0|packet=39
    water,warm water,hot water,ice,ice water,boiling water,cold water,ice cube|14411|0 0 0 0 0 0 0 4 0|cup=236.8
    club soda,soda water,sparkling water,mineral water|14121|0 0 0 0 0 0 0 21 0|can=355 cup=236.8
    tonic water|14155|34 0 0 8.8 0 8.8 0 12 0|can=366 cup=244
    cola,coca cola|14148|42 0 0.25 10.36 0 9.94 0 3 0|can=492 cup=245.6
    ginger ale,ginger beer|14136|34 0 0 8.76 0 8.9 0 7 0|can=366 cup=244
    lemonade,sprite,lemon lime soda,7 up|14144|41 0.09 0 10.42 0 10.38 0 10 0|cup=246.4
    coffee,espresso,brewed coffee,strong coffee|14209|1 0.12 0.02 0 0 0 0 2 0|cup=237
    instant coffee,coffee granule,espresso powder,instant espresso powder|14214|353 12.2 0.5 75.4 0 0 0.2 37 0|cup=48 packet=2
    ground coffee|14209|1 0.12 0.02 0 0 0 0 2 0|cup=237
    tea,black tea,green tea,tea bag|14355|1 0 0 0.3 0 0 0 3 0|cup=237
    white wine,dry white wine,wine|14106|82 0.07 0 2.6 0 0.96 0 5 0|cup=235.2
    red wine,dry red wine|14096|85 0.07 0 2.61 0 0.62 0 4 0|cup=235.2
    rose wine,champagne,prosecco,sparkling wine|14084|83 0.07 0 2.72 0 0.79 0 5 0|cup=236
    port,marsala,sherry,madeira,dessert wine,vermouth,port wine|14057|160 0.2 0 13.69 0 7.78 0 9 0|cup=236
    rice wine,sake,shaoxing wine|43479|134 0.5 0 5 0 0 0 2 0|cup=232.8
    mirin|14057|160 0.2 0 13.69 0 7.78 0 9 0|cup=236
    beer,lager,ale,stout,guinness|14003|43 0.46 0 3.55 0 0 0 4 0|can=356 cup=237.6
    cider,hard cider|43155|49 0.07 0 1.17 0 1.15 0 7 0|cup=236
    rum,vodka,gin,whisky,bourbon,brandy,cognac,tequila,dark rum,white rum,kirsch,mezcal,pisco|14037|231 0 0 0 0 0 0 1 0|cup=222.4
    liqueur,orange liqueur,triple sec,cointreau,grand marnier,kahlua,coffee liqueur,amaretto|14414|336 0.1 0.3 46.8 0 38.3 0.11 8 0|cup=278.4
    irish cream,baileys|14415|327 2.8 15.7 20.9 0 19.76 9.66 92 58|cup=248.8
    """
}
