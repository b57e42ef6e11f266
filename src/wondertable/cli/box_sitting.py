"""One game from the box at the terminal: what is asked, what is typed, and the paper it goes to."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wondertable.bots import find_bot
from wondertable.bots.advice import ADVISER, advise
from wondertable.cli.hint import tell as tell_hint
from wondertable.cli.presenter import Presenter
from wondertable.cli.result import result_line
from wondertable.cli.sitting import MOST_DIGITS, Left, show_commands
from wondertable.core.errors import Unwritable, WondertableError
from wondertable.core.record import Record, reason_of
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE
from wondertable.table.box_words import BoxWords
from wondertable.table.transcript import Expected, Transcript, Written

COMMANDS: Final = ("undo", "may", "hint", "score", "board", "list", "log", "help", "quit")
SEED_BITS: Final = 62


@dataclass
class Paper:
    """The file of a record, written anew as a whole: it holds the last line, or the one before."""

    path: Path

    def save(self, record: Record) -> None:
        """Puts the record in the place of what the file had."""
        beside = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with beside.open("w", encoding="utf-8") as file:
                file.write(record.text())
                file.flush()
                os.fsync(file.fileno())
            beside.replace(self.path)
        except OSError as error:
            raise Unwritable(str(self.path), reason_of(error)) from None


@dataclass
class BoxSitting:
    """A game from the box being written down by one person."""

    presenter: Presenter
    console: Console
    words: BoxWords
    transcript: Transcript
    paper: Paper
    budget: str
    log: list[str] = field(default_factory=list)

    def run(self) -> bool:
        """Asks until the game is over, or until the person leaves, which is False."""
        self.log += self.words.sentences(self.transcript.written)
        self.complete()
        try:
            while not self.transcript.over:
                self.ask()
        except Left:
            return False
        self.tell_end()
        return True

    def ask(self) -> None:
        """Asks what comes next, until it changes."""
        expected = self.transcript.expects()
        assert expected is not None
        self.console.print()
        if expected.seat != CHANCE:
            self.show_board()
        self.show_question()
        count = len(self.transcript.written)
        while len(self.transcript.written) == count:
            words = self.read_line().split()
            if words:
                try:
                    self.obey(words)
                except WondertableError as error:
                    self.say_wrong(self.presenter.voice.explain(error))

    def read_line(self) -> str:
        """A line that the person types; the end of input means leaving."""
        try:
            return input(f"{self.presenter.voice.say('cli-prompt')} > ")
        except EOFError:
            self.console.print()
            raise Left from None

    def obey(self, words: list[str]) -> None:
        """Does what a command says, or enters what happened."""
        match [word.lower() for word in words]:
            case ["quit"]:
                raise Left
            case ["undo"]:
                self.undo()
            case ["may", *rest]:
                self.may(" ".join(rest).rstrip("?"))
            case ["hint"]:
                self.hint()
            case ["score"]:
                self.console.print(self.presenter.scores(self.transcript.state))
            case ["board"]:
                self.show_board()
            case ["list"]:
                self.show_question()
            case ["log"]:
                self.console.print("\n".join(self.log))
            case ["help"]:
                self.help()
            case ["help", *thing]:
                self.help_on(" ".join(thing))
            case _:
                self.enter(" ".join(words))

    # What is typed.

    def enter(self, typed: str) -> None:
        """Writes down what happened, on paper before it is told."""
        line = self.numbered(typed)
        if line is None:
            return
        written = self.words.enter(self.transcript, line)
        self.save(written)
        for sentence in self.words.sentences([one for one in written if one.typed or one.events]):
            self.console.print(f"· {sentence}")

    def save(self, written: list[Written]) -> None:
        """Keeps the record; what cannot be kept is taken back."""
        try:
            self.paper.save(self.transcript.record())
        except Unwritable:
            for _ in range(sum(line.typed for line in written)):
                self.transcript.take_back()
            raise
        self.log += self.words.sentences(written)

    def numbered(self, typed: str) -> str | None:
        """What a number of the list stands for; anything else as it is."""
        expected = self.transcript.expects()
        lines = expected.lines if expected else ()
        if not (typed.isdecimal() and len(typed) <= MOST_DIGITS):
            return typed
        if 1 <= int(typed) <= len(lines):
            return lines[int(typed) - 1]
        say = self.presenter.voice.say
        self.say_wrong(say("cli-no-such-number", number=int(typed), count=len(lines)))
        return None

    def undo(self) -> None:
        """Takes back what was entered last, and asks again."""
        if not self.transcript.take_back():
            self.say_wrong(self.presenter.voice.say("box-nothing-to-undo"))
            return
        self.paper.save(self.transcript.record())
        self.log = self.words.sentences(self.transcript.written)
        self.console.print(self.presenter.voice.say("cli-box-undone"))

    def may(self, typed: str) -> None:
        """Answers whether something may be done."""
        state = self.transcript.state
        line = self.words.with_ids(self.transcript, typed)
        answer, rule = self.words.ruling(self.transcript.may(line), state)
        self.console.print(answer, soft_wrap=True)
        if rule:
            self.console.print(Text(self.presenter.voice.say("box-rule", rule=rule), "dim"))

    def hint(self) -> None:
        """Says the best choices of a seat whose cards are known."""
        seat, game = self.transcript.advisable(), self.transcript.game
        if seat is None:
            self.say_wrong(self.presenter.voice.say("cli-box-no-hint"))
            return
        bot = find_bot(f"{ADVISER}:{self.budget}", game)
        state = self.transcript.state
        advice = advise(bot, game, state.view(seat), seat, Rng(secrets.randbits(SEED_BITS)))
        record, ply = self.transcript.record(), self.transcript.ply
        tell_hint(self.presenter.voice, game, record, state, ply, seat, advice)

    # What is shown.

    def show_board(self) -> None:
        """The table, from the seat that is asked, or from the own one."""
        transcript = self.transcript
        viewer = transcript.viewer
        seat = transcript.asked_seat() if viewer is None else max(viewer, 0)
        view = transcript.state if viewer is None else transcript.state.view(viewer)
        self.console.print(self.presenter.board(view, seat, self.console.width))

    def show_question(self) -> None:
        """What is asked, and the answers."""
        expected = self.transcript.expects()
        if expected is None:
            return
        self.console.print(Text(self.words.question(self.transcript), "bold"))
        seat = expected.seat
        if seat != CHANCE and self.transcript.viewer in (None, seat):
            view = self.transcript.state
            self.console.print(self.presenter.choices(view, seat, self.console.width))
        elif expected.lines:
            self.console.print(self.listed(expected))
        if expected.handful is not None:
            self.show_handful(expected)

    def listed(self, expected: Expected) -> Table:
        """The answers with their numbers, in columns."""
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", style="bold")
        table.add_column()
        for number, answer in enumerate(self.words.answers(self.transcript, expected), start=1):
            label = Text(answer.label)
            if answer.thing:
                label.append(f" [{answer.thing}]", "dim")
            table.add_row(str(number), label)
        return table

    def show_handful(self, expected: Expected) -> None:
        """How many things are to be named, and which there are."""
        handful = expected.handful
        assert handful is not None
        say = self.presenter.voice.say
        self.console.print(say("cli-box-name-things", count=handful.count))
        if not expected.lines:
            names = [
                f"{self.words.name(thing)} [{thing}]" for thing in dict.fromkeys(handful.things)
            ]
            self.console.print(Text(", ".join(names), "dim"))

    def tell_end(self) -> None:
        """The result."""
        transcript, voice = self.transcript, self.presenter.voice
        outcome = transcript.state.outcome()
        assert outcome is not None
        self.console.print(Rule(Text(voice.say("cli-heading-result"), "bold"), style="dim"))
        self.console.print(
            Text(result_line(voice, transcript.game.name, outcome, self.presenter.names), "bold")
        )
        self.console.print(self.presenter.scores(transcript.state))

    def help(self) -> None:
        """All that can be typed."""
        lines = ["cli-box-help-number", "cli-box-help-name", *self.presenter.verbs]
        lines += [f"cli-box-help-{command}" for command in COMMANDS]
        show_commands(self.console, self.presenter.voice, lines)

    def help_on(self, thing: str) -> None:
        """What a card, a wonder or the like does."""
        found = self.presenter.explain(thing)
        if found is None:
            self.say_wrong(self.presenter.voice.say("cli-no-such-thing", thing=thing))
        else:
            self.console.print(found)

    def say_wrong(self, sentence: str) -> None:
        """Why a line was of no use."""
        self.console.print(Text(sentence, "red"), soft_wrap=True)

    # Completion.

    def complete(self) -> None:
        """Lets the tabulator complete names and commands, where the terminal can."""
        if not os.isatty(0):
            return
        with suppress(ImportError):
            readline: Any = import_module("readline")
            readline.set_completer_delims(",")
            readline.set_completer(self.completion)
            readline.parse_and_bind("tab: complete")

    def completion(self, begun: str, number: int) -> str | None:
        """The completions of what was begun, one after the other, as readline asks for them."""
        found = self.completions(begun.lstrip())
        space = begun[: len(begun) - len(begun.lstrip())]
        return space + found[number] if number < len(found) else None

    def completions(self, begun: str) -> list[str]:
        """The names, lines and commands that begin like this."""
        expected = self.transcript.expects()
        words = list(COMMANDS)
        if expected is not None:
            answers = self.words.answers(self.transcript, expected)
            words += [answer.name for answer in answers] + list(expected.lines)
            if expected.handful is not None:
                words += [self.words.name(thing) for thing in expected.handful.things]
        start = begun.casefold()
        return sorted({word for word in words if word.casefold().startswith(start)})
