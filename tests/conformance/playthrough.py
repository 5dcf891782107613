"""One game in words: what each seat sees, what it may do, what it does, what all are told.

The first moves are written in full, of the next only the move itself and what all are told; then comes
the end. Of a view, only what has changed since it was last written.
"""

from collections.abc import Iterator

import msgspec

from starhold.kernel.game import Game
from starhold.kernel.log import Event, Log
from starhold.kernel.state import State
from starhold.kernel.words import Name, Number, PlayerName, Word
from tests.conformance.play import Run, viewers
from tests.conformance.subjects import Case

IN_FULL = 30
IN_SHORT = 120
SEED = 11


def playthrough(case: Case, seed: int = SEED, in_full: int = IN_FULL) -> str:
    """The whole text of one seeded game."""
    return "\n".join(Script(case, seed, in_full).lines()) + "\n"


class Script:
    """Writes one game down while it is played."""

    def __init__(self, case: Case, seed: int, in_full: int) -> None:
        self.case = case
        self.in_full = in_full
        self.game: Game = case.game
        self.log = Log()
        self.run = Run(case, seed, log=self.log)
        self.seed = seed
        self.seen: dict[int | None, dict[str, str]] = {}

    def lines(self) -> Iterator[str]:
        yield f"{self.game.name}, {self.case.players} players, {self.case.label} options, seed {self.seed}"
        moves = 0
        for turn in self.run.turns():
            moves += 1
            told_so_far = [*self.news()]
            if moves > IN_SHORT:
                continue
            yield from told_so_far
            if moves <= self.in_full:
                yield from self.position(turn.state)
            yield f"{moves}. seat {turn.seat}: {self.game.actions[turn.action].notation}"
        yield ""
        yield f"the end, after {moves} moves"
        yield from self.news()
        yield from self.views(self.run.state)
        for seat, (points, place) in enumerate(
            zip(self.run.state.scores(), self.run.state.ranks(), strict=True)
        ):
            yield f"  seat {seat}: {points} points, place {place}"

    def news(self) -> Iterator[str]:
        for event in self.log.take():
            yield f"     {told(self.game, event)}"

    def position(self, state: State) -> Iterator[str]:
        """The steps, what changed in each view, and the legal moves of each seat that is asked."""
        yield ""
        steps = " > ".join(step.name for step in state.stack)
        yield f"  steps: {steps}"
        yield from self.views(state)
        for seat in state.seats_to_move():
            prompt = self.game.prompt(state, seat)
            yield f"  seat {seat} is asked {prompt.step} ({prompt.rule}):"
            for action in state.legal(seat):
                choice = self.game.choice(state, seat, action)
                picks = f"  [{' '.join(choice.picks)}]" if choice.picks else ""
                yield f"    {self.game.actions[action].notation}{picks}"

    def views(self, state: State) -> Iterator[str]:
        """What has changed in the views; what all see alike is told once."""
        changed: dict[tuple[str, str], list[str]] = {}
        for viewer in viewers(state):
            view = msgspec.to_builtins(state.view(viewer))
            # Roll's deprecated alias of `seats`.
            view.pop("players", None)
            now = dict(flat(view))
            before = self.seen.get(viewer, {})
            self.seen[viewer] = now
            for key in sorted(now.keys() | before.keys()):
                if now.get(key) != before.get(key):
                    who = "a spectator" if viewer is None else f"seat {viewer}"
                    changed.setdefault((key, now.get(key, "gone")), []).append(who)
        for (key, value), seen_by in changed.items():
            everybody = len(seen_by) == state.players + 1
            yield f"  {'all' if everybody else ', '.join(seen_by)}: {key} {value}"


def flat(thing: object, path: str = "") -> Iterator[tuple[str, str]]:
    """A nested thing as pairs of path and value; lists of plain values stay together."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield from flat(value, f"{path}.{key}" if path else str(key))
    elif isinstance(thing, list | tuple) and any(isinstance(value, dict | list | tuple) for value in thing):
        for n, value in enumerate(thing):
            yield from flat(value, f"{path}[{n}]")
    elif isinstance(thing, list | tuple):
        yield path, " ".join(map(str, thing)) or "none"
    else:
        yield path, str(thing)


def told(game: Game, event: Event) -> str:
    """An event in bare words: its key and arguments, and who alone may hear it."""
    line = game.line(event)
    words = " ".join(f"{name}={bare(word)}" for name, word in line.words.items())
    audience = "" if event.heard_by(None) else f" (only to seat {event.audience})"
    return f"{line.key} {words}".rstrip() + audience


def bare(word: Word) -> str:
    match word:
        case Number(value):
            return str(value)
        case PlayerName(seat):
            return f"seat-{seat}"
        case Name(key):
            return key
