### Why a choice of 7 Wonders is good (clauses that stand beside it, without a full stop), and what the
### coach says in a first game. $card and $good are names.

seven-why-chain = ingyen van, mert az előzménye már áll nálad
seven-why-free = a csodád miatt ingyen van
seven-why-prepares = később ingyenes lesz: { $card }
seven-why-set = { $points ->
    [0] meglesz a három különböző jelkép
   *[other] meglesz a három különböző jelkép: { $points } pont
}
seven-why-science = { $points ->
    [0] jelkép, amelyből érdemes többet gyűjteni
   *[other] a jelképeiddel együtt { $points } pontot ér
}
seven-why-beats-both = mindkét szomszédodnál erősebb leszel
seven-why-beats = { $side ->
    [left] erősebb leszel a bal oldali szomszédodnál
   *[right] erősebb leszel a jobb oldali szomszédodnál
}
seven-why-holds = { $side ->
    [left] a bal oldali szomszédod nem győz le
   *[right] a jobb oldali szomszédod nem győz le
}
seven-why-good = ilyet még nem termelsz: { $good }
seven-why-sells = { $buyers ->
    [1] egy szomszédod nem termeli, és tőled veheti meg: { $good }
   *[other] egyik szomszédod sem termeli, és tőled vehetik meg: { $good }
}
seven-why-for-stage = elérhetővé teszi a csodád következő szintjét
seven-why-trade = { $side ->
    [left] a bal oldali szomszédod erőforrásai csak 1 érmébe kerülnek
    [right] a jobb oldali szomszédod erőforrásai csak 1 érmébe kerülnek
   *[both] mindkét szomszédod erőforrásai csak 1 érmébe kerülnek
}
seven-why-coins = { $coins } érmét hoz
seven-why-poor = { $rest ->
    [0] { $coins } érmét hoz, és nincs egy érméd sem
   *[other] { $coins } érmét hoz, és csak { $rest } érméd van
}
seven-why-points = { $points } pont
seven-why-guild = { $points } pont azért, ami nálad és a szomszédoknál áll
seven-why-stage = a csodád egy szintje: { $points } pont
seven-why-last-stage = a csodád utolsó szintje: { $points } pont
seven-why-power = { $power ->
    [dig] ingyen megépítesz egy eldobott kártyát
    [last] minden korban az utolsó kártyát is kijátszhatod
    [goods] minden körben egy tetszőleges erőforrást ad
    [symbol] a végén egy tetszőleges jelképet ad
    [stages] a szintjeidhez nem kell többé erőforrás
   *[free] ingyen építhetsz kártyákat
}
seven-why-debt = a szomszédaid eladósodnak
seven-why-diplomacy = kimaradsz a következő konfliktusból
seven-why-others-lose = { $coins ->
    [0] mindenki más érmét veszít
   *[other] mindenki más { $coins } érmét veszít
}
seven-why-no-debt = nincs adósság: darabja egy pontba kerülne
seven-why-keeps-coins = { $coins } érméd megmarad későbbre
seven-why-denies-chain = a következő ingyen megépíthetné: { $card }
seven-why-denies-science = a következő ilyen jelképeket gyűjt: { $card }
seven-why-denies-shields = a következő nem kapja meg a pajzsait: { $card }
seven-why-denies-points = a következő nem kapja meg a pontjait: { $card }

## What a choice that was made gave away

seven-given-costs = a megtett lépés { $coins } érmével drágább
seven-given-pays = { $side ->
    [left] a megtett lépésből a bal oldali szomszédod { $coins } érmével többet kap
   *[right] a megtett lépésből a jobb oldali szomszédod { $coins } érmével többet kap
}

## The coach

seven-tip-chain = Ez neked ingyen van: { $card }. Az előzménye már áll a városodban.
seven-tip-conflict = Mindjárt vége a kornak, és az egyik szomszédodnak több a pajzsa. Minden elvesztett konfliktus egy pontba kerül, a győztes pedig { $points } pontot kap.
seven-tip-science = Illik a jelképeidhez: { $card }. Három különböző egy sorozat, az egyformák pedig egyre többet érnek.
seven-tip-next-door = A következőnek, aki a kezedet kapja, sokat érne: { $card }. Megépítheted, eladhatod, vagy a csodád alá teheted.
seven-tip-coins = Elfogyott az érméd, így nem vehetsz erőforrást a szomszédoktól. Egy kártya eladása 3 érmét hoz.
seven-tip-stage = A csodád következő szintje semmibe sem kerül: tégy alá bármilyen kártyát, legjobb olyat, amit nem akarsz továbbadni.
seven-tip-nothing = Egyik kártyát sem tudod kifizetni. Adj el egyet, vagy tedd a csodád alá, ha tudod.
