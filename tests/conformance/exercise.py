"""A run that goes on until everything in the tables of a game has been seen.

Action kinds, step kinds, event kinds, and every noun (card, planet, tile, mission) that
an event can name. What is left after a bounded number of games is listed.

Some things come up only by rare luck, or in games that go very well for somebody. For those there are
lucky games: of many ways in which the next few moves may turn out, one comes true that shows something
unseen, or else the one that is best for the first seat.
"""

from dataclasses import dataclass

from starhold.kernel.chance import FastChance
from starhold.kernel.game import Game
from starhold.kernel.log import Log
from starhold.kernel.state import State, play_out
from tests.conformance.play import Run
from tests.conformance.policies import MEAN, AtRandom, Policy
from tests.conformance.subjects import Case, cases, variations

#: no corner is met only at random, none only by malice
MANNERS: tuple[type[Policy], ...] = (AtRandom, *MEAN.values())


#: a lucky game takes as long as a hundred others, so it comes after so many of them
PLAIN = 50
#: positions of a lucky game that are followed side by side, and ways that are tried from each
BEAM = 20
WAYS = 150
#: the length of a way in moves, and how often the best are chosen before the game is broken off
LEAP = 10
LEAPS = 100


class Exercise:
    """What is still to be seen of a game."""

    def __init__(self, game: Game) -> None:
        tables = game.vocabulary
        self.game = game
        self.games = 0
        self.unseen = {f"action:{action.kind}" for action in tables.actions}
        self.unseen |= {f"step:{step.name}" for step in tables.steps if step.asks}
        self.unseen |= {f"event:{event.name}" for event in tables.events}
        #: by kind of event: which of its numbers stand for nouns, and of which sort
        self.nouns: list[list[tuple[int, str]]] = []
        for event in tables.events:
            sorts = [argument.partition(":")[2] for argument in event.arguments]
            self.nouns.append([(place, sort) for place, sort in enumerate(sorts) if sort in tables.nouns])
        named = {sort for nouns in self.nouns for _, sort in nouns}
        self.unseen |= {f"noun:{sort}:{noun}" for sort in named for noun in tables.nouns[sort]}

    def run(self, patience: int, exempt: set[str]) -> None:
        """Play games of all kinds until nothing is left or the patience is at its end."""
        kinds = [*cases(self.game), *variations(self.game)]
        while self.games < patience and not self.unseen <= exempt:
            rounds, n = divmod(self.games, len(kinds))
            self.play(kinds[n], self.games, MANNERS[rounds % len(MANNERS)])
            self.games += 1
            if self.games % PLAIN == 0:
                self.play_luckily(kinds[0], self.games, exempt)

    def play(self, case: Case, seed: int, manner: type[Policy]) -> None:
        log = Log()
        run = Run(case, 50_000 + seed, manner, log)
        for turn in run.turns():
            self.see(self.steps(turn.state) | {f"action:{self.game.actions[turn.action].kind}"})
        self.see(self.events(log))

    def play_luckily(self, case: Case, seed: int, exempt: set[str]) -> None:
        """A game in which everything goes well for the first seat, and rare things happen."""
        tables = self.game.vocabulary
        dice = FastChance(seed)
        beam = [case.start(dice)]
        for _ in range(LEAPS):
            rare = {n for n, kind in enumerate(tables.events) if f"event:{kind.name}" in self.unseen}
            rare_steps = {step.name for step in tables.steps if f"step:{step.name}" in self.unseen}
            ways = [leap(state, dice) for state in beam for _ in range(WAYS)]
            ways.sort(key=lambda way: self.fortune(way, rare, rare_steps), reverse=True)
            for way in ways[:BEAM]:
                self.see(self.events(way.log) | self.steps(way.state))
            beam = [way.state for way in ways[:BEAM] if not way.state.over]
            if not beam or self.unseen <= exempt:
                return

    def fortune(self, way: "Way", rare_events: set[int], rare_steps: set[str]) -> tuple[bool, int, int]:
        """Is anything new in it, how well does the first seat do, and a lot for ties."""
        state = way.state
        new = bool(rare_events) and any(event.kind in rare_events for event in way.log.events)
        new = new or bool(state.stack and state.stack[-1].name in rare_steps)
        lost = state.over and state.ranks()[0] > 1
        return new, -1_000 if lost else state.scores()[0], way.lot

    def see(self, things: set[str]) -> None:
        self.unseen -= things

    def steps(self, state: State) -> set[str]:
        return {f"step:{step.name}" for step in state.stack}

    def events(self, log: Log) -> set[str]:
        tables = self.game.vocabulary
        kinds: set[int] = set()
        named: set[tuple[str, int]] = set()
        for event in log.events:
            kinds.add(event.kind)
            nouns = self.nouns[event.kind]
            if nouns:
                numbers = event.numbers()
                named.update((sort, numbers[place]) for place, sort in nouns if place < len(numbers))
        return {f"event:{tables.events[kind].name}" for kind in kinds} | {
            f"noun:{sort}:{tables.nouns[sort][value]}" for sort, value in named
        }


@dataclass
class Way:
    """One way in which the next moves of a game may turn out."""

    state: State
    log: Log
    lot: int


def leap(state: State, dice: FastChance) -> Way:
    """Let the next moves turn out in some way."""
    after = state.clone()
    dice.log = log = Log()
    play_out(after, dice, dice, LEAP - dice.below(3))
    return Way(after, log, int(dice.below(2**31)))
