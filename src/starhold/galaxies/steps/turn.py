"""The turn: missions at setup, rolling, and the active player's choices (sections 1 to 4)."""

from collections.abc import Sequence
from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from starhold.galaxies.actions import GalaxiesAction
from starhold.galaxies.components import DICE, FACES, Face, Place
from starhold.galaxies.events import GalaxiesEvent, tell, tell_only
from starhold.galaxies.powers.effect import PlanetDone
from starhold.galaxies.scoring import finish
from starhold.galaxies.shapes import WHICH_FACE, given, rerolled, turn_parts
from starhold.galaxies.state import GalaxiesState, dice_of, faces_of, one_die, total_dice
from starhold.galaxies.steps.base import (
    places_of,
    refuse_foreign_colonies,
    refuse_foreign_ships,
    refuse_planet,
    refuse_ships,
    refuse_turn_buttons,
)
from starhold.galaxies.steps.dice import can_perform, offer_turns, perform, why_no_upgrade
from starhold.galaxies.steps.follow import open_window
from starhold.galaxies.steps.rogue import begin_rogue_turn
from starhold.galaxies.words import (
    REASONS,
    added_die_label,
    card_pick,
    die_pick,
    face_name,
    place_pick,
    planet_name,
)
from starhold.kernel.bits import bit, count, has, lowest, members, nth
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step_kinds import Decision, Duty, Everybody
from starhold.kernel.vocabulary import ReasonKind
from starhold.kernel.words import Choice, Confirm, Label, Number, PickPath, Question, Shape

# -- missions -----------------------------------------------------------------------------------


def deal_missions(state: GalaxiesState, chance: Chance) -> None:
    """Deal two missions to each player (G-SETUP-8)."""
    pool = state.mission_pool()
    for seat in range(state.players):
        empire = state.empires[seat]
        for card in range(2):
            mission = nth(pool, chance.below(count(pool)))
            pool &= ~bit(mission)
            empire.dealt |= bit(mission)
    state.stack.append(KeepMission())


MISSION_FIRST: Final = REASONS.declare("mission-first", rule="G-SETUP-8")


@final
class KeepMission(Everybody[GalaxiesState]):
    """D-1: everybody keeps one of two missions, at once and in secret (G-SETUP-8, G-SETUP-9)."""

    name: ClassVar[str] = "keep-mission"
    rule: ClassVar[str] = "G-SETUP-8"
    confirm: ClassVar[Confirm] = "always"

    def waiting(self, state: GalaxiesState) -> i64:
        seats: i64 = 0
        for seat in range(state.players):
            if state.empires[seat].mission < 0:
                seats |= bit(seat)
        return seats

    def secret(self) -> bool:
        return True

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        moves.add_each(GalaxiesAction.KEEP, state.empires[seat].dealt)
        if moves.explains:
            moves.refuse_rest(MISSION_FIRST())

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        mission = action - GalaxiesAction.KEEP
        state.empires[seat].mission = mission
        tell(chance, GalaxiesEvent.CHOSE_MISSION, seat)
        tell_only(seat, chance, GalaxiesEvent.KEPT_MISSION, mission)


# -- turns ----------------------------------------------------------------------------------------


@final
class GalaxiesTurn(Duty[GalaxiesState]):
    """Lies at the bottom: passes the turn clockwise until the game ends (G-SETUP-11, G-TURN-7)."""

    name: ClassVar[str] = "turn"
    rule: ClassVar[str] = "G-TURN-1"

    def settle(self, state: GalaxiesState, chance: Chance) -> bool:
        if state.active < 0:
            state.active = state.first
        else:
            state.end_turn()  # G-TURN-7
            state.active = (state.active + 1) % state.sides()
            # G-END-3: the round is played out, so that all had the same number of turns.
            if state.trigger >= 0 and state.active == state.first:
                finish(state, chance)
                return False
        begin(state, chance)
        return False


def begin(state: GalaxiesState, chance: Chance) -> None:
    """Begin the turn of the active player or the Rogue."""
    if state.is_rogue(state.active):
        begin_rogue_turn(state, chance)
    else:
        begin_turn(state, chance)


