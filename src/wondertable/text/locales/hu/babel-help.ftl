### How to play Tower of Babel, in our own words. All numbers come from the rules of the engine. $needs is
### what a disc asks for, such as "5 ships".

## In two minutes

help-babel-goal = Együtt építitek az ókori világ { $wonders } csodáját, és mindenki a legnagyobb részt szeretné belőlük. Pontot hoz a csodára tett épületelem, a korong, és az az ajánlat is, amely senkinek sem kellett. A legtöbb pont nyer.
help-babel-setup-title = Így kezdődik
help-babel-setup = Mind a { $wonders } csodán { $spaces } korong van. A korong megmondja, hány kártya kell hozzá, és milyen: teve, daru, hajó vagy kőfaragó. { $start_hand } lapod van, és a cserekártyád.
help-babel-turn-title = A köröd
help-babel-turn = Passzolsz, és húzol { $pass_draw } lapot, vagy építesz:
help-babel-choose-title = 1. Választasz
help-babel-choose = Kijelölsz egy csodát és az egyik korongját. Nem baj, ha egyetlen hozzá való lapod sincs.
help-babel-offer-title = 2. A többiek ajánlanak
help-babel-offer = Titokban és egyszerre teszik le a lapokat, amelyeket a koronghoz adnának: legfeljebb annyit, amennyi a korongon áll, cserekártyával vagy anélkül.
help-babel-decide-title = 3. Elfogadsz és kiegészítesz
help-babel-decide = Bármelyik ajánlatot elfogadhatod, de csak egészben, és saját lapokkal pontosan kiegészíted a számot. A cserekártyás ajánlatok közül csak egyet fogadhatsz el.
help-babel-build-title = 4. Építés
help-babel-build = Aki lapot adott, ugyanannyi épületelemet tesz a csodára. A korong a tiéd.
help-babel-refused-title = 5. El nem fogadott ajánlatok
help-babel-refused = Akinek az ajánlata nem kellett, visszaveszi a lapjait, és mindegyikért { $refused } pontot kap.
help-babel-after = Minden kör végén mindenki húz { $closing } lapot, és a következő játékos jön.
help-babel-trader-title = A cserekártya
help-babel-trader = Az elfogadott cserekártyás ajánlat megfordítja az üzletet: a korongot az kapja, aki adta, te pedig az ő lapjai után a saját épületelemeidet teszed a csodára.
help-babel-wonder-title = A kész csoda
help-babel-wonder = Amikor az utolsó korongja is elfogyott, a csoda az értéktáblázat soron lévő sora szerint fizet: az első értéket a legtöbb épületelemért, a másodikat a második legtöbbért, és { $others } pontot mindenki másnak, akinek van rajta. Az első sorban ez { $first } és { $second }. Aki soron van, akciókártyát húz.
help-babel-end-title = A játék vége
help-babel-end = A játék akkor ér véget, amikor valamelyik típusból nincs több korong a táblán. A befejezetlen csodák a világos sor szerint fizetnek, az egyforma típusú korongokért bónusz jár: kettőért { $bonus_2 }, négyért { $bonus_4 } pont. Akkor is vége, ha egy teljes körön át senki sem húz lapot és senki sem vesz el korongot.

## Captions of pictures

help-babel-picture-discs = Egy csoda a korongjaival; mindegyikhez egyféle kártya kell.
help-babel-picture-offer = Két ajánlat egy koronghoz, amelyhez ennyi kell: { $needs }. A másodikban cserekártya is van.
help-babel-picture-values = Az értéktáblázat. Minden kész csodával egy sorral lejjebb lép.

## In detail

