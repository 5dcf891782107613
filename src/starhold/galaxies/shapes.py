"""What several decisions of Galaxies look like: dice put together, ships that fly, and mixes of resources."""

from collections.abc import Iterable, Sequence
from typing import Final

from starhold.galaxies.actions import GalaxiesAction
from starhold.galaxies.components import FACE_IDS, FACES, PLACES, Place
from starhold.galaxies.state import Empire, dice_of
from starhold.kernel.shapes import actions_of, counted, is_answer, likely_places, summed
from starhold.kernel.words import (
    Amounts,
    Answers,
    Choice,
    Line,
    Number,
    OneOf,
    PickPath,
    Shape,
    Subset,
    Switch,
    Word,
)

WHERE: Final = Line("galaxies-shape-where")
WHICH_FACE: Final = Line("galaxies-shape-face")
HOW_TO_CONVERT: Final = Line("galaxies-shape-convert")
#: dice that are spent to turn another one, or discarded together (G-CONV-1, G-CARD-15)
GIVEN: Final = 2


def die_picks(faces: Iterable[int]) -> tuple[str, ...]:
    """Return the board elements of dice."""
    return tuple(f"die:{FACE_IDS[face]}" for face in faces)


def listed(dice: int) -> list[int]:
    """Return the face of each of some dice."""
    return [face for face in range(FACES) for die in range(dice_of(dice, face))]


def rerolled(
    choices: Sequence[Choice], dice: int, marked: Sequence[int], useful: int = 0, asks: Line | None = None
) -> Subset:
    """Return the choice of dice to roll again: those of no use are proposed, or else all."""
    faces = listed(dice)
    idle = [face for face in faces if not useful >> face & 1]
    covered = [choice for choice in choices if choice.picks[0] in ("button:reroll", "button:roll")]
    picks = die_picks(faces)
    return Subset(
        covers=actions_of(covered),
        members=counted(picks),
        actions={pick: int(GalaxiesAction.REROLL) + face for pick, face in zip(picks, faces, strict=True)},
        least=0 if marked else 1,
        most=len(faces),
        start="button:reroll",
        chosen=die_picks(marked),
        preset=() if marked else die_picks(idle or faces),
        done=int(GalaxiesAction.ROLL),
        asks=asks,
    )


def given(choices: Sequence[Choice], dice: int, kind: str, first: int, chosen: Sequence[int]) -> Subset:
    """Return the choice of two dice to spend; the converter then turns one of the others."""
    faces, picks = listed(dice), die_picks(listed(dice))
    button = f"button:{kind}"
    converts = kind == "convert"
    return Subset(
        covers=actions_of(choice for choice in choices if choice.picks[0] == button),
        members=counted(picks),
        actions={pick: first + face for pick, face in zip(picks, faces, strict=True)},
        least=GIVEN - len(chosen),
        most=GIVEN - len(chosen),
        start=button,
        chosen=die_picks(chosen),
        spends=converts,
        how=HOW_TO_CONVERT if converts else None,
        asks=Line("galaxies-prompt-convert", {"chosen": Number(GIVEN)}) if converts else None,
    )


def flown(choices: Sequence[Choice], declines: int | None = None) -> tuple[Shape, ...]:
    """Return a ship, then its place; to a place alone goes a ship from home, or the only one that can."""
    paths = [choice for choice in choices if not is_answer(choice)]
    likely = likely_places(paths, _leaves_home)
    answers = actions_of(choice for choice in choices if is_answer(choice))
    flight = PickPath(covers=actions_of(paths), asks=(WHERE,), likely=likely)
    return (flight, Answers(covers=answers, declines=declines)) if answers else (flight,)


def _leaves_home(choice: Choice) -> bool:
    return (choice.action - int(GalaxiesAction.MOVE)) // PLACES == Place.HOME


def landed() -> tuple[Shape, ...]:
    """Use the planet's action or not: within a flight it is a switch."""
    use, leave = int(GalaxiesAction.USE), int(GalaxiesAction.DECLINE)
    texts = [Line(f"galaxies-shape-{name}") for name in ("use", "land-use", "land-only")]
    return (Answers(default=use, declines=leave, switch=Switch(use, leave, *texts)),)


def mixed(choices: Sequence[Choice], first: int, amount: int, payer: Empire | None) -> tuple[Shape, ...]:
    """Return an amount in energy and culture; `payer` is the empire that pays it, if it is paid."""
    energies = {choice.action: choice.action - first for choice in choices}
    rows = {action: (energy, amount - energy) for action, energy in energies.items()}
    have = () if payer is None else (int(payer.energy), int(payer.culture))
    kinds = ("energy", "culture")
    return (Amounts(kinds=kinds, rows=rows, sum=summed(rows), pays=payer is not None, have=have),)


def turn_parts(
    choices: Sequence[Choice], dice: int, useful: int, unused: int, paid: bool
) -> tuple[Shape, ...]:
    """Return a die to use, dice to reroll or convert, and the turn's end, which may leave dice unused."""
    end = int(GalaxiesAction.END_TURN)
    leaves = Line("galaxies-shape-unused", {"count": Number(unused)}) if unused else None
    begun = {choice.picks[0] for choice in choices}
    used = actions_of(choice for choice in choices if choice.picks[0].startswith("die:"))
    parts: list[Shape] = [OneOf(covers=used)] if used else []
    if "button:reroll" in begun:
        price: dict[str, Word] = {"chosen": Number(0), "paid": Number(int(paid))}
        parts.append(rerolled(choices, dice, (), useful, Line("galaxies-prompt-reroll", price)))
    if "button:convert" in begun:
        parts.append(given(choices, dice, "convert", GalaxiesAction.CONVERT, ()))
    return (*parts, Answers(covers=(end,), ends=end, leaves=leaves))
