### What the lobby, the pages around a table and the server say. $name and $names are names of
### people or bots, $game is the name of a game, $file, $setting and $field are shown as they are.

## Languages: each in its own words

web-language = Nyelv
web-language-en = English
web-language-hu = Magyar
web-language-de = Deutsch

## The lobby

web-lobby-heading = Foglalj helyet!
web-play-heading = Játék
web-play = Játszom
web-again = Még egy, mint legutóbb
web-first-press = Játszd le az első játszmádat
web-your-turn-heading = Te jössz
web-running = Folyamatban
web-running-about = a többiekre vársz
web-waits-for = rájuk várunk: { $names }
web-have-chosen = Már választott: { $names }.
web-just-begun = A játszma most kezdődött.
web-more = Továbbiak
web-more-of = Továbbiak: { $title }
web-games-here = A játékok
web-another = Másik játék
web-another-about = játékok, helyek, óra
web-join-a-table = Csatlakozás asztalhoz
web-join-about = { $count ->
    [0] hivatkozással vagy kóddal
   *[other] { $count } nyitott; vagy hivatkozással, kóddal
}
web-join-by = Az asztal hivatkozása vagy kódja
web-nowhere-now = Ez nem egy asztal hivatkozása vagy kódja.
web-finished-about = { $count }, ebből { $won } győzelem
web-plan-players = { $count } játékos
web-plan-friends = { $count } hely hivatkozással
web-plan-here = ennél az eszköznél: { $names }
web-fill = Mindenhol máshol a gép
web-fill-about = minden barátnak szánt helyre leül, és a játszma rögtön kezdődik
web-default-name = Vendég
web-guest-name = { $number }. játékos
web-your-name = A neved
web-their-name = A másik neve
web-opponent = Ellenfél
web-more-opponents = További ellenfelek
web-play-bot = Játék a gép ellen
web-first-game = Először játszom
web-first-game-about = könnyű kezdés, menet közben rövid magyarázatokkal
web-own-table = Vagy nyiss egy asztalt
web-game = Játék
web-players = Játékosok
web-quick = Játék azonnal
web-team = { $number }. csapat
web-at-the-table = Az asztalnál
web-seat-number = { $number }. hely
web-seat-me = te, a fenti névvel
web-seat-friend = Egy barát, hivatkozással
web-seat-hot = Valaki ennél az eszköznél
web-seat-by-bot = Gép: { $name }
web-order = Székek
web-order-random = sorsolva
web-order-given = ahogy itt állnak
web-options = Beállítások
web-start-how = Kapsz egy hivatkozást azoknak, akik még hiányoznak.
web-start-table = Asztal megnyitása
web-open-tables = Nyitott asztalok
web-finished = Befejezett játszmák
web-real-table = Az igazi dobozzal
web-join = Csatlakozás
web-look = Megnézem
web-table-with = { $game } – { $names }
web-table-many = { $game } – { $names } és még { $count } játékos
web-seats-free = { $count ->
    [0] nincs szabad hely
   *[other] { $count } szabad hely
}
web-is-running = folyamatban
web-is-paused = szünetel
web-is-closed = lezárva
web-is-damaged = nem nyitható meg
web-you-won = te nyertél
web-they-won = győztes: { $names }
web-delete-table = Asztal törlése
web-delete-of = Törlés: { $title }
web-hide-table = Elrejtés a listámról
web-hide-of = Elrejtés a listámról: { $title }
web-hidden-now = „{ $title }” nem látszik többé a listádon. Maga az asztal nem változott.
web-hidden-undo = Mégse
web-hidden-tables = Elrejtett asztalok
web-hidden-about = Csak te nem látod őket a listádon. Amelyiknél rajtad kívül senki sem ül, azt törölheted is.
web-unhide = Vissza a listára
web-unhide-of = Vissza a listára: { $title }
web-deleted-now = Az asztal törölve.
web-gone-now = Az asztalt, amelyet néztél, a házigazda törölte.

## Settings of a table

