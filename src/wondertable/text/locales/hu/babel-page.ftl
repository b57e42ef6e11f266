### What the table of Tower of Babel says. $name is a player's name and $names a list of them; $card and
### $wonder are names of things; $cards is a list such as "2 camels", $points a counted number such as
### "3 points". babel-tile- are short names for narrow tiles.

## As the lobby offers it

web-babel-players = 3–5 játékos · 45 perc
web-babel-about = Építsetek együtt nyolc csodát. Ajánlj titokban lapokat, fogadj el ajánlatokat vagy utasítsd el őket; a kész csodákon álló elemeid és a korongjaid pontot érnek.
web-babel-preset-three = Bábel tornya három játékossal
web-babel-preset-three-about = két gép ellen, azonnal
web-babel-two-coloured = Kétszínű korongok
web-babel-two-coloured-about = négy koronghoz kétféle lap kell
web-babel-two-coloured-off = csak egyszínűek
web-babel-two-coloured-on = négy ilyen van
web-babel-action-cards = Akciókártyák
web-babel-action-cards-about = aki befejez egy csodát, húz egyet
web-babel-action-cards-on = akciókártyákkal
web-babel-action-cards-off = nélkülük
web-babel-bluff = Nem megfelelő lapok az ajánlatban
web-babel-bluff-about = olyan lap is letehető, amely nem kell a koronghoz; mindenki látja, hány lap fekszik ott, és a rossz lap rögtön visszakerül a kézbe
web-babel-bluff-off = nem szabad
web-babel-bluff-on = szabad, blöffnek

## Wonders on tiles

babel-tile-tower-of-babel = Bábel tornya
babel-tile-pyramids = Piramisok
babel-tile-hanging-gardens = Függőkert
babel-tile-temple-of-artemis = Artemisz-templom
babel-tile-statue-of-zeus = Zeusz-szobor
babel-tile-mausoleum = Mauzóleum
babel-tile-colossus = Kolosszus
babel-tile-lighthouse = Világítótorony

## The bar

babel-page-title = { $turn } – Bábel tornya
babel-page-turn-number = { $turn }. kör
babel-page-over = A játéknak vége
babel-page-paused = Szünet
babel-page-dealing = Osztás
babel-page-clock = Óra
babel-page-you = Te
babel-page-points = { $count } pont
babel-page-have-laid = { $all } közül { $done } tett ajánlatot
babel-page-waiting-for = még { $count } játékos ajánlata hiányzik
babel-page-your = { $kind ->
    [turn] Te jössz: válassz korongot
    [window] Kijátszol most akciókártyát?
    [offer] Tedd meg az ajánlatodat
    [decide] Te építesz: válassz az ajánlatokból
    [bonus] Az ajánlatodat nem fogadták el
    [again] A köröd vége
   *[exchange] Cserélj lapokat
}
babel-page-asked = { $kind ->
    [turn] { $name } korongot választ
    [window] { $name } akciókártyát játszhat ki
    [offer] { $name } ajánlata még hiányzik
    [decide] { $name } az ajánlatok közül választ
    [bonus] { $name } akciókártyát játszhat ki
    [again] { $name } befejezi a körét
   *[exchange] { $name } lapokat cserél
}

## The board

babel-page-board = A nyolc csoda
babel-page-discs-at = Korongok: { $wonder }
babel-page-pieces-at = Épületelemek: { $wonder }
babel-page-no-pieces = még nincs rajta elem
babel-page-tower-of = itt épít: { $name }
babel-page-taken = elvitték
babel-page-taken-by = elvitte: { $name }
babel-page-held-of = { $held }/{ $all }
babel-page-disc-held = { $cards }, a kezedben { $held }
babel-page-pieces-of = { $name }: { $count } elem, ha most elkészülne, { $points }
babel-page-finished = kész, { $row }. sor
babel-page-track = Körsorrend
babel-page-turn-of-now = ő épít
babel-page-values = A következő csoda értéke
babel-page-value-row = Sor
babel-page-value-first = 1.
babel-page-value-second = 2.
babel-page-value-others = többi
babel-page-value-past = felhasználva
babel-page-row-light = vége
babel-page-left = Megmaradt korongok
babel-page-left-about = A játék véget ér, ha elfogy egy típus.
babel-page-discs-of = { $card }: { $count }
babel-page-deck = { $count } lap a húzópakliban.
babel-page-discards = Dobópakli: { $cards }.
babel-page-left-panels = Körsorrend, értéktáblázat és korongok
babel-page-right-panels = Játékosok, saját korongok és napló

