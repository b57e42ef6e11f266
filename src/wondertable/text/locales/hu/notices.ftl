### Notices to people who are not there, their holidays, and pauses on which people agree. $day, $made
### and $start are days, $name is somebody, $names are several, $table is a game with who plays it.

## What is refused

error-push-off = Ennek a szervernek az üzemeltetője nem küld értesítéseket az eszközökre.
error-mail-off = Ez a szerver nem küld levelet; az üzemeltetője nem állította be.
error-bad-endpoint = A böngésződ olyan helyet adott meg az értesítésekhez, ahová ez a szerver semmit sem küld.
error-too-many-devices = Már { $most } eszközön kapsz értesítést, többön nem lehet; előbb törölj egyet.
error-bad-mail-address = „{ $address }” nem e-mail-cím; így írd: nev@example.org.
error-mail-refused = A levelet nem vették át itt: { $address }. Nézd meg, jó-e a cím, vagy próbáld meg később.
error-address-often = Erre a címre ma már többször ment levél; próbáld meg holnap.
error-no-address = Nincs megadva cím; előbb írj be egyet.
error-not-confirmed = Ez a hivatkozás nem erősít meg semmit: egyszer és egy napig jó, és csak a legújabb számít. Az „Az én oldalam” lapon kérhetsz másikat.
error-bad-timing = „{ $value }” itt nem lehetséges ({ $wish }); olyat válassz, amit az oldal felkínál.
error-bad-vacation = A szabadság 1 és { $most } nap közötti, { $ahead } napon belül kezdődik, és az előző után legalább { $rest } nappal.
error-vacation-spent = Az egy éven belüli { $year } nap szabadságból { $left } napod maradt.
error-no-vacation = Nincs szabadság, aminek véget lehetne vetni.

## One's own page

notices-title = Amikor én jövök
notices-none = Ez a szerver senkinek sem szól, ha ő jön: sem értesítés, sem levél nincs beállítva.
notices-about = A napokig tartó játszmákban kérheted, hogy szóljunk, ha te jössz: körönként egyszer, és sosem olyankor, amikor éppen az asztalt nézed.
notices-pace = Mikor szóljunk?
notices-pace-off = Sosem
notices-pace-off-about = magad nézel utána
notices-pace-once = Azonnal
notices-pace-once-about = egy perccel azután, hogy te jössz, ha nem vagy ott
notices-pace-daily = Naponta egyszer
notices-pace-daily-about = egyetlen üzenetben minden asztal, ahol te jössz
notices-hour = Naponta ekkor
notices-zone = Időzóna
notices-by-push = Az eszközeimen
notices-by-mail = Levélben
notices-save = Mentés
notices-devices = Eszközök, amelyek szólnak
notices-device = Eszköz
notices-device-since = { $day } óta
notices-device-this = (ez az)
notices-device-add = Ezen az eszközön szóljon
notices-device-about = A böngésződ megkérdezi, mutathat-e értesítéseket. Ezek a böngésző készítőjének szolgáltatásán át jönnek, úgy titkosítva, hogy csak a te böngésződ olvashatja. iPhone-on és iPaden előbb tedd ki ezt az oldalt a kezdőképernyőre.
notices-script = Ehhez szkript kell, és ez a böngésző itt nem futtat; a levél anélkül is működik.
notices-denied = A böngésző nem mutathat értesítéseket erről az oldalról; a beállításaiban engedélyezheted.
notices-unable = Ennek a böngészőnek most nem lehet szólni; a levél mindenhol működik.
notices-https = Az eszközön megjelenő értesítésekhez https kell, és ez a szerver anélkül fut; nézz be időnként, vagy kérj levelet, ha az be van állítva.
notices-address = E-mail-cím
notices-address-none = Csak ezekhez az értesítésekhez használjuk, és senki más nem látja.
notices-address-asked = { $day } napján levél ment ide: { $address }. Kövesd a benne lévő hivatkozást; addig semmi más nem megy oda.
notices-address-good = { $address } meg van erősítve.
notices-address-stopped = Egy levél hivatkozásával leállítottad a leveleket ide: { $address }.
notices-address-refused = Többször visszajött a levél innen: { $address }, ezért már semmit sem küldünk oda. Nézd meg, jó-e a cím.
notices-address-give = Levelet kérek a megerősítéshez
notices-address-resume = Küldjetek újra levelet
notices-address-remove = Felejtsétek el a címet
notices-test = Próbaértesítés küldése
notices-said-saved = Feljegyeztük.
notices-said-asked = Elindult egy levél; kövesd a benne lévő hivatkozást.
notices-said-sent = Elindult egy értesítés minden eszközödre és a címedre.
notices-said-unsent = Most nem sikerült minden eszközt vagy címet elérni.
notices-said-nowhere = Nincs hová értesítést küldeni.
notices-said-resumed = Újra mennek a levelek.

