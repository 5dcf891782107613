"""Standing orders: answers given in advance for windows that would otherwise stall a game.

Each game offers a few kinds and obeys them itself; an order answers a decision only where it is sure, and
leaves it to the player otherwise. It sees no more than its own seat may.
"""

from collections.abc import Mapping

from starhold.kernel.game import Game
from starhold.kernel.state import State
from starhold.server.errors import BadRequest
from starhold.server.wire import OrderKind


def kinds_of(game: Game) -> tuple[OrderKind, ...]:
    """Return the orders that a game offers."""
    return tuple(OrderKind(order.name, order.values) for order in game.vocabulary.orders)


def check_orders(game: Game, orders: Mapping[str, str]) -> None:
    """Refuse orders that the game does not know."""
    known = {order.name: order.values for order in game.vocabulary.orders}
    for name, value in orders.items():
        if name not in known or value not in known[name]:
            raise BadRequest(f"{game.name} has no order {name}={value}", field="orders")


def ordered(game: Game, state: State, seat: int, orders: Mapping[str, str]) -> int | None:
    """Return the action that a standing order takes for the seat now, or None."""
    defaults = {order.name: order.values[0] for order in game.vocabulary.orders}
    if not any(value != defaults.get(name) for name, value in orders.items()):
        return None
    legal = {game.actions[action].notation: action for action in state.legal(seat)}
    return game.obey(state.view(seat), seat, game.prompt(state, seat).step, legal, orders)
