"""Regions out of templates, and those that were drawn before."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable, Mapping
from functools import lru_cache
from typing import Final, Generic, TypeVar

from wondertable.web.present import advice
from wondertable.web.present.advice import Advised
from wondertable.web.present.onlooker import Onlooker
from wondertable.web.present.render import names_files, render
from wondertable.web.present.story import LOG_LINES
from wondertable.web.scene import Scene

KEPT: Final = 2048
"""So many times the regions of a position are kept drawn, for each game."""
PARTS: Final = 4096
"""So many regions are kept by their values, those of all games together."""

Regions = dict[str, str]
S = TypeVar("S", bound=Onlooker)


class SightPresenter(Generic[S]):
    """What the presenters of all games do alike; each looks at a scene in its own way."""

    def __init__(
        self,
        look: Callable[[Scene], S],
        turn_words: Callable[[S], tuple[str, ...]],
        tips: Callable[[S], tuple[Advised, ...]],
    ) -> None:
        """Takes how a scene is looked at, what the game waits for, what the computer advises."""
        self._look = look
        self._turn_words = turn_words
        self._tips = tips

    def title(self, scene: Scene) -> str:
        """What stands on the browser's tab."""
        sight = self._look(scene)
        return sight.words.t("title", turn=self._turn_words(sight)[0])

    def turn(self, scene: Scene) -> bool:
        """Whether the viewer is asked."""
        return scene.status == "running" and self._look(scene).mine

    def advice(self, scene: Scene) -> str:
        """The hint as a screen reader says it."""
        return advice.spoken(scene.language, self.advised(scene))

    def advised(self, scene: Scene) -> tuple[Advised, ...]:
        """The lines of the hint."""
        return self._tips(self._look(scene))


class Keeper:
    """Keeps what was drawn, and forgets what was not looked at for long."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, Regions] = OrderedDict()
        names_files(self)

    def __len__(self) -> int:
        return len(self._kept)

    def cache_clear(self) -> None:
        """Forgets everything."""
        self._kept.clear()

    def drawn(self, key: Hashable, draw: Callable[[], Regions]) -> Regions:
        """Regions that were drawn before out of the same, or are drawn now."""
        if key in self._kept:
            self._kept.move_to_end(key)
        else:
            self._kept[key] = draw()
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]


Parts = Mapping[str, Mapping[str, object]]
"""The values that each part of a page shows, by the names that its template has for them."""


def rendered(
    game: str,
    language: str,
    parts: Parts,
    optional: Collection[str],
    shared: Mapping[str, object],
    kept: Collection[str] = (),
) -> Regions:
    """Regions out of their templates; an optional one whose last value is nothing is only a place.

    The part `log` of the game `seven` is drawn by `seven/log.html` and is called `seven-log`. Kept
    parts get nothing of what is shared: who shows the same values gets what was drawn before.
    """
    regions = {}
    for part, context in parts.items():
        if part in optional and not [*context.values()][-1]:
            html = f'<section id="{game}-{part}" hidden></section>'
        elif part in kept:
            html = _drawn(f"{game}/{part}.html", language, *context.items())
        else:
            html = render(f"{game}/{part}.html", language, **shared, **context).strip()
        regions[f"{game}-{part}"] = html
    return regions


@names_files
@lru_cache(maxsize=PARTS)
def _drawn(template: str, language: str, *values: tuple[str, object]) -> str:
    return render(template, language, **dict(values)).strip()


def frame(game: str, states: Mapping[str, object]) -> Regions:
    """The table around the regions: it names the states that are true.

    Styles that depend on one region and reach another ask the frame. If they asked the regions by
    `:has`, a browser would match half of the table again whenever anything in it changes.
    """
    names = " ".join((game, *(name for name, holds in states.items() if holds)))
    return {"frame": f'<main class="{names}" id="main" tabindex="-1" data-frame></main>'}


def scene_key(scene: Scene) -> tuple[Hashable, ...]:
    """What the regions of a position depend on beside the view, in games that keep them by it."""
    return (
        scene.viewer,
        scene.language,
        scene.names,
        scene.shared,
        scene.stand_ins,
        scene.status,
        scene.log[-LOG_LINES:],
        scene.acted,
        scene.since,
        scene.ending,
        scene.running_score,
        scene.memory,
        None if scene.whole is None else scene.whole.key(),
    )
