### Rulings of 7 Wonders Duel: how we play, and why. The letters name the tests in tests/rulebook.

ruling-duel-t4 = A progress token is chosen before newly uncovered cards are turned up; an extra turn begins after.
ruling-duel-t4-why = The German text turns cards up when the action is completely done.
ruling-duel-c4 = Choices and discounts go to the dearest missing units by themselves.
ruling-duel-c4-why = It equals the best of all ways; paying more is never better.
ruling-duel-c7 = A chain always makes the card free.
ruling-duel-c7-why = Paying instead is never better.
ruling-duel-e1 = Economy takes what is paid for resources, at the price really paid.
ruling-duel-e1-why = Both texts.
ruling-duel-e3 = Urbanism pays nothing for a card from the Mausoleum, nor for one that is free anyway.
ruling-duel-e3-why = A chain must have been used.
ruling-duel-m3 = One move may pass both looting tokens: { $loot_1 } + { $loot_2 } coins.
ruling-duel-m3-why = Each acts the first time its zone is entered or passed.
ruling-duel-m5-p2 = Supremacy ends the game at once; nothing more is asked.
ruling-duel-m5-p2-why = Both texts.
ruling-duel-w1 = With the seventh wonder built, the one left over leaves the game, whoever owns it.
ruling-duel-w1-why = The Hungarian text, and the German example.
ruling-duel-w3 = Theology taken in the middle of a wonder does not help that wonder.
ruling-duel-w3-why = It speaks of wonders built in future.
ruling-duel-w4-w5 = Destroying and rebuilding are compulsory where a card is there.
ruling-duel-w4-w5-why = As the licensed online version plays.
ruling-duel-w6 = Only the player in turn sees the tokens of the Great Library.
ruling-duel-w6-why = As the licensed online version plays.
ruling-duel-l1 = The Lighthouse counts itself.
ruling-duel-l1-why = Five implementations and the licensed version.
ruling-duel-g1 = A guild counts the larger city, at construction and at the end separately.
ruling-duel-g1-why = The texts of the guilds.
ruling-duel-g2 = The Shipowners Guild pays 1 coin a card, brown and grey added together.
ruling-duel-g2-why = The Hungarian “2” and “green” are slips; its own card list says 1.
ruling-duel-a2 = With the pawn in the middle, whoever took the last card begins (level_pawn=begins), or chooses (level_pawn=chooses).
ruling-duel-a2-why = The rulebooks of 2015; the publisher’s change of 2016.
ruling-duel-a3 = Equal points: the points of blue cards; still equal: shared.
ruling-duel-a3-why = Both texts.
