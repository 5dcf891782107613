"""Puzzles: moments of games where one move is better than all others by far.

They are found at the usual budget of a review and checked at ten times that. A file holds the beginnings of
games that they are taken from, and for each puzzle the move after which it begins and what each answer is
worth. The theme is what the best move brings most of, by the message that names it.
"""

import gzip
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from starhold.bots.contrast import Contrast, reasons_for
from starhold.kernel import registry
from starhold.kernel.chance import FastChance
from starhold.kernel.errors import StarholdError
from starhold.kernel.game import Game
from starhold.kernel.record import Record, RecordedMove, Seat
from starhold.kernel.state import State
from starhold.kernel.verify import Replay
from starhold.kernel.words import Line, Name
from starhold.review.judging import (
    BAND,
    FIRST_WORLDS,
    WORLDS,
    Candidate,
    compared,
    explained,
    lead,
    mark_of,
    worded,
)
from starhold.review.results import Judged, Tried
from starhold.review.values import Judge

#: by how much the best move leads at least, so that any other is a mistake; and what is sure of that lead
WIDE: Final = 0.05
SURE: Final = 0.03
#: the budget of the check, in usual ones, and how many of the other moves are looked at in it
CHECKED: Final = 10
RIVALS: Final = 3
#: the most puzzles from one game, and the fewest moves between two of them
OF_GAME: Final = 8
APART: Final = 5
#: from which lead a puzzle is easy, or in the middle
LEVELS: Final = (0.25, 0.14)
#: what the best move is about where no feature says so: the part of the game, in thirds
PARTS: Final = ("puzzle-theme-opening", "puzzle-theme-middle", "puzzle-theme-end")

#: titles of puzzles, as messages `GAME-puzzle-NUMBER`
TITLES: Final = 10

#: in the folder of the game
FILE: Final = "puzzles.json.gz"


class NoSuchPuzzle(StarholdError):
    """Raised when there is no puzzle of that name."""


class NoPuzzles(StarholdError):
    """Raised when no moment of these games is a puzzle."""


class ScoredAnswer(msgspec.Struct, frozen=True, array_like=True):
    """A move and what it is worth to the player who decides."""

    action: str
    share: float
    doubt: float


class Puzzle(msgspec.Struct, frozen=True):
    """A moment: of which game of the file, after how many moves, and what each answer is worth."""

    id: str
    game: int
    ply: int
    seat: int
    theme: str
    #: 1 is easy, 3 is hard
    level: int
    answers: tuple[ScoredAnswer, ...]
    #: iterations of an evaluation when it was checked
    budget: int
    #: what people call it: something on the table that is not part of the answer, and a title
    name: Line | None = None


class Beginning(msgspec.Struct, frozen=True):
    """A game up to its last puzzle."""

    version: str
    options: dict[str, str]
    players: int
    setup: tuple[int, ...]
    moves: tuple[tuple[int, str, tuple[int, ...]], ...]


class Collection(msgspec.Struct, frozen=True):
    """A file of puzzles."""

    game: str
    games: tuple[Beginning, ...]
    puzzles: tuple[Puzzle, ...]


# -- reading and writing ---------------------------------------------------------------------------------


def read(path: Path) -> Collection:
    """Return the puzzles of a file."""
    return msgspec.json.decode(gzip.decompress(path.read_bytes()), type=Collection)


def write(path: Path, found: Collection) -> None:
    """Write puzzles to a file; the same puzzles give the same bytes."""
    path.write_bytes(gzip.compress(msgspec.json.encode(found), 9, mtime=0))


@cache
def shipped(game: str) -> Collection:
    """Return the puzzles that come with a game, without puzzles of rules that are no longer played."""
    known = registry.game(game)
    path = known.folder / FILE
    if not path.is_file():
        return Collection(known.name, (), ())
    found = read(path)
    good = {at for at, one in enumerate(found.games) if one.version in (known.version, *known.earlier)}
    return Collection(found.game, found.games, tuple(one for one in found.puzzles if one.game in good))


def named(game: str, name: str) -> Puzzle:
    """Return a puzzle of a game by its id."""
    for one in shipped(game).puzzles:
        if one.id == name:
            return one
    raise NoSuchPuzzle(f"{game} has no puzzle {name!r}", game=game, name=name[:40])


