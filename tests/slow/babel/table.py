"""The table of a game: hands, wonders, decks and discs, and what is asked of whom."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations, product
from typing import NamedTuple

from ..compare import Actor
from .figures import (
    ACTION_DECK,
    ACTIONS,
    DECK,
    JOKER_CARDS,
    LIGHT_ROW,
    MOST_EXCHANGED,
    SPACES,
    START_HAND,
    TYPES,
    WONDERS,
    Cards,
    discs_of,
    from_words,
    in_words,
    total,
)
from .scoring import card_points, disc_points, wonder_points

CHANCE = ("disc", "draw", "action", "show")
ANY_TIME = ("card_exchange", "draw_three")
ROWS_OF_THE_SHEET = ("refused", "wonders", "unfinished", "discs", "cards")


@dataclass(frozen=True)
class Options:
    """The options of a game, as its first line has them."""

    two_coloured: str = "off"
    action_cards: str = "on"
    bluff: str = "off"


class Step(NamedTuple):
    """One thing that happens next, and to which seat; a disc is laid on the wonder `about`."""

    kind: str
    seat: int = 0
    about: str = ""


class Offer(NamedTuple):
    """The valid cards of an offer, and whether the trader card is with them."""

    cards: Cards
    trader: bool


class Way(NamedTuple):
    """A way to complete a disc: whose offers, which own cards, and which cards jokers are."""

    seats: tuple[int, ...]
    own: Cards
    jokers: int
    joker_cards: Cards


class Table:
    """All that lies on the table, with the queue `todo` of what is still to happen."""

    def __init__(self, seats: int, options: Options, rules: int = 2) -> None:
        """Open a game in which no disc lies on the board yet, by a version of the rules."""
        everyone = range(seats)
        self.seats = seats
        self.rules = rules
        self.action_cards = options.action_cards == "on"
        self.bluff = options.bluff == "on"
        self.bag = discs_of(two_coloured=options.two_coloured == "on")
        self.board: dict[str, list[str]] = {wonder: [] for wonder in WONDERS}
        self.units: dict[str, list[int]] = {wonder: [0] * seats for wonder in WONDERS}
        self.taken: list[list[str]] = [[] for _ in everyone]
        self.hands: list[Cards] = [dict.fromkeys(TYPES, 0) for _ in everyone]
        self.deck: Cards = DECK.copy()
        self.discard: Cards = dict.fromkeys(TYPES, 0)
        self.shuffles = 0
        self.actions: list[list[str]] = [[] for _ in everyone]
        self.action_deck = [card for card, copies in ACTION_DECK.items() for _ in range(copies)]
        self.played: list[str] = []
        self.refused = [0] * seats
        self.wonder_points = [0] * seats
        self.finished = 0
        self.active = 0
        self.site = ("", "")
        self.chosen: dict[int, str] = {}
        self.offers: dict[int, Offer] = {}
        self.lists: dict[int, list[str]] = {}
        self.second_turn = False
        self.stirred = False
        self.idle = 0
        self.ending = ""
        self.over = False
        self.todo = [Step("disc", about=w) for w in WONDERS for _ in range(SPACES[w])]
        self.todo += [Step("draw", seat) for seat in everyone for _ in range(START_HAND)]
        self.todo.append(Step("turn", 0))

    # What is asked.

    def clockwise(self) -> list[int]:
        """Return the other seats, beginning on the active player's left."""
        return [(self.active + step) % self.seats for step in range(1, self.seats)]

    def asked(self) -> list[Actor]:
        """Tell who owes a choice: seats, chance, or nobody when the game is over."""
        if self.over:
            return []
        step = self.todo[0]
        if step.kind in CHANCE:
            return ["chance"]
        if step.kind == "offers":
            return [seat for seat in sorted(self.clockwise()) if seat not in self.chosen]
        return [step.seat]

    def legal(self, actor: Actor) -> list[str]:
        """Return all actions of an actor in notation, sorted as strings."""
        if actor not in self.asked():
            return []
        if actor == "chance":
            return sorted(self.weights())
        if actor not in self.lists:
            self.lists[actor] = sorted(self._answers(self.todo[0], actor))
        return self.lists[actor]

    def weights(self) -> dict[str, int]:
        """Return what chance may do, and how likely each of it is."""
        kind, seat, about = self.todo[0]
        match kind:
            case "disc":
                return {f"disc {about} {disc}": n for disc, n in Counter(self.bag).items()}
            case "draw":
                return {f"draw {seat} {card}": n for card, n in self.deck.items() if n}
            case "action":
                return {f"action {seat} {card}": n for card, n in Counter(self.action_deck).items()}
            case "show":
                return {f"show {seat} {about}": 1}
        raise AssertionError(kind)

    def _answers(self, step: Step, seat: int) -> list[str]:
        match step.kind:
            case "turn":
                return ["pass", *self._builds(), *self._plays(seat, ANY_TIME)]
            case "window":
                return ["decline", *self._plays(seat, ANY_TIME)]
            case "exchange":
                return [f"swap {in_words(cards)}" for cards in self._exchanges(seat)]
            case "offers":
                return self._offers(seat)
            case "decide":
                return ["fail", *self.ways(), *self._plays(seat, ANY_TIME)]
            case "bonus":
                return ["decline", *self._plays(seat, ("offer_bonus",))]
            case "again":
                return ["decline", *self._plays(seat, ("double_turn",))]
        raise AssertionError(step)

    def _plays(self, seat: int, kinds: tuple[str, ...]) -> list[str]:
        """Return the action cards of these kinds that the seat can play."""
        held = [card for card in kinds if card in self.actions[seat]]
        if not total(self.hands[seat]) and "card_exchange" in held:
            held.remove("card_exchange")
        return [f"play {card}" for card in held]

    def believed(self, seat: int, *kinds: str) -> bool:
        """Tell whether a stranger must believe that the seat can play a card of these kinds.

        A stranger sees how many cards are held, and which action cards lie played; by the first
        rules whoever held any action card was believed to have any.
        """
        if not self.actions[seat]:
            return False
        unseen = [kind for kind in kinds if self.played.count(kind) < ACTION_DECK[kind]]
        if not total(self.hands[seat]) and "card_exchange" in unseen:
            unseen.remove("card_exchange")
        return bool(unseen) or self.rules == 1

    def backs(self) -> dict[int, int] | None:
        """Return how many cards lie face down before whom, where everybody may count them."""
        if not self.bluff or self.rules == 1:
            return None
        return {seat: sum(map(lies, text.split())) for seat, text in self.chosen.items()}

    def _builds(self) -> set[str]:
        """Return wonders with each of their discs; discs that ask for the same are one choice."""
        return {f"build {wonder} {disc}" for wonder in WONDERS for disc in self.board[wonder]}

    def _exchanges(self, seat: int) -> list[Cards]:
        counts = product(*(range(self.hands[seat][kind] + 1) for kind in TYPES))
        sets = [dict(zip(TYPES, count, strict=True)) for count in counts]
        return [cards for cards in sets if 1 <= total(cards) <= MOST_EXCHANGED]

    def needs(self) -> Cards:
        """Return what the chosen disc asks for."""
        return from_words(self.site[1])

    def _offers(self, seat: int) -> list[str]:
        """Return all offers (A02 to A05): a limit for each needed type, and one for all cards."""
        needs, hand = self.needs(), self.hands[seat]
        room = total(needs)
        most = {kind: min(hand[kind], needs[kind]) for kind in needs}
        if self.bluff:
            most |= {kind: hand[kind] for kind in TYPES if kind not in needs}
        found = ["offer nothing"]
        for counts in product(*(range(count + 1) for count in most.values())):
            if 0 < sum(counts) <= room:
                cards = in_words(dict(zip(most, counts, strict=True)))
                found += [f"offer {cards}", f"offer {cards} with trader"]
        return found

    def ways(self) -> dict[str, Way]:
        """Return all ways to complete the disc exactly, by what is said for them (A06 to A09)."""
        needs, hand = self.needs(), self.hands[self.active]
        helpers = [seat for seat, offer in sorted(self.offers.items()) if total(offer.cards)]
        found = {}
        for size in range(len(helpers) + 1):
            for seats in combinations(helpers, size):
                if sum(self.offers[seat].trader for seat in seats) > 1:
                    continue
                given = {
                    kind: sum(self.offers[seat].cards.get(kind, 0) for seat in seats)
                    for kind in needs
                }
                missing = minus(needs, given)
                for jokers in range(self.actions[self.active].count("joker") + 1):
                    for joker_cards in splits(list(needs), JOKER_CARDS * jokers):
                        own = minus(missing, joker_cards)
                        if all(0 <= own[kind] <= hand[kind] for kind in needs):
                            way = Way(seats, own, jokers, joker_cards)
                            found[said(way)] = way
        return found

    # What it is worth.

    def points(self, seat: int) -> dict[str, int]:
        """Return the points of an end now, by the rows of the sheet."""
        unfinished = [
            wonder_points(units, *LIGHT_ROW)[seat] for units in self.units.values() if any(units)
        ]
        discs = self.taken[seat]
        values = (
            self.refused[seat],
            self.wonder_points[seat],
            sum(unfinished),
            disc_points(discs),
            card_points(self.actions[seat], len(discs)),
        )
        return dict(zip(ROWS_OF_THE_SHEET, values, strict=True))

    def action_order(self, seat: int) -> list[str]:
        """Return the action cards of a seat in the order of the facts."""
        return sorted(self.actions[seat], key=ACTIONS.index)


def lies(word: str) -> int:
    """Return how many cards a word of an offer lays down; the trader has a back like all others."""
    return int(word) if word.isdigit() else int(word == "trader")


def minus(cards: Cards, others: Cards) -> Cards:
    """Return what is left of cards, or negative numbers where others are more."""
    return {kind: count - others.get(kind, 0) for kind, count in cards.items()}


def splits(kinds: list[str], count: int) -> list[Cards]:
    """Return all ways to be so many cards of these types."""
    counts = product(range(count + 1), repeat=len(kinds))
    return [dict(zip(kinds, way, strict=True)) for way in counts if sum(way) == count]


def said(way: Way) -> str:
    """Return the line for a way to complete a disc."""
    text = f"accept {' '.join(map(str, way.seats)) or 'nobody'}"
    if total(way.own):
        text += f" with {total(way.own)} own"
    if way.jokers:
        text += f" joker {in_words(way.joker_cards)}"
    return text