def begin_turn(state: GalaxiesState, chance: Chance) -> None:
    """Roll as many dice as the level shows (G-TURN-1), less a Rogue's penalty (G-SOLO-29)."""
    seat = state.active
    number = max(DICE[state.empires[seat].level] - state.dice_penalty, 1)
    state.dice_penalty = 0
    tell(chance, GalaxiesEvent.TURN, seat)
    state.inactive = state.roll(number, chance)
    if chance.log is not None:
        for face in range(FACES):
            for die in range(dice_of(state.inactive, face)):
                tell(chance, GalaxiesEvent.ROLLED, seat, face)
    state.stack.append(MainChoice(seat))


def useful_faces(state: GalaxiesState, seat: i64, faces: i64) -> i64:
    """Return those of the faces whose die would change something (G-TURN-8)."""
    useful: i64 = 0
    inactive = state.inactive
    for face in range(FACES):
        if has(faces, face):
            # The die itself will not be inactive any more when its action asks for dice.
            state.inactive = inactive - one_die(face)
            if can_perform(state, seat, face, state.empires[seat].resolving, state.resources()):
                useful |= bit(face)
    state.inactive = inactive
    return useful


def can_reroll(state: GalaxiesState, seat: i64) -> bool:
    """True if a reroll can be paid: the first is free, later ones cost energy (G-REROLL-2 to G-REROLL-4)."""
    return state.free_reroll or state.empires[seat].energy > 0


def activate(state: GalaxiesState, seat: i64, face: i64, chance: Chance) -> None:
    """Move a die to the activation bay and perform it; its follow window comes after (G-TURN-4, G-TURN-5)."""
    state.inactive -= one_die(face)
    state.activated += one_die(face)
    tell(chance, GalaxiesEvent.ACTIVATED, seat, face)
    open_window(state, seat, face)
    perform(state, seat, face, chance)


# -- why not --------------------------------------------------------------------------------------------

IDLE: Final = REASONS.declare("die-idle", rule="G-TURN-8")
NO_REROLL: Final = REASONS.declare("reroll-energy", rule="G-REROLL-4")
CONVERTER_USED: Final = REASONS.declare("converter-used", rule="G-CONV-1")
FEW_DICE: Final = REASONS.declare("converter-dice", rule="G-CONV-3")
NEEDS_UPGRADE_DIE: Final = REASONS.declare("upgrade-die", rule="G-UTIL-1")
NEEDS_MOVE_DIE: Final = REASONS.declare("move-die", rule="G-MOVE-1")
NEEDS_COLONY_DIE: Final = REASONS.declare("colony-die", rule="G-UTIL-1")
GATHERED: Final = REASONS.declare("die-gathered", rule="G-REROLL-1")
FINISH_REROLL: Final = REASONS.declare("finish-reroll", rule="G-TURN-5")
FINISH_CONVERT: Final = REASONS.declare("finish-convert", rule="G-TURN-5")


def refuse_dice_of_turn(state: GalaxiesState, moves: Moves) -> None:
    """Refuse what is not offered of dice, rerolls and the converter."""
    faces = faces_of(state.inactive)
    for face in members(faces):
        moves.refuse(GalaxiesAction.ACTIVATE + face, IDLE(face=face_name(face)))
    moves.refuse_each(GalaxiesAction.REROLL, faces, NO_REROLL())
    few = FEW_DICE(count=Number(total_dice(state.inactive)))
    moves.refuse_each(GalaxiesAction.CONVERT, faces, few if state.in_converter == 0 else CONVERTER_USED())


def refuse_what_needs_a_die(state: GalaxiesState, seat: i64, moves: Moves) -> None:
    """Refuse ships, colonies and the upgrade: a die comes first."""
    empire = state.empires[seat]
    colony_dice = Number(dice_of(state.inactive, Face.COLONY))
    moves.refuse(GalaxiesAction.UPGRADE, why_no_upgrade(empire) or NEEDS_UPGRADE_DIE(dice=colony_dice))
    for planet in members(empire.colonies):
        moves.refuse_pick(card_pick(planet), NEEDS_COLONY_DIE(dice=colony_dice))
    flying = NEEDS_MOVE_DIE(dice=Number(dice_of(state.inactive, Face.MOVE)))
    refuse_ships(seat, places_of(empire), flying, moves)
    moves.refuse_pick(place_pick(seat, Place.HOME), flying)
    for slot in members(state.filled):
        refuse_planet(state, slot, flying, moves)
    refuse_foreign_ships(state, seat, moves)
    refuse_foreign_colonies(state, seat, moves)


