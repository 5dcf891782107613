"""What the rules tell while they run: the kinds of events, and how they are told."""

from typing import Final

from mypy_extensions import i64

from starhold.kernel.chance import Chance
from starhold.kernel.log import EVERYBODY, Event
from starhold.kernel.vocabulary import EventKind


class Tell:
    """Numbers of the event kinds, in the order of EVENTS."""

    REVEALED: Final = 0
    FIRST_PLAYER: Final = 1
    CHOSE_MISSION: Final = 2
    KEPT_MISSION: Final = 3
    TURN: Final = 4
    ROLLED: Final = 5
    REROLLED: Final = 6
    ACTIVATED: Final = 7
    CONVERTED: Final = 8
    ENDED_TURN: Final = 9
    FOLLOWED: Final = 10
    FOLLOWED_FREE: Final = 11
    GAINED_ENERGY: Final = 12
    GAINED_CULTURE: Final = 13
    PAID_ENERGY: Final = 14
    PAID_CULTURE: Final = 15
    LANDED: Final = 16
    ENTERED_ORBIT: Final = 17
    WENT_HOME: Final = 18
    ADVANCED: Final = 19
    PUSHED_BACK: Final = 20
    COLONISED: Final = 21
    UPGRADED: Final = 22
    USED_PLANET: Final = 23
    BOUNTY: Final = 24
    DEARER_FOLLOWS: Final = 25
    STOLE_ENERGY: Final = 26
    STOLE_CULTURE: Final = 27
    PAID_PLAYER_ENERGY: Final = 28
    PAID_PLAYER_CULTURE: Final = 29
    REMOVED: Final = 30
    SET_DIE: Final = 31
    DISCARDED_DICE: Final = 32
    PERFORMED: Final = 33
    REPEATED: Final = 34
    SHIFTED: Final = 35
    TRIGGERED_END: Final = 36
    MISSION_DONE: Final = 37
    MISSION_FAILED: Final = 38
    FINISHED: Final = 39
    ROGUE_ROLLED: Final = 40
    ROGUE_DISCARDED: Final = 41
    ROGUE_REROLLED: Final = 42
    FORCED_REROLL: Final = 43
    ROGUE_LEVEL: Final = 44
    ROGUE_BONUS: Final = 45
    ROGUE_ATTACK: Final = 46
    LOST_ENERGY: Final = 47
    LOST_CULTURE: Final = 48
    DICE_PENALTY: Final = 49
    ROGUE_WON: Final = 50
    ROGUE_LOST: Final = 51
    FOLLOW_LAPSED: Final = 52
    SLOT_EMPTY: Final = 53


EVENTS: Final = (
    EventKind("revealed", ("planet:planet", "slot:slot"), reveals=True),
    EventKind("first-player", ("player:seat",), reveals=True),
    EventKind("chose-mission", ("player:seat",)),
    EventKind("kept-mission", ("mission:mission",)),
    EventKind("turn", ("player:seat",)),
    EventKind("rolled", ("player:seat", "face:face"), reveals=True),
    EventKind("rerolled", ("player:seat", "before:face", "face:face"), reveals=True),
    EventKind("activated", ("player:seat", "face:face")),
    EventKind("converted", ("player:seat", "before:face", "face:face")),
    EventKind("ended-turn", ("player:seat",)),
    EventKind("followed", ("player:seat", "face:face", "cost:number")),
    EventKind("followed-free", ("player:seat", "face:face")),
    EventKind("gained-energy", ("player:seat", "amount:number")),
    EventKind("gained-culture", ("player:seat", "amount:number")),
    EventKind("paid-energy", ("player:seat", "amount:number")),
    EventKind("paid-culture", ("player:seat", "amount:number")),
    EventKind("landed", ("player:seat", "planet:planet")),
    EventKind("entered-orbit", ("player:seat", "planet:planet")),
    EventKind("went-home", ("player:seat",)),
    EventKind("advanced", ("player:seat", "planet:planet", "space:number")),
    EventKind("pushed-back", ("player:seat", "planet:planet", "space:number")),
    EventKind("colonised", ("player:seat", "planet:planet", "points:number", "score:number")),
    EventKind("upgraded", ("player:seat", "level:number", "score:number")),
    EventKind("used-planet", ("player:seat", "planet:planet")),
    EventKind("bounty", ("player:seat", "planet:planet")),
    EventKind("dearer-follows", ("player:seat",)),
    EventKind("stole-energy", ("player:seat", "victim:seat", "amount:number")),
    EventKind("stole-culture", ("player:seat", "victim:seat", "amount:number")),
    EventKind("paid-player-energy", ("player:seat", "payee:seat", "amount:number")),
    EventKind("paid-player-culture", ("player:seat", "payee:seat", "amount:number")),
    EventKind("removed", ("player:seat", "planet:planet")),
    EventKind("set-die", ("player:seat", "before:face", "face:face")),
    EventKind("discarded-dice", ("player:seat", "face:face", "other:face")),
    EventKind("performed", ("player:seat", "face:face")),
    EventKind("repeated", ("player:seat", "face:face")),
    EventKind("shifted", ("player:seat", "planet:planet", "to:planet")),
    EventKind("triggered-end", ("player:seat", "score:number")),
    EventKind("mission-done", ("player:seat", "mission:mission", "points:number"), reveals=True),
    EventKind("mission-failed", ("player:seat", "mission:mission"), reveals=True),
    EventKind("finished", ("player:seat", "score:number", "rank:number")),
    EventKind("rogue-rolled", ("rogue:rogue", "face:face"), reveals=True),
    EventKind("rogue-discarded", ("rogue:rogue", "face:face")),
    EventKind("rogue-rerolled", ("rogue:rogue", "before:face", "face:face"), reveals=True),
    EventKind("forced-reroll", ("player:seat", "rogue:rogue", "face:face")),
    EventKind("rogue-level", ("rogue:rogue", "level:number")),
    EventKind("rogue-bonus", ("rogue:rogue",)),
    EventKind("rogue-attack", ("rogue:rogue", "level:number")),
    EventKind("lost-energy", ("player:seat", "amount:number")),
    EventKind("lost-culture", ("player:seat", "amount:number")),
    EventKind("dice-penalty", ("player:seat", "dice:number")),
    EventKind("rogue-won", ("rogue:rogue",)),
    EventKind("rogue-lost", ("rogue:rogue", "player:seat")),
    EventKind("follow-lapsed", ("player:seat", "face:face")),
    EventKind("slot-empty", ("slot:slot",)),
)


def tell(chance: Chance, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Tell everybody, if anyone listens."""
    if chance.log is not None:
        chance.log.add(Event(kind, a, b, c, d, EVERYBODY))


def tell_only(seat: i64, chance: Chance, kind: i64, a: i64 = 0, b: i64 = 0) -> None:
    """Tell one seat what the others may not know."""
    if chance.log is not None:
        chance.log.add(Event(kind, a, b, 0, 0, seat))
