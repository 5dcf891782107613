"""Pictures of links: how long one takes to draw, and how large it is.

    python bench/link_pictures.py

Tables of each game at random moments, with two and five players, in four languages: processor time of one
process, and bytes of the PNG. A picture may take 150 ms and 200 kB. The client has to be built: its fonts
are used.
"""

import statistics
import time

import starhold
from starhold import boards
from starhold.kernel import registry
from starhold.kernel.chance import FastChance
from starhold.kernel.state import play_out
from starhold.server.work import pictures
from starhold.server.work.jobs import DrawPicture, PictureRow
from starhold.text import LANGUAGES, Text

NAMES = ("Anna", "Борис", "Chloé", "Diego", "Eve")
MOMENTS = 25


def drawn(name: str, players: int, moves: int, language: str) -> bytes:
    """Return the picture of a table after some random moves, as a spectator sees it."""
    game, chance = starhold.game(name), FastChance(moves)
    state = game.start(players, chance)
    play_out(state, chance, FastChance(moves + 1), moves)
    text, names = Text(language), NAMES[:players]
    rows = tuple(PictureRow(seat, one, str(7 * seat)) for seat, one in enumerate(names))
    board = boards.picture(game, state.view(None), names, text)
    title = text.say(f"{name}-title")
    return pictures.png(
        DrawPicture(text.say("preview-picture", page="table"), title, rows, board, language=language)
    )


def main() -> None:
    assert pictures.able(), "the client is not built, or resvg is not installed"
    print("| game | median | worst | largest |\n| --- | ---: | ---: | ---: |")
    for name in registry.names():
        times, sizes = [], []
        # The first one of a process loads modules and fonts.
        drawn(name, 2, 1, "en")
        for number in range(MOMENTS):
            for players in (2, 5):
                begun = time.process_time()
                content = drawn(name, players, 8 * number + 1, LANGUAGES[number % len(LANGUAGES)])
                times.append(1000 * (time.process_time() - begun))
                sizes.append(len(content))
        middle, worst = statistics.median(times), max(times)
        print(f"| {name} | {middle:.0f} ms | {worst:.0f} ms | {max(sizes) / 1000:.0f} kB |", flush=True)


if __name__ == "__main__":
    main()
