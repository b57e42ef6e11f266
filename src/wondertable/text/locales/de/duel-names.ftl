### What the box of 7 Wonders Duel names, and what we name in it.

## Cards of age I

duel-lumber-yard = Holzplatz
duel-logging-camp = Holzfäller-Lager
duel-clay-pool = Ziegelei
duel-clay-pit = Tongrube
duel-quarry = Steinbruch
duel-stone-pit = Gesteins-Lagerstätte
duel-glassworks = Glashütte
duel-press = Papyrus-Fertigung
duel-guard-tower = Wachturm
duel-stable = Stall
duel-garrison = Garnison
duel-palisade = Palisade
duel-workshop = Werkstatt
duel-apothecary = Apotheke
duel-scriptorium = Skriptorium
duel-pharmacist = Drogerie
duel-theater = Theater
duel-altar = Altar
duel-baths = Bäder
duel-stone-reserve = Steinlager
duel-clay-reserve = Tonlager
duel-wood-reserve = Holzlager
duel-tavern = Taverne

## Cards of age II

duel-sawmill = Sägewerk
duel-brickyard = Ziegelbrennerei
duel-shelf-quarry = Steinhauerei
duel-glass-blower = Glasbläserei
duel-drying-room = Trockenraum
duel-walls = Mauern
duel-horse-breeders = Gestüt
duel-barracks = Kaserne
duel-archery-range = Schießplatz
duel-parade-ground = Exerzierplatz
duel-library = Bibliothek
duel-dispensary = Arzneiausgabe
duel-school = Schule
duel-laboratory = Laboratorium
duel-courthouse = Gericht
duel-statue = Statue
duel-temple = Tempel
duel-aqueduct = Aquädukt
duel-rostrum = Tribüne
duel-forum = Forum
duel-caravansery = Karawanserei
duel-customs-house = Zollstelle
duel-brewery = Brauhaus

## Cards of age III

duel-arsenal = Waffenlager
duel-pretorium = Militärgericht
duel-fortifications = Verteidigungsanlage
duel-siege-workshop = Kriegsmaschinenwerkstatt
duel-circus = Hippodrom
duel-academy = Akademie
duel-study = Studienzimmer
duel-university = Universität
duel-observatory = Observatorium
duel-palace = Palast
duel-town-hall = Rathaus
duel-obelisk = Obelisk
duel-gardens = Gärten
duel-pantheon = Pantheon
duel-senate = Senat
duel-chamber-of-commerce = Handelskammer
duel-port = Hafen
duel-armory = Waffenkammer
duel-lighthouse = Leuchtturm
duel-arena = Arena

## Guilds

duel-merchants-guild = Gilde der Kaufleute
duel-shipowners-guild = Gilde der Schiffseigner
duel-builders-guild = Gilde der Baumeister
duel-magistrates-guild = Gilde der Beamten
duel-scientists-guild = Gilde der Wissenschaftler
duel-moneylenders-guild = Gilde der Geldverleiher
duel-tacticians-guild = Gilde der Strategen

## Wonders

duel-appian-way = Via Appia
duel-circus-maximus = Circus Maximus
duel-colossus = Der Koloss
duel-great-library = Die Große Bibliothek
duel-great-lighthouse = Der Große Leuchtturm
duel-hanging-gardens = Die Hängenden Gärten
duel-mausoleum = Das Mausoleum
duel-piraeus = Piräus
duel-pyramids = Die Pyramiden
duel-sphinx = Die Sphinx
duel-statue-of-zeus = Die Statue des Zeus
duel-temple-of-artemis = Der Tempel der Artemis

## Progress tokens

duel-agriculture = Landwirtschaft
duel-architecture = Architektur
duel-economy = Ökonomie
duel-law = Gesetzgebung
duel-masonry = Baukunst
duel-mathematics = Mathematik
duel-philosophy = Philosophie
duel-strategy = Kriegskunst
duel-theology = Theologie
duel-urbanism = Stadtplanung

## Science symbols: the box shows them as pictures only, the words are ours

duel-symbol-wheel = Rad
duel-symbol-mortar = Mörser
duel-symbol-quill = Schreibfeder
duel-symbol-plumb = Senkblei
duel-symbol-sundial = Sonnenuhr
duel-symbol-armillary = Armillarsphäre
duel-symbol-scales = Waage

## Chain symbols: pictures only as well

duel-chain-horseshoe = Hufeisen
duel-chain-sword = Schwert
duel-chain-tower = Turm
duel-chain-book = Buch
duel-chain-gear = Zahnrad
duel-chain-mask = Maske
duel-chain-moon = Mond
duel-chain-drop = Tropfen
duel-chain-amphora = Amphore
duel-chain-target = Zielscheibe
duel-chain-helmet = Helm
duel-chain-lyre = Leier
duel-chain-lamp = Öllampe
duel-chain-column = Säule
duel-chain-sun = Sonne
duel-chain-temple-front = Tempelfront
duel-chain-barrel = Fass

## What points are counted for

duel-points-blue = Blaue Karten
duel-points-green = Grüne Karten
duel-points-yellow = Gelbe Karten
duel-points-purple = Gilden
duel-points-wonders = Weltwunder
duel-points-tokens = Fortschritts-Plättchen
duel-points-coins = Münzen
duel-points-military = Militär
game-duel = 7 Wonders Duel
