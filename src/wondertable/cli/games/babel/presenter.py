"""Tower of Babel in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wondertable.cli.games.babel.box import box, sheet, unconfirmed
from wondertable.cli.games.babel.words import cards, name, words
from wondertable.cli.presenter import Presenter
from wondertable.core.game import Options
from wondertable.core.state import State
from wondertable.games.babel.actions import cards_of
from wondertable.games.babel.builder import KIND, KIND_BITS
from wondertable.games.babel.cards import ACTION_IDS, TYPE_IDS, WONDER_IDS
from wondertable.games.babel.choices import laid_backs
from wondertable.games.babel.codes import (
    BONUS,
    DECIDE,
    NO_CHOICE,
    OFFER,
    WINDOW,
)
from wondertable.games.babel.encoding import decode, disc_cards
from wondertable.games.babel.events import DiscLaid, LaidDown, Ready
from wondertable.games.babel.figures import DISCS, OTHERS, ROWS, SPACES
from wondertable.games.babel.game import babel
from wondertable.games.babel.reasons import QUESTIONS
from wondertable.games.babel.state import Babel
from wondertable.games.babel.unconfirmed import AS_BUILT, figures_of

QUIET: Final = (DiscLaid, Ready, LaidDown)
"""What the board or the list of choices shows anyway."""
BUILDING: Final = (WINDOW, OFFER, DECIDE, BONUS)
FIGURES_WORD: Final = "figures"


class BabelPresenter(Presenter):
    """Shows Tower of Babel."""

    verbs = (
        "cli-help-babel-pass",
        "cli-help-babel-build",
        "cli-help-babel-offer",
        "cli-help-babel-accept",
        "cli-help-babel-joker",
        "cli-help-babel-fail",
        "cli-help-babel-play",
        "cli-help-babel-rest",
        "cli-help-babel-swap",
    )
    notes = ("cli-help-babel-figures",)
    figures = figures_of(AS_BUILT)
    """Those of the game that was shown last."""

    def board(self, view: State, seat: int, width: int) -> RenderableType:
        """Wonders, players, and what the viewer holds."""
        state = babel(view)
        self.figures = figures_of(state.sheet.text)
        say = self.voice.say
        heading = say("cli-babel-active", player=self.names[int(state.active)])
        parts: list[RenderableType] = [
            Rule(Text(heading, "bold"), style="dim"),
            self.wonders(state),
            self.players(state),
            Text(self.row_and_decks(state), "dim"),
        ]
        if state.question in BUILDING:
            disc = cards(self.voice, disc_cards(state, int(state.kind())))
            wonder = name(self.voice, WONDER_IDS[int(state.wonder())])
            player = self.names[int(state.active)]
            asks = say("cli-babel-asks-for", player=player, wonder=wonder, cards=disc)
            parts.append(Text(asks, "bold"))
        own = state.builders[seat]
        parts.append(Text(say("cli-babel-hand", cards=self.held(int(own.hand))), "bold"))
        if own.held_actions:
            held = ", ".join(self.action_names(int(own.actions)))
            parts.append(Text(say("cli-babel-own-actions", cards=held), "bold"))
        return Group(*parts)

    def row_and_decks(self, state: Babel) -> str:
        """The row of the value table, and the piles of building cards."""
        say = self.voice.say
        row = int(state.row)
        if row < ROWS:
            first, second = state.sheet.first[row], state.sheet.second[row]
            line = say("cli-babel-row", row=row + 1, first=first, second=second, others=OTHERS)
        else:
            line = say("cli-babel-rows-gone")
        deck = say("cli-babel-deck", count=int(state.deck_size()))
        return f"{line} · {deck} · {say('cli-babel-discards', cards=self.held(int(state.discard)))}"

    def wonders(self, state: Babel) -> Table:
        """Every wonder with its discs and everybody's pieces."""
        say = self.voice.say
        table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
        table.add_column(say("cli-babel-wonder"))
        table.add_column(say("cli-babel-discs"), ratio=1)
        for seat in range(state.seats):
            table.add_column(self.names[seat], justify="right")
        for at, wonder in enumerate(WONDER_IDS):
            spaces = [s for s in range(SPACES * at, SPACES * at + SPACES) if state.left >> s & 1]
            discs = [cards(self.voice, disc_cards(state, state.board[space])) for space in spaces]
            units = [int(builder.units_on(at)) for builder in state.builders]
            table.add_row(
                Text(name(self.voice, wonder)).append(f" [{wonder}]", "dim"),
                "; ".join(discs) or say("cli-babel-finished"),
                *(str(count) if count else "" for count in units),
            )
        return table

    def players(self, state: Babel) -> Table:
        """Every player with points, cards, discs and offer, in the order of turns."""
        say = self.voice.say
        table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
        for column in ("player", "points", "cards", "known", "actions", "taken", "offer"):
            table.add_column(say(f"cli-babel-{column}"), overflow="fold")
        seats = int(state.seats)
        for seat in [(int(state.active) + at) % seats for at in range(seats)]:
            builder = state.builders[seat]
            known = self.held(int(builder.known)) if builder.known else ""
            table.add_row(
                self.title_of(seat),
                str(sum(state.points(seat))),
                str(builder.held),
                known,
                str(builder.held_actions),
                self.taken(state, seat),
                self.offer(state, seat),
            )
        return table

    def taken(self, state: Babel, seat: int) -> str:
        """The discs that a player has, by type; everybody saw them taken (A23)."""
        mine = int(state.builders[seat].taken)
        kinds = [state.board[space] for space in range(DISCS) if mine >> space & 1]
        found: dict[str, int] = {}
        for kind in kinds:
            types = [TYPE_IDS.index(each[0]) for each in disc_cards(state, kind)]
            label = "/".join(name(self.voice, TYPE_IDS[at]) for at in types)
            found[label] = found.get(label, 0) + 1
        return ", ".join(f"{label} × {count}" for label, count in sorted(found.items()))

    def offer(self, state: Babel, seat: int) -> str:
        """What a player offers, as far as it lies open."""
        builder = state.builders[seat]
        if builder.choice != NO_CHOICE:
            if state.counted():
                return self.voice.say("cli-babel-backs", count=int(laid_backs(builder.choice)))
            return self.voice.say("cli-babel-laid")
        if not builder.offer:
            return ""
        trader = f", {self.voice.say('cli-babel-with-trader')}" if builder.trader else ""
        return self.held(int(builder.offer)) + trader

    def held(self, packed: int) -> str:
        """Building cards by type."""
        return cards(self.voice, cards_of(packed))

    def action_names(self, packed: int) -> list[str]:
        """Action cards by name."""
        return [
            name(self.voice, card)
            for at, card in enumerate(ACTION_IDS)
            for _ in range(packed >> KIND_BITS * at & KIND)
        ]

    def question(self, view: State) -> str:
        """What is asked."""
        return self.voice.say(f"babel-question-{QUESTIONS[int(babel(view).question)][0]}")

    def choices(self, view: State, seat: int, width: int) -> RenderableType:
        """The legal actions with their numbers."""
        state = babel(view)
        table = Table(box=SIMPLE_HEAD, show_header=False, padding=(0, 1))
        table.add_column(justify="right", style="bold")
        table.add_column(ratio=1)
        for number, code in enumerate(state.legal(seat), start=1):
            table.add_row(str(number), self.choice(state, seat, code))
        return table

    def choice(self, view: State, seat: int, action: int) -> str:
        """A legal action in a few words."""
        state = babel(view)
        return words(self.voice, state, decode(state, seat, action), self.names)

    def explain(self, thing: str) -> RenderableType | None:
        """A thing of the box by its id, its name, or the beginning of either; or the figures."""
        if thing.casefold() == FIGURES_WORD:
            return unconfirmed(self.voice, self.figures)
        found = self.matching(thing, (*ACTION_IDS, *TYPE_IDS, *WONDER_IDS))
        sheets = [sheet(self.voice, id, self.figures) for id in found]
        return Group(*sheets) if found else None

    def news(self, events: Sequence[Any]) -> list[Any]:
        """Leaves out what is shown anyway."""
        return [event for event in events if not isinstance(event, QUIET)]

    def box(self, width: int, options: Options | None = None) -> RenderableType:
        """Everything in the box, with the figures that hold."""
        return box(self.voice, figures_of((options or {}).get("figures", AS_BUILT)))
