#!/usr/bin/env python3
"""Writes NutritionTable.swift from USDA's tables.

generate-nutrition.py FOODS PORTIONS > NutritionTable.swift

FOODS     tab-separated: fdc_id, ndb, description, kcal, protein_g, fat_g, carb_g, fibre_g, sugar_g, sat_fat_g, sodium_mg, cholesterol_mg; per 100 g
PORTIONS  tab-separated: fdc_id, amount, measure, grams
Both are joins of the files of the SR Legacy release of April 2019 (https://fdc.nal.usda.gov/download-datasets.html, public domain).

SELECTION says which food of USDA a name in recipes means, a food a line: names separated by bars, then the description as USDA has it.
A third field adds weights that USDA does not have, as averages of the kitchen: `bunch=60`.
"""
import csv, re, sys
from collections import defaultdict

SELECTION = """
onion|yellow onion|white onion|brown onion|sweet onion|spanish onion;Onions, raw
red onion;Onions, raw
spring onion|scallion|green onion;Onions, spring or scallions (includes tops and bulb), raw;bunch=100
shallot;Shallots, raw;piece=25
leek;Leeks, (bulb and lower leaf-portion), raw
garlic|garlic clove|clove of garlic;Garlic, raw;piece=3,bulb=40,head=40,slice=3
ginger|ginger root|fresh ginger;Ginger root, raw;piece=15,inch=11,cm=4.5
potato|waxy potato|floury potato|russet potato|yukon gold potato|new potato|baby potato|baking potato;Potatoes, flesh and skin, raw
red potato;Potatoes, red, flesh and skin, raw
boiled potato|cooked potato;Potatoes, boiled, cooked without skin, flesh, without salt
mashed potato;Potatoes, mashed, home-prepared, whole milk and butter added
french fry|frozen fry;Potatoes, french fried, all types, salt not added in processing, frozen, as purchased
hash brown|frozen hash brown;Potatoes, hash brown, frozen, plain, unprepared
sweet potato;Sweet potato, raw, unprepared (Includes foods for USDA's Food Distribution Program)
yam;Yam, raw
carrot;Carrots, raw
baby carrot;Carrots, baby, raw
parsnip;Parsnips, raw;piece=100
turnip;Turnips, raw;bunch=400
swede|rutabaga;Rutabagas, raw
beetroot|beet;Beets, raw
celeriac|celery root;Celeriac, raw;piece=500
celery|celery stalk|celery stick|celery rib;Celery, raw;piece=40,head=450,bunch=450
fennel|fennel bulb;Fennel, bulb, raw;small=150,large=300
radish;Radishes, raw;bunch=150
daikon|white radish;Radishes, oriental, raw;piece=350
kohlrabi;Kohlrabi, raw;piece=150
jerusalem artichoke;Jerusalem-artichokes, raw
tomato|plum tomato|roma tomato|vine tomato|fresh tomato|beefsteak tomato;Tomatoes, red, ripe, raw, year round average
cherry tomato|grape tomato;Tomatoes, red, ripe, raw, year round average;piece=17,small=12,large=20
green tomato;Tomatoes, green, raw
canned tomato|diced tomato|chopped tomato|crushed tomato|tinned tomato|whole tomato|peeled tomato|stewed tomato|san marzano tomato|plum tomato tin;Tomatoes, red, ripe, canned, packed in tomato juice;can=400,piece=80
tomato puree|passata|tomato passata|strained tomato;Tomato products, canned, puree, without salt added;can=400,jar=700,bottle=700,carton=500
tomato sauce;Tomato products, canned, sauce;can=400,jar=400
tomato paste|tomato concentrate;Tomato products, canned, paste, without salt added (Includes foods for USDA's Food Distribution Program);can=70,tube=130
tomato juice;Tomato juice, canned, with salt added
sun dried tomato|sundried tomato|dried tomato;Tomatoes, sun-dried
tomatillo;Tomatillos, raw
cucumber|english cucumber;Cucumber, with peel, raw
pickle|gherkin|dill pickle|pickled cucumber|cornichon;Pickles, cucumber, dill or kosher dill
sweet pickle;Pickles, cucumber, sweet (includes bread and butter pickles)
pickle relish|relish;Pickle relish, sweet
red bell pepper|red pepper|bell pepper|sweet pepper|capsicum|red capsicum|sweet red pepper;Peppers, sweet, red, raw
green bell pepper|green pepper;Peppers, sweet, green, raw
yellow bell pepper|yellow pepper|orange bell pepper;Peppers, sweet, yellow, raw
bird's eye chili|thai chili|green bird's eye chili;Peppers, hot chili, red, raw;piece=2
chili|chili pepper|red chili|fresh chili|hot pepper|scotch bonnet|habanero;Peppers, hot chili, red, raw;small=10
green chili;Peppers, hot chili, green, raw
jalapeno|jalapeno pepper;Peppers, jalapeno, raw;large=20
serrano pepper|serrano chili;Peppers, serrano, raw
poblano pepper|poblano|anaheim pepper;Peppers, hot chili, green, raw
canned green chili|diced green chili|green chile;Peppers, hot chili, green, canned, pods, excluding seeds, solids and liquids
ancho chili|dried chili|guajillo chili|dried red chili;Peppers, ancho, dried
roasted red pepper|pimento|pimiento;Pimento, canned
banana pepper|pepperoncini;Pepper, banana, raw
zucchini|courgette|summer squash|yellow squash;Squash, summer, zucchini, includes skin, raw
aubergine|eggplant;Eggplant, raw
pumpkin;Pumpkin, raw;piece=2500
pumpkin puree|canned pumpkin;Pumpkin, canned, without salt
butternut squash|butternut pumpkin;Squash, winter, butternut, raw;piece=1000
squash|winter squash|acorn squash|hokkaido pumpkin;Squash, winter, all varieties, raw;piece=800
spaghetti squash;Squash, winter, spaghetti, raw
cauliflower;Cauliflower, raw
broccoli|tenderstem broccoli|broccoli floret;Broccoli, raw
cabbage|white cabbage|green cabbage|pointed cabbage;Cabbage, raw
red cabbage;Cabbage, red, raw
savoy cabbage;Cabbage, savoy, raw;head=900,piece=900
chinese cabbage|napa cabbage;Cabbage, chinese (pe-tsai), raw;head=900,piece=900
bok choy|pak choi;Cabbage, chinese (pak-choi), raw
sauerkraut;Sauerkraut, canned, solids and liquids
kimchi;Cabbage, kimchi
brussels sprout;Brussels sprouts, raw
kale|curly kale|cavolo nero;Kale, raw;bunch=200
spinach|baby spinach;Spinach, raw;bunch=340,bag=200
frozen spinach;Spinach, frozen, chopped or leaf, unprepared (Includes foods for USDA's Food Distribution Program)
chard|swiss chard;Chard, swiss, raw;bunch=300
collard greens;Collards, raw
mustard greens;Mustard greens, raw
turnip greens;Turnip greens, raw
beet greens;Beet greens, raw
dandelion greens;Dandelion greens, raw
rocket|arugula;Arugula, raw;bunch=100,bag=100,handful=20
lettuce|romaine lettuce|romaine|cos lettuce;Lettuce, cos or romaine, raw;head=400,piece=400
iceberg lettuce;Lettuce, iceberg (includes crisphead types), raw;head=540,piece=540
butter lettuce|little gem lettuce;Lettuce, butterhead (includes boston and bibb types), raw;head=160,piece=160
salad leaf|mixed salad leaf|salad green|mesclun|salad;Lettuce, green leaf, raw
radicchio;Radicchio, raw
endive|chicory|witloof;Endive, raw
watercress|cress;Watercress, raw;bunch=85
lamb's lettuce|corn salad;Cornsalad, raw
sorrel;Dock, raw
rhubarb;Rhubarb, raw
asparagus;Asparagus, raw;bunch=400,piece=16
artichoke;Artichokes, (globe or french), raw
artichoke heart;Artichokes, (globe or french), cooked, boiled, drained, without salt;can=240,piece=30
green bean|french bean|string bean|runner bean;Beans, snap, green, raw
broad bean|fava bean;Broadbeans, immature seeds, raw
edamame;Edamame, frozen, unprepared
pea|green pea|garden pea;Peas, green, raw
frozen pea;Peas, green, frozen, unprepared (Includes foods for USDA's Food Distribution Program)
snow pea|sugar snap pea|mangetout;Peas, edible-podded, raw
corn|sweet corn|sweetcorn|corn kernel|corn on the cob|ear of corn;Corn, sweet, yellow, raw
canned corn;Corn, sweet, yellow, canned, whole kernel, drained solids;can=285
frozen corn;Corn, sweet, yellow, frozen, kernels cut off cob, unprepared (Includes foods for USDA's Food Distribution Program)
creamed corn|cream style corn;Corn, sweet, yellow, canned, cream style, regular pack;can=418
hominy;Hominy, canned, white
okra;Okra, raw
bean sprout|mung bean sprout;Mung beans, mature seeds, sprouted, raw
alfalfa sprout|sprout;Alfalfa seeds, sprouted, raw
bamboo shoot;Bamboo shoots, canned, drained solids
water chestnut;Waterchestnuts, chinese, canned, solids and liquids
lotus root;Lotus root, raw
mushroom|white mushroom|button mushroom|champignon;Mushrooms, white, raw;piece=18
cremini mushroom|chestnut mushroom|brown mushroom;Mushrooms, brown, italian, or crimini, raw
portobello mushroom;Mushrooms, portabella, raw
shiitake mushroom|shiitake;Mushrooms, shiitake, raw
oyster mushroom;Mushrooms, oyster, raw
enoki mushroom|enoki;Mushrooms, enoki, raw
chanterelle;Mushrooms, Chanterelle, raw
dried mushroom|dried shiitake|dried porcini|dried porcini mushroom;Mushrooms, shiitake, dried
nori|seaweed|nori sheet;Seaweed, laver, raw
wakame;Seaweed, wakame, raw
kombu|kelp;Seaweed, kelp, raw
avocado;Avocados, raw, all commercial varieties;piece=150
plantain;Plantains, yellow, raw
cassava|yuca;Cassava, raw
taro;Taro, raw
prickly pear cactus|nopal;Nopales, raw
mixed vegetable|frozen vegetable|vegetable;Vegetables, mixed, frozen, unprepared
parsley|parsley leaf|flat leaf parsley|italian parsley;Parsley, fresh;bunch=60,handful=15
coriander leaf|cilantro|coriander|fresh coriander;Coriander (cilantro) leaves, raw;bunch=60,handful=15,sprig=2
basil|basil leaf|thai basil;Basil, fresh;bunch=40,leaf=0.5,handful=15
mint|mint leaf;Spearmint, fresh;bunch=30,leaf=0.2,sprig=1,handful=12
peppermint;Peppermint, fresh
dill;Dill weed, fresh;bunch=30,sprig=1,handful=10
chive;Chives, raw;bunch=25,piece=0.5
rosemary|fresh rosemary|rosemary sprig;Rosemary, fresh;bunch=25,sprig=2,piece=2
thyme|thyme leaf|fresh thyme|thyme sprig;Thyme, fresh;bunch=20,sprig=1,piece=1
lemongrass;Lemon grass (citronella), raw;stalk=20,piece=20
grape leaf|vine leaf;Grape leaves, canned
apple|tart apple|granny smith apple|cooking apple|bramley apple;Apples, raw, with skin (Includes foods for USDA's Food Distribution Program)
pear;Pears, raw
banana;Bananas, raw;small=101
orange|navel orange|blood orange;Oranges, raw, all commercial varieties
mandarin|clementine|tangerine|satsuma;Tangerines, (mandarin oranges), raw
canned mandarin orange|mandarin orange;Tangerines, (mandarin oranges), canned, juice pack, drained
lemon|lemon wedge;Lemons, raw, without peel;piece=84
lemon juice|fresh lemon juice|juice of lemon;Lemon juice, raw;piece=48
lemon zest|lemon peel|lemon rind;Lemon peel, raw;piece=6
lime|lime wedge;Limes, raw
lime juice|fresh lime juice|juice of lime;Lime juice, raw;piece=44
lime zest;Lemon peel, raw;piece=4
orange zest|orange peel|orange rind;Orange peel, raw;piece=10
orange juice|fresh orange juice;Orange juice, raw (Includes foods for USDA's Food Distribution Program);piece=86
orange juice concentrate|frozen orange juice concentrate;Orange juice, frozen concentrate, unsweetened, undiluted, with added calcium
grapefruit;Grapefruit, raw, pink and red and white, all areas
grape|red grape|green grape;Grapes, red or green (European type, such as Thompson seedless), raw
strawberry;Strawberries, raw
raspberry;Raspberries, raw
blueberry;Blueberries, raw
blackberry;Blackberries, raw
berry|mixed berry|frozen berry;Strawberries, frozen, unsweetened (Includes foods for USDA's Food Distribution Program)
cranberry|fresh cranberry;Cranberries, raw
currant|red currant|redcurrant;Currants, red and white, raw
blackcurrant;Currants, european black, raw
gooseberry;Gooseberries, raw
cherry|sweet cherry;Cherries, sweet, raw
sour cherry;Cherries, sour, red, raw
maraschino cherry|glace cherry|candied cherry;Maraschino cherries, canned, drained
plum;Plums, raw
apricot;Apricots, raw
peach;Peaches, yellow, raw
canned peach;Peaches, canned, juice pack, solids and liquids
nectarine;Nectarines, raw
fig|fresh fig;Figs, raw
date|medjool date|pitted date;Dates, medjool
mango;Mangos, raw
papaya;Papayas, raw
pineapple;Pineapple, raw, all varieties
canned pineapple|crushed pineapple|pineapple chunk|pineapple ring;Pineapple, canned, juice pack, drained
pineapple juice;Pineapple juice, canned or bottled, unsweetened, without added ascorbic acid
melon|cantaloupe;Melons, cantaloupe, raw
honeydew melon|honeydew;Melons, honeydew, raw
watermelon;Watermelon, raw
kiwi|kiwi fruit|kiwifruit;Kiwifruit, green, raw
pomegranate|pomegranate seed;Pomegranates, raw
passion fruit|passionfruit;Passion-fruit, (granadilla), purple, raw
persimmon;Persimmons, japanese, raw
lychee;Litchis, raw
guava;Guavas, common, raw
quince;Quinces, raw
rhubarb stalk;Rhubarb, raw
applesauce|apple sauce;Applesauce, canned, unsweetened, without added ascorbic acid (Includes foods for USDA's Food Distribution Program)
apple juice|apple cider;Apple juice, canned or bottled, unsweetened, without added ascorbic acid
cranberry juice;Cranberry juice cocktail, bottled
grape juice;Grape juice, canned or bottled, unsweetened, without added ascorbic acid
pomegranate juice;Pomegranate juice, bottled
cranberry sauce;Cranberry sauce, canned, sweetened
fruit cocktail;Fruit cocktail, (peach and pineapple and pear and grape and cherry), canned, juice pack, solids and liquids
raisin|sultana|golden raisin;Raisins, dark, seedless (Includes foods for USDA's Food Distribution Program)
dried currant;Currants, zante, dried
dried cranberry|craisin;Cranberries, dried, sweetened (Includes foods for USDA's Food Distribution Program)
dried apricot;Apricots, dried, sulfured, uncooked
prune|dried plum;Plums, dried (prunes), uncooked
dried fig;Figs, dried, uncooked
dried apple;Apples, dried, sulfured, uncooked
dried fruit|mixed dried fruit|candied fruit|candied peel|mixed peel;Candied fruit
coconut|fresh coconut;Nuts, coconut meat, raw;piece=397
shredded coconut|sweetened coconut|sweetened shredded coconut|flaked coconut|coconut flake;Nuts, coconut meat, dried (desiccated), sweetened, shredded
desiccated coconut|unsweetened coconut|unsweetened shredded coconut;Nuts, coconut meat, dried (desiccated), not sweetened
coconut milk|canned coconut milk|unsweetened coconut milk;Nuts, coconut milk, canned (liquid expressed from grated meat and water);can=400
coconut cream;Nuts, coconut cream, raw (liquid expressed from grated meat);can=400
coconut water;Nuts, coconut water (liquid from coconuts)
olive|black olive|kalamata olive;Olives, ripe, canned (small-extra large);can=170,jar=180
green olive|stuffed olive;Olives, pickled, canned or bottled, green
caper;Capers, canned
milk|whole milk|full fat milk;Milk, whole, 3.25% milkfat, with added vitamin D
skim milk|skimmed milk|nonfat milk;Milk, nonfat, fluid, with added vitamin A and vitamin D (fat free or skim)
semi skimmed milk|low fat milk|2% milk|reduced fat milk;Milk, reduced fat, fluid, 2% milkfat, with added vitamin A and vitamin D
buttermilk;Milk, buttermilk, fluid, cultured, lowfat
kefir;Kefir, lowfat, plain, LIFEWAY
evaporated milk;Milk, canned, evaporated, with added vitamin A;can=354
condensed milk|sweetened condensed milk;Milk, canned, condensed, sweetened;can=397
milk powder|powdered milk|dry milk|dry milk powder;Milk, dry, whole, with added vitamin D
nonfat dry milk|skim milk powder;Milk, dry, nonfat, regular, with added vitamin A and vitamin D
goat milk;Milk, goat, fluid, with added vitamin D
soy milk|soya milk;Soymilk, original and vanilla, unfortified
almond milk;Beverages, almond milk, unsweetened, shelf stable
oat milk|rice milk|plant milk|non dairy milk;Beverages, rice milk, unsweetened
cream|heavy cream|double cream|whipping cream|heavy whipping cream;Cream, fluid, heavy whipping;container=250,carton=250
light cream|single cream|cooking cream|pouring cream;Cream, fluid, light (coffee cream or table cream)
half and half;Cream, fluid, half and half
whipped cream;Cream, whipped, cream topping, pressurized
whipped topping|cool whip;Dessert topping, semi solid, frozen
sour cream|soured cream|creme fraiche|crema;Cream, sour, cultured
mascarpone;Cheese, cream
yogurt|plain yogurt|natural yogurt;Yogurt, plain, whole milk;container=150
greek yogurt|plain greek yogurt;Yogurt, Greek, plain, whole milk
low fat yogurt;Yogurt, plain, low fat
quark|fromage blanc|skyr;Yogurt, Greek, plain, nonfat (Includes foods for USDA's Food Distribution Program)
butter|unsalted butter|sweet butter;Butter, without salt
salted butter;Butter, salted
ghee|clarified butter;Butter, Clarified butter (ghee)
margarine|vegan butter;Margarine, regular, 80% fat, composite, stick, with salt
shortening|vegetable shortening|crisco;Shortening, household, soybean (partially hydrogenated)-cottonseed (partially hydrogenated)
lard|pork fat;Lard
suet|tallow|beef tallow;Fat, beef tallow
duck fat|goose fat;Fat, goose
bacon grease|bacon fat;Animal fat, bacon grease
egg|whole egg|free range egg;Egg, whole, raw, fresh;piece=50,medium=44
egg white;Egg, white, raw, fresh
egg yolk|yolk;Egg, yolk, raw, fresh
hard boiled egg|boiled egg;Egg, whole, cooked, hard-boiled
quail egg;Egg, quail, whole, fresh, raw
cheese|cheddar|cheddar cheese|sharp cheddar|sharp cheddar cheese|grated cheese|shredded cheese;Cheese, cheddar (Includes foods for USDA's Food Distribution Program)
parmesan|parmesan cheese|parmigiano reggiano|parmigiano|grana padano;Cheese, parmesan, hard;piece=100
grated parmesan cheese;Cheese, parmesan, grated
pecorino|pecorino romano|romano cheese;Cheese, romano
mozzarella|mozzarella cheese|fresh mozzarella;Cheese, mozzarella, whole milk;ball=125,piece=125
shredded mozzarella|low moisture mozzarella;Cheese, mozzarella, low moisture, part-skim, shredded
burrata;Cheese, mozzarella, whole milk
feta|feta cheese;Cheese, feta;block=200,package=200
goat cheese|chevre|soft goat cheese;Cheese, goat, soft type;log=150,package=150
blue cheese|gorgonzola|stilton;Cheese, blue
roquefort;Cheese, roquefort
gruyere|gruyere cheese|comte;Cheese, gruyere
swiss cheese|emmental|jarlsberg;Cheese, swiss
gouda;Cheese, gouda
edam;Cheese, edam
fontina|raclette|taleggio;Cheese, fontina
provolone|provolone cheese;Cheese, provolone
monterey jack|monterey jack cheese|pepper jack|pepper jack cheese;Cheese, monterey
colby|colby cheese|colby jack cheese;Cheese, colby
muenster|muenster cheese|havarti;Cheese, muenster
american cheese|processed cheese;Cheese, pasteurized process, American, fortified with vitamin D
velveeta;KRAFT VELVEETA Pasteurized Process Cheese Spread
brie;Cheese, brie
camembert;Cheese, camembert
cream cheese|philadelphia;Cheese, cream;package=226
neufchatel;Cheese, neufchatel
ricotta|ricotta cheese;Cheese, ricotta, whole milk
cottage cheese;Cheese, cottage, creamed, large or small curd
queso fresco|paneer;Cheese, fresh, queso fresco
cotija|cotija cheese;Cheese, mexican, queso cotija
oaxaca cheese|queso oaxaca|mexican cheese;Cheese, mexican, queso asadero
mexican blend cheese|mexican cheese blend;Cheese, Mexican blend
halloumi;Cheese, mozzarella, low moisture, part-skim
ice cream|vanilla ice cream;Ice creams, vanilla
frozen yogurt;Frozen yogurts, flavors other than chocolate
sherbet|sorbet;Sherbet, orange
olive oil|extra virgin olive oil|virgin olive oil;Oil, olive, salad or cooking
vegetable oil|oil|cooking oil|neutral oil|frying oil|soybean oil;Oil, soybean, salad or cooking
sunflower oil;Oil, sunflower, linoleic, (approx. 65%)
canola oil|rapeseed oil|canola;Oil, canola
corn oil;Oil, corn, industrial and retail, all purpose salad or cooking
peanut oil|groundnut oil;Oil, peanut, salad or cooking
grapeseed oil;Oil, grapeseed
avocado oil;Oil, avocado
sesame oil|toasted sesame oil;Oil, sesame, salad or cooking
coconut oil;Oil, coconut
walnut oil;Oil, walnut
hazelnut oil;Oil, hazelnut
flaxseed oil;Oil, flaxseed, cold pressed
palm oil;Oil, palm
cooking spray|nonstick spray|oil spray;Oil, PAM cooking spray, original
mayonnaise|mayo;Salad dressing, mayonnaise, regular
miracle whip;Salad dressing, mayonnaise type, regular, with salt
ranch dressing|ranch;Salad dressing, ranch dressing, regular
italian dressing|vinaigrette|salad dressing;Salad dressing, italian dressing, commercial, regular
caesar dressing;Salad dressing, caesar dressing, regular
thousand island dressing;Salad dressing, thousand island, commercial, regular
blue cheese dressing;Salad dressing, blue or roquefort cheese dressing, commercial, regular
flour|all purpose flour|plain flour|wheat flour|white flour|00 flour;Wheat flour, white, all-purpose, unenriched
bread flour|strong flour|strong white flour;Wheat flour, white, bread, enriched
cake flour|pastry flour;Wheat flour, white, cake, enriched
self raising flour|self rising flour;Wheat flour, white, all-purpose, self-rising, enriched
whole wheat flour|wholemeal flour|wholegrain flour;Wheat flour, whole-grain (Includes foods for USDA's Food Distribution Program)
rye flour|whole rye flour;Rye flour, medium
dark rye flour;Rye flour, dark
spelt flour;Spelt, uncooked
buckwheat flour;Buckwheat flour, whole-groat
rice flour;Rice flour, white, unenriched
glutinous rice flour;Rice flour, white, unenriched
corn flour|masa harina;Corn flour, masa, enriched, white
oat flour;Oat flour, partially debranned
almond flour|ground almond|almond meal;Nuts, almonds, blanched
coconut flour;Nuts, coconut meat, dried (desiccated), not sweetened
chickpea flour|gram flour|besan;Chickpea flour (besan)
soy flour;Soy flour, defatted
potato flour;Potato flour
tapioca|tapioca starch|tapioca pearl;Tapioca, pearl, dry
arrowroot|arrowroot powder;Arrowroot flour
cornstarch|cornflour|corn starch|potato starch|starch;Cornstarch
cornmeal|polenta|corn meal|grits;Cornmeal, degermed, unenriched, yellow
semolina|cream of wheat;Semolina, unenriched
oat|rolled oat|porridge oat|oatmeal|old fashioned oat|quick oat;Cereals, oats, regular and quick, not fortified, dry
steel cut oat;Oats (Includes foods for USDA's Food Distribution Program)
oat bran;Oat bran, raw
wheat bran|bran;Wheat bran, crude
wheat germ;Wheat germ, crude
gluten|vital wheat gluten|wheat gluten;Vital wheat gluten
rice|white rice|long grain rice|basmati rice|jasmine rice;Rice, white, long-grain, regular, raw, unenriched
risotto rice|arborio rice|short grain rice|sushi rice|carnaroli rice|paella rice|medium grain rice;Rice, white, short-grain, raw, unenriched
glutinous rice|sticky rice;Rice, white, glutinous, unenriched, uncooked
brown rice;Rice, brown, long-grain, raw (Includes foods for USDA's Food Distribution Program)
wild rice;Wild rice, raw
cooked rice|cooked white rice;Rice, white, long-grain, regular, unenriched, cooked without salt
cooked brown rice;Rice, brown, long-grain, cooked (Includes foods for USDA's Food Distribution Program)
couscous;Couscous, dry
bulgur|bulgur wheat;Bulgur, dry
quinoa;Quinoa, uncooked
cooked quinoa;Quinoa, cooked
millet;Millet, raw
buckwheat|kasha;Buckwheat groats, roasted, dry
pearl barley|barley;Barley, pearled, raw
farro|spelt|wheat berry;Spelt, uncooked
amaranth;Amaranth grain, uncooked
pasta|spaghetti|penne|macaroni|linguine|fusilli|rigatoni|lasagne|lasagne sheet|lasagna noodle|tagliatelle|fettuccine|elbow macaroni|orzo|vermicelli|farfalle;Pasta, dry, unenriched;package=500,sheet=20
cooked pasta|cooked spaghetti;Pasta, cooked, unenriched, without added salt
whole wheat pasta;Pasta, whole-wheat, dry (Includes foods for USDA's Food Distribution Program)
fresh pasta|gnocchi;Pasta, fresh-refrigerated, plain, as purchased
egg noodle|noodle|ramen noodle;Noodles, egg, dry, unenriched
rice noodle|rice vermicelli;Rice noodles, dry
soba noodle|soba;Noodles, japanese, soba, dry
udon noodle|udon|somen;Noodles, japanese, somen, dry
glass noodle|cellophane noodle;Noodles, chinese, cellophane or long rice (mung beans), dehydrated
chow mein noodle;Noodles, chinese, chow mein
tortellini|ravioli|cheese tortellini;Tortellini, pasta with cheese filling, fresh-refrigerated, as purchased
rice paper;Rice crackers
bread|white bread|sandwich bread|toast|crusty bread|sliced bread;Bread, white, commercially prepared (includes soft bread crumbs);loaf=500,piece=30
whole wheat bread|brown bread|wholemeal bread;Bread, whole-wheat, commercially prepared
rye bread|pumpernickel;Bread, rye
baguette|french bread|ciabatta|sourdough|sourdough bread|italian bread;Bread, french or vienna (includes sourdough);piece=250,loaf=400,slice=25
bread roll|roll|dinner roll;Rolls, dinner, plain, commercially prepared (includes brown-and-serve)
bun|burger bun|hamburger bun|hot dog bun;Rolls, hamburger or hotdog, plain
brioche;Rolls, dinner, egg
pita|pita bread|flatbread;Bread, pita, white, enriched;piece=60
naan|naan bread;Bread, naan, plain, commercially prepared, refrigerated
flour tortilla|tortilla|wrap;Tortillas, ready-to-bake or -fry, flour, refrigerated
corn tortilla;Tortillas, ready-to-bake or -fry, corn
taco shell;Taco shells, baked
tortilla chip|corn chip|nacho;Snacks, tortilla chips, plain, white corn, salted
bagel;Bagels, plain, enriched, with calcium propionate (includes onion, poppy, sesame)
english muffin;Muffins, English, plain, enriched, with ca prop (includes sourdough)
croissant;Croissants, butter
croutons|crouton;Croutons, plain
breadcrumb|bread crumb|panko|panko breadcrumb|dry breadcrumb|panko bread crumb;Bread, crumbs, dry, grated, plain
stuffing mix;Bread, stuffing, dry mix
cracker|saltine|saltine cracker;Crackers, saltines (includes oyster, soda, soup)
ritz cracker;Crackers, standard snack-type, regular
graham cracker|digestive biscuit|graham cracker crumb|digestive;Cookies, graham crackers, plain or honey (includes cinnamon)
ladyfinger|lady finger|savoiardi|sponge finger;Cookies, ladyfingers, with lemon juice and rind;package=200
vanilla wafer|nilla wafer;Cookies, vanilla wafers, lower fat
gingersnap;Cookies, gingersnaps
oreo|chocolate sandwich cookie;Cookies, chocolate sandwich, with creme filling, regular
shortbread|butter cookie|biscuit|cookie|amaretti;Cookies, shortbread, commercially prepared, plain
pretzel;Snacks, pretzels, hard, plain, salted
potato chip|crisp;Snacks, potato chips, plain, salted
popcorn;Snacks, popcorn, air-popped
puff pastry|puff pastry sheet;Puff pastry, frozen, ready-to-bake;sheet=245,package=490,piece=245,roll=275
pie crust|pie dough|shortcrust pastry|pastry|pie shell;Pie crust, standard-type, frozen, ready-to-bake, unenriched;piece=200,package=400
graham cracker crust;Pie Crust, Cookie-type, Graham Cracker, Ready Crust
filo pastry|phyllo dough|phyllo|filo;Phyllo dough;sheet=19,package=450
wonton wrapper|dumpling wrapper|egg roll wrapper;Wonton wrappers (includes egg roll wrappers)
pizza dough|pizza crust;Bread, french or vienna (includes sourdough);piece=250,ball=250,slice=60
crescent roll|biscuit dough;Biscuits, plain or buttermilk, refrigerated dough, higher fat
pancake mix|bisquick|baking mix;Pancakes, plain, dry mix, complete (includes buttermilk)
yellow cake mix|cake mix;Cake, yellow, enriched, dry mix
chocolate cake mix;Cake, pudding-type, chocolate, dry mix
pound cake|sponge cake|angel food cake;Cake, pound, commercially prepared, butter (includes fresh and frozen)
cornbread mix|corn muffin mix;Bread, cornbread, dry mix, enriched (includes corn muffin mix)
corn flake|cornflake;Cereals ready-to-eat, RALSTON Corn Flakes
rice krispie|crispy rice cereal|puffed rice;Cereals ready-to-eat, rice, puffed, fortified
granola|muesli;Cereals ready-to-eat, granola, homemade
cereal|bran flake;Cereals ready-to-eat, RALSTON Enriched Wheat Bran flakes
sugar|white sugar|granulated sugar|caster sugar|superfine sugar|cane sugar|raw sugar|vanilla sugar|sanding sugar;Sugars, granulated;package=8,cube=4
brown sugar|light brown sugar|dark brown sugar|muscovado sugar|demerara sugar|palm sugar|coconut sugar;Sugars, brown
powdered sugar|icing sugar|confectioners sugar;Sugars, powdered
honey;Honey
maple syrup;Syrups, maple
corn syrup|light corn syrup;Syrups, corn, light
dark corn syrup;Syrups, corn, dark
golden syrup|agave syrup|agave nectar|agave|simple syrup|date syrup;Sweetener, syrup, agave
molasses|treacle|black treacle;Molasses
chocolate syrup;Syrups, chocolate, fudge-type
stevia|sweetener|artificial sweetener;Sweeteners, tabletop, sucralose, SPLENDA packets
baking powder;Leavening agents, baking powder, double-acting, sodium aluminum sulfate;package=15,envelope=15
baking soda|bicarbonate of soda;Leavening agents, baking soda
yeast|dry yeast|dried yeast|active dry yeast|instant yeast|instant dry yeast;Leavening agents, yeast, baker's, active dry;package=7,envelope=7,packet=7
fresh yeast|cake yeast;Leavening agents, yeast, baker's, compressed;cube=42,piece=42
nutritional yeast;Leavening agents, yeast, baker's, active dry
cream of tartar;Leavening agents, cream of tartar
gelatin|gelatine|unflavored gelatin|gelatin powder;Gelatins, dry powder, unsweetened;sheet=2,leaf=2,piece=2,envelope=7,package=7
jello|flavored gelatin;Gelatin desserts, dry mix
agar|agar agar;Seaweed, agar, dried
pectin;Pectin, unsweetened, dry mix
cocoa powder|cocoa|unsweetened cocoa|unsweetened cocoa powder|cacao powder;Cocoa, dry powder, unsweetened
hot chocolate|hot chocolate mix;Beverages, Cocoa mix, powder
dark chocolate|bittersweet chocolate|chocolate|plain chocolate;Chocolate, dark, 60-69% cacao solids
70% chocolate|very dark chocolate;Chocolate, dark, 70-85% cacao solids
semisweet chocolate|semi sweet chocolate|chocolate chip|semisweet chocolate chip;Candies, semisweet chocolate
milk chocolate|milk chocolate chip;Candies, milk chocolate
white chocolate|white chocolate chip;Candies, white chocolate
unsweetened chocolate|baking chocolate;Baking chocolate, unsweetened, squares
butterscotch chip;Candies, butterscotch
caramel|caramel candy;Candies, caramels
caramel sauce|dulce de leche;Toppings, butterscotch or caramel
marshmallow|mini marshmallow;Candies, marshmallows
marshmallow fluff|marshmallow creme;Toppings, marshmallow cream
marzipan|almond paste;Nuts, almond paste
frosting|icing;Frostings, vanilla, creamy, ready-to-eat
candy|gum drop;Candies, gumdrops, starch jelly pieces
toffee;Candies, toffee, prepared-from-recipe
fudge;Candies, fudge, chocolate, prepared-from-recipe
vanilla pudding|instant vanilla pudding|vanilla pudding mix|custard powder|pudding;Puddings, vanilla, dry mix, instant
chocolate pudding|instant chocolate pudding;Puddings, chocolate, dry mix, instant
jam|raspberry jam|strawberry jam|apricot jam|preserve|fruit preserve;Jams and preserves
jelly|red currant jelly|redcurrant jelly;Jellies
marmalade|orange marmalade;Marmalade, orange
apple butter;Fruit butters, apple
nutella|hazelnut spread|chocolate spread|chocolate hazelnut spread;Chocolate-flavored hazelnut spread
peanut butter|creamy peanut butter;Peanut butter, smooth style, with salt (Includes foods for USDA's Food Distribution Program)
crunchy peanut butter|chunky peanut butter;Peanut butter, chunk style, with salt
almond butter;Nuts, almond butter, plain, without salt added
cashew butter;Nuts, cashew butter, plain, without salt added
tahini|sesame paste;Seeds, sesame butter, tahini, from roasted and toasted kernels (most common type)
vanilla extract|vanilla|vanilla essence;Vanilla extract
almond extract;Vanilla extract
vanilla bean|vanilla pod;Vanilla extract;piece=3,pod=3
almond|whole almond|flaked almond|sliced almond|slivered almond;Nuts, almonds
blanched almond;Nuts, almonds, blanched
walnut|walnut half|walnut piece;Nuts, walnuts, english
pecan|pecan half;Nuts, pecans
hazelnut|ground hazelnut;Nuts, hazelnuts or filberts
cashew|cashew nut;Nuts, cashew nuts, raw
peanut|roasted peanut;Peanuts, all types, dry-roasted, without salt
salted peanut;Peanuts, all types, oil-roasted, with salt
pistachio|pistachio nut;Nuts, pistachio nuts, raw
macadamia|macadamia nut;Nuts, macadamia nuts, raw
brazil nut;Nuts, brazilnuts, dried, unblanched
pine nut;Nuts, pine nuts, dried
chestnut;Nuts, chestnuts, european, roasted
nut|mixed nut;Nuts, mixed nuts, dry roasted, with peanuts, without salt added
sunflower seed;Seeds, sunflower seed kernels, dried
pumpkin seed|pepita;Seeds, pumpkin and squash seed kernels, dried
sesame seed|sesame;Seeds, sesame seeds, whole, dried
flaxseed|flax seed|linseed|ground flaxseed;Seeds, flaxseed
chia seed|chia;Seeds, chia seeds, dried
hemp seed|hemp heart;Seeds, hemp seed, hulled
poppy seed;Spices, poppy seed
lentil|green lentil|brown lentil|puy lentil|black lentil;Lentils, raw
red lentil|dal;Lentils, pink or red, raw
cooked lentil|canned lentil;Lentils, mature seeds, cooked, boiled, without salt;can=240
chickpea|garbanzo bean|canned chickpea|garbanzo;Chickpeas (garbanzo beans, bengal gram), mature seeds, canned, drained solids;can=240,jar=400
dried chickpea;Chickpeas (garbanzo beans, bengal gram), mature seeds, raw
kidney bean|red kidney bean|canned kidney bean;Beans, kidney, red, mature seeds, canned, drained solids;can=240
dried kidney bean;Beans, kidney, red, mature seeds, raw
black bean|canned black bean;Beans, black, mature seeds, canned, low sodium;can=240
dried black bean;Beans, black, mature seeds, raw
white bean|cannellini bean|canned white bean|butter bean;Beans, white, mature seeds, canned;can=240,jar=400
dried white bean|navy bean|haricot bean|great northern bean;Beans, navy, mature seeds, raw
pinto bean;Beans, pinto, mature seeds, canned, drained solids, rinsed in tap water;can=240
dried bean;Beans, navy, mature seeds, raw
lima bean;Lima beans, large, mature seeds, canned;can=240
black eyed pea|black eyed bean;Cowpeas, common (blackeyes, crowder, southern), mature seeds, cooked, boiled, without salt
split pea|yellow split pea|green split pea;Peas, green, split, mature seeds, raw
mung bean;Mung beans, mature seeds, raw
adzuki bean;Beans, adzuki, mature seeds, raw
baked bean;Beans, baked, canned, plain or vegetarian;can=400
refried bean;Refried beans, canned, traditional style;can=430
soybean;Soybeans, mature seeds, raw
tofu|firm tofu|extra firm tofu;Tofu, raw, firm, prepared with calcium sulfate;block=350,package=350
silken tofu|soft tofu;Tofu, soft, prepared with calcium sulfate and magnesium chloride (nigari);block=350,package=350
tempeh;Tempeh
soy protein|tvp;Soy protein concentrate, produced by alcohol extraction
miso|miso paste|white miso|red miso;Miso
hummus;Hummus, commercial
ground beef|minced beef|beef mince|mince|ground meat|hamburger;Beef, ground, 80% lean meat / 20% fat, raw
lean ground beef;Beef, ground, 90% lean meat / 10% fat, raw
beef|stewing beef|beef stew meat|beef chuck|chuck roast|braising steak|beef roast|pot roast|stew meat;Beef, chuck, arm pot roast, separable lean and fat, trimmed to 1/8" fat, all grades, raw
steak|sirloin steak|sirloin|beef steak|rump steak;Beef, top sirloin, steak, separable lean and fat, trimmed to 1/8" fat, all grades, raw;piece=225
flank steak|skirt steak;Beef, flank, steak, separable lean and fat, trimmed to 0" fat, all grades, raw
beef fillet|beef tenderloin;Beef, tenderloin, steak, separable lean and fat, trimmed to 1/8" fat, all grades, raw
ribeye steak|ribeye;Beef, rib, eye, small end (ribs 10-12), separable lean only, trimmed to 0" fat, choice, raw
beef brisket|brisket;Beef, brisket, whole, separable lean and fat, trimmed to 1/8" fat, all grades, raw
beef short rib|short rib;Beef, rib, shortribs, separable lean and fat, choice, raw
round steak|rump roast;Beef, round, top round, steak, separable lean and fat, trimmed to 1/8" fat, all grades, raw
tripe;Beef, variety meats and by-products, tripe, raw
beef liver|liver|calf liver;Beef, variety meats and by-products, liver, raw
corned beef;Beef, cured, corned beef, brisket, raw
roast beef;Beef, round, bottom round, roast, separable lean and fat, trimmed to 1/8" fat, all grades, cooked, roasted
veal|veal cutlet;Veal, leg (top round), separable lean and fat, raw
veal shank;Veal, shank (fore and hind), separable lean and fat, raw
pork|pork shoulder|pork butt;Pork, fresh, shoulder, whole, separable lean and fat, raw
pork loin|pork chop|porkchop;Pork, fresh, loin, whole, separable lean and fat, raw;piece=180
pork tenderloin|pork fillet;Pork, fresh, loin, tenderloin, separable lean and fat, raw
pork belly;Pork, fresh, belly, raw;slice=100
ground pork|minced pork|pork mince;Pork, fresh, ground, raw
pork rib|spare rib|baby back rib|rib;Pork, fresh, spareribs, separable lean and fat, raw
bacon|streaky bacon|smoked bacon|bacon slice|bacon strip|lardon;Pork, cured, bacon, unprepared;piece=28,strip=28
canadian bacon|back bacon;Canadian bacon, unprepared
cooked bacon;Pork, cured, bacon, pre-sliced, cooked, pan-fried
pancetta|guanciale;Pork, cured, bacon, unprepared
ham|cooked ham|smoked ham;Ham, sliced, regular (approximately 11% fat);piece=28
prosciutto|serrano ham|parma ham;Ham, sliced, regular (approximately 11% fat)
ham hock;Pork, cured, ham, shank, bone-in, separable lean and fat, unheated
sausage|pork sausage|breakfast sausage;Pork sausage, link/patty, unprepared;piece=75,link=75
italian sausage|sweet italian sausage|hot italian sausage;Sausage, Italian, pork, mild, raw;piece=110,link=110
bratwurst;Bratwurst, pork, cooked
smoked sausage|kielbasa|andouille sausage|polish sausage;Sausage, smoked link sausage, pork and beef
chorizo;Sausage, pork, chorizo, link or ground, raw
hot dog|frankfurter;Frankfurter, pork
salami;Salami, cooked, beef and pork
pepperoni;Pepperoni, beef and pork, sliced
mortadella;Mortadella, beef, pork
blood sausage|black pudding;Blood sausage
lamb|lamb shoulder|lamb neck;Lamb, shoulder, whole (arm and blade), separable lean and fat, trimmed to 1/4" fat, choice, raw
leg of lamb|lamb leg;Lamb, leg, whole (shank and sirloin), separable lean and fat, trimmed to 1/4" fat, choice, raw
ground lamb|minced lamb|lamb mince;Lamb, ground, raw
lamb chop;Lamb, loin, separable lean and fat, trimmed to 1/4" fat, choice, raw
lamb shank;Lamb, foreshank, separable lean and fat, trimmed to 1/4" fat, choice, raw
goat;Game meat, goat, raw
rabbit;Game meat, rabbit, domesticated, composite of cuts, raw;piece=900
venison;Game meat, deer, raw
chicken|whole chicken|chicken piece|roasting chicken;Chicken, broilers or fryers, meat and skin, raw;piece=1000
chicken breast|chicken breast fillet|boneless chicken breast|boneless skinless chicken breast|skinless chicken breast|chicken tender|chicken fillet;Chicken, broiler or fryers, breast, skinless, boneless, meat only, raw;piece=200
chicken thigh|boneless skinless chicken thigh|boneless chicken thigh|skinless chicken thigh;Chicken, broilers or fryers, dark meat, thigh, meat only, raw;piece=110
bone in skin on chicken thigh|skin on chicken thigh;Chicken, broilers or fryers, thigh, meat and skin, raw
chicken leg|chicken drumstick|drumstick;Chicken, broilers or fryers, drumstick, meat and skin, raw
chicken wing;Chicken, broilers or fryers, wing, meat and skin, raw
chicken liver;Chicken, liver, all classes, raw
ground chicken;Chicken, ground, raw
cooked chicken|rotisserie chicken|shredded chicken;Chicken, broilers or fryers, meat only, cooked, roasted
turkey|whole turkey;Turkey, whole, meat and skin, raw;piece=4000
turkey breast;Turkey, whole, breast, meat only, raw
ground turkey|minced turkey;Turkey, Ground, raw
duck|duck leg;Duck, domesticated, meat and skin, raw;piece=1500
duck breast;Duck, wild, breast, meat only, raw
goose;Goose, domesticated, meat and skin, raw
quail;Quail, meat and skin, raw
salmon|salmon fillet|salmon steak;Fish, salmon, Atlantic, farmed, raw;piece=170,fillet=170
smoked salmon;Fish, salmon, chinook, smoked;slice=25,package=100
canned salmon;Fish, salmon, pink, canned, drained solids;can=170
cod|cod fillet|white fish|fish fillet|fish|white fish fillet;Fish, cod, Atlantic, raw;piece=150,fillet=150
salt cod;Fish, cod, Atlantic, dried and salted
haddock;Fish, haddock, raw;piece=150,fillet=150
smoked haddock;Fish, haddock, smoked
pollock|coley;Fish, pollock, Atlantic, raw
halibut;Fish, halibut, Atlantic and Pacific, raw
sole|plaice|flounder;Fish, flatfish (flounder and sole species), raw
sea bass|bream;Fish, sea bass, mixed species, raw;piece=300,fillet=120
snapper|red snapper;Fish, snapper, mixed species, raw
tilapia;Fish, tilapia, raw
trout;Fish, trout, mixed species, raw;piece=250,fillet=80
mackerel;Fish, mackerel, Atlantic, raw;piece=200,fillet=110
herring;Fish, herring, Atlantic, raw
tuna steak|fresh tuna;Fish, tuna, fresh, bluefin, raw
tuna|canned tuna|tinned tuna;Fish, tuna, light, canned in water, drained solids (Includes foods for USDA's Food Distribution Program);can=120
tuna in oil;Fish, tuna, light, canned in oil, drained solids;can=120
sardine;Fish, sardine, Atlantic, canned in oil, drained solids with bone;can=95
anchovy|anchovy fillet|anchovy paste;Fish, anchovy, european, canned in oil, drained solids;can=45,fillet=4,piece=4
monkfish;Fish, monkfish, raw
swordfish;Fish, swordfish, raw
catfish;Fish, catfish, channel, wild, raw
eel;Fish, eel, mixed species, raw
carp;Fish, carp, raw
caviar|roe;Fish, caviar, black and red, granular
shrimp|prawn|king prawn;Crustaceans, shrimp, raw;piece=10
cooked shrimp;Crustaceans, shrimp, cooked
crab|crab meat|crabmeat;Crustaceans, crab, blue, canned
imitation crab|surimi|crab stick;Fish, surimi
lobster;Crustaceans, lobster, northern, raw
crayfish;Crustaceans, crayfish, mixed species, wild, raw
mussel;Mollusks, mussel, blue, raw;piece=8
clam;Mollusks, clam, mixed species, raw
canned clam;Mollusks, clam, mixed species, canned, drained solids
oyster;Mollusks, oyster, eastern, wild, raw
scallop|sea scallop;Mollusks, scallop, mixed species, raw
squid|calamari;Mollusks, squid, mixed species, raw
octopus;Mollusks, octopus, common, raw
salt|sea salt|kosher salt|table salt|coarse salt|flaky salt|fine salt|fine sea salt|flaky sea salt;Salt, table
black pepper|pepper|ground black pepper|peppercorn|black peppercorn|ground pepper;Spices, pepper, black;piece=0.05
white pepper;Spices, pepper, white
cayenne|cayenne pepper|red pepper flake|chili flake|crushed red pepper|hot pepper flake;Spices, pepper, red or cayenne
chili powder|chipotle powder;Spices, chili powder
paprika|sweet paprika|smoked paprika|paprika powder|hot paprika;Spices, paprika
cumin|ground cumin|cumin seed|cumin powder;Spices, cumin seed
ground coriander|coriander seed|coriander powder;Spices, coriander seed
turmeric|ground turmeric|turmeric powder;Spices, turmeric, ground
ground ginger|ginger powder;Spices, ginger, ground
curry powder|garam masala;Spices, curry powder
cinnamon|ground cinnamon|cinnamon stick|cinnamon powder;Spices, cinnamon, ground;piece=3,stick=3
nutmeg|ground nutmeg;Spices, nutmeg, ground;piece=4
mace;Spices, mace, ground
clove|ground clove|whole clove;Spices, cloves, ground;piece=0.1
allspice|ground allspice;Spices, allspice, ground;piece=0.1
cardamom|ground cardamom|cardamom pod|cardamom seed|green cardamom pod;Spices, cardamom;piece=0.2,pod=0.2
star anise|anise seed|aniseed;Spices, anise seed;piece=1
fennel seed;Spices, fennel seed
fenugreek|fenugreek seed;Spices, fenugreek seed
caraway|caraway seed;Spices, caraway seed
celery seed|celery salt;Spices, celery seed
mustard seed|mustard powder|dry mustard|ground mustard;Spices, mustard seed, ground
dill seed;Spices, dill seed
saffron|saffron thread;Spices, saffron;piece=0.002,strand=0.002,pinch=0.1
lime leaf|kaffir lime leaf|makrut lime leaf|curry leaf;Spices, bay leaf;leaf=0.4,piece=0.4
bay leaf|bay;Spices, bay leaf;leaf=0.2,piece=0.2
oregano|dried oregano|fresh oregano;Spices, oregano, dried;sprig=1,bunch=20
dried thyme;Spices, thyme, dried
dried basil|italian seasoning|mixed dried herb|herb|mixed herb;Spices, basil, dried
dried parsley|parsley flake;Spices, parsley, dried
dried rosemary;Spices, rosemary, dried
sage|dried sage|ground sage|sage leaf|fresh sage;Spices, sage, ground;leaf=0.3,piece=0.3,bunch=20
dried dill|dill weed|dried dill weed;Spices, dill weed, dried
tarragon|dried tarragon|fresh tarragon;Spices, tarragon, dried;sprig=1,bunch=20
marjoram|dried marjoram;Spices, marjoram, dried
dried mint;Spearmint, dried
savory;Spices, savory, ground
garlic powder|granulated garlic;Spices, garlic powder
garlic salt|onion salt|seasoned salt|seasoning salt;Salt, table
onion powder|dried onion|dried minced onion;Spices, onion powder
pumpkin pie spice|mixed spice|five spice|five spice powder|gingerbread spice;Spices, pumpkin pie spice
poultry seasoning|cajun seasoning|old bay seasoning;Spices, poultry seasoning
taco seasoning|taco seasoning mix;Seasoning mix, dry, taco, original
chili seasoning|chili seasoning mix;Seasoning mix, dry, chili, original
sazon|adobo seasoning;Seasoning mix, dry, sazon, coriander & annatto
soy sauce|light soy sauce|dark soy sauce|low sodium soy sauce;Soy sauce made from soy and wheat (shoyu);bottle=250
tamari;Soy sauce made from soy (tamari)
fish sauce;Sauce, fish, ready-to-serve
oyster sauce;Sauce, oyster, ready-to-serve
hoisin sauce;Sauce, hoisin, ready-to-serve
teriyaki sauce;Sauce, teriyaki, ready-to-serve
worcestershire sauce;Sauce, worcestershire
hot sauce|tabasco|tabasco sauce;Sauce, ready-to-serve, pepper, TABASCO
sriracha|sriracha sauce|chili garlic sauce|harissa|gochujang|chili paste|sambal oelek;Sauce, hot chile, sriracha
chili sauce;Sauce, chili, peppers, hot, immature green, canned
ketchup;Catsup
mustard|dijon mustard|yellow mustard|wholegrain mustard|grainy mustard;Mustard, prepared, yellow
horseradish|prepared horseradish|wasabi;Horseradish, prepared
barbecue sauce|bbq sauce;Sauce, barbecue
salsa|picante sauce|pico de gallo;Sauce, salsa, ready-to-serve
enchilada sauce|red enchilada sauce;Sauce, enchilada, red, mild, ready to serve
marinara sauce|spaghetti sauce|pasta sauce|marinara|pizza sauce;Sauce, pasta, spaghetti/marinara, ready-to-serve
alfredo sauce;Sauce, cheese, ready-to-serve
pesto;Sauce, pesto, CLASSICO, basil pesto, ready-to-serve
cheese sauce|nacho cheese;Sauce, cheese, ready-to-serve
guacamole;Avocados, raw, all commercial varieties
tartar sauce|remoulade;Sauce, tartar, ready-to-serve
steak sauce|brown sauce;Sauce, steak, tomato based
vinegar|white vinegar|distilled vinegar|white wine vinegar|rice vinegar|rice wine vinegar|wine vinegar|sherry vinegar;Vinegar, distilled
cider vinegar|apple cider vinegar;Vinegar, cider
red wine vinegar;Vinegar, red wine
balsamic vinegar|balsamic|balsamic glaze;Vinegar, balsamic
chicken stock|chicken broth|stock|broth|turkey stock;Soup, stock, chicken, home-prepared
beef stock|beef broth|veal stock;Soup, stock, beef, home-prepared
fish stock|dashi;Soup, stock, fish, home-prepared
vegetable stock|vegetable broth|veggie broth;Soup, vegetable broth, ready to serve
bouillon cube|stock cube|chicken bouillon|chicken bouillon cube|bouillon;Soup, chicken broth cubes, dry;piece=10,cube=10
beef bouillon|beef bouillon cube;Soup, beef broth, cubed, dry;piece=10,cube=10
vegetable bouillon|vegetable stock cube|bouillon powder|stock powder;Soup, chicken broth or bouillon, dry;piece=10,cube=10
cream of mushroom soup;Soup, cream of mushroom, canned, condensed
cream of chicken soup;Soup, cream of chicken, canned, condensed
tomato soup;Soup, tomato, canned, condensed
onion soup mix;Soup, onion, dry, mix
water|warm water|hot water|ice|ice water|boiling water|cold water|ice cube;Beverages, water, tap, drinking
club soda|soda water|sparkling water|mineral water;Beverages, carbonated, club soda
tonic water;Beverages, carbonated, tonic water
cola|coca cola;Beverages, carbonated, cola, regular
ginger ale|ginger beer;Beverages, carbonated, ginger ale
lemonade|sprite|lemon lime soda|7 up;Beverages, carbonated, lemon-lime soda, no caffeine
coffee|espresso|brewed coffee|strong coffee;Beverages, coffee, brewed, prepared with tap water
instant coffee|coffee granule|espresso powder|instant espresso powder;Beverages, coffee, instant, regular, powder
ground coffee;Beverages, coffee, brewed, prepared with tap water
tea|black tea|green tea|tea bag;Beverages, tea, black, brewed, prepared with tap water
white wine|dry white wine|wine;Alcoholic beverage, wine, table, white
red wine|dry red wine;Alcoholic beverage, wine, table, red
rose wine|champagne|prosecco|sparkling wine;Alcoholic beverage, wine, table, all
port|marsala|sherry|madeira|dessert wine|vermouth|port wine;Alcoholic beverage, wine, dessert, sweet
rice wine|sake|shaoxing wine;Alcoholic beverage, rice (sake)
mirin;Alcoholic beverage, wine, dessert, sweet
beer|lager|ale|stout|guinness;Alcoholic beverage, beer, regular, all
cider|hard cider;Alcoholic beverage, wine, light
rum|vodka|gin|whisky|bourbon|brandy|cognac|tequila|dark rum|white rum|kirsch|mezcal|pisco;Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof
liqueur|orange liqueur|triple sec|cointreau|grand marnier|kahlua|coffee liqueur|amaretto;Alcoholic beverage, liqueur, coffee, 53 proof
irish cream|baileys;Alcoholic beverage, liqueur, coffee with cream, 34 proof
"""

