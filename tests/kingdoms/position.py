"""Positions in one line, moves and regions in words: `p.do("move intheoros-3 intheoros-4")`."""

import re
from typing import Any

from starhold.kernel.chance import Chance, FastChance
from starhold.kernel.errors import IllegalMove
from starhold.kernel.log import Log
from starhold.kingdoms.components import (
    FACTION_NAMES,
    LANDS,
    REGION_NAMES,
    RESOURCE_IDS,
    SIDE_IDS,
    TOKEN_NAMES,
)
from starhold.kingdoms.faction import FACTIONS, Faction
from starhold.kingdoms.game import GAME
from starhold.kingdoms.position import UPRIGHT
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.perform import begin
from starhold.kingdoms.steps.turn import TURN

#: factions of players whose faction does not matter, all at magic level 0
BYSTANDERS = ("dwarves", "humans", "undead", "goblins", "orcs")


def faction_of(name: str) -> Faction[Any]:
    """A faction by its name."""
    return FACTIONS[FACTION_NAMES.index(name)]


class Position:
    """A table in the middle of a game. Seat n's home is the n-th side named."""

    def __init__(self, *sides: str, active: int = 0, lost: str | None = None, tokens: bool = False) -> None:
        self.chance: Chance = FastChance(1)
        self.chance.log = Log()
        seats = [{"home": side, "faction": BYSTANDERS[seat]} for seat, side in enumerate(sides)]
        facts = {"seats": seats, "lost_kingdom": lost, "active": active, "tokens": tokens, "steps": []}
        self.state = GAME.build(facts, self.chance)

    # -- building ---------------------------------------------------------------------------

    def _facts(self) -> dict[str, Any]:
        """What lies on the table, to be changed and built anew."""
        return GAME.facts(self.state)

    def _build(self, facts: dict[str, Any]) -> "Position":
        self.state = GAME.build(facts, self.chance)
        return self

    def region(self, name: str) -> int:
        """The number of a region from its name on the map, as in `intheoros-4`."""
        side, _, land = name.rpartition("-")
        return self.state.world.sides.index(SIDE_IDS.index(side)) * LANDS + int(land) - 1

    def name(self, region: int) -> str:
        """What the map calls a region."""
        return REGION_NAMES[self.state.world.place(region)]

    def seat(
        self,
        seat: int,
        *armies: str,
        purse: tuple[int, int, int] | None = None,
        faction: str | None = None,
        magic: int | None = None,
        tower: int | None = None,
        on_card: int = 0,
    ) -> "Position":
        """What one player has, or has besides what was said before.

        Armies in ruins lie, unless their region is written with a `^`.
        """
        facts = self._facts()
        own = facts["seats"][seat]
        said = {"faction": faction, "magic": magic, "tower": tower}
        own |= {name: value for name, value in said.items() if value is not None}
        if purse is not None:
            own |= dict(zip(RESOURCE_IDS, purse, strict=True))
        own["on_card"] = own.get("on_card", 0) + on_card
        own["armies"] = [*own.get("armies", ()), *(army.replace("^", UPRIGHT) for army in armies)]
        return self._build(facts)

    def token(self, kind: str, *regions: str) -> "Position":
        """Tokens that lie open on the map."""
        facts = self._facts()
        lying = facts.setdefault("open", {})
        lying[kind] = [*lying.get(kind, ()), *regions]
        return self._build(facts)

    def crown(self, seat: int) -> "Position":
        return self._build(self._facts() | {"crown": seat})

    def hide(self, kind: str, region: str) -> "Position":
        """A face-down token; the next token turned up will be of this kind."""
        facts = self._facts()
        self._build(facts | {"face_down": [*facts.get("face_down", ()), region]})
        self.turn_up(kind)
        return self

    def turn_up(self, kind: str) -> None:
        """Chance shows this kind of token next, then goes on at random."""
        log = self.chance.log
        self.chance = TokenChance(self.state, TOKEN_NAMES.index(kind))
        self.chance.log = log

    # -- starting ---------------------------------------------------------------------------

    def acting(self, seat: int, act: str) -> "Position":
        """The seat performs an action now; afterwards the turn ends."""
        return self._run(seat, act)

    def turn(self) -> "Position":
        """The active player is about to begin a turn."""
        return self._build(self._facts() | {"steps": [["turn"]]})

    def selected(self, act: str) -> "Position":
        """The active player has selected an action."""
        steps = [["turn"], ["select", int(self.state.active)]]
        return self._build(self._facts() | {"turn_begun": True, "steps": steps}).do(f"select {act}")

    def _run(self, seat: int, act: str) -> "Position":
        self._build(self._facts() | {"turn_begun": True, "selected": act})
        self.state.stack.append(TURN)
        begin(self.state, seat, self.state.selected, self.chance)
        self.state.settle(self.chance)
        self.state.check()
        return self

    # -- playing ----------------------------------------------------------------------------

    def _numbers(self, text: str) -> str:
        """Replace `side-land` by `board.land`."""

        def number(match: re.Match[str]) -> str:
            region = self.region(match.group())
            return f"{region // LANDS + 1}.{region % LANDS + 1}"

        return re.sub(r"[a-z]+-\d", number, text)

    def _names(self, notation: str) -> str:
        def name(match: re.Match[str]) -> str:
            board, land = match.group().split(".")
            return self.name((int(board) - 1) * LANDS + int(land) - 1)

        return re.sub(r"\b\d\.\d\b", name, notation)

    def do(self, *moves: str, seat: int | None = None) -> "Position":
        """Play moves, each by the seat that owes a decision (or by the seat named)."""
        for move in moves:
            mover = seat if seat is not None else self.waiting[0]
            self.state.apply(mover, GAME.action(self._numbers(move)), self.chance)
            self.state.check()
        return self

    def refuses(self, move: str, seat: int | None = None) -> bool:
        """Is the move illegal, and does it change nothing?"""
        before = self.state.numbers()
        mover = seat if seat is not None else self.waiting[0]
        try:
            self.state.apply(mover, GAME.action(self._numbers(move)), self.chance)
        except IllegalMove:
            return self.state.numbers() == before
        return False

    def bid(self, attacker: int, defender: int) -> "Position":
        """Both choose their war numbers, 0 being the flag; a forced flag is chosen already."""
        war = self.state.war
        for seat, number in ((war.attacker, attacker), (war.defender, defender)):
            if seat in self.waiting and self.step == "bids":
                self.do("flag" if number == 0 else f"bid {number}", seat=int(seat))
            else:
                assert number == 0
        return self

    # -- looking ----------------------------------------------------------------------------

    @property
    def waiting(self) -> list[int]:
        return self.state.seats_to_move()

    @property
    def step(self) -> str:
        """The kind of decision that is owed."""
        return self.state.stack[-1].name if self.state.stack else "over"

    def legal(self, seat: int | None = None) -> set[str]:
        """The legal moves in words."""
        mover = seat if seat is not None else self.waiting[0]
        return {self._names(GAME.actions[action].notation) for action in self.state.legal(mover)}

    def targets(self, kind: str, seat: int | None = None) -> set[str]:
        """The last words of the legal moves of one kind."""
        return {move.split()[-1] for move in self.legal(seat) if move.split()[0] == kind}

    def purse(self, seat: int) -> tuple[int, int, int]:
        kingdom = self.state.kingdom(seat)
        return int(kingdom.amount(0)), int(kingdom.amount(1)), int(kingdom.amount(2))

    def armies(self, seat: int) -> list[str]:
        """Where a player's armies are, lying ones marked `~`."""
        kingdom = self.state.kingdom(seat)
        found = []
        for region in range(25):
            here = 1 << region
            total = bool(kingdom.lands & here) + bool(kingdom.pairs & here)
            lying = bool(kingdom.lying & here) + bool(kingdom.lying_pairs & here)
            found += [self.name(region)] * (total - lying) + [self.name(region) + "~"] * lying
        return found

    def in_play(self, seat: int) -> int:
        return int(self.state.kingdom(seat).armies)

    def told(self) -> list[str]:
        """The kinds of events since the last look."""
        return [kind for kind, _ in self.told_in_full()]

    def told_in_full(self) -> list[tuple[str, tuple[int, ...]]]:
        """The events since the last look, each with its numbers."""
        assert self.chance.log is not None
        kinds = GAME.vocabulary.events
        return [
            (kinds[event.kind].name, event.numbers()[: len(kinds[event.kind].arguments)])
            for event in self.chance.log.take()
        ]


class TokenChance(Chance):
    """Turns up one kind of token first, then answers at random."""

    def __init__(self, state: KingdomsState, kind: int) -> None:
        super().__init__()
        self.state = state
        self.kind: int | None = kind
        self.spare = FastChance(7)

    def below(self, n: int) -> int:
        if self.kind is None:
            return int(self.spare.below(n))
        before = sum((self.state.pool >> 6 * kind) & 63 for kind in range(self.kind))
        self.kind = None
        return int(before)
