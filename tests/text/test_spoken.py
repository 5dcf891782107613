"""Whatever a game says in play can be said in every language, with all its words."""

import pytest

from starhold.kernel import registry
from starhold.kernel.chance import FastChance
from starhold.kernel.game import Game
from starhold.kernel.log import Log
from starhold.kernel.words import Line
from starhold.text import LANGUAGES, Text

TEXTS = [Text(language) for language in LANGUAGES]
NAMES = ["Ada", "Ben", "Cem", "Dee", "Eve"]


def speak(game: Game, players: int, seed: int, decisions: int) -> dict[str, Line]:
    """One line of each kind that random play brings up."""
    chance, choices = FastChance(seed), FastChance(seed + 1)
    chance.log = Log()
    state = game.start(players, chance)
    lines = [game.line(event) for event in chance.log.take()]
    while not state.over and decisions:
        seat = state.seats_to_move()[0]
        lines.append(game.prompt(state, seat).line)
        lines += [game.choice(state, seat, action).line for action in state.legal(seat)]
        state.apply(seat, state.pick(seat, choices), chance)
        lines += [game.line(event) for event in chance.log.take()]
        decisions -= 1
    return {line.key: line for line in lines}


@pytest.mark.parametrize("name", registry.names())
def test_every_line_has_all_its_words(name: str) -> None:
    game = registry.game(name)
    lines: dict[str, Line] = {}
    for players in range(game.min_players, game.max_players + 1):
        lines |= speak(game, players, seed=players, decisions=400)
    assert len(lines) > 20
    for text in TEXTS:
        for key, line in lines.items():
            said = text.line(line, NAMES)
            assert said != key, f"{text.language}: {key} is missing"
            assert "{" not in said, f"{text.language}: {key} lacks a word: {said}"
