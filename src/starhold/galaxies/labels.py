"""Legal actions and prompts in words and picks: what a person reads and clicks."""

from mypy_extensions import i64

from starhold.galaxies.actions import ACTIONS, PLACES, Do, Place
from starhold.galaxies.components import (
    FACE_IDS,
    FACES,
    MAX_SLOTS,
    MISSION_IDS,
    NO_PLANET,
    PLANET_IDS,
    ROGUE_IDS,
)
from starhold.galaxies.powers import (
    CopyColony,
    DiscardDice,
    EnemyShip,
    Exchange,
    GrantedAdvance,
    RecallGain,
    Steal,
)
from starhold.galaxies.state import Galaxies, total_dice
from starhold.galaxies.steps.dice import Advance, Landing, Payment
from starhold.galaxies.steps.follow import Follow, FollowTogether
from starhold.galaxies.steps.rogue import ForcedReroll, RogueRegress, RogueTheft
from starhold.galaxies.steps.turn import Convert, Reroll
from starhold.kernel.words import Choice, Line, Name, Number, Player, Word

_KINDS = ("home", "surface", "orbit")
#: kinds of actions whose label depends on where a ship goes
_MOVES = frozenset(
    f"galaxies-action-move-{a}-{b}" for a in _KINDS for b in _KINDS if (a, b) != ("home", "home")
)
LABELS = frozenset(f"galaxies-action-{action.kind}" for action in ACTIONS if action.kind != "move") | _MOVES


def face_name(face: int) -> Name:
    return Name(f"galaxies-face-{FACE_IDS[face]}")


def planet_name(planet: int) -> Name:
    return Name(f"galaxies-planet-{PLANET_IDS[planet]}")


def who(state: Galaxies, seat: int) -> Word:
    """A seat's player, or the Rogue by its own name."""
    if state.is_rogue(seat):
        return Name(f"galaxies-rogue-{ROGUE_IDS[state.rules.rogue]}")
    return Player(seat)


def slot_name(state: Galaxies, slot: int) -> Name:
    """The planet in a slot."""
    planet = state.planet_at(slot)
    return planet_name(planet) if planet != NO_PLANET else Name(f"galaxies-slot-{slot + 1}")


# -- places ------------------------------------------------------------------------------------


def _kind_of(place: int) -> str:
    if place == Place.HOME:
        return "home"
    return "surface" if place < Place.ORBIT else "orbit"


def _slot_at(place: int) -> int:
    return place - Place.SURFACE if place < Place.ORBIT else place - Place.ORBIT


def ship_pick(seat: int, place: int) -> str:
    """The board element of a ship."""
    if place == Place.HOME:
        return f"ship:{seat}:home"
    return f"ship:{seat}:{_kind_of(place)}:{_slot_at(place)}"


def _place_pick(seat: int, place: int) -> str:
    """The board element that a ship is moved to."""
    if place == Place.HOME:
        return f"mat:{seat}:home"
    return f"planet:{_slot_at(place)}:{_kind_of(place)}"


def _move(state: Galaxies, seat: int, action: int) -> Choice:
    origin, destination = divmod(action - Do.MOVE, PLACES)
    words: dict[str, Word] = {}
    if origin != Place.HOME:
        words["from"] = slot_name(state, _slot_at(origin))
    if destination != Place.HOME:
        words["planet"] = slot_name(state, _slot_at(destination))
    key = f"galaxies-action-move-{_kind_of(origin)}-{_kind_of(destination)}"
    return Choice(action, Line(key, words), (ship_pick(seat, origin), _place_pick(seat, destination)))


# -- actions -------------------------------------------------------------------------------------


def label_of(state: Galaxies, seat: int, action: int) -> Choice:
    """A legal action as a person meets it."""
    if action < Do.ACTIVATE:
        return _move(state, seat, action)
    kind = ACTIONS[action].kind
    words, picks = _words_and_picks(state, seat, action, kind)
    return Choice(action, Line(f"galaxies-action-{kind}", words), picks)


def _words_and_picks(
    state: Galaxies, seat: int, action: int, kind: str
) -> tuple[dict[str, Word], tuple[str, ...]]:
    if kind in ("activate", "reroll", "convert", "discard"):
        base = {"activate": Do.ACTIVATE, "reroll": Do.REROLL, "convert": Do.CONVERT, "discard": Do.DISCARD}[
            kind
        ]
        face = action - base
        # Only activating is one click; the others start with their own button.
        picks = (
            (f"die:{FACE_IDS[face]}",) if kind == "activate" else (f"button:{kind}", f"die:{FACE_IDS[face]}")
        )
        return {"face": face_name(face)}, picks
    if kind in ("perform", "repeat"):
        face = action - (Do.PERFORM if kind == "perform" else Do.REPEAT)
        return {"face": face_name(face)}, (f"face:{FACE_IDS[face]}",)
    if kind == "turn":
        before, face = divmod(action - Do.TURN, FACES)
        picks = (f"die:{FACE_IDS[before]}", f"face:{FACE_IDS[face]}")
        return {"before": face_name(before), "face": face_name(face)}, picks
    if kind in ("advance", "fall-back", "recall", "remove"):
        return _slot_action(state, seat, action, kind)
    if kind in ("colony", "copy"):
        planet = action - (Do.COLONY if kind == "colony" else Do.COPY)
        return {"planet": planet_name(planet)}, (f"card:{PLANET_IDS[planet]}",)
    return _other_words(state, seat, action, kind)


