"""What the tests of reasons share: things of a board that are picked in vain, and lines to check."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache

from starhold.kernel.chance import Chance, FastChance
from starhold.kernel.game import Game
from starhold.kernel.state import State
from starhold.kernel.words import Line, Name
from starhold.text import LANGUAGES, folder_of
from tests.text.fluent import Pattern, patterns

#: the picks of each legal choice
Choices = set[tuple[str, ...]]
#: everything that a board draws as something to pick, for the seat that looks at it
Drawn = Callable[[State, int], Iterable[str]]


@cache
def _texts(game: Game, language: str) -> dict[str, Pattern]:
    return patterns(folder_of(game) / f"{language}.ftl")


def reasons(game: Game) -> set[str]:
    """The reasons that a game has texts for, by the last part of their message ids."""
    start = f"{game.name}-why-"
    return {key.removeprefix(start) for key in _texts(game, LANGUAGES[0]) if key.startswith(start)}


def faults(game: Game, line: Line) -> list[str]:
    """What keeps a line from being said in some language: no text, or one with other variables."""
    found = []
    names = [word.key for word in line.words.values() if isinstance(word, Name)]
    for language in LANGUAGES:
        texts = _texts(game, language)
        found += [f"{language}: {key} is missing" for key in (line.key, *names) if key not in texts]
        if line.key in texts and texts[line.key].variables != set(line.words):
            found.append(f"{language}: {line.key} has other variables than {sorted(line.words)}")
    return found


def choices_of(game: Game, state: State, seat: int) -> Choices:
    return {game.choice(state, seat, action).picks for action in state.legal(seat)}


def vain(choices: Choices, picks: Iterable[str]) -> set[str]:
    """Picks that begin no choice and are part of none, or do not go on with one that was begun."""
    nexts: dict[tuple[str, ...], set[str]] = {}
    for choice in choices:
        for length, pick in enumerate(choice):
            nexts.setdefault(choice[:length], set()).add(pick)
    firsts = nexts.pop((), set())
    somewhere = {pick for choice in choices for pick in choice}
    return {
        pick
        for pick in picks
        if pick not in firsts
        and (pick not in somewhere or any(pick not in {*path, *found} for path, found in nexts.items()))
    }


def told(
    game: Game, drawn: Drawn, start: Callable[[Chance], State], seed: int, moves: int
) -> Iterator[tuple[State, int, Choices, str, Line]]:
    """Every reason that a random game gives to those who move, and what they picked in vain.

    They pick what lies before them, and what they have seen there before: a board may be a moment behind.
    """
    seen: dict[int, set[str]] = {}
    chance, choosing = FastChance(seed), FastChance(seed + 1)
    state = start(chance)
    for _ in range(moves):
        if state.over:
            return
        waiting = state.seats_to_move()
        seat = waiting[choosing.below(len(waiting))]
        choices = choices_of(game, state, seat)
        known = seen.setdefault(seat, set())
        known.update(drawn(state, seat))
        for pick in sorted(vain(choices, known)):
            line = game.reason(state, seat, pick)
            if line is not None:
                assert faults(game, line) == []
                yield state, seat, choices, pick, line
        state.play(seat, state.pick(seat, choosing), chance)
