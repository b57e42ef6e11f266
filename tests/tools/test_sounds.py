"""The sounds of the pages: small, our own, and what the script makes."""

from __future__ import annotations

import re

from tests.tools.conftest import loaded
from wondertable.web.files import static_files
from wondertable.web.games import PAGES

sounds = loaded("tools/sounds.py")


def test_the_sounds_on_the_pages_are_what_the_script_makes() -> None:
    kept = {
        path.removeprefix("sounds/").removesuffix(".wav"): file.read_bytes()
        for path, file in static_files().items()
        if path.startswith("sounds/")
    }
    assert kept == sounds.files()


def test_every_sound_is_small_and_ends_in_silence() -> None:
    for name, notes in sounds.SOUNDS.items():
        assert len(sounds.files()[name]) < 9_000, name
        assert max(map(abs, sounds.samples(notes))) <= 1
        assert sounds.samples(notes)[-1] == 0


def test_a_byte_of_mu_law_is_as_the_standard_says() -> None:
    assert [sounds.mu_law(value) for value in (0, 1, -1)] == [0xFF, 0x80, 0x00]


def test_games_and_scripts_know_the_same_sounds() -> None:
    script = static_files()["sound.js"].read_text(encoding="utf-8")
    [names] = re.findall(r"NAMES = \[(.*)\]", script)
    assert set(re.findall(r'"(\w+)"', names)) == set(sounds.SOUNDS)
    used = {sound for pages in PAGES.values() for sound in pages.sounds.values()}
    assert used <= set(sounds.SOUNDS)
