"""Draws the faces of the computers' names: `python tools/faces.py` writes `static/faces.svg`.

    python tools/faces.py --check    says whether the file is what is written here

A face is put together: ground, robe, head, hair or headdress, beard. The grid is 40 by 40.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(HOME / "src")]

from wondertable.web.names import NAMES  # noqa: E402

FILE: Final = HOME / "src/wondertable/web/static/faces.svg"
INK: Final = "#2b2119"
GOLD: Final = "#e0b04a"

GROUNDS: Final = ("#e9dcc0", "#d7dfd0", "#d3dde6", "#ead2c3", "#ddd3e4")
ROBES: Final = ("#8a2f2a", "#1f4f95", "#3d6b4b", "#e7dfcd", "#6d4a86", "#b9762f")
SKINS: Final = ("#f0cda6", "#e0b184", "#c98f5f", "#a56d45", "#7c4e32")
HAIRS: Final = ("#2b2119", "#4a3322", "#6d4526", "#8a4a22", "#1d1a1f")
GREY: Final = "#938b80"
CLOTHS: Final = ("#2a5a9e", "#f1ead8", "#a8412f", "#3f7a6b", "#7a5596")

HEADS: Final = (
    "M12.5 17c0-6 3-9.5 7.5-9.5s7.5 3.5 7.5 9.5c0 6-3 10.5-7.5 10.5S12.5 23 12.5 17z",
    "M12.3 12.5c1-4.6 14.4-4.6 15.4 0v7.5c0 5-4 7.6-7.7 7.6s-7.7-2.6-7.7-7.6z",
    "M12.2 17.3c0-5.8 3.2-9.3 7.8-9.3s7.8 3.5 7.8 9.3-3.4 9.7-7.8 9.7-7.8-3.9-7.8-9.7z",
)
CAP: Final = "M11.8 15.5c-1-7 3-11 8.2-11s9.2 4 8.2 11c-1.6-4-4-5.2-8.2-5.2s-6.6 1.2-8.2 5.2z"
BEHIND: Final = "M9.5 31V15c0-7.5 4.5-11 10.5-11s10.5 3.5 10.5 11v16z"

BACKS: Final = {
    "long": BEHIND,
    "diadem": BEHIND,
    "hood": "M7 34C6.5 14 11 4 20 4s13.5 10 13 30z",
    "nemes": "M8 30l2-17c.6-6 5-9 10-9s9.4 3 10 9l2 17z",
}
"""What is seen behind the head; of a cloth where it is one."""
TOPS: Final = {
    "short": (CAP,),
    "bald": (),
    "bun": (CAP, "M16.8 5a3.2 3.2 0 0 1 6.4 0z"),
    "long": (CAP,),
    "diadem": (CAP,),
    "hood": ("M10 22c-1-11 4-15.5 10-15.5S31 11 30 22c-1-8-4.5-11-10-11s-9 3-10 11z",),
    "nemes": ("M11 16c0-8 4-11 9-11s9 3 9 11c-3-4-6-5-9-5s-6 1-9 5z",),
    "turban": ("M10.5 14c-.5-6 4-10.5 9.5-10.5S30 8 29.5 14c-5-3-14-3-19 0z",),
    "helmet": ("M11 19v-6c0-6 4-8.5 9-8.5s9 2.5 9 8.5v6l-3.5-2v-3h-11v3z",),
    "phrygian": ("M11.5 14c0-7 3.5-11.5 9.5-11.5 5 0 6 4 3 5 3 1 4.5 3.5 4.5 6.5-5-2-12-2-17 0z",),
}
CLOTH: Final = ("hood", "nemes", "turban", "helmet", "phrygian")
TRIMS: Final = {
    "diadem": ("M12 12.8c5-2.8 11-2.8 16 0", "M20 9.3v2.6"),
    "nemes": ("M11.5 13.2c5-3.4 12-3.4 17 0", "M20 6.5v3.2"),
    "turban": ("M20 6.2v3.2",),
    "helmet": ("M14 5.6c1-4.5 11-4.5 12 0",),
    "wreath": ("M11.8 13.5l3-2.7M28.2 13.5l-3-2.7M14 8.7l3.2-1M26 8.7l-3.2-1",),
}
"""What is of gold."""
BEARDS: Final = {
    "": (),
    "full": (
        "M12.4 18c.2 8 3 12.8 7.6 12.8s7.4-4.8 7.6-12.8"
        "c-1.4 3-3 3.8-4.6 3.4h-6c-1.6.4-3.2-.4-4.6-3.4z",
    ),
    "curled": (
        "M12.4 18v9c0 4 3 6 7.6 6s7.6-2 7.6-6v-9c-1.4 3-3 3.8-4.6 3.4h-6c-1.6.4-3.2-.4-4.6-3.4z",
    ),
    "goatee": ("M17 25.2l3 6 3-6c-2 1-4 1-6 0z",),
}
FEATURES: Final = (
    "M15 15c1-.8 2.5-.8 3.3-.2M21.7 14.8c.8-.6 2.3-.6 3.3.2M20 17.8l-.9 3h1.5",
    "M17.7 23.3c1.4 1.1 3.2 1.1 4.6 0",
)
EYES: Final = "M16.7 17.4h.01M23.3 17.4h.01"

LOOKS: Final[dict[str, str]] = {
    "Bes": "bald full", "Eris": "long", "Momus": "phrygian", "Dolon": "hood",
    "Iambe": "bun", "Kairos": "short", "Typhon": "short full", "Zethos": "helmet",
    "Midas": "phrygian goatee", "Crassus": "wreath", "Croesus": "turban curled",
    "Pythius": "turban goatee", "Nabal": "hood full", "Lollia": "diadem", "Opis": "hood",
    "Urash": "turban full", "Iris": "bun", "Linus": "short", "Tiro": "short", "Phila": "long",
    "Hapi": "nemes", "Bato": "helmet", "Myia": "diadem", "Sesi": "nemes", "Nefer": "diadem",
    "Lysis": "wreath", "Amytis": "long", "Marcus": "short", "Tamar": "hood", "Kleon": "short full",
    "Ishara": "bun", "Rufus": "short goatee", "Cato": "wreath", "Livia": "bun",
    "Solon": "bald full", "Aspasia": "diadem", "Imhotep": "nemes goatee", "Atossa": "long",
    "Gudea": "turban", "Hiram": "phrygian curled", "Pythia": "hood", "Sibylla": "long",
    "Cassandra": "diadem", "Tiresias": "hood full", "Berossos": "turban curled",
    "Hypatia": "bun", "Themis": "diadem", "Kalchas": "wreath full", "Damon": "short",
    "Pylades": "helmet", "Enkidu": "long full", "Baucis": "hood", "Ruth": "long", "Merit": "nemes",
    "Philon": "wreath goatee", "Laelia": "bun", "Tyche": "diadem", "Fausta": "bun",
    "Alea": "long", "Gad": "turban goatee", "Meni": "nemes", "Felix": "short",
    "Sors": "hood", "Azar": "turban full",
}  # fmt: skip
"""Hair or headdress, and beard."""

OLD: Final = ("Solon", "Cato", "Nabal", "Tiresias", "Kalchas", "Berossos", "Baucis", "Gad")


def path(data: str, fill: str = "none", stroke: str = INK, width: float = 1.4) -> str:
    """One shape."""
    thin = data
    return f'<path d="{thin}" fill="{fill}" stroke="{stroke}" stroke-width="{width}"/>'


def symbol(name: str) -> str:
    """A face."""
    hair, _, beard = LOOKS[name].partition(" ")
    digest = sha256(name.encode()).digest()
    ground, robe, skin, tint, cloth, head = (
        kinds[number % len(kinds)]
        for number, kinds in zip(
            digest, (GROUNDS, ROBES, SKINS, HAIRS, CLOTHS, HEADS), strict=False
        )
    )
    tint = GREY if name in OLD else tint
    worn = cloth if hair in CLOTH else tint
    top = "short" if hair == "wreath" else hair
    parts = [f'<path d="M0 0h40v40H0z" fill="{ground}"/>']
    if hair in BACKS:
        parts.append(path(BACKS[hair], worn))
    parts += [
        path("M5 41c0-8 6-11.5 15-11.5S35 33 35 41z", robe),
        path("M16.5 23v7c1.5 2 5.5 2 7 0v-7z", skin),
        path(head, skin),
        *(path(shape, tint) for shape in BEARDS[beard]),
        *(path(shape, width=1.2) for shape in FEATURES),
        path(EYES, width=2.4),
        *(path(shape, worn) for shape in TOPS[top]),
        *(path(shape, stroke=GOLD, width=1.8) for shape in TRIMS.get(hair, ())),
    ]
    inner = "".join(parts)
    return f'<symbol id="f-{name.lower()}" viewBox="0 0 40 40">{inner}</symbol>'


def sprite() -> str:
    """The file."""
    opening = '<svg xmlns="http://www.w3.org/2000/svg" stroke-linejoin="round">'
    about = "<!-- Faces of the computers. Written by tools/faces.py; change its looks. -->"
    names = [name for level in NAMES.values() for name in level]
    return "\n".join([opening, about, *map(symbol, names), "</svg>", ""])


def main() -> int:
    """Writes the file, or says whether it is as it should be."""
    if "--check" in sys.argv[1:]:
        same = FILE.read_text(encoding="utf-8") == sprite()
        print("static/faces.svg is up to date" if same else "static/faces.svg: run tools/faces.py")
        return 0 if same else 1
    FILE.write_text(sprite(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
