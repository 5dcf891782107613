"""What can be done now: ship moves, die actions, planet actions. Nothing here changes the table.

Two questions are asked of most things. *Can it be performed?* (G-PLANET-12 and
G-PLANET-13) and, where a price protects a player from paying for nothing, *would it
change anything?* (G-FOLLOW-6). The first is asked with `before` at IDLE_TOO. The second
gives the resources of all as they lay before the action pays anything: what an action
pays and brings back again is no change (Sargus-36 and Walsfeo do that).
"""

from typing import Final

from mypy_extensions import i64

from starhold.galaxies.actions import Place
from starhold.galaxies.components import (
    ANY_MIX,
    COST_CULTURE,
    COST_ENERGY,
    DISCOUNT,
    EFFECT,
    ENERGY_MOVES,
    FACES,
    GAIN_CULTURE,
    GAIN_ENERGY,
    LENGTH,
    MAX_RESOURCE,
    MAX_SLOTS,
    NEEDS_LOWEST,
    ON_TRACK,
    ONCE_PER_TURN,
    OTHERS_CULTURE,
    OTHERS_ENERGY,
    OWN_TURN_ONLY,
    TOP_LEVEL,
    Effect,
    Face,
    Track,
)
from starhold.galaxies.state import NO_FACE, NO_PLACE, Empire, Galaxies, dice_of, one_die, total_dice
from starhold.kernel.bits import bit, has, lowest

#: `before` of the question whether something can be performed, be it of use or not
IDLE_TOO: Final = -1

# -- ship moves -----------------------------------------------------------------------------


def free_places(state: Galaxies, empire: Empire) -> i64:
    """Places in the row that a ship from home may enter: one own ship a surface, one an orbit (G-MOVE-5)."""
    surfaces = state.filled & ~empire.surface
    orbits = state.filled & ~empire.orbit
    return (surfaces << Place.SURFACE) | (orbits << Place.ORBIT)


def destinations(state: Galaxies, empire: Empire, origin: i64) -> i64:
    """Where a ship may go: home, or another planet's surface or orbit (G-MOVE-2 to G-MOVE-5)."""
    places = free_places(state, empire)
    if origin == Place.HOME:
        return places
    slot = origin - Place.SURFACE if origin < Place.ORBIT else origin - Place.ORBIT
    return (places | 1) & ~(bit(Place.SURFACE + slot) | bit(Place.ORBIT + slot))


def can_leave_home(empire: Empire, barred: i64) -> bool:
    """Is a ship home that may move? `barred` is the place of one that may not (G-CARD-7)."""
    return empire.home > (1 if barred == Place.HOME else 0)


def can_move(state: Galaxies, empire: Empire, barred: i64) -> bool:
    """Is there a legal ship move (G-PLANET-13)?"""
    if can_leave_home(empire, barred) and free_places(state, empire) != 0:
        return True
    out = (empire.surface << Place.SURFACE) | (empire.orbit << Place.ORBIT)
    if barred > Place.HOME:
        out &= ~bit(barred)
    # A ship away from home may always return there.
    return out != 0


# -- die actions -----------------------------------------------------------------------------


def face_track(face: i64) -> i64:
    """The track that an advance die moves on."""
    return Track.DIPLOMACY if face == Face.DIPLOMACY else Track.ECONOMY


def can_perform(state: Galaxies, seat: i64, face: i64, busy: i64, before: i64) -> bool:
    """Can the seat perform a die of this face (G-PLANET-13), with these planets' actions in use already?"""
    empire = state.empires[seat]
    if face == Face.MOVE:
        return can_move(state, empire, NO_PLACE)
    if face == Face.ENERGY:
        return before == IDLE_TOO or gain_changes(state, empire, state.energy_income(seat), 0, before)
    if face == Face.CULTURE:
        return before == IDLE_TOO or gain_changes(state, empire, 0, state.culture_income(seat), before)
    if face == Face.COLONY:
        return can_upgrade(empire) or usable_colonies(state, seat, empire.colonies, busy, before) != 0
    return empire.orbit & state.slots_with(face_track(face)) != 0


def can_upgrade(empire: Empire) -> bool:
    """Can the next level be paid entirely in energy or entirely in culture (G-UPG-1, G-UPG-2)?"""
    level = empire.level
    return level < TOP_LEVEL and (empire.energy > level or empire.culture > level)


def performable_faces(state: Galaxies, seat: i64, busy: i64, before: i64) -> i64:
    """The set of faces that the seat can perform."""
    faces: i64 = 0
    for face in range(FACES):
        if can_perform(state, seat, face, busy, before):
            faces |= bit(face)
    return faces


def earlier_dice(state: Galaxies) -> i64:
    """Dice activated this turn but for the one now resolving (G-CARD-4)."""
    if state.current_face == NO_FACE:
        return state.activated
    return state.activated - one_die(state.current_face)


