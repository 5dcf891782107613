"""Every effect of every development, made from the data, and tableaus made of them."""

from typing import Any, Final

from mypy_extensions import i64

from starhold.kernel.data import Way
from starhold.roll.data import BOX, FILE, DevelopmentSide, Op
from starhold.roll.powers import building, exploring, shipping, six_plus, wages
from starhold.roll.powers.reassign import POWERS, Reassign
from starhold.roll.state import Player
from starhold.roll.tableau import Tableau, TileEffect
from starhold.roll.tiles import added

#: what is done once, on completion; `components` has these as tables
_AT_ONCE = frozenset({"gain_die", "gain_credits", "remove_die"})
_ROOMS: Final = (building, exploring, shipping, six_plus, wages)


def _classes(effect: type[TileEffect[Any]]) -> dict[str, type[TileEffect[Any]]]:
    """Return all kinds of effects by the word that the data uses."""
    found = {effect.word: effect} if effect.word else {}
    for kind in effect.__subclasses__():
        found |= _classes(kind)
    return found


_KINDS: Final = _classes(TileEffect)


def _made(development: int, op: Op, way: Way) -> TileEffect[Any]:
    kind: Any = _KINDS.get(op.word)
    if kind is None:
        raise FILE.error(FILE.used(), way, f"no effect is called {op.word!r}")
    try:
        made: TileEffect[Any] = kind(development, op)
    except ValueError as error:
        raise FILE.error(FILE.used(), way, f"{op.word}: {error}") from None
    return made


def _of(development: int, way: list[str | int], side: DevelopmentSide) -> list[TileEffect[Any]]:
    found: list[TileEffect[Any]] = [power for power in POWERS if power.development == development]
    for n, op in enumerate(side.ops):
        if op.op not in _AT_ONCE and op.op != Reassign.word:
            found.append(_made(development, op, [*way, "ops", n]))
    if side.six_plus is not None:
        found.append(_made(development, side.six_plus.expr.op, [*way, "six_plus", "expr"]))
    return found


#: the effects of each development, by its number
EFFECTS: Final[list[list[TileEffect[Any]]]] = [
    _of(n, list(way), side) for n, (way, side) in enumerate(BOX.developments())
]


def tableau(faction: i64, home: i64, developments: bytes, worlds: bytes) -> Tableau:
    """Return a tableau with all that its developments change."""
    made = Tableau(faction, home, developments, worlds)
    for development in developments:
        for effect in EFFECTS[development]:
            effect.join(made)
    return made


def add_development(player: Player, development: i64) -> None:
    """Add a development to the tableau."""
    old = player.tableau
    player.tableau = tableau(old.faction, old.home, added(old.developments, development), old.worlds)


def add_world(player: Player, tile: i64) -> None:
    """Add a world to the tableau."""
    old = player.tableau
    player.tableau = tableau(old.faction, old.home, old.developments, added(old.worlds, tile))
