"""Tables as somebody wants them: by the form, by a preset, or as the last time."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec
from starlette.responses import Response

from wondertable import text
from wondertable.bots import USUAL
from wondertable.core.errors import WondertableError
from wondertable.core.game import Game
from wondertable.table import SeatPlan, Settings
from wondertable.table.settings import Series
from wondertable.web.game_pages import FREE, Preset
from wondertable.web.games import PAGES
from wondertable.web.identity import name_or_nothing
from wondertable.web.names import bot_name, named
from wondertable.web.offered import AT_END, CLOCKS, OFFERED, offered, option_choices
from wondertable.web.pages import Form, Refusal, Visit, whole

COOKIE: Final = "again"
LONGEST_COOKIE: Final = 3000
ME: Final = "me"
HERE: Final = "here"
BOT: Final = "bot-"
HINTS: Final = ("alone", "on", "off")
"""For who plays with the computer alone, for everybody, for nobody."""
TALK: Final = ("usual", "on", "off")
"""In all games but rated ones, in every game, in none."""

PRESETS: Final[dict[str, tuple[str, Preset]]] = {
    f"{game}.{preset.id}": (game, preset) for game in OFFERED for preset in PAGES[game].presets
}
"""What one press opens, by the name that the press sends."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table before there is one."""

    game: str
    options: dict[str, str]
    seats: tuple[str, ...]
    """`me`, `friend` (by link), `here` with a name (at this device), or `bot-` with its name."""
    settings: Settings

    @property
    def alone(self) -> bool:
        """Whether only computers sit at the other seats."""
        return all(seat == ME or seat.startswith(BOT) for seat in self.seats)


# By the form.


def by_form(visit: Visit, form: Form) -> Plan:
    """The table that the form describes."""
    game = offered(form.text("game"))
    options = chosen_options(form, game)
    wanted = [seat_word(visit, form, at) for at in range(players(form, game))]
    filled = BOT + form.text("fill_bot", USUAL) if form.ticked("fill") else FREE
    seats = tuple(filled if seat == FREE else seat for seat in wanted if seat)
    return ordered(Plan(game.name, options, seats, table_settings(form)), form, game)


def against_bots(form: Form) -> Plan:
    """A table at which the computer has all other seats; what the form does not say is usual."""
    game = offered(form.text("game", next(iter(OFFERED))))
    options = chosen_options(form, game)
    seats = (ME, *[BOT + form.text("bot", USUAL)] * (players(form, game) - 1))
    settings = table_settings(form) if "clock" in form.fields else Settings()
    practice = settings.practice or form.ticked("quick_practice")
    settings = msgspec.structs.replace(settings, practice=practice, order="random")
    return ordered(Plan(game.name, options, seats, settings), form, game)


def ordered(plan: Plan, form: Form, game: Game) -> Plan:
    """The plan, with hints for those for whom they are meant, and with partners side by side."""
    settings = plan.settings
    if form.text("hints") == "alone" and not settings.rated:
        settings = msgspec.structs.replace(settings, hints=plan.alone)
    if game.team_size(plan.options) > 1:  # who plays with whom was chosen, so nobody moves
        settings = msgspec.structs.replace(settings, order="given")
    return msgspec.structs.replace(plan, settings=settings)


def chosen_options(form: Form, game: Game) -> dict[str, str]:
    """The options of a game as the form has them."""
    return {
        option.name: form.text(f"{game.name}-{option.name}", option.default)
        for option in game.options
    }


def players(form: Form, game: Game) -> int:
    """How many are to play."""
    field = f"{game.name}-players"
    count = whole(form.text(field, str(game.seats[0])))
    if count is None or count not in game.seats:
        raise Refusal(422, "web-refused-choice", field=field)
    return count


def seat_word(visit: Visit, form: Form, at: int) -> str:
    """What the form wants on a seat; nothing if the seat is left out."""
    chosen = form.text(f"seat-{at}", ME if at == 0 else FREE)
    if chosen == HERE:
        name = name_or_nothing(form.text(f"name-{at}"))
        return f"{HERE} {name or visit.say('web-guest-name', number=at + 1)}"
    if chosen in (ME, FREE) or chosen.startswith(BOT):
        return chosen
    if chosen == "none":
        return ""
    raise Refusal(422, "web-refused-choice", field=f"seat-{at}")