def table_of(found: Collection, puzzle: Puzzle) -> State:
    """Return the table at which a puzzle begins."""
    begun = found.games[puzzle.game]
    moves = tuple(RecordedMove(seat, action, chance) for seat, action, chance in begun.moves[: puzzle.ply])
    record = Record(
        game=found.game,
        version=begun.version,
        options=begun.options,
        seats=tuple(Seat("") for _ in range(begun.players)),
        setup=begun.setup,
        moves=moves,
    )
    replay = Replay(record)
    while not replay.done:
        replay.step()
    return replay.state


def judged(game: str, puzzle: Puzzle, action: int) -> Judged:
    """Return what an answer is worth; one that was not evaluated counts as the worst that was."""
    found = shipped(game)
    state, rules = table_of(found, puzzle), registry.game(game)
    if action not in state.legal(puzzle.seat):
        raise NoSuchPuzzle("that is not an answer", game=game, name=puzzle.id)
    best, worst = puzzle.answers[0], puzzle.answers[-1]
    notation = rules.actions[action].notation
    given = next((one for one in puzzle.answers if one.action == notation), worst)
    error = max(0.0, best.share - given.share)
    right = notation == best.action
    made = Candidate(action, given.share, given.doubt)
    top = Candidate(rules.action(best.action), best.share, best.doubt)
    second = puzzle.answers[min(1, len(puzzle.answers) - 1)]
    other = Candidate(rules.action(second.action), second.share, second.doubt) if right else made
    told = explained(rules, state, puzzle.seat, other, top, puzzle.ply)
    return Judged(
        right,
        "best" if right else mark_of(error, best.doubt),
        round(error, 4),
        worded(rules, state, puzzle.seat, made) if right else told.made,
        told.better,
        None if right else told.look,
        carried_out(state, puzzle.seat, told.better),
    )


def carried_out(state: State, seat: int, move: Tried) -> msgspec.Raw:
    """Return what a seat sees when a move and what it asks for are carried out."""
    after = state.clone()
    luck = FastChance(move.action)
    for action in (move.action, *(one.action for one in move.then)):
        if after.over or seat not in after.seats_to_move() or action not in after.legal(seat):
            break
        after.play(seat, action, luck)
    return msgspec.Raw(msgspec.json.encode(after.view(seat)))


# -- finding -----------------------------------------------------------------------------------------------


def find(records: Iterable[Record], budget: int = 0, seed: int = 0) -> Iterator[tuple[Record, list[Puzzle]]]:
    """Yield the puzzles of each game; their ids are still to be given."""
    for number, record in enumerate(records):
        yield record, list(_of_game(record, budget, seed + number))