web-clock = Óra
web-clock-none = nincs óra
web-clock-move-1 = lépésenként 1 perc
web-clock-move-3 = lépésenként 3 perc
web-clock-move-day = lépésenként 1 nap
web-clock-move-days = lépésenként 3 nap
web-clock-game-10 = fejenként 10 perc, lépésenként még 10 másodperc
web-clock-game-20 = fejenként 20 perc, lépésenként még 20 másodperc
web-clock-game-60 = fejenként 1 óra
web-at-end = Ha lejár az idő
web-at-end-lose = a játszma elveszett
web-at-end-bot = a gép játszik tovább
web-at-end-random = véletlen lépés következik
web-running-score = Pontállás
web-running-score-about = a pontok játék közben is látszanak
web-explain = Magyarázatok
web-explain-about = rövid tanácsok arról, mit lehet tenni
web-memory = Emlékezet
web-memory-about = az oldal megjegyzi, melyik kézben mely lapokat láttad
web-team-talk = Csapatmegbeszélés
web-team-talk-about = a társak négyszemközt írhatnak egymásnak
web-talk = Beszélgetés
web-talk-about = az asztalnál ülők írhatnak egymásnak, mindenki láthatja
web-talk-usual = igen, kivéve az értékelt játszmákat
web-talk-on = igen
web-talk-off = nem
web-public = A könyvtárba
web-public-about = ha véget ért, bárki megtalálhatja a játszmát, visszanézheti és elviheti a felvételét
web-hints = Tippek
web-hints-about = aki soron van, megkérdezheti a gépet, mit lépne
web-hints-alone = ha csak a gép ellen játszom
web-hints-on = mindenkinek
web-hints-off = senkinek
web-hints-allow = Tippek engedélyezése
web-hints-forbid = Inkább tippek nélkül
web-spectators = Nézők
web-spectators-about = akinek megvan a hivatkozás, nézheti a játékot
web-rated = Értékelt
web-rated-about = beleszámít az értékszámba: nincs tipp és visszavétel; végig kell játszani vagy fel kell adni
web-listed = Mindenkinek nyitva
web-listed-about = az asztal szerepel a kiszolgáló listáján

## Bots

web-bot-random = Véletlen
web-bot-random-about = bármelyik szabályos lépést megteszi
web-bot-greedy = Mohó
web-bot-greedy-about = azt lépi, ami most a legtöbbet ígéri
web-bot-novice = Újonc
web-bot-novice-about = hihető lépéseket tesz, de sok mindent nem vesz észre
web-bot-citizen = Polgár
web-bot-citizen-about = megbízhatóan játszik, kissé előre is lát
web-bot-senator = Szenátor
web-bot-senator-about = jól játszik; jó játékosokat is legyőz
web-bot-oracle = Jós
web-bot-oracle-about = a legerősebb; lépésenként nagyjából egy másodpercig gondolkodik
web-bot-friend = Barát
web-bot-friend-about = kiegyenlített játszmára törekszik, bárki ellen
web-bot-rollout = Szerencsejátékos
web-bot-rollout-about = fejben végigjátssza a játszmát; semmit sem tanult

## As an app, and as a link

web-preview-about = { $games } a böngészőben: barátokkal hivatkozással, vagy a gép ellen. Fiók nélkül.
web-preview-join = { $game }: van számodra egy hely
web-preview-game = Egy játszma: { $game }
web-offline = Nincs kapcsolat
web-offline-safe = A játszmáid biztonságban vannak a kiszolgálón. A pontozólap kapcsolat nélkül is működik.
web-offline-again = Próbáld újra

## Waiting for people

web-waiting-title = Várakozás · { $game }
web-invite-heading = { $game }: várunk a többiekre
web-invite-link = Meghívó
web-invite-how = Küldd el ezt a hivatkozást, vagy olvastasd be a kódot. Fiókra senkinek sincs szüksége.
web-invite-local = Ezt a címet csak ez a számítógép éri el. Ha másokkal játszanál, indítsd a kiszolgálót a --host 0.0.0.0 kapcsolóval (make play HOST=0.0.0.0)!
web-qr = A hivatkozás QR-kódja
web-copy = Másolás
web-copied = Kimásolva
web-open-seat = Szabad hely
web-seat-anyone = bárki leülhet a hivatkozással
web-seat-kept = neki van fenntartva
web-seat-closed = üresen marad
web-seat-bot = gép
web-seat-you = te
web-seat-person = itt van
web-seat-here = jelen van
web-seat-away = nincs itt
web-seat-handed = most a gép játszik helyette ({ $bot })
web-choose-bot = Melyik gépi játékos
web-seat-bot-in = Gép ültetése
web-seat-close = Maradjon üresen
web-seat-open = Hely felszabadítása
web-seat-leave = Felállok
web-join-title = Csatlakozás · { $game }
web-join-heading = { $game }: ülj le hozzánk
web-join-full = Minden hely foglalt.
web-choose-seat = Hely
web-sit-down = Leülök
web-invited-by = { $name } játszani hív.
web-you-get = A helyed száma: { $number }.
web-you-get-with = A helyed száma: { $number }; a társad: { $names }.
web-terms = Így játszotok
web-yes = igen
web-no = nem

