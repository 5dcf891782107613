"""Why a thing on the board is no choice now, told from the seat's own view.

The engine has found already that it is none; here only the reason is looked for, so nothing decides
anything. What the view does not tell for sure gets no reason: then the player is told the question.
"""

from collections.abc import Callable

from starhold.galaxies.components import (
    COST_CULTURE,
    COST_ENERGY,
    EFFECT,
    OWN_TURN_ONLY,
    PLANET_IDS,
    TOP_LEVEL,
    Effect,
)
from starhold.galaxies.view import EmpireView, GalaxiesView, PlanetView, ShipView
from starhold.kernel.words import Line, Name, Number, Player, Word

MOVES = ("move-ship", "second-move")
#: questions that are answered with an own ship in orbit
OWN_ORBITERS = ("advance", "granted-advance", "forth", "back", "recall", "shift-orbit", "rogue-regress")
OWN_SHIPS = (*MOVES, *OWN_ORBITERS, "main-choice")
ORBITERS = (*OWN_ORBITERS, "enemy-ship")
#: questions that gather inactive dice
GATHERINGS = ("reroll", "convert", "discard-dice")


def why_not(view: GalaxiesView, seat: int, step: str, pick: str) -> Line | None:
    """The reason, if the view tells it."""
    kind, *words = pick.split(":")
    if step == "keep-mission":
        return why("mission-first")  # G-SETUP-8
    if kind not in _BY_KIND:
        return None
    return _BY_KIND[kind](Asked(view, seat, step), words)


def why(reason: str, **words: Word) -> Line:
    return Line(f"galaxies-why-{reason}", words)


class Asked:
    """The question a seat is asked, and the table as the seat sees it."""

    def __init__(self, view: GalaxiesView, seat: int, step: str) -> None:
        self.view = view
        self.seat = seat
        self.step = step
        self.own = view.seats[seat].empire
        self.empires: list[EmpireView] = [player.empire for player in view.seats]
        if view.rogue is not None:
            self.empires.append(view.rogue.empire)

    @property
    def own_turn(self) -> bool:
        return self.view.active == self.seat

    def who(self, seat: int) -> Word:
        """A seat's player, or the Rogue, which sits behind the only player."""
        if self.view.rogue is not None and seat == len(self.view.seats):
            return Name(f"galaxies-rogue-{self.view.rogue.id}")
        return Player(seat)

    def seat_called(self, word: str) -> int | None:
        return _below(len(self.empires), word)

    def planet_called(self, word: str) -> tuple[int, PlanetView] | None:
        """A slot and the planet in it."""
        slot = _below(len(self.view.row), word)
        planet = None if slot is None else self.view.row[slot]
        return None if slot is None or planet is None else (slot, planet)

    def ship(self, seat: int, place: str, slot: int) -> ShipView | None:
        """The ship of a seat on a surface or in an orbit; there is one at most (G-MOVE-5)."""
        ships = self.empires[seat].ships
        return next((ship for ship in ships if (ship.place, ship.slot) == (place, slot)), None)


def _below(size: int, word: str) -> int | None:
    """A number from 0 to size - 1, if the word is one."""
    return next((number for number in range(size) if str(number) == word), None)


def _name(planet: PlanetView) -> Name:
    return Name(f"galaxies-planet-{planet.id}")


def _face(face: str) -> Name:
    return Name(f"galaxies-face-{face}")


# -- dice and buttons ----------------------------------------------------------------------------------


def _dice_are_busy(asked: Asked) -> Line | None:
    """Nobody touches others' dice, nor the own ones before the last choice is played out (G-TURN-5)."""
    if not asked.own_turn:
        active = asked.view.active
        return None if active is None else why("others-turn", player=asked.who(active))  # G-REROLL-7
    if asked.step == "reroll":
        return why("finish-reroll")
    if asked.step == "convert":
        return why("finish-convert")
    current = asked.view.dice.current
    return None if current is None else why("finish-die", face=_face(current))


def _die(asked: Asked, words: list[str]) -> Line | None:
    face = ":".join(words)
    dice = asked.view.dice
    if face not in dice.inactive:
        return None
    if asked.own_turn and asked.step == "main-choice":
        return why("die-idle", face=_face(face))  # G-TURN-8, null_activation = forbidden
    if asked.own_turn and asked.step in GATHERINGS:
        gathered = dice.chosen.count(face) == dice.inactive.count(face)
        return why("die-gathered", face=_face(face)) if gathered else None
    return _dice_are_busy(asked)


