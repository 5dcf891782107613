"""Every decision of the game: its number (a base plus its arguments), its notation, its words and picks.

The commonest stand first: numbers below 257 are shared objects in CPython, so lists
of them cost nothing. Ships are told apart by where they stand (see Place).
"""

from typing import Final

from mypy_extensions import i64

from starhold.galaxies.components import FACE_IDS, MAX_SLOTS, MISSION_IDS, PLACE_IDS, PLANET_IDS
from starhold.galaxies.words import (
    card_label,
    chosen_die_label,
    die_label,
    face_label,
    mission_label,
    move_label,
    orbiter_label,
    planet_label,
    push_label,
    seat_label,
    shift_label,
    turn_label,
)
from starhold.kernel.vocabulary import ActionTable

_SLOTS: Final = tuple(str(slot + 1) for slot in range(MAX_SLOTS))
_SEATS: Final = tuple(str(seat + 1) for seat in range(5))
_AMOUNTS: Final = tuple(str(number) for number in range(8))

ACTIONS: Final = ActionTable()


class GalaxiesAction:
    """First number of each kind of action."""

    MOVE: Final[i64] = ACTIONS.declare("move", move_label, ship=PLACE_IDS, to=PLACE_IDS)
    ACTIVATE: Final[i64] = ACTIONS.declare("activate", die_label, die=FACE_IDS)
    REROLL: Final[i64] = ACTIONS.declare("reroll", chosen_die_label, die=FACE_IDS)
    FOLLOW: Final[i64] = ACTIONS.declare("follow")
    PASS: Final[i64] = ACTIONS.declare("pass")
    END_TURN: Final[i64] = ACTIONS.declare("end-turn")
    USE: Final[i64] = ACTIONS.declare("use")
    DECLINE: Final[i64] = ACTIONS.declare("decline")
    ROLL: Final[i64] = ACTIONS.declare("roll")
    ADVANCE: Final[i64] = ACTIONS.declare("advance", orbiter_label, slot=_SLOTS)
    UPGRADE: Final[i64] = ACTIONS.declare("upgrade")
    PAY: Final[i64] = ACTIONS.declare("pay", energy=_AMOUNTS[:7])
    CONVERT: Final[i64] = ACTIONS.declare("convert", chosen_die_label, die=FACE_IDS)
    TURN: Final[i64] = ACTIONS.declare("turn", turn_label, die=FACE_IDS, face=FACE_IDS)
    KEEP: Final[i64] = ACTIONS.declare("keep", mission_label, mission=MISSION_IDS)
    COLONY: Final[i64] = ACTIONS.declare("colony", card_label, planet=PLANET_IDS)
    COPY: Final[i64] = ACTIONS.declare("copy", card_label, planet=PLANET_IDS)
    PUSH_BACK: Final[i64] = ACTIONS.declare("push-back", push_label, seat=_SEATS, slot=_SLOTS)
    STEAL: Final[i64] = ACTIONS.declare("steal", seat_label, seat=_SEATS)
    EXCHANGE: Final[i64] = ACTIONS.declare("exchange", amount=_AMOUNTS)
    REMOVE: Final[i64] = ACTIONS.declare("remove", planet_label, slot=_SLOTS)
    PERFORM: Final[i64] = ACTIONS.declare("perform", face_label, face=FACE_IDS)
    REPEAT: Final[i64] = ACTIONS.declare("repeat", face_label, face=FACE_IDS)
    SHIFT: Final[i64] = ACTIONS.declare("shift", shift_label, slot=_SLOTS, to=_SLOTS)
    RECALL: Final[i64] = ACTIONS.declare("recall", orbiter_label, slot=_SLOTS)
    SPLIT: Final[i64] = ACTIONS.declare("split", energy=_AMOUNTS[:7])
    FALL_BACK: Final[i64] = ACTIONS.declare("fall-back", orbiter_label, slot=_SLOTS)
    DISCARD: Final[i64] = ACTIONS.declare("discard", chosen_die_label, die=FACE_IDS)
    FORCE_REROLL: Final[i64] = ACTIONS.declare("force-reroll")
    ACCEPT: Final[i64] = ACTIONS.declare("accept")
