### What cards and stages of 7 Wonders do, said to their owner: one message for every effect, with the
### effect's fields in it. $resource, $symbol, $side, $kinds, $kind and $scope are ids; $resources and
### $colors are lists made by `listed`.

## Production and trade

seven-effect-produces = Termelés: { $resource ->
    [wood] { $units } fa
    [stone] { $units } kő
    [clay] { $units } agyag
    [ore] { $units } érc
    [glass] { $units } üveg
    [cloth] { $units } textil
   *[papyrus] { $units } papirusz
}.
seven-effect-produces-choice = Termelés: { $resources } – körönként egy egység, mindig te választod ki, melyik.
seven-effect-trade = A következő körödtől { $side ->
    [left] bal oldali szomszédodtól
    [right] jobb oldali szomszédodtól
   *[both] mindkét szomszédodtól
} egységenként 1 érméért veszel { $kinds ->
    [raw] nyersanyagot
   *[manufactured] kézműves terméket
}.
seven-effect-wharf = Körönként egyszer 1 érmével olcsóbb egy erőforrás, amelyet { $side ->
    [left] bal oldali szomszédodtól
    [right] jobb oldali szomszédodtól
   *[both] valamelyik szomszédodtól
} veszel.
seven-effect-cache = A szomszédok táblájának kezdő erőforrása 1 érmével olcsóbb neked.
seven-effect-warehouse =
    Körönként eggyel több egységed van olyan erőforrásból, amelyet a táblád, barna vagy szürke kártyáid termelnek.
seven-effect-black-market =
    Körönként egy egységed van olyan erőforrásból, amelyet a táblád, barna és szürke kártyáid nem termelnek.
seven-effect-stages-without-resources = Csodád szintjeihez már nem kell erőforrás; az érméket továbbra is fizeted.

## Shields and science

seven-effect-shields = { $count } pajzs.
seven-effect-science = Tudományos jelkép: { $symbol ->
    [compass] { seven-symbol-compass }
    [gear] { seven-symbol-gear }
   *[tablet] { seven-symbol-tablet }
}.
seven-effect-science-choice = A játék végén bármelyik tudományos jelképnek számít, de csak egynek.
seven-effect-copy-science = A játék végén lemásolja egy szomszédos zöld kártya jelképét.

## Points and coins

seven-effect-points = { $count } győzelmi pontot ér.
seven-effect-coins = Azonnal { $count } érmét hoz.
seven-effect-coins-per-card = Azonnal { $each } érmét hoz minden ilyen színű kártya után { seven-where }: { $colors }.
seven-effect-points-per-card = A játék végén { $each } győzelmi pontot ér minden ilyen színű kártya után { seven-where }: { $colors }.
seven-effect-coins-per-stage = Azonnal { $each } érmét hoz csodád minden megépült szintje után.
seven-effect-points-per-stage = A játék végén { $each } győzelmi pontot ér minden megépült szint után { seven-where }.
seven-effect-points-if-complete = A játék végén { $count } győzelmi pontot ér, ha csodád minden szintje megépült.

## Cards

seven-effect-play-last-card = Minden kor utolsó kártyáját is kijátszhatod, külön körként.
seven-effect-build-from-discard = A kör végén ingyen megépítesz egy kártyát a dobópakliból.
seven-effect-free-first-of-color = Városodban minden szín első kártyája ingyenes.
seven-effect-free-first-of-age = Egy kor elsőként kiválasztott kártyáját ingyen építheted meg.
seven-effect-free-last-of-age = Egy kor utolsóként kiválasztott kártyáját ingyen építheted meg.

## Other players

seven-effect-others-gain = Az összes többi játékos { $count } érmét kap.
seven-effect-neighbors-gain = Mindkét szomszédod { $count } érmét kap.
seven-effect-others-lose = A kör végén az összes többi játékos { $count } érmét veszít.
seven-effect-others-lose-per = { $kind ->
    [victory_token] A kör végén az összes többi játékos { seven-each } veszít minden győzelemjelzője után.
   *[wonder_stage] A kör végén az összes többi játékos { seven-each } veszít csodája minden szintje után.
}
seven-effect-neighbors-debt = Mindkét szomszédod azonnal adósságot kap: { $count }.

## Conflicts

seven-effect-victory-token = Azonnal kapsz egy győzelemjelzőt ({ seven-age }).
seven-effect-points-per-token = { $age ->
    [0] A játék végén győzelmi pontot ér minden győzelemjelződ után: { $each }.
    [1] A játék végén győzelmi pontot ér minden I. kori győzelemjelződ után: { $each }.
    [2] A játék végén győzelmi pontot ér minden II. kori győzelemjelződ után: { $each }.
   *[3] A játék végén győzelmi pontot ér minden III. kori győzelemjelződ után: { $each }.
}
seven-effect-coins-per-token = Azonnal érmét hoz minden győzelemjelződ után: { $each }.
seven-effect-coins-per-defeat = Azonnal érmét hoz minden vereségjelződ után: { $each }.
seven-effect-discard-defeats = Ezután eldobod az összes vereségjelződet.
seven-effect-diplomacy = Diplomáciajelzőt kapsz, és kimaradsz a következő konfliktusból.

## Parts of the sentences above

seven-where = { $scope ->
    [own] a városodban
    [next_door] a szomszédos városokban
   *[everywhere] a városodban és a szomszédos városokban
}
seven-each = { $each } érmét
seven-age = { $age ->
    [1] I. kor
    [2] II. kor
   *[3] III. kor
}
