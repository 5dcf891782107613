"""What the rules log while they run: the kinds of events, and how they are worded."""

from typing import Final

from mypy_extensions import i64

from starhold.kernel.chance import tell as tell
from starhold.kernel.chance import tell_only as tell_only
from starhold.kernel.vocabulary import EventTable

EVENTS: Final = EventTable()


class GalaxiesEvent:
    """The number of each kind of event."""

    REVEALED: Final[i64] = EVENTS.declare("revealed", "planet:planet", "slot:slot", reveals=True)
    FIRST_PLAYER: Final[i64] = EVENTS.declare("first-player", "player:seat", reveals=True)
    CHOSE_MISSION: Final[i64] = EVENTS.declare("chose-mission", "player:seat")
    KEPT_MISSION: Final[i64] = EVENTS.declare("kept-mission", "mission:mission")
    TURN: Final[i64] = EVENTS.declare("turn", "player:seat", stop="turn", part="turn")
    ROLLED: Final[i64] = EVENTS.declare(
        "rolled", "player:seat", "face:face", reveals=True, topic="dice", sound="dice"
    )
    REROLLED: Final[i64] = EVENTS.declare(
        "rerolled",
        "player:seat",
        "before:face",
        "face:face",
        reveals=True,
        topic="dice",
        sound="dice",
        part="action",
    )
    ACTIVATED: Final[i64] = EVENTS.declare("activated", "player:seat", "face:face", quiet=True, part="action")
    CONVERTED: Final[i64] = EVENTS.declare(
        "converted", "player:seat", "before:face", "face:face", topic="dice", part="action"
    )
    ENDED_TURN: Final[i64] = EVENTS.declare("ended-turn", "player:seat", part="aside")
    FOLLOWED: Final[i64] = EVENTS.declare(
        "followed", "player:seat", "face:face", "cost:number", quiet=True, part="action"
    )
    FOLLOWED_FREE: Final[i64] = EVENTS.declare(
        "followed-free", "player:seat", "face:face", quiet=True, part="action"
    )
    GAINED_ENERGY: Final[i64] = EVENTS.declare("gained-energy", "player:seat", "amount:number", quiet=True)
    GAINED_CULTURE: Final[i64] = EVENTS.declare("gained-culture", "player:seat", "amount:number", quiet=True)
    PAID_ENERGY: Final[i64] = EVENTS.declare("paid-energy", "player:seat", "amount:number", quiet=True)
    PAID_CULTURE: Final[i64] = EVENTS.declare("paid-culture", "player:seat", "amount:number", quiet=True)
    LANDED: Final[i64] = EVENTS.declare("landed", "player:seat", "planet:planet")
    ENTERED_ORBIT: Final[i64] = EVENTS.declare("entered-orbit", "player:seat", "planet:planet")
    WENT_HOME: Final[i64] = EVENTS.declare("went-home", "player:seat")
    ADVANCED: Final[i64] = EVENTS.declare("advanced", "player:seat", "planet:planet", "space:number")
    PUSHED_BACK: Final[i64] = EVENTS.declare(
        "pushed-back", "player:seat", "planet:planet", "space:number", sound="against"
    )
    COLONISED: Final[i64] = EVENTS.declare(
        "colonised", "player:seat", "planet:planet", "points:number", "score:number", sound="chord"
    )
    UPGRADED: Final[i64] = EVENTS.declare(
        "upgraded", "player:seat", "level:number", "score:number", sound="chord"
    )
    USED_PLANET: Final[i64] = EVENTS.declare("used-planet", "player:seat", "planet:planet", quiet=True)
    BOUNTY: Final[i64] = EVENTS.declare("bounty", "player:seat", "planet:planet")
    DEARER_FOLLOWS: Final[i64] = EVENTS.declare("dearer-follows", "player:seat")
    STOLE_ENERGY: Final[i64] = EVENTS.declare(
        "stole-energy", "player:seat", "victim:seat", "amount:number", sound="against"
    )
    STOLE_CULTURE: Final[i64] = EVENTS.declare(
        "stole-culture", "player:seat", "victim:seat", "amount:number", sound="against"
    )
    PAID_PLAYER_ENERGY: Final[i64] = EVENTS.declare(
        "paid-player-energy", "player:seat", "payee:seat", "amount:number", quiet=True
    )
    PAID_PLAYER_CULTURE: Final[i64] = EVENTS.declare(
        "paid-player-culture", "player:seat", "payee:seat", "amount:number", quiet=True
    )
    REMOVED: Final[i64] = EVENTS.declare("removed", "player:seat", "planet:planet")
    SET_DIE: Final[i64] = EVENTS.declare("set-die", "player:seat", "before:face", "face:face", topic="dice")
    DISCARDED_DICE: Final[i64] = EVENTS.declare(
        "discarded-dice", "player:seat", "face:face", "other:face", topic="dice"
    )
    PERFORMED: Final[i64] = EVENTS.declare("performed", "player:seat", "face:face", quiet=True)
    REPEATED: Final[i64] = EVENTS.declare("repeated", "player:seat", "face:face", quiet=True)
    SHIFTED: Final[i64] = EVENTS.declare("shifted", "player:seat", "planet:planet", "to:planet")
    TRIGGERED_END: Final[i64] = EVENTS.declare("triggered-end", "player:seat", "score:number", sound="end")
    MISSION_DONE: Final[i64] = EVENTS.declare(
        "mission-done",
        "player:seat",
        "mission:mission",
        "points:number",
        reveals=True,
        sound="chord",
        part="action",
    )
    MISSION_FAILED: Final[i64] = EVENTS.declare(
        "mission-failed", "player:seat", "mission:mission", reveals=True, part="action"
    )
    FINISHED: Final[i64] = EVENTS.declare(
        "finished", "player:seat", "score:number", "rank:number", part="action"
    )
    ROGUE_ROLLED: Final[i64] = EVENTS.declare(
        "rogue-rolled",
        "rogue:rogue",
        "face:face",
        reveals=True,
        topic="dice",
        sound="dice",
        part="aside",
    )
    ROGUE_DISCARDED: Final[i64] = EVENTS.declare("rogue-discarded", "rogue:rogue", "face:face", topic="dice")
    ROGUE_REROLLED: Final[i64] = EVENTS.declare(
        "rogue-rerolled", "rogue:rogue", "before:face", "face:face", reveals=True, topic="dice", sound="dice"
    )
    FORCED_REROLL: Final[i64] = EVENTS.declare(
        "forced-reroll", "player:seat", "rogue:rogue", "face:face", topic="dice", sound="dice"
    )
    ROGUE_LEVEL: Final[i64] = EVENTS.declare("rogue-level", "rogue:rogue", "level:number")
    ROGUE_BONUS: Final[i64] = EVENTS.declare("rogue-bonus", "rogue:rogue")
    ROGUE_ATTACK: Final[i64] = EVENTS.declare("rogue-attack", "rogue:rogue", "level:number")
    LOST_ENERGY: Final[i64] = EVENTS.declare("lost-energy", "player:seat", "amount:number", sound="against")
    LOST_CULTURE: Final[i64] = EVENTS.declare("lost-culture", "player:seat", "amount:number", sound="against")
    DICE_PENALTY: Final[i64] = EVENTS.declare(
        "dice-penalty", "player:seat", "dice:number", topic="dice", sound="against"
    )
    ROGUE_WON: Final[i64] = EVENTS.declare("rogue-won", "rogue:rogue")
    ROGUE_LOST: Final[i64] = EVENTS.declare("rogue-lost", "rogue:rogue", "player:seat")
    FOLLOW_LAPSED: Final[i64] = EVENTS.declare("follow-lapsed", "player:seat", "face:face", quiet=True)
    SLOT_EMPTY: Final[i64] = EVENTS.declare("slot-empty", "slot:slot")
    DECLARED_FOLLOW: Final[i64] = EVENTS.declare(
        "declared-follow", "player:seat", "face:face", reveals=True, quiet=True
    )
