"""The environment that every template of the site is rendered in."""

from __future__ import annotations

import hashlib
import re
from functools import cache, lru_cache, partial
from importlib import resources
from typing import Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from wondertable.text import Argument, say

ENVIRONMENT: Final = Environment(
    loader=PackageLoader("wondertable.web"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)

STATIC: Final = {"base": "/static"}
IMPORT: Final = re.compile(r'^import [^";]* from "\./([\w-]+\.js)";$', re.MULTILINE)


def static_url(path: str) -> str:
    """The address of a file of ours, such as `icons.svg`."""
    return f"{STATIC['base']}/{path}"


def serve_static_at(base: str) -> None:
    """Says where the files of `static/` are served; modules find each other relative to it."""
    STATIC["base"] = base.rstrip("/")


def script(name: str) -> Markup:
    """Loads a module. What it imports is named too: else a browser finds it layer by layer."""
    early = Markup('<link rel="modulepreload" href="{}">\n')
    module = Markup('<script type="module" src="{}"></script>')
    others = map(static_url, sorted(imported(name) - {name}))
    return Markup("").join(map(early.format, others)) + module.format(static_url(name))


@cache
def imported(name: str) -> frozenset[str]:
    """A module of ours with all that it imports, and what they import."""
    file = resources.files("wondertable.web") / "static" / name
    names = IMPORT.findall(file.read_text(encoding="utf-8"))
    return frozenset({name}).union(*map(imported, names))


def site_url(path: str) -> str:
    """The address of a page of the site; it stands beside the files."""
    return STATIC["base"].rpartition("/static")[0] + path


def help_url(game: str, thing: str = "") -> str:
    """Where a thing of a game is explained, or all of them."""
    return site_url(f"/help/{game}/glossary" + (f"#{thing}" if thing else ""))


@cache
def static_version() -> str:
    """A short digest of all files of `static/`: in their address, it lets browsers keep them."""
    digest = hashlib.sha256()
    folder = resources.files("wondertable.web") / "static"
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.is_file():
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:12]


def icon(name: str, kind: str = "i") -> Markup:
    """An icon of the sprite; hidden from screen readers, the element around it has the words."""
    return _icon(static_url("icons.svg"), name, kind)


@lru_cache(maxsize=1000)
def _icon(sprite: str, name: str, kind: str) -> Markup:
    picture = '<svg class="{}" aria-hidden="true"><use href="{}#{}"/></svg>'
    return Markup(picture).format(kind, sprite, name)


def render(template: str, language: str, **context: object) -> str:
    """Renders a template; `t` in it says a message in the reader's language."""
    page = ENVIRONMENT.get_template(template)
    return page.render(t=partial(said, language), language=language, **context)


def said(language: str, message: str, /, **args: Argument) -> str:
    """Says a message; a page says the same few again and again, so they are remembered."""
    return _said(language, message, tuple(args.items()))


@lru_cache(maxsize=20_000)
def _said(language: str, message: str, args: tuple[tuple[str, Argument], ...]) -> str:
    return say(language, message, **dict(args))


ENVIRONMENT.globals.update(
    static_url=static_url, script=script, site_url=site_url, help_url=help_url, icon=icon
)
