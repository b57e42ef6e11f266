### What the boxes of 7 Wonders and of Cities name, and what we name in them.

## Cards of age I

seven-lumber-yard = Lumber Yard
seven-stone-pit = Stone Pit
seven-clay-pool = Clay Pool
seven-ore-vein = Ore Vein
seven-tree-farm = Tree Farm
seven-excavation = Excavation
seven-clay-pit = Clay Pit
seven-timber-yard = Timber Yard
seven-forest-cave = Forest Cave
seven-mine = Mine
seven-loom-1 = Loom
seven-glassworks-1 = Glassworks
seven-press-1 = Press
seven-altar = Altar
seven-theater = Theater
seven-well = Well
seven-baths = Baths
seven-tavern = Tavern
seven-east-trading-post = East Trading Post
seven-west-trading-post = West Trading Post
seven-marketplace = Marketplace
seven-stockade = Stockade
seven-barracks = Barracks
seven-guard-tower = Guard Tower
seven-apothecary = Apothecary
seven-workshop = Workshop
seven-scriptorium = Scriptorium

## Cards of age II

seven-sawmill = Sawmill
seven-quarry = Quarry
seven-brickyard = Brickyard
seven-foundry = Foundry
seven-loom-2 = Loom
seven-glassworks-2 = Glassworks
seven-press-2 = Press
seven-aqueduct = Aqueduct
seven-temple = Temple
seven-statue = Statue
seven-courthouse = Courthouse
seven-caravansery = Caravansery
seven-forum = Forum
seven-vineyard = Vineyard
seven-bazaar = Bazaar
seven-walls = Walls
seven-training-ground = Training Ground
seven-stables = Stables
seven-archery-range = Archery Range
seven-dispensary = Dispensary
seven-laboratory = Laboratory
seven-library = Library
seven-school = School

## Cards of age III

seven-pantheon = Pantheon
seven-gardens = Gardens
seven-town-hall = Town Hall
seven-palace = Palace
seven-senate = Senate
seven-haven = Haven
seven-lighthouse = Lighthouse
seven-chamber-of-commerce = Chamber of Commerce
seven-ludus = Ludus
seven-arena = Arena
seven-fortifications = Fortifications
seven-circus = Circus
seven-arsenal = Arsenal
seven-siege-workshop = Siege Workshop
seven-castrum = Castrum
seven-lodge = Lodge
seven-observatory = Observatory
seven-university = University
seven-academy = Academy
seven-study = Study

## Guilds

seven-workers-guild = Workers Guild
seven-craftsmens-guild = Craftsmens Guild
seven-magistrates-guild = Magistrates Guild
seven-traders-guild = Traders Guild
seven-spies-guild = Spies Guild
seven-philosophers-guild = Philosophers Guild
seven-shipowners-guild = Shipowners Guild
seven-scientists-guild = Scientists Guild
seven-decorators-guild = Decorators Guild
seven-builders-guild = Builders Guild

## Black cards of Cities

seven-west-clandestine-wharf = West Clandestine Wharf
seven-east-clandestine-wharf = East Clandestine Wharf
seven-smugglers-cache = Smuggler's Cache
seven-secret-warehouse = Secret Warehouse
seven-city-gates = City Gates
seven-customs = Customs
seven-dive = Dive
seven-opium-stash = Opium Stash
seven-hideout = Hideout
seven-raider-camp = Raider Camp
seven-cells = Cells
seven-militia = Militia
seven-residence = Residence
seven-pigeonhole = Pigeonhole
seven-black-market = Black Market
seven-architect-firm = Architect Firm
seven-tabularium = Tabularium
seven-trade-center = Trade Center
seven-gambling-den = Gambling Den
seven-opium-den = Opium Den
seven-lair = Lair
seven-sepulcher = Sepulcher
seven-raider-fort = Raider Fort
seven-guardhouse = Guardhouse
seven-mercenaries = Mercenaries
seven-consulate = Consulate
seven-band-of-spies = Band of Spies
seven-forging-agency = Forging Agency
seven-capitol = Capitol
seven-mint = Mint
seven-opium-distillery = Opium Distillery
seven-brotherhood = Brotherhood
seven-chamber-of-builders = Chamber of Builders
seven-cenotaph = Cenotaph
seven-secret-network = Secret Network
seven-slave-market = Slave Market
seven-raider-garrison = Raider Garrison
seven-prison = Prison
seven-contingent = Contingent
seven-embassy = Embassy
seven-memorial = Memorial
seven-torture-chamber = Torture Chamber

## Boards

seven-alexandria = Alexandria
seven-babylon = Babylon
seven-ephesos = Éphesos
seven-gizah = Gizah
seven-halikarnassos = Halikarnassos
seven-olympia = Olympía
seven-rhodos = Rhódos
seven-byzantium = Byzantium
seven-petra = Petra

## Science symbols and sides of boards

seven-symbol-compass = compass
seven-symbol-gear = gear
seven-symbol-tablet = tablet
seven-side-day = day
seven-side-night = night

## The rows of the score sheet

seven-points-wonder = Wonder
seven-points-treasury = Treasury
seven-points-conflicts = Conflicts
seven-points-blue = Blue cards
seven-points-yellow = Yellow cards
seven-points-green = Green cards
seven-points-purple = Guilds
seven-points-black = Black cards
game-seven = 7 Wonders
