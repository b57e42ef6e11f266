### Where a price of 7 Wonders Duel comes from. $name is a player, $token a progress token.

price-duel-own = saját
price-duel-chosen = választott
price-duel-saved = nem kell ({ $token }):
price-duel-buy = vétel
price-duel-at = darabja { $each }
price-duel-at-more = darabja { $each } (2 + { $units })
price-duel-to-rival = { $name } kap: { $coins }
price-duel-short = hiányzik: { $coins }
