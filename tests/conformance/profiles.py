"""What the suite must know of a game and cannot ask it. Most games need no entry."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Profile:
    """How long a game may last, where it has secrets, and which of its tables are exempt."""

    #: random play that is not over after so many moves counts as endless
    limit: int = 5_000
    #: the least number of players with which somebody does not know something
    secrets_from: int = 2
    #: steps whose simultaneous answers everybody may see at once (by the rules, no secret bids)
    open_steps: frozenset[str] = frozenset()
    #: nothing is ever told while a secret is kept, so that no log line could give it away
    silent: bool = False
    #: events that open secret answers, or show a thing which no view shows afterwards, by the rules
    opening: frozenset[str] = frozenset()
    #: entries of the tables (`event:x`, `action:x`, `step:x`, `noun:sort:x`) that no game can show, and why
    unseen: Mapping[str, str] = field(default_factory=dict)
    #: entries so rare that the search need not wait for them, and why; tests of the game show them
    rare: Mapping[str, str] = field(default_factory=dict)
    #: games that the search for unseen things may play
    patience: int = 4_000
    #: attributes (`Class.name`) and parts (`Class`) that never change in a game, or follow from the others
    constant: frozenset[str] = frozenset()
    #: node counts: how deep, and from which positions (after so many random moves)
    depth: int = 3
    departures: tuple[int, ...] = (0, 25, 60)


PROFILES: dict[str, Profile] = {
    # Random players lose almost as much as they win, and go on for thousands of moves.
    "galaxies": Profile(
        limit=40_000,
        depth=4,
        # With follow_order = simultaneous the answers come to light when all are given (G-FOLLOW-3).
        opening=frozenset({"declared-follow", "followed", "follow-lapsed"}),
        # The Rogue plays against seat 0 alone.
        constant=frozenset({"ForcedReroll.seat", "Rules"}),
        unseen={"event:slot-empty": "takes 33 colonies, 95 points at least, before anybody has 21"},
    ),
    # All is open but a war choice, for as long as the other one is missing (K-HID-1, K-HID-5).
    "kingdoms": Profile(
        silent=True,
        # A bill of each kind has its own price (see Price).
        constant=frozenset({"World", "BuildBill.price", "MobiliseBill.price", "RetreatBill.price"}),
        opening=frozenset({"showed-number", "showed-flag"}),
        # Random players hardly ever ally, storm pairs or let armies stand up and lie side by side;
        # tests/kingdoms takes each of these by itself.
        rare=dict.fromkeys(
            ("event:relocated", "step:relocate", "action:relocate"),
            "a last army in a broken alliance: once in 10,000 random games",
        )
        | dict.fromkeys(
            ("step:victim", "action:victim", "step:free-army"), "a few times in 10,000 random games"
        )
        | dict.fromkeys(
            ("step:banish-which", "step:lift-which", "action:standing", "action:lying"),
            "two armies in ruins, one standing, when a certain level is learned: once in 300 games",
        ),
    ),
    "lantern": Profile(limit=100, departures=(0, 6)),
    # Phases are open: only laying out, assigning and its reveal are secret.
    "roll": Profile(
        limit=20_000,
        open_steps=frozenset({"explore", "levy", "develop", "settle", "produce", "ship", "manage"}),
        # The screens are lifted for all (R-REVEAL); the dice may be back in the cup when the move is over.
        # All see from which stack a tile is taken; a covered tile may lie in the other one in another world.
        opening=frozenset({"row", "abandoned", "arranged"}),
    ),
}
