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
