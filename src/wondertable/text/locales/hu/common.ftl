### Words that every game shares.

## Resources: the bare word, and a number of units

resource-wood = fa
resource-clay = agyag
resource-stone = kő
resource-ore = érc
resource-glass = üveg
resource-cloth = textil
resource-papyrus = papirusz

resource-count-wood = { $count } fa
resource-count-clay = { $count } agyag
resource-count-stone = { $count } kő
resource-count-ore = { $count } érc
resource-count-glass = { $count } üveg
resource-count-cloth = { $count } textil
resource-count-papyrus = { $count } papirusz

## Colours of cards

color-brown = barna
color-grey = szürke
color-blue = kék
color-green = zöld
color-yellow = sárga
color-red = piros
color-purple = lila
color-black = fekete

## Counted things

coins = { $count } érme
shields = { $count } pajzs
victory-points = { $count } győzelmi pont

## Costs

cost-free = ingyenes
price-own = a saját termelés fedezi
price-chain = láncolattal ingyen: { $card }
# $coins is a counted word, such as "2 coins".
price-to-bank = { $coins } a banknak
price-to-name = { $coins } neki: { $name }

## Who acts

# $number counts from 1.
seat = { $number }. játékos
chance = Véletlen

## Ages

age-1 = I. kor
age-2 = II. kor
age-3 = III. kor
age-guild = Céh

# Why a choice is better, where no rule of reasons sees it.
why-later = nincs egyetlen kiugró ok; végül ez visz tovább