SIZES = ['extra small', 'small', 'medium', 'large', 'extra large', 'jumbo']
UNITS = ['clove', 'slice', 'leaf', 'stalk', 'sprig', 'head', 'bulb', 'ear', 'bunch', 'stick', 'can', 'package', 'fillet', 'spear', 'sheet', 'link',
         'cube', 'strip', 'wedge', 'packet']
# Measures that are one whole of the food.
WHOLES = ['fruit', 'pepper', 'egg', 'each', 'unit', 'whole', 'piece', 'roll', 'bun', 'tortilla', 'pita', 'bagel', 'muffin', 'croissant', 'cracker', 'cookie',
          'olive', 'shrimp', 'link', 'frankfurter', 'sausage', 'fillet', 'breast', 'thigh', 'leg', 'drumstick', 'wing', 'leek', 'carrot', 'cucumber',
          'potato', 'sweetpotato', 'eggplant', 'mushroom', 'lemon', 'lime', 'date', 'fig', 'prune', 'apricot', 'plantain', 'root', 'artichoke', 'sprout',
          'shell', 'ladyfinger', 'biscuit', 'beet', 'bulb', 'avocado', 'steak', 'chop', 'patty', 'quail', 'pomegranate', 'tomato', 'onion', 'kernel',
          'pimiento', 'cherry', 'grape', 'berry', 'strawberry', 'date, pitted', 'prune, pitted', 'marshmallow', 'half', 'caramel', 'wrapper', 'naan']
