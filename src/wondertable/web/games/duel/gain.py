"""What a construction is worth, in words: short on a card, in sentences on its sheet."""

from __future__ import annotations

from wondertable.bots.duel.worth import Gain, Opened
from wondertable.games.duel.actions import CARD_NUMBER
from wondertable.games.duel.cards import CARDS, RESOURCES
from wondertable.games.duel.effects import FixedPrice, Produces, ProducesChoice, Resource, Science
from wondertable.games.duel.figures import CAPITAL
from wondertable.games.duel.price import Price
from wondertable.games.duel.state import Duel
from wondertable.web.games.duel.words import FREES, Words
from wondertable.web.present.things import Worth


def card_worth(words: Words, view: Duel, seat: int, card: str, price: Price, gain: Gain) -> Worth:
    """What a card in the structure is worth; one that is too dear says how much is missing."""
    worth = plain_worth(words, view, seat, card, gain)
    if price.short:
        short = words.t("w-short", count=price.short)
        return Worth(short, worth.bold, worth.lines)
    return worth


def plain_worth(words: Words, view: Duel, seat: int, card: str, gain: Gain) -> Worth:
    """What a card is worth, whatever it costs."""
    phrases = [*gain_phrases(words, gain), *goods_phrases(words, view, seat, card)]
    phrases = phrases or [words.t("w-nothing")]
    return Worth(
        bold=phrases[0],
        quiet=phrases[1] if len(phrases) > 1 else "",
        lines=tuple(card_lines(words, view, seat, card, gain)),
    )


def gain_phrases(words: Words, gain: Gain) -> list[str]:
    """What changes at once, the weightiest first."""
    phrases = []
    if gain.wins:
        phrases.append(words.t("w-wins"))
    if gain.token:
        phrases.append(words.t("w-token"))
    if gain.moves:
        phrases.append(words.t("w-pawn", steps=gain.moves))
    if gain.looted:
        phrases.append(words.t("w-loot", count=gain.looted))
    if gain.new_symbol:
        phrases.append(words.t("w-new", count=gain.symbols))
    if gain.points + gain.military:
        phrases.append(words.t("w-points", count=gain.points + gain.military))
    if gain.rival_military:
        phrases.append(words.t("w-rival-points", count=-gain.rival_military))
    if gain.coins:
        phrases.append(words.t("w-coins", count=gain.coins))
    if gain.taken:
        phrases.append(words.t("w-loot", count=gain.taken))
    if gain.again:
        phrases.append(words.t("w-again"))
    return phrases


def goods_phrases(words: Words, view: Duel, seat: int, card: str) -> list[str]:
    """What production and trade are worth."""
    phrases: list[str] = []
    for effect in CARDS[CARD_NUMBER[card]].effects:
        match effect:
            case Produces(resource, units):
                phrases.append(words.t("w-goods", goods=words.units(((resource, units),))))
                each = rival_price(view, seat, resource, units)
                phrases.append(words.t("w-rival-pays", coins=each))
            case ProducesChoice(resources):
                phrases.append(words.t("w-choice"))
                phrases.append(words.enumerated(resources))
            case FixedPrice(resources):
                phrases.append(words.t("w-fixed"))
                phrases.append(words.enumerated(resources))
            case _:
                pass
    return phrases


def rival_price(view: Duel, seat: int, resource: Resource, units: int) -> int:
    """What the opponent pays for a unit once the city makes more of it."""
    at = 4 * RESOURCES.index(resource)
    rival = view.city(1 - seat)
    price = int(rival.price) >> at & 15
    return price if rival.fixed >> at & 1 else price + units


def card_lines(words: Words, view: Duel, seat: int, card: str, gain: Gain) -> list[str]:
    """The same in sentences."""
    row = CARDS[CARD_NUMBER[card]]
    rival = words.names[1 - seat]
    lines = gain_lines(words, seat, gain)
    for effect in row.effects:
        match effect:
            case Science(symbol) if gain.pair:
                message = "n-pair" if gain.token else "n-pair-no-token"
                lines.append(words.t(message, symbol=words.symbol(symbol)))
            case Science(symbol):
                lines.append(words.t("n-new", symbol=words.symbol(symbol), count=gain.symbols))
            case Produces(resource, units):
                goods = words.resources((resource,))
                coins = words.coins(rival_price(view, seat, resource, units))
                lines.append(words.t("n-rival-pays", goods=goods, coins=coins, name=rival))
            case _:
                pass
    if row.chain_symbol:
        lines.append(words.t("n-frees", card=words.name(FREES[card])))
    return lines


def gain_lines(words: Words, seat: int, gain: Gain) -> list[str]:
    """What changes at once, in sentences."""
    rival = words.names[1 - seat]
    lines = []
    if gain.wins:
        lines.append(words.t("n-wins", ending=gain.wins))
    if gain.moves:
        left = CAPITAL - gain.after
        lines.append(words.t("n-pawn", steps=gain.moves, name=rival, left=left))
    if gain.looted or gain.taken:
        lines.append(words.t("n-loses", name=rival, count=gain.looted + gain.taken))
    if gain.points + gain.military:
        lines.append(words.t("n-points", count=gain.points + gain.military))
    if gain.rival_military:
        lines.append(words.t("n-rival-points", name=rival, count=-gain.rival_military))
    if gain.coins:
        lines.append(words.t("n-coins", count=gain.coins))
    if gain.again:
        lines.append(words.t("n-again"))
    return lines


def place(words: Words, seat: int, at: int) -> str:
    """A space of the track, seen from a seat."""
    if at == 0:
        return words.t("space-middle")
    towards = words.names[1 - seat] if at > 0 else words.names[seat]
    if abs(at) == CAPITAL:
        return words.t("space-capital", name=towards)
    return words.t("space", steps=abs(at), name=towards)


def opened_lines(words: Words, opened: Opened) -> list[str]:
    """What is uncovered when the card goes."""
    lines = []
    if opened.cards:
        lines.append(
            words.t("n-opens", cards=words.list(words.name(card) for card in opened.cards))
        )
    if opened.hidden:
        lines.append(words.t("n-turns-up", count=opened.hidden))
    return lines or [words.t("n-opens-nothing")]
