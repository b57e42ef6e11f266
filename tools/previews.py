"""Draws what other programs show of the site: `python tools/previews.py`.

Pictures for links (1200 by 630, one for each game and one for the start page) and the icons of the
app are our own drawings, photographed by Chromium. They are kept with the source: a server draws
nothing.
"""

from __future__ import annotations

import shutil
import struct
import sys
import zlib
from collections import Counter
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

HOME: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(HOME / "src")]

from wondertable.web.games import PAGES  # noqa: E402

STATIC: Final = HOME / "src/wondertable/web/static"
SIZE: Final = (1200, 630)
ICONS: Final = (192, 512)
TOUCH: Final = 180
"""What Apple's home screen takes; it rounds the corners itself."""
FLAGS: Final = ["--no-sandbox", "--disable-gpu"]
Colour = tuple[int, int, int]
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
STONE: Final = "#f1e9d8"
SHEETS: Final = ("tokens.css", "art.css")
LOOK: Final = """
html { color-scheme: light } body { margin: 0; background: #f7f2e7; overflow: hidden }
svg[hidden] { display: none }
.scene { inline-size: 100% !important; block-size: 100% !important }
.one { display: grid; grid-template-columns: 360px 1fr; block-size: 100vh }
.all { display: grid; grid-template: 1fr 233px / repeat(3, 1fr); block-size: 100vh }
.all > .brand { grid-column: 1 / -1 }
.brand { display: grid; place-content: center; justify-items: center; gap: 18px; color: #2b2119;
  font: 600 44px/1 "DejaVu Serif", serif }
.brand svg { width: 190px; height: 190px; --tw: #dfae45 }
"""


def sprite(path: str) -> str:
    """A sprite, to be put into a page."""
    return (STATIC / path).read_text(encoding="utf-8").replace("<svg ", "<svg hidden ", 1)


def scene(symbol: str) -> str:
    """A picture that fills what is around it."""
    ratio = 'viewBox="0 0 96 56" preserveAspectRatio="xMidYMax slice"'
    return f'<svg class="scene c-wonder" {ratio}><use href="#{symbol}"/></svg>'


def page_of(body: str, files: set[str]) -> str:
    """A page with these sprites."""
    sheets = "".join((STATIC / sheet).read_text(encoding="utf-8") for sheet in SHEETS)
    # Two games may call a picture alike; the first one in the page is taken.
    sprites = "".join(map(sprite, sorted(files, reverse=True)))
    return f"<!doctype html><style>{sheets}{LOOK}</style>{sprites}{body}"


def brand() -> str:
    """The name of the house."""
    return '<div class="brand"><svg><use href="#tower"/></svg>Wondertable</div>'


def photograph(page: Page, html: str, size: tuple[int, int], path: str, *, clear: bool) -> None:
    """Keeps what a page looks like."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.set_content(html)
    photo = page.screenshot(omit_background=clear)
    (STATIC / path).write_bytes(photo if clear else in_colours(photo))
    print(f"{path}: {(STATIC / path).stat().st_size} bytes")


def in_colours(photo: bytes) -> bytes:
    """A picture of at most 256 colours: its commonest; ours have few, and edges need no more."""
    width, rows = pixels(photo)
    counted = Counter(colour for row in rows for colour in row)
    colours = [colour for colour, _ in counted.most_common(256)]
    number = {colour: nearest(colour, colours) for colour in counted}
    lines = b"".join(b"\0" + bytes(number[colour] for colour in row) for row in rows)
    head = struct.pack(">IIBBBBB", width, len(rows), 8, 3, 0, 0, 0)
    palette = b"".join(map(bytes, colours))
    parts = [
        (b"IHDR", head),
        (b"PLTE", palette),
        (b"IDAT", zlib.compress(lines, 9)),
        (b"IEND", b""),
    ]
    return SIGNATURE + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts
    )


def nearest(colour: Colour, colours: list[Colour]) -> int:
    """The place of the colour that is most alike."""
    apart = [sum((a - b) ** 2 for a, b in zip(colour, one, strict=True)) for one in colours]
    return apart.index(min(apart))


def pixels(photo: bytes) -> tuple[int, list[list[Colour]]]:
    """The width and the rows of a PNG as Chromium writes it: eight bits, three or four parts."""
    chunks, at = [], len(SIGNATURE)
    while at < len(photo):
        length, kind = struct.unpack_from(">I4s", photo, at)
        chunks.append((kind, photo[at + 8 : at + 8 + length]))
        at += 12 + length
    width, height, _, kind = struct.unpack_from(">IIBB", chunks[0][1])
    step = 4 if kind == 6 else 3
    data = zlib.decompress(b"".join(chunk for name, chunk in chunks if name == b"IDAT"))
    rows, above, size = [], bytearray(width * step), width * step + 1
    for y in range(height):
        how, line = data[y * size], bytearray(data[y * size + 1 : (y + 1) * size])
        for x in range(len(line)):
            left = line[x - step] if x >= step else 0
            corner = above[x - step] if x >= step else 0
            line[x] = line[x] + predicted(how, left, above[x], corner) & 255
        rows.append([(line[x], line[x + 1], line[x + 2]) for x in range(0, len(line), step)])
        above = line
    return width, rows


def predicted(how: int, left: int, up: int, corner: int) -> int:
    """What a filter of PNG takes a byte for."""
    if how < 4:
        return (0, left, up, (left + up) // 2)[how]
    guess = left + up - corner
    near = min((abs(guess - left), 0), (abs(guess - up), 1), (abs(guess - corner), 2))
    return (left, up, corner)[near[1]]


def icon(size: int, room: float, ground: str) -> str:
    """The tower, with some room around it."""
    side = round(size * (1 - 2 * room))
    look = f"<style>body {{ background: {ground}; display: grid; place-items: center;"
    look += f" block-size: {size}px }} .t {{ width: {side}px; height: {side}px; --tw: #dfae45;"
    look += " --i-edge: #2b2119 }</style>"
    return look + '<svg class="t"><use href="#tower"/></svg>'


def main() -> None:
    """Writes all pictures."""
    shown = {game: pages.picture for game, pages in PAGES.items() if pages.picture}
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        page = browser.new_page(color_scheme="light")
        for game, picture in shown.items():
            file, _, symbol = picture.partition("#")
            html = page_of(f'<div class="one">{brand()}{scene(symbol)}</div>', {file, "icons.svg"})
            photograph(page, html, SIZE, f"{game}/preview.png", clear=False)
        files = {picture.partition("#")[0] for picture in shown.values()} | {"icons.svg"}
        scenes = "".join(scene(picture.partition("#")[2]) for picture in shown.values())
        html = page_of(f'<div class="all">{brand()}{scenes}</div>', files)
        photograph(page, html, SIZE, "preview.png", clear=False)
        for size in ICONS:
            for name, room, ground in (("icon", 0.06, "transparent"), ("maskable", 0.2, STONE)):
                html = page_of(icon(size, room, ground), {"icons.svg"})
                clear = ground == "transparent"
                photograph(page, html, (size, size), f"app/{name}-{size}.png", clear=clear)
        html = page_of(icon(TOUCH, 0.12, STONE), {"icons.svg"})
        photograph(page, html, (TOUCH, TOUCH), f"app/touch-{TOUCH}.png", clear=False)
        browser.close()


if __name__ == "__main__":
    main()