help-babel-fail-title = Ha az építés nem sikerül
help-babel-fail = Ha nem tudod vagy nem akarod kiegészíteni a korongot, a helyén marad. Minden lap visszakerül, és minden ajánlat lapjaiért { $refused }-{ $refused } pont jár.
help-babel-ties-title = Holtverseny
help-babel-ties = Ha többen vannak az élen, mindannyian a második értéket kapják, a többiek { $others } pontot. Ha többen másodikok, ők is { $others } pontot kapnak.
help-babel-two-title = Kétszínű korongok
help-babel-two = Ha az asztal velük játszik, egy koronghoz kétféle kártya is kellhet, mindkettőből a ráírt szám. A bónusznál a tulajdonosa a kettő egyikéhez számítja.
help-babel-actions-title = Akciókártyák
help-babel-actions = { $action_cards } van belőlük, { $kinds }-féle. Van, amelyiket a körödben játszod ki, van, amelyiket akkor, ha az ajánlatod nem kellett, kétféle pedig a végén magától pontot ér. Az asztal el is hagyhatja őket.
help-babel-hidden-title = Mi titkos
help-babel-hidden = A kézben tartott lapok és az akciókártyák titkosak, az ajánlatok a felfordításig. Amit egyszer megmutattak vagy elvettek, azt az oldal megjegyzi helyetted.
help-babel-deck-title = Ha elfogy a pakli
help-babel-deck = Az eldobott lapokat megkeverjük, és újra azokból húzunk.

## Glossary

help-babel-type-about = Az építőkártyák egyik típusa. A korongokhoz ilyenek kellenek.
help-babel-type-count = { $all } lapból { $count }
help-babel-disc = { $needs }
help-babel-disc-about = korong
help-babel-disc-two-about = kétszínű korong
help-babel-disc-lines = Pontosan ennyi kell hozzá: { $needs }, az ajánlatokból és a soron lévő játékos kezéből együtt.
help-babel-disc-owner = Aki elveszi, annak a korongbónuszába számít.
help-babel-wonder-about = csoda
help-babel-wonder-lines = { $spaces } korong van rajta. Amikor az utolsót is elvitték, az épületelemek az értéktáblázat szerint hoznak pontot.
help-babel-action-about = akciókártya
help-babel-icon-trader = Cserekártya
help-babel-icon-trader-about = Ajánlathoz tehető. Ha elfogadják, a korongot a tulajdonosa kapja, az épületelemeket a soron lévő játékos teszi fel. Mindig visszakerül.
help-babel-icon-tower = Torony
help-babel-icon-tower-about = A legalsó mutatja, ki van soron; a kör alatt a kiválasztott csodán áll.
help-babel-icon-piece = Épületelem
help-babel-icon-piece-about = Minden csodára adott lapért egy. Akinek a legtöbb van belőle, amikor a csoda elkészül, az kapja a legtöbb pontot.
help-babel-icon-row = Értéktáblázat
help-babel-icon-row-about = Az első sorban { $first } pont a legtöbb épületelemért, { $second } a második legtöbbért, { $others } mindenki másnak. Minden kész csoda egy sorral lejjebb viszi.
help-babel-icon-light = Világos sor
help-babel-icon-light-about = A végén a befejezetlen csodákért fizet: { $light_first } és { $light_second }, mindenki másnak { $others }.
help-babel-icon-bonus = Korongbónusz
help-babel-icon-bonus-about = A végén, az egy típusú korongokért: { $bonuses }.
help-babel-icon-vp-about = Egy részüket útközben kapod, a többit a végén.

## Figures that no source confirms

help-figures-title = Számok, amelyeket egyetlen forrás sem erősít meg
help-figures-about = A nálunk lévő szabálykönyv képei elvesztek, ezért néhány nyomtatott számot nem ismerünk. Ezeket úgy választottuk meg, hogy mindenhez illeszkedjenek, ami ismert, vagy csak egy forrásból valók:
help-figures-figure = Szám
help-figures-value = Nálunk
help-figures-sure = Mennyire biztos
help-figures-replace = Ha megvan a doboz, írd az eltérő számokat egy szövegfájlba, és add meg: { $command }. A játszma felvétele megőrzi őket, így a fájl nélkül is ellenőrizhető.
help-figures-row = értéktáblázat, { $row }. sor: első és második
help-figures-row-light = értéktáblázat, világos sor: első és második
help-figures-bonus = bónusz { $count } azonos típusú korongért
help-figures-discs = a korongok számai ehhez: { $type }
help-figures-two = { $number }. kétszínű korong
help-figures-copies = hány van ebből a kártyából: { $card }
help-figures-disc-points = pont korongonként ezen a kártyán: { $card }