## Players and cards

babel-page-players = Játékosok
babel-page-state = { $state ->
    [asked] rá várunk
    [laid] ajánlatot tett
   *[idle] vár
}
babel-page-backs = { $count ->
    [0] nem tett le lapot
   *[other] { $count } lapot tett le képpel lefelé
}
babel-page-cards = { $count } építőkártya
babel-page-actions = { $count } akciókártya
babel-page-discs = { $count } korong
babel-page-known = biztosan nála van: { $cards }
babel-page-scored = eddig { $points }
babel-page-now = { $points }, ha most lenne vége
babel-page-points-about = Eddigi pontok → ha most lenne vége
babel-page-own-discs = Korongjaid
babel-page-discs-owned = { $name } korongjai
babel-page-bonus-now = bónusz: { $points }
babel-page-bonus-table = Egyforma korongok:
babel-page-hand = A kezedben { $count } lap
babel-page-hand-spectator = A nézők nem látják a játékosok lapjait.
babel-page-own-actions = Akciókártyáid
babel-page-you-hold = { $count } van nálad

## Scoring of a wonder, step by step

babel-page-scoring = { $wonder }
babel-page-step-row = Az értéktáblázat { $row }. sora: a legtöbb elem { $first }, a második legtöbb { $second }, a többi 3 pont.
babel-page-step-light = A végén befejezetlen, a világos sor szerint: a legtöbb elem { $first }, a második legtöbb { $second }, a többi 3 pont.
babel-page-step-place = { $name }: { $count } elem, { babel-page-place }: { $points }.
babel-page-place = { $place ->
    [most] a legtöbb
    [tied] holtversenyben a legtöbb, ezért a második érték
    [second] a második legtöbb
   *[other] kevesebb
}
babel-page-step-back = Mindenki visszaveszi az elemeit, és az értékjelző a { $row }. sorba lép.
babel-page-step-action = { $name } fejezte be, ezért akciókártyát húz.

## Questions

