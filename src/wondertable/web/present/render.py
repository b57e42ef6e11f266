"""The environments that every template of the site is rendered in: one for each language.

Since the language belongs to the environment, macros need no context to speak it, and are made
once instead of anew for every region.
"""

from __future__ import annotations

import hashlib
import posixpath
import re
from collections.abc import Callable, Iterable, MutableMapping
from functools import cache, lru_cache, partial
from typing import Any, Final, Protocol, TypeVar
from weakref import WeakSet

from jinja2 import Environment, PackageLoader, StrictUndefined
from jinja2.environment import TemplateModule
from jinja2.runtime import Context
from markupsafe import Markup, escape

from wondertable.text import LANGUAGES, Argument, say
from wondertable.web.files import STATIC, static_files

PIECES: Final = 16_384
"""So many pieces of HTML are kept, those of all games and languages together."""
FACE: Final = "f-"
IMPORT: Final = re.compile(r'^import [^";]* from "(\.[\w./-]+\.js)";$', re.MULTILINE)


class Drawn(Protocol):
    """Something that keeps what was drawn."""

    def cache_clear(self) -> None:
        """Forgets it."""
        ...


D = TypeVar("D", bound=Drawn)

_STATIC: Final = {"base": "/static"}
_DRAWN: Final[WeakSet[Any]] = WeakSet()


def static_url(path: str) -> str:
    """The address of a file of ours, such as `icons.svg`."""
    return f"{_STATIC['base']}/{path}"


def serve_static_at(base: str) -> str:
    """Says where the files of `static/` are served; gives back where they were before.

    Modules find each other relative to it. What was drawn names the old address and is forgotten.
    """
    before, _STATIC["base"] = _STATIC["base"], base.rstrip("/")
    if before != _STATIC["base"]:
        for drawn in _DRAWN:
            drawn.cache_clear()
    return before


def names_files(drawn: D) -> D:
    """Marks what keeps HTML in which addresses stand, so that it is forgotten when they change."""
    _DRAWN.add(drawn)
    return drawn


def styles(*names: str) -> Markup:
    """Loads style sheets, in this order."""
    sheet = Markup('<link rel="stylesheet" href="{}">\n')
    return Markup("").join(map(sheet.format, map(static_url, names)))


def script(name: str) -> Markup:
    """Loads a module. What it imports is named too: else a browser finds it layer by layer."""
    module = Markup('<script type="module" src="{}"></script>')
    return preloads(imported(name) - {name}) + module.format(static_url(name))


def preloads(names: Iterable[str]) -> Markup:
    """Lets a browser fetch modules before a script asks for them."""
    early = Markup('<link rel="modulepreload" href="{}">\n')
    return Markup("").join(map(early.format, map(static_url, sorted(names))))


@cache
def imported(name: str) -> frozenset[str]:
    """A module of ours with all that it imports, and what they import."""
    paths = IMPORT.findall((STATIC / name).read_text(encoding="utf-8"))
    folder = posixpath.dirname(name)
    names = [posixpath.normpath(posixpath.join(folder, path)) for path in paths]
    return frozenset({name}).union(*map(imported, names))


def site_url(path: str) -> str:
    """The address of a page of the site; it stands beside the files."""
    return _STATIC["base"].rpartition("/static")[0] + path


def worker_url(language: str) -> str:
    """Where the worker is; another language is another worker, which keeps other pages."""
    return site_url(f"/worker.js?language={language}&of={static_version()}")


def help_url(game: str, thing: str = "") -> str:
    """Where a thing of a game is explained, or all of them."""
    return site_url(f"/help/{game}/glossary" + (f"#{thing}" if thing else ""))


@cache
def static_version() -> str:
    """A short digest of all files of `static/`: in their address, it lets browsers keep them."""
    digest = hashlib.sha256()
    for path, file in static_files().items():
        digest.update(path.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:12]


@names_files
@lru_cache(maxsize=1000)
def icon(name: str, kind: str = "i") -> Markup:
    """An icon of the sprite; hidden from screen readers, the element around it has the words."""
    picture = '<svg class="{}" aria-hidden="true"><use href="{}#{}"/></svg>'
    return Markup(picture).format(kind, static_url("icons.svg"), name)