# -- following ---------------------------------------------------------------------------------


def may_follow(state: Galaxies, seat: i64, face: i64, cost: i64, bounty: bool) -> bool:
    """Is the follow offered: payable, and worth something afterwards (G-FOLLOW-6)?

    Payment and bounty are made on the table, the question is asked, and both are taken back.
    """
    empire = state.empires[seat]
    if empire.culture < cost:
        return False
    if face == Face.MOVE:
        return can_move(state, empire, NO_PLACE)
    empire.culture -= cost
    if face != Face.COLONY:
        worth = can_perform(state, seat, face, 0, state.resources())
    else:
        worth = _colony_follow_is_worth(state, seat, bounty)
    empire.culture += cost
    return worth


def _colony_follow_is_worth(state: Galaxies, seat: i64, bounty: bool) -> bool:
    """The active player's bounty is paid first, and may make a theft possible."""
    if not bounty:
        return can_perform(state, seat, Face.COLONY, state.empires[seat].resolving, state.resources())
    active = state.empires[state.active]
    energy = active.energy
    culture = active.culture
    active.gain_energy(state.bounty_energy)
    active.gain_culture(state.bounty_culture)
    worth = can_perform(state, seat, Face.COLONY, state.empires[seat].resolving, state.resources())
    active.energy = energy
    active.culture = culture
    return worth


# -- planet actions ------------------------------------------------------------------------------


def usable_colonies(state: Galaxies, seat: i64, colonies: i64, busy: i64, before: i64) -> i64:
    """Of these colonies, the ones whose action the seat can use now."""
    usable: i64 = 0
    rest = colonies & ~busy
    while rest:
        planet = lowest(rest)
        rest &= rest - 1
        if planet_usable(state, seat, planet, NO_PLACE, busy, before):
            usable |= bit(planet)
    return usable


def planet_usable(state: Galaxies, seat: i64, planet: i64, landed: i64, busy: i64, before: i64) -> bool:
    """G-PLANET-12: limits allow it, the cost can be paid, and then every choice has an option.

    `landed` is the place of the ship whose landing started this, `busy` the planets
    whose actions the seat is already resolving.
    """
    empire = state.empires[seat]
    if has(busy, planet) or not _limits_allow(state, seat, empire, planet):
        return False
    energy: i64 = COST_ENERGY[planet]
    culture: i64 = COST_CULTURE[planet]
    if energy > empire.energy or culture > empire.culture:
        return False
    empire.energy -= energy
    empire.culture -= culture
    usable = _choices_exist(state, seat, empire, planet, landed, busy | bit(planet), before)
    empire.energy += energy
    empire.culture += culture
    return usable


def _limits_allow(state: Galaxies, seat: i64, empire: Empire, planet: i64) -> bool:
    """Once per turn (G-PLANET-7) and own turn only (G-PLANET-8)."""
    if ONCE_PER_TURN[planet] and has(empire.used, planet):
        return False
    if seat == state.active:
        return True
    if OWN_TURN_ONLY[planet]:
        return False
    # G-CARD-17: later printings steal only in one's own turn.
    return not (state.rules.later_texts and EFFECT[planet] == Effect.STEAL)


def _choices_exist(
    state: Galaxies, seat: i64, empire: Empire, planet: i64, landed: i64, busy: i64, before: i64
) -> bool:
    """Has every choice of the action a legal option, once the cost is paid?"""
    effect = EFFECT[planet]
    if effect <= Effect.FOLLOW_COST:
        return before == IDLE_TOO or _gain_changes(state, empire, planet, before)
    if effect == Effect.STEAL:
        return _theft_possible(state, seat, ENERGY_MOVES[planet] == 1, before)
    if effect == Effect.CONVERT:
        return _exchange_possible(state, empire, ENERGY_MOVES[planet] == 1, before)
    if effect == Effect.ADVANCE_OWN:
        return empire.orbit & state.slots_with(ON_TRACK[planet]) != 0
    if effect == Effect.REGRESS_ENEMY:
        return has_regress_target(state, seat, ON_TRACK[planet])
    if effect == Effect.BACK_AND_FORTH:
        return can_go_back_and_forth(empire)
    if effect == Effect.OTHERS_ADVANCE:
        return anybody_orbits(state)
    if effect == Effect.SHIFT_ORBIT:
        return can_shift(state, empire)
    if effect == Effect.RECALL:
        return empire.orbit != 0
    if effect == Effect.UPGRADE:
        return planet_upgrade_possible(state, seat, planet)
    if effect == Effect.MOVE_SHIPS:
        return can_move(state, empire, landed)
    if effect == Effect.REPLACE_PLANET:
        return can_replace(state)
    return _dice_or_copy_possible(state, seat, empire, planet, landed, busy, before)