CUPS = ['cup', 'cup, chopped', 'cup, diced', 'cup, sliced', 'cup, chopped or diced', 'cup chopped', 'cup slices', 'cup, slices', 'cup, whole', 'cup, cubes',
        'cup, shredded', 'cup shredded', 'cup, crumbled', 'cup, halves', 'cup (8 fl oz)', 'cup (not packed)', 'cup packed', 'cup, packed', 'cup, melted']


def weights(rows, extra):
    """Grams of a cup and of the counted units of one food."""
    grams = {}
    cups = {}
    for amount, measure, weight in rows:
        try:
            one = float(weight) / float(amount)
        except (ValueError, ZeroDivisionError):
            continue
        text = measure.lower().strip()
        first = re.split(r'[ ,(]', text)[0]
        single = first[:-1] if first.endswith('s') and first[:-1] in UNITS + WHOLES else first
        if text.startswith('cup'):
            cups.setdefault(text, one)
        elif text.startswith(('tbsp', 'tablespoon')):
            cups.setdefault('~tbsp', one * 16)
        elif text.startswith(('tsp', 'teaspoon')):
            cups.setdefault('~tsp', one * 48)
        elif text.startswith('fl oz'):
            cups.setdefault('~floz', one * 8)
        size = next((s for s in sorted(SIZES, key=len, reverse=True) if re.search(r'\b' + s + r'\b', text)), None)
        if text.startswith(('cup', 'tbsp', 'tsp', 'package', 'drink', 'can', 'box', 'bag', 'container', 'serving', 'nlea')) and single not in UNITS:
            size = None
        if single in UNITS and 'thin' not in text:
            if size in (None, 'medium') or single not in grams:
                grams[single] = one
        elif size in ('small', 'medium', 'large') and not re.search(r'slice|wedge|strip|spear|leaf|ring|half', text):
            grams.setdefault(size, one)
        if single in WHOLES and size is None and 'yield' not in text.replace('yields', ''):
            grams.setdefault('piece', one)
    for name in CUPS + sorted(cups):
        if name in cups:
            grams['cup'] = cups[name]
            break
    if 'medium' in grams:
        grams['piece'] = grams.pop('medium')
    elif 'piece' not in grams and 'large' in grams:
        grams['piece'] = grams['large']
    elif 'piece' not in grams:
        for unit in ('fillet', 'link', 'bulb', 'ear', 'head'):
            if unit in grams:
                grams['piece'] = grams[unit]
                break
    for pair in extra.split(','):
        if pair:
            unit, value = pair.split('=')
            grams[unit] = float(value)
    return grams


