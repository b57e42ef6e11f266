### Why a choice of Duel is good (clauses that stand beside it, without a full stop), and what the coach
### says in a first game. $card, $wonder and $good are names.

duel-why-wins-arms = azonnal nyersz: a jelző eléri az ellenséges fővárost
duel-why-wins-science = azonnal nyersz: megvan a hat különböző jelkép
duel-why-wins-points = nyersz: ez az utolsó kártya, és neked van több pontod
duel-why-stops-arms = ellenfeled a következő körben bevehetné a fővárosodat; ez megakadályozza
duel-why-stops-science = ellenfeled a következő körben tudománnyal nyerhetne; ez megakadályozza
duel-why-token = jelképpár lesz belőle: fejlődéskorongot választhatsz
duel-why-symbol = { $symbols ->
    [1] az első tudományos jelképed
    [2] a második különböző jelképed; hattal nyersz
    [3] a harmadik különböző jelképed; hattal nyersz
    [4] a negyedik különböző jelképed; hattal nyersz
   *[other] az ötödik különböző jelképed; még egy, és nyersz
}
duel-why-extra-turn = újra te jössz
duel-why-last-wonder = a hetedik csoda: az ellenfeledé már nem épülhet meg
duel-why-chain = a lánc miatt ingyen van, { $coins } érmét spórolsz
duel-why-prepares = később ingyenes lesz: { $card }
duel-why-good = ilyet még nem termelsz: { $good }
duel-why-cheaper = { $coins } érmével olcsóbb lesz: { $wonder }
duel-why-dearer = ellenfeled csodáihoz drágább lesz: { $good }
duel-why-loot = a jelző útján ellenfeled { $coins } érmét veszít
duel-why-near-capital = a jelző már csak { $steps } lépésre van az ellenséges fővárostól
duel-why-pushes-back = eltolja a jelzőt a fővárosodtól
duel-why-shields = { $steps } lépést tolja előre a jelzőt
duel-why-points = { $points } pont
duel-why-coins = { $coins } érmét hoz
duel-why-poor = { $rest ->
    [0] { $coins } érmét hoz, és nincs egy érméd sem
   *[other] { $coins } érmét hoz, és csak { $rest } érméd van
}
duel-why-for-wonder = még { $coins } érmével megépíthető: { $wonder }
duel-why-takes-coins = ellenfeled { $coins } érmét veszít
duel-why-destroys = ellenfeled elveszíti egy forrását: { $good }
duel-why-library = három fejlődéskorongból választasz egyet
duel-why-digs = ingyen megépítesz egy eldobott kártyát
duel-why-any-good = minden körben egy tetszőleges erőforrást ad
duel-why-effect = { $effect ->
    [architecture] a további csodáid két erőforrással olcsóbbak
    [economy] ellenfeled neked fizet a vett erőforrásokért
    [masonry] a kék kártyáid két erőforrással olcsóbbak
    [mathematics] 3 pont minden fejlődéskorongodért
    [strategy] minden piros kártyád eggyel többet lép
    [theology] ezután minden csodád új kört ad
   *[urbanism] 4 érme minden lánccal ingyen épített kártyáért
}
duel-why-denies-token = ellenfeled párt kapna belőle: { $card }
duel-why-denies-symbol = ellenfelednek új jelkép lenne: { $card }
duel-why-denies-chain = ellenfeled ingyen megépíthetné: { $card }
duel-why-denies-shields = ellenfeled nem kapja meg a pajzsait: { $card }
duel-why-denies-good = ellenfelednek nagyon kellene: { $card }
duel-why-denies-points = ellenfeled nem kapja meg a pontjait: { $card }
duel-why-keeps-covered = fedve marad, ami az ellenfelednek kellene: { $card }
duel-why-opens = a ráadás körödre szabaddá válik: { $card }
duel-why-begins = te választasz először az új kártyák közül
duel-why-lets-begin = ellenfelednek kell először felfednie kártyákat

## What a choice that was made gave away

duel-given-arms = a megtett lépés után ellenfeled beveheti a fővárosodat ezzel: { $card }
duel-given-science = a megtett lépés után ellenfeled tudománnyal nyerhet ezzel: { $card }
duel-given-opens = a megtett lépés szabaddá teszi az ellenfelednek: { $card }
duel-given-uncovers = a megtett lépés { $cards } kártyával többet fed fel az ellenfelednek
duel-given-costs = a megtett lépés { $coins } érmével drágább
duel-given-reply = a megtett lépés az ellenfelednek hagyja: { $card }

## The coach

duel-tip-win = Ebben a körben nyerhetsz! Keress pajzsot a fővárosig, vagy a hatodik jelképedet.
duel-tip-arms-now = Veszély: egy szabad kártyával ellenfeled a következő körben beveheti a fővárosodat. Vedd el, vagy told el a jelzőt.
duel-tip-science-now = Veszély: egy szabad kártyával ellenfelednek a következő körben meglehet a hatodik jelképe. Vedd el, akár csak azért, hogy eldobd.
duel-tip-arms = A jelző { $steps } lépésre van a fővárosodtól. Pajzsokkal eltolhatod.
duel-tip-science = Ellenfelednek { $symbols } különböző jelképe van; hattal azonnal nyer. Ne hagyd rá a zöld kártyákat.
duel-tip-chain = Ez neked ingyen van: { $card }. A városodban áll a láncszeme; de ellenfeled elviheti előled.
duel-tip-rival-chain = Ez az ellenfelednek ingyen van: { $card }. Elveheted, akár csak azért, hogy eldobd vagy csoda alá tedd.
duel-tip-pair = Ezzel jelképpárod lenne: { $card }. Fejlődéskorongot választhatnál.
duel-tip-rival-pair = Ezzel az ellenfelednek lenne párja és fejlődéskorongja: { $card }.
duel-tip-coins = Fogy az érméd. Egy kártya eldobása 2 érmét hoz, és minden sárga kártyád után még egyet.
duel-tip-wonder = Most ki tudsz fizetni egy csodát: végy el bármilyen kártyát, és építsd fölé a csodát.
