### Where a price of 7 Wonders Duel comes from. $name is a player, $token a progress token.

price-duel-own = own
price-duel-chosen = choice
price-duel-saved = saved by { $token }
price-duel-buy = buy
price-duel-at = at { $each }
price-duel-at-more = at { $each } (2 + { $units })
price-duel-to-rival = { $name } receives { $coins }
price-duel-short = { $coins } short
