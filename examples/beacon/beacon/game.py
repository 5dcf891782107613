"""Beacon: roll for oil as long as you dare; a hidden flask comes on top at the end."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Literal

import msgspec

from starhold.kernel.chance import Chance, tell, tell_only
from starhold.kernel.facts import read
from starhold.kernel.game import Game
from starhold.kernel.moves import Moves
from starhold.kernel.state import State
from starhold.kernel.step_kinds import Decision
from starhold.kernel.vocabulary import ActionTable, EventTable, Option, Vocabulary
from starhold.kernel.words import Answers, Choice, Shape, View

#: flasks hold one to six measures; there are two of each
FLASKS: Final = ("one", "two", "three", "four", "five", "six")
COPIES: Final = 2

ACTIONS: Final = ActionTable()
ROLL: Final = ACTIONS.declare("roll")
STOP: Final = ACTIONS.declare("stop")

EVENTS: Final = EventTable()
DREW: Final = EVENTS.declare("drew", "flask:flask", reveals=True)
ROLLED: Final = EVENTS.declare("rolled", "seat:seat", "die:number", reveals=True)
BLOWN_OUT: Final = EVENTS.declare("blown-out", "seat:seat")
STOPPED: Final = EVENTS.declare("stopped", "seat:seat", "oil:number")
POURED: Final = EVENTS.declare("poured", "seat:seat", "flask:flask", reveals=True)


class Beacon(State):
    """The oil in each tower, the hidden flasks, and the pot of the turn."""

    def __init__(self, players: int, goal: int) -> None:
        super().__init__(players)
        self.goal = goal
        self.oil = [0] * players
        self.flasks = [0] * players
        self.pot = 0

    def clone(self) -> "Beacon":
        twin = Beacon(self.players, self.goal)
        twin.copy_steps(self)
        twin.oil = list(self.oil)
        twin.flasks = list(self.flasks)
        twin.pot = self.pot
        return twin

    def resample(self, seat: int, chance: Chance) -> "Beacon":
        world = self.clone()
        world.choices = -1
        if not self.over:
            box = full_box()
            if seat >= 0:
                box.remove(self.flasks[seat])
            for other in range(self.players):
                if other != seat:
                    world.flasks[other] = draw(box, chance)
        return world

    def fields(self) -> list[int]:
        return [self.goal, self.pot, *self.oil, *self.flasks]

    def scores(self) -> list[int]:
        return list(self.oil)

    def ranks(self) -> list[int]:
        return [1 + sum(other > own for other in self.oil) for own in self.oil]

    def check(self) -> None:
        assert all(self.flasks.count(flask) <= COPIES for flask in range(len(FLASKS)))
        assert min(self.oil) >= 0
        assert self.pot >= 0

    def view(self, seat: int | None) -> "BeaconView":
        return BeaconView(
            goal=self.goal,
            pot=self.pot,
            seats=tuple(TowerView(oil) for oil in self.oil),
            flask=None if seat is None else FLASKS[self.flasks[seat]],
        )


def full_box() -> list[int]:
    """All flasks."""
    return [flask for flask in range(len(FLASKS)) for _ in range(COPIES)]


def draw(box: list[int], chance: Chance) -> int:
    """A flask out of the box."""
    return box.pop(chance.below(len(box)))


class TowerView(View, frozen=True):
    """What everybody sees of a seat."""

    oil: int


class BeaconView(View, frozen=True):
    """What one seat sees."""

    goal: int
    pot: int
    seats: tuple[TowerView, ...]
    flask: str | None


class Turn(Decision[Beacon]):
    """BEACON-TURN: roll, or stop and keep the pot."""

    name: ClassVar[str] = "turn"
    rule: ClassVar[str] = "BEACON-TURN"

    def offer(self, table: Beacon, seat: int, moves: Moves) -> None:
        moves.add(ROLL)
        if table.pot:
            moves.add(STOP)

    def take(self, table: Beacon, seat: int, action: int, chance: Chance) -> None:
        if action == STOP:
            table.oil[seat] += table.pot
            tell(chance, STOPPED, seat, table.pot)
            self.pass_on(table, chance)
            return
        die = 1 + chance.below(6)
        tell(chance, ROLLED, seat, die)
        if die > 1:
            table.pot += die
        else:
            tell(chance, BLOWN_OUT, seat)
            self.pass_on(table, chance)

    def decline(self, table: Beacon, seat: int) -> int:
        return STOP

    def shape(self, table: Beacon, seat: int, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        return (Answers(default=ROLL, ends=STOP),)

    def pass_on(self, table: Beacon, chance: Chance) -> None:
        """BEACON-END: the next seat's turn, or the end after the last one of a round."""
        table.pot = 0
        table.stack.pop()
        following = (self.seat + 1) % table.players
        if following or max(table.oil) < table.goal:
            table.stack.append(Turn(following))
            return
        for seat, flask in enumerate(table.flasks):
            table.oil[seat] += flask + 1
            tell(chance, POURED, seat, flask)


class TowerFacts(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a position."""

    oil: int = 0
    flask: Literal["one", "two", "three", "four", "five", "six"] = "one"


class BeaconFacts(msgspec.Struct, forbid_unknown_fields=True):
    """A position by name; `turn` is the seat whose turn it is, None after the end."""

    seats: tuple[TowerFacts, ...]
    goal: int = 20
    pot: int = 0
    turn: int | None = 0


class BeaconGame(Game):
    """Beacon for two to four."""

    name = "beacon"
    version = "1"
    min_players = 2
    max_players = 4
    positions = Beacon
    bots = "beacon.bots:CONFIG"
    reasons = "beacon.bots:REASONS"
    daily: Mapping[str, str] = {}

    def set_up(self, players: int, options: Mapping[str, str], chance: Chance) -> State:
        table = Beacon(players, int(options["goal"]))
        box = full_box()
        for seat in range(players):
            table.flasks[seat] = draw(box, chance)
            tell_only(seat, chance, DREW, table.flasks[seat])
        table.stack.append(Turn(0))
        return table

    def counters(self, state: Any, seat: int) -> dict[str, int]:
        return {"oil": state.oil[seat]}

    def facts(self, state: Any) -> dict[str, Any]:
        towers = zip(state.oil, state.flasks, strict=True)
        seats = tuple(TowerFacts(oil, FLASKS[flask]) for oil, flask in towers)
        turn = None if state.over else state.stack[-1].seat
        found: dict[str, Any] = msgspec.to_builtins(BeaconFacts(seats, state.goal, state.pot, turn))
        return found

    def build(self, facts: Mapping[str, Any], chance: Chance) -> State:
        found = read(facts, BeaconFacts)
        table = Beacon(self.checked(len(found.seats)), found.goal)
        table.oil = [seat.oil for seat in found.seats]
        table.flasks = [FLASKS.index(seat.flask) for seat in found.seats]
        table.pot = found.pot
        if found.turn is not None:
            table.stack.append(Turn(found.turn % table.players))
            table.settle(chance)
        return table

    def sources(self, state: Any) -> list[dict[str, int]]:
        return [{"tower": oil} for oil in state.oil]

    def luck(self, state: Any) -> Sequence[Sequence[str]]:
        return (("1", "2", "3", "4", "5", "6"),)


GAME: Final[Game] = BeaconGame(
    Vocabulary(
        actions=ACTIONS,
        steps=(Turn,),
        events=EVENTS,
        options=(Option("goal", ("20", "30")),),
        nouns={"flask": FLASKS},
    )
)
