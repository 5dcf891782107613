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
from typing import cast

import starhold
from starhold import FastChance, ScriptedChance
from starhold.galaxies.components import (
    ALL_PLANETS,
    FACE_IDS,
    FLEET,
    LEVEL_POINTS,
    MISSION_IDS,
    PLANET_IDS,
    POINTS,
    ROGUE_IDS,
    ROGUE_POINTS,
    ROGUE_STRIDE,
    planet,
)
from starhold.galaxies.game import rules_of
from starhold.galaxies.state import Empire, Galaxies, dice_of, new_rogue, one_die
from starhold.galaxies.steps.base import STEPS
from starhold.galaxies.steps.rogue import Batch, RogueTurn, batch_size
from starhold.galaxies.steps.turn import MainChoice, Turn
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
) -> Galaxies:
    """A game of two to five, at the main choice of the player whose `turn` it is.

    `dice` are inactive, `spent` were activated earlier in the turn. `deck` names the cards
    that are left, the others staying in the box; without it, all that lie nowhere else. `trigger`
    is the player who has reached 21 points.
    """
    mats = [text for text in (p1, p2, p3, p4, p5) if text is not None]
    state = _laid_out(row, mats, deck, discard, options, preset)
    state.first = first - 1
    state.trigger = trigger - 1
    state.active = turn - 1
    state.inactive = dice_called(dice or "move")
    state.activated = dice_called(spent)
    state.stack = [Turn(), MainChoice(turn - 1)]
    state.settle(ScriptedChance([]))
    state.check()
    return state


def solo(
    rogue: str = "artemis",
    p1: str = "",
    row: str = ROW,
    dice: str = "",
    spent: str = "",
    deck: str | None = None,
    options: Mapping[str, str] | None = None,
    preset: str | None = None,
) -> Galaxies:
    """A solo game at the main choice of the human. `rogue` is its name and then its mat."""
    name, _, mat_text = rogue.partition(" ")
    state = _laid_out(row, [p1, mat_text], deck, "", {"rogue": name, **(options or {})}, preset, solo=True)
    state.active = 0
    state.inactive = dice_called(dice or "move")
    state.activated = dice_called(spent)
    state.stack = [Turn(), MainChoice(0)]
    state.settle(ScriptedChance([]))
    state.check()
    return state


def _laid_out(
    row: str,
    mats: list[str],
    deck: str | None,
    discard: str,
    options: Mapping[str, str] | None,
    preset: str | None,
    solo: bool = False,
) -> Galaxies:
    rules = rules_of(GAME.complete(options, preset))
    state = Galaxies(1 if solo else len(mats), rules)
    for slot, name in enumerate(row.split()):
        if name != "-":
            state.put_planet(slot, planet(name))
    for seat, text in enumerate(mats):
        empire = new_rogue(rules.rogue) if seat >= state.players else Empire()
        state.empires.append(empire)
        _fill_mat(state, seat, empire, text)
    state.discard = planets_called(discard)
    lying = state.discard
    for name in row.split():
        lying |= 0 if name == "-" else bit(planet(name))
    for empire in state.empires:
        lying |= empire.colonies
    rest = ALL_PLANETS & ~lying
    state.deck = rest if deck is None else planets_called(deck)
    rules.in_box = rest & ~state.deck
    return state


def _fill_mat(state: Galaxies, seat: int, empire: Empire, text: str) -> None:
    """Put on a mat what its text says."""
    empire.mission = seat
    empire.dealt = bit(seat) | bit(seat + 6)
    for token in _TOKEN.findall(text):
        if re.fullmatch(r"[ECL]\d", token):
            setattr(empire, {"E": "energy", "C": "culture", "L": "level"}[token[0]], int(token[1]))
        elif token.startswith("own("):
            empire.colonies = planets_called(token[4:-1].replace(",", " "))
        elif token.startswith("mission("):
            empire.mission = MISSION_IDS.index(token[8:-1])
            empire.dealt = bit(empire.mission) | bit((empire.mission + 1) % 12)
    rogue = state.is_rogue(seat)
    empire.home = 4 if rogue else FLEET[empire.level]
    for kind, name, space in _SHIP.findall(re.sub(r"(own|mission)\([^)]*\)", "", text)):
        if kind != "home":
            _place_ship(state, empire, kind, name, space)
    base = state.rules.rogue * ROGUE_STRIDE
    empire.score = ROGUE_POINTS[base + empire.level] if rogue else LEVEL_POINTS[empire.level]
    empire.score += sum(POINTS[number] for number in range(40) if has(empire.colonies, number))


