"""How the worlds of Roll for the Galaxy look: by their colour, as in the browser (`games/roll/worlds.ts`)."""

from starhold.boards.art.planets import PlanetLook, palette
from starhold.boards.art.random import hash_of

#: three for each colour of worlds
PALETTES = {
    colour: tuple(map(palette, three))
    for colour, three in {
        "novelty": (
            "c8f4ff 39b4dc 14507f f2ffff 8fe3ff e9fbff",
            "cfe0ff 4a86e8 1b3580 f4f8ff 9dc3ff 7fe0d8",
            "c6fff6 2fc4c0 0d565e fffbe0 86f2ea f6e7a8",
        ),
        "rare": (
            "ffe0b8 c8803f 6a3517 fff0d4 ffc48a 8c4a22",
            "f3d3c0 a8573a 4c1d1a ffe2cf f0a080 d99a63",
            "f4e6c8 b59a6a 5d4526 fff8e6 e8cf9a 7d5a34",
        ),
        "genes": (
            "dcf7c4 5fb765 1f5b3c f3ffd9 a6f0b0 eadf9f",
            "eaf7a8 9dbb3c 44591a fbffd6 d4f07a 3f7f46",
            "c4f7e0 3fae86 12503f e8fff6 8af0c8 b7e27a",
        ),
        "alien": (
            "fff3b0 e8c02e 7d5a08 fffbe0 ffe36b b98a12",
            "ffe9a0 d9982a 6e3b06 fff6d6 ffc95c f7e27a",
            "f6ffb4 c9cf3a 5c6410 ffffe6 eef27a 8f7a1a",
        ),
        "grey": (
            "eef2f7 9fb0c6 4a5670 ffffff cfe0ff eef2f8",
            "e6e2ea 8f879c 453d52 fbf7ff d6cbe6 c9b9c4",
            "e8ebe4 8b9488 3e463f fafff6 d0dccb 5f6b62",
        ),
    }.items()
}


def look_of(world: str, colour: str, place: int) -> PlanetLook:
    """Return the look of a world by its place among those of its colour."""
    palettes = PALETTES[colour]
    kinds = ("sea", "rock", "gas", "ice", "storm")
    kind = kinds[place // len(palettes) % len(kinds)]
    return PlanetLook(palettes[place % len(palettes)], kind, place % 7 < 2, hash_of(world))