def number(text):
    """A figure without zeros at its end; `-` where USDA has none."""
    if text == '':
        return '-'
    return f'{float(text):.2f}'.rstrip('0').rstrip('.') or '0'


def main():
    foods = {row['description']: row for row in csv.DictReader(open(sys.argv[1]), delimiter='\t')}
    portions = defaultdict(list)
    for row in csv.DictReader(open(sys.argv[2]), delimiter='\t'):
        portions[row['fdc_id']].append((row['amount'], row['measure'], row['grams']))
    print('''// What foods hold and weigh: facts, not code. Text, because a StaticString costs nothing until it is read. Made by generate-nutrition.py.

/// The rows of the nutrition table.
///
/// A row is `names|usda|kcal protein fat carbohydrate fiber sugar saturated-fat sodium cholesterol|weights`: names separated by commas, USDA's
/// number of the food (NDB), nutrients of 100 g in the units of `Nutrient`, `-` for unknown, and grams of a cup of 236.588 ml and of single things.
///
/// Source: U.S. Department of Agriculture, SR Legacy (April 2019), public domain; weights of bunches and the like that USDA lacks are averages.
enum NutritionTable {
  static let rows: StaticString = """''')
    for line in SELECTION.strip().split('\n'):
        fields = line.split(';')
        row = foods.get(fields[1])
        if row is None:
            sys.exit(f'no such food: {fields[1]}')
        figures = ' '.join(number(row[key]) for key in (
            'kcal', 'protein_g', 'fat_g', 'carb_g', 'fibre_g', 'sugar_g', 'sat_fat_g', 'sodium_mg', 'cholesterol_mg'))
        grams = weights(portions[row['fdc_id']], fields[2] if len(fields) > 2 else '')
        text = ' '.join(f'{unit}={grams[unit]:.4g}' for unit in sorted(grams))
        print(f"    {fields[0].replace('|', ',')}|{row['ndb']}|{figures}|{text}")
    print('    """\n}')


main()