def table_settings(form: Form) -> Settings:
    """The settings of a table as the form has them."""
    clock = form.text("clock", "none")
    at_end = form.text("at_end", AT_END[0])
    order = form.text("order", "given")
    hints = form.text("hints", "off")
    talk = form.text("talk", TALK[0])
    for field, value, known in (
        ("clock", clock, tuple(CLOCKS)),
        ("at_end", at_end, AT_END),
        ("order", order, ("given", "random")),
        ("hints", hints, HINTS),
        ("talk", talk, TALK),
    ):
        if value not in known:
            raise Refusal(422, "web-refused-choice", field=field)
    rated = form.ticked("rated")
    games = form.number("series") if "series" in form.fields else 0
    return Settings(
        rated=rated,
        series=Series(games) if games else None,
        running_score=form.ticked("running_score"),
        spectators=form.ticked("spectators"),
        hints=hints == "on" and not rated,
        memory=form.ticked("memory"),
        team_talk=form.ticked("team_talk"),
        talk=None if talk == "usual" else talk == "on",
        public=form.ticked("public"),
        explain=form.ticked("explain"),
        practice=form.ticked("practice"),
        listed=form.ticked("listed"),
        clock=CLOCKS[clock],
        at_end=next(word for word in AT_END if word == at_end),
        order="random" if order == "random" else "given",
    )


# By a preset, or as the last time.


def by_preset(name: str) -> Plan:
    """The table that one press opens."""
    if name not in PRESETS:
        raise Refusal(422, "web-refused-choice", field="preset")
    key, preset = PRESETS[name]
    game = OFFERED[key]
    options = {option.name: option.default for option in game.options} | preset.options
    seats = (ME, *(seat if seat == FREE else BOT + seat for seat in preset.seats))
    plan = Plan(key, options, seats, Settings())
    settings = Settings(
        hints=plan.alone, order="given" if game.team_size(options) > 1 else "random"
    )
    return msgspec.structs.replace(plan, settings=settings)


def remember(visit: Visit, answer: Response, plan: Plan) -> None:
    """Lets the browser keep what was wanted, for the next time."""
    sealed = visit.site.identity.sealed(msgspec.json.encode(plan).decode())
    if len(sealed) <= LONGEST_COOKIE:
        visit.keep(answer, COOKIE, sealed, hidden=True)


def remembered(visit: Visit) -> Plan | None:
    """What was wanted the last time, if it can still be had."""
    cookie = visit.request.cookies.get(COOKIE, "")
    words = visit.site.identity.unsealed(cookie) if len(cookie) <= LONGEST_COOKIE else None
    if words is None:
        return None
    try:
        plan = msgspec.json.decode(words, type=Plan)
        game = offered(plan.game)
        game.setup(len(plan.seats), game.chosen(plan.options))
    except (msgspec.MsgspecError, WondertableError):
        return None
    bots = {seat.removeprefix(BOT) for seat in plan.seats if seat.startswith(BOT)}
    return plan if bots <= set(visit.site.hall.bots) else None


# What becomes of a plan.


def seat_plans(visit: Visit, plan: Plan, name: str) -> list[SeatPlan]:
    """The seats of a plan for somebody of this name."""
    person, language = visit.person.id, visit.language
    made = []
    for seat in plan.seats:
        if seat == ME:
            made.append(SeatPlan.of(person, name, language))
        elif seat.startswith(HERE):
            guest = visit.site.names.name_beside(person, seat.removeprefix(HERE).strip())
            made.append(SeatPlan.of(person, guest, language))
        elif seat.startswith(BOT):
            made.append(SeatPlan.of_bot(seat.removeprefix(BOT)))
        else:
            made.append(SeatPlan.free())
    return named(made)


def as_first_game(plan: Plan) -> Plan:
    """The plan with an easy start, and with explanations on the way."""
    easy = PAGES[plan.game].first_game
    settings = msgspec.structs.replace(plan.settings, explain=True)
    return msgspec.structs.replace(plan, options=plan.options | easy, settings=settings)


def words_of(visit: Visit, plan: Plan) -> str:
    """What a plan is, in a line."""
    game = OFFERED[plan.game]
    words = [visit.say(f"game-{game.name}")]
    if len(game.seats) > 1:
        words.append(visit.say("web-plan-players", count=len(plan.seats)))
    bots = Counter(seat.removeprefix(BOT) for seat in plan.seats if seat.startswith(BOT))
    if bots:
        levels = [bot_name(visit.language, bot) for bot in bots]
        words.append(visit.say("web-seat-by-bot", name=text.listed(visit.language, levels)))
    friends = plan.seats.count(FREE)
    if friends:
        words.append(visit.say("web-plan-friends", count=friends))
    here = [seat.removeprefix(HERE).strip() for seat in plan.seats if seat.startswith(HERE)]
    if here:
        words.append(visit.say("web-plan-here", names=text.listed(visit.language, here)))
    for option in option_choices(visit.language, game):
        usual = option.values[0].value
        words += [
            value.label
            for value in option.values
            if value.value == plan.options.get(option.name, usual) != usual
        ]
    clocks = {clock: key for key, clock in CLOCKS.items()}
    if plan.settings.clock in clocks:
        words.append(visit.say(f"web-clock-{clocks[plan.settings.clock]}"))
    if plan.settings.practice:
        words.append(visit.say("web-practice"))
    if plan.settings.rated:
        words.append(visit.say("web-rated"))
    if plan.settings.series is not None:
        words.append(visit.say("meet-best-of", games=plan.settings.series.games))
    return " · ".join(words)
