### What the box of 7 Wonders Duel names, and what we name in it.

## Cards of age I

duel-lumber-yard = Lumber Yard
duel-logging-camp = Logging Camp
duel-clay-pool = Clay Pool
duel-clay-pit = Clay Pit
duel-quarry = Quarry
duel-stone-pit = Stone Pit
duel-glassworks = Glassworks
duel-press = Press
duel-guard-tower = Guard Tower
duel-stable = Stable
duel-garrison = Garrison
duel-palisade = Palisade
duel-workshop = Workshop
duel-apothecary = Apothecary
duel-scriptorium = Scriptorium
duel-pharmacist = Pharmacist
duel-theater = Theater
duel-altar = Altar
duel-baths = Baths
duel-stone-reserve = Stone Reserve
duel-clay-reserve = Clay Reserve
duel-wood-reserve = Wood Reserve
duel-tavern = Tavern

## Cards of age II

duel-sawmill = Sawmill
duel-brickyard = Brickyard
duel-shelf-quarry = Shelf Quarry
duel-glass-blower = Glass-Blower
duel-drying-room = Drying Room
duel-walls = Walls
duel-horse-breeders = Horse Breeders
duel-barracks = Barracks
duel-archery-range = Archery Range
duel-parade-ground = Parade Ground
duel-library = Library
duel-dispensary = Dispensary
duel-school = School
duel-laboratory = Laboratory
duel-courthouse = Courthouse
duel-statue = Statue
duel-temple = Temple
duel-aqueduct = Aqueduct
duel-rostrum = Rostrum
duel-forum = Forum
duel-caravansery = Caravansery
duel-customs-house = Customs House
duel-brewery = Brewery

## Cards of age III

duel-arsenal = Arsenal
duel-pretorium = Pretorium
duel-fortifications = Fortifications
duel-siege-workshop = Siege Workshop
duel-circus = Circus
duel-academy = Academy
duel-study = Study
duel-university = University
duel-observatory = Observatory
duel-palace = Palace
duel-town-hall = Town Hall
duel-obelisk = Obelisk
duel-gardens = Gardens
duel-pantheon = Pantheon
duel-senate = Senate
duel-chamber-of-commerce = Chamber of Commerce
duel-port = Port
duel-armory = Armory
duel-lighthouse = Lighthouse
duel-arena = Arena

## Guilds

duel-merchants-guild = Merchants Guild
duel-shipowners-guild = Shipowners Guild
duel-builders-guild = Builders Guild
duel-magistrates-guild = Magistrates Guild
duel-scientists-guild = Scientists Guild
duel-moneylenders-guild = Moneylenders Guild
duel-tacticians-guild = Tacticians Guild

## Wonders

duel-appian-way = The Appian Way
duel-circus-maximus = Circus Maximus
duel-colossus = The Colossus
duel-great-library = The Great Library
duel-great-lighthouse = The Great Lighthouse
duel-hanging-gardens = The Hanging Gardens
duel-mausoleum = The Mausoleum
duel-piraeus = Piraeus
duel-pyramids = The Pyramids
duel-sphinx = The Sphinx
duel-statue-of-zeus = The Statue of Zeus
duel-temple-of-artemis = The Temple of Artemis

## Progress tokens

duel-agriculture = Agriculture
duel-architecture = Architecture
duel-economy = Economy
duel-law = Law
duel-masonry = Masonry
duel-mathematics = Mathematics
duel-philosophy = Philosophy
duel-strategy = Strategy
duel-theology = Theology
duel-urbanism = Urbanism

## Science symbols: the box shows them as pictures only, the words are ours

duel-symbol-wheel = wheel
duel-symbol-mortar = mortar
duel-symbol-quill = quill
duel-symbol-plumb = plumb line
duel-symbol-sundial = sundial
duel-symbol-armillary = armillary sphere
duel-symbol-scales = scales

## Chain symbols: pictures only as well

duel-chain-horseshoe = horseshoe
duel-chain-sword = sword
duel-chain-tower = tower
duel-chain-book = book
duel-chain-gear = gear
duel-chain-mask = mask
duel-chain-moon = moon
duel-chain-drop = drop
duel-chain-amphora = amphora
duel-chain-target = target
duel-chain-helmet = helmet
duel-chain-lyre = lyre
duel-chain-lamp = oil lamp
duel-chain-column = column
duel-chain-sun = sun
duel-chain-temple-front = temple front
duel-chain-barrel = barrel

## What points are counted for

duel-points-blue = Blue cards
duel-points-green = Green cards
duel-points-yellow = Yellow cards
duel-points-purple = Guilds
duel-points-wonders = Wonders
duel-points-tokens = Progress tokens
duel-points-coins = Coins
duel-points-military = Military
game-duel = 7 Wonders Duel
