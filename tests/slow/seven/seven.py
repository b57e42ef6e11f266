"""A slow and plain referee of 7 Wonders with Cities and teams, written from the rules alone.

What is still to happen stands in the queue `todo`. Its first step is a question to chance, to one
seat or to several at once, or something that happens by itself. Seats that are asked at once
choose face down: nothing changes until the last of them has chosen.
"""

from __future__ import annotations

from itertools import pairwise

from ..compare import Actor
from .conflict import fights, outcome
from .figures import (
    CARDS,
    HAND_SIZE,
    ORDER,
    PASSES,
    SELL_COINS,
    SIDES,
    TURNS,
    Effect,
    drawn_cards,
    drawn_count,
    fixed_deck,
)
from .table import ONE_SEAT, Step, Table

New = tuple[int, tuple[Effect, ...]]
"""A seat and the effects of what it has just built."""


class SlowSeven(Table):
    """One game of three to seven seats in which chance acts when somebody gets to know a thing."""

    def copy(self) -> SlowSeven:
        """Return a game that goes on independently of this one."""
        other = SlowSeven.__new__(SlowSeven)
        for name, value in vars(self).items():
            if isinstance(value, list):
                value = [v.copy() if isinstance(v, list) else v for v in value]
            elif isinstance(value, dict):
                value = {k: v.copy() if isinstance(v, set) else v for k, v in value.items()}
            elif isinstance(value, set):
                value = value.copy()
            setattr(other, name, value)
        return other

    # What happens.

    def play(self, actor: Actor, text: str) -> None:
        """Apply one action; an action that is not legal is a ValueError."""
        if text not in self.legal(actor):
            raise ValueError(f"{text!r} is not legal now for {actor!r}")
        step = self.todo[0]
        if actor == "chance":
            self.todo.pop(0)
            self._answer_of_chance(step, text)
        elif step.kind in ONE_SEAT:
            self.todo.pop(0)
            self._answer_of_one(step, actor, text)
        else:
            self.chosen[actor] = text
            if not self.asked():
                self.todo.pop(0)
                answers, self.chosen = dict(sorted(self.chosen.items())), {}
                self._answer_of_all(step, answers)
        while not self.over and self._happens(self.todo[0]):
            self.todo.pop(0)
        if not self.chosen:
            self.offers = {}

    def _answer_of_chance(self, step: Step, text: str) -> None:
        seat, thing = step.about, text.split()[2]
        match step.kind:
            case "board":
                self.boards_left.remove(thing)
                self.board[seat] = thing
            case "side":
                self.side[seat] = thing
            case "deal":
                colour = CARDS[thing].colour
                if colour in self.pools:
                    self.pools[colour].remove(thing)
                    self.drawn[colour] -= 1
                else:
                    self.deck.remove(thing)
                self.hands[seat] = sorted([*self.hands[seat], thing], key=ORDER.__getitem__)

    def _answer_of_one(self, step: Step, seat: int, text: str) -> None:
        thing = text.split()[-1]
        match step.kind:
            case "choose":
                self.boards_left.remove(thing)
                self.board[seat] = thing
            case "last":
                self._settle(self._carry_out({seat: text}))
            case "rebuild" if thing != "nothing":
                del self.pile[self.first_places()[thing]]
                self.built[seat].append(thing)
                self._settle([(seat, CARDS[thing].effects)])

    def _answer_of_all(self, step: Step, answers: dict[int, str]) -> None:
        match step.kind:
            case "sides":
                self.side = [answers[seat].split()[1] for seat in range(self.seats)]
            case "turn":
                self._resolve_turn(answers)
            case "lose":
                for seat, text in answers.items():
                    lost = amounts(text)
                    self.coins[seat] -= lost.get("coins", 0)
                    self.debt[seat] += lost.get("debt", 0)
                self.owed = [0] * self.seats

    def _happens(self, step: Step) -> bool:
        """Let a step happen that asks nobody; tell whether it was one."""
        match step.kind:
            case "turn boards":
                self.side = [SIDES[step.about]] * self.seats
            case "begin age":
                self._begin_age(step.about)
            case "count losses":
                for seat, effects in self.claims:
                    self.owe(seat, effects)
                self.claims = []
            case "lose":
                return not any(self.owed)
            case "last cards":
                keepers = [seat for seat in range(self.seats) if self.hands[seat]]
                self.todo[1:1] = [Step("last", seat) for seat in keepers]
            case "dig":
                self._look_for(self.digging)
            case "forge":
                self._look_for(self.forging)
            case "end turn":
                self._end_turn()
            case _:
                return False
        return True

    def _begin_age(self, age: int) -> None:
        """Prepare the deck of an age and deal it (1.1, 1.2, C2.1)."""
        self.age = age
        self.turn = 1
        self.deck = fixed_deck(age, self.seats)
        for colour in ("purple", "black"):
            self.pools[colour] = set(drawn_cards(age, colour))
            self.drawn[colour] = drawn_count(age, colour, self.seats, cities=self.cities)
            if not self.drawn[colour]:
                self.pools[colour] = set()
        for seat in range(self.seats):
            self.todo += [Step("deal", seat)] * HAND_SIZE[self.cities]
        self.todo.append(Step("turn"))

    def _resolve_turn(self, answers: dict[int, str]) -> None:
        """Carry out what all have chosen; then what the end of the turn brings, in order (C2a)."""
        new = self._carry_out(answers)
        self.todo += [Step("dig"), Step("forge")]
        if self.rules > 1:
            self.todo += [Step("count losses"), Step("lose")]
        self.todo.append(Step("end turn"))
        if self.turn == TURNS[self.cities]:
            for seat in range(self.seats):
                if not self.can(seat, "play_seventh_card"):
                    self._discard(seat, self.hands[seat][0])
            self.todo.insert(0, Step("last cards"))
        self._settle(new)

    def _carry_out(self, answers: dict[int, str]) -> list[New]:
        """Pay, build and sell; return what was built, which has given nothing yet."""
        new: list[New] = []
        for seat, text in answers.items():
            words = text.split()
            paid = amounts(text)
            cost: dict[str, int] = {}
            match words:
                case ["build", card, *_]:
                    if not self.is_chained(seat, card) and not self.is_free(seat, card):
                        cost = CARDS[card].cost
                    self.hands[seat].remove(card)
                    self.built[seat].append(card)
                    new.append((seat, CARDS[card].effects))
                case ["stage", "with", card, *_]:
                    stage = self.next_stage(seat)
                    assert stage is not None
                    cost = stage.cost
                    self.hands[seat].remove(card)
                    self.tucked[seat].append(card)
                    self.stages[seat] += 1
                    new.append((seat, stage.effects))
                case ["sell", card]:
                    self._discard(seat, card)
                    self.coins[seat] += SELL_COINS
                case ["discard", card]:
                    self._discard(seat, card)
            self.coins[seat] -= cost.get("coins", 0) + sum(paid.values())
            self.coins[self.left(seat)] += paid.get("left", 0)
            self.coins[self.right(seat)] += paid.get("right", 0)
        return new

    def _discard(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.pile[len(self.laid)] = card
        self.laid.append(card)

    def _settle(self, new: list[New]) -> None:
        """Pay gains out; losses always come after them, at the end of the turn (C3.1).

        Under rules 1 they were asked for next, card by card (C3.9).
        """
        for seat, effects in new:
            self.gain(seat, effects)
        self.claims += new
        for seat, effects in new:
            if any(effect.get("what") == "build_from_discard" for effect in effects):
                self.digging.append(seat)
            if any(effect["type"] == "build_from_discard" for effect in effects):
                self.forging.append(seat)
        if self.rules == 1:
            self.todo[:0] = [Step("count losses"), Step("lose")]

    def _look_for(self, seats: list[int]) -> None:
        """Show the pile to a seat that builds from it, and ask, unless it is empty (C9.2)."""
        for seat in seats:
            if self.pile:
                places = self.pile if self.rules == 1 else range(len(self.laid))
                shows = [Step("show", place) for place in places]
                self.todo[1:1] = [*shows, Step("rebuild", seat)]
        seats.clear()

    def _end_turn(self) -> None:
        """Pass the hands on, or fight and begin the next age (2.6, 5, C4, C5)."""
        if self.turn < TURNS[self.cities]:
            giver = self.right if PASSES[self.age] == "left" else self.left
            self.hands = [self.hands[giver(seat)] for seat in range(self.seats)]
            self.turn += 1
            self.todo += [Step("take", seat) for seat in range(self.seats)]
            self.todo.append(Step("turn"))
            return
        strength = [self.total(seat, "shields") for seat in range(self.seats)]
        taken = outcome(self.age, strength, fights(self.diplomacy, teams=self.teams))
        for seat in range(self.seats):
            self.tokens[seat] += taken[seat]
        self.diplomacy = [max(0, tokens - 1) for tokens in self.diplomacy]
        if self.age < 3:
            self.todo.append(Step("begin age", self.age + 1))
        else:
            self.over = True

    def ranks(self) -> list[int]:
        """Return the rank of every seat: by points, then coins; partners add both (7.10, C5.7)."""
        results = [(sum(self.points(s).values()), self.coins[s]) for s in range(self.seats)]
        if self.teams:
            pairs = [(results[seat], results[seat ^ 1]) for seat in range(self.seats)]
            results = [(one[0] + two[0], one[1] + two[1]) for one, two in pairs]
        return [1 + sum(other > mine for other in results) for mine in results]


def amounts(text: str) -> dict[str, int]:
    """Return the numbers of a line by the words that follow them."""
    words = text.split()
    return {word: int(number) for number, word in pairwise(words) if number.isdigit()}