babel-page-wait = { $kind ->
    [turn] { $names } passzol vagy korongot választ.
    [window] { $names } akciókártyát játszhat ki az ajánlatok előtt.
    [offer] { $count ->
        [one] Ajánlata még hiányzik: { $names }.
       *[other] Ajánlatuk még hiányzik: { $names }.
    }
    [decide] { $names } az ajánlatok közül választ.
    [bonus] { $names } akciókártyát játszhat ki az el nem fogadott ajánlatáért.
    [again] { $names } akciókártyát játszhat ki a köre végén.
   *[exchange] { $names } építőkártyákat cserél.
}
babel-page-building = { $name }: { $wonder }, { $cards }
babel-page-ask-turn = Te következel
babel-page-turn-text = Válassz korongot egy csodán, vagy passzolj, és húzz eggyel több lapot.
babel-page-pick = Még nem választottál korongot. A kis számok mutatják, hány kell a lapokból és hány van nálad.
babel-page-picked = { $short ->
    [0] { $wonder }, { $cards }: mind a kezedben van.
   *[other] { $wonder }, { $cards }: nálad van: { $own }; hiányzik: { $missing }.
}
babel-page-pass = Passz
babel-page-build = Itt építek
babel-page-ask-offer = Ajánlatod – { $name } épít: { $wonder }, { $cards }
babel-page-offer-text = { $bluff ->
    [on] Titkos, amíg mindenki ajánlatot nem tett. Legfeljebb { $most } lap; ami nem megfelelő, rögtön visszakerül.
   *[off] Titkos, amíg mindenki ajánlatot nem tett. Legfeljebb { $most } lap; amit nem fogadnak el, visszakerül, és laponként 1 pontot ér.
}
babel-page-offer-none = Ezekből a lapokból nincs nálad egy sem, így nincs mit ajánlanod.
babel-page-trader = Hozzáteszem a cserekártyámat
babel-page-trader-text = Ha elfogadják, tiéd a korong, a lapjaid után járó elemeket pedig { $name } teszi fel.
babel-page-offer-nothing = Nem ajánlok semmit
babel-page-lay = Ezt ajánlom
babel-page-laid = lefordítva fekszik, amíg mindenki ajánlatot nem tett
babel-page-take-back = Visszaveszem
babel-page-ask-decide = Ajánlatok: { $wonder }, { $cards }
babel-page-decide-text = Egész ajánlatokat vehetsz el, cserekártyásat legfeljebb egyet. A többit saját lapokból egészíted ki.
babel-page-no-offers = Senki sem ajánl semmit.
babel-page-offer-of = { $name } ajánlata: { $cards }.
babel-page-offer-means = { $trader ->
    [with] { $builder ->
        [you] cserével: övé a korong, tiéd { babel-page-n-pieces }
       *[other] cserével: övé a korong, { $active } kap { babel-page-n-pieces }et
    }
   *[without] { babel-page-n-pieces } kerül fel tőle
}
babel-page-n-pieces = { $count } elem
babel-page-joker = Dzsóker
babel-page-joker-none = nem használom
babel-page-joker-as = mint { $cards }
babel-page-sum = { $all } közül { $count }.
babel-page-sum-own = { $count ->
    [0] Nem teszel hozzá lapot.
   *[other] Hozzáteszed: { $cards }.
}
babel-page-sum-pieces = Elemek: { $list }.
babel-page-sum-disc-you = Tiéd a korong.
babel-page-sum-disc = A korongot { $name } kapja.
babel-page-sum-refused = Pont el nem fogadott lapokért: { $list }.
babel-page-sum-traders = Cserekártyás ajánlatból csak egyet választhatsz.
babel-page-sum-over = Ezek együtt többek, mint amennyi a koronghoz kell.
babel-page-sum-joker = A dzsóker pontosan { $count } hiányzó lapnak számít.
babel-page-sum-short = Hiányzik a kezedből: { $cards }.
babel-page-build-with = Ezekkel építek
babel-page-fail = A korong marad
babel-page-ask-window = Kijátszol most akciókártyát, az ajánlatok előtt? { $name } épít.
babel-page-ask-again = Kijátszol most akciókártyát, a köröd végén?
babel-page-again-text = A második kör rögtön következik; csak utána húz mindenki.
babel-page-ask-bonus = { $count } lapos ajánlatodat nem fogadták el. Kijátszol most akciókártyát?
babel-page-bonus-text = Az ajánlatbónusszal { $points } jár érte.
babel-page-ask-nothing = { $kind ->
    [window] Az ajánlatok előtt: nincs kijátszható akciókártyád
    [bonus] Az ajánlatodat nem fogadták el: nincs kijátszható akciókártyád
   *[again] A köröd vége: nincs kijátszható akciókártyád
}
babel-page-nothing-text = Azért kérdezünk mégis, hogy senki se tudja meg, milyen akciókártyáid vannak.
babel-page-play-now = Kijátszom most: { $card }
babel-page-decline = { $kind ->
    [window] Jöhetnek az ajánlatok
   *[again] Befejezem a kört
}
babel-page-rest = Ebben a körben már nem játszom ki akciókártyát
babel-page-letting = Ebben a körben már nem játszol ki akciókártyát.
babel-page-rest-again = Kérdezz újra
babel-page-decline-bonus = Megelégszem ennyivel: { $points }
babel-page-ask-exchange = Cserélj lapokat a kezedből
babel-page-exchange-text = { $most ->
    [1] Válaszd ki a lapodat; helyette újat húzol.
   *[other] Válassz 1–{ $most } lapot; ugyanannyi újat húzol.
}
babel-page-swap = Ezeket cserélem
babel-page-note = { $kind ->
    [turn] Olyan korongot válassz, amelynek a lapjaiból nálad és másoknál is sok van. Aki lapot ad, elemeket tesz a csodára; a legtöbb elem akkor fizet, amikor elfogy róla az utolsó korong.
    [window] A bármikor kijátszható lapok helye itt van: más körében, az ajánlatok előtt.
    [offer] Az elfogadott lapokból a te elemeid lesznek. Cserekártyával viszont tiéd a korong, és az építőé az elemek. Az el nem fogadott ajánlat laponként 1 pontot ér.
    [decide] Jelöld be, mely ajánlatokat fogadod el. Ha kevés saját lapot teszel hozzá, több marad a kezedben; ha sokat, több elemed lesz a csodán.
    [bonus] Az ajánlatbónusz 1 helyett 3 pontot ad minden el nem fogadott lapért.
    [again] A dupla körrel a többiek előtt még egyszer te következel.
   *[exchange] Azt add oda, ami már nem kell senkinek.
}

## The end

