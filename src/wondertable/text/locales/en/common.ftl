### Words that every game shares.

## Resources: the bare word, and a number of units

resource-wood = wood
resource-clay = clay
resource-stone = stone
resource-ore = ore
resource-glass = glass
resource-cloth = cloth
resource-papyrus = papyrus

resource-count-wood = { $count } wood
resource-count-clay = { $count } clay
resource-count-stone = { $count } stone
resource-count-ore = { $count } ore
resource-count-glass = { $count } glass
resource-count-cloth = { $count } cloth
resource-count-papyrus = { $count } papyrus

## Colours of cards

color-brown = brown
color-grey = grey
color-blue = blue
color-green = green
color-yellow = yellow
color-red = red
color-purple = purple
color-black = black

## Counted things

coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
victory-points = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}

## Costs

cost-free = free
price-own = paid with own goods
price-chain = free by chain from { $card }
# $coins is a counted word, such as "2 coins".
price-to-bank = { $coins } to the bank
price-to-name = { $coins } to { $name }

## Who acts

# $number counts from 1.
seat = Player { $number }
chance = Chance

## Ages

age-1 = Age I
age-2 = Age II
age-3 = Age III
age-guild = Guild

# Why a choice is better, where no rule of reasons sees it.
why-later = no single reason stands out; it leads further in the end