#: dice that the converter takes, with the one that it turns (G-CONV-1, G-CONV-3)
CONVERTED: Final = 3


# -- the decisions --------------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class MainChoice(Decision[GalaxiesState]):
    """D-2: activate a die, reroll, use the converter, or end the turn (G-TURN-2).

    With no die left only the end remains, and comes by itself (G-TURN-6).
    """

    name: ClassVar[str] = "main-choice"
    rule: ClassVar[str] = "G-TURN-2"

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        faces = faces_of(state.inactive)
        # G-TURN-8: any die, unless the option forbids null activations.
        useful = faces if state.rules.null_activation else useful_faces(state, seat, faces)
        moves.add_each(GalaxiesAction.ACTIVATE, useful)
        if can_reroll(state, seat):
            moves.add_each(GalaxiesAction.REROLL, faces)
        if state.in_converter == 0 and total_dice(state.inactive) >= CONVERTED:
            moves.add_each(GalaxiesAction.CONVERT, faces)
        moves.add(GalaxiesAction.END_TURN)
        if moves.explains:
            refuse_dice_of_turn(state, moves)
            refuse_what_needs_a_die(state, seat, moves)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        if action == GalaxiesAction.END_TURN:
            state.stack.pop()
            tell(chance, GalaxiesEvent.ENDED_TURN, seat)
        elif action >= GalaxiesAction.CONVERT:
            state.stack.append(Convert(seat, action - GalaxiesAction.CONVERT, -1))
        elif action >= GalaxiesAction.REROLL:
            state.stack.append(Reroll(seat, one_die(action - GalaxiesAction.REROLL), True))
        else:
            activate(state, seat, action - GalaxiesAction.ACTIVATE, chance)

    def decline(self, state: GalaxiesState, seat: i64) -> i64:
        return GalaxiesAction.END_TURN

    def shape(self, state: GalaxiesState, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        useful = useful_faces(state, seat, faces_of(state.inactive))
        unused = sum(dice_of(state.inactive, face) for face in range(FACES) if has(useful, face))
        return turn_parts(choices, state.inactive, useful, unused, not state.free_reroll)


@mypyc_attr(allow_interpreted_subclasses=True)
class Gathering(Decision[GalaxiesState]):
    """Inactive dice are chosen one by one."""

    def chosen(self) -> list[int]:
        """Return the faces of the dice chosen so far."""
        raise NotImplementedError

    def refuse_others(self, state: GalaxiesState, finish: ReasonKind, moves: Moves) -> None:
        """Refuse faces that are used up, and the other buttons of the turn once a die has been chosen."""
        self.refuse_chosen(state, moves)
        if self.chosen():
            refuse_turn_buttons(finish(), moves)

    def refuse_chosen(self, state: GalaxiesState, moves: Moves) -> None:
        """Refuse faces of which every die has been chosen."""
        for face in members(faces_of(state.inactive)):
            if self.chosen().count(face) == dice_of(state.inactive, face):
                moves.refuse_pick(die_pick(face), GATHERED(face=face_name(face)))


@final
@mypyc_attr(free_list_len=1)
class Reroll(Gathering):
    """D-3 and D-27: gather dice one by one, then roll them together (G-REROLL-1).

    `paid` tells the turn's own reroll, free once and then for energy, from Zalax's (G-CARD-14).
    """

    name: ClassVar[str] = "reroll"
    rule: ClassVar[str] = "G-REROLL-1"

    def __init__(self, seat: i64, marked: i64, paid: i64) -> None:
        super().__init__(seat)
        self.marked: i64 = marked
        self.paid: bool = paid != 0

    def chosen(self) -> list[int]:
        return [face for face in range(FACES) for die in range(dice_of(self.marked, face))]

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        if self.marked:
            moves.add(GalaxiesAction.ROLL)
        moves.add_each(GalaxiesAction.REROLL, faces_of(state.inactive - self.marked))
        if moves.explains:
            self.refuse_others(state, FINISH_REROLL, moves)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if action == GalaxiesAction.ROLL:
            self._roll(state, seat, chance)
        else:
            state.stack.append(Reroll(seat, self.marked + one_die(action - GalaxiesAction.REROLL), self.paid))

    def _roll(self, state: GalaxiesState, seat: i64, chance: Chance) -> None:
        if self.paid:
            if state.free_reroll:
                state.free_reroll = False
            else:
                state.pay(seat, 1, 0, chance)
        state.inactive -= self.marked
        for face in range(FACES):
            for die in range(dice_of(self.marked, face)):
                rolled = chance.below(FACES)
                state.inactive += one_die(rolled)
                tell(chance, GalaxiesEvent.REROLLED, seat, face, rolled)

    def fields(self) -> list[int]:
        return [self.seat, self.marked, int(self.paid)]

    def question(self, state: GalaxiesState, seat: i64) -> Question:
        under = state.stack[-2] if len(state.stack) > 1 else None
        if isinstance(under, PlanetDone) and not self.marked:
            return Question("reroll-card", {"planet": planet_name(under.planet)}, "G-CARD-14")
        paid = Number(int(self.paid and not state.free_reroll))
        return Question(self.name, {"paid": paid, "chosen": Number(total_dice(self.marked))}, self.rule)

    def label(self, state: GalaxiesState, seat: i64, action: i64) -> Label | None:
        """Return the label of a further die, or of dice that were in by themselves, all of one face."""
        if action != GalaxiesAction.ROLL:
            face = action - GalaxiesAction.REROLL
            return added_die_label(face) if self.marked else None
        if self.paid or count(faces_of(state.inactive)) > 1:
            return None
        return Label("roll-alike", {"face": face_name(lowest(faces_of(state.inactive)))}, ("button:roll",))

    def shape(self, state: GalaxiesState, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        return (rerolled(choices, state.inactive - self.marked, self.chosen()),)


@final
@mypyc_attr(free_list_len=1)
class Convert(Gathering):
    """D-4: two dice into the converter, then a third turned to another face (G-CONV-1)."""

    name: ClassVar[str] = "convert"
    rule: ClassVar[str] = "G-CONV-1"

    def __init__(self, seat: i64, first: i64, second: i64) -> None:
        super().__init__(seat)
        #: faces of the dice chosen so far; the second is -1 until chosen
        self.first: i64 = first
        self.second: i64 = second

    def chosen(self) -> list[int]:
        return [self.first] if self.second < 0 else [self.first, self.second]

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        rest = state.inactive - one_die(self.first)
        if self.second < 0:
            moves.add_each(GalaxiesAction.CONVERT, faces_of(rest))
        else:
            offer_turns(rest - one_die(self.second), moves)
        if moves.explains:
            self.refuse_others(state, FINISH_CONVERT, moves)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if self.second < 0:
            state.stack.append(Convert(seat, self.first, action - GalaxiesAction.CONVERT))
            return
        before = (action - GalaxiesAction.TURN) // FACES
        face = (action - GalaxiesAction.TURN) % FACES
        state.inactive += one_die(face) - one_die(before) - one_die(self.first) - one_die(self.second)
        state.in_converter = 2
        tell(chance, GalaxiesEvent.CONVERTED, seat, before, face)

    def fields(self) -> list[int]:
        return [self.seat, self.first, self.second]

    def question(self, state: GalaxiesState, seat: i64) -> Question:
        return Question(self.name, {"chosen": Number(len(self.chosen()))}, self.rule)

    def shape(self, state: GalaxiesState, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        if self.second >= 0:
            return (PickPath(asks=(WHICH_FACE,)),)
        rest = state.inactive - one_die(self.first)
        return (given(choices, rest, self.name, GalaxiesAction.CONVERT, self.chosen()),)