def _of_game(record: Record, budget: int, seed: int) -> Iterator[Puzzle]:
    replay = Replay(record)
    judge = Judge(replay.state, budget, seed)
    usual = judge.budget
    last, found = -APART, 0
    while not replay.done and found < OF_GAME:
        ply, move = replay.made, record.moves[replay.made]
        if ply - last >= APART:
            judge.budget = usual
            puzzle = _at(judge, replay.game, replay.state, move.seat, ply)
            if puzzle is not None:
                part = PARTS[min(2, 3 * ply // len(record.moves))]
                yield msgspec.structs.replace(puzzle, theme=puzzle.theme or part)
                last, found = ply, found + 1
        replay.step()


def _at(judge: Judge, game: Game, state: State, seat: int, ply: int) -> Puzzle | None:
    """Return the puzzle at a moment, if it is one."""
    if len(judge.features.choices(state, seat)) < 3 or judge.rival(state, seat) >= 0:
        return None
    weighed = judge.weigh(state, seat)
    if len(weighed) < 3 or weighed[0].share - max(one.share for one in weighed[1:]) < WIDE:
        return None
    rivals = sorted(weighed[1:], key=lambda one: -one.share)
    near, far = [one.action for one in rivals[:RIVALS]], rivals[RIVALS:]
    seeds = [judge.seed() for _ in range(WORLDS)]
    # Most that look like one are none: a short comparison spares the long one.
    first, second = compared(judge, state, seat, [weighed[0].action, near[0]], seeds[:FIRST_WORLDS])
    if lead(first, second)[0] < SURE:
        return None
    judge.budget *= CHECKED
    rows = compared(judge, state, seat, [weighed[0].action, *near], seeds)
    leads = [lead(rows[0], row) for row in rows[1:]]
    if any(ahead - BAND * doubt < SURE or ahead < WIDE for ahead, doubt in leads):
        return None
    least, doubt = min(leads)
    best = sum(rows[0]) / len(rows[0])
    answers = [ScoredAnswer(_notation(game, weighed[0].action), round(best, 3), round(doubt, 3))]
    for action, (ahead, unsure) in sorted(zip(near, leads, strict=True), key=lambda one: one[1]):
        answers.append(ScoredAnswer(_notation(game, action), round(best - ahead, 3), round(unsure, 3)))
    floor = answers[-1].share
    answers += [
        ScoredAnswer(_notation(game, one.action), round(min(one.share, floor), 3), 0.0) for one in far
    ]
    level = 1 + sum(least < wide for wide in LEVELS)
    theme = _theme(state, seat, weighed[0].action, near[0])
    return Puzzle(
        id="",
        game=0,
        ply=ply,
        seat=seat,
        theme=theme,
        level=level,
        answers=tuple(answers),
        budget=judge.budget,
    )


def held(found: Collection, puzzle: Puzzle, seed: int = 0) -> tuple[float, float]:
    """Return the lead of the best answer over the next, by the present judge at the check's budget."""
    state, rules = table_of(found, puzzle), registry.game(found.game)
    judge = Judge(state, 0, seed)
    judge.budget *= CHECKED
    seeds = [judge.seed() for _ in range(WORLDS)]
    two = [rules.action(one.action) for one in puzzle.answers[:2]]
    return lead(*compared(judge, state, puzzle.seat, two, seeds))


def _notation(game: Game, action: int) -> str:
    return str(game.actions[action].notation)


def _theme(state: State, seat: int, action: int, other: int) -> str:
    """Return the message id of what the best move brings most of, against the next best."""
    # Only making puzzles needs the texts; where they are solved there may be none, as in a browser's worker.
    from starhold.text import Text

    for claim in Contrast(state, seat, action).told(action, other):
        theme = f"{state.game.name}-feature-{claim.kind}" if claim.rival < 0 else ""
        if theme and Text().has(theme):
            return theme
    return ""


def collected(
    game: str, found: Sequence[tuple[Record, list[Puzzle]]], before: Collection | None = None
) -> Collection:
    """Return the puzzles of many games as one file; each has the game's first letter and a number as its id.

    They come after those that there were `before`, whose ids stay: what somebody has solved stays solved.
    """
    games: list[Beginning] = [] if before is None else list(before.games)
    puzzles: list[Puzzle] = [] if before is None else list(before.puzzles)
    last = max((int(one.id[1:]) for one in puzzles), default=0)
    for record, those in found:
        if not those:
            continue
        moves = record.moves[: max(one.ply for one in those)]
        games.append(
            Beginning(
                record.version,
                record.options,
                len(record.seats),
                record.setup,
                tuple((move.seat, move.notation, move.chance) for move in moves),
            )
        )
        for one in those:
            last += 1
            puzzles.append(msgspec.structs.replace(one, id=f"{game[0]}{last}", game=len(games) - 1))
    if not puzzles:
        raise NoPuzzles("these games contain no puzzle", game=game)
    return called(Collection(game, tuple(games), tuple(puzzles)))


def called(found: Collection) -> Collection:
    """Return puzzles that all have a name, those that have one the same as before."""
    taken = {msgspec.json.encode(one.name) for one in found.puzzles if one.name is not None}
    made = []
    for one in found.puzzles:
        if one.name is None:
            names = [line for line in _names(found, one) if msgspec.json.encode(line) not in taken]
            one = msgspec.structs.replace(one, name=next(iter(names), None))
            taken.add(msgspec.json.encode(one.name))
        made.append(one)
    return Collection(found.game, found.games, tuple(made))


def _names(found: Collection, puzzle: Puzzle) -> Iterator[Line]:
    """Yield what a puzzle could be called, without naming anything that its answer or its reason does."""
    state, rules = table_of(found, puzzle), registry.game(found.game)
    best, second = (rules.action(one.action) for one in puzzle.answers[:2])
    told = explained(
        rules, state, puzzle.seat, Candidate(second, 0.0, 0.0), Candidate(best, 1.0, 0.0), puzzle.ply
    ).better
    lines = (told.line, *told.reasons, *(step.line for step in told.then))
    answer = {word.key for line in lines for word in line.words.values() if isinstance(word, Name)}
    sights = [key for key in reasons_for(rules).sights(state, puzzle.seat) if key not in answer]
    number = int(puzzle.id[1:])
    for turn in range(TITLES * len(sights)):
        title = 1 + (number + turn) % TITLES
        sight = sights[turn // TITLES]
        yield Line(f"{found.game}-puzzle-{title}", {"place": Name(sight)})