def _button(asked: Asked, words: list[str]) -> Line | None:
    name = ":".join(words)
    if name == "upgrade":
        return _upgrade(asked)
    if name not in ("reroll", "convert", "end-turn"):
        return None
    if not asked.own_turn or asked.step != "main-choice":
        return _dice_are_busy(asked)
    dice = asked.view.dice
    if name == "reroll":
        return why("reroll-energy")  # G-REROLL-4
    if dice.converter:
        return why("converter-used")  # G-CONV-1
    return why("converter-dice", count=Number(len(dice.inactive)))  # G-CONV-3


def _upgrade(asked: Asked) -> Line | None:
    own = asked.own
    if own.level == TOP_LEVEL:
        return why("top-level")  # G-UPG-2
    if max(own.energy, own.culture) <= own.level:  # G-UPG-1
        return why(
            "upgrade-price",
            price=Number(own.level + 1),
            energy=Number(own.energy),
            culture=Number(own.culture),
        )
    return _needs_die(asked, "colony", "upgrade-die")  # G-UTIL-1


def _needs_die(asked: Asked, face: str, reason: str) -> Line | None:
    """At the main choice: what is done with a die that one has, or has not."""
    if asked.step != "main-choice":
        return None
    return why(reason, dice=Number(asked.view.dice.inactive.count(face)))


# -- ships -----------------------------------------------------------------------------------------------


def _ship(asked: Asked, words: list[str]) -> Line | None:
    seat = asked.seat_called(words[0]) if words else None
    if seat is None:
        return None
    place = asked.planet_called(words[2]) if len(words) == 3 else None
    ship = None if place is None else asked.ship(seat, words[1], place[0])
    if ship is None and (words[1:] != ["home"] or not asked.empires[seat].home):
        return None
    if seat != asked.seat and asked.step in OWN_SHIPS:
        return why("ship-foreign", player=asked.who(seat))  # G-MOVE-1
    if asked.step == "main-choice":
        return _needs_die(asked, "move", "move-die")
    if asked.step in MOVES:
        return _ship_to_move(asked, ship)
    if asked.step not in ORBITERS:
        return None
    if place is None or ship is None or ship.place != "orbit":
        return why("ship-not-orbiting")  # G-ADV-1
    if asked.step == "enemy-ship":
        if seat == asked.seat:
            return why("ship-own")  # G-CARD-18
        return why("ship-at-start") if ship.space == 0 else None
    return _orbiter(asked, ship, place[1])


def _ship_to_move(asked: Asked, ship: ShipView | None) -> Line | None:
    """G-CARD-7: every ship away can go home, so only Nagato's rules hold one of them back."""
    if asked.step == "second-move":
        return why("ship-moved")
    return None if ship is None else why("ship-landed")


def _orbiter(asked: Asked, ship: ShipView, planet: PlanetView) -> Line | None:
    """An own ship in orbit that is no answer."""
    if asked.step == "advance":
        return _other_track(planet)
    if asked.step == "forth":
        return why("ship-fell-back")  # G-CARD-11
    if asked.step in ("back", "rogue-regress") and ship.space == 0:
        return why("ship-at-start")  # G-ADV-5
    if asked.step == "shift-orbit":
        return why("no-orbit-fits", space=Number(ship.space))  # G-CARD-8
    return None


def _other_track(planet: PlanetView) -> Line:
    """The advance is for tracks of the other kind (G-ADV-1)."""
    return why("track", planet=_name(planet), is_diplomacy=Number(int(planet.track == "diplomacy")))


# -- planets -------------------------------------------------------------------------------------------------


def _planet(asked: Asked, words: list[str]) -> Line | None:
    """A planet of the row, its surface or its orbit."""
    found = asked.planet_called(words[0]) if words else None
    if found is None:
        return None
    slot, planet = found
    place = words[1] if len(words) == 2 else ""
    if asked.step == "main-choice":
        return _needs_die(asked, "move", "move-die")
    if asked.step in MOVES:
        return _destination(asked, slot, planet, place)
    if asked.step == "shift-orbit":
        return _orbit_to_shift_to(asked, slot, planet, place)
    if asked.step in OWN_ORBITERS:
        return _planet_of_orbiter(asked, slot, planet)
    if asked.step == "remove-planet":
        return why("planet-occupied", planet=_name(planet))  # G-CARD-9
    if asked.step == "copy-row":
        return _unusable(asked, planet)
    return None


def _destination(asked: Asked, slot: int, planet: PlanetView, place: str) -> Line | None:
    if place not in ("surface", "orbit"):
        return why("pick-place", planet=_name(planet))  # G-MOVE-2
    if asked.ship(asked.seat, place, slot) is not None:  # G-MOVE-5
        return why(f"{place}-taken", planet=_name(planet))
    other = "orbit" if place == "surface" else "surface"
    if asked.ship(asked.seat, other, slot) is not None:
        return why("same-planet", planet=_name(planet))  # G-MOVE-3
    return None


