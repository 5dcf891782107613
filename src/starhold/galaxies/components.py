"""What is in the box, as tables that the rules read by number.

Numbers come from data.py (box.json); here they only get the shape that is quick to
read: one `bytes` per property, indexed by planet, mission or level.
"""

from typing import Final

from mypy_extensions import i64

from starhold.galaxies.data import FILE, Attack, Planet, Rogue, RogueLevel, box
from starhold.kernel.bits import bit
from starhold.kernel.errors import DataError

MAX_RESOURCE: Final = 7
SHIPS: Final = 4
TOP_LEVEL: Final = 6
END_SCORE: Final = 21
MAX_SLOTS: Final = 6
NO_PLANET: Final = 255


class Face:
    """The six faces of a die."""

    MOVE: Final = 0
    ENERGY: Final = 1
    CULTURE: Final = 2
    DIPLOMACY: Final = 3
    ECONOMY: Final = 4
    COLONY: Final = 5


FACES: Final = 6
FACE_IDS: Final = ("move", "energy", "culture", "diplomacy", "economy", "colony")


class Track:
    """Kinds of tracks; a power may also take any."""

    ANY: Final = 0
    DIPLOMACY: Final = 1
    ECONOMY: Final = 2


class Effect:
    """The vocabulary of planet actions."""

    GAIN: Final = 0
    GAIN_PER_HOME_SHIP: Final = 1
    GAIN_ALL: Final = 2
    BOUNTY: Final = 3
    FOLLOW_COST: Final = 4
    STEAL: Final = 5
    CONVERT: Final = 6
    ADVANCE_OWN: Final = 7
    REGRESS_ENEMY: Final = 8
    BACK_AND_FORTH: Final = 9
    OTHERS_ADVANCE: Final = 10
    SHIFT_ORBIT: Final = 11
    RECALL: Final = 12
    UPGRADE: Final = 13
    MOVE_SHIPS: Final = 14
    REPLACE_PLANET: Final = 15
    REROLL: Final = 16
    SET_DIE: Final = 17
    DISCARD_DICE: Final = 18
    COPY_ROW: Final = 19
    COPY_COLONY: Final = 20
    ANY_ACTION: Final = 21
    REPEAT_DIE: Final = 22


_EFFECTS: Final[dict[str, int]] = {
    "gain": Effect.GAIN,
    "gain_per_home_ship": Effect.GAIN_PER_HOME_SHIP,
    "gain_all": Effect.GAIN_ALL,
    "follow_bounty": Effect.BOUNTY,
    "follow_cost": Effect.FOLLOW_COST,
    "steal": Effect.STEAL,
    "convert": Effect.CONVERT,
    "advance_own": Effect.ADVANCE_OWN,
    "regress_enemy": Effect.REGRESS_ENEMY,
    "regress_own_advance_own": Effect.BACK_AND_FORTH,
    "others_advance_then_self": Effect.OTHERS_ADVANCE,
    "shift_orbit": Effect.SHIFT_ORBIT,
    "recall_for_resources": Effect.RECALL,
    "upgrade": Effect.UPGRADE,
    "move_ships": Effect.MOVE_SHIPS,
    "replace_planet": Effect.REPLACE_PLANET,
    "reroll_inactive": Effect.REROLL,
    "set_die": Effect.SET_DIE,
    "discard_dice_gain": Effect.DISCARD_DICE,
    "copy_row_planet": Effect.COPY_ROW,
    "copy_enemy_colony": Effect.COPY_COLONY,
    "any_action_free_follow": Effect.ANY_ACTION,
    "repeat_activated_die": Effect.REPEAT_DIE,
}

_TRACKS: Final[dict[str, int]] = {
    "any": Track.ANY,
    "diplomacy": Track.DIPLOMACY,
    "economy": Track.ECONOMY,
}

_PLANETS: Final[tuple[Planet, ...]] = box().planets
PLANETS: Final = 40
PLANET_IDS: Final[tuple[str, ...]] = tuple(planet.id for planet in _PLANETS)
ALL_PLANETS: Final[i64] = bit(40) - 1


def planet(name: str) -> int:
    """The number of a planet from its id."""
    return PLANET_IDS.index(name)


