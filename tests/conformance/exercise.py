"""A run that goes on until everything in the tables of a game has been seen.

Action kinds, step kinds, event kinds, and every noun (card, planet, tile, mission) that
an event can name. What is left after a bounded number of games is listed.
"""

from starhold.kernel.game import Game
from starhold.kernel.log import Event, Log
from starhold.kernel.state import State
from tests.conformance.play import Run
from tests.conformance.policies import MEAN, AtRandom, Policy
from tests.conformance.subjects import Case, cases, variations

#: no corner is met only at random, none only by malice
MANNERS: tuple[type[Policy], ...] = (AtRandom, *MEAN.values())


class Exercise:
    """What is still to be seen of a game."""

    def __init__(self, game: Game) -> None:
        tables = game.tables
        self.game = game
        self.games = 0
        self.unseen = {f"action:{action.kind}" for action in tables.actions}
        self.unseen |= {f"step:{step.name}" for step in tables.steps}
        self.unseen |= {f"event:{event.name}" for event in tables.events}
        sorts = {sort for event in tables.events for sort in self.sorts(event.arguments)}
        self.unseen |= {f"noun:{sort}:{noun}" for sort in sorts for noun in tables.nouns.get(sort, ())}

    @staticmethod
    def sorts(arguments: tuple[str, ...]) -> list[str]:
        return [argument.partition(":")[2] for argument in arguments]

    def run(self, patience: int, exempt: set[str]) -> None:
        """Play games of all kinds until nothing is left or the patience is at its end."""
        kinds = [*cases(self.game), *variations(self.game)]
        while self.games < patience and not self.unseen <= exempt:
            rounds, n = divmod(self.games, len(kinds))
            self.play(kinds[n], self.games, MANNERS[rounds % len(MANNERS)])
            self.games += 1

    def play(self, case: Case, seed: int, manner: type[Policy]) -> None:
        log = Log()
        run = Run(case, 50_000 + seed, manner, log)
        for turn in run.turns():
            self.see_position(turn.state)
            self.unseen.discard(f"action:{self.game.actions[turn.action].kind}")
        for event in log.events:
            self.see_event(event)

    def see_position(self, state: State) -> None:
        for step in state.stack:
            self.unseen.discard(f"step:{self.game.tables.steps[step.kind()].name}")

    def see_event(self, event: Event) -> None:
        kind = self.game.tables.events[event.kind]
        self.unseen.discard(f"event:{kind.name}")
        for sort, value in zip(self.sorts(kind.arguments), event.numbers(), strict=False):
            if sort in self.game.tables.nouns:
                self.unseen.discard(f"noun:{sort}:{self.game.tables.nouns[sort][value]}")
