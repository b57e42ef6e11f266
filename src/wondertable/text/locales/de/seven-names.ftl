### What the boxes of 7 Wonders and of Cities name, and what we name in them.
###
### Our own translations: all names in this file.

## Cards of age I

seven-lumber-yard = Holzplatz
seven-stone-pit = Steinbruch
seven-clay-pool = Lehmgrube
seven-ore-vein = Erzader
seven-tree-farm = Baumschule
seven-excavation = Ausgrabung
seven-clay-pit = Tongrube
seven-timber-yard = Zimmerplatz
seven-forest-cave = Waldhöhle
seven-mine = Mine
seven-loom-1 = Webstuhl
seven-glassworks-1 = Glashütte
seven-press-1 = Presse
seven-altar = Altar
seven-theater = Theater
seven-well = Brunnen
seven-baths = Bäder
seven-tavern = Taverne
seven-east-trading-post = Östliches Kontor
seven-west-trading-post = Westliches Kontor
seven-marketplace = Marktplatz
seven-stockade = Palisade
seven-barracks = Kaserne
seven-guard-tower = Wachturm
seven-apothecary = Apotheke
seven-workshop = Werkstatt
seven-scriptorium = Skriptorium

## Cards of age II

seven-sawmill = Sägewerk
seven-quarry = Großer Steinbruch
seven-brickyard = Ziegelei
seven-foundry = Gießerei
seven-loom-2 = Webstuhl
seven-glassworks-2 = Glashütte
seven-press-2 = Presse
seven-aqueduct = Aquädukt
seven-temple = Tempel
seven-statue = Statue
seven-courthouse = Gericht
seven-caravansery = Karawanserei
seven-forum = Forum
seven-vineyard = Weinberg
seven-bazaar = Basar
seven-walls = Mauern
seven-training-ground = Übungsplatz
seven-stables = Ställe
seven-archery-range = Schießplatz
seven-dispensary = Arzneiausgabe
seven-laboratory = Laboratorium
seven-library = Bibliothek
seven-school = Schule

## Cards of age III

seven-pantheon = Pantheon
seven-gardens = Gärten
seven-town-hall = Rathaus
seven-palace = Palast
seven-senate = Senat
seven-haven = Hafen
seven-lighthouse = Leuchtturm
seven-chamber-of-commerce = Handelskammer
seven-ludus = Gladiatorenschule
seven-arena = Arena
seven-fortifications = Befestigungen
seven-circus = Zirkus
seven-arsenal = Zeughaus
seven-siege-workshop = Belagerungswerkstatt
seven-castrum = Feldlager
seven-lodge = Loge
seven-observatory = Sternwarte
seven-university = Universität
seven-academy = Akademie
seven-study = Studierzimmer

## Guilds

seven-workers-guild = Gilde der Arbeiter
seven-craftsmens-guild = Gilde der Handwerker
seven-magistrates-guild = Gilde der Beamten
seven-traders-guild = Gilde der Händler
seven-spies-guild = Gilde der Spione
seven-philosophers-guild = Gilde der Philosophen
seven-shipowners-guild = Gilde der Reeder
seven-scientists-guild = Gilde der Wissenschaftler
seven-decorators-guild = Gilde der Dekorateure
seven-builders-guild = Gilde der Baumeister

## Black cards of Cities

seven-west-clandestine-wharf = Westlicher Schmugglerkai
seven-east-clandestine-wharf = Östlicher Schmugglerkai
seven-smugglers-cache = Schmugglerversteck
seven-secret-warehouse = Geheimes Lager
seven-city-gates = Stadttor
seven-customs = Zollamt
seven-dive = Spelunke
seven-opium-stash = Opiumvorrat
seven-hideout = Unterschlupf
seven-raider-camp = Räuberlager
seven-cells = Zellen
seven-militia = Miliz
seven-residence = Residenz
seven-pigeonhole = Taubenschlag
seven-black-market = Schwarzmarkt
seven-architect-firm = Architektenbüro
seven-tabularium = Tabularium
seven-trade-center = Handelszentrum
seven-gambling-den = Spielhölle
seven-opium-den = Opiumhöhle
seven-lair = Schlupfwinkel
seven-sepulcher = Grabmal
seven-raider-fort = Räuberfestung
seven-guardhouse = Wachhaus
seven-mercenaries = Söldner
seven-consulate = Konsulat
seven-band-of-spies = Spionagering
seven-forging-agency = Fälscherwerkstatt
seven-capitol = Kapitol
seven-mint = Münzstätte
seven-opium-distillery = Opiumküche
seven-brotherhood = Bruderschaft
seven-chamber-of-builders = Kammer der Baumeister
seven-cenotaph = Kenotaph
seven-secret-network = Geheimes Netzwerk
seven-slave-market = Sklavenmarkt
seven-raider-garrison = Räubergarnison
seven-prison = Gefängnis
seven-contingent = Kontingent
seven-embassy = Botschaft
seven-memorial = Mahnmal
seven-torture-chamber = Folterkammer

## Boards

seven-alexandria = Alexandria
seven-babylon = Babylon
seven-ephesos = Ephesos
seven-gizah = Gizeh
seven-halikarnassos = Halikarnassos
seven-olympia = Olympia
seven-rhodos = Rhodos
seven-byzantium = Byzanz
seven-petra = Petra

## Science symbols and sides of boards

seven-symbol-compass = Zirkel
seven-symbol-gear = Zahnrad
seven-symbol-tablet = Tafel
seven-side-day = Tag
seven-side-night = Nacht

## The rows of the score sheet

seven-points-wonder = Weltwunder
seven-points-treasury = Schatzkammer
seven-points-conflicts = Konflikte
seven-points-blue = Blaue Karten
seven-points-yellow = Gelbe Karten
seven-points-green = Grüne Karten
seven-points-purple = Gilden
seven-points-black = Schwarze Karten
game-seven = 7 Wonders
