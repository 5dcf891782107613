"""OpenSpiel's own ISMCTS plays a game of Starhold against random play.

    pip install "starhold[adapters]"
    python examples/open_spiel_ismcts.py [--game kingdoms] [--simulations 20] [--decisions 2000] [--seed 1]

It works as it is, because the games have information states and `resample_from_infostate`. For strength per
second use `examples/ismcts_bot.py` or the built-in bots, whose search and playouts run inside the engine.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import starhold.adapters.open_spiel  # noqa: F401 (registers the games)


def play(game: str, simulations: int, decisions: int, seed: int) -> tuple[list[float], int]:
    """Return the rewards of a game, or of its first decisions, and how many decisions ISMCTS made."""
    luck = np.random.RandomState(seed)
    loaded = pyspiel.load_game(f"starhold_{game}(players=2)")
    bot = ismcts.ISMCTSBot(
        game=loaded,
        uct_c=1.0,
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        max_simulations=simulations,
        random_state=luck,
    )
    state, made = loaded.new_initial_state(), 0
    for _ in range(decisions):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = luck.choice(outcomes, p=chances)
        elif state.current_player() == 0:
            action, made = bot.step(state), made + 1
        else:
            action = luck.choice(state.legal_actions())
        state.apply_action(int(action))
    return list(state.returns()), made


def main() -> None:
    """Play a game and print how it ended."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", default="kingdoms")
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    rewards, made = play(wish.game, wish.simulations, wish.decisions, wish.seed)
    print(f"ISMCTS made {made} decisions; rewards {rewards}")


if __name__ == "__main__":
    main()
