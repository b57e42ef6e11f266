"""What somebody who looks at a table is told and may do, whatever the game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from wondertable.core.state import SPECTATOR
from wondertable.games import find_game
from wondertable.text import Argument, listed, name
from wondertable.web.present.render import said
from wondertable.web.present.things import Clock, read_clock
from wondertable.web.scene import Scene


class GameWords:
    """What a page says, in one language; `names` are those of the seats."""

    game: str

    def __init__(self, language: str, names: tuple[str, ...]) -> None:
        self.language = language
        self.names = names

    def t(self, message: str, /, **args: Argument) -> str:
        """Says a message of the page."""
        return said(self.language, f"{self.game}-page-{message}", **args)

    def say(self, message: str, /, **args: Argument) -> str:
        """Says any message."""
        return said(self.language, message, **args)

    def name(self, thing: str) -> str:
        """The name of a thing of the box."""
        return _name(self.language, self.game, thing)

    def list(self, words: Iterable[str]) -> str:
        """Words joined as the language does."""
        return _listed(self.language, tuple(words))


_name: Final = lru_cache(maxsize=4096)(name)


@lru_cache(maxsize=4096)
def _listed(language: str, words: tuple[str, ...]) -> str:
    return listed(language, words)


@dataclass(frozen=True)
class Onlooker:
    """A scene, with what its viewer may do."""

    scene: Scene
    words: GameWords

    @property
    def near(self) -> int:
        """The seat at the lower edge: the viewer's, or for a spectator the first."""
        return max(self.scene.viewer, 0)

    @property
    def seated(self) -> bool:
        """Whether the viewer plays."""
        return self.scene.viewer >= 0

    @property
    def you(self) -> int:
        """The seat that the page calls "you": none at a screen that several people share."""
        return SPECTATOR if self.scene.shared else self.scene.viewer

    @property
    def stand_in(self) -> str:
        """The bot that plays for the viewer now, or nothing."""
        bots = self.scene.stand_ins
        return bots[self.scene.viewer] if self.seated and bots else ""

    @property
    def mine(self) -> bool:
        """Whether the viewer owes a choice, able to make it here or not."""
        owes = self.seated and self.scene.viewer in self.scene.view.actors()
        return owes and not self.stand_in

    @property
    def asked(self) -> bool:
        """Whether the viewer can make a choice here and now."""
        return self.mine and self.scene.playable and self.scene.status == "running"

    @cached_property
    def legal(self) -> frozenset[str]:
        """What the viewer may do here and now, in notation."""
        if not self.asked:
            return frozenset()
        view, viewer = self.scene.view, self.scene.viewer
        game = find_game(self.words.game)
        return frozenset(game.write(view, viewer, code) for code in view.legal(viewer))

    def allowed(self, action: str) -> str | None:
        """The action, if it may be done here and now."""
        return action if action in self.legal else None

    def name(self, seat: int) -> str:
        """What somebody is called."""
        return self.scene.names[seat]

    def mark(self, seat: int) -> str:
        """What stands for somebody beside the name: the face of a computer, else a letter."""
        return mark_of(self.scene, seat)

    def label(self, seat: int) -> str:
        """What somebody is called to the viewer."""
        return self.words.t("you") if seat == self.you else self.name(seat)

    def clock(self, seat: int) -> Clock | None:
        """A seat's clock."""
        clock = self.scene.clocks[seat] if seat < len(self.scene.clocks) else None
        return None if clock is None else read_clock(clock)


def mark_of(scene: Scene, seat: int) -> str:
    """The face of a computer that has one, else a letter."""
    face = scene.faces[seat] if seat < len(scene.faces) else ""
    return face or initial(scene.names[seat])


def initial(name: str) -> str:
    """The letter that stands for somebody; with the number that tells bots of a kind apart."""
    letter = name.strip()[:1].upper() or "?"
    number = name.split()[-1] if len(name.split()) > 1 else ""
    return letter + number if number.isdigit() and len(number) == 1 else letter
