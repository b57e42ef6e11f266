### What the box of 7 Wonders Duel names, and what we name in it.

## Cards of age I

duel-lumber-yard = Fakitermelés
duel-logging-camp = Fatelep
duel-clay-pool = Agyagbánya
duel-clay-pit = Agyaglelőhely
duel-quarry = Kőfejtő
duel-stone-pit = Kőbánya
duel-glassworks = Üveggyár
duel-press = Prés
duel-guard-tower = Őrtorony
duel-stable = Istálló
duel-garrison = Helyőrség
duel-palisade = Cölöpkerítés
duel-workshop = Műhely
duel-apothecary = Patika
duel-scriptorium = Scriptorium
duel-pharmacist = Gyógyszerész
duel-theater = Színház
duel-altar = Oltár
duel-baths = Fürdő
duel-stone-reserve = Kőraktár
duel-clay-reserve = Agyagraktár
duel-wood-reserve = Faraktár
duel-tavern = Fogadó

## Cards of age II

duel-sawmill = Fűrésztelep
duel-brickyard = Téglagyár
duel-shelf-quarry = Külszíni fejtés
duel-glass-blower = Üvegfúvó
duel-drying-room = Szárítóterem
duel-walls = Falak
duel-horse-breeders = Lótenyésztők
duel-barracks = Barakk
duel-archery-range = Íjászterület
duel-parade-ground = Alakulótér
duel-library = Könyvtár
duel-dispensary = Kórházellátó
duel-school = Iskola
duel-laboratory = Laboratórium
duel-courthouse = Bíróság
duel-statue = Szobor
duel-temple = Templom
duel-aqueduct = Vízvezeték
duel-rostrum = Szószék
duel-forum = Fórum
duel-caravansery = Karavánszeráj
duel-customs-house = Vámház
duel-brewery = Sörfőzde

## Cards of age III

duel-arsenal = Fegyverarzenál
duel-pretorium = Főhadiszállás
duel-fortifications = Erőd
duel-siege-workshop = Ostromműhely
duel-circus = Cirkusz
duel-academy = Akadémia
duel-study = Tanterem
duel-university = Egyetem
duel-observatory = Csillagvizsgáló
duel-palace = Palota
duel-town-hall = Városháza
duel-obelisk = Obeliszk
duel-gardens = Kertek
duel-pantheon = Panteon
duel-senate = Szenátus
duel-chamber-of-commerce = Kereskedelmi kamara
duel-port = Kikötő
duel-armory = Fegyvertár
duel-lighthouse = Világítótorony
duel-arena = Aréna

## Guilds

duel-merchants-guild = Kereskedők céhe
duel-shipowners-guild = Hajósok céhe
duel-builders-guild = Építők céhe
duel-magistrates-guild = Elöljárók céhe
duel-scientists-guild = Tudósok céhe
duel-moneylenders-guild = Uzsorások céhe
duel-tacticians-guild = Stratégák céhe

## Wonders

duel-appian-way = Via Appia
duel-circus-maximus = Circus Maximus
duel-colossus = A Kolosszus
duel-great-library = A nagy könyvtár
duel-great-lighthouse = A nagy világítótorony
duel-hanging-gardens = A függőkertek
duel-mausoleum = A mauzóleum
duel-piraeus = Pireusz
duel-pyramids = A piramisok
duel-sphinx = A Szfinx
duel-statue-of-zeus = Zeusz szobra
duel-temple-of-artemis = Artemisz temploma

## Progress tokens

duel-agriculture = Mezőgazdaság
duel-architecture = Építészet
duel-economy = Gazdaság
duel-law = Törvény
duel-masonry = Kőművesség
duel-mathematics = Matematika
duel-philosophy = Filozófia
duel-strategy = Stratégia
duel-theology = Teológia
duel-urbanism = Urbanizmus

## Science symbols: the box shows them as pictures only, the words are ours

duel-symbol-wheel = kerék
duel-symbol-mortar = mozsár
duel-symbol-quill = írótoll
duel-symbol-plumb = függőón
duel-symbol-sundial = napóra
duel-symbol-armillary = armilláris gömb
duel-symbol-scales = mérleg

## Chain symbols: pictures only as well

duel-chain-horseshoe = patkó
duel-chain-sword = kard
duel-chain-tower = torony
duel-chain-book = könyv
duel-chain-gear = fogaskerék
duel-chain-mask = maszk
duel-chain-moon = hold
duel-chain-drop = vízcsepp
duel-chain-amphora = amfora
duel-chain-target = céltábla
duel-chain-helmet = sisak
duel-chain-lyre = líra
duel-chain-lamp = mécses
duel-chain-column = oszlop
duel-chain-sun = nap
duel-chain-temple-front = templomhomlokzat
duel-chain-barrel = hordó

## What points are counted for

duel-points-blue = Kék kártyák
duel-points-green = Zöld kártyák
duel-points-yellow = Sárga kártyák
duel-points-purple = Céhek
duel-points-wonders = Csodák
duel-points-tokens = Fejlődéskorongok
duel-points-coins = Érmék
duel-points-military = Katonaság
game-duel = 7 Csoda – Párbaj