def _dice_or_copy_possible(
    state: Galaxies, seat: i64, empire: Empire, planet: i64, landed: i64, busy: i64, before: i64
) -> bool:
    effect = EFFECT[planet]
    if effect == Effect.REROLL or effect == Effect.SET_DIE:
        return state.inactive != 0
    if effect == Effect.DISCARD_DICE:
        return total_dice(state.inactive) >= 2
    if effect == Effect.COPY_ROW:
        return copyable_in_row(state, seat, landed, busy, before) != 0
    if effect == Effect.COPY_COLONY:
        return copyable_colonies(state, seat, planet, landed, busy, before) != 0
    if effect == Effect.ANY_ACTION:
        return before == IDLE_TOO or free_action_changes(state, seat, busy, before)
    return repeatable_faces(state, seat, busy, before) != 0


def _gain_changes(state: Galaxies, empire: Empire, planet: i64, before: i64) -> bool:
    """Would a planet without choices change anything but once-per-turn marks?"""
    effect = EFFECT[planet]
    if effect == Effect.BOUNTY:
        return True
    if effect == Effect.FOLLOW_COST:
        return state.follow_cost == 1 or state.resources() != before
    if effect == Effect.GAIN_ALL:
        for other in state.empires:
            if other is not empire and _has_room(other, OTHERS_ENERGY[planet], OTHERS_CULTURE[planet]):
                return True
    times = empire.home if effect == Effect.GAIN_PER_HOME_SHIP else 1
    return gain_changes(state, empire, GAIN_ENERGY[planet] * times, GAIN_CULTURE[planet] * times, before)


def gain_changes(state: Galaxies, empire: Empire, energy: i64, culture: i64, before: i64) -> bool:
    """Would the resources differ from what they were before? They are gained, compared, and taken back."""
    had_energy = empire.energy
    had_culture = empire.culture
    empire.gain_energy(energy)
    empire.gain_culture(culture)
    changed = state.resources() != before
    empire.energy = had_energy
    empire.culture = had_culture
    return changed


def _has_room(empire: Empire, energy: i64, culture: i64) -> bool:
    """Would gaining this raise anything (G-ACQ-4)?"""
    return (energy > 0 and empire.energy < empire.max_energy) or (
        culture > 0 and empire.culture < empire.max_culture
    )


def _theft_possible(state: Galaxies, seat: i64, energy: bool, before: i64) -> bool:
    """Is there somebody to rob, and not only of what was just paid to that very one?"""
    rest = victims(state, seat, energy)
    if before == IDLE_TOO:
        return rest != 0
    thief = state.empires[seat]
    while rest:
        victim = state.empires[lowest(rest)]
        rest &= rest - 1
        loss: i64 = 1 if energy else 0
        victim.energy -= loss
        victim.culture -= 1 - loss
        changed = gain_changes(state, thief, loss, 1 - loss, before)
        victim.energy += loss
        victim.culture += 1 - loss
        if changed:
            return True
    return False


def _exchange_possible(state: Galaxies, empire: Empire, from_energy: bool, before: i64) -> bool:
    """Can something be exchanged, and not only back into what was just paid with?"""
    most = exchangeable(empire, from_energy)
    if before == IDLE_TOO or most != 1:
        # Of two different amounts one at least makes a difference.
        return most > 0
    step: i64 = -1 if from_energy else 1
    empire.energy += step
    empire.culture -= step
    changed = state.resources() != before
    empire.energy -= step
    empire.culture += step
    return changed


def victims(state: Galaxies, seat: i64, energy: bool) -> i64:
    """Seats that can be robbed: others with at least 1 of the resource (G-CARD-17)."""
    seats: i64 = 0
    for other in range(state.sides()):
        empire = state.empires[other]
        if other != seat and (empire.energy if energy else empire.culture) > 0:
            seats |= bit(other)
    return seats


def exchangeable(empire: Empire, from_energy: bool) -> i64:
    """The most that can be exchanged: what one has, and has room for (G-CARD-16)."""
    if from_energy:
        return min(empire.energy, MAX_RESOURCE - empire.culture)
    return min(empire.culture, MAX_RESOURCE - empire.energy)


def has_regress_target(state: Galaxies, seat: i64, track: i64) -> bool:
    """Does an enemy ship stand past the start of such a track (G-CARD-18)?"""
    slots = state.slots_with(track)
    for other in range(state.sides()):
        if other != seat and state.empires[other].advanced_orbits() & slots:
            return True
    return False


def can_go_back_and_forth(empire: Empire) -> bool:
    """A ship to move back and another one in orbit (G-CARD-11)."""
    return empire.progress != 0 and empire.orbit & (empire.orbit - 1) != 0


