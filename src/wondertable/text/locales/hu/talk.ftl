### Beszélgetés az asztaloknál: amit mondanak, akit valaki nem akar hallani, a bejelentések és az üzemeltető oldala.
### $name egy ember neve, $days napok száma.

## Az asztalnál

talk-title = Beszélgetés
talk-unread = Beszélgetés: # olvasatlan
talk-ready = Kész mondatok
talk-words = Mondj valamit
talk-send = Küldés
talk-nothing-yet = Még senki sem szólt.
talk-onlooker = Aki csak nézi, a játszma vége utáni órában szólhat.
talk-more = Még a beszélgetésről
talk-about = Erről a játékosról: { $name }
talk-about-short = Némítás vagy bejelentés
talk-is-off = Egyik asztalnál sem hallasz semmit, ahogy kérted.
talk-switch-on = Beszélgetés bekapcsolása
talk-switch-off = Nekem ki a beszélgetéssel
talk-phrase-hello = Szia!
talk-phrase-good-luck = Sok szerencsét, jó játékot!
talk-phrase-well-played = Jól játszottál!
talk-phrase-nice-move = Szép lépés!
talk-phrase-one-moment = Egy pillanat, kérlek.
talk-phrase-your-turn = Te jössz.
talk-phrase-oops = Hoppá!
talk-phrase-sorry = Bocsánat!
talk-phrase-thanks = Köszönöm!
talk-phrase-good-game = Jó játszma volt!
talk-phrase-again = Még egyet?
talk-phrase-bye = Szia, viszlát!

## Valakiről

talk-mute = Némítás
talk-mute-about = { $name } szavait többé nem hallod, se ennél az asztalnál, se másutt, amíg mást nem kérsz. Senki sem tudja meg.
talk-mute-yes = Némítom
talk-muted-about = { $name } szavait egyetlen asztalnál sem hallod.
talk-unmute = Halljam újra
talk-unmute-name = Halljam újra: { $name }
talk-report = Bejelentés
talk-report-about = A szerver üzemeltetője olvassa el, azzal együtt, ami közvetlenül előtte és utána elhangzott. Az asztalnál senki sem tudja meg.
talk-reason = Miről van szó?
talk-reason-insult = Sértegetés vagy fenyegetés
talk-reason-hate = Gyűlölködés vagy zaklatás
talk-reason-spam = Szemét vagy reklám
talk-reason-cheating = Csalás
talk-reason-name = Sértő név
talk-reason-other = Valami más
talk-note = Mit kell még tudni?
talk-mute-too = Némítsuk is el
talk-report-yes = Bejelentem
talk-told = Köszönjük, a bejelentés megérkezett
talk-told-about = A szerver üzemeltetője utánanéz. { $name } nem tudja meg, kitől jött.
talk-back = Vissza az asztalhoz
talk-nobody = Itt nincs szó másról, vagy már nincs.

## A saját oldalon

talk-on-about = Hallod, amit az asztalaidnál mondanak, kivéve azokat, akiket elnémítottál.
talk-off-about = Semmit sem hallasz abból, amit az asztaloknál mondanak. A csapattársad azért elér.
talk-muted = Elnémítva
talk-muted-since = { $day } óta

## A szerver üzemeltetőjének

operator-title = Bejelentések
operator-come = Belépés
operator-come-about = Ez a hivatkozás a szerver üzemeltetőjét lépteti be, ebben a böngészőben, tizenkét órára. Egyszer használható.
operator-out = Kilépés
operator-waiting = Elintézésre vár
operator-none = Nincs bejelentés.
operator-settled = Elintézve
operator-about = { $name }: { $reason }
operator-table = az asztal
operator-table-gone = az asztal már nincs meg
operator-words = Ami elhangzott
operator-no-words = Ehhez a bejelentéshez nem tartoznak szavak.
operator-dismiss = Nincs vele teendő
operator-silence = Elnémítás
operator-let-speak = Szólhat újra
operator-address = A cím elnémítása
operator-close = Az asztal lezárása
operator-how-long = Mennyi időre
operator-days = { $days ->
    [one] egy napra
   *[other] { $days } napra
}
operator-did = { $what ->
    [dismissed] nem volt vele teendő
    [closed] az asztal lezárva
    [silenced] { $days ->
        [0] újra szólhat
        [one] egy napra elnémítva
       *[other] { $days } napra elnémítva
    }
   *[address] { $days ->
        [0] a címről újra lehet szólni
        [one] a cím egy napra elnémítva
       *[other] a cím { $days } napra elnémítva
    }
}

## Amit elutasítunk

error-silenced = A szerver üzemeltetője még { $days ->
    [one] egy napig
   *[other] { $days } napig
} nem enged szóhoz jutni; játszani tovább játszhatsz.
error-nobody-to-mute = Itt már nincs szó másról, így nincs teendő.
error-unknown-complaint = Ez a bejelentés már nincs meg.
error-not-operator = Ez az oldal a szerver üzemeltetőjéé; hivatkozást a „wondertable admin reports --link” készít hozzá.
error-wrong-link = Ezt a hivatkozást már használták, vagy túl régi; újat a „wondertable admin reports --link” készít.
error-address-forgotten = Már nem tudni, honnan szólt ez az ember: sehol sincs leírva, és a szerver leállásakor elfelejtődik. Némítsd el inkább magát az embert.
