### Words that every game shares.

## Resources: the bare word, and a number of units

resource-wood = Holz
resource-clay = Lehm
resource-stone = Stein
resource-ore = Erz
resource-glass = Glas
resource-cloth = Stoff
resource-papyrus = Papyrus

resource-count-wood = { $count } Holz
resource-count-clay = { $count } Lehm
resource-count-stone = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
resource-count-ore = { $count } Erz
resource-count-glass = { $count } Glas
resource-count-cloth = { $count } Stoff
resource-count-papyrus = { $count } Papyrus

## Colours of cards

color-brown = braun
color-grey = grau
color-blue = blau
color-green = grün
color-yellow = gelb
color-red = rot
color-purple = violett
color-black = schwarz

## Counted things

coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
shields = { $count ->
    [one] { $count } Schild
   *[other] { $count } Schilde
}
victory-points = { $count ->
    [one] { $count } Siegpunkt
   *[other] { $count } Siegpunkte
}

## Costs

cost-free = gratis
price-own = mit eigenen Ressourcen bezahlt
price-chain = gratis durch Kette von { $card }
# $coins is a counted word, such as "2 coins".
price-to-bank = { $coins } an die Bank
price-to-name = { $coins } an { $name }

## Who acts

# $number counts from 1.
seat = Spieler { $number }
chance = Zufall

## Ages

age-1 = 1. Zeitalter
age-2 = 2. Zeitalter
age-3 = 3. Zeitalter
age-guild = Gilde

# Why a choice is better, where no rule of reasons sees it.
why-later = kein einzelner Grund sticht hervor; am Ende führt es weiter
