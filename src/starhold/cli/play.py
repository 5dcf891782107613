"""`starhold play`: a table in the terminal, for people and bots."""

import hashlib
import secrets
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from rich.columns import Columns
from rich.console import Console
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text as Styled

from starhold import boards, bots
from starhold.bots import BotFailed
from starhold.bots.base import EXEC, FACES
from starhold.cli import answers, book
from starhold.cli.arguments import NoSeats, SeatCount
from starhold.cli.lines import event_lines
from starhold.cli.records import result_table
from starhold.kernel import record_files, registry
from starhold.kernel.chance import FastChance
from starhold.kernel.errors import NothingToUndo, StarholdError, TooManyNames
from starhold.kernel.fairness import fair_chance, seed_bytes
from starhold.kernel.log import Event
from starhold.kernel.record import Record, Seat
from starhold.kernel.runner import MatchRunner
from starhold.kernel.verify import verify
from starhold.kernel.words import Amounts, Answers, Choice, Shape, Subset
from starhold.text import Text

HUMAN = "human"


class SealedRecord(StarholdError):
    """Raised when the game was played with a seed that the record does not open."""


class CommandInRecord(StarholdError):
    """Raised when a record names a program for a seat, and nobody here has asked for it."""


class NoGameNamed(StarholdError):
    """Raised when neither a game nor a file to resume was named."""


@dataclass(frozen=True)
class PlayOptions:
    """What the command line asks for."""

    game: str | None
    seats: tuple[str, ...] | None = None
    names: tuple[str, ...] = ()
    seed: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    preset: str | None = None
    resume: str | None = None
    save: str | None = None
    open_table: bool = False


def play(args: PlayOptions, text: Text, console: Console) -> int:
    """Set up or resume a table and play at it; the exit code."""
    table = _resumed(args, text, console) if args.resume else _started(args, text, console)
    return table.run()


def _started(args: PlayOptions, text: Text, console: Console) -> "TerminalTable":
    if args.game is None:
        raise NoGameNamed("name a game")
    game = registry.game(args.game)
    kinds = args.seats if args.seats is not None else _usual_seats(game.min_players)
    seed = _seed(args.seed)
    chance = fair_chance(seed)
    options = game.complete(args.options, args.preset)
    match = MatchRunner(
        game, _seats(kinds, args.names, text), chance, options, commitment=chance.commitment()
    )
    return TerminalTable(match, seed, args.save, args.open_table, text, console)


def _resumed(args: PlayOptions, text: Text, console: Console) -> "TerminalTable":
    assert args.resume is not None
    record = record_files.read(args.resume)
    verify(record)
    if record.commitment and not record.seed:
        raise SealedRecord("the seed is closed")
    seed = seed_bytes(record) or _seed(args.seed)
    if args.seats is None:
        _check_no_commands(record)
    else:
        names = args.names or tuple(seat.name for seat in record.seats)
        if len(args.seats) != len(record.seats):
            raise SeatCount("other seats", given=len(args.seats), seats=len(record.seats))
        record = msgspec.structs.replace(record, seats=_seats(args.seats, names, text))
    match = MatchRunner.resume(registry.game(record.game), record, fair_chance(seed, record.entropy))
    return TerminalTable(match, seed, args.save or args.resume, args.open_table, text, console)


def _check_no_commands(record: Record) -> None:
    """Raise `CommandInRecord` if a seat names a command: a file may come from anybody."""
    for seat in record.seats:
        if seat.kind.startswith(EXEC):
            raise CommandInRecord(f"the record asks for {seat.kind!r}", command=seat.kind)


def _usual_seats(least: int) -> tuple[str, ...]:
    """Return one person and one bot, or as many bots as the game needs."""
    return (HUMAN, *FACES[: max(1, least - 1)])


def _seed(number: int | None) -> bytes:
    if number is None:
        return secrets.token_bytes(32)
    return hashlib.sha256(f"starhold seed {number}".encode()).digest()


