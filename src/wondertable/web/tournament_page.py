"""What the page of a tournament shows, in the words of its reader."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from babel.numbers import format_decimal, format_percent

from wondertable import text
from wondertable.club.tournaments.service import Listed
from wondertable.club.tournaments.tournament import BYE, Tournament
from wondertable.club.tournaments.values import MOST_ENTRANTS
from wondertable.store.rows import MeetingRow, TournamentRow
from wondertable.web.games import PAGES
from wondertable.web.names import bot_name, looks_of
from wondertable.web.offered import (
    CLOCKS,
    BotChoice,
    OptionChoice,
    bot_choices,
    offered,
    option_choices,
)
from wondertable.web.pages import Visit
from wondertable.web.terms import Term


@dataclass(frozen=True)
class Row:
    """A tournament in a list."""

    id: str
    game: str
    title: str
    about: str
    mark: str


@dataclass(frozen=True)
class Line:
    """An entrant in the standings."""

    place: str
    name: str
    level: str
    points: str
    breaks: tuple[str, ...]
    played: int
    mine: bool
    gone: bool
    number: int


@dataclass(frozen=True)
class Player:
    """Somebody at a table of a round."""

    name: str
    mine: bool
    won: bool
    points: str


@dataclass(frozen=True)
class Board:
    """A table of a round."""

    players: tuple[Player, ...]
    board: int
    table: str
    """Where it is, if it may be looked at."""
    said: str
    going: bool
    bye: bool


@dataclass(frozen=True)
class Round:
    """A round with its tables."""

    number: int
    title: str
    mark: str
    boards: tuple[Board, ...]
    now: bool


class Sheet:
    """A tournament for one reader."""

    def __init__(self, visit: Visit, found: Tournament) -> None:
        self.visit = visit
        self.found = found
        self.row = found.kept.row
        self.person = visit.person.id if visit.known else ""

    # Words.

    @property
    def title(self) -> str:
        """What it is called."""
        return self.row.title

    @property
    def game(self) -> str:
        """What is played."""
        return self.visit.say(f"game-{self.row.game}")

    @property
    def art(self) -> str:
        """The sign of the game."""
        return PAGES[self.row.game].art

    @property
    def kind(self) -> str:
        """How it is held."""
        return self.visit.say(f"tournament-kind-{self.found.plan.kind}")

    @property
    def how(self) -> str:
        """What that means."""
        return self.visit.say(f"tournament-kind-{self.found.plan.kind}-about")

    @property
    def state(self) -> str:
        """How far it is."""
        return state_of(self.visit, self.row)

    @cached_property
    def terms(self) -> list[Term]:
        """What was agreed on."""
        visit, plan = self.visit, self.found.plan
        told = [Term(visit.say("web-game"), self.game)]
        if plan.seats > 2:
            told.append(Term(visit.say("tournament-players"), str(plan.seats)))
        if plan.kind == "duplicate":
            scoring = visit.say(f"tournament-scoring-{plan.scoring}")
            told.append(Term(visit.say("tournament-scoring"), scoring))
            told.append(Term(visit.say("tournament-boards"), str(plan.boards)))
        clock = self.found.settings.clock
        told += [
            Term(visit.say("web-clock"), visit.say(f"web-clock-{key}"))
            for key, known in CLOCKS.items()
            if clock is not None and known == clock
        ]
        told += [
            Term(option.label, value)
            for option in self.options
            if (value := self.chosen(option)) and value != option.values[0].label
        ]
        return told

    @property
    def options(self) -> tuple[OptionChoice, ...]:
        """The options of the game."""
        return option_choices(self.visit.language, offered(self.row.game))

    def chosen(self, option: OptionChoice) -> str:
        """The value of an option, in words."""
        value = self.row.options.get(option.name)
        return next((one.label for one in option.values if one.value == value), "")

    @property
    def said(self) -> str:
        """What is told when something has changed."""
        return self.state

    # Who may do what.

    @property
    def holds(self) -> bool:
        """Whether the reader holds it."""
        return bool(self.person) and self.row.host == self.person

    @property
    def plays(self) -> bool:
        """Whether the reader plays."""
        mine = self.found.entrant_of(self.person)
        return mine is not None and mine.until is None

    @property
    def may_join(self) -> bool:
        """Whether the reader can take part."""
        return not self.plays and self.found.can_join(MOST_ENTRANTS)

    @property
    def may_leave(self) -> bool:
        """Whether the reader can go."""
        return self.plays and self.row.status in ("open", "running")

    @property
    def is_open(self) -> bool:
        """Whether it has not begun."""
        return self.row.status == "open"

    @property
    def may_cancel(self) -> bool:
        """Whether the reader can end it."""
        return self.holds and self.row.status in ("open", "running")

    @cached_property
    def bots(self) -> list[BotChoice]:
        """The computers that can be let in."""
        return bot_choices(self.visit) if self.holds and self.is_open else []

    # Who plays.

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What everybody is called."""
        return names_in(self.visit, self.found)

    def level(self, number: int) -> str:
        """The level of a computer."""
        bot = self.found.rows[number].bot
        return bot_name(self.visit.language, bot) if bot else ""

    @cached_property
    def heads(self) -> tuple[str, ...]:
        """What decides among equals, as heads of columns."""
        kind = self.found.plan.kind
        ids = {
            "swiss": ("buchholz", "berger", "mutual"),
            "round-robin": ("berger", "mutual"),
            "knock-out": (),
            "duplicate": (
                "difference" if self.found.plan.scoring == "match-points" else "match-points",
            ),
        }[kind]
        return tuple(self.visit.say(f"tournament-break-{one}") for one in ids)

    @cached_property
    def lines(self) -> list[Line]:
        """The standings."""
        told = []
        for one in self.found.standings:
            row = self.found.rows[one.number]
            told.append(
                Line(
                    place=self.place(one.place),
                    name=self.names[one.number],
                    level=self.level(one.number),
                    points=self.points(one.points),
                    breaks=tuple(map(self.broken, one.breaks)),
                    played=one.played,
                    mine=bool(self.person) and row.person == self.person,
                    gone=one.gone,
                    number=one.number,
                )
            )
        return told

    def place(self, place: int) -> str:
        """A place; nobody has one before the first table has ended."""
        begun = any(one.result for one in self.found.counted)
        return f"{place}." if begun else "–"

    def points(self, number: Fraction) -> str:
        """Points as the kind of tournament counts them."""
        plan = self.found.plan
        if plan.kind == "duplicate":
            return self.compared(number, difference=plan.scoring == "difference")
        return self.number(number)

    def broken(self, number: Fraction) -> str:
        """What decides among equals."""
        plan = self.found.plan
        if plan.kind == "duplicate":
            return self.compared(number, difference=plan.scoring != "difference")
        return self.number(number)

    def compared(self, number: Fraction, *, difference: bool) -> str:
        """A result against the field: a margin, or a share."""
        language = self.visit.language
        if difference:
            return str(format_decimal(float(number), "+0.0;−0.0", locale=language))
        return str(format_percent(float(number), "#,##0.0%", locale=language))

    def number(self, number: Fraction) -> str:
        """A number as the language writes it."""
        return str(format_decimal(float(number), "#,##0.##", locale=self.visit.language))

    # Rounds.

    @cached_property
    def rounds(self) -> list[Round]:
        """All rounds, the last first."""
        told = []
        for number in range(self.row.round, 0, -1):
            rows = [one for one in self.found.kept.meetings if one.round == number]
            left = sum(one.reason is None for one in rows)
            going = left and self.row.status == "running"
            mark = (
                self.visit.say("tournament-round-left", count=left)
                if going
                else self.visit.say("tournament-round-over")
            )
            told.append(
                Round(
                    number,
                    self.round_title(number),
                    mark,
                    tuple(self.board(one) for one in rows),
                    number == self.row.round,
                )
            )
        return told

    def round_title(self, number: int) -> str:
        """What a round is called."""
        left = self.row.rounds - number
        if self.found.plan.kind == "knock-out" and left < 3 and self.found.plan.seats == 2:
            return self.visit.say(f"tournament-final-{left}")
        return self.visit.say("tournament-round", number=number)

    @cached_property
    def bracket(self) -> list[Round]:
        """The rounds of a knock-out, the first first."""
        return self.rounds[::-1] if self.found.plan.kind == "knock-out" else []

    def board(self, row: MeetingRow) -> Board:
        """A table of a round."""
        shows = self.found.shows(row)
        places = row.places if row.places and shows else [0] * len(row.seats)
        points = row.points if row.points and shows else None
        players = tuple(
            Player(
                name=self.names[number],
                mine=self.is_mine(number),
                won=places[seat] == 1,
                points=str(points[seat]) if points else "",
            )
            for seat, number in enumerate(row.seats)
        )
        mine = any(player.mine for player in players)
        looked = mine or (row.table_id and self.found.settings.spectators)
        open_again = self.found.plan.kind == "duplicate" and shows
        return Board(
            players=players,
            board=row.board + 1 if self.found.plan.boards > 1 else 0,
            table=row.table_id or "" if looked or open_again else "",
            said=self.said_of(row, shows=shows),
            going=row.reason is None,
            bye=row.reason == BYE,
        )

    def said_of(self, row: MeetingRow, *, shows: bool) -> str:
        """How a table ended, where that is not told by the players."""
        if row.reason == BYE:
            return self.visit.say("tournament-bye")
        if row.reason is None:
            return self.visit.say("tournament-going")
        if not shows:
            return self.visit.say("tournament-sealed")
        if row.reason in ("resigned", "time", "closed"):
            return self.visit.say(f"tournament-by-{row.reason}")
        return ""

    def is_mine(self, number: int) -> bool:
        """Whether an entrant is the reader."""
        return bool(self.person) and self.found.rows[number].person == self.person

    @cached_property
    def own(self) -> list[Board]:
        """The tables at which the reader plays now."""
        return [
            board
            for one in self.rounds[:1]
            for board in one.boards
            if board.going and board.table and any(player.mine for player in board.players)
        ]

    def against(self, board: Board) -> str:
        """Whom the reader meets at a table."""
        others = [player.name for player in board.players if not player.mine]
        return self.visit.say(
            "tournament-own-table", names=text.listed(self.visit.language, others)
        )


