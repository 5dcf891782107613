"""Positions in one line, moves in the words of the notation, and what the dice show.

    state = table(row="maia gort jakks helios", p1="E2 C1 L1 home,orb(maia,3)", dice="energy move")
    take(state, "activate energy")
    assert mat(state, 1).energy == 3

Players are counted from 1, as in the rulebook. A mat is written `E2 C1 L1`, then its
ships (`home`, `surf(planet)`, `orb(planet,space)`, separated by commas), then
`own(planet,planet)` for colonies and `mission(name)`. What is left out is as at the
start; ships that are not named are home.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

import starhold
from starhold import FastChance, ScriptedChance
from starhold.galaxies.components import (
    FACE_IDS,
    MISSION_IDS,
    PLANET_IDS,
    ROGUE_IDS,
    planet,
)
from starhold.galaxies.state import GalaxiesState, dice_of, one_die
from starhold.galaxies.steps.rogue import Batch, RogueTurn, batch_size
from starhold.galaxies.steps.turn import GalaxiesTurn
from starhold.galaxies.view import GalaxiesView, RogueView
from starhold.kernel.bits import bit, count, has
from starhold.kernel.log import Log

GAME = starhold.game("galaxies")
#: four planets with simple actions, for positions where the row does not matter
ROW = "jakks vici_ks156 hoefker mj_120210"

_TOKEN = re.compile(r"[^\s(]*(?:\([^)]*\))?(?:,[^\s(]*(?:\([^)]*\))?)*")
_SHIP = re.compile(r"(home|surf|orb)(?:\((\w+)(?:,(\d))?\))?")


# -- positions -------------------------------------------------------------------------------------


def table(
    row: str = ROW,
    p1: str = "",
    p2: str = "",
    p3: str | None = None,
    p4: str | None = None,
    p5: str | None = None,
    dice: str = "",
    spent: str = "",
    turn: int = 1,
    first: int = 1,
    trigger: int = 0,
    deck: str | None = None,
    discard: str = "",
    options: Mapping[str, str] | None = None,
    preset: str | None = None,
) -> GalaxiesState:
    """A game of two to five, at the main choice of the player whose `turn` it is.

    `dice` are inactive, `spent` were activated earlier in the turn. `deck` names the cards
    that are left, the others staying in the box; without it, all that lie nowhere else. `trigger`
    is the player who has reached 21 points.
    """
    mats = [text for text in (p1, p2, p3, p4, p5) if text is not None]
    return _built(
        options,
        preset,
        row=_row(row),
        seats=[_mat(text, seat) for seat, text in enumerate(mats)],
        **_deck(deck),
        discard=discard.split(),
        first=first - 1,
        active=turn - 1,
        trigger=trigger - 1 if trigger else None,
        dice={"inactive": (dice or "move").split(), "activated": spent.split()},
    )


def solo(
    rogue: str = "artemis",
    p1: str = "",
    row: str = ROW,
    dice: str = "",
    spent: str = "",
    deck: str | None = None,
    options: Mapping[str, str] | None = None,
    preset: str | None = None,
) -> GalaxiesState:
    """A solo game at the main choice of the human. `rogue` is its name and then its mat."""
    name, _, mat_text = rogue.partition(" ")
    return _built(
        {"rogue": name, **(options or {})},
        preset,
        row=_row(row),
        seats=[_mat(p1, 0)],
        rogue=_mat(mat_text),
        **_deck(deck),
        dice={"inactive": (dice or "move").split(), "activated": spent.split()},
    )


def _built(options: Mapping[str, str] | None, preset: str | None, **facts: Any) -> GalaxiesState:
    state = GAME.build({"options": GAME.complete(options, preset), **facts}, ScriptedChance([]))
    return cast(GalaxiesState, state)


def _row(names: str) -> list[str | None]:
    return [None if name == "-" else name for name in names.split()]


def _deck(names: str | None) -> dict[str, list[str]]:
    return {} if names is None else {"deck": names.split()}


def _mat(text: str, seat: int | None = None) -> dict[str, Any]:
    """What a text lays on a mat; the Rogue has no seat, no start and no mission."""
    mat: dict[str, Any] = {} if seat is None else {"energy": 2, "culture": 1, **_missions(seat, seat + 6)}
    for token in _TOKEN.findall(text):
        if re.fullmatch(r"[ECL]\d", token):
            mat[{"E": "energy", "C": "culture", "L": "level"}[token[0]]] = int(token[1])
        elif token.startswith("own("):
            mat["colonies"] = token[4:-1].replace(",", " ").split()
        elif token.startswith("mission("):
            kept = MISSION_IDS.index(token[8:-1])
            mat.update(_missions(kept, (kept + 1) % 12))
    ships = _SHIP.findall(re.sub(r"(own|mission)\([^)]*\)", "", text))
    mat["ships"] = [_ship(*ship) for ship in ships]
    return mat


def _missions(kept: int, other: int) -> dict[str, Any]:
    return {"mission": MISSION_IDS[kept], "dealt": [MISSION_IDS[kept], MISSION_IDS[other]]}


def _ship(kind: str, name: str, space: str) -> str:
    if kind == "home":
        return "home"
    return f"surface {name}" if kind == "surf" else f"orbit {name} {space or 0}"


def dice_called(faces: str) -> int:
    """Dice from the faces that they show."""
    return sum(one_die(FACE_IDS.index(face)) for face in faces.split())


# -- moves -----------------------------------------------------------------------------------------


def take(state: GalaxiesState, *moves: str, chance: str = "") -> list[str]:
    """Take moves one after the other and tell what happened, as names of events.

    A move is `activate energy`, or `P2 follow` to say who makes it; otherwise the only seat
    that owes a decision does. `chance` says what dice show and which planets are drawn, in
    order; what it leaves out is random, and what it says must be asked for.
    """
    script = _Script(state, chance)
    for move in moves:
        seat, action = _who(state, move)
        state.apply(seat, GAME.action(action), script.source)
        state.check()
    return script.news()


def _who(state: GalaxiesState, move: str) -> tuple[int, str]:
    match = re.match(r"P(\d) (.*)", move)
    if match:
        return int(match[1]) - 1, match[2]
    (seat,) = state.seats_to_move()
    return seat, move


class _Script:
    """Words for what chance answers, as numbers; all of them must be used."""

    def __init__(self, state: GalaxiesState, words: str) -> None:
        left = state.deck or state.discard
        answers = []
        for word in words.split():
            if word in FACE_IDS:
                answers.append(FACE_IDS.index(word))
            else:
                card = planet(word)
                assert has(left, card), f"{word} is not in the deck"
                answers.append(int(count(left & (bit(card) - 1))))
                left &= ~bit(card)
        self.source = ScriptedChance(answers, spare=FastChance(1))
        self.source.log = Log()

    def news(self) -> list[str]:
        assert self.source.used == len(self.source.answers), (
            "chance was asked less often than the script says"
        )
        assert self.source.log is not None
        return [GAME.vocabulary.events[event.kind].name for event in self.source.log.take()]


def rogue_rolls(state: GalaxiesState, chance: str, dice: int = 0, batch: int = Batch.TURN) -> list[str]:
    """The last dice of the Rogue's turn, so many (by default as many as `chance` has words).

    Its earlier dice of this turn count as discarded.
    """
    script = _Script(state, chance)
    left = dice or len(chance.split())
    state.active = 1
    state.inactive = state.activated = 0
    state.discarded = batch_size(state, batch) - left
    state.stack = [GalaxiesTurn(), RogueTurn(left, batch, 0)]
    state.settle(script.source)
    state.check()
    return script.news()


# -- questions -------------------------------------------------------------------------------------


def legal(state: GalaxiesState, player: int = 0) -> set[str]:
    """What a player may do, in the notation; without a player, the only one who owes a decision."""
    seat = player - 1 if player else _who(state, "")[0]
    actions = state.legal(seat)
    assert len(set(actions)) == len(actions), "an action is listed twice"
    return {GAME.actions[action].notation for action in actions}


def asked(state: GalaxiesState) -> str:
    """Who owes which decision: `P2 follow`, or `P2 P3 follow-together`."""
    if state.over:
        return "over"
    seats = [f"P{seat + 1}" for seat in state.seats_to_move()]
    return " ".join([*seats, state.stack[-1].name])


@dataclass(frozen=True)
class Mat:
    """A mat, in the words of the builder."""

    energy: int
    culture: int
    level: int
    score: int
    ships: str
    own: set[str]


def mat(state: GalaxiesState, player: int) -> Mat:
    """What lies on a player's mat; in solo play player 2 is the Rogue."""
    empire = state.empires[player - 1]
    ships = ["home"] * int(empire.home)
    for slot in range(6):
        if has(empire.surface, slot):
            ships.append(f"surf({PLANET_IDS[state.planet_at(slot)]})")
        if has(empire.orbit, slot):
            ships.append(f"orb({PLANET_IDS[state.planet_at(slot)]},{empire.position(slot)})")
    own = {PLANET_IDS[number] for number in range(40) if has(empire.colonies, number)}
    return Mat(empire.energy, empire.culture, empire.level, empire.score, ",".join(sorted(ships)), own)