def _fault(card: Planet, way: tuple[str, ...], what: str) -> DataError:
    return FILE.error(FILE.used(), ("planets", PLANET_IDS.index(card.id), *way), what)


def _effect(card: Planet) -> int:
    if card.effect_key not in _EFFECTS:
        raise _fault(card, ("effect_key",), f"unknown effect {card.effect_key!r}")
    return _EFFECTS[card.effect_key]


def _number(card: Planet, name: str, default: int = 0) -> int:
    value = card.effect_params.get(name, default)
    if not isinstance(value, int):
        raise _fault(card, ("effect_params", name), "is not a number")
    return value


def _group(card: Planet, group: str, name: str) -> int:
    """A number inside a group of effect_params, such as `self.energy`."""
    values = card.effect_params.get(group, {})
    value = values.get(name, 0) if isinstance(values, dict) else None
    if not isinstance(value, int):
        raise _fault(card, ("effect_params", group, name), "is not a number")
    return value


def _gain(card: Planet, resource: str) -> int:
    """What the planet's user gains of a resource, wherever the effect writes it."""
    if card.effect_key == "gain_per_home_ship":
        return _number(card, f"{resource}_per_ship")
    if card.effect_key == "follow_cost":
        return 0
    named = _number(card, resource) if card.effect_key in ("gain", "follow_bounty") else 0
    return named + _group(card, "self", resource) + _group(card, "gain", resource)


def _moves_energy(card: Planet) -> int:
    """1 if the power steals energy, or exchanges energy for culture."""
    return int("energy" in (card.effect_params.get("resource"), card.effect_params.get("from")))


def _steps(card: Planet) -> int:
    """How far the power moves a ship (Terra-Bettia: the user's)."""
    return _number(card, "steps") or _number(card, "self_steps")


EFFECT: Final = bytes(_effect(card) for card in _PLANETS)
GIVES_ENERGY: Final = bytes(card.resource == "energy" for card in _PLANETS)
TRACK: Final = bytes(_TRACKS[card.track_type] for card in _PLANETS)
LENGTH: Final = bytes(card.advances_to_colonise for card in _PLANETS)
POINTS: Final = bytes(card.vp for card in _PLANETS)
COST_ENERGY: Final = bytes(card.cost.get("energy", 0) for card in _PLANETS)
COST_CULTURE: Final = bytes(card.cost.get("culture", 0) for card in _PLANETS)
GAIN_ENERGY: Final = bytes(_gain(card, "energy") for card in _PLANETS)
GAIN_CULTURE: Final = bytes(_gain(card, "culture") for card in _PLANETS)
OTHERS_ENERGY: Final = bytes(_group(card, "others", "energy") for card in _PLANETS)
OTHERS_CULTURE: Final = bytes(_group(card, "others", "culture") for card in _PLANETS)
ENERGY_MOVES: Final = bytes(_moves_energy(card) for card in _PLANETS)
ON_TRACK: Final = bytes(_TRACKS[str(card.effect_params.get("track", "any"))] for card in _PLANETS)
STEPS: Final = bytes(_steps(card) for card in _PLANETS)
TARGETS: Final = bytes(_number(card, "ships", 1) for card in _PLANETS)
DISCOUNT: Final = bytes(_number(card, "discount") for card in _PLANETS)
ANY_MIX: Final = bytes(card.effect_params.get("payment") == "any_mix" for card in _PLANETS)
NEEDS_LOWEST: Final = bytes(card.effect_params.get("condition") is not None for card in _PLANETS)
ONCE_PER_TURN: Final = bytes(card.once_per_turn for card in _PLANETS)
OWN_TURN_ONLY: Final = bytes(card.own_turn_only for card in _PLANETS)

# -- empire track -----------------------------------------------------------------------

#: by level; level 0 does not exist
DICE: Final = bytes([0] + [level.dice for level in box().empire_track])
FLEET: Final = bytes([0] + [level.ships for level in box().empire_track])
LEVEL_POINTS: Final = bytes([0] + [level.vp for level in box().empire_track])
START_ENERGY: Final[i64] = box().player_start.energy
START_CULTURE: Final[i64] = box().player_start.culture

# -- missions ---------------------------------------------------------------------------