## At a table

web-personal-link = A helyem átvitele másik eszközre
web-copy-spectate = Hivatkozás másolása nézőknek
web-look-back = A játszma visszanézése
web-download-record = A felvétel letöltése
web-hand-over = Játsszon a gép
web-hand-back = A hely visszaadása
web-trouble = A kiszolgáló most nem tudja elmenteni a következő lépést. Újra meg újra megpróbálja; semmi sem vész el.
web-away = { $count ->
    [one] { $names } most nincs itt.
   *[other] { $names } most nincsenek itt.
}
web-pause = Szünet
web-resume = Folytatás
web-end-table = A játszma lezárása
web-resign = Feladom
web-rematch = Új játszma
web-rematch-join = Belépés a következő játszmába
web-rematch-watch = A következő játszma megnézése
web-to-lobby = A kezdőlapra
web-back-to-table = Vissza az asztalhoz
web-closed-before = A házigazda bezárta ezt az asztalt, mielőtt a játék elkezdődött volna.
web-note-bot-failed = A gép nem talált lépést ({ $name }), ezért sorsolás döntött.
web-note-bot-slow = A gép túl sokáig gondolkodott ({ $name }), ezért sorsolás döntött.
web-note-time = Lejárt az idő ({ $name }), ezért sorsolás döntött.

## Asking first

web-ask-no-table = Nem, vissza az asztalhoz
web-ask-no-lobby = Nem, maradjon
web-ask-resign = Feladod?
web-ask-resign-lost = A játszma azonnal véget ér, a győztes: { $winner }.
web-ask-resign-played = Helyetted a gép ({ $bot }) játszik tovább; a többiek folytatják a játszmát.
web-ask-resign-back = Amíg a játszma tart, a menüben visszaveheted a helyedet.
web-ask-resign-yes = Feladom
web-ask-close = Lezárod a játszmát mindenkinek?
web-ask-close-all = A játszma győztes nélkül ér véget mindenkinek: { $names }.
web-ask-close-alone = A játszma győztes nélkül ér véget.
web-ask-close-told = A többiek a saját oldalukon látják, hogy lezártad.
web-ask-close-kept = Ami eddig történt, visszanézhető, de folytatni senki sem tudja.
web-ask-close-yes = Lezárom mindenkinek
web-ask-shut = Bezárod az asztalt?
web-ask-shut-all = A játszma nem kezdődik el, és senki sem ülhet le ide többé.
web-ask-shut-told = Értesül róla: { $names }.
web-ask-shut-yes = Bezárom
web-ask-leave = Felállsz az asztaltól?
web-ask-leave-free = A helyed felszabadul: bárki leülhet rá, akinek megvan a hivatkozás.
web-ask-leave-back = Ugyanezzel a hivatkozással újra leülhetsz, amíg van szabad hely.
web-ask-leave-yes = Felállok
web-ask-delete = Törlöd az asztalt?
web-ask-delete-gone = „{ $title }” végleg eltűnik, minden lépésével és a felvételével együtt.
web-ask-delete-running = A játszma még nem ért véget.
web-ask-delete-hide = Ha csak útban van, elég elrejteni a listádról.
web-ask-delete-yes = Végleges törlés
web-ask-box = Törlöd ezt a játszmát?
web-ask-box-gone = „{ $title }” végleg eltűnik, mindennel együtt, amit leírtál.
web-ask-cannot-undo = Ezt nem lehet visszavonni.

## One screen for two

web-curtain-title = Most { $name } következik: add át az eszközt!
web-curtain-why = Amit ezután látni, csak rá tartozik.
web-curtain-lift = Én vagyok { $name }
web-curtain-take-back = { $name } visszaveszi a választását

## Personal links

