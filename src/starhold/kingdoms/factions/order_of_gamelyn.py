"""Order of Gamelyn: they set the pace, and the end."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step_kinds import Decision
from starhold.kernel.words import Number, PlayerName, Question, Word
from starhold.kingdoms.actions import KingdomsAction
from starhold.kingdoms.components import TOP_MAGIC, Act, Resource
from starhold.kingdoms.faction import Faction
from starhold.kingdoms.scoring import finish
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.gains import GAIN_ONE, gain
from starhold.kingdoms.steps.perform import begin, performable, refuse_impossible
from starhold.kingdoms.words import act_word

SPOILS: Final = 2
EXTRA_ACTIONS: Final = 2
#: the six actions of the card
SIX: Final[i64] = bit(Act.ROB) - 1


@final
class OrderOfGamelyn(Faction[KingdomsState]):
    """Spoils of war, regions that yield nothing to others, more actions, and a sudden end."""

    def won(self, state: KingdomsState, seat: i64, chance: Chance) -> None:
        """1: food."""
        if state.magic(seat) >= 1:
            gain(state, seat, Resource.FOOD, SPOILS, chance)

    def denies(self, state: KingdomsState, seat: i64) -> i64:
        """2: regions next to a pair of theirs."""
        return state.world.near_any(state.kingdom(seat).pairs) if state.magic(seat) >= 2 else 0

    def begins_turn(self, state: KingdomsState, seat: i64) -> None:
        """3: a resource of choice."""
        if state.magic(seat) >= 3:
            state.stack.append(GAIN_ONE[seat])

    def learns(self, state: KingdomsState, seat: i64, level: i64, chance: Chance) -> None:
        """4: additional actions. 5: the game ends at once."""
        if level == 4:
            state.stack.append(Extra(seat, EXTRA_ACTIONS))
        elif level == TOP_MAGIC:
            finish(state, chance)

    def bonus(self, state: KingdomsState, seat: i64) -> i64:
        return 1


FACTION: Final = OrderOfGamelyn()


@final
class Extra(Decision[KingdomsState]):
    """Up to two actions of one's choice (D-EXTRA-ACTION)."""

    name: ClassVar[str] = "extra"
    rule: ClassVar[str] = "K-FAC-2"

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add_each(KingdomsAction.PERFORM, performable(state, seat, SIX))
        moves.add(KingdomsAction.DONE)
        if moves.explains:
            refuse_impossible(state, seat, SIX, moves)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if action == KingdomsAction.DONE:
            return
        if self.left > 1:
            state.stack.append(Extra(seat, self.left - 1))
        begin(state, seat, action - KingdomsAction.PERFORM, chance)

    def decline(self, state: KingdomsState, seat: i64) -> i64:
        return KingdomsAction.DONE

    def question(self, state: KingdomsState, seat: i64) -> Question:
        words: dict[str, Word] = {"left": Number(int(self.left))}
        if state.selected >= 0:
            words["action"] = act_word(state.selected)
            words["player"] = PlayerName(int(state.active))
        return Question(self.name, words, self.rule)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.left)]