def resources(state: GalaxiesState, player: int) -> str:
    """`E2 C1`."""
    empire = state.empires[player - 1]
    return f"E{empire.energy} C{empire.culture}"


def ships(state: GalaxiesState, player: int) -> str:
    """Where a player's ships are, sorted."""
    return mat(state, player).ships


def row(state: GalaxiesState) -> str:
    """The planets of the row; `-` is an empty slot."""
    size = 4 if state.solo() else min(int(state.players) + 2, 6)
    numbers = [state.planet_at(slot) for slot in range(size)]
    return " ".join("-" if number == 255 else PLANET_IDS[number] for number in numbers)


def dice(state: GalaxiesState) -> str:
    """The inactive dice, in the order of the faces."""
    return _faces(state.inactive)


def spent(state: GalaxiesState) -> str:
    """The activated dice, in the order of the faces."""
    return _faces(state.activated)


def _faces(packed: int) -> str:
    return " ".join(FACE_IDS[face] for face in range(6) for _ in range(int(dice_of(packed, face))))


def started(players: int, seed: int = 1, **options: str) -> GalaxiesState:
    """A game as the box sets it up."""
    return cast(GalaxiesState, GAME.start(players, FastChance(seed), options))


def seen(state: GalaxiesState, seat: int | None) -> GalaxiesView:
    """What a seat sees; None is a spectator."""
    return cast(GalaxiesView, state.view(seat))


