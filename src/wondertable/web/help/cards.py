"""What help says alike of the games whose cards have colours, resources and chains."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from wondertable.text import effect_lines, listed, name
from wondertable.text.figures import figures
from wondertable.web.help.model import Entry, Teller


class CardTeller(Teller):
    """Says help on a game of cards."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, game)
        self.numbers = dict(figures(game))

    def name(self, thing: str) -> str:
        """The name of a thing of the box."""
        return name(self.language, self.game, thing)

    def names(self, things: Iterable[str], *, choice: bool = False) -> str:
        """Names of things in a list, each once."""
        return listed(self.language, list(dict.fromkeys(map(self.name, things))), choice=choice)

    def does(self, *effects: Any) -> tuple[str, ...]:
        """Effects, one sentence each."""
        return tuple(effect_lines(self.language, self.game, effects))

    def values(self) -> Iterator[Entry]:
        """Coins, points and shields."""
        t = self.t
        yield self.icon("coin", t("help-icon-coin"), t("help-icon-coin-about", **self.numbers))
        yield self.icon("vp", t("help-icon-vp"), t("help-icon-vp-about"))
        yield self.icon("shield", t("help-icon-shield"), t(f"help-{self.game}-icon-shield"))

    def resource(self, resource: str, makers: Iterable[str], *, raw: bool) -> Entry:
        """A resource, and what makes it."""
        return self.icon(
            f"r-{resource}",
            self.t(f"resource-{resource}"),
            self.t(f"help-icon-{'raw' if raw else 'manufactured'}-about"),
            facts=(self.fact("made-by", self.names(makers)),),
        )

    def color(self, color: str) -> Entry:
        """The mark of a colour."""
        kind = self.t(f"{self.game}-page-kind", color=color)
        about = self.t(f"help-color-{color}")
        return self.icon(f"m-{color}", kind, about, kind="mark", value=color)

    def symbol(self, symbol: str, shown_by: Iterable[str]) -> Entry:
        """A science symbol, and where it stands."""
        return self.icon(
            f"sci-{symbol}",
            self.name(f"symbol_{symbol}"),
            self.t(f"help-{self.game}-science", **self.numbers),
            facts=(self.fact("shown-by", self.names(shown_by)),),
        )

    def effects(self, icons: Mapping[str, Any], from_discard: Any) -> Iterator[Entry]:
        """Icons that stand for one effect, which says what they mean."""
        for icon, effect in icons.items():
            yield self.icon(icon, self.t(f"help-{self.game}-icon-{icon}"), *self.does(effect))
        found = self.t("help-icon-from-discard")
        yield self.icon("from-discard", found, *self.does(from_discard))

    def ages(self) -> Iterator[Entry]:
        """The backs of the cards."""
        for age in ("1", "2", "3"):
            yield self.icon(f"age-{age}", self.t(f"age-{age}"), self.t("help-icon-age-about"))
