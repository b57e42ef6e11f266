"""The faces that pages are measured with. A test's browser sees the named ones and no others.

Pages take the reader's own system face, so that a page is as wide as the face of whoever looks at
it. What a test measures must not depend on what is installed beside, and must hold with all these.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOTS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")

FILES = {
    "DejaVu Sans": ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"),
    "DejaVu Serif": ("DejaVuSerif.ttf", "DejaVuSerif-Bold.ttf"),
    "DejaVu Sans Mono": ("DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf"),
    "Liberation Sans": ("LiberationSans-Regular.ttf", "LiberationSans-Bold.ttf"),
    "Liberation Serif": ("LiberationSerif-Regular.ttf", "LiberationSerif-Bold.ttf"),
    "Liberation Mono": ("LiberationMono-Regular.ttf", "LiberationMono-Bold.ttf"),
    "Noto Sans": ("NotoSans-Regular.ttf", "NotoSans-Bold.ttf"),
    "Noto Serif": ("NotoSerif-Regular.ttf", "NotoSerif-Bold.ttf"),
    "Roboto": ("Roboto-Regular.ttf", "Roboto-Medium.ttf", "Roboto-Bold.ttf"),
    "Roboto Condensed": ("RobotoCondensed-Regular.ttf", "RobotoCondensed-Bold.ttf"),
}
"""The files of each family, as its package names them."""


@dataclass(frozen=True)
class Face:
    """What a machine shows letters with."""

    sans: str
    serif: str
    mono: str = "Liberation Mono"


FACES = {
    "dejavu": Face("DejaVu Sans", "DejaVu Serif", "DejaVu Sans Mono"),
    "liberation": Face("Liberation Sans", "Liberation Serif"),
    "noto": Face("Noto Sans", "Noto Serif"),
    "roboto": Face("Roboto", "Noto Serif"),
    "narrow": Face("Roboto Condensed", "Liberation Serif"),
}
"""The widest that is common, the measures of Arial and Times, Linux, Android, and a narrow one."""

WIDEST = "dejavu"

SETTINGS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>{folder}/fonts</dir>
  <cachedir>{folder}/cache</cachedir>
  {aliases}
</fontconfig>
"""
ALIAS = "<alias><family>{alias}</family><prefer><family>{family}</family></prefer></alias>"


@cache
def installed() -> dict[str, Path]:
    """Every font file of this machine by its name."""
    found = (path for root in ROOTS for path in Path(root).expanduser().rglob("*.ttf"))
    return {path.name: path for path in found}


def wearing(name: str, folder: Path) -> dict[str, str | float | bool]:
    """The environment of a browser that knows this face only; `folder` holds its settings."""
    face = FACES[name]
    fonts = folder / "fonts"
    fonts.mkdir()
    for family in {face.sans, face.serif, face.mono}:
        for file in FILES[family]:
            assert file in installed(), f"{family} is not installed ({file}): make chromium"
            (fonts / file).symlink_to(installed()[file])
    families = {"sans-serif": face.sans, "system-ui": face.sans, "sans": face.sans}
    families |= {"serif": face.serif, "monospace": face.mono}
    aliases = [ALIAS.format(alias=alias, family=family) for alias, family in families.items()]
    settings = folder / "fonts.conf"
    text = SETTINGS.format(folder=folder, aliases="\n  ".join(aliases))
    settings.write_text(text, encoding="utf-8")
    return {**os.environ, "FONTCONFIG_FILE": str(settings)}
