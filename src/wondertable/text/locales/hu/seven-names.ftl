### What the boxes of 7 Wonders and of Cities name, and what we name in them.
###
### Our own translations: all card names but Színház, Kertek, Barakk, Őrtorony, Scriptorium, Milícia
### and Emlékmű; all board names but Bizánc and Petra.

## Cards of age I

seven-lumber-yard = Fatelep
seven-stone-pit = Kőfejtő
seven-clay-pool = Agyagmedence
seven-ore-vein = Érctelér
seven-tree-farm = Faültetvény
seven-excavation = Ásatás
seven-clay-pit = Agyagbánya
seven-timber-yard = Erdészet
seven-forest-cave = Erdei barlang
seven-mine = Bánya
seven-loom-1 = Szövőműhely
seven-glassworks-1 = Üveghuta
seven-press-1 = Prés
seven-altar = Oltár
seven-theater = Színház
seven-well = Kút
seven-baths = Fürdő
seven-tavern = Fogadó
seven-east-trading-post = Keleti kereskedőállomás
seven-west-trading-post = Nyugati kereskedőállomás
seven-marketplace = Piactér
seven-stockade = Palánk
seven-barracks = Barakk
seven-guard-tower = Őrtorony
seven-apothecary = Patika
seven-workshop = Műhely
seven-scriptorium = Scriptorium

## Cards of age II

seven-sawmill = Fűrésztelep
seven-quarry = Kőbánya
seven-brickyard = Téglavető
seven-foundry = Öntöde
seven-loom-2 = Szövőműhely
seven-glassworks-2 = Üveghuta
seven-press-2 = Prés
seven-aqueduct = Vízvezeték
seven-temple = Templom
seven-statue = Szobor
seven-courthouse = Törvényszék
seven-caravansery = Karavánszeráj
seven-forum = Fórum
seven-vineyard = Szőlőskert
seven-bazaar = Bazár
seven-walls = Városfal
seven-training-ground = Gyakorlótér
seven-stables = Istálló
seven-archery-range = Íjászpálya
seven-dispensary = Rendelő
seven-laboratory = Laboratórium
seven-library = Könyvtár
seven-school = Iskola

## Cards of age III

seven-pantheon = Pantheon
seven-gardens = Kertek
seven-town-hall = Városháza
seven-palace = Palota
seven-senate = Szenátus
seven-haven = Kikötő
seven-lighthouse = Világítótorony
seven-chamber-of-commerce = Kereskedelmi kamara
seven-ludus = Ludus
seven-arena = Aréna
seven-fortifications = Erődítmény
seven-circus = Cirkusz
seven-arsenal = Fegyvertár
seven-siege-workshop = Ostromműhely
seven-castrum = Castrum
seven-lodge = Páholy
seven-observatory = Csillagvizsgáló
seven-university = Egyetem
seven-academy = Akadémia
seven-study = Dolgozószoba

## Guilds

seven-workers-guild = Munkások céhe
seven-craftsmens-guild = Kézművesek céhe
seven-magistrates-guild = Elöljárók céhe
seven-traders-guild = Kereskedők céhe
seven-spies-guild = Kémek céhe
seven-philosophers-guild = Filozófusok céhe
seven-shipowners-guild = Hajótulajdonosok céhe
seven-scientists-guild = Tudósok céhe
seven-decorators-guild = Díszítők céhe
seven-builders-guild = Építők céhe

## Black cards of Cities

seven-west-clandestine-wharf = Nyugati titkos rakpart
seven-east-clandestine-wharf = Keleti titkos rakpart
seven-smugglers-cache = Csempészrejtek
seven-secret-warehouse = Titkos raktár
seven-city-gates = Városkapu
seven-customs = Vámház
seven-dive = Lebuj
seven-opium-stash = Ópiumkészlet
seven-hideout = Búvóhely
seven-raider-camp = Fosztogatók tábora
seven-cells = Zárkák
seven-militia = Milícia
seven-residence = Rezidencia
seven-pigeonhole = Galambdúc
seven-black-market = Feketepiac
seven-architect-firm = Építésziroda
seven-tabularium = Tabularium
seven-trade-center = Kereskedelmi központ
seven-gambling-den = Játékbarlang
seven-opium-den = Ópiumbarlang
seven-lair = Rejtekhely
seven-sepulcher = Sírbolt
seven-raider-fort = Fosztogatók erődje
seven-guardhouse = Őrház
seven-mercenaries = Zsoldosok
seven-consulate = Konzulátus
seven-band-of-spies = Kémcsapat
seven-forging-agency = Hamisítóműhely
seven-capitol = Capitolium
seven-mint = Pénzverde
seven-opium-distillery = Ópiumfőzde
seven-brotherhood = Testvériség
seven-chamber-of-builders = Építők kamarája
seven-cenotaph = Kenotáfium
seven-secret-network = Titkos hálózat
seven-slave-market = Rabszolgapiac
seven-raider-garrison = Fosztogatók helyőrsége
seven-prison = Börtön
seven-contingent = Kontingens
seven-embassy = Nagykövetség
seven-memorial = Emlékmű
seven-torture-chamber = Kínzókamra

## Boards

seven-alexandria = Alexandria
seven-babylon = Babilon
seven-ephesos = Epheszosz
seven-gizah = Gíza
seven-halikarnassos = Halikarnasszosz
seven-olympia = Olümpia
seven-rhodos = Rodosz
seven-byzantium = Bizánc
seven-petra = Petra

## Science symbols and sides of boards

seven-symbol-compass = körző
seven-symbol-gear = fogaskerék
seven-symbol-tablet = kőtábla
seven-side-day = nappal
seven-side-night = éjszaka

## The rows of the score sheet

seven-points-wonder = Csoda
seven-points-treasury = Kincstár
seven-points-conflicts = Konfliktusok
seven-points-blue = Kék kártyák
seven-points-yellow = Sárga kártyák
seven-points-green = Zöld kártyák
seven-points-purple = Céhek
seven-points-black = Fekete kártyák
game-seven = 7 Csoda
