### Akiknek a nevét megőrizzük: az oldaluk, a visszatérés módjai, és amit elutasítunk. $name egy ember
### neve.

## Amit elutasítunk

error-name-kept = A(z) „{ $name }” név vagy egy hozzá hasonló már foglalt ezen a szerveren. Ha a tiéd, jelentkezz be; ha nem, válassz másikat.
error-name-reserved = A(z) „{ $name }” név bárkié lehet, ezért senki sem foglalhatja le; válassz másikat.
error-name-not-kept = Előbb foglald le a nevedet; akkor lesz mihez visszatérni.
error-names-off = Ennek a szervernek az üzemeltetője nem kér lefoglalt neveket.
error-wrong-way = Ez itt senkihez sem vezet. Egy kód egyszer és csak néhány percig érvényes; a mentőlapok közül a legújabb számít.
error-passkey-refused = Ezt az azonosítókulcsot nem sikerült elfogadni; próbáld újra.
error-passkeys-elsewhere = Az azonosítókulcshoz https kell; itt használd a mentőlapot vagy egy kódot.
error-too-many-passkeys = { $most } azonosítókulcsod van, több nem lehet; előbb törölj egyet.
error-both-seated = Egy folyamatban lévő asztalnál kétszer is ülsz: vendégként ezen az eszközön, és { $name } néven. Előbb fejezd be, vagy jelentkezz be úgy, hogy az itt játszottakat nem viszed magaddal.

## A saját oldal

people-me = Az én oldalam
people-me-of = Az én oldalam: { $name }
people-name = A neved
people-guest = Vendégként játszol: csak ez a böngésző ismer téged, egy sütiről. Ha a süti elvész, az itteni játszmáid is elvesznek számodra.
people-keep = Megtartom a nevem
people-keep-about = Akkor itt senki más nem játszik ezen vagy hozzá hasonló néven, a játszmáid a tieid maradnak, és bármelyik eszközről visszatérhetsz. Sem e-mail-cím, sem jelszó nem kell hozzá.
people-kept-already = Már van itt saját nevem: bejelentkezem
people-name-kept = { $day } óta { $name } a neved itt. Senki más nem játszik ezen vagy hozzá hasonló néven.
people-rename = Másik név
people-new-name = Új név
people-rename-yes = Ez legyen a nevem

## Visszatérés

people-ways = Visszatérés
people-ways-none = Egyelőre csak ez a böngésző ismer téged. Készíts azonosítókulcsot vagy mentőlapot, hogy visszatalálj, ha a süti elveszne.
people-ways-about = Ezek bármelyikével bejelentkezhetsz, ha a süti elveszett, vagy ha másik eszközön játszanál.
people-passkeys = Azonosítókulcsok
people-passkey = Azonosítókulcs
people-passkey-made = készült: { $made }
people-passkey-used = készült: { $made }, utoljára használtad: { $used }
people-passkey-add = Azonosítókulcs készítése
people-passkey-about = Az eszközöd vagy a jelszókezelőd őrzi, és az ujjlenyomatodat, az arcodat vagy a PIN-kódodat kéri. A szerver semmi olyat nem tud meg, amivel más bejelentkezhetne.
people-passkey-https = Az azonosítókulcshoz https kell, és ez a szerver anélkül fut; a mentőlap és a kód így is működik.
people-passkey-script = Az azonosítókulcshoz szkript kell, és ez a böngésző itt nem futtat; a mentőlap és a kód anélkül is működik.
people-passkey-failed = Az azonosítókulcs nem válaszolt; semmi sem változott.
people-passkey-unable = Ez a böngésző ezt még nem tudja; használd a mentőlapot vagy egy kódot.
people-remove = Törlés
people-remove-of = Törlés: { $label }, készült: { $made }
people-sheet = Mentőlap
people-sheet-about = Egy titok papíron, arra a napra, amikor egyetlen eszközöd sincs meg. Csak egyszer látható.
people-sheet-made = A mentőlapod ekkor készült: { $day }. Ha elveszett, készíts újat; a régi akkor már nem ér semmit.
people-sheet-make = Mentőlap készítése
people-sheet-again = Új mentőlap készítése
people-sheet-of = { $name } mentőlapja
people-sheet-once = Nyomtasd ki ezt az oldalt, vagy írd le a jeleket: többé nem jelenik meg. A korábbi lap már nem érvényes.
people-sheet-how = Ha vissza akarsz térni, olvasd be a képet kamerával, vagy nyisd meg ezt: { $place }, és írd be a jeleket. Akié ez a lap, az játszhat a nevedben.
people-sheet-dated = Készült: { $day }
people-sheet-done = Megvan
people-print = Nyomtatás
people-no-way-back = Mielőtt kijelentkezel, készíts azonosítókulcsot vagy mentőlapot: még nincs mivel visszatérned.

## Eszközök

people-devices = Eszközök
people-code-about = Ha másik eszközön játszanál, mutass rajta ezzel egy kódot. Egyszer érvényes, { $minutes } percig.
people-code-show = Kód mutatása
people-code = Kód egy másik eszközhöz
people-code-how = A másik eszközön nyisd meg ezt: { $place }, és írd be a kódot, vagy olvasd be a képet a kamerájával. Egyszer érvényes, { $minutes } percig.
people-code-secret = Ne mutasd meg senkinek: aki elsőként beírja, a nevedben játszik.
people-back = Vissza az oldalamra
people-out = Kijelentkezés
people-out-about = A mindenhonnan kijelentkezés az összes többi eszközre vonatkozik; itt bejelentkezve maradsz.
people-out-here = Kijelentkezés itt
people-out-everywhere = Kijelentkezés mindenhol máshol
web-out-now = Kijelentkeztél. Ami a tiéd, megvár, amikor visszatérsz.

## Amit tárolunk

people-data = Amit rólad tárolunk
people-data-about = A nevedet, a visszatérés módjait, a játszmáidat. Mindet elviheted vagy töröltetheted.
people-export = Mindent elviszek
people-delete = Minden adatom törlése
people-delete-asks = Töröljünk mindent, amit rólad tárolunk?
people-delete-yes = Igen, minden törlődjön
people-delete-name = A(z) { $name } név és a hozzá vezető összes út megszűnik; bárki felveheti.
people-delete-running = A folyamatban lévő játszmákat feladod, vagy a gép játszik tovább helyetted.
people-delete-finished = A befejezett játszmák megmaradnak a többieknek, a te helyed név nélkül.
people-delete-own = A dobozos játszmák, a gyakorlatok és minden más, ami csak a tiéd, eltűnik.
web-forgotten-now = Mindent töröltünk, amit rólad tároltunk.

## Visszatérés egy másik eszközön

people-sign-in = Bejelentkezés
people-signed-in = Ezen az eszközön { $name } néven vagy bejelentkezve.
people-with-passkey = Azonosítókulccsal
people-passkey-use = Azonosítókulcs használata
people-with-way = Mentőlappal vagy kóddal
people-way = A lap vagy a kód jelei
people-way-about = Kódot egy bejelentkezett eszköz mutat, „Az én oldalam” nevű oldalán. A kis- és nagybetű, a szóköz és a kötőjel nem számít.
people-take = Jöjjön velem, amit itt vendégként játszottam
