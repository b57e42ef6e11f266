"""A slow and plain referee of 7 Wonders Duel, written from the rules alone.

What is still to happen stands in the queue `todo`. Its first step is either a question (to a seat
or to chance) or something that happens by itself; the codes S1, T4, E3 ... are those of the facts.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from .cities import Cities
from .figures import (
    CARDS,
    CONSTANTS,
    COVERED_BY,
    FACE_UP,
    LOOT,
    MILITARY,
    SETUP,
    TOKENS,
    WONDERS,
    Effect,
    cards_of,
)

Actor = int | Literal["chance"] | None

CHANCE = ("show token", "show wonder", "guild", "reveal", "draw")
BY_ITSELF = ("lay out", "uncover", "next turn")


class Step(NamedTuple):
    """One thing that happens next; `about` is a seat, a slot or an age."""

    kind: str
    about: int = 0


class SlowDuel(Cities):
    """One game of two seats in which chance acts only when somebody gets to know something."""

    def __init__(
        self,
        wonders: Literal["draft", "first-game"] = "draft",
        level_pawn: Literal["begins", "chooses"] = "begins",
    ) -> None:
        """Open a game in which nothing has been shown yet."""
        super().__init__()
        self.level_pawn = level_pawn
        self.age = 0
        self.wonders_left: list[set[str]] = [set(), set()]
        self.loot = [dict(LOOT), dict(LOOT)]
        self.discarded: set[str] = set()
        self.tucked: dict[str, str] = {}
        self.board: set[str] = set()
        self.box: set[str] = set(TOKENS)
        self.drawn: set[str] = set()
        self.offered: set[str] = set()
        self.unseen_wonders: set[str] = set(WONDERS)
        self.unseen: set[str] = set(CARDS)
        self.slots: dict[int, str | None] = {}
        self.guild_slots: set[int] = set()
        self.last_taker = 0
        self.ending: str | None = None
        self.winners: set[int] = set()
        self.todo = [Step("show token")] * int(SETUP["progress_tokens_on_board"])
        if wonders == "draft":
            self.todo += self._draft_steps()
        else:
            first = SETUP["first_game_wonders"]
            self.wonders_left = [set(first["player1"]), set(first["player2"])]
            self.unseen_wonders -= self.wonders_left[0] | self.wonders_left[1]
        self.todo += [Step("lay out", 1), Step("turn", SETUP["age1_first_player"] - 1)]

    def copy(self) -> SlowDuel:
        """Return a game that goes on independently of this one."""
        other = SlowDuel.__new__(SlowDuel)
        for name, value in vars(self).items():
            if isinstance(value, list):
                value = [v.copy() if isinstance(v, set | dict) else v for v in value]
            elif isinstance(value, set | dict):
                value = value.copy()
            setattr(other, name, value)
        return other

    # What is asked.

    def actor(self) -> Actor:
        """Tell who acts: a seat, chance, or nobody when the game is over."""
        if self.ending is not None:
            return None
        step = self.todo[0]
        return "chance" if step.kind in CHANCE else step.about

    def legal(self) -> list[str]:
        """Return all actions of the actor in notation, sorted as strings."""
        return [] if self.ending is not None else sorted(self._answers(self.todo[0]))

    def _answers(self, step: Step) -> list[str]:
        match step.kind:
            case "show token":
                return [f"show {token}" for token in self.box]
            case "show wonder":
                return [f"show {wonder}" for wonder in self.unseen_wonders]
            case "guild":
                return [f"guild {slot}" for slot in self.slots if slot not in self.guild_slots]
            case "reveal":
                return [f"reveal {step.about} {card}" for card in self._candidates(step.about)]
            case "draw":
                return [f"draw {token}" for token in self.box]
            case "draft":
                return [f"draft {wonder}" for wonder in self.offered]
            case "turn":
                return self._turn_actions(step.about)
            case "take":
                return [f"take {token}" for token in self.board]
            case "keep":
                return [f"take {token}" for token in self.drawn]
            case "destroy brown" | "destroy grey":
                colour = step.kind.removeprefix("destroy ")
                return [f"destroy {card}" for card in self.cards(1 - step.about, colour)]
            case "rebuild":
                return [f"rebuild {card}" for card in self.discarded]
            case "start":
                return ["start 0", "start 1"]
        raise AssertionError(step)

    def _candidates(self, slot: int) -> set[str]:
        """Return the unseen cards whose back is the one that lies in the slot (S3)."""
        back = "guild" if slot in self.guild_slots else self.age
        return self.unseen & set(cards_of(back))

    def _turn_actions(self, seat: int) -> list[str]:
        """Return what the seat can do with one accessible card (T1)."""
        actions = []
        accessible = self.accessible()
        for card in accessible:
            actions.append(f"discard {card}")
            if self.price(seat, card) <= self.coins[seat]:
                actions.append(f"build {card}")
        for wonder in self.wonders_left[seat]:
            if self.price(seat, wonder) <= self.coins[seat]:
                actions += [f"wonder {wonder} with {card}" for card in accessible]
        return actions

    def _open_slots(self) -> list[int]:
        """Return the slots whose card is covered by no other, lowest first."""
        covers = COVERED_BY.get(self.age, {})
        return [
            slot
            for slot in sorted(self.slots)
            if not any(cover in self.slots for cover in covers[slot])
        ]

    def accessible(self) -> list[str]:
        """Return the cards that can be taken now."""
        cards = [self.slots[slot] for slot in self._open_slots()]
        return [card for card in cards if card is not None]

    # What happens.

    def play(self, text: str) -> None:
        """Apply one action; an action that is not legal is a ValueError."""
        if text not in self.legal():
            raise ValueError(f"{text!r} is not legal now for {self.actor()!r}")
        step = self.todo.pop(0)
        if step.kind in CHANCE:
            self._answer_of_chance(step, text)
        else:
            self._answer_of_seat(step, text)
        while self.todo and self.todo[0].kind in BY_ITSELF:
            self._let_happen(self.todo.pop(0))

    def _answer_of_chance(self, step: Step, text: str) -> None:
        thing = text.split()[-1]
        match step.kind:
            case "show token":
                self.box.remove(thing)
                self.board.add(thing)
            case "show wonder":
                self.unseen_wonders.remove(thing)
                self.offered.add(thing)
            case "guild":
                self.guild_slots.add(int(thing))
            case "reveal":
                self.unseen.remove(thing)
                self.slots[step.about] = thing
            case "draw":
                self.box.remove(thing)
                self.drawn.add(thing)

    def _answer_of_seat(self, step: Step, text: str) -> None:
        seat = step.about
        match text.split():
            case ["draft", wonder]:
                self.offered.remove(wonder)
                self.wonders_left[seat].add(wonder)
            case ["build", card]:
                self._build(seat, card)
            case ["discard", card]:
                self._discard(seat, card)
            case ["wonder", wonder, "with", card]:
                self._build_wonder(seat, wonder, card)
            case ["take", token]:
                self._take_token(seat, token)
            case ["destroy", card]:
                self.built[1 - seat].remove(card)
                self.discarded.add(card)
            case ["rebuild", card]:
                self.discarded.remove(card)
                self._erect(seat, card)
            case ["start", beginner]:
                self.todo.append(Step("turn", int(beginner)))

    def _let_happen(self, step: Step) -> None:
        if step.kind == "lay out":
            self._lay_out(step.about)
        elif step.kind == "uncover":
            down = [slot for slot in self._open_slots() if self.slots[slot] is None]
            self.todo = [Step("reveal", slot) for slot in down] + self.todo
        elif self.slots:
            self.todo.append(Step("turn", step.about))
        elif self.age < 3:
            self.todo += [Step("lay out", self.age + 1), self._beginning()]
        else:
            self._end_by_points()

    @staticmethod
    def _draft_steps() -> list[Step]:
        """Return the draft: four wonders are shown and taken, then four more (S2)."""
        draft = SETUP["wonder_draft"]
        size = draft["batch_size"]
        picks = [Step("draft", player - 1) for player in draft["pick_order"]]
        steps: list[Step] = []
        for batch in range(draft["batches"]):
            steps += [Step("show wonder")] * size + picks[batch * size : (batch + 1) * size]
        return steps

    def _lay_out(self, age: int) -> None:
        """Lay the structure of an age out; chance tells guild backs, then the face-up cards."""
        self.age = age
        self.slots = dict.fromkeys(COVERED_BY[age])
        guilds = SETUP["guilds_added_to_age3"] if age == 3 else 0
        reveals = [Step("reveal", slot) for slot in FACE_UP[age]]
        self.todo = [Step("guild")] * guilds + reveals + self.todo

    def _beginning(self) -> Step:
        """Return who begins the next age, or who is asked about it (A1, A2)."""
        if self.pawn != 0:
            return Step("start", 1 if self.pawn > 0 else 0)
        return Step("turn" if self.level_pawn == "begins" else "start", self.last_taker)

    def _take_card(self, seat: int, card: str, *, again: bool = False) -> None:
        """Take a card out of the structure; reveals and the next turn wait for the rest (T4)."""
        slot = next(slot for slot, lying in self.slots.items() if lying == card)
        del self.slots[slot]
        self.last_taker = seat
        self.todo += [Step("uncover"), Step("next turn", seat if again else 1 - seat)]

    def _pay(self, seat: int, thing: str) -> None:
        """Pay the price; the opponent's Economy receives what went into resources (E1)."""
        price, trade = self.price(seat, thing), self.trade(seat, thing)
        self.coins[seat] -= price
        if "economy" in self.tokens[1 - seat]:
            self.coins[1 - seat] += trade

    def _build(self, seat: int, card: str) -> None:
        chained = self.is_chained(seat, card)
        self._pay(seat, card)
        self._take_card(seat, card)
        if chained and "urbanism" in self.tokens[seat]:
            self.coins[seat] += TOKENS["urbanism"]["effect"]["coins_per_chain_build"]
        self._erect(seat, card)

    def _discard(self, seat: int, card: str) -> None:
        """Sell a card for 2 coins and 1 for each yellow card in the city (T2)."""
        yellow = len(self.cards(seat, "yellow"))
        self.coins[seat] += CONSTANTS["discard_base_coins"]
        self.coins[seat] += CONSTANTS["discard_coins_per_own_yellow_card"] * yellow
        self._take_card(seat, card)
        self.discarded.add(card)

    def _build_wonder(self, seat: int, wonder: str, card: str) -> None:
        """Build a wonder; whether it plays again is known before its own choices (W3)."""
        effect = WONDERS[wonder]["effect"]
        again = effect.get("play_again", False) or "theology" in self.tokens[seat]
        self._pay(seat, wonder)
        self._take_card(seat, card, again=again)
        self.tucked[wonder] = card
        self.wonders_left[seat].remove(wonder)
        self.wonders_built[seat].add(wonder)
        if sum(map(len, self.wonders_built)) == CONSTANTS["wonders_built_max"]:
            self.wonders_left = [set(), set()]
        self.coins[seat] += effect.get("coins", 0)
        self._lose_coins(1 - seat, effect.get("opponent_loses_coins", 0))
        self._move_pawn(seat, effect.get("shields", 0))
        if self.ending is None:
            self._ask_for_wonder(seat, effect)

    def _ask_for_wonder(self, seat: int, effect: Effect) -> None:
        """Put the question of a wonder first, unless it has no possible answer (W4, W5)."""
        colour = effect.get("destroy_opponent_card")
        if colour is not None and self.cards(1 - seat, colour):
            self.todo.insert(0, Step(f"destroy {colour}", seat))
        if effect.get("build_from_discard") and self.discarded:
            self.todo.insert(0, Step("rebuild", seat))
        if "progress_from_box" in effect:
            draws = [Step("draw")] * effect["progress_from_box"]["draw"]
            self.todo = [*draws, Step("keep", seat), *self.todo]

    def _erect(self, seat: int, card: str) -> None:
        """Put a card into the city with all its effects, however it was paid."""
        colour, effect = CARDS[card]["color"], CARDS[card]["effect"]
        self.built[seat].add(card)
        self.coins[seat] += effect.get("coins", 0)
        if "coins_per" in effect:
            self.coins[seat] += self.reward(seat, effect["coins_per"])
        if colour == "red":
            extra = "strategy" in self.tokens[seat]
            bonus = TOKENS["strategy"]["effect"]["extra_shields_per_new_red_card"]
            self._move_pawn(seat, effect["shields"] + bonus * extra)
        if "science" in effect:
            self._check_science(seat)
            green = self.cards(seat, "green")
            same = [c for c in green if CARDS[c]["effect"]["science"] == effect["science"]]
            if self.ending is None and len(same) == 2 and self.board:
                self.todo.insert(0, Step("take", seat))

    def _take_token(self, seat: int, token: str) -> None:
        """Take a token from the board, or from the Great Library's three (P1, W6)."""
        self.board.discard(token)
        self.box |= self.drawn - {token}
        self.drawn.clear()
        self.tokens[seat].add(token)
        self.coins[seat] += TOKENS[token]["effect"].get("coins", 0)
        self._check_science(seat)

    def _check_science(self, seat: int) -> None:
        symbols = {effect["science"] for effect in self.effects(seat) if "science" in effect}
        if len(symbols) >= CONSTANTS["science_symbols_to_win"]:
            self._win(seat, "science")

    def _move_pawn(self, seat: int, shields: int) -> None:
        """Move the pawn space by space, loot and perhaps win (M1, M2, M3, M5)."""
        ahead = 1 if seat == 0 else -1
        for _ in range(shields):
            self.pawn += ahead
            distance = self.pawn * ahead
            self._lose_coins(1 - seat, self.loot[seat].pop(distance, 0))
            if distance == MILITARY["capital_distance"]:
                self._win(seat, "military")
                return

    def _lose_coins(self, seat: int, coins: int) -> None:
        self.coins[seat] -= min(coins, self.coins[seat])

    def _win(self, seat: int, ending: str) -> None:
        self.ending = ending
        self.winners = {seat}
        self.todo = []

    def _end_by_points(self) -> None:
        """End the game by points, then by points of blue cards, else shared (A3)."""
        results = [(sum(self.points(s).values()), self.points(s)["blue"]) for s in (0, 1)]
        self.ending = "civilian"
        self.winners = {seat for seat in (0, 1) if results[seat] == max(results)}
