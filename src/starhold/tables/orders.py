"""Standing orders: answers given in advance for windows that would otherwise stall a game.

Each game offers a few kinds; an order answers a decision only where it is sure, and leaves it to the player
otherwise. Orders choose among legal actions by what their own seat can see.
"""

from collections.abc import Callable, Mapping

from starhold.kernel.game import Game
from starhold.kernel.state import State
from starhold.kernel.words import View
from starhold.tables.errors import BadRequest
from starhold.tables.wire import OrderKind

#: what a view, a seat and the kinds of its legal actions give: the notation of the action to take, or nothing
Decider = Callable[[View, int, str, Mapping[str, int], Mapping[str, str]], int | None]

ASK = "ask"


class Orders:
    """The standing orders of one game."""

    def __init__(self, kinds: tuple[OrderKind, ...], decide: Decider) -> None:
        self.kinds = kinds
        self.decide = decide


_BY_GAME: dict[str, Orders] = {}


def register(game: str, orders: Orders) -> None:
    """Add a game's standing orders."""
    _BY_GAME[game] = orders


def kinds_of(game: str) -> tuple[OrderKind, ...]:
    """The orders that a game offers; none if it knows none."""
    return _BY_GAME[game].kinds if game in _BY_GAME else ()


def check_orders(game: str, orders: Mapping[str, str]) -> None:
    """Refuse orders that the game does not know."""
    known = {kind.name: kind.values for kind in kinds_of(game)}
    for name, value in orders.items():
        if name not in known or value not in known[name]:
            raise BadRequest(f"{game} knows no order {name}={value}", field="orders")


def ordered(game: Game, state: State, seat: int, orders: Mapping[str, str]) -> int | None:
    """The action that a standing order takes for the seat now, or None."""
    if game.name not in _BY_GAME or not any(value != ASK for value in orders.values()):
        return None
    legal = {game.actions[action].notation: action for action in state.legal(seat)}
    step = game.prompt(state, seat).step
    return _BY_GAME[game.name].decide(state.view(seat), seat, step, legal, orders)


# -- Tiny Epic Galaxies ----------------------------------------------------------------------------

_FACES = ("move", "energy", "culture", "diplomacy", "economy", "colony")
_FOLLOW = (ASK, "never", "always", "culture-2", "culture-3", "culture-4", "culture-5")


def _galaxies(
    view: View, seat: int, step: str, legal: Mapping[str, int], orders: Mapping[str, str]
) -> int | None:
    """Follow or pass by the die's face and the own culture; decline landings or Rogue rerolls for good."""
    from starhold.galaxies.view import GalaxiesView

    assert isinstance(view, GalaxiesView)
    if step in ("follow", "follow-together") and "pass" in legal and view.dice.current is not None:
        order = orders.get(f"follow-{view.dice.current}", ASK)
        if order == ASK:
            return None
        least = {"never": 99, "always": 0}.get(order)
        if least is None:
            least = int(order.removeprefix("culture-"))
        return legal["follow" if view.seats[seat].empire.culture >= least else "pass"]
    if step == "forced-reroll" and orders.get("forced-reroll", ASK) == "never":
        return legal.get("accept")
    return None


register(
    "galaxies",
    Orders(
        (
            *(OrderKind(f"follow-{face}", _FOLLOW) for face in _FACES),
            OrderKind("forced-reroll", (ASK, "never")),
        ),
        _galaxies,
    ),
)