def names_in(visit: Visit, found: Tournament) -> tuple[str, ...]:
    """What the entrants are called; names that look alike are told by numbers."""
    names = [row.name or visit.say("tournament-somebody") for row in found.rows]
    looks = [looks_of(name) for name in names]
    seen: dict[str, int] = {}
    told = []
    for name, look in zip(names, looks, strict=True):
        seen[look] = seen.get(look, 0) + 1
        told.append(f"{name} {seen[look]}" if looks.count(look) > 1 else name)
    return tuple(told)


def rows_of(visit: Visit, known: Iterable[Listed]) -> Sequence[Row]:
    """Tournaments in a list."""
    told = []
    for row, count in known:
        if row.game not in PAGES:
            continue
        kind = visit.say(f"tournament-kind-{row.plan['kind']}")
        told.append(
            Row(
                id=row.id,
                game=row.game,
                title=row.title,
                about=" · ".join(
                    [
                        visit.say(f"game-{row.game}"),
                        kind,
                        visit.say("tournament-count", count=count),
                    ]
                ),
                mark=state_of(visit, row),
            )
        )
    return told


def state_of(visit: Visit, row: TournamentRow) -> str:
    """How far a tournament is."""
    if row.status == "running":
        return visit.say("tournament-running", number=row.round, rounds=row.rounds)
    return visit.say(f"tournament-{row.status}")
