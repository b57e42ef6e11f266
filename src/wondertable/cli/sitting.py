"""One game at the terminal: a person and bots choose, and all of it is recorded."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from wondertable import text
from wondertable.bots import Bot
from wondertable.bots.asking import any_choice, ask
from wondertable.bots.errors import ForeignError
from wondertable.cli.common import Voice
from wondertable.cli.presenter import Presenter
from wondertable.core.errors import WondertableError
from wondertable.core.play import Play
from wondertable.core.record import Writer
from wondertable.core.rng import Rng
from wondertable.core.state import Journal, State

COMMANDS: Final = (
    "cli-help-thing",
    "cli-help-board",
    "cli-help-list",
    "cli-help-log",
    "cli-help-undo",
    "cli-help-help",
    "cli-help-quit",
)


MOST_DIGITS: Final = 9
"""A longer number is none of the list, and Python may refuse to read it at all."""


REST: Final = "rest"
"""Plays nothing for the rest of the turn, in games that ask for it."""


class Left(Exception):
    """The person got up before the end."""


class GoneBack(Exception):
    """The person took something back; the game goes on from there."""


@dataclass
class Sitting:
    """A game being played by one person and bots on all other seats."""

    presenter: Presenter
    console: Console
    play: Play
    seat: int
    bots: dict[int, Bot]
    thoughts: Rng
    writer: Writer
    log: list[str] = field(default_factory=list)
    news: list[str] = field(default_factory=list)
    """The lines that the person has not seen yet."""
    letting: bool = False
    """Whether the person plays nothing more in this turn."""
    decided: list[int] = field(default_factory=list)
    """The plies at which the person has chosen."""

    @property
    def state(self) -> State:
        """Where the game is."""
        return self.play.state

    def run(self) -> bool:
        """Plays until the game is over, or until the person leaves, which is False."""
        while True:
            try:
                self.play.play_out(self.deal, self.choice, self.carry_out)
            except GoneBack:
                continue
            except Left:
                return False
            self.tell_news()
            return True

    def deal(self) -> None:
        """Lets chance do what it owes."""
        journal = Journal()
        written = len(self.play.moves)
        self.play.deal_on(journal)
        for move in self.play.moves[written:]:
            self.writer.write(move)
        self.note(journal)

    def choice(self, seat: int) -> int:
        """What a seat wants to do."""
        if seat != self.seat:
            return self.bot_choice(seat)
        let_by = self.presenter.game.let_by(self.state, seat)
        return self.play.read(seat, let_by if self.letting and let_by else self.ask())

    def carry_out(self, seat: int, action: int) -> None:
        """Lets a choice happen and writes it down."""
        journal = Journal()
        if seat == self.seat:
            self.decided.append(self.play.ply)
        self.play.carry_out(seat, action, journal)
        move = self.play.moves[-1]
        self.letting = self.letting and not self.presenter.game.opens_turn(move.do)
        self.writer.write(move)
        self.note(journal)

    def bot_choice(self, seat: int) -> int:
        """What a bot wants to do; one that makes no choice is drawn one for, and it is said so."""
        bot, view, voice = self.bots[seat], self.state.view(seat), self.presenter.voice
        try:
            return ask(bot, view, seat, lambda: self.play.seen_by(seat), self.thoughts)
        except ForeignError as error:
            why = voice.explain(error)
            self.news.append(voice.say("cli-forfeited", bot=bot.name, why=why))
            return any_choice(view, seat, self.thoughts)

    def note(self, journal: Journal) -> None:
        """Adds to the log what the person may know."""
        game, voice = self.presenter.game, self.presenter.voice
        events = game.events(journal, self.seat)
        worth_telling = self.presenter.news(events)
        for told in text.story(voice.language, game.name, events, self.presenter.names):
            self.log.append(told.text)
            if any(event in worth_telling for event in told.events):
                self.news.append(told.text)

    def ask(self) -> str:
        """Shows the table and asks until the answer is a legal action."""
        self.tell_news()
        self.show_board()
        self.show_choices()
        while True:
            words = self.read_line().lower().split()
            if not words:
                continue
            answer = " ".join(words)
            let_by = self.presenter.game.let_by(self.state, self.seat)
            if words == [REST] and let_by:
                self.letting = True
                return let_by
            if len(words) == 1 and words[0].isdecimal() and len(words[0]) <= MOST_DIGITS:
                picked = self.numbered(int(words[0]))
                if picked is not None:
                    return picked
            elif not self.obey(words):
                try:
                    self.play.read(self.seat, answer)
                except WondertableError as error:
                    self.say_wrong(self.presenter.voice.explain(error))
                else:
                    return answer

    def read_line(self) -> str:
        """A line that the person types; the end of input means leaving."""
        try:
            return input(f"{self.presenter.voice.say('cli-prompt')} > ")
        except EOFError:
            self.console.print()
            raise Left from None

    def numbered(self, number: int) -> str | None:
        """The action of a number in the list."""
        legal = self.state.view(self.seat).legal(self.seat)
        if not 1 <= number <= len(legal):
            say = self.presenter.voice.say
            self.say_wrong(say("cli-no-such-number", number=number, count=len(legal)))
            return None
        return self.presenter.game.write(self.state, self.seat, legal[number - 1])

    def obey(self, words: list[str]) -> bool:
        """Does what a command says; False if it is none."""
        match words:
            case ["quit"]:
                raise Left
            case ["board"]:
                self.show_board()
            case ["list"]:
                self.show_choices()
            case ["log"]:
                self.console.print("\n".join(self.log))
            case ["undo"]:
                self.undo(1)
            case ["undo", count] if count.isdecimal() and len(count) <= MOST_DIGITS:
                self.undo(int(count))
            case ["help"]:
                self.help()
            case ["help", *thing]:
                self.help_on(" ".join(thing))
            case _:
                return False
        return True

    def undo(self, count: int) -> None:
        """Takes the person's last choices back, with all that came after the first of them."""
        voice = self.presenter.voice
        if not 1 <= count <= len(self.decided):
            wrong = "cli-undo-nothing" if not self.decided else "cli-undo-too-many"
            self.say_wrong(voice.say(wrong, count=len(self.decided)))
            return
        self.play.undo(self.decided[-count])
        del self.decided[-count:]
        self.writer.write(self.play.earlier[-1])
        self.letting = False
        line = voice.say("cli-undone", count=count)
        self.log.append(line)
        self.news.append(line)
        raise GoneBack

    def help(self) -> None:
        """All that can be typed."""
        voice = self.presenter.voice
        show_commands(self.console, voice, ["cli-help-number", *self.presenter.verbs, *COMMANDS])
        self.console.print(voice.say("cli-help-ids"))
        for note in self.presenter.notes:
            self.console.print(voice.say(note))

    def help_on(self, thing: str) -> None:
        """What a card, a wonder or the like does."""
        found = self.presenter.explain(thing)
        if found is None:
            self.say_wrong(self.presenter.voice.say("cli-no-such-thing", thing=thing))
        else:
            self.console.print(found)

    def show_board(self) -> None:
        """The table as the person sees it."""
        view = self.state.view(self.seat)
        self.console.print(self.presenter.board(view, self.seat, self.console.width))

    def show_choices(self) -> None:
        """What is asked, and the answers."""
        view = self.state.view(self.seat)
        self.console.print(Text(self.presenter.question(view), "bold"))
        self.console.print(self.presenter.choices(view, self.seat, self.console.width))

    def tell_news(self) -> None:
        """What happened since the person was asked last."""
        self.console.print()
        for line in self.news:
            self.console.print(f"· {line}")
        self.news.clear()

    def say_wrong(self, sentence: str) -> None:
        """Why a line was of no use."""
        self.console.print(Text(sentence, "red"))


def show_commands(console: Console, voice: Voice, lines: Iterable[str]) -> None:
    """All that can be typed: examples, and what they do."""
    console.print(Text(voice.say("cli-help-heading"), "bold"))
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for line in lines:
        example, _, meaning = voice.say(line).partition(" – ")
        table.add_row(f"  {example}", meaning)
    console.print(table)
