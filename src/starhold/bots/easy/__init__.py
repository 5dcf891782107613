"""The easy bot: looks at each legal action, plays on for a short while at random, and likes what it sees.

What it sees is judged by a short evaluation of each game, written by hand. It knows only what its seat
may know: the world that it is given was resampled, and it resamples again for each try.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from starhold.bots.base import Bot
from starhold.bots.easy import galaxies, kingdoms, roll
from starhold.kernel.chance import Chance, FastChance
from starhold.kernel.state import State, play_out

#: what a position is worth to a seat, in hundredths of a point or near enough
Worth = Callable[[State, int], int]


class Judge(NamedTuple):
    """How the bot looks at one game."""

    worth: Worth
    #: how many decisions are looked ahead
    ahead: int = 40
    #: actions that only take something back, and are not worth a thought
    idle: frozenset[int] = frozenset()


#: tries for each action
TRIES: Final = 6
SEEDS: Final = 2**31 - 1


def by_score(state: State, seat: int) -> int:
    """The evaluation for any game."""
    return 100 * state.scores()[seat]


#: each game's judge; a game without one is judged by its scores alone
JUDGES: Final[dict[type[State], Judge]] = {
    galaxies.TABLE: Judge(galaxies.worth),
    kingdoms.TABLE: Judge(kingdoms.worth),
    roll.TABLE: Judge(roll.worth, 80, frozenset({roll.Do.TAKE_BACK})),
}


class EasyBot(Bot):
    """Sensible, quick, and beatable."""

    def choose(self, world: State, seat: int, chance: Chance) -> int:
        judge = JUDGES.get(type(world), Judge(by_score))
        actions = [action for action in world.legal(seat) if action not in judge.idle] or world.legal(seat)
        if len(actions) == 1:
            return actions[0]
        totals = [0] * len(actions)
        for _ in range(TRIES):
            guess = world.resample(seat, chance)
            # All actions are tried with the same luck, so that they differ by themselves alone.
            seed = int(chance.below(SEEDS))
            for number, action in enumerate(actions):
                totals[number] += tried(guess, seat, action, seed, judge)
        return actions[max(range(len(actions)), key=totals.__getitem__)]


def tried(guess: State, seat: int, action: int, seed: int, judge: Judge) -> int:
    """How the table looks to the seat after the action and a while of random play."""
    state = guess.clone()
    luck = FastChance(seed)
    state.play(seat, action, luck)
    play_out(state, luck, FastChance(seed ^ 0x55555555), judge.ahead)
    rivals = [judge.worth(state, other) for other in range(state.players) if other != seat]
    return 2 * judge.worth(state, seat) - (max(rivals) if rivals else 0)