def rogue_seen(state: GalaxiesState) -> RogueView:
    """What everybody sees of the Rogue."""
    rogue = seen(state, None).rogue
    assert rogue is not None
    return rogue


def rogue_called(name: str) -> int:
    """The number of a Rogue galaxy."""
    return ROGUE_IDS.index(name)


# -- using a planet --------------------------------------------------------------------------------


def landing(
    name: str,
    p1: str = "E0 C0",
    p2: str = "E0 C0",
    p3: str | None = None,
    others: str = ROW,
    dice: str = "",
    options: Mapping[str, str] | None = None,
) -> GalaxiesState:
    """Player 1 has just landed a home ship on the planet, which is in slot 1 before three others."""
    size = 3 if p3 is None else 4
    rest = [other for other in f"{others} tifnod drewkaiden".split() if other != name][:size]
    state = table(f"{name} {' '.join(rest)}", p1, p2, p3, dice=f"move {dice or 'move'}", options=options)
    take(state, "activate move", "move home surface-1")
    return state


def colony_die(
    name: str,
    p1: str = "E0 C0",
    p2: str = "E0 C0",
    p3: str | None = None,
    row: str = "",
    dice: str = "",
    spent: str = "",
    options: Mapping[str, str] | None = None,
    more: str = "",
) -> GalaxiesState:
    """Player 1 owns the planet, and perhaps more, and has just activated a colony die."""
    if not row:
        size = 4 if p3 is None else 5
        row = " ".join([other for other in f"{ROW} tifnod drewkaiden".split() if other != name][:size])
    state = table(
        row,
        f"{p1} own({name}{more and f',{more}'})",
        p2,
        p3,
        dice=f"colony {dice or 'move'}",
        spent=spent,
        options=options,
    )
    take(state, "activate colony")
    return state
