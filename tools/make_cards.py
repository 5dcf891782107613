"""Write the environment cards, docs/cards/GAME.md: `python tools/make_cards.py`. A test compares them.

Everything in a card comes from the code: spaces and digests, blocks, families of actions, what is hidden, the
length and the branching of random games (always the same ones), and the measured strength of our bots.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

import starhold
from starhold.adapters.core import Kind
from starhold.adapters.spec import Block, version_of
from starhold.bots import measured
from starhold.kernel.chance import FastChance
from starhold.kernel.game import Game
from starhold.rulebook import rules
from starhold.text import Text

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "cards"
#: random games per number of players
GAMES: Final = 30


def card(game: Game) -> str:
    """Return the page of a game."""
    return "\n".join(_lines(game)) + "\n"


def _lines(game: Game) -> Iterator[str]:
    title = Text("en").say(f"{game.name}-title")
    two = Kind(game.name, max(2, game.min_players), observation="full")
    yield f"# {title}: environment card\n"
    yield "`python tools/make_cards.py` writes this page from the code.\n"
    yield from _table("", "", rows=_identity(game, two))
    yield "\n## Observations\n"
    yield from _widths(game)
    yield (
        "\nThe blocks of `full`. Those of a seat come once per seat, in order from the viewer's; the table's "
        "once. “0/1” is a cell per thing, “0 to N” a number.\n"
    )
    yield from _table("block", "cells", "values", "what the cells stand for", rows=_blocks(two))
    yield "\n## Actions\n"
    yield f"{len(game.actions)} actions in {len({action.kind for action in game.actions})} families.\n"
    yield from _table("family", "arguments", "actions", "the first of them", rows=_families(game))
    yield "\n## Length and branching\n"
    yield f"Random play, {GAMES} games per row, dice and choices from seeds 0 to {GAMES - 1}.\n"
    yield from _table(
        "players",
        "decisions per game",
        "shortest, longest",
        "legal actions, mean",
        "most",
        rows=(_played(game, n) for n in range(max(2, game.min_players), game.max_players + 1)),
    )
    yield "\n## What is hidden\n"
    yield from _hidden(game)
    yield "\n## Baselines\n"
    yield (
        "The win rate of one bot among others of one kind, each from every seat, with Wilson's 95 % interval "
        "([how](../bots-measurements.md)).\n"
    )
    yield from _table("players", "bot", "against", "games", "win rate", rows=_baselines(game))


def _table(*head: str, rows: Iterator[tuple[object, ...]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"|{' --- |' * len(head)}"
    for row in rows:
        yield f"| {' | '.join(map(str, row))} |"


def _identity(game: Game, two: Kind) -> Iterator[tuple[str, str]]:
    yield "environment", f"`starhold/{game.name}-v{version_of(game)}`, `starhold_{game.name}` in OpenSpiel"
    yield "players", f"{game.min_players} to {game.max_players}"
    yield "rules", f"version {game.version}; options: {', '.join(f'`{name}`' for name in game.complete())}"
    yield "action digest", f"`{two.action_digest}`"
    yield (
        "reward",
        "at the end, adds up to 0: `win`, `margin` or `rank` ([Train an agent](../environments.md))",
    )


def _widths(game: Game) -> Iterator[str]:
    def rows() -> Iterator[tuple[object, ...]]:
        for observation in ("features", "full"):
            for players in range(max(2, game.min_players), game.max_players + 1):
                kind = Kind(game.name, players, observation=observation)
                yield f"`{observation}`", players, len(kind.features), f"`{kind.observation_digest}`"

    yield from _table("observation", "players", "cells", "digest", rows=rows())


def _blocks(kind: Kind) -> Iterator[tuple[object, ...]]:
    others = [f"seat +{place} " for place in range(1, kind.players)]
    for block in kind.blocks.values():
        if not any(block.name.startswith(other) for other in others):
            most = max(block.highs)
            yield (
                f"`{block.name}`",
                len(block.cells),
                "0/1" if most == 1 else f"0 to {most}",
                _stands_for(block),
            )


def _stands_for(block: Block) -> str:
    if len(block.cells) == 1:
        return ""
    if len(block.cells) <= 6:
        return ", ".join(block.cells)
    return f"{block.cells[0]}, {block.cells[1]}, … {block.cells[-1]}"


def _families(game: Game) -> Iterator[tuple[object, ...]]:
    counted = Counter(action.kind for action in game.actions)
    for kind, actions in groupby(sorted(game.actions, key=lambda action: action.kind), lambda one: one.kind):
        first = next(actions)
        arguments = ", ".join(name for name, _ in first.arguments) or "–"
        yield f"`{kind}`", arguments, counted[kind], f"`{first.notation}`"


def _played(game: Game, players: int) -> tuple[object, ...]:
    lengths, choices = [], []
    for seed in range(GAMES):
        chance = FastChance(seed)
        state = game.start(players, chance)
        made = 0
        while not state.over:
            seat = state.seats_to_move()[0]
            legal = state.legal(seat)
            choices.append(len(legal))
            state.play(seat, legal[chance.below(len(legal))], chance)
            made += 1
        lengths.append(made)
    mean = sum(choices) / len(choices)
    return (
        players,
        f"{sum(lengths) / GAMES:.0f}",
        f"{min(lengths)}, {max(lengths)}",
        f"{mean:.1f}",
        max(choices),
    )


def _hidden(game: Game) -> Iterator[str]:
    for rule in rules(game.name).values():
        if "-HID-" in rule.id or "-INFO-" in rule.id:
            yield f"- **{rule.id}** {rule.text}"


def _baselines(game: Game) -> Iterator[tuple[object, ...]]:
    for one in sorted(measured.of_game(game.name), key=lambda one: (one.players, one.against, one.bot)):
        yield (
            one.players,
            one.bot,
            one.against,
            one.games,
            f"{one.share:.1%} ({one.low:.1%} to {one.high:.1%})",
        )


def main() -> None:
    """Write all cards and the list of them."""
    FOLDER.mkdir(exist_ok=True)
    for name in starhold.names():
        (FOLDER / f"{name}.md").write_text(card(starhold.game(name)), encoding="utf-8")


if __name__ == "__main__":
    main()
