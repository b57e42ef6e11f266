"""A puzzle as one person stands with it, in words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from wondertable.bots.chances import chance_of
from wondertable.club.puzzles import MOST_HINTS, SETTLED, SOLVED
from wondertable.review.levels import FINDERS, TRIES
from wondertable.store.puzzles import ANY_DAY, TryRow
from wondertable.text.game_text import text_of
from wondertable.text.whys import whys
from wondertable.web.names import bot_name
from wondertable.web.pages import Visit
from wondertable.web.puzzles.position import names_at, position_of
from wondertable.web.puzzles.wanted import Asked
from wondertable.web.review_model import Other, Verdict
from wondertable.web.review_others import Words, ranked

OTHERS: Final = Words("puzzles-best", "puzzles-best-yours", "puzzles-yours")


@dataclass
class Riddle:
    """A puzzle as one person stands with it, in words."""

    visit: Visit
    asked: Asked
    row: TryRow

    @property
    def settled(self) -> bool:
        """Whether the solution may be seen."""
        return self.row.found in SETTLED

    @property
    def path(self) -> str:
        """Where it is, with the prefix of the site."""
        return self.visit.site.path(self.asked.path)

    @cached_property
    def title(self) -> str:
        """What it is called."""
        return title_of(self.visit, self.asked)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Who sits at its table."""
        return names_at(self.visit, self.asked.puzzle)

    def in_words(self, line: str) -> str:
        """A choice in words, with what it costs."""
        asked = self.asked
        view, seat = position_of(asked.game, asked.puzzle.id).view, asked.puzzle.seat
        return text_of(asked.game).told(self.visit.language, self.names, view, seat, line)

    def chance(self, worth: float) -> float:
        """How often what the judge expects comes true."""
        asked = self.asked
        view = position_of(asked.game, asked.puzzle.id).view
        return chance_of(asked.game, view, asked.puzzle.seat, worth)

    @property
    def below(self) -> int:
        """By how many hundredths of a victory the last answer is worse than the best choice."""
        worth = {option.do: option.worth for option in self.asked.puzzle.verdicts}
        best = self.chance(self.asked.puzzle.verdicts[0].worth)
        return max(1, round(100 * (best - self.chance(worth[self.row.tried]))))

    @cached_property
    def said(self) -> str:
        """What came of the last answer, in a sentence; nothing before there is one."""
        say, found = self.visit.say, self.row.found
        if found in ("", "hint"):
            return ""
        if found not in (SOLVED, "nearly", "again"):
            return say(f"puzzles-{found}")
        choice = self.in_words(self.row.tried)
        return say(f"puzzles-came-{found}", choice=choice, points=self.below)

    @property
    def hints(self) -> list[str]:
        """The hints that were given."""
        puzzle, say = self.asked.puzzle, self.visit.say
        theme = say(f"puzzles-theme-{puzzle.theme}")
        told = [
            say("puzzles-hint-theme", theme=theme),
            say("puzzles-hint-why", why=whys(self.visit.language, puzzle.whys)),
        ]
        return told[: self.row.hints]

    @property
    def more_hints(self) -> bool:
        """Whether another one can be given."""
        return self.row.hints < MOST_HINTS

    @cached_property
    def verdict(self) -> Verdict:
        """The solution: all choices with their worth, and why the best one is the best."""
        puzzle = self.asked.puzzle
        return Verdict(
            title=self.in_words(puzzle.best),
            mark="",
            tone="",
            line="",
            others=self.others,
            better=whys(self.visit.language, puzzle.whys),
            played="",
        )

    @cached_property
    def others(self) -> tuple[Other, ...]:
        """All choices, the best first."""
        puzzle = self.asked.puzzle
        tried = self.row.tried
        language = self.visit.language
        return ranked(
            *(language, puzzle.verdicts, puzzle.best, tried, OTHERS),
            self.in_words,
            self.chance,
        )

    @property
    def finders(self) -> list[tuple[str, str]]:
        """Our bots, and how often each of them finds the solution."""
        found, say = self.asked.puzzle.found, self.visit.say
        return [
            (
                bot_name(self.visit.language, bot.partition(":")[0]),
                say("puzzles-found", count=found[bot], of=TRIES),
            )
            for bot in FINDERS
        ]


def title_of(visit: Visit, asked: Asked) -> str:
    """What a puzzle is called."""
    said = "puzzles-number" if asked.day == ANY_DAY else "puzzles-daily"
    game = visit.say(f"game-{asked.game}")
    return visit.say(said, number=asked.number, game=game)
