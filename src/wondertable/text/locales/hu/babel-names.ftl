### What the box of Tower of Babel names, and what we name in it.

## Types of building cards: the bare word, and a number of cards

babel-camel = teve
babel-crane = daru
babel-ship = hajó
babel-stonemason = kőfaragó

babel-count-camel = { $count } teve
babel-count-crane = { $count } daru
babel-count-ship = { $count } hajó
babel-count-stonemason = { $count } kőfaragó
babel-count-nothing = semmi

## Wonders

babel-tower-of-babel = Bábel tornya
babel-pyramids = Gízai piramisok
babel-hanging-gardens = Szemirámisz függőkertje
babel-temple-of-artemis = Epheszoszi Artemisz-templom
babel-statue-of-zeus = Olümpiai Zeusz-szobor
babel-mausoleum = Halikarnasszoszi mauzóleum
babel-colossus = Rodoszi kolosszus
babel-lighthouse = Alexandriai világítótorony

## Action cards

babel-card-exchange = Kártyacsere
babel-joker = Dzsóker
babel-disc-bonus = Építőkorong bónusz
babel-draw-three = Lapfelhúzás
babel-double-turn = Dupla kör
babel-offer-bonus = Ajánlatbónusz
babel-five-points = Öt pont

## When an action card is played

babel-timing-any-time = a saját körödben, vagy más körében az ajánlatok előtt
babel-timing-active-build-completion = amikor kiegészítesz egy korongot
babel-timing-active-turn-end = a köröd végén
babel-timing-own-offer-refused = amikor az ajánlatodat nem fogadják el
babel-timing-final-scoring = a végén magától pontot ér

## The rows of the score

babel-points-refused = El nem fogadott ajánlatok
babel-points-wonders = Kész csodák
babel-points-unfinished = Befejezetlen csodák
babel-points-discs = Korongbónusz
babel-points-cards = Akciókártyák

## How sure a figure is

babel-confidence-designed = nincs rá forrás; a többihez illesztettük
babel-confidence-single-source = egyetlen forrás
game-babel = Bábel tornya