def _orbit_to_shift_to(asked: Asked, slot: int, planet: PlanetView, place: str) -> Line | None:
    """G-CARD-8."""
    if place != "orbit":
        return why("orbit-only")
    if asked.ship(asked.seat, "orbit", slot) is not None:
        return why("orbit-taken", planet=_name(planet))
    spaces = [ship.space for ship in asked.own.ships if ship.place == "orbit"]
    return why("track-short", planet=_name(planet)) if min(spaces, default=0) > planet.length else None


def _planet_of_orbiter(asked: Asked, slot: int, planet: PlanetView) -> Line | None:
    """The planet was pointed at, where one of its ships is asked for."""
    if asked.ship(asked.seat, "orbit", slot) is None:
        return why("no-orbiter", planet=_name(planet))
    die = asked.view.dice.current
    if asked.step == "advance" and die in ("diplomacy", "economy") and die != planet.track:
        return _other_track(planet)
    return why("pick-ship")


def _unusable(asked: Asked, planet: PlanetView) -> Line | None:
    """A planet whose action the seat cannot use (G-PLANET-12)."""
    number = PLANET_IDS.index(planet.id)
    name = _name(planet)
    if planet.id in asked.own.used:
        return why("planet-used", planet=name)  # G-PLANET-7
    if not asked.own_turn and OWN_TURN_ONLY[number]:
        return why("planet-own-turn", planet=name)  # G-PLANET-8
    if asked.own.energy < COST_ENERGY[number]:  # G-PLANET-3
        have = Number(asked.own.energy)
        return why("planet-energy", planet=name, price=Number(COST_ENERGY[number]), have=have)
    if asked.own.culture < COST_CULTURE[number]:
        have = Number(asked.own.culture)
        return why("planet-culture", planet=name, price=Number(COST_CULTURE[number]), have=have)
    # What it is depends on a payment to come, on the option for card texts (G-CARD-17), or on a price.
    unsure = EFFECT[number] == Effect.UPGRADE or (EFFECT[number] == Effect.STEAL and not asked.own_turn)
    return None if unsure or asked.step == "copy-colony" else why("planet-no-target", planet=name)


# -- colonies and mats ------------------------------------------------------------------------------------


def _card(asked: Asked, words: list[str]) -> Line | None:
    """A planet by its card: somebody's colony, or one of the row."""
    for slot, planet in enumerate(asked.view.row):
        if planet is not None and [planet.id] == words:
            return _planet(asked, [str(slot)])
    for seat, empire in enumerate(asked.empires):
        for planet in empire.colonies:
            if [planet.id] == words:
                return _colony(asked, seat, planet)
    return None


def _colony(asked: Asked, owner: int, planet: PlanetView) -> Line | None:
    if asked.step in MOVES:
        return why("no-flight-to-colony")  # G-MOVE-8
    if asked.step == "copy-colony":
        return why("colony-own") if owner == asked.seat else _unusable(asked, planet)  # G-CARD-6
    if asked.step not in ("main-choice", "colony-die"):
        return None
    if owner != asked.seat:
        return why("colony-foreign", planet=_name(planet), player=asked.who(owner))  # G-FOLLOW-9
    if asked.step == "colony-die":
        return _unusable(asked, planet)
    return _needs_die(asked, "colony", "colony-die")  # G-UTIL-1


def _mat(asked: Asked, words: list[str]) -> Line | None:
    seat = asked.seat_called(words[0]) if words else None
    if seat is None:
        return None
    if seat == asked.seat:
        return _home(asked)
    if asked.step in MOVES:
        return why("no-flight-to-galaxy")  # G-MOVE-8
    return _nothing_to_steal(asked, seat) if asked.step == "steal" else None


def _home(asked: Asked) -> Line | None:
    if asked.step == "main-choice":
        return _needs_die(asked, "move", "move-die")
    if asked.step in MOVES and not asked.own.ships:
        return why("all-home")  # G-MOVE-4
    return None


def _nothing_to_steal(asked: Asked, seat: int) -> Line:
    """G-CARD-17: the victim lacks the resource, and it is the one that the victim has none of."""
    empire = asked.empires[seat]
    if empire.energy == empire.culture == 0:
        return why("steal-nothing", player=asked.who(seat))
    return why("steal-lacks", player=asked.who(seat), is_energy=Number(int(empire.energy == 0)))


_BY_KIND: dict[str, Callable[[Asked, list[str]], Line | None]] = {
    "die": _die,
    "button": _button,
    "ship": _ship,
    "planet": _planet,
    "card": _card,
    "mat": _mat,
}
