"""What the rules tell while they run: the kinds of events, and how they are told."""

from typing import Final

from mypy_extensions import i64

from starhold.kernel.chance import Chance
from starhold.kernel.log import EVERYBODY, Event
from starhold.kernel.vocabulary import EventKind


class Tell:
    """Numbers of the event kinds, in the order of EVENTS."""

    FIRST_PLAYER: Final = 0
    DEALT_FACTION: Final = 1
    CHOSE_FACTION: Final = 2
    DEALT_CARD: Final = 3
    LOST_KINGDOM: Final = 4
    CHOSE_SIDE: Final = 5
    STARTED: Final = 6
    SPLIT: Final = 7
    LEFT_GAP: Final = 8
    TURN: Final = 9
    REFRESHED: Final = 10
    SKIPPED: Final = 11
    SELECTED: Final = 12
    PERFORMED: Final = 13
    PASSED: Final = 14
    COLLECTED: Final = 15
    MOVED: Final = 16
    TO_CARD: Final = 17
    FROM_CARD: Final = 18
    STOOD_UP: Final = 19
    EXCHANGED: Final = 20
    GAINED: Final = 21
    PAID: Final = 22
    LOST: Final = 23
    ROBBED: Final = 24
    BUILT: Final = 25
    LEARNED: Final = 26
    MOBILISED: Final = 27
    TRADED: Final = 28
    TRADED_BOTH: Final = 29
    WAR: Final = 30
    NEUTRAL_WAR: Final = 31
    SHOWED_NUMBER: Final = 32
    SHOWED_FLAG: Final = 33
    RAISED: Final = 34
    WON: Final = 35
    ALLIED: Final = 36
    BROKE_ALLIANCE: Final = 37
    INVOKED_LAIR: Final = 38
    RETREATED: Final = 39
    REMOVED: Final = 40
    SAVED: Final = 41
    RELOCATED: Final = 42
    FOUND: Final = 43
    CROWN_PASSED: Final = 44
    CAPTURED: Final = 45
    LIFTED: Final = 46
    PLACED: Final = 47
    BANISHED: Final = 48
    END_TRIGGERED: Final = 49
    TIME_UP: Final = 50
    LOST_IN_RUINS: Final = 51
    FINISHED: Final = 52
    SHIFTED: Final = 53


_PURSE: Final = ("player:seat", "mana:number", "ore:number", "food:number")

EVENTS: Final = (
    EventKind("first-player", ("player:seat",), reveals=True),
    EventKind("dealt-faction", ("player:seat", "faction:faction"), reveals=True),
    EventKind("chose-faction", ("player:seat", "faction:faction")),
    EventKind("dealt-card", ("player:seat", "side:side", "other:side"), reveals=True),
    EventKind("lost-kingdom", ("side:side",), reveals=True),
    EventKind("chose-side", ("player:seat", "side:side")),
    EventKind("started", ("player:seat", "region:region")),
    EventKind("split", _PURSE),
    EventKind("left-gap", ("player:seat", "region:region")),
    EventKind("turn", ("player:seat",)),
    EventKind("refreshed", ("number:number",)),
    EventKind("skipped", ("player:seat",)),
    EventKind("selected", ("player:seat", "action:act")),
    EventKind("performed", ("player:seat", "action:act")),
    EventKind("passed", ("player:seat",)),
    EventKind("collected", _PURSE),
    EventKind("moved", ("player:seat", "from:region", "to:region")),
    EventKind("to-card", ("player:seat", "region:region")),
    EventKind("from-card", ("player:seat", "region:region")),
    EventKind("stood-up", ("player:seat", "region:region")),
    EventKind("exchanged", ("player:seat", "victim:seat", "from:region", "to:region")),
    EventKind("gained", _PURSE),
    EventKind("paid", _PURSE),
    EventKind("lost", _PURSE),
    EventKind("robbed", ("player:seat", "victim:seat", "resource:resource")),
    EventKind("built", ("player:seat", "level:number")),
    EventKind("learned", ("player:seat", "level:number")),
    EventKind("mobilised", ("player:seat", "region:region")),
    EventKind("traded", ("player:seat", "amount:number", "give:resource", "get:resource")),
    EventKind("traded-both", ("player:seat", "ore:number", "food:number", "mana:number")),
    EventKind("war", ("player:seat", "defender:seat", "region:region")),
    EventKind("neutral-war", ("player:seat", "region:region", "price:number")),
    EventKind("showed-number", ("player:seat", "number:number"), reveals=True),
    EventKind("showed-flag", ("player:seat",), reveals=True),
    EventKind("raised", ("player:seat", "number:number")),
    EventKind("won", ("player:seat", "loser:seat", "region:region")),
    EventKind("allied", ("player:seat", "other:seat", "region:region")),
    EventKind("broke-alliance", ("player:seat", "other:seat")),
    EventKind("invoked-lair", ("player:seat", "loser:seat", "level:number")),
    EventKind("retreated", ("player:seat", "from:region", "to:region")),
    EventKind("removed", ("player:seat", "region:region")),
    EventKind("saved", ("player:seat", "region:region")),
    EventKind("relocated", ("player:seat", "from:region", "to:region")),
    EventKind("found", ("player:seat", "token:token", "region:region"), reveals=True),
    EventKind("crown-passed", ("player:seat", "loser:seat")),
    EventKind("captured", ("player:seat", "region:region", "left:number")),
    EventKind("lifted", ("player:seat", "region:region")),
    EventKind("placed", ("player:seat", "region:region")),
    EventKind("banished", ("player:seat", "victim:seat", "region:region")),
    EventKind("end-triggered", ("player:seat",)),
    EventKind("time-up", ("number:number",)),
    EventKind("lost-in-ruins", ("player:seat", "armies:number")),
    EventKind("finished", ("player:seat", "points:number", "rank:number")),
    EventKind("shifted", ("player:seat", "yield:resource", "into:resource")),
)


def tell(chance: Chance, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Tell everybody, if anyone listens."""
    if chance.log is not None:
        chance.log.add(Event(kind, a, b, c, d, EVERYBODY))


def tell_purse(chance: Chance, kind: i64, seat: i64, purse: i64) -> None:
    """Tell what resources changed hands, unless none did."""
    if chance.log is not None and purse != 0:
        chance.log.add(Event(kind, seat, purse & 15, (purse >> 4) & 15, purse >> 8, EVERYBODY))
