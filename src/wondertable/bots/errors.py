"""What can be wrong with bots.

WondertableError
├── SetupError
│   └── BotError
│       ├── BadBudget          a budget that is no positive time or number of simulations
│       ├── NoBudget           a budget for a bot that does not search
│       ├── BadWeights         a file of weights that is damaged or none
│       ├── OtherWeights       weights of another game, or of other rules
│       ├── BadChances         a file of chances that is damaged or none
│       ├── OldChances         chances that were measured with other weights
│       ├── OtherTraining      a folder in which another training was begun
│       ├── NoTorch            training without PyTorch
│       ├── NoFeatures         training of a game that has nothing to show to a network
│       ├── BadProgram         a command line that names no program
│       ├── BadBotFile         a Python file that cannot be run
│       └── NoBotClass         a Python file without this bot
├── WorkersError
│   ├── WorkerGone             a task that has ended one worker after the other
│   ├── NoRay                  a cluster of Ray without Ray
│   ├── NoCluster              a cluster that is not there, or cannot be joined
│   ├── OtherBuild             a machine that runs another version of this program
│   └── OnlyHere               a bot that other machines have not got
└── ForeignError           a program, or a bot of one's own, that does not play along
    ├── OwnBotFailed           a bot of one's own raised an error
    ├── OwnBotIllegal          a bot of one's own chose what is against the rules
    ├── ForeignSilent          it does not answer the greeting
    ├── ForeignSeats           it does not play this game with so many
    ├── ForeignSlow            it does not choose in time
    ├── ForeignGone            it cannot be started, or has ended
    ├── ForeignRefused         it says that it cannot choose
    ├── ForeignUnreadable      its choice is no notation
    └── ForeignIllegal         its choice is against the rules
"""

from __future__ import annotations

from dataclasses import dataclass

from wondertable.core.errors import NotationError, Reason, SetupError, WondertableError


class BotError(SetupError):
    """A bot that cannot be had like this."""


@dataclass(eq=False)
class BadBudget(BotError):
    key = "error-bad-budget"
    sentence = "A bot cannot think for “{budget}”; write 100ms, 2s or 800sims, above zero."
    budget: str


@dataclass(eq=False)
class NoBudget(BotError):
    key = "error-no-budget"
    sentence = "The bot {bot} does not search, so it takes no budget like “{budget}”."
    bot: str
    budget: str


@dataclass(eq=False)
class BadWeights(BotError):
    key = "error-bad-weights"
    sentence = "{file} has no weights that can be read: {why}. Train new ones, or install again."
    file: str
    why: str


@dataclass(eq=False)
class OtherWeights(BotError):
    key = "error-other-weights"
    sentence = "The weights in {file} are for {found}; this program needs them for {known}."
    file: str
    found: str
    known: str


@dataclass(eq=False)
class BadChances(BotError):
    key = "error-bad-chances"
    sentence = (
        "{file} has no chances that can be read: {why}. Measure them again, or install again."
    )
    file: str
    why: str


@dataclass(eq=False)
class OldChances(BotError):
    key = "error-old-chances"
    sentence = "The chances in {file} were measured with weights {found}, not with {wanted}."
    file: str
    found: str
    wanted: str


@dataclass(eq=False)
class OtherTraining(BotError):
    key = "error-other-training"
    sentence = (
        "In {folder} a training with {setting} {found} was begun, not {wanted}; "
        "choose another folder, or the same settings."
    )
    folder: str
    setting: str
    found: str
    wanted: str


@dataclass(eq=False)
class NoTorch(BotError):
    key = "error-no-torch"
    sentence = "Training needs PyTorch: install wondertable with its extra “train”."


@dataclass(eq=False)
class NoFeatures(BotError):
    key = "error-no-features"
    sentence = "{game} has no features to learn from; there are: {known}."
    game: str
    known: str


@dataclass(eq=False)
class BadProgram(BotError):
    key = "error-bad-program"
    sentence = "“{program}” is not a command that can be started: {why}."
    program: str
    why: str


@dataclass(eq=False)
class BadBotFile(BotError):
    key = "error-bad-bot-file"
    sentence = "{file} cannot be used as a bot: {why}."
    file: str
    why: str


@dataclass(eq=False)
class NoBotClass(BotError):
    key = "error-no-bot-class"
    sentence = "{file} has no bot “{name}”, written as {file}:NAME; its bots are: {known}."
    file: str
    name: str
    known: str


class WorkersError(WondertableError):
    """Tasks that cannot be done."""


@dataclass(eq=False)
class WorkerGone(WorkersError):
    key = "error-worker-gone"
    sentence = "{count} processes have ended while they did the same work: {task}."
    task: str
    count: int


@dataclass(eq=False)
class NoRay(WorkersError):
    key = "error-no-ray"
    sentence = "A cluster needs Ray: install wondertable with its extra “ray”."


@dataclass(eq=False)
class NoCluster(WorkersError):
    key = "error-no-cluster"
    sentence = (
        "There is no cluster of Ray to be joined at “{address}”: {why}. Start one "
        "(ray start --head) and name it in RAY_ADDRESS; RAY_AUTH_MODE and the token are its own."
    )
    address: str
    why: str


@dataclass(eq=False)
class OtherBuild(WorkersError):
    key = "error-other-build"
    sentence = (
        "The machine {machine} has another Wondertable ({found}) than this one ({wanted}); "
        "install the same on all of them, and start its Ray again."
    )
    machine: str
    found: str
    wanted: str


@dataclass(eq=False)
class OnlyHere(WorkersError):
    key = "error-only-here"
    sentence = "Other machines have not got {bot}; let it play here, without --on ray."
    bot: str


class ForeignError(WondertableError):
    """A program of others that does not play along; a legal default takes its place."""


@dataclass(eq=False)
class OwnBotFailed(ForeignError):
    key = "error-own-bot-failed"
    sentence = "{bot} failed: {why}."
    bot: str
    why: str


@dataclass(eq=False)
class OwnBotIllegal(ForeignError):
    key = "error-own-bot-illegal"
    sentence = "{bot} chose {action}, which is none of its legal choices."
    bot: str
    action: str


@dataclass(eq=False)
class ForeignSilent(ForeignError):
    key = "error-foreign-silent"
    sentence = "{program} did not answer the greeting within {seconds} s."
    program: str
    seconds: str


@dataclass(eq=False)
class ForeignSeats(ForeignError):
    key = "error-foreign-seats"
    sentence = "{program} does not play {game} with {seats} players; it plays: {known}."
    program: str
    game: str
    seats: int
    known: str


@dataclass(eq=False)
class ForeignSlow(ForeignError):
    key = "error-foreign-slow"
    sentence = "{program} did not choose within {seconds} s."
    program: str
    seconds: str


@dataclass(eq=False)
class ForeignGone(ForeignError):
    key = "error-foreign-gone"
    sentence = "{program} does not run: {why}."
    program: str
    why: str


@dataclass(eq=False)
class ForeignRefused(ForeignError):
    key = "error-foreign-refused"
    sentence = "{program} makes no choice: {why}."
    program: str
    why: str


@dataclass(eq=False)
class ForeignUnreadable(ForeignError):
    key = "error-foreign-unreadable"
    sentence = "{program} chose “{action}”. {why}"
    program: str
    action: str
    why: str | NotationError


@dataclass(eq=False)
class ForeignIllegal(ForeignError):
    key = "error-foreign-illegal"
    sentence = "{program} chose “{action}”, which is not allowed: {why}."
    program: str
    action: str
    why: str | Reason
