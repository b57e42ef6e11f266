"""What a review tells of every move, in the words of its reader."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from wondertable import text
from wondertable.core.state import SPECTATOR, State
from wondertable.review.agenda import is_suspect
from wondertable.review.curve import curve, shown, turning_points
from wondertable.review.parts import Choice, Luck, Option, Sums
from wondertable.review.sums import in_order
from wondertable.table import Table
from wondertable.table.reviews import Reviewed
from wondertable.text.game_text import text_of
from wondertable.text.whys import whys
from wondertable.web.names import faces_of, names_of
from wondertable.web.present.onlooker import initial
from wondertable.web.present.render import said
from wondertable.web.review_curve import Drawing, Paper, Step, Told
from wondertable.web.review_model import Account, Bar, Other, Place, Row, Verdict
from wondertable.web.review_others import Words, ranked
from wondertable.web.scenes import Look, log_of

OTHERS: Final = Words("review-best", "review-best-played", "review-was-played")
MARK_WORDS: Final = {"?!": "slip", "?": "mistake", "??": "blunder"}


@dataclass
class Sheet:
    """A review as one person reads it."""

    table: Table
    look: Look
    language: str
    reviewed: Reviewed
    path: str
    """The address of the review."""
    asked: Place | None = None
    """What the address names."""

    # What there is.

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What everybody is called."""
        return names_of(self.table.seats, self.language)

    @cached_property
    def badges(self) -> tuple[str, ...]:
        """What stands for everybody beside the name."""
        faces = faces_of(self.table.seats)
        return tuple(face or initial(name) for face, name in zip(faces, self.names, strict=True))

    @property
    def near(self) -> int:
        """The seat through whose eyes luck is told: the reader's, or the first one."""
        return max(self.look.viewer, 0)

    @cached_property
    def parts(self) -> list[Choice | Luck]:
        """All that was judged so far, in its order."""
        return in_order(self.reviewed.parts)

    @cached_property
    def choices(self) -> Mapping[tuple[int, int], Choice]:
        """The choices that were judged, by ply and seat; a glance tells nothing of one of them."""
        judged = (part for part in self.parts if isinstance(part, Choice) and part.by != "glance")
        return {(part.ply, part.seat): part for part in judged}

    @cached_property
    def turns(self) -> tuple[Choice | Luck, ...]:
        """Where the game turned."""
        return turning_points(self.reviewed.parts)

    @cached_property
    def place(self) -> Place:
        """The move that is looked at; if none is named, the one at which most was lost."""
        if self.asked is not None:
            return self.asked
        lost = [part for part in self.parts if isinstance(part, Choice) and part.mark]
        if lost:
            worst = max(lost, key=lambda part: (part.seat == self.near, part.loss))
            return Place(worst.ply, worst.seat)
        return Place(1, self.seat_at(1))

    def seat_at(self, ply: int) -> int:
        """Whose choice is looked at, if only the ply is named."""
        seats = [seat for at, seat in self.choices if at == ply]
        if self.near in seats or not seats:
            return self.near if self.near in seats else self.mover_of(ply)
        return seats[0]

    def mover_of(self, ply: int) -> int:
        """Somebody who chose at a ply: the reader if possible."""
        known = self.movers.get(ply, ())
        return self.near if self.near in known or not known else known[0]

    @cached_property
    def choice(self) -> Choice | None:
        """The choice that is looked at, if it was judged."""
        return self.choices.get((self.place.ply, self.place.seat))

    @cached_property
    def view(self) -> State:
        """What the seat saw before the move that is looked at."""
        return self.seen(self.place.ply, self.place.seat)

    def seen(self, ply: int, seat: int) -> State:
        """What a seat saw before a decision."""
        return self.table.position(SPECTATOR, ply - 1).view(seat)

    # Words.

    def t(self, message: str, /, **args: text.Argument) -> str:
        """Says a message of the review."""
        return said(self.language, f"review-{message}", **args)

    def href(self, ply: int, seat: int | None = None) -> str:
        """Where a move is looked at."""
        whose = "" if seat is None else f"&seat={seat}"
        return f"{self.path}?ply={ply}{whose}"

    def in_words(self, view: State, seat: int, line: str) -> str:
        """A choice in words, with what it cost."""
        game = self.table.game.name
        return text_of(game).told(self.language, self.names, view, seat, line)

    def percent(self, chance: float) -> str:
        """A chance as the language writes it."""
        return said(self.language, "page-hint-chance", percent=round(100 * chance))

    def lost(self, choice: Choice) -> str:
        """How good a choice was, in a few words."""
        points = round(100 * choice.loss)
        if is_suspect(choice, self.reviewed.about.plan):
            return self.t("not-sure-yet")
        if choice.mark and choice.missed:
            return self.t("missed-win", points=points)
        if choice.mark:
            return self.t(MARK_WORDS[choice.mark], points=points)
        if choice.played == choice.best or points < 1:
            return self.t("fine")
        return self.t("near-fine", points=points)

    def brought(self, luck: Luck) -> str:
        """Whom chance favoured, and by how much."""
        seat = max(range(len(luck.seats)), key=lambda at: luck.seats[at])
        return self.t("lucky", name=self.names[seat], points=round(100 * luck.seats[seat]))

    # The list of moves.

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """Every move, each followed by what chance did then."""
        told: dict[tuple[int, int], list[str]] = {}
        for line in log_of(self.table, self.look.viewer, self.language):
            seat = SPECTATOR if line.seat is None else line.seat
            told.setdefault((line.ply, seat), []).append(line.text)
        luck = {part.ply: part for part in self.parts if isinstance(part, Luck)}
        rows = []
        for ply in sorted({*self.movers, *luck}):
            movers = self.movers.get(ply, ())
            for seat in movers:
                words = list(told.get((ply, seat), ()))
                if len(movers) == 1:
                    words += self.beside(told, ply, seat)
                rows.append(self.row(ply, seat, " ".join(words)))
            if ply in luck:
                rows.append(self.luck_row(luck[ply], " ".join(told.get((ply, SPECTATOR), ()))))
        return tuple(rows)

    @cached_property
    def movers(self) -> dict[int, tuple[int, ...]]:
        """Who chose at every ply."""
        found: dict[int, set[int]] = {}
        for entry in self.table.entries(self.look.viewer):
            if entry.seat >= 0:
                found.setdefault(entry.ply, set()).add(entry.seat)
        return {ply: tuple(sorted(seats)) for ply, seats in found.items()}

    def beside(self, told: Mapping[tuple[int, int], list[str]], ply: int, mover: int) -> list[str]:
        """What the deed of somebody who chose alone meant to others."""
        others = [seat for seat in range(len(self.names)) if seat != mover]
        return [line for seat in others for line in told.get((ply, seat), ())]

    def row(self, ply: int, seat: int, words: str) -> Row:
        """A move."""
        choice = self.choices.get((ply, seat))
        points = round(-100 * choice.loss) if choice else 0
        return Row(
            id=f"move-{ply}-{seat}",
            ply=ply,
            seat=seat,
            badge=self.badges[seat],
            text=words or self.t("move-of", name=self.names[seat]),
            kind="decision" if choice and choice.mark else "plain",
            mark=choice.mark if choice else "",
            points=signed(points) if choice else "",
            tone=tone(points),
            said=self.lost(choice) if choice else self.unsaid,
            href=self.href(ply, seat),
            chosen=(ply, seat) == (self.place.ply, self.place.seat),
        )

    @cached_property
    def unsaid(self) -> str:
        """What is said of a move that was not judged."""
        return self.t("no-choice" if self.reviewed.complete else "not-yet")

    def luck_row(self, luck: Luck, words: str) -> Row:
        """What chance did."""
        points = round(100 * luck.seats[self.near])
        return Row(
            id=f"luck-{luck.ply}",
            ply=luck.ply,
            seat=SPECTATOR,
            badge="",
            text=words or self.t("dealt"),
            kind="luck",
            mark="",
            points=signed(points),
            tone=tone(points),
            said=self.brought(luck),
            href=self.href(min(luck.ply + 1, self.table.ply)),
            chosen=False,
        )

    @cached_property
    def turn_rows(self) -> tuple[Row, ...]:
        """The turning points as rows."""
        keys = {
            f"luck-{turn.ply}" if isinstance(turn, Luck) else f"move-{turn.ply}-{turn.seat}"
            for turn in self.turns
        }
        return tuple(row for row in self.rows if row.id in keys)

    # The choice that is looked at.

    @cached_property
    def verdict(self) -> Verdict | None:
        """What is told of it; nothing where nothing was to be decided."""
        choice = self.choice
        if choice is None:
            return None
        return Verdict(
            title=self.t("played", choice=self.in_words(self.view, choice.seat, choice.played)),
            mark=choice.mark,
            tone=tone(round(-100 * choice.loss)),
            line=self.lost(choice),
            others=self.others(choice),
            better=whys(self.language, choice.whys),
            played=whys(self.language, choice.played_whys),
        )

    def others(self, choice: Choice) -> tuple[Other, ...]:
        """The best choices and the played one, the best first."""
        known = {option.do: option.worth for option in choice.options}
        known |= {choice.played: choice.after, choice.best: choice.before}
        return ranked(
            self.language,
            (Option(do, worth) for do, worth in known.items()),
            choice.best,
            choice.played,
            OTHERS,
            lambda line: self.in_words(self.view, choice.seat, line),
            lambda worth: shown(self.reviewed.about, choice, worth),
        )

    # The curve.

    @cached_property
    def drawing(self) -> Drawing:
        """The curve of the reader's chances, or of everybody's where more than two play."""
        points = curve(self.reviewed.about, self.reviewed.parts)
        paper = Paper(self.table.ply)
        phases = dict.fromkeys(point.phase for point in points if point.phase)
        names = {phase: self.t(f"phase-{phase}") for phase in phases}
        two = len(self.names) == 2
        seats = [self.near] if two else range(len(self.names))
        width = paper.x(1) - paper.x(0)
        return Drawing(
            tuple(paper.line(seat, self.names[seat], points, filled=two) for seat in seats),
            paper.stretches(points, names),
            paper.turns([self.told(turn) for turn in self.turns], points, self.near),
            tuple(
                Step(paper.x(ply - 1), round(width, 1), self.href(ply))
                for ply in range(1, self.table.ply + 1)
            ),
            paper.x(self.place.ply - 1),
        )

    def told(self, turn: Choice | Luck) -> Told:
        """A turning point for the curve."""
        if isinstance(turn, Luck):
            points = round(100 * turn.seats[self.near])
            href = self.href(min(turn.ply + 1, self.table.ply))
            label = self.t("luck-label", points=signed(points))
            return Told(turn.ply, "luck", points, label, href, self.brought(turn))
        points = round(-100 * turn.loss)
        thing = text_of(self.table.game.name).thing(turn.seat, turn.played)
        name = text.name(self.language, self.table.game.name, thing) if thing else ""
        label = f"{name or self.names[turn.seat]} {signed(points)}"
        mine = turn.seat == self.near
        said = f"{self.names[turn.seat]}: {self.lost(turn)}"
        return Told(
            turn.ply,
            "decision",
            points if mine else -points,
            label,
            self.href(turn.ply, turn.seat),
            said,
        )

    @cached_property
    def chances(self) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """The curve for those who do not see it: the move before which, and everybody's chance."""
        points = curve(self.reviewed.about, self.reviewed.parts)
        return tuple((point.ply + 1, tuple(map(self.percent, point.chances))) for point in points)

    # Sums.

    @cached_property
    def accounts(self) -> tuple[Account, ...]:
        """How everybody came to the result, the reader first; nothing before it is complete."""
        sums = [part for part in self.reviewed.parts if isinstance(part, Sums)]
        sums.sort(key=lambda one: (one.seat != self.near, one.seat))
        largest = max((abs(value) for one in sums for _, value in terms(one)), default=0.0)
        return tuple(self.account(one, max(largest, 0.01)) for one in sums)

    def account(self, sums: Sums, largest: float) -> Account:
        """The bars of a seat."""
        return Account(
            self.names[sums.seat],
            self.badges[sums.seat],
            tuple(
                Bar(
                    id,
                    self.t(f"sum-{id}"),
                    signed(round(100 * value)),
                    tone(round(100 * value)),
                    round(50 + min(0.0, 50 * value / largest), 1),
                    round(abs(50 * value / largest), 1),
                )
                for id, value in terms(sums)
            ),
            self.t(
                "sum-line",
                start=round(100 * sums.start),
                result=round(100 * sums.result),
            ),
        )

    def marked(self, seat: int) -> tuple[Choice, ...]:
        """The marked choices of a seat, in their order."""
        return tuple(part for part in self.choices.values() if part.seat == seat and part.mark)


def terms(sums: Sums) -> list[tuple[str, float]]:
    """The terms of a sum that are told: those that are nothing by their nature are left out."""
    told = [("luck", sums.luck), ("errors", -sums.errors)]
    rest = {"gifts": sums.gifts, "second": sums.second, "others": sums.others}
    rest["given-up"] = sums.given_up
    return told + [(id, value) for id, value in rest.items() if value]


def signed(points: int) -> str:
    """Points with their sign."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "±0"


def tone(points: int) -> str:
    """How points look."""
    return "up" if points > 0 else "dn" if points else "ze"
