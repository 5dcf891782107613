"""The easy bot: looks at each legal action, plays on for a short while at random, and likes what it sees.

What it sees is judged by a short evaluation of each game, written by hand. It knows only what its seat
may know: the world that it is given was resampled, and it resamples again for each try.
"""

from typing import Final

from starhold.bots.base import Bot
from starhold.bots.mind import Mind, mind_of
from starhold.kernel.chance import Chance, FastChance
from starhold.kernel.state import State, play_out

SEEDS: Final = 2**31 - 1


class EasyBot(Bot):
    """Sensible, quick, and beatable."""

    def choose(self, world: State, seat: int, chance: Chance) -> int:
        mind = mind_of(world)
        legal = mind.features.choices(world, seat)
        actions = [action for action in legal if action not in mind.idle] or legal
        if len(actions) == 1:
            return actions[0]
        totals = [0] * len(actions)
        for _ in range(mind.tries):
            guess = world.resample(seat, chance)
            # All actions are tried with the same luck, so that they differ by themselves alone.
            seed = int(chance.below(SEEDS))
            for number, action in enumerate(actions):
                totals[number] += tried(guess, seat, action, seed, mind)
        return actions[max(range(len(actions)), key=totals.__getitem__)]


def tried(guess: State, seat: int, action: int, seed: int, mind: Mind) -> int:
    """How the table looks to the seat after the action and a while of random play."""
    state = guess.clone()
    luck = FastChance(seed)
    state.play(seat, action, luck)
    play_out(state, luck, FastChance(seed ^ 0x55555555), mind.ahead)
    rivals = [mind.worth.worth(state, other) for other in range(state.players) if other != seat]
    return 2 * mind.worth.worth(state, seat) - (max(rivals) if rivals else 0)
