"""Pieces of HTML that look the same on many pages of 7 Wonders, drawn once and kept."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup

from wondertable.text import Argument
from wondertable.web.present.render import ENVIRONMENT, STATIC, said
from wondertable.web.present.seven_words import card_face
from wondertable.web.present.things import Glyph

KEPT: Final = 16_384
"""So many pieces are kept."""


class Pieces:
    """What templates draw with, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def t(self, message: str, /, **args: Argument) -> str:
        """Says a message."""
        return said(self.language, message, **args)

    def draw(self, macro: str, *values: object) -> Markup:
        """What a macro of `seven/kept.html` draws of these values, which never change."""
        return _draw(STATIC["base"], self.language, macro, values)

    def strip(self, seat: int, card: str) -> Markup:
        """A card in a city: its effects only."""
        return _draw(STATIC["base"], self.language, "strip", (seat, card))

    def pill(self, card: str) -> Markup:
        """A card in a list: its mark and its name."""
        return _draw(STATIC["base"], self.language, "pill", (card,))

    def face(self, card: str) -> Markup:
        """The upper part of a card: band, name, printed cost."""
        return _draw(STATIC["base"], self.language, "face", (card,))


@lru_cache(maxsize=KEPT)
def _draw(base: str, language: str, macro: str, values: tuple[Any, ...]) -> Markup:
    module: Any = ENVIRONMENT.get_template("seven/kept.html").module
    pieces = Pieces(language)
    if macro in ("strip", "pill", "face"):
        values = (*values[:-1], card_face(language, values[-1]))
    return Markup(getattr(module, macro)(pieces, *values))


def glyphs(all: tuple[Glyph, ...]) -> Markup:
    """Pictures in a row."""
    return _draw(STATIC["base"], "", "glyphs", (all,))


def goods(ids: tuple[str, ...]) -> Markup:
    """Goods in a row, without a plate."""
    return _draw(STATIC["base"], "", "row", (ids,))


ENVIRONMENT.globals.update(glyphs=glyphs, goods_row=goods)
