"""Fingerprints of whole games: equal lines mean equal games, move by move.

Prints one line a game. Two engines (compiled and interpreted) must print the same, and
so must every later version as long as the rules stay as they are.

    python -m tests.conformance.digests --game galaxies --games 3
"""

import argparse
import hashlib
from collections.abc import Iterator

import starhold
from starhold.bots.base import LEVELS, Budget, ask, bot
from starhold.kernel.chance import FastChance
from starhold.kernel.game import Game
from starhold.kernel.state import State
from tests.conformance.playthrough import IN_SHORT, playthrough
from tests.conformance.subjects import Case, cases, subjects

#: games that are kept in golden/ for each number of players and preset
GOLDEN_GAMES = 3
#: decisions of each level of bots that are compared
CHOICES = 10


def seeded_game(case: Case, seed: int) -> tuple[int, str, State]:
    """Play one random game by `pick`: its moves, the digest over all its positions, and the end."""
    chance = FastChance(seed)
    state = case.start(chance)
    whole = hashlib.blake2b(digest_size=8)
    moves = 0
    while not state.over and moves < case.profile.limit:
        whole.update(str(state.numbers()).encode())
        seats = state.seats_to_move()
        seat = seats[chance.below(len(seats))]
        state.apply(seat, state.pick(seat, chance), chance)
        moves += 1
    whole.update(str(state.numbers()).encode())
    return moves, whole.hexdigest(), state


def lines(game: Game, games: int, first: int = 0) -> Iterator[str]:
    """One line for each seeded game."""
    for case in cases(game):
        for seed in range(first, first + games):
            moves, digest, end = seeded_game(case, seed)
            points = " ".join(map(str, end.scores()))
            yield f"{case.id} seed {seed}: {moves} moves, points {points}, {digest}"


def words(game: Game) -> Iterator[str]:
    """One line for one game of each case: a digest of all that was shown, asked, offered and told in it."""
    for case in cases(game):
        text = playthrough(case, in_full=IN_SHORT)
        yield f"{case.id}: {hashlib.blake2b(text.encode(), digest_size=8).hexdigest()}"


def choices(game: Game) -> Iterator[str]:
    """One line for each level of bots: what two of them choose first, with little thought."""
    for level in LEVELS:
        chance, thoughts = FastChance(1), FastChance(2)
        state = game.start(max(2, game.min_players), chance, game.complete({}))
        chosen: list[int] = []
        while not state.over and len(chosen) < CHOICES:
            seat = state.seats_to_move()[0]
            player = bot(level)
            player.budget = Budget(iterations=4)
            chosen.append(ask(player, state, seat, thoughts))
            state.apply(seat, chosen[-1], chance)
        yield f"{level}: {chosen}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", default=[])
    parser.add_argument("--games", type=int, default=GOLDEN_GAMES)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--words",
        action="store_true",
        help="also what one game of each case looks like, and what bots choose",
    )
    wanted = parser.parse_args()
    print("compiled" if starhold.COMPILED else "interpreted")
    for game in subjects(wanted.game):
        for line in lines(game, wanted.games, wanted.seed):
            print(line)
        if wanted.words:
            print(*words(game), *choices(game), sep="\n")


if __name__ == "__main__":
    main()
