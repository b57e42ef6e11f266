"""Makes the sounds of the pages: `python tools/sounds.py` writes `static/sounds/*.wav`.

A sound is a row of notes. They are added up and written as 8-bit mu-law, which every browser reads
and which keeps soft tails free of noise. The same rows give the same bytes.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

STATIC: Final = Path(__file__).parents[1] / "src" / "wondertable" / "web" / "static"
RATE: Final = 11025
"""Samples a second: enough for soft sounds, and a few kilobytes each."""
MU_LAW: Final = 7
"""The number of the format in a WAVE file."""
BIAS: Final = 132
LOUDEST: Final = 32635
TAIL: Final = 0.02
"""Every sound ends in silence, so that it ends without a click."""


class Note(NamedTuple):
    """A tone that swells quickly and dies away; or noise, if it has no pitch."""

    start: float
    """In seconds."""
    pitch: float
    """In hertz; 0 is noise."""
    loud: float
    """From 0 to 1."""
    length: float
    """In seconds, until hardly anything is heard."""
    bright: float = 0.0
    """How much of the octave and the twelfth sounds with it."""
    bend: float = 1.0
    """By how much the pitch has changed at the end."""


SOUNDS: Final[dict[str, tuple[Note, ...]]] = {
    # A card is laid on wood.
    "card": (Note(0, 0, 0.5, 0.07), Note(0.01, 190, 0.5, 0.12, 0.2, 0.8)),
    # Two coins touch.
    "coin": (
        Note(0, 2093, 0.35, 0.28, 0.5),
        Note(0.07, 2637, 0.4, 0.36, 0.5),
        Note(0.07, 0, 0.1, 0.03),
    ),
    # A block is set, and sits.
    "build": (
        Note(0, 0, 0.45, 0.06),
        Note(0, 130, 0.7, 0.22, 0.3, 0.7),
        Note(0.16, 196, 0.5, 0.3, 0.4),
    ),
    # A drum, twice, and iron.
    "war": (
        Note(0, 82, 0.9, 0.25, 0.2, 0.6),
        Note(0.18, 82, 0.9, 0.3, 0.2, 0.6),
        Note(0.18, 0, 0.2, 0.1),
        Note(0.2, 1318, 0.14, 0.3, 0.9),
    ),
    # A fanfare of four notes.
    "win": (
        Note(0, 392, 0.4, 0.2, 0.4),
        Note(0.12, 523.25, 0.4, 0.2, 0.4),
        Note(0.24, 659.25, 0.4, 0.25, 0.4),
        Note(0.36, 784, 0.5, 0.4, 0.5),
    ),
    # Two notes, a fifth apart.
    "turn": (Note(0, 523.25, 0.4, 0.34), Note(0.14, 784, 0.4, 0.38)),
    # A knock at the door: somebody has said something.
    "knock": (Note(0, 392, 0.4, 0.2), Note(0.14, 392, 0.4, 0.24)),
    # A tick.
    "clock": (Note(0, 1568, 0.3, 0.05, 0.3), Note(0, 0, 0.12, 0.02)),
}


def samples(notes: Sequence[Note]) -> list[float]:
    """A sound as numbers from -1 to 1."""
    length = max(note.start + note.length for note in notes) + TAIL
    found = [0.0] * round(length * RATE)
    for note in notes:
        for at, value in enumerate(tone(note), start=round(note.start * RATE)):
            found[at] += value
    peak = max(map(abs, found))
    return [value / max(peak, 1.0) for value in found]


def tone(note: Note) -> list[float]:
    """One note by itself."""
    count = round(note.length * RATE)
    found, phase, random = [], 0.0, 12345
    for at in range(count):
        part = at / count
        swell = min(at / (0.004 * RATE), 1.0)
        envelope = note.loud * swell * math.exp(-5.0 * part) * (1 - part)
        if note.pitch:
            phase += 2 * math.pi * note.pitch * note.bend**part / RATE
            wave = math.sin(phase)
            wave += note.bright * (0.5 * math.sin(2 * phase) + 0.3 * math.sin(3 * phase))
        else:
            random = (1103515245 * random + 12345) % 2**31
            wave = random / 2**30 - 1
        found.append(envelope * wave)
    return found


def mu_law(value: float) -> int:
    """A number from -1 to 1 as one byte (ITU-T G.711)."""
    whole = round(value * 32767)
    sign = 0x80 if whole < 0 else 0
    size = min(abs(whole), LOUDEST) + BIAS
    exponent = size.bit_length() - 8
    return ~(sign | exponent << 4 | size >> (exponent + 3) & 0x0F) & 0xFF


def wave_file(notes: Sequence[Note]) -> bytes:
    """A sound as a WAVE file."""
    body = bytes(mu_law(value) for value in samples(notes))
    body += b"\xff" * (len(body) % 2)
    form = struct.pack("<HHIIHHH", MU_LAW, 1, RATE, RATE, 1, 8, 0)
    chunks = b"WAVE" + chunk(b"fmt ", form) + chunk(b"fact", struct.pack("<I", len(body)))
    return chunk(b"RIFF", chunks + chunk(b"data", body))


def chunk(name: bytes, body: bytes) -> bytes:
    """A named part of a file."""
    return name + struct.pack("<I", len(body)) + body


def files() -> dict[str, bytes]:
    """All sounds by their names."""
    return {name: wave_file(notes) for name, notes in SOUNDS.items()}


def main() -> None:
    """Writes them where the pages find them."""
    folder = STATIC / "sounds"
    folder.mkdir(exist_ok=True)
    for name, content in files().items():
        (folder / f"{name}.wav").write_bytes(content)


if __name__ == "__main__":
    main()