web-link-heading = { $name } helye egy másik eszközön
web-link-how = Nyisd meg ezt a hivatkozást a másik eszközön. A hely odakerül; a korábbi hivatkozások többé nem érvényesek.
web-link-label = Személyes hivatkozás
web-link-secret = Akié ez a hivatkozás, az játszhat helyetted: ne add ki másnak!
web-move-heading = Folytatás: { $name }
web-move-how = Ez egy személyes hivatkozás egy játszmához ({ $game }). Ha itt folytatod, a hely átkerül erre az eszközre.
web-move-here = Folytatás itt

## Looking back

web-replay-title = { $ply }. lépés, összesen { $last } · { $game }
web-replay-heading = { $game } – visszanézés
web-replay-steps = Lépések a játszmában
web-replay-first = Az elejére
web-replay-back = Egy lépést vissza
web-replay-on = Egy lépést előre
web-replay-last = Az utolsó lépésre
web-replay-scrub = Lépés
web-replay-go = Ugrás
web-replay-at = { $ply }. lépés, összesen { $last }
web-replay-start = Az első lépés előtt.
web-replay-against = Ellenfél
web-replay-play-on = Folytatás innen
web-replay-share = Hivatkozás másolása ehhez a lépéshez

## Reporting an error in the rules

web-report = Szabályhiba bejelentése
web-report-what = Mi történt, és minek kellett volna történnie?
web-report-how = A bejelentés ezen a kiszolgálón marad, azzal együtt, amit a játszmáról tudhatsz. Sehová nem küldjük el.
web-report-save = Bejelentés mentése
web-reported-heading = Köszönjük, a bejelentést elmentettük
web-reported-where = A kiszolgálón ez a fájl őrzi: { $file }. A kiszolgáló üzemeltetője továbbíthatja, és te magad is.
web-reported-what = { $whole ->
    [yes] Benne van, amit írtál, és a játszma teljes felvétele.
   *[no] Benne van, amit írtál, és a játszma úgy, ahogy a te helyedről látszik. A teljes felvétel a játszma vége után érhető el.
}
web-reported-download = A bejelentés letöltése

## When something cannot be done

web-status-403 = Ezt nem lehet
web-status-404 = Nincs meg
web-status-405 = Így nem megy
web-status-409 = Most nem
web-status-413 = Ez túl sok
web-status-422 = Ez nem működik
web-status-429 = Túl gyakran
web-status-500 = Mi hibáztunk
web-status-503 = Pillanatnyilag nem megy
web-status-507 = Elfogyott a hely
web-status-other = Ez nem sikerült
web-status-reason = { $status ->
    [404] Itt nincs ilyen oldal.
    [405] Ezt az oldalt így nem lehet kérni.
    [500] Hiba történt a kiszolgálón. Feljegyeztük; a játszma biztonságban van.
   *[other] A kiszolgáló nem tudta értelmezni a kérést.
}
web-refused-csrf = Ez az űrlap elavult, vagy a böngésző nem őrzi meg a sütiket. Lépj vissza, töltsd be újra az oldalt, és próbáld meg még egyszer!
web-refused-origin = Ezt az űrlapot egy másik webhelyről küldték.
web-refused-long = { $field }: túl hosszú; legfeljebb { $longest } karakter lehet.
web-refused-large = Ez több, mint amennyit a kiszolgáló elfogad.
web-refused-number = { $field }: ez nem egész szám.
web-refused-choice = { $field }: ezt az értéket nem lehet választani.
web-refused-often = Ez egyszerre túl sok volt. Várj { $seconds } másodpercet!
web-refused-spectators = Ehhez az asztalhoz csak a játékosok ülhetnek.
web-refused-curtain = Előbb át kell adni az eszközt.
web-refused-again = Ezen az eszközön nincs legutóbbi játszma, amelyet meg lehetne ismételni.
web-refused-talk = Nincs itt senki, akivel négyszemközt beszélhetnél.
web-refused-secret = Ez a személyes hivatkozás itt nem érvényes; talán készült helyette újabb.
web-refused-ply = A játszmában nincs { $ply }. lépés.
web-refused-unsaved = A bejelentést nem sikerült elmenteni. Szólj a kiszolgáló üzemeltetőjének!
web-refused-reports = Megtelt a bejelentések mappája. Szólj a kiszolgáló üzemeltetőjének!

## Settings of the server