def _place_ship(state: Galaxies, empire: Empire, kind: str, name: str, space: str) -> None:
    slot = state.slot_of(planet(name))
    assert slot >= 0, f"{name} is not in the row"
    empire.home -= 1
    if kind == "surf":
        empire.surface |= bit(slot)
    else:
        empire.orbit |= bit(slot)
        empire.set_position(slot, int(space or 0))


def planets_called(names: str) -> int:
    """A set of planets from their names."""
    planets = 0
    for name in names.split():
        planets |= bit(planet(name))
    return planets


def dice_called(faces: str) -> int:
    """Dice from the faces that they show."""
    return sum(one_die(FACE_IDS.index(face)) for face in faces.split())


# -- moves -----------------------------------------------------------------------------------------


def take(state: Galaxies, *moves: str, chance: str = "") -> list[str]:
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


def _who(state: Galaxies, move: str) -> tuple[int, str]:
    match = re.match(r"P(\d) (.*)", move)
    if match:
        return int(match[1]) - 1, match[2]
    (seat,) = state.seats_to_move()
    return seat, move


class _Script:
    """Words for what chance answers, as numbers; all of them must be used."""

    def __init__(self, state: Galaxies, words: str) -> None:
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


def rogue_rolls(state: Galaxies, chance: str, dice: int = 0, batch: int = Batch.TURN) -> list[str]:
    """The last dice of the Rogue's turn, so many (by default as many as `chance` has words).

    Its earlier dice of this turn count as discarded.
    """
    script = _Script(state, chance)
    left = dice or len(chance.split())
    state.active = 1
    state.inactive = state.activated = 0
    state.discarded = batch_size(state, batch) - left
    state.stack = [Turn(), RogueTurn(left, batch, 0)]
    state.settle(script.source)
    state.check()
    return script.news()


# -- questions -------------------------------------------------------------------------------------


def legal(state: Galaxies, player: int = 0) -> set[str]:
    """What a player may do, in the notation; without a player, the only one who owes a decision."""
    seat = player - 1 if player else _who(state, "")[0]
    actions = state.legal(seat)
    assert len(set(actions)) == len(actions), "an action is listed twice"
    return {GAME.actions[action].notation for action in actions}


def asked(state: Galaxies) -> str:
    """Who owes which decision: `P2 follow`, or `P2 P3 follow-together`."""
    if state.over:
        return "over"
    seats = [f"P{seat + 1}" for seat in state.seats_to_move()]
    return " ".join([*seats, STEPS[state.stack[-1].kind()].name])


@dataclass(frozen=True)
class Mat:
    """A mat, in the words of the builder."""

    energy: int
    culture: int
    level: int
    score: int
    ships: str
    own: set[str]


def mat(state: Galaxies, player: int) -> Mat:
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


def resources(state: Galaxies, player: int) -> str:
    """`E2 C1`."""
    empire = state.empires[player - 1]
    return f"E{empire.energy} C{empire.culture}"


def ships(state: Galaxies, player: int) -> str:
    """Where a player's ships are, sorted."""
    return mat(state, player).ships


def row(state: Galaxies) -> str:
    """The planets of the row; `-` is an empty slot."""
    size = 4 if state.solo() else min(int(state.players) + 2, 6)
    numbers = [state.planet_at(slot) for slot in range(size)]
    return " ".join("-" if number == 255 else PLANET_IDS[number] for number in numbers)


def dice(state: Galaxies) -> str:
    """The inactive dice, in the order of the faces."""
    return _faces(state.inactive)


def spent(state: Galaxies) -> str:
    """The activated dice, in the order of the faces."""
    return _faces(state.activated)


def _faces(packed: int) -> str:
    return " ".join(FACE_IDS[face] for face in range(6) for _ in range(int(dice_of(packed, face))))


def started(players: int, seed: int = 1, **options: str) -> Galaxies:
    """A game as the box sets it up."""
    return cast(Galaxies, GAME.start(players, FastChance(seed), options))


def seen(state: Galaxies, seat: int | None) -> GalaxiesView:
    """What a seat sees; None is a spectator."""
    return cast(GalaxiesView, state.view(seat))


def rogue_seen(state: Galaxies) -> RogueView:
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
) -> Galaxies:
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
) -> Galaxies:
    """Player 1 owns the planet and has just activated a colony die."""
    if not row:
        size = 4 if p3 is None else 5
        row = " ".join([other for other in f"{ROW} tifnod drewkaiden".split() if other != name][:size])
    state = table(
        row, f"{p1} own({name})", p2, p3, dice=f"colony {dice or 'move'}", spent=spent, options=options
    )
    take(state, "activate colony")
    return state
