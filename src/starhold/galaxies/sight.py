"""What one seat may see, built up from nothing (the hidden-information rules G-HID-1 to G-HID-6)."""

from functools import cache
from typing import Literal

import msgspec

from starhold.galaxies.components import (
    DICE,
    END_SCORE,
    FACE_IDS,
    GIVES_ENERGY,
    LENGTH,
    MISSION_IDS,
    NO_PLANET,
    PLANET_IDS,
    POINTS,
    ROGUE_DICE,
    ROGUE_IDS,
    ROGUE_SKULL,
    ROGUE_STRIDE,
    SHIPS,
    TRACK,
    Track,
)
from starhold.galaxies.scoring import colony_points
from starhold.galaxies.state import Empire, GalaxiesState, row_size, total_dice
from starhold.galaxies.steps.attack import ATTACKS
from starhold.galaxies.steps.dice import can_upgrade
from starhold.galaxies.steps.rogue import ForcedReroll, turn_of_rogue
from starhold.galaxies.steps.turn import Gathering
from starhold.galaxies.view import (
    DiceView,
    EmpireView,
    GalaxiesSeatView,
    GalaxiesView,
    PlanetView,
    RogueView,
    ShipView,
)
from starhold.kernel.bits import count, has, members
from starhold.kernel.words import EndCondition, Goal, most, nearest


@cache
def planet_view(planet: int) -> PlanetView:
    return PlanetView(
        PLANET_IDS[planet],
        "energy" if GIVES_ENERGY[planet] else "culture",
        "diplomacy" if TRACK[planet] == Track.DIPLOMACY else "economy",
        LENGTH[planet],
        POINTS[planet],
    )


def _ships(empire: Empire) -> tuple[ShipView, ...]:
    landed = [ShipView("surface", slot) for slot in members(empire.surface)]
    orbiting = [ShipView("orbit", slot, empire.position(slot)) for slot in members(empire.orbit)]
    return tuple(landed + orbiting)


def _empire(empire: Empire) -> EmpireView:
    ships = _ships(empire)
    return empire.shown(
        locked=SHIPS - empire.home - len(ships),
        ships=ships,
        colonies=tuple(planet_view(planet) for planet in members(empire.colonies)),
        colony_points=colony_points(empire),
        level_points=empire.score - colony_points(empire),
        max_energy=empire.max_energy,
        max_culture=empire.max_culture,
        can_upgrade=can_upgrade(empire),
    )


def _seat(state: GalaxiesState, seat: int) -> GalaxiesSeatView:
    """Return what everybody may know of a player."""
    empire = state.empires[seat]
    public = GalaxiesSeatView(seat, _empire(empire), empire.mission >= 0)
    if state.ended and not state.solo():
        return msgspec.structs.replace(
            public,
            mission=MISSION_IDS[empire.mission],
            mission_points=state.mission_points[seat],
            total=state.scores()[seat],
            rank=state.ranks()[seat],
        )
    if state.ended:
        return msgspec.structs.replace(public, total=state.scores()[seat], rank=state.ranks()[seat])
    return public


def _rogue(state: GalaxiesState) -> RogueView | None:
    if not state.solo():
        return None
    rogue = state.rules.rogue
    empire = state.empires[1]
    skull = ROGUE_SKULL[rogue]
    level = min(empire.level, skull - 1)
    at = rogue * ROGUE_STRIDE + level
    return RogueView(
        ROGUE_IDS[rogue],
        _empire(empire),
        empire.max_energy,
        empire.max_culture,
        ROGUE_DICE[at],
        skull,
        ATTACKS[at].once_per_turn and has(state.attacks_used, level),
    )


def _row(state: GalaxiesState) -> tuple[PlanetView | None, ...]:
    planets = [state.planet_at(slot) for slot in range(row_size(state.players))]
    return tuple(None if planet == NO_PLANET else planet_view(planet) for planet in planets)


def _control_mat(state: GalaxiesState) -> DiceView:
    step = state.stack[-1] if state.stack else None
    rolled = FACE_IDS[step.face] if isinstance(step, ForcedReroll) else None
    turn = turn_of_rogue(state)
    used = total_dice(state.inactive) + total_dice(state.activated)
    return state.shown_dice(
        chosen=_chosen(state),
        rolled=rolled,
        left=0 if turn is None else turn.left - (rolled is not None),
        spare=max(0, max(DICE) - used - state.in_converter - state.discarded),
    )


def _chosen(state: GalaxiesState) -> tuple[str, ...]:
    """Return the dice that the player has put aside in a choice that takes several."""
    step = state.stack[-1] if state.stack else None
    return tuple(FACE_IDS[face] for face in step.chosen()) if isinstance(step, Gathering) else ()


def _winner(state: GalaxiesState) -> Literal["player", "rogue"] | None:
    if not state.solo() or not state.ended:
        return None
    return "player" if state.solo_winner == 0 else "rogue"


def goal(state: GalaxiesState) -> Goal:
    """Return the race to 21 (G-END-1). Missions do not count: they are secret and end no game (G-END-5).

    Alone, the Rogue is seat 1 and its skull ends the game as well (G-SOLO-25).
    """
    scores = [int(empire.score) for empire in state.empires]
    points, leaders = most(scores)
    ends = [nearest("points", scores, END_SCORE)]
    if state.solo():
        ends.append(EndCondition("level", int(state.empires[1].level), ROGUE_SKULL[state.rules.rogue], (1,)))
    last = state.trigger >= 0
    return Goal(leaders, points, tuple(ends), last, left=_left(state) if last and not state.solo() else ())


def _left(state: GalaxiesState) -> tuple[int, ...]:
    """Return the seats that have a turn to come before the round is played out (G-END-3)."""
    so_far = (state.active - state.first) % state.players + 1
    return tuple((state.first + turn) % state.players for turn in range(so_far, state.players))


def view_of(state: GalaxiesState, viewer: int | None) -> GalaxiesView:
    """Return the table as `viewer` sees it; None is a spectator."""
    public = public_view(state)
    return public if viewer is None else own_view(state, public, viewer)


def own_view(state: GalaxiesState, public: GalaxiesView, viewer: int) -> GalaxiesView:
    """Return what everybody sees, and the viewer's own mission (G-HID-1)."""
    if state.ended or state.solo():
        return public
    own = state.empires[viewer].own(public.seats[viewer])
    seats = (*public.seats[:viewer], own, *public.seats[viewer + 1 :])
    return msgspec.structs.replace(public, seats=seats)


def public_view(state: GalaxiesState) -> GalaxiesView:
    """Return the table as everybody sees it."""
    return state.shown(
        seats=tuple(_seat(state, seat) for seat in range(state.players)),
        rogue=_rogue(state),
        row=_row(state),
        deck=int(count(state.deck)) + len(state.under),
        dice=_control_mat(state),
        step=state.stack[-1].name if state.stack else None,
        waiting=tuple(state.seats_to_move()),
        over=state.over,
        winner=_winner(state),
        goal=goal(state),
    )
