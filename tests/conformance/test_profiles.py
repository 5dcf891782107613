"""What the profiles name exists: an exemption for something that is gone exempts nothing."""

import inspect
import re
import sys
from collections.abc import Iterator

import starhold
from starhold.kernel.game import Game
from tests.conformance.profiles import PROFILES, Profile
from tests.conformance.subjects import subjects


def tables(game: Game) -> set[str]:
    """The entries of the game's tables, as profiles write them."""
    words = game.vocabulary
    found = {f"event:{kind.name}" for kind in words.events} | {f"step:{step.name}" for step in words.steps}
    found |= {f"action:{action.kind}" for action in game.actions}
    return found | {f"noun:{sort}:{name}" for sort, names in words.nouns.items() for name in names}


def classes(game: Game) -> dict[str, type]:
    """The classes of the game by name, its own modules' alone."""
    package = type(game).__module__.rpartition(".")[0]
    modules = [module for name, module in sys.modules.items() if name.startswith(f"{package}.")]
    found = (thing for module in modules for thing in vars(module).values() if inspect.isclass(thing))
    return {one.__name__: one for one in found if one.__module__.startswith(package)}


def has_attribute(one: type, name: str) -> bool:
    """Does the class or one that it is made from set the attribute on its instances?"""
    made = [base for base in one.__mro__ if base is not object]
    return any(re.search(rf"\bself\.{name}\b(: \w+)? =", inspect.getsource(base)) for base in made)


def unknown(game: Game, profile: Profile) -> Iterator[str]:
    """What the profile names and the game does not have."""
    known = tables(game)
    named = {*profile.unseen, *profile.rare}
    named |= {f"step:{step}" for step in profile.open_steps} | {f"event:{event}" for event in profile.opening}
    yield from sorted(named - known)
    if starhold.COMPILED:
        return
    there = classes(game)
    for constant in sorted(profile.constant):
        owner, _, attribute = constant.partition(".")
        if owner not in there or (attribute and not has_attribute(there[owner], attribute)):
            yield constant


def test_profiles_name_what_exists(game: Game) -> None:
    assert list(unknown(game, PROFILES.get(game.name, Profile()))) == []


def test_a_wrong_name_would_be_found() -> None:
    game = starhold.game("galaxies")
    wrong = Profile(
        open_steps=frozenset({"sleep"}),
        opening=frozenset({"slept"}),
        unseen={"event:slept": "nobody sleeps"},
        rare={"noun:planet:earth": "too far away"},
        constant=frozenset({"Empire.dreams", "Sleep", "GalaxiesState.planet_at", "Empire.max_energy"}),
    )
    tables_only = ["event:slept", "noun:planet:earth", "step:sleep"]
    attributes = [] if starhold.COMPILED else ["Empire.dreams", "GalaxiesState.planet_at", "Sleep"]
    assert list(unknown(game, wrong)) == tables_only + attributes


def test_every_profile_belongs_to_a_game() -> None:
    assert set(PROFILES) <= {game.name for game in subjects([*starhold.names(), "tests.toy:GAME"])}
