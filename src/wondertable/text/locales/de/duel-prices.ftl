### Where a price of 7 Wonders Duel comes from. $name is a player, $token a progress token.

price-duel-own = eigene
price-duel-chosen = nach Wahl
price-duel-saved = gespart durch { $token }
price-duel-buy = Kauf
price-duel-at = zu { $each }
price-duel-at-more = zu { $each } (2 + { $units })
price-duel-to-rival = { $name } erhält { $coins }
price-duel-short = es fehlen: { $coins }