@names_files
@lru_cache(maxsize=1000)
def picture(place: str, kind: str = "") -> Markup:
    """A picture of a card or wonder: a file of ours and a symbol in it; nothing for ears."""
    drawing = '<svg class="{}" viewBox="0 0 96 56" preserveAspectRatio="xMidYMax" '
    drawing += 'aria-hidden="true"><use href="{}"/></svg>'
    return Markup(drawing).format(f"scene {kind}".strip(), static_url(place))


@names_files
@lru_cache(maxsize=1000)
def mark(initial: str) -> Markup:
    """What stands for somebody: a letter, or the face of a computer (`f-` and its name)."""
    if not initial.startswith(FACE):
        return escape(initial)
    drawing = '<svg class="face" aria-hidden="true"><use href="{}#{}"/></svg>'
    return Markup(drawing).format(static_url("faces.svg"), initial)


def render(template: str, language: str, **context: object) -> str:
    """Renders a template; `t` in it says a message in the reader's language."""
    return ENVIRONMENTS[language].get_template(template).render(**context)


def said(language: str, message: str, /, **args: Argument) -> str:
    """Says a message; a page says the same few again and again, so they are remembered."""
    return _said(language, message, **args)


_said: Final = lru_cache(maxsize=20_000)(say)


class Pieces:
    """The macros of a template; each draws the same values only once.

    A macro knows nothing but its arguments and what never changes, so they are the whole key; its
    template belongs to the environment of one language.
    """

    def __init__(self, environment: Environment, template: str) -> None:
        self._environment = environment
        self._template = template

    def __getattr__(self, macro: str) -> Callable[..., Markup]:
        module = self._environment.get_template(self._template).module
        drawn = partial(_drawn, getattr(module, macro))
        setattr(self, macro, drawn)  # the next time it is found without asking
        return drawn

    def each(self, macro: str, values: Iterable[Any], *more: Any) -> Markup:
        """What a macro draws of every one of some values, one after the other."""
        drawn = getattr(self, macro)
        return Markup("".join([drawn(value, *more) for value in values]))


def macros(environment: Environment, template: str) -> TemplateModule:
    """The macros of a template. What an import would give; but that compares all globals anew."""
    return environment.get_template(template).module


@names_files
@lru_cache(maxsize=PIECES)
def _drawn(macro: Callable[..., Markup], *values: Any) -> Markup:
    return macro(*values)


class PlainContext(Context):
    """Calls what a template calls; ours want no context, so none of them is asked whether it does.

    Macros escape as they were compiled to, whoever calls them.
    """

    def call(__self, __obj: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        kwargs.pop("_loop_vars", None)
        kwargs.pop("_block_vars", None)
        return __obj(*args, **kwargs)


class Templates(Environment):
    """Templates that all have the same globals: one dictionary, which is copied quickly."""

    context_class = PlainContext

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """The globals of a template; jinja2 lays a dictionary of each template's own over them."""
        assert not d, "templates have no globals of their own"
        return self.globals


def environment(language: str) -> Environment:
    """Where templates are rendered in a language."""
    made = Templates(
        loader=PackageLoader("wondertable.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals.update(t=partial(_said, language), language=language)
    made.globals.update(static_url=static_url, styles=styles, script=script, icon=icon)
    made.globals.update(picture=picture, mark=mark)
    made.globals.update(imported=imported, preloads=preloads)
    made.globals.update(site_url=site_url, help_url=help_url)
    made.globals.update(worker_url=partial(worker_url, language))
    made.globals.update(pieces=cache(partial(Pieces, made)), macros=cache(partial(macros, made)))
    return made


ENVIRONMENTS: Final = {language: environment(language) for language in LANGUAGES}


def give(**things: object) -> None:
    """Gives things to all templates."""
    for made in ENVIRONMENTS.values():
        made.globals.update(things)


def give_spoken(**makers: Callable[..., object]) -> None:
    """Gives functions to all templates whose first argument is the language."""
    for language, made in ENVIRONMENTS.items():
        made.globals.update({name: partial(make, language) for name, make in makers.items()})