def _slot_action(
    state: Galaxies, seat: int, action: int, kind: str
) -> tuple[dict[str, Word], tuple[str, ...]]:
    base = {"advance": Do.ADVANCE, "fall-back": Do.FALL_BACK, "recall": Do.RECALL, "remove": Do.REMOVE}[kind]
    slot = action - base
    pick = f"planet:{slot}" if kind == "remove" else ship_pick(seat, Place.ORBIT + slot)
    return {"planet": slot_name(state, slot)}, (pick,)


def _other_words(
    state: Galaxies, seat: int, action: int, kind: str
) -> tuple[dict[str, Word], tuple[str, ...]]:
    if kind == "keep":
        mission = MISSION_IDS[action - Do.KEEP]
        return {"mission": Name(f"galaxies-mission-{mission}")}, (f"mission:{mission}",)
    if kind == "pay":
        energy = action - Do.PAY
        step = state.stack[-1]
        price = step.price if isinstance(step, Payment) else 0
        return _split_words(energy, price - energy), (f"amount:{energy}",)
    if kind == "split":
        energy = action - Do.SPLIT
        return _split_words(energy, _split_total(state) - energy), (f"amount:{energy}",)
    if kind == "exchange":
        amount = action - Do.EXCHANGE
        return {"amount": Number(amount), **_resource_words(state.stack[-1])}, (f"amount:{amount}",)
    if kind == "steal":
        other = action - Do.STEAL
        return {"player": who(state, other)}, (f"mat:{other}",)
    if kind == "push-back":
        other, slot = divmod(action - Do.PUSH_BACK, MAX_SLOTS)
        words = {"player": who(state, other), "planet": slot_name(state, slot)}
        return words, (ship_pick(other, Place.ORBIT + slot),)
    if kind == "shift":
        slot, target = divmod(action - Do.SHIFT, MAX_SLOTS)
        words = {"planet": slot_name(state, slot), "to": slot_name(state, target)}
        return words, (ship_pick(seat, Place.ORBIT + slot), f"planet:{target}:orbit")
    return {}, (f"button:{kind}",)


def _split_words(energy: int, culture: int) -> dict[str, Word]:
    return {"energy": Number(energy), "culture": Number(culture)}


def _resource_words(step: object) -> dict[str, Word]:
    """Which resource a power takes: a number to select by, since a name would need its grammatical case."""
    if isinstance(step, Steal):
        return {"is_energy": Number(int(step.energy))}
    if isinstance(step, Exchange):
        return {"is_energy": Number(int(step.from_energy))}
    return {}


def _split_total(state: Galaxies) -> i64:
    step = state.stack[-1]
    if isinstance(step, (RecallGain, RogueTheft)):
        return step.amount
    return 0


# -- prompts --------------------------------------------------------------------------------------


def prompt_words(state: Galaxies, seat: int) -> dict[str, Word]:
    """What the question of the top step speaks of."""
    step = state.stack[-1]
    if isinstance(step, (Follow, FollowTogether)):
        free = isinstance(step, Follow) and step.free
        cost = 0 if free else state.follow_cost
        return {"player": who(state, step.user), "face": face_name(step.face), "cost": Number(cost)}
    if isinstance(step, Landing):
        return {"planet": slot_name(state, step.slot)}
    if isinstance(step, Advance):
        return {"steps": Number(step.steps)}
    if isinstance(step, Payment):
        return {"price": Number(step.price)}
    if isinstance(step, ForcedReroll):
        return {"rogue": who(state, 1), "face": face_name(step.face)}
    return _power_words(state, step)


def _power_words(state: Galaxies, step: object) -> dict[str, Word]:
    if isinstance(step, Reroll):
        paid = int(step.paid and not state.free_reroll)
        return {"paid": Number(paid), "chosen": Number(total_dice(step.marked))}
    if isinstance(step, EnemyShip):
        return {"steps": Number(step.steps), "ships": Number(step.ships)}
    if isinstance(step, Convert):
        return {"chosen": Number(1 if step.second < 0 else 2)}
    if isinstance(step, DiscardDice):
        return {"chosen": Number(0 if step.first < 0 else 1)}
    if isinstance(step, CopyColony):
        return {"planet": planet_name(step.copier)}
    if isinstance(step, GrantedAdvance):
        return {"player": who(state, step.seat)}
    if isinstance(step, (RecallGain, RogueTheft)):
        return {"amount": Number(step.amount)}
    if isinstance(step, RogueRegress):
        return {"steps": Number(step.steps)}
    return _resource_words(step)