web-games-unfinished = Az oldalak még nem tudják megmutatni ezt: { $games }. A docs/adding-a-game.md leírja, hogyan kerül be egy játék; amíg nincs kész, vedd ki a mappáját a web/games mappából. Az src/wondertable alatt ez hiányzik: { $parts }
web-settings-unreadable = { $file }: nem olvasható, mert { $why }.
web-settings-no-toml = { $file }: ez nem TOML-fájl ({ $why }).
web-settings-unknown = Nincs { $setting } nevű beállítás; a beállítások: { $known }.
web-settings-short-key = { $file }: a benne lévő kulcs túl rövid; töröld a fájlt, és új készül helyette.
web-settings-push-key = { $file }: ebben nincs kulcs az értesítésekhez; töröld a fájlt, és új készül helyette.
web-settings-bad = { $needs ->
    [port] { $setting }: „{ $value }” nem lehet az értéke; 0 és 65535 közötti portszám kell.
    [key] { $setting }: túl rövid; legalább 16 karakter kell.
    [positive] { $setting }: „{ $value }” nem lehet az értéke; 0-nál nagyobb szám kell.
    [pace] { $setting }: „{ $value }” nem lehet az értéke; 0 és 60 közötti másodperc kell.
    [place] { $setting }: „{ $value }” nem lehet az értéke; gépnév és port kell, például 127.0.0.1:9464.
    [url] { $setting }: „{ $value }” nem lehet az értéke; ilyen cím kell: https://example.org/wonders.
    [bot-name] { $setting }: „{ $value }” nem lehet név; kisbetű, számjegy és kötőjel állhat benne, és nem lehet a mieink egyike.
    [bot-command] { $setting }: „{ $value }” nem lehet az értéke; ilyen parancs kell: „python3 bot.py” vagy „100ms:python3 bot.py”.
    [bot-budget] { $setting }: „{ $value }” nem lehet az értéke; a gondolkodási időnek legalább 3 másodperccel a bot_seconds alatt kell maradnia.
    [push-key] { $setting }: ez nem kulcs az értesítésekhez; hagyd el, és készül egy.
    [smtp] { $setting }: nem olvasható; ilyen kiszolgáló kell: smtp://név:jelszó@mail.example.org vagy smtps://mail.example.org.
    [mail] { $setting }: „{ $value }” nem lehet az értéke; levelezéshez ilyen cím kell: asztalok@example.org.
    [mail-url] { $setting }: „{ $value }” nem lehet az értéke; levelezéshez meg kell mondania, hol érik el mások a szervert, a levelekben álló hivatkozások miatt.
   *[type] { $setting }: „{ $value }” nem lehet az értéke; más fajta érték kell.
}
web-serve-at = Az asztalok címe: { $url }
web-serve-next = A { $wanted } port foglalt, ezért a { $port } lesz használva.
web-serve-others = Mások a hálózatodban itt érik el: { $url }
web-serve-stop = A Ctrl+C leállítja a kiszolgálót; minden el van mentve.
web-serve-process = A kiszolgáló folyamatok nem tudnak elindulni: { $why }
web-serve-port = { $host }: a { $port } port nem használható ({ $why }). Másikat a --port kapcsolóval lehet választani.

## Practice

# $text is a sentence of the log.
web-practice = Gyakorlás
web-practice-about = Itt vissza lehet vonni a döntéseket. A lapok ott maradnak, ahol voltak, így amit láttál, újra ugyanúgy jön, és az ilyen játszma sosem számít értékelésbe. Ha más emberek is ülnek az asztalnál, mindenkinek bele kell egyeznie. Az U billentyű a gombra ugrik.
web-practice-quick = a döntéseket bármeddig visszavonhatod; sosem számít értékelésbe
web-practice-table = a döntések visszavonhatók, ha mindenki beleegyezik; nincs óra, és sosem számít értékelésbe
web-undo = Utolsó döntésem visszavonása
web-undo-ask = Kérem az utolsó döntésem visszavonását
web-undo-short = Visszavonás
web-undo-ask-short = Visszavonást kérek
web-undo-further = Még régebbre
web-undo-any = Visszanézem és választok
web-undo-decision = { $ply }. döntés
web-undo-asked = { $name } innentől mindent visszavonna: { $text }
web-undo-waiting = Még nem válaszolt: { $names }.
web-undo-agree = Rendben
web-undo-refuse = Nem egyezem bele
web-undo-withdraw = Mégsem kérem
web-undo-here = Visszavonás eddig
web-went-back = A játék visszatért ide, a { $ply }. döntéshez; ami utána jött, azt visszavontátok.
