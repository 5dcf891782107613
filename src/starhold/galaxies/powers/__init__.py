"""The planet actions, a class for each effect, with the choices that it asks for (section 12 of the rules).

A planet is data that name an effect. A new effect is one file more in this folder: all of them are read
when the game is, and the planets get theirs.
"""

import importlib
import pkgutil

from starhold.galaxies.powers.effect import fill


def load() -> None:
    """Read every effect, and give each planet its own."""
    for module in pkgutil.iter_modules(__path__):
        importlib.import_module(f"{__name__}.{module.name}")
    fill()
