### A játszmák könyvtára: keresés, gyűjtés, elvitel, behozatal. $who nevek, $count szám.

library-title = Könyvtár
library-about = Véget ért játszmák olyan asztaloktól, amelyeket a könyvtárnak nyitottak. Nézd vissza őket, olvasd el az elemzésüket, tedd el, ami tetszik.
library-will-stand = Ez a játszma, ha véget ér, bekerül a könyvtárba.
library-stands = Ez a játszma benne van a könyvtárban.
library-day = A nap játszmája
library-search = Keresés
library-player = Játékos
library-bot = Gép
library-result = A játékos vagy a gép eredménye
library-result-won = nyert
library-result-lost = nem nyert
library-result-shared = közös győzelem
library-how-long = Hossz
library-length = { $first }–{ $last } döntés
library-length-more = { $count } döntés vagy több
library-decisions = { $count ->
    [one] { $count } döntés
   *[other] { $count } döntés
}
library-since = Ettől
library-until = Eddig
library-wonder = Csoda a játékban
library-more-filters = Válassz játékot, és a változatai meg a csodái szerint is kereshetsz.
library-found = Találatok
library-newest = A legújabb játszmák
library-none = Még nincs itt játszma. Nyiss asztalt „A könyvtárba” beállítással, és játsszátok végig.
library-none-so = Ilyen játszma nincs.
library-brought = kívülről
library-records-about = Felvételként, legfeljebb { $count } játszma, soronként egy:
library-records = Elviszem ezeket
library-collect = Elteszem
library-star = Elteszem: { $who }
library-mine = A gyűjteményem
library-starred = Eltéve
library-lists = A listáim
library-collect-about = Nyomd meg a csillagot egy játszma mellett, és itt lesz.
library-into = Listába
library-which = Melyik játszma
library-list-name = A lista neve
library-into-yes = Tegyük oda
library-bring = Felvétel behozása
library-bring-h = Máshol játszott játszma
library-bring-about = A felvételt újra lejátsszuk, és soronként ellenőrizzük. Utána visszanézheted és elemeztetheted, mint bármelyik befejezett asztalodat. Semmibe sem számít bele, és rajtad kívül senki sem látja, hacsak be nem teszed a könyvtárba.
library-file = Egy fájl, legfeljebb { $largest } KB
library-paste = Vagy a szövege
library-bring-yes = Játsszuk újra
library-publish = A könyvtárba teszem
library-publish-about = A játékosok nevét kivesszük: akik máshol játszottak, azokat senki sem kérdezte meg.

## Amit elutasítunk

error-not-in-library = Ez a játszma nincs a könyvtárban, vagy már nincs.
error-collection-full = { $most } játszmát tettél el, több nem lehet; előbb vegyél ki egyet.