babel-page-end-nobody = Senki sem nyert
babel-page-end-won = Nyertél
babel-page-end-won-shared = Te is a győztesek között vagy
babel-page-end-winner = { $count ->
    [one] Győztes: { $names }
   *[other] Győztesek: { $names }
}
babel-page-end-why = { $reason ->
    [exhausted] Elfogyott egy korongtípus. A legtöbb pont dönt; egyenlőség esetén osztoznak a győzelmen.
    [idle] Egy teljes kör alatt senki sem húzott lapot, és senki sem vett el korongot. A legtöbb pont dönt; egyenlőség esetén osztoznak a győzelmen.
    [resigned] A játékot feladták.
    [time] Lejárt az idő.
   *[closed] A házigazda befejezte a játékot.
}
babel-page-end-score = Pontozólap
babel-page-total = Összesen
babel-page-end-left = Ami a játékosok kezében maradt
babel-page-left-over = { $cards }; akciókártyák: { $actions }
babel-page-no-actions = nincs
babel-page-discs-double = kétszínű: { $count }
babel-page-bonus-of = { $discs } – { $points }

## Help

babel-page-how = Egy kör
babel-page-how-choose = Az aktív játékos passzol és húz egy lapot, vagy kiválasztja egy csoda egyik korongját.
babel-page-how-offer = A többiek titokban ajánlatot tesznek a koronghoz való lapokból, cserekártyával vagy anélkül.
babel-page-how-decide = Az aktív játékos egész ajánlatokat vesz el, és saját lapokkal egészíti ki pontosan annyira, amennyi a koronghoz kell.
babel-page-how-pieces = Minden lapért a gazdája tesz egy elemet a csodára. Ha cserekártyás ajánlatot fogadtak el, annak gazdájáé a korong, az elemek pedig az aktív játékoséi; különben az aktív játékosé a korong.
babel-page-how-refused = Az el nem fogadott ajánlat visszakerül a kézbe, és laponként 1 pontot ér. Aztán mindenki húz egy lapot.
babel-page-how-end = Ha egy csodáról elfogyott a korong, értékeljük, és az elemek lekerülnek róla. A játék véget ér, ha egy típus már egyik korongon sem látható.
babel-page-signs = Jelek
babel-page-sign-trader = cserekártya
babel-page-sign-pieces = épületelemek; a nagy hármat ér
babel-page-sign-worth = ennyit érnének az elemek, ha a csoda most készülne el
babel-page-sign-held = hány van a kezedben a szükséges lapokból
babel-page-keys = Billentyűk
babel-page-key-arrows = Nyilak: korongról korongra, számról számra; a szóköz bejelöl egy ajánlatot
babel-page-key-pass = P: passz
babel-page-key-build = B: itt építek, vagy ezekkel építek
babel-page-key-offer = O: az ajánlat megtétele, a csere
babel-page-key-nothing = N: nem ajánlok, nem játszom ki semmit, a korong marad
babel-page-key-rest = R: nincs több akciókártya ebben a körben; még egyszer: kérdezz újra
babel-page-key-take-back = T: az ajánlat visszavétele
babel-page-key-hint = H: tipp kérése; még egyszer: ugrás a legjobb sorra, Enter megmutatja a választást, újabb Enter meg is teszi
babel-page-key-help = ?: ez a súgó
babel-page-figures = Nem biztos számok
babel-page-figures-about = A szabályfüzetünkből elvesztek a képek. Ezekre a nyomtatott számokra nincs forrás, vagy csak egy van; olyan értékeket választottunk, amelyek mindenhez illenek, ami ismert.
babel-page-figures-how = A saját dobozod számait úgy teheted be, hogy az eltérőket egy fájlba írod, és a parancssorban megadod (docs/babel.md). Az itteni asztalok a felsorolt számokkal játszanak.
babel-page-figure-name = Szám
babel-page-figure-id = Neve a fájlban
babel-page-figure-value = Érték
babel-page-figure-source = Mennyire biztos
babel-page-replaced = lecserélve
babel-page-figure-row = Értéktáblázat, { $row }. sor
babel-page-figure-light = Értéktáblázat, világos sor
babel-page-figure-bonus = Bónusz { $count } egyforma korongért
babel-page-figure-discs = A korongok számai: { $card }
babel-page-figure-two = { $number }. kétszínű korong
babel-page-figure-copies = Példányok: { $card }
babel-page-figure-disc-bonus = { $card }: pont korongonként

# A chapter of the log.
babel-page-round = { $number }. kör
