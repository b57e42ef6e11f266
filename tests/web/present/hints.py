"""Whether a page can show every choice that a hint may advise."""

from __future__ import annotations

import re
from html import escape

from wondertable.bots.advice import AdvisedChoice
from wondertable.web.game_pages import GamePresenter
from wondertable.web.present.advice import show
from wondertable.web.scene import Scene

MARKED = re.compile(r'<button[^>]* name="action" value="([^"]*)" data-shown autofocus')


def advising(action: str, percent: int) -> AdvisedChoice:
    """A line of a hint."""
    return AdvisedChoice(action, percent / 100, share=0.0)


def check_shown(presenter: GamePresenter, scene: Scene) -> None:
    """Every line of the hint picks what is there, and marks one button that makes its choice."""
    regions = presenter.regions(scene)
    rows = presenter.advised(scene)
    assert [row.action for row in rows] == [tip.action for tip in scene.hint]
    for row in rows:
        page = "".join(show(regions, row.place).values())
        assert MARKED.findall(page) == [escape(row.place.play)], row.action
        for pick in row.place.picks:
            assert len(re.findall(rf'<input[^>]* id="{pick}" checked', page)) == 1, row.action
        if row.place.opens:
            assert f'id="{row.place.opens}" popover' in page
