"""The casual bot: tries each legal action, plays a few random moves after it, and takes the best result.

What it sees is judged by a short evaluation of each game, written by hand. It knows only what its seat
may know: the world that it is given was resampled, and it resamples again for each try.
"""

from starhold.bots.base import Advice, Bot, Budget
from starhold.bots.config import BotConfig, config_of
from starhold.bots.net import ONE, judged
from starhold.kernel.chance import SEEDS, Chance, FastChance
from starhold.kernel.state import State, play_out


class EasyBot(Bot):
    """Sensible, quick, and beatable."""

    def choose(self, world: State, seat: int, chance: Chance) -> int:
        config = config_of(world)
        legal = config.features.choices(world, seat)
        actions = [action for action in legal if action not in config.idle] or legal
        if len(actions) == 1:
            return actions[0]
        totals = [0] * len(actions)
        for _ in range(config.tries):
            guess = world.resample(seat, chance)
            # All actions are tried with the same luck, so that they differ by themselves alone.
            seed = int(chance.below(SEEDS))
            for number, action in enumerate(actions):
                totals[number] += tried(guess, seat, action, seed, config)
        return actions[max(range(len(actions)), key=totals.__getitem__)]

    def advise(self, world: State, seat: int, chance: Chance, budget: Budget | None = None) -> list[Advice]:
        """Return the value of each action after some random play; the chosen one first."""
        config = config_of(world)
        chosen = self.choose(world, seat, chance)
        guesses = [(world.resample(seat, chance), int(chance.below(SEEDS))) for _ in range(config.tries)]
        told = []
        for action in world.legal(seat):
            later = [played_on(guess, seat, action, seed, config) for guess, seed in guesses]
            share = sum(judged(state, seat, config.heuristic) for state in later) / len(later) / ONE
            points = sum(state.scores()[seat] for state in later) / len(later)
            told.append(Advice(action, share, config.tries, points))
        told.sort(key=lambda advice: (advice.action != chosen, -advice.value))
        return told


def played_on(guess: State, seat: int, action: int, seed: int, config: BotConfig) -> State:
    """Return the table after the action and a while of random play."""
    state = guess.clone()
    luck = FastChance(seed)
    state.play(seat, action, luck)
    play_out(state, luck, FastChance(seed ^ 0x55555555), config.ahead)
    return state


def tried(guess: State, seat: int, action: int, seed: int, config: BotConfig) -> int:
    """Return how the table looks to the seat then, in worth."""
    state = played_on(guess, seat, action, seed, config)
    rivals = [config.heuristic.evaluate(state, other) for other in range(state.players) if other != seat]
    return 2 * config.heuristic.evaluate(state, seat) - (max(rivals) if rivals else 0)