## What is told

notices-turn-title = Te jössz
notices-turn-of-round = { $round ->
    [0] { $title }: te jössz
   *[other] { $title }, { $round }. forduló: te jössz
}
notices-round-of-round = { $round ->
    [0] { $title }: áll az asztalod
   *[other] { $title }: áll a { $round }. forduló asztala
}
notices-round-title = Áll az asztalod
notices-digest-title = { $count ->
    [one] Egy asztalnál te jössz
   *[other] { $count } asztalnál te jössz
}
notices-test-title = Így szólunk majd
notices-test-body = Ilyen lesz, amikor te jössz.
notices-left = { $table } – még { $left }
notices-more = { $count ->
    [one] és még egy asztal
   *[other] és még { $count } asztal
}
notices-mail-why = Azért kapod ezt a levelet, mert az oldaladon kérted.
notices-mail-change = Más legyen, amit kapok
notices-mail-stop = Ne jöjjön több levél

## Confirming, and ending it

notices-confirm = Cím megerősítése
notices-confirm-title = Ez a te címed?
notices-confirm-body = Valaki ezen a címen szeretne értesülni arról, ha ő jön itt: { $place }. Ha te voltál az, egy napon belül erősítsd meg.
notices-confirm-else = Ha nem te voltál, ne tégy semmit: más nem jön ide.
notices-confirm-yes = Igen, ez az én címem
notices-confirm-asks = Szóljunk itt, ha te jössz: { $address }?
notices-confirmed = A címed meg van erősítve
notices-confirmed-now = Mostantól ide jön, amit kértél.
notices-stop = Ne jöjjön több levél
notices-stop-asks = Egyetlen gombnyomás, és semmi sem megy többé a címedre. Az „Az én oldalam” lapon bármikor újra kérheted.
notices-stopped = Nem jön több levél
notices-stopped-now = A címedre már semmi sem megy.

## Holidays

holiday-title = Szabadság
holiday-about = Amíg szabadságon vagy, áll az órád azokban a játszmákban, amelyekben egy döntésre legalább egy óra jut, és ott arról sem szólunk, hogy te jössz. A többiek látják, meddig vagy távol. Egy éven belül { $year } napod van, két szabadság között { $rest } nap telik el. Versenyen az órák tovább járnak: mások a forduló végére várnak.
holiday-now = Szabadságon vagy eddig: { $day }.
holiday-coming = Szabadságon leszel: { $start } – { $day }.
holiday-end = Visszajöttem
holiday-fall = Mégsem megyek
holiday-ahead = Hány nap múlva kezdődik
holiday-days = Hány napig tart
holiday-begin = Szabadságra megyek
holiday-left = { $year } napból { $left } maradt; a megkezdett nap is számít.
holiday-at-table = { $name } szabadságon van eddig: { $day }; az órája áll.

## A pause by agreement

pause-ask = Szünetet kérek
pause-days = Hány napra
pause-ask-yes = Megkérdezem a többieket
pause-about = Ha mindenki beleegyezett, az órák megállnak. A játszma akkor megy tovább, ha letelt az idő, vagy ha egyikőtök megnyomja a gombot.
pause-asked = { $name } szünetet kér eddig: { $day }. Még nem válaszolt: { $names }.
pause-agreed = Szünetben egyeztetek meg eddig: { $day }. Előbb is folytathatja bárki, aki az asztalnál ül.
