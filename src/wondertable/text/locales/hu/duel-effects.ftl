### What cards, wonders and progress tokens of Duel do, said to their owner: one message for every
### effect, with the effect's fields in it. $resource, $kind, $scope, $color, $symbol and $applies_to
### are ids; $resources is a list made by `listed`, except in the discount, where it is a number.

## Production and trade

duel-effect-produces = Termelés: { $resource ->
    [wood] { $units } fa
    [clay] { $units } agyag
    [stone] { $units } kő
    [glass] { $units } üveg
   *[papyrus] { $units } papirusz
}.
duel-effect-produces-choice =
    Termelés: { $resources } – építkezésenként egy egység, mindig te választod ki, melyik. Az ellenfeled vételárait nem emeli.
duel-effect-fixed-price =
    Rögzített ár a következő körödtől: { $resources }, egységenként 1 érme.
duel-effect-discount =
    Mostantól { $applies_to ->
        [blue_card] minden kék kártyád
       *[wonder] minden csodád
    } építéséhez { $resources } tetszőleges erőforrással kevesebb kell.
duel-effect-receive-trade-coins =
    Mostantól nem a bankhoz, hanem hozzád kerül, amit az ellenfeled a hiányzó erőforrásokért fizet.

## Shields and science

duel-effect-shields =
    { $count } pajzs: a konfliktusjelző { $count } mezőt lép az ellenfeled fővárosa felé.
duel-effect-extra-shields = Mostantól minden újonnan épített piros kártyád { $count } pajzzsal többet ér.
duel-effect-science = Tudományos jelkép: { $symbol ->
    [wheel] { duel-symbol-wheel }
    [mortar] { duel-symbol-mortar }
    [quill] { duel-symbol-quill }
    [plumb] { duel-symbol-plumb }
    [sundial] { duel-symbol-sundial }
    [armillary] { duel-symbol-armillary }
   *[scales] { duel-symbol-scales }
}.
duel-effect-progress-from-box =
    A dobozból véletlenszerűen { $draw } fejlődéskorong kerül eléd: { $keep } a tiéd lesz, a többi visszakerül.

## Points and coins

duel-effect-points = A játék végén { $count } győzelmi pontot ér.
duel-effect-points-per = A játék végén { $each } győzelmi pontot ér { duel-per }.
duel-effect-coins = A bank azonnal { $count } érmét fizet neked.
duel-effect-coins-per = A bank azonnal { $each } érmét fizet neked { duel-per }.
duel-effect-coins-per-chain =
    Mostantól a bank { $count } érmét fizet neked minden kártya után, amelyet láncolattal ingyen építesz meg.
duel-effect-opponent-loses-coins =
    Az ellenfeled { $count } érmét veszít; ha nincs ennyije, az összeset.

## Turns and cards

duel-effect-play-again = Azonnal újra te jössz, ha maradt még kártya ebben a korban.
duel-effect-future-wonders-play-again =
    Mostantól minden csodád megépítése után újra te jössz, de egy csoda után csak egyszer.
duel-effect-destroy-card =
    Válassz egy { $color ->
        [brown] barna
       *[grey] szürke
    } kártyát az ellenfeled városából: az a dobópakliba kerül.
duel-effect-build-from-discard = Válassz egy kártyát a dobópakliból, és ingyen építsd meg.

## What is counted, as part of the sentences above

# A yellow card that counts its owner's yellow cards, the Lighthouse, counts itself.
duel-per = { $kind ->
    [brown_card] { $scope ->
        [own_city] a városod minden barna kártyája után
       *[city_with_most] a barna kártyákban gazdagabb város minden barna kártyája után
    }
    [grey_card] { $scope ->
        [own_city] a városod minden szürke kártyája után
       *[city_with_most] a szürke kártyákban gazdagabb város minden szürke kártyája után
    }
    [brown_or_grey_card] { $scope ->
        [own_city] a városod minden barna és szürke kártyája után
       *[city_with_most] a barna és szürke kártyákban együttvéve gazdagabb város minden barna és szürke kártyája után
    }
    [red_card] { $scope ->
        [own_city] a városod minden piros kártyája után
       *[city_with_most] a piros kártyákban gazdagabb város minden piros kártyája után
    }
    [green_card] { $scope ->
        [own_city] a városod minden zöld kártyája után
       *[city_with_most] a zöld kártyákban gazdagabb város minden zöld kártyája után
    }
    [blue_card] { $scope ->
        [own_city] a városod minden kék kártyája után
       *[city_with_most] a kék kártyákban gazdagabb város minden kék kártyája után
    }
    [yellow_card] { $scope ->
        [own_city] a városod minden sárga kártyája után, ezt is beleszámítva
       *[city_with_most] a sárga kártyákban gazdagabb város minden sárga kártyája után
    }
    [wonder] { $scope ->
        [own_city] a városod minden megépült csodája után
       *[city_with_most] a csodákban gazdagabb város minden megépült csodája után
    }
    [three_coins] { $scope ->
        [own_city] a kincstárad minden 3 érméje után
       *[city_with_most] a gazdagabb város kincstárának minden 3 érméje után
    }
   *[own_progress_token] minden fejlődéskorongod után, ezt is beleszámítva
}