MISSIONS: Final = 12
MISSION_IDS: Final[tuple[str, ...]] = tuple(mission.id for mission in box().missions)
BONUS: Final = bytes(mission.bonus_vp for mission in box().missions)
BONUS_TIED: Final = bytes(mission.bonus_vp_if_tied or 0 for mission in box().missions)
ALL_MISSIONS: Final[i64] = bit(12) - 1


def _absolute_missions() -> i64:
    mask: i64 = 0
    for number, mission in enumerate(box().missions):
        if mission.kind == "absolute":
            mask |= bit(number)
    return mask


#: the missions that compare nobody (G-MISSION-6)
ABSOLUTE_MISSIONS: Final[i64] = _absolute_missions()

# -- Rogue galaxies -----------------------------------------------------------------------


class Raid:
    """The vocabulary of Rogue attacks."""

    LOSE: Final = 0
    STEAL: Final = 1
    STEAL_CHOICE: Final = 2
    ROGUE_GAIN: Final = 3
    REGRESS: Final = 4
    REGRESS_ALL: Final = 5
    ADVANCE_ALL: Final = 6
    DICE_PENALTY: Final = 7


_RAIDS: Final[dict[str, int]] = {
    "lose": Raid.LOSE,
    "steal": Raid.STEAL,
    "steal_choice": Raid.STEAL_CHOICE,
    "rogue_gain": Raid.ROGUE_GAIN,
    "regress_human": Raid.REGRESS,
    "regress_human_all": Raid.REGRESS_ALL,
    "advance_all_rogue": Raid.ADVANCE_ALL,
    "advance_all_rogue_and_steal": Raid.ADVANCE_ALL,
    "human_dice_penalty": Raid.DICE_PENALTY,
}

_ROGUES: Final[tuple[Rogue, ...]] = box().rogues
ROGUES: Final = 5
ROGUE_IDS: Final[tuple[str, ...]] = tuple(rogue.id for rogue in _ROGUES)
#: all Rogue tables are read at `rogue * 8 + level`
ROGUE_STRIDE: Final = 8


def _raid(rogue: Rogue, space: RogueLevel) -> int:
    key = space.attack.effect_key
    if key not in _RAIDS:
        way = ("rogues", ROGUE_IDS.index(rogue.id), "levels", space.level - 1, "attack", "effect_key")
        raise FILE.error(FILE.used(), way, f"unknown attack {key!r}")
    return _RAIDS[key]


def _attack_number(attack: Attack, names: tuple[str, ...]) -> int:
    for name in names:
        value = attack.effect_params.get(name, 0)
        if isinstance(value, int) and value:
            return value
    return 0


def _rogue_table(column: str) -> bytes:
    """One number for each level of each Rogue."""
    table = bytearray(ROGUES * ROGUE_STRIDE)
    for rogue_number, rogue in enumerate(_ROGUES):
        for space in rogue.levels:
            table[rogue_number * ROGUE_STRIDE + space.level] = _rogue_value(column, rogue, space)
    return bytes(table)


def _rogue_value(column: str, rogue: Rogue, space: RogueLevel) -> int:
    if column == "dice":
        return space.dice
    if column == "vp":
        return space.vp
    if column == "raid":
        return _raid(rogue, space)
    if column == "once":
        return int(space.attack.once_per_turn)
    if column == "amount":
        return _attack_number(space.attack, ("amount", "steps", "dice"))
    return _attack_number(space.attack, (column,))


ROGUE_DICE: Final = _rogue_table("dice")
ROGUE_POINTS: Final = _rogue_table("vp")
ROGUE_RAID: Final = _rogue_table("raid")
ROGUE_ONCE: Final = _rogue_table("once")
#: steps, dice or resources of the attack
ROGUE_AMOUNT: Final = _rogue_table("amount")
ROGUE_ENERGY: Final = _rogue_table("energy")
ROGUE_CULTURE: Final = _rogue_table("culture")
ROGUE_MAX_ENERGY: Final = bytes(rogue.max_energy for rogue in _ROGUES)
ROGUE_MAX_CULTURE: Final = bytes(rogue.max_culture for rogue in _ROGUES)
ROGUE_SKULL: Final = bytes(rogue.skull_level for rogue in _ROGUES)
