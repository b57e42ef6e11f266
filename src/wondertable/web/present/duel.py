"""The Duel table as HTML: a scene becomes values, the values become regions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from markupsafe import Markup

from wondertable.games.duel.events import (
    Discarded,
    Event,
    Gained,
    Looted,
    Lost,
    Paid,
)
from wondertable.web.present import duel_board, duel_city, duel_hint, duel_question, duel_side
from wondertable.web.present.advice import Advised
from wondertable.web.present.duel_stage import Stage, set_stage
from wondertable.web.present.render import render
from wondertable.web.scene import Scene

LOG_LINES: Final = 60
"""The log shows the latest lines; a replay shows all."""

BANK: Final = "bank"
Flight = tuple[str, str, int]
"""Coins that fly: from where, to where, how many; a place is BANK or the id of a treasury."""


class DuelPresenter:
    """Makes the page of a Duel table."""

    game = "duel"

    def regions(self, scene: Scene) -> dict[str, str]:
        """The HTML of every region, by the id of its outer element."""
        stage = set_stage(scene)
        asked, hint = duel_question.question(stage), duel_question.hint(stage)
        parts: dict[str, dict[str, object]] = {
            "top": {"top": duel_side.top(stage)},
            "opponent": {"city": duel_city.city(stage, stage.far)},
            "track": {"track": duel_side.track(stage)},
            "board": {"structure": duel_board.structure(stage), "hint": "" if asked else hint},
            "me": {"city": duel_city.city(stage, stage.near)},
            "score": {"score": running_score(stage)},
            "science": {"science": duel_side.science(stage)},
            "unseen": {"groups": duel_side.unseen(stage)},
            "pile": {"pile": duel_side.pile(stage)},
            "log": {"log": tuple(reversed(scene.log[-LOG_LINES:]))},
            "question": {"question": asked, "picks": int(stage.view.picks), "hint": hint},
            "sheets": {"sheets": duel_board.sheets(stage)},
            "about": {"abouts": duel_city.abouts(stage)},
            "end": {"end": duel_question.end(stage)},
            "hint": {"advised": duel_hint.advised(stage)},
        }
        tips = {row.action: at for at, row in enumerate(duel_hint.advised(stage), start=1)}
        shared = {"scene": scene, "asked": bool(stage.legal), "tips": tips}
        return {
            f"duel-{part}": render(f"duel/{part}.html", scene.language, **shared, **context).strip()
            for part, context in parts.items()
        }

    def title(self, scene: Scene) -> str:
        """What stands on the browser's tab."""
        stage = set_stage(scene)
        turn, _ = duel_side.turn_words(stage)
        return stage.words.t("title", turn=turn, players=players(stage))

    def turn(self, scene: Scene) -> bool:
        """Whether the viewer is asked."""
        return scene.status == "running" and set_stage(scene).mine

    def advice(self, scene: Scene) -> str:
        """The hint as a screen reader says it."""
        return duel_hint.spoken(set_stage(scene))

    def advised(self, scene: Scene) -> tuple[Advised, ...]:
        """The lines of the hint."""
        return duel_hint.advised(set_stage(scene))

    def page(self, scene: Scene, shell: Shell) -> str:
        """The whole page."""
        stage = set_stage(scene)
        slots = {name: Markup(html) for name, html in shell.slots.items()}
        return render(
            "duel/table.html",
            scene.language,
            regions=self.regions(scene),
            page_title=self.title(scene),
            heading=stage.words.t("heading", players=players(stage)),
            slots=slots,
            theme=shell.theme,
            home_url=shell.home_url,
            live_url=shell.live_url,
            version=shell.version,
        )


@dataclass(frozen=True)
class Shell:
    """What the server adds around the regions; slots are trusted HTML of its own."""

    live_url: str = ""
    """Where updates come from; nothing for a page that stays as it is."""
    version: int = 0
    home_url: str = "/"
    theme: str = "system"
    slots: Mapping[str, str] = field(default_factory=dict)


def running_score(stage: Stage) -> object:
    """Points so far, where the table shows them; the end has its own sheet."""
    shown = stage.scene.running_score and stage.scene.ending is None and stage.view.age
    return duel_side.score(stage) if shown else None


def players(stage: Stage) -> str:
    """Who plays whom."""
    near, far = (stage.scene.names[seat] for seat in (stage.near, stage.far))
    return stage.words.t("against", first=near, second=far)


def flights(events: Sequence[Event]) -> list[Flight]:
    """The coins that move in some events: what two pages cannot show."""
    found: list[Flight] = []
    for event in events:
        match event:
            case Paid(seat, coins, traded, received):
                found.append((treasury(seat), BANK, coins + traded - received))
                found.append((treasury(seat), treasury(1 - seat), received))
            case Gained(seat, coins) | Discarded(seat, _, coins):
                found.append((BANK, treasury(seat), coins))
            case Lost(seat, coins) | Looted(seat, coins, _):
                found.append((treasury(seat), BANK, coins))
            case _:
                pass
    return [flight for flight in found if flight[2]]


def treasury(seat: int) -> str:
    """The id of a seat's coins on the page."""
    return f"coins-{seat}"
