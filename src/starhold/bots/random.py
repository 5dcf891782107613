"""The random bot: every legal action is as likely as the others."""

from starhold.bots.base import Bot
from starhold.kernel.chance import Chance
from starhold.kernel.state import State


class RandomBot(Bot):
    """Plays anything that is legal."""

    def choose(self, world: State, seat: int, chance: Chance) -> int:
        return int(world.pick(seat, chance))
