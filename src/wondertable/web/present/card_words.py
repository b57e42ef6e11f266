"""The words that pages with cards, coins and resources share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, Protocol

from wondertable.text import cost_line, effect_lines, listed, name
from wondertable.text.bundle import bundle
from wondertable.web.present.onlooker import GameWords
from wondertable.web.present.render import said
from wondertable.web.present.things import CostLine, Face, Glyph, Goods

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

SOFT_HYPHEN: Final = "\u00ad"


class Row(Protocol):
    """A card as the box has it."""

    @property
    def id(self) -> str: ...
    @property
    def color(self) -> str: ...
    @property
    def effects(self) -> Sequence[DataclassInstance]: ...


class CardWords(GameWords):
    """What a page says of coins and resources."""

    def coins(self, count: int) -> str:
        """A number of coins."""
        return said(self.language, "coins", count=count)

    def units(self, goods: Goods) -> str:
        """Counted goods as a list."""
        counted = [said(self.language, f"resource-count-{one}", count=n) for one, n in goods]
        return ", ".join(counted)

    def resources(self, ids: Iterable[str], *, choice: bool = False) -> str:
        """Uncounted goods as a list."""
        return resources(self.language, tuple(ids), choice=choice)

    def kind(self, color: str) -> str:
        """What sort of card it is, by its colour."""
        return self.t("kind", color=color)


@lru_cache(maxsize=1024)
def resources(language: str, ids: tuple[str, ...], *, choice: bool) -> str:
    """Uncounted goods as a list in a language."""
    return listed(language, [said(language, f"resource-{one}") for one in ids], choice=choice)


def spread(goods: Goods) -> tuple[str, ...]:
    """Every unit by itself."""
    return tuple(resource for resource, count in goods for _ in range(count))


@cache
def title(language: str, game: str, thing: str) -> str:
    """The name with soft hyphens where a narrow tile may break it, if the language has one."""
    message = f"{game}-tile-{thing.replace('_', '-')}"
    has_it = message in bundle(language).ids()
    return said(language, message) if has_it else name(language, game, thing)


def face_of(
    language: str,
    game: str,
    row: Row,
    glyphs: tuple[Glyph, ...],
    cost: CostLine,
    gives: str | None,
    picture: str,
    longest: int,
) -> Face:
    """A card's face in a language; a name of more letters than the longest is written smaller."""
    soft = title(language, game, row.id)
    return Face(
        id=row.id,
        name=name(language, game, row.id),
        title=soft,
        long=len(soft) > longest or SOFT_HYPHEN in soft,
        color=row.color,
        glyphs=glyphs,
        cost=cost,
        gives=gives,
        about=about(language, game, row.effects),
        picture=picture,
    )


def about(language: str, game: str, effects: Iterable[DataclassInstance]) -> str:
    """All effects in words."""
    return " ".join(effect_lines(language, game, effects))


def printed(language: str, game: str, cost: DataclassInstance, givers: Sequence[str] = ()) -> str:
    """A printed cost in a language, and the cards that replace it."""
    words = cost_line(language, cost)
    if not givers:
        return said(language, f"{game}-page-printed", cost=words)
    names = listed(language, [name(language, game, id) for id in givers], choice=True)
    return said(language, f"{game}-page-printed-or", cost=words, card=names)
