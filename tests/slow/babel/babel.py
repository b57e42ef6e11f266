"""A slow and plain referee of Tower of Babel, written from the rules alone.

What is still to happen stands in the queue `todo`. Its first step is a question to chance, to one
seat or to all who offer, or something that happens by itself. Offers lie face down: nothing changes
until the last of them is there. Cards that are offered stay in the hand until they are accepted.
"""

from __future__ import annotations

from typing import Any

from ..compare import Actor
from .figures import (
    CLOSING_DRAW,
    DRAW_THREE,
    FAILED,
    PASS_DRAW,
    REFUSED,
    REFUSED_WITH_BONUS,
    ROWS,
    TYPES,
    Cards,
    from_words,
    total,
)
from .scoring import ranks, wonder_points
from .table import ANY_TIME, Offer, Step, Table, Way


class SlowBabel(Table):
    """One game of three to five seats; chance acts when somebody gets to know a thing."""

    def copy(self) -> SlowBabel:
        """Return a game that goes on independently of this one."""
        other = SlowBabel.__new__(SlowBabel)
        for name, value in vars(self).items():
            setattr(other, name, copied(value))
        return other

    def ranks(self) -> list[int]:
        """Return everybody's rank by all points."""
        return ranks([sum(self.points(seat).values()) for seat in range(self.seats)])

    def play(self, actor: Actor, text: str) -> None:
        """Apply one action; an action that is not legal is a ValueError."""
        if text not in self.legal(actor):
            raise ValueError(f"{text!r} is not legal now for {actor!r}")
        step = self.todo[0]
        if actor == "chance":
            self.todo.pop(0)
            self._answer_of_chance(step, text.split(maxsplit=2)[2])
        elif step.kind == "offers":
            self.chosen[actor] = text
            if not self.asked():
                self.todo.pop(0)
                self._reveal()
        else:
            self.todo.pop(0)
            self._answer_of_one(step, actor, text)
        while not self.over and self._happens(self.todo[0]):
            pass
        if not self.chosen:
            self.lists = {}

    def _next(self, *steps: Step) -> None:
        """Let these steps happen before all others."""
        self.todo[:0] = steps

    # Answers.

    def _answer_of_chance(self, step: Step, thing: str) -> None:
        match step.kind:
            case "disc":
                self.bag.remove(thing)
                self.board[step.about].append(thing)
            case "draw":
                self.deck[thing] -= 1
                self.hands[step.seat][thing] += 1
                self.stirred = True
            case "action":
                self.action_deck.remove(thing)
                self.actions[step.seat].append(thing)

    def _answer_of_one(self, step: Step, seat: int, text: str) -> None:
        verb, _, rest = text.partition(" ")
        match verb:
            case "play":
                self._use(seat, rest)
                self._play_card(step, seat, rest)
            case "swap":
                cards = from_words(rest)
                self._lay_off(seat, cards)
                self._next(*[Step("draw", seat)] * total(cards))
            case "pass":
                self._next(*[Step("draw", seat)] * PASS_DRAW, Step("again", seat), Step("close"))
            case "build":
                wonder, _, disc = rest.partition(" ")
                self.site = (wonder, disc)
                windows = [Step("window", other) for other in self.clockwise()]
                decision = [Step("offers"), Step("decide", seat)]
                self._next(*windows, *decision, Step("again", seat), Step("close"))
            case "fail":
                self._pay_refusals(self.clockwise(), FAILED)
            case "accept":
                self._complete(self.ways()[text])
            case "decline" if step.kind == "bonus":
                self._score_refusal(seat, REFUSED)

    def _use(self, seat: int, card: str) -> None:
        """Lay an action card down for all to see."""
        self.actions[seat].remove(card)
        self.played.append(card)

    def _play_card(self, step: Step, seat: int, card: str) -> None:
        """Let a card act; the question in which an any-time card was played is put again (A13)."""
        match card:
            case "draw_three":
                self._next(*[Step("draw", seat)] * DRAW_THREE, step)
            case "card_exchange":
                self._next(Step("exchange", seat), step)
            case "double_turn":
                self.second_turn = True
                self.todo.pop(0)
                self._next(Step("turn", seat))
            case "offer_bonus":
                self._score_refusal(seat, REFUSED_WITH_BONUS)

    def _reveal(self) -> None:
        """Turn all offers up; wrong cards go back to the hand (A03, A05)."""
        needs = self.needs()
        for seat, text in self.chosen.items():
            words = text.removeprefix("offer ").removesuffix(" with trader")
            laid = {} if words == "nothing" else from_words(words)
            valid = {kind: count for kind, count in laid.items() if kind in needs}
            self.offers[seat] = Offer(valid, bool(valid) and text.endswith(" with trader"))
        self.chosen = {}

    # What a build brings.

    def _lay_off(self, seat: int, cards: Cards) -> None:
        """Put cards of a hand on the discard pile."""
        for kind, count in cards.items():
            self.hands[seat][kind] -= count
            self.discard[kind] += count

    def _complete(self, way: Way) -> None:
        """Put pieces on the wonder and give the disc away; a trader changes who does what."""
        wonder, disc = self.site
        units = self.units[wonder]
        owner = self.active
        for seat in way.seats:
            cards, trader = self.offers[seat]
            units[self.active if trader else seat] += total(cards)
            if trader:
                owner = seat
            self._lay_off(seat, cards)
        units[self.active] += total(way.own) + total(way.joker_cards)
        self._lay_off(self.active, way.own)
        for _ in range(way.jokers):
            self._use(self.active, "joker")
        self.board[wonder].remove(disc)
        self.taken[owner].append(disc)
        self.stirred = True
        self._next(Step("score wonder"), Step("check end"))
        self._pay_refusals([s for s in self.clockwise() if s not in way.seats], REFUSED)

    def _pay_refusals(self, seats: list[int], each: int) -> None:
        """Pay for offers that are left; whoever may have the offer bonus is asked about it."""
        left = [seat for seat in seats if total(self.offers[seat].cards)]
        asked = [seat for seat in left if self.believed(seat, "offer_bonus")]
        for seat in left:
            if seat not in asked:
                self._score_refusal(seat, each)
        self._next(*(Step("bonus", seat) for seat in asked))

    def _score_refusal(self, seat: int, each: int) -> None:
        self.refused[seat] += each * total(self.offers[seat].cards)
        self.stirred = self.stirred or self.rules == 1

    # What happens by itself.

    def _happens(self, step: Step) -> bool:
        """Let a step happen that asks nobody; tell whether it was one."""
        match step.kind:
            case "draw":
                self._make_a_deck()
                if total(self.deck):
                    return False
                self.todo.pop(0)
            case "window" if not self.believed(step.seat, *ANY_TIME):
                self.todo.pop(0)
            case "bonus" if not self.believed(step.seat, "offer_bonus"):
                self.todo.pop(0)
                self._score_refusal(step.seat, REFUSED)
            case "again" if self.second_turn or not self.believed(step.seat, "double_turn"):
                self.todo.pop(0)
            case "score wonder":
                self.todo.pop(0)
                self._score_wonder()
            case "check end":
                self.todo.pop(0)
                if self.exhausted():
                    self._end("exhausted")
            case "close":
                self.todo.pop(0)
                self._close()
            case "next turn":
                self.todo.pop(0)
                self._next_turn()
            case "over":
                self.over = True
            case _:
                return False
        return True

    def _make_a_deck(self) -> None:
        """Shuffle the discards if a card is to be drawn and the deck is empty (A18)."""
        if not total(self.deck) and total(self.discard):
            self.deck, self.discard = self.discard, dict.fromkeys(TYPES, 0)
            self.shuffles += 1

    def _score_wonder(self) -> None:
        """Score the wonder of this turn when its last disc is gone."""
        wonder = self.site[0]
        if self.board[wonder]:
            return
        points = wonder_points(self.units[wonder], *ROWS[self.finished])
        for seat in range(self.seats):
            self.wonder_points[seat] += points[seat]
        self.units[wonder] = [0] * self.seats
        self.finished += 1
        if self.action_cards:
            self._next(Step("action", self.active))

    def exhausted(self) -> list[str]:
        """Return the types that no disc on the board asks for."""
        left = {kind for discs in self.board.values() for disc in discs for kind in disc.split()}
        return [kind for kind in TYPES if kind not in left]

    def _close(self) -> None:
        """End a turn: everybody draws, clockwise from the active player, and the left one is next.

        A round in which nobody draws or takes a disc is the last one (A24).
        """
        self.offers = {}
        order = [self.active, *self.clockwise()]
        draws = [Step("draw", seat) for seat in order for _ in range(CLOSING_DRAW)]
        self._next(*draws, Step("next turn"))

    def _next_turn(self) -> None:
        self.idle = 0 if self.stirred else self.idle + 1
        self.stirred = self.second_turn = False
        if self.idle == self.seats:
            self._end("idle")
        else:
            self.active = self.clockwise()[0]
            self._next(Step("turn", self.active))

    def _end(self, reason: str) -> None:
        """Show all action cards and be over; what is left to score is in `points` (A16, A17)."""
        self.ending = reason
        self.todo = [
            Step("show", seat, card)
            for seat in range(self.seats)
            for card in self.action_order(seat)
        ]
        self.todo.append(Step("over"))


def copied(value: Any) -> Any:
    """Return a copy of lists and dicts; all else never changes."""
    if isinstance(value, list):
        return [copied(part) for part in value]
    if isinstance(value, dict):
        return {key: copied(part) for key, part in value.items()}
    return value
