"""What lies on the table as named facts, in the words of the rulebook: for digests, and to build positions.

    starhold.position(
        "kingdoms",
        seats=[
            {"faction": "orcs", "magic": 3, "home": "intheoros", "armies": ["intheoros-1"], "ore": 2},
            {"faction": "elves", "home": "aughmoore", "armies": ["aughmoore-2", "aughmoore-2"]},
        ],
        lost_kingdom="brysue",
    )

Regions are called as on the map: `intheoros-4` is the land region with the number 4. An army in ruins lies
flat; one that stands there is written `brugerdiehl-1 standing`. What is left out is nothing; tokens that are
not mentioned are unseen, and in the Lost Kingdom every region that nobody holds has its neutral army. The
game goes on with the turn of the active player, unless `steps` say otherwise.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, cast

import msgspec
from msgspec import UNSET

from starhold.kernel.bits import bit, has, members
from starhold.kernel.chance import Chance
from starhold.kernel.facts import bad, read
from starhold.kernel.step import Step
from starhold.kingdoms.components import (
    ACT_IDS,
    ACTS,
    ALL_FACTIONS,
    CARDS,
    FACTION_NAMES,
    LANDS,
    MAX_PLAYERS,
    NEUTRALS,
    NOBODY,
    NOWHERE,
    REGION_NAMES,
    SIDE_IDS,
    TOKEN_COUNTS,
    TOKEN_NAMES,
    TOKENS,
    Token,
    side_of_card,
)
from starhold.kingdoms.faction import FACTIONS
from starhold.kingdoms.facts import Facts, Fight, Seat
from starhold.kingdoms.invariants import check
from starhold.kingdoms.kingdom import Kingdom
from starhold.kingdoms.scoring import LOST_KINGDOM_BOARD
from starhold.kingdoms.state import KingdomsState, War, packed, packed_one

#: tokens that stay on the map, and where a state keeps their regions
STAYING: Final = {
    "dragon-lair": "lairs",
    "camp": "camps",
    "fortress": "fortresses",
    "city": "cities",
    "church": "churches",
}
UPRIGHT: Final = " standing"


# -- telling ------------------------------------------------------------------------------


def facts(state: KingdomsState) -> dict[str, Any]:
    """All that lies on the table."""
    return cast(dict[str, Any], msgspec.to_builtins(_told(state)))


def _told(state: KingdomsState) -> Facts:
    return Facts(
        seats=[_seat_told(state, seat) for seat in range(state.players)],
        first=int(state.first),
        active=int(state.active),
        lost_kingdom=_side_name(state.world.sides[LOST_KINGDOM_BOARD]) if state.players == 2 else None,
        neutral=_names(state, state.neutral),
        shields={ACT_IDS[act]: int(n) for act in range(ACTS) if (n := packed(state.shields, act))},
        selected=_act_name(state.selected),
        previous=_act_name(state.previous),
        turn_begun=bool(state.in_turn),
        refreshes=int(state.refreshes),
        ended=bool(state.ended),
        reached_top=_seat_name(state.reached_top),
        end_by_magic=_seat_name(state.end_by_magic),
        marched=None if state.marched == NOWHERE else _name(state, state.marched),
        stood=bool(state.stood),
        tokens=bool(state.tokens),
        face_down=_names(state, state.face_down),
        open={
            kind: _names(state, regions)
            for kind, field in STAYING.items()
            if (regions := getattr(state, field))
        },
        crown=_seat_name(state.crown),
        spent={TOKEN_NAMES[kind]: int(n) for kind in range(TOKENS) if (n := packed(state.spent, kind))},
        factions_left=[name for n, name in enumerate(FACTION_NAMES) if has(state.factions, n)],
        cards_left=[SIDE_IDS[side_of_card(card, 0)] for card in range(CARDS) if has(state.cards, card)],
        alternative_tower=bool(state.alternative_tower),
        beginner=bool(state.beginner),
        max_refreshes=int(state.max_refreshes),
        war=_fight_told(state) if state.at_war() else None,
        steps=[[step.name, *map(int, step.fields())] for step in state.stack],
    )


def _seat_told(state: KingdomsState, seat: int) -> Seat:
    kingdom = state.kingdom(seat)
    side, card = state.world.sides[seat], state.dealt[seat]
    return Seat(
        faction=None if kingdom.faction.number == NOBODY else FACTION_NAMES[kingdom.faction.number],
        home=_side_name(side),
        card=_side_name(side_of_card(card, 0)) if side < 0 <= card else None,
        magic=int(kingdom.magic),
        tower=int(kingdom.tower),
        mana=int(kingdom.amount(0)),
        ore=int(kingdom.amount(1)),
        food=int(kingdom.amount(2)),
        armies=_armies(state, kingdom),
        on_card=int(kingdom.on_card),
        aloft=int(kingdom.aloft),
        captured=int(kingdom.captured),
    )


def _armies(state: KingdomsState, kingdom: Kingdom) -> list[str]:
    told = []
    # An army that lies, or a second one, is where a first one is.
    for region in members(kingdom.lands):
        name = _name(state, region)
        flat = has(kingdom.lying, region) + has(kingdom.lying_pairs, region)
        standing = has(kingdom.lands, region) + has(kingdom.pairs, region) - flat
        told += [name] * flat + [name + UPRIGHT * has(state.world.ruins, region)] * standing
    return told


def _fight_told(state: KingdomsState) -> Fight:
    war = state.war
    return Fight(
        attacker=int(war.attacker),
        defender=None if war.defender == NEUTRALS else int(war.defender),
        region=_name(state, war.region),
        stage=int(war.stage),
        by_quest=bool(war.by_quest),
        storms=bool(war.storms),
        shared=_names(state, war.shared),
        attacker_face=int(war.attacker_face),
        defender_face=int(war.defender_face),
        attacker_discount=int(war.attacker_discount),
        defender_discount=int(war.defender_discount),
        attacker_raise=int(war.attacker_raise),
        defender_raise=int(war.defender_raise),
        winner=_seat_name(war.winner),
        loser=_seat_name(war.loser),
        crown_lost=bool(war.crown_lost),
        routed=int(war.routed),
        at_stake=_names(state, war.at_stake),
        lair=int(war.lair),
        removed=int(war.removed),
    )


def _name(state: KingdomsState, region: int) -> str:
    return REGION_NAMES[state.world.place(region)]


def _names(state: KingdomsState, regions: int) -> list[str]:
    return [_name(state, region) for region in members(regions)]


def _side_name(side: int) -> str | None:
    return SIDE_IDS[side] if side >= 0 else None


def _act_name(act: int) -> str | None:
    return None if act == NOBODY else ACT_IDS[act]


def _seat_name(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


# -- building -----------------------------------------------------------------------------


def build(given: Mapping[str, Any], chance: Chance, steps: Sequence[type[Step[Any]]]) -> KingdomsState:
    """The state that the facts describe, gone on to the first decision; raises BadPosition."""
    told = read(given, Facts)
    if not 2 <= len(told.seats) <= MAX_PLAYERS:
        raise bad("seats", f"{len(told.seats)} players cannot play")
    state = _Builder(told).build()
    named = {step.name: step for step in steps}
    rows = [["turn"]] if told.steps is UNSET else told.steps
    state.stack = [_step(named, row, n) for n, row in enumerate(rows)]
    try:
        check(state)
    except AssertionError as error:
        raise bad("position", str(error)) from None
    state.settle(chance)
    return state


def _step(named: Mapping[str, type[Step[Any]]], row: list[Any], n: int) -> Step[Any]:
    """A step from its name and fields; its fields are what it is made with."""
    if not row or row[0] not in named:
        raise bad(f"steps[{n}]", f"there is no step {row[:1]}; available: {', '.join(sorted(named))}")
    try:
        return named[row[0]](*row[1:])
    except TypeError as error:
        raise bad(f"steps[{n}]", str(error)) from None


class _Builder:
    """Puts facts on an empty table."""

    def __init__(self, told: Facts) -> None:
        self.told = told
        self.state = KingdomsState(len(told.seats))

    def build(self) -> KingdomsState:
        told, state = self.told, self.state
        self._lay_boards()
        for seat, mine in enumerate(told.seats):
            self._seat(seat, mine)
        state.first, state.active = self._player("first", told.first), self._player("active", told.active)
        for act, number in told.shields.items():
            state.shields += packed_one(self._of("shields", act, ACT_IDS[:ACTS])) * number
            state.placed += number
        state.selected = self._act("selected", told.selected)
        state.previous = self._act("previous", told.previous)
        state.in_turn, state.ended = int(told.turn_begun), int(told.ended)
        state.refreshes = told.refreshes
        state.reached_top = self._player("reached_top", told.reached_top)
        state.end_by_magic = self._player("end_by_magic", told.end_by_magic)
        state.marched = NOWHERE if told.marched is None else self._region("marched", told.marched)
        state.stood = int(told.stood)
        state.alternative_tower, state.beginner = int(told.alternative_tower), int(told.beginner)
        state.max_refreshes = told.max_refreshes
        self._tokens()
        self._rest()
        if told.war is not None:
            state.war = self._war(told.war)
        return state

    # -- names ------------------------------------------------------------------------------

    def _of(self, key: str, name: str, names: Sequence[str]) -> int:
        if name not in names:
            raise bad(key, f"{name!r} is none of: {', '.join(names)}")
        return names.index(name)

    def _act(self, key: str, name: str | None) -> int:
        return NOBODY if name is None else self._of(key, name, ACT_IDS)

    def _player(self, key: str, seat: int | None) -> int:
        if seat is not None and not 0 <= seat < len(self.told.seats):
            raise bad(key, f"there is no seat {seat}")
        return NOBODY if seat is None else seat

    def _region(self, key: str, name: str) -> int:
        place = self._of(key, name, REGION_NAMES)
        if place // LANDS not in self.state.world.sides:
            raise bad(key, f"{name} does not lie on the table")
        return self.state.world.sides.index(place // LANDS) * LANDS + place % LANDS

    def _regions(self, key: str, names: Iterable[str]) -> int:
        return sum({bit(self._region(f"{key}[{n}]", name)) for n, name in enumerate(names)})

    # -- things -----------------------------------------------------------------------------

    def _lay_boards(self) -> None:
        state, told = self.state, self.told
        for seat, mine in enumerate(told.seats):
            state.kingdoms.append(Kingdom())
            card = mine.home or mine.card
            key = f"seats[{seat}].home"
            state.dealt.append(NOBODY if card is None else self._of(key, card, SIDE_IDS) // 2)
            if mine.home is not None:
                self._lay(key, seat, mine.home)
        if told.lost_kingdom is not None:
            if state.players != 2:
                raise bad("lost_kingdom", "only two players have one (K-2P-1)")
            self._lay("lost_kingdom", LOST_KINGDOM_BOARD, told.lost_kingdom)

    def _lay(self, key: str, board: int, side: str) -> None:
        number = self._of(key, side, SIDE_IDS)
        # Which sides share a card is our reconstruction, so two of one card may be studied together.
        if number in self.state.world.sides:
            raise bad(key, f"{side} lies on the table already")
        self.state.world = self.state.world.with_side(board, number)

    def _seat(self, seat: int, mine: Seat) -> None:
        state, kingdom, key = self.state, self.state.kingdom(seat), f"seats[{seat}]"
        if mine.faction is not None:
            kingdom.faction = FACTIONS[self._of(f"{key}.faction", mine.faction, FACTION_NAMES)]
        kingdom.magic, kingdom.tower = mine.magic, mine.tower
        held = {"mana": mine.mana, "ore": mine.ore, "food": mine.food}
        for resource, (name, amount) in enumerate(held.items()):
            if not 0 <= amount <= 9:
                raise bad(f"{key}.{name}", f"{amount} is not from 0 to 9 (K-RES-1)")
            kingdom.gain(resource, amount)
        kingdom.on_card, kingdom.aloft, kingdom.captured = mine.on_card, mine.aloft, mine.captured
        kingdom.armies = len(mine.armies) + mine.on_card + mine.aloft
        for n, army in enumerate(mine.armies):
            region = self._region(f"{key}.armies[{n}]", army.removesuffix(UPRIGHT))
            if has(state.full, region):
                raise bad(f"{key}.armies[{n}]", "three armies in a region (K-MOVE-2)")
            state.put_army(seat, region)
            if army.endswith(UPRIGHT) and has(state.world.ruins, region):
                state.stand_up(seat, region)

    def _tokens(self) -> None:
        state, told = self.state, self.told
        state.tokens = int(told.tokens)
        state.crown = self._player("crown", told.crown)
        state.face_down = self._regions("face_down", told.face_down)
        seen = {TOKEN_NAMES[Token.CROWN]: int(told.crown is not None)}
        for kind, regions in told.open.items():
            if kind not in STAYING:
                raise bad("open", f"{kind!r} does not stay on the map; these do: {', '.join(STAYING)}")
            setattr(state, STAYING[kind], self._regions(f"open.{kind}", regions))
            seen[kind] = len(regions)
        for name, spent in told.spent.items():
            state.spent += packed_one(self._of("spent", name, TOKEN_NAMES)) * spent
            seen[name] = seen.get(name, 0) + spent
        if not told.tokens:
            return
        for number, name in enumerate(TOKEN_NAMES):
            # K-TOKEN-3: five players leave the blank in the box
            left = 0 if number == Token.BLANK and state.players == MAX_PLAYERS else TOKEN_COUNTS[number]
            if left < seen.get(name, 0):
                raise bad("open", f"there are only {left} of {name}")
            state.pool += packed_one(number) * (left - seen.get(name, 0))

    def _rest(self) -> None:
        """What is in nobody's hands: neutral armies, factions and cards that were not dealt."""
        state, told = self.state, self.told
        if told.neutral is UNSET:
            first = LOST_KINGDOM_BOARD * LANDS
            lands = [] if told.lost_kingdom is None else list(range(first, first + LANDS))
            neutral = [region for region in lands if not has(state.occupied, region)]
            if not any(mine.captured for mine in told.seats):
                for region in set(lands) - set(neutral):
                    state.kingdom(state.owner(region, NOBODY)).captured += 1
        else:
            neutral = [self._region(f"neutral[{n}]", name) for n, name in enumerate(told.neutral)]
        for region in neutral:
            state.put_neutral(region)
        dealt = sum(bit(kingdom.faction.number) for kingdom in state.kingdoms if kingdom.faction.number >= 0)
        cards = {*state.dealt, *(side // 2 for side in state.world.sides)}
        laid = sum(bit(card) for card in cards if card >= 0)
        state.factions, state.cards = ALL_FACTIONS & ~dealt, (bit(CARDS) - 1) & ~laid
        if told.factions_left is not UNSET:
            state.factions = sum(
                bit(self._of("factions_left", name, FACTION_NAMES)) for name in told.factions_left
            )
        if told.cards_left is not UNSET:
            state.cards = sum(bit(self._of("cards_left", side, SIDE_IDS) // 2) for side in told.cards_left)

    def _war(self, told: Fight) -> War:
        war = War()
        war.attacker = self._player("war.attacker", told.attacker)
        war.defender = NEUTRALS if told.defender is None else self._player("war.defender", told.defender)
        war.region = self._region("war.region", told.region)
        war.shared = self._regions("war.shared", told.shared)
        war.at_stake = self._regions("war.at_stake", told.at_stake)
        war.winner, war.loser = self._player("war.winner", told.winner), self._player("war.loser", told.loser)
        war.stage, war.by_quest, war.storms = told.stage, int(told.by_quest), int(told.storms)
        war.attacker_face, war.defender_face = told.attacker_face, told.defender_face
        war.attacker_discount, war.defender_discount = told.attacker_discount, told.defender_discount
        war.attacker_raise, war.defender_raise = told.attacker_raise, told.defender_raise
        war.crown_lost, war.routed = int(told.crown_lost), told.routed
        war.lair, war.removed = told.lair, told.removed
        return war
