"""What a construction is worth to a city now, in words."""

from __future__ import annotations

from typing import Final

from wondertable.bots.seven.worth import Gain, card_gain
from wondertable.games.seven import effects
from wondertable.games.seven.actions import CARD_NUMBER
from wondertable.games.seven.cards import ALL_CARDS, Card, Stage
from wondertable.games.seven.state import Seven
from wondertable.web.games.seven.words import Words
from wondertable.web.present.things import Worth

LEADS: Final = {
    row.id: tuple(other.id for other in ALL_CARDS if row.id in other.chain_from)
    for row in ALL_CARDS
}
"""The cards that a card makes free."""

ABILITIES: Final[dict[type[effects.Effect], str]] = {
    effects.ProducesChoice: "choice",
    effects.Trade: "trade",
    effects.Wharf: "wharf",
    effects.Cache: "cache",
    effects.Warehouse: "warehouse",
    effects.BlackMarket: "market",
    effects.StagesWithoutResources: "crane",
    effects.Diplomacy: "diplomacy",
    effects.NeighborsDebt: "debt",
    effects.BuildFromDiscard: "dig",
    effects.PlayLastCard: "last",
    effects.FreeFirstOfColor: "free-color",
    effects.FreeFirstOfAge: "free-first",
    effects.FreeLastOfAge: "free-last",
    effects.CopyScience: "mask",
    effects.ScienceChoice: "wild",
}
"""Abilities that are told by a phrase of their own."""


def card_worth(words: Words, view: Seven, seat: int, card: str) -> Worth:
    """What a card is worth to a seat."""
    row = ALL_CARDS[CARD_NUMBER[card]]
    gain = card_gain(view, seat, card)
    phrases = [*gain_phrases(words, view, seat, gain), *effect_phrases(words, row)]
    leads = LEADS[card]
    if leads:
        phrases.append(words.t("w-leads", cards=words.list(words.name(id) for id in leads)))
    return worth_of(words, phrases)


def worth_of(words: Words, phrases: list[str]) -> Worth:
    """Phrases as a card shows them."""
    phrases = phrases or [words.t("w-nothing")]
    return Worth(phrases[0], ", ".join(phrases[1:]), tuple(phrases))


def gain_phrases(words: Words, view: Seven, seat: int, gain: Gain) -> list[str]:
    """What changes at once, the weightiest first."""
    phrases = []
    if gain.points:
        phrases.append(words.t("w-points", count=gain.points))
    if gain.after > gain.before:
        phrases.append(words.t("w-strength", before=gain.before, after=gain.after))
        if all(gain.beats) and view.seats > 2:
            phrases.append(words.t("w-beats-both"))
        elif any(gain.beats):
            beaten = view.left(seat) if gain.beats[0] else view.right(seat)
            phrases.append(words.t("w-beats", name=words.names[beaten]))
    if gain.coins:
        phrases.append(words.t("w-coins", count=gain.coins))
    return phrases


def effect_phrases(words: Words, row: Card | Stage) -> list[str]:
    """What cannot be counted now."""
    phrases = []
    for effect in row.effects:
        match effect:
            case effects.Produces(resource, units):
                phrases.append(words.t("w-makes", goods=words.units(((resource, units),))))
            case effects.OthersGain(count):
                phrases.append(words.t("w-others-gain", count=count))
            case effects.NeighborsGain(count):
                phrases.append(words.t("w-neighbors-gain", count=count))
            case effects.OthersLose(count):
                phrases.append(words.t("w-others-lose", count=count))
            case effects.OthersLosePer(_, kind):
                phrases.append(words.t("w-others-lose-per", kind=kind))
            case _ if type(effect) in ABILITIES:
                phrases.append(words.t(f"w-{ABILITIES[type(effect)]}"))
            case _:
                pass
    return phrases