def anybody_orbits(state: Galaxies) -> bool:
    """G-CARD-10."""
    return any(empire.orbit for empire in state.empires)


def shift_targets(state: Galaxies, empire: Empire, slot: i64) -> i64:
    """Slots whose track has the space on which the ship stands, without an own ship in orbit (G-CARD-8)."""
    space = empire.position(slot)
    slots: i64 = 0
    free = state.filled & ~empire.orbit
    for target in range(MAX_SLOTS):
        if has(free, target) and space <= LENGTH[state.planet_at(target)]:
            slots |= bit(target)
    return slots


def can_shift(state: Galaxies, empire: Empire) -> bool:
    """Has any orbiting ship somewhere to shift to?"""
    rest = empire.orbit
    while rest:
        if shift_targets(state, empire, lowest(rest)):
            return True
        rest &= rest - 1
    return False


def planet_upgrade_price(empire: Empire, planet: i64) -> i64:
    """The next level's price less the planet's discount (G-UPG-1, G-UPG-7)."""
    discount: i64 = DISCOUNT[planet]
    return empire.level + 1 - discount


def planet_upgrade_possible(state: Galaxies, seat: i64, planet: i64) -> bool:
    """Can Lureena or Mared be paid, and is Mared's condition met (G-CARD-13)?"""
    empire = state.empires[seat]
    if empire.level == TOP_LEVEL or (NEEDS_LOWEST[planet] and not _is_lowest(state, seat)):
        return False
    price = planet_upgrade_price(empire, planet)
    if ANY_MIX[planet]:
        return empire.energy + empire.culture >= price
    return empire.energy >= price or empire.culture >= price


def _is_lowest(state: Galaxies, seat: i64) -> bool:
    """Strictly below every other level; in later printings a tie is enough (G-CARD-13)."""
    level = state.empires[seat].level
    for other in range(state.sides()):
        if other != seat:
            against = state.empires[other].level
            if against < level or (against == level and not state.rules.later_texts):
                return False
    return True


def unoccupied(state: Galaxies) -> i64:
    """Row slots whose planet has no ship of anybody (G-CARD-9)."""
    slots = state.filled
    for empire in state.empires:
        slots &= ~(empire.surface | empire.orbit)
    return slots


def can_replace(state: Galaxies) -> bool:
    """G-CARD-9; with later printings there is no discard pile to shuffle."""
    return state.can_draw() and unoccupied(state) != 0


def copyable_in_row(state: Galaxies, seat: i64, landed: i64, busy: i64, before: i64) -> i64:
    """Planets of the row whose action could be copied (G-CARD-5), as a set of planets."""
    planets: i64 = 0
    for slot in range(MAX_SLOTS):
        if has(state.filled, slot):
            planet = state.planet_at(slot)
            if planet_usable(state, seat, planet, landed, busy, before):
                planets |= bit(planet)
    return planets


def copyable_colonies(state: Galaxies, seat: i64, copier: i64, landed: i64, busy: i64, before: i64) -> i64:
    """Others' colonies that could be used for the price just paid (G-CARD-6), as a set of planets.

    The payee has the payment already when the copied action is asked about.
    """
    energy: i64 = COST_ENERGY[copier]
    culture: i64 = COST_CULTURE[copier]
    planets: i64 = 0
    for other in range(state.sides()):
        payee = state.empires[other]
        if other != seat and payee.colonies:
            had_energy = payee.energy
            had_culture = payee.culture
            payee.gain_energy(energy)
            payee.gain_culture(culture)
            rest = payee.colonies
            while rest:
                planet = lowest(rest)
                rest &= rest - 1
                if planet_usable(state, seat, planet, landed, busy, before):
                    planets |= bit(planet)
            payee.energy = had_energy
            payee.culture = had_culture
    return planets


def free_action_changes(state: Galaxies, seat: i64, busy: i64, before: i64) -> bool:
    """Would Zavodnick change anything, for its user or for a free follower?

    If something was paid before, an energy or a culture die always does: only one of the
    two could bring it back. So the followers count only where nothing was paid.
    """
    if performable_faces(state, seat, busy, before):
        return True
    for face in range(FACES):
        if can_perform(state, seat, face, busy, IDLE_TOO):
            for other in range(state.players):
                if other != seat and may_follow(state, other, face, 0, seat == state.active):
                    return True
    return False


def repeatable_faces(state: Galaxies, seat: i64, busy: i64, before: i64) -> i64:
    """Faces of earlier dice that the seat can perform again (G-CARD-4)."""
    dice = earlier_dice(state)
    faces: i64 = 0
    for face in range(FACES):
        if dice_of(dice, face) and can_perform(state, seat, face, busy, before):
            faces |= bit(face)
    return faces