def _seats(kinds: tuple[str, ...], names: tuple[str, ...], text: Text) -> tuple[Seat, ...]:
    if not kinds:
        raise NoSeats("no seats given")
    if len(names) > len(kinds):
        raise TooManyNames(f"{len(names)} names for {len(kinds)} seats", names=len(names), seats=len(kinds))
    for kind in kinds:
        if kind != HUMAN:
            bots.bot(kind, commands=True)
    given = [*names, *("",) * (len(kinds) - len(names))]
    return tuple(
        Seat(name or text.say("play-player" if kind == HUMAN else "play-bot", number=number), kind)
        for number, (name, kind) in enumerate(zip(given, kinds, strict=True), 1)
    )


class Quit(Exception):
    """Raised when the people at the terminal leave."""


class TerminalTable:
    """The table in the terminal."""

    def __init__(
        self,
        match: MatchRunner,
        seed: bytes,
        file: str | None,
        open_table: bool,
        text: Text,
        console: Console,
    ) -> None:
        self.match = match
        self.game = match.game
        self.seed = seed
        self.file = file
        self.text = text.at(match.options)
        self.console = console
        self.names = [seat.name for seat in match.seats]
        self.humans = [number for number, seat in enumerate(match.seats) if seat.kind == HUMAN]
        self.bots = {
            number: bots.bot(seat.kind, commands=True)
            for number, seat in enumerate(match.seats)
            if seat.kind != HUMAN
        }
        for player in self.bots.values():
            player.sit_down(match.game, match.options)
        self.live = console.is_terminal and sys.stdin.isatty()
        self.private = len(self.humans) > 1 and not open_table
        #: whose secrets the screen may show, and how much of the log each seat has read
        self.shown: int | None = self.humans[0] if len(self.humans) == 1 else None
        #: has the table been drawn? The welcome stays on the screen until then
        self.started = False
        self.read = dict.fromkeys(range(len(match.seats)), 0)

    # -- the loop ---------------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the game is over or everybody leaves."""
        try:
            return self._run()
        finally:
            over = self.match.state if self.match.over else None
            for player in self.bots.values():
                player.get_up(over)

    def _run(self) -> int:
        self._welcome()
        try:
            while not self.match.state.over:
                waiting = self.match.state.seats_to_move()
                # Bots first: then a person's own move stays the last one and can be undone.
                seat = next((seat for seat in waiting if seat in self.bots), waiting[0])
                if seat in self.bots:
                    self._bot_moves(seat)
                else:
                    self._human_moves(seat)
                self._keep()
        except Quit:
            self._leave()
            return 0
        self._finish()
        return 0

    def _bot_moves(self, seat: int) -> None:
        # A new generator for each move, so that a resumed bot continues as it would have.
        word = self.seed + len(self.match.plies).to_bytes(8, "big")
        number = int.from_bytes(hashlib.blake2b(word, digest_size=7).digest(), "big")
        try:
            chosen = bots.ask(self.bots[seat], self.match.state, seat, FastChance(number))
        except BotFailed as error:
            self._stand_in(seat, error)
            return
        self.match.move(seat, chosen)
        if not self.humans:
            self._print_log(None)

    def _stand_in(self, seat: int, error: BotFailed) -> None:
        """Say that a program failed, and let a built-in bot play its seat for the rest of the game."""
        kind = bots.stand_in()
        self.bots[seat] = bots.bot(kind)
        failed = self.match.seats[seat]
        self.match.seats = tuple(
            Seat(one.name, kind) if number == seat else one for number, one in enumerate(self.match.seats)
        )
        self.console.print(Styled(self.text.error(error), "yellow"))
        self._say("play-stand-in", player=failed.name, bot=kind)

    def _human_moves(self, seat: int) -> None:
        """Show the table to a person until an action is chosen."""
        self._hand_over(seat)
        self._show(seat)
        while True:
            chosen = self._command(seat, self.game.choices(self.match.state, seat))
            for action in chosen:
                self.match.move(seat, action)
            if chosen:
                return
            if seat not in self.match.state.seats_to_move():
                return  # a move was undone, and it is another's turn again

    # -- commands ---------------------------------------------------------------------------------

    def _command(self, seat: int, choices: Sequence[Choice]) -> list[int]:
        """Read one line; return the actions that it means, none if it is a command."""
        line = self._ask("> ")
        word, _, rest = line.partition(" ")
        if line.isdecimal():
            if 1 <= int(line) <= len(choices):
                return [choices[int(line) - 1].action]
            self._say("play-no-such-move", count=len(choices))
        elif line.startswith("?"):
            self._explain(line[1:].strip() or self.game.prompt(self.match.state, seat).rule)
        elif word == "u":
            self._undo(seat)
        elif word == "s":
            self._save(rest.strip())
        elif word == "l":
            self._print_log(seat, everything=True)
        elif word == "b" or not line:
            self._show(seat)
        elif word == "h":
            self._say("play-help")
        elif word == "q":
            raise Quit
        else:
            return self._typed(line, seat, choices)
        return []

    def _typed(self, line: str, seat: int, choices: Sequence[Choice]) -> list[int]:
        """Return an action by its notation or actions by the shape of the decision, or list what fits."""
        for choice in choices:
            if self.game.actions[choice.action].notation == line:
                return [choice.action]
        meant = answers.read(line, self.game.asked(self.match.state, seat, choices).shape, choices)
        if meant is not None:
            return meant
        found = [n for n, label in enumerate(self._labels(choices)) if line.casefold() in label.casefold()]
        if found:
            self._list(choices, found)
        else:
            self._say("play-not-understood", text=line)
        return []

    def _ask(self, prompt: str) -> str:
        try:
            return input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            print()
            raise Quit from None

    def _explain(self, words: str) -> None:
        """Print a card by its name, or a rule by its id or its words."""
        cards = [key for key in self._nouns() if words.casefold() == self.text.say(key).casefold()]
        for key in cards:
            self.console.print(
                Styled.assemble((self.text.say(key), "bold"), ": ", self.text.say(f"{key}.text"))
            )
        if cards:
            return
        try:
            book.print_rules(book.find(self.game.name, words, self.text.language), self.console)
        except StarholdError as error:
            self.console.print(Styled(self.text.error(error), "yellow"))

    def _nouns(self) -> list[str]:
        """Return the message ids of everything that has a text of its own."""
        keys = [
            f"{self.game.name}-{sort}-{noun}"
            for sort, ids in self.game.vocabulary.nouns.items()
            for noun in ids
        ]
        return [key for key in keys if self.text.has(f"{key}.text")]

    def _undo(self, seat: int) -> None:
        """Undo the last move of a person; all people share the keyboard, and bots need not agree."""
        last = next((ply.seat for ply in reversed(self.match.plies) if ply.seat in self.humans), seat)
        try:
            self.match.undo(last, others=())
        except NothingToUndo:
            self._say("play-no-undo")
            return
        events = len(self._events())
        self.read = {reader: min(at, events) for reader, at in self.read.items()}
        self._keep()
        if last == seat:
            self._show(seat)
        self._say("play-undone")

    def _save(self, name: str) -> None:
        self.file = name or self.file or self._free_name()
        try:
            self._keep()
        except StarholdError as error:
            self.file = None
            self.console.print(Styled(self.text.error(error), "yellow"))
            return
        self._say("play-saved", file=self.file)

    def _free_name(self) -> str:
        number = 1
        while Path(f"{self.game.name}-{number}.json").exists():
            number += 1
        return f"{self.game.name}-{number}.json"

    def _keep(self) -> None:
        """Write the record where it is kept. The seed goes along: it is needed to resume."""
        if self.file is not None:
            record_files.write(self.file, self.record())

    def record(self) -> Record:
        """Return the game so far."""
        return self.match.record(self.seed)

    # -- what is shown ----------------------------------------------------------------------------

    def _welcome(self) -> None:
        title = self.text.say(f"{self.game.name}-title")
        seats = ", ".join(f"{seat.name} ({self._kind(seat)})" for seat in self.match.seats)
        self.console.print(Panel(Styled(seats), title=Styled(title, "bold"), title_align="left"))
        if self.match.commitment:
            self._say("play-commitment", commitment=self.match.commitment)
        self._say("play-help")

    def _kind(self, seat: Seat) -> str:
        return self.text.say("play-human") if seat.kind == HUMAN else seat.kind

    def _hand_over(self, seat: int) -> None:
        """Hide what the last person saw before the next one looks, if there is anything to hide."""
        if not self.private or self.shown == seat or not self._has_secrets():
            return
        self.shown = seat
        if not self.live:
            return
        self.console.clear()
        self.console.print(Panel(Styled(self.text.say("play-hand-over", player=self.names[seat]), "bold")))
        self._ask(self.text.say("play-press-enter") + " ")

    def _has_secrets(self) -> bool:
        public = self.match.state.view(None)
        return any(self.match.state.view(seat) != public for seat in self.humans)

    def _show(self, seat: int) -> None:
        """Print the table, what happened since, the question and the answers."""
        if self.live and self.started:
            self.console.clear()
        self.started = True
        state = self.match.state
        self._draw(seat)
        self._print_log(seat)
        choices = self.game.choices(state, seat)
        prompt = self.game.asked(state, seat, choices)
        self.console.print(Rule(Styled(self.names[seat], "bold"), align="left", style="dim"))
        question = Styled(self.text.line(prompt.line, self.names), "bold")
        question.append(f"  [{prompt.rule}]", "dim not bold")
        self.console.print(question)
        for part, numbers in answers.blocks(prompt.shape, choices):
            self._list(choices, numbers)
            self._say_how(part, [choices[number] for number in numbers])

    def _say_how(self, part: Shape, choices: Sequence[Choice]) -> None:
        """Say how a part of a decision can be answered besides by a number of the list."""
        if isinstance(part, Subset) and part.most > 1:
            self._say("play-shape-subset")
        elif isinstance(part, Amounts) and len(part.kinds) > 1:
            names = [f"{self.game.name}-resource-{kind}" for kind in part.kinds]
            kinds = [self.text.say(name) if self.text.has(name) else name for name in names]
            self._say("play-shape-amounts", kinds=", ".join(kinds))
        elif isinstance(part, Answers) and answers.is_yes_or_no(part, choices):
            self._say("play-shape-answers")

    def _draw(self, seat: int | None) -> None:
        room = self.console.height if self.live else 100
        view = self.match.state.view(seat)
        self.console.print(boards.draw(self.game, view, self.names, self.text, room))

    def _labels(self, choices: Sequence[Choice]) -> list[str]:
        return [self.text.line(choice.line, self.names) for choice in choices]

    def _list(self, choices: Sequence[Choice], numbers: list[int]) -> None:
        labels = self._labels(choices)
        lines = [Styled.assemble((f"{number + 1:>3} ", "cyan"), labels[number]) for number in numbers]
        if len(lines) > 9:
            self.console.print(Columns(lines, padding=(0, 3), column_first=True))
        else:
            for line in lines:
                self.console.print(line)

    def _events(self) -> list[Event]:
        events = list(self.match.setup_events)
        for ply in self.match.plies:
            events += ply.events
        return events

    def _print_log(self, seat: int | None, everything: bool = False) -> None:
        """Print what this seat has not read yet, or all that it may know."""
        events = self._events()
        reader = 0 if seat is None else seat
        start = 0 if everything else self.read[reader]
        lines = list(event_lines(self.game, events[start:], seat, self.names, self.text))
        # A third of the screen is for what happened; the rest is there on request.
        recent = max(5, self.console.height // 3)
        if not everything and self.live and len(lines) > recent:
            self._say("play-log-cut", count=len(lines) - recent)
            lines = lines[-recent:]
        for line in lines:
            self.console.print(Styled(f"· {line}", "" if everything else "italic"))
        self.read[reader] = len(events)

    def _say(self, key: str, **arguments: str | int) -> None:
        self.console.print(Styled(self.text.say(key, **arguments), "dim"))

    # -- the end ----------------------------------------------------------------------------------

    def _finish(self) -> None:
        viewer = self.humans[0] if self.humans else None
        self._draw(viewer)
        self._print_log(viewer)
        self.console.print(result_table(self.match.state, self.names, self.text))
        if self.file is not None:
            self._say("play-kept", file=self.file)

    def _leave(self) -> None:
        """Say how to come back, or offer to save first."""
        if self.file is None and self.live:
            try:
                answer = self._ask(self.text.say("play-save-first") + " ")
            except Quit:
                answer = ""
            if answer.casefold()[:1] in ("y", self.text.say("cli-yes")[:1]):
                self._save("")
        if self.file is not None:
            self._say("play-resume", file=self.file)
        else:
            self._say("play-left")
