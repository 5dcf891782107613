"""What the rules log while they run: every kind of event, and how it is shown."""

from typing import Final

from mypy_extensions import i64

from starhold.kernel.chance import Chance
from starhold.kernel.chance import tell as tell
from starhold.kernel.log import EVERYBODY, Event
from starhold.kernel.vocabulary import EventTable

_PURSE: Final = ("player:seat", "mana:number", "ore:number", "food:number")

EVENTS: Final = EventTable()


class KingdomsEvent:
    """The number of each kind of event."""

    FIRST_PLAYER: Final[i64] = EVENTS.declare("first-player", "player:seat", reveals=True)
    DEALT_FACTION: Final[i64] = EVENTS.declare(
        "dealt-faction", "player:seat", "faction:faction", reveals=True
    )
    CHOSE_FACTION: Final[i64] = EVENTS.declare("chose-faction", "player:seat", "faction:faction")
    DEALT_CARD: Final[i64] = EVENTS.declare(
        "dealt-card", "player:seat", "side:side", "other:side", reveals=True
    )
    LOST_KINGDOM: Final[i64] = EVENTS.declare("lost-kingdom", "side:side", reveals=True)
    CHOSE_SIDE: Final[i64] = EVENTS.declare("chose-side", "player:seat", "side:side")
    STARTED: Final[i64] = EVENTS.declare("started", "player:seat", "region:region")
    SPLIT: Final[i64] = EVENTS.declare("split", *_PURSE)
    LEFT_GAP: Final[i64] = EVENTS.declare("left-gap", "player:seat", "region:region")
    TURN: Final[i64] = EVENTS.declare("turn", "player:seat", stop="turn", part="turn")
    REFRESHED: Final[i64] = EVENTS.declare("refreshed", "number:number", part="action")
    SKIPPED: Final[i64] = EVENTS.declare("skipped", "player:seat")
    SELECTED: Final[i64] = EVENTS.declare("selected", "player:seat", "action:act", quiet=True, part="action")
    PERFORMED: Final[i64] = EVENTS.declare("performed", "player:seat", "action:act", quiet=True)
    PASSED: Final[i64] = EVENTS.declare("passed", "player:seat", quiet=True, part="aside")
    COLLECTED: Final[i64] = EVENTS.declare("collected", *_PURSE, quiet=True, part="action")
    MOVED: Final[i64] = EVENTS.declare("moved", "player:seat", "from:region", "to:region")
    TO_CARD: Final[i64] = EVENTS.declare("to-card", "player:seat", "region:region")
    FROM_CARD: Final[i64] = EVENTS.declare("from-card", "player:seat", "region:region")
    STOOD_UP: Final[i64] = EVENTS.declare("stood-up", "player:seat", "region:region")
    EXCHANGED: Final[i64] = EVENTS.declare(
        "exchanged", "player:seat", "victim:seat", "from:region", "to:region", sound="against"
    )
    GAINED: Final[i64] = EVENTS.declare("gained", *_PURSE, quiet=True)
    PAID: Final[i64] = EVENTS.declare("paid", *_PURSE, quiet=True)
    LOST: Final[i64] = EVENTS.declare("lost", *_PURSE, sound="against")
    ROBBED: Final[i64] = EVENTS.declare(
        "robbed", "player:seat", "victim:seat", "resource:resource", sound="against"
    )
    BUILT: Final[i64] = EVENTS.declare("built", "player:seat", "level:number", sound="chord")
    LEARNED: Final[i64] = EVENTS.declare("learned", "player:seat", "level:number", sound="chord")
    MOBILISED: Final[i64] = EVENTS.declare("mobilised", "player:seat", "region:region")
    TRADED: Final[i64] = EVENTS.declare(
        "traded", "player:seat", "amount:number", "give:resource", "get:resource", quiet=True
    )
    TRADED_BOTH: Final[i64] = EVENTS.declare(
        "traded-both", "player:seat", "ore:number", "food:number", "mana:number", quiet=True
    )
    WAR: Final[i64] = EVENTS.declare(
        "war", "player:seat", "defender:seat", "region:region", topic="war", stop="war", part="action"
    )
    NEUTRAL_WAR: Final[i64] = EVENTS.declare(
        "neutral-war", "player:seat", "region:region", "price:number", topic="war"
    )
    SHOWED_NUMBER: Final[i64] = EVENTS.declare(
        "showed-number", "player:seat", "number:number", reveals=True, topic="war"
    )
    SHOWED_FLAG: Final[i64] = EVENTS.declare("showed-flag", "player:seat", reveals=True, topic="war")
    RAISED: Final[i64] = EVENTS.declare("raised", "player:seat", "number:number", topic="war")
    WON: Final[i64] = EVENTS.declare(
        "won", "player:seat", "loser:seat", "region:region", topic="war", sound="against"
    )
    ALLIED: Final[i64] = EVENTS.declare("allied", "player:seat", "other:seat", "region:region", topic="war")
    BROKE_ALLIANCE: Final[i64] = EVENTS.declare("broke-alliance", "player:seat", "other:seat", topic="war")
    INVOKED_LAIR: Final[i64] = EVENTS.declare(
        "invoked-lair", "player:seat", "loser:seat", "level:number", topic="war"
    )
    RETREATED: Final[i64] = EVENTS.declare(
        "retreated", "player:seat", "from:region", "to:region", topic="war"
    )
    REMOVED: Final[i64] = EVENTS.declare("removed", "player:seat", "region:region", topic="war")
    SAVED: Final[i64] = EVENTS.declare("saved", "player:seat", "region:region", topic="war")
    RELOCATED: Final[i64] = EVENTS.declare(
        "relocated", "player:seat", "from:region", "to:region", topic="war"
    )
    FOUND: Final[i64] = EVENTS.declare("found", "player:seat", "token:token", "region:region", reveals=True)
    CROWN_PASSED: Final[i64] = EVENTS.declare("crown-passed", "player:seat", "loser:seat")
    CAPTURED: Final[i64] = EVENTS.declare("captured", "player:seat", "region:region", "left:number")
    LIFTED: Final[i64] = EVENTS.declare("lifted", "player:seat", "region:region")
    PLACED: Final[i64] = EVENTS.declare("placed", "player:seat", "region:region")
    BANISHED: Final[i64] = EVENTS.declare(
        "banished", "player:seat", "victim:seat", "region:region", sound="against"
    )
    END_TRIGGERED: Final[i64] = EVENTS.declare("end-triggered", "player:seat", sound="end")
    TIME_UP: Final[i64] = EVENTS.declare("time-up", "number:number", sound="end")
    LOST_IN_RUINS: Final[i64] = EVENTS.declare("lost-in-ruins", "player:seat", "armies:number", part="action")
    FINISHED: Final[i64] = EVENTS.declare(
        "finished", "player:seat", "points:number", "rank:number", part="action"
    )
    SHIFTED: Final[i64] = EVENTS.declare("shifted", "player:seat", "yield:resource", "into:resource")
    #: says why a player who was not asked collects
    COULD_NOT: Final[i64] = EVENTS.declare(
        "could-not", "player:seat", "action:act", "why:hindrance", quiet=True, part="action"
    )


def tell_purse(chance: Chance, kind: i64, seat: i64, purse: i64) -> None:
    """Log what resources changed hands, unless none did."""
    if chance.log is not None and purse != 0:
        chance.log.add(Event(kind, seat, purse & 15, (purse >> 4) & 15, purse >> 8, EVERYBODY))
