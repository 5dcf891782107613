"""Declared fields read facts: each word refuses nonsense with an error that names the key."""

from types import SimpleNamespace
from typing import Any

import pytest

from starhold.kernel.errors import BadPosition
from starhold.kernel.facts import read
from starhold.kernel.parts import (
    OWNER,
    Part,
    amounts_of,
    counts_of,
    derived,
    fact,
    flag,
    number,
    numbers,
    one_of,
    parts,
    put,
    row_of,
    seat,
    set_below,
    set_of,
    switch,
)

COLOURS = ("red", "green", "blue")


class PlotPart(Part):
    """A part of another."""

    size = number(0, "room", start=1)
    room = derived(4)


class GardenPart(Part, brief=True):
    """One field of each kind."""

    plots = parts(PlotPart)
    water = number(0, 9)
    open = flag()
    wild = switch()
    owner_seat = seat("plots")
    colour = one_of(COLOURS)
    colours = set_of(COLOURS, seen_by=OWNER)
    levels = set_below(4)
    dice = counts_of(COLOURS, 4, fact="box.dice")
    tokens = amounts_of(COLOURS, 4, fact="box.old-tokens")
    row = row_of(COLOURS)
    points = numbers()
    local = set_of("names", fact="local")
    beds = fact(list[PlotPart])


def garden(**facts: Any) -> SimpleNamespace:
    thing = SimpleNamespace(plots=[object(), object()], names=["north", "south"])
    put(GardenPart, thing, read(facts, GardenPart.struct), "garden")
    return thing


def test_every_kind_of_field_is_read() -> None:
    thing = garden(
        water=3,
        open=True,
        wild=True,
        owner_seat=1,
        colour="blue",
        colours=["green", "red"],
        levels=[0, 3],
        box={"dice": ["red", "red", "blue"], "old-tokens": {"green": 2}},
        row=["blue", "red"],
        points=[7, 0],
        local=["south"],
    )
    assert (thing.water, thing.open, thing.wild, thing.owner_seat, thing.colour) == (3, True, 1, 1, 2)
    assert (thing.colours, thing.levels, thing.dice, thing.tokens) == (0b011, 0b1001, 0x102, 0x020)
    assert (thing.row, thing.points, thing.local) == (b"\x02\x00", b"\x07\x00", 0b10)


def test_what_is_left_out_stays() -> None:
    assert set(vars(garden())) == {"plots", "names"}
    assert garden(owner_seat=None, colour=None).colour == -1


def test_a_bound_may_be_another_field() -> None:
    thing = SimpleNamespace(room=2)
    with pytest.raises(BadPosition, match="size: 3 is not from 0 to 2"):
        put(PlotPart, thing, read({"size": 3}, PlotPart.struct))


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ({"water": 10}, "garden.water: 10 is not from 0 to 9"),
        ({"water": -1}, "garden.water: -1 is not from 0 to 9"),
        ({"owner_seat": 2}, "garden.owner_seat: there is no seat 2"),
        ({"colour": "reed"}, "garden.colour: there is no 'reed'; did you mean 'red' or 'green'?"),
        ({"colour": ""}, "garden.colour: there is no ''; it can be: red, green, blue"),
        ({"colours": ["pink"]}, "garden.colours: there is no 'pink'; it can be: red, green, blue"),
        ({"levels": [4]}, "garden.levels: 4 is not from 0 to 3"),
        ({"box": {"dice": ["pink"]}}, "garden.box.dice: there is no 'pink'; it can be: red, green, blue"),
        ({"box": {"old-tokens": {"red": 16}}}, "garden.box.old-tokens.red: 16 is not from 0 to 15"),
        ({"row": ["pink"]}, "garden.row: there is no 'pink'; it can be: red, green, blue"),
        ({"points": [256]}, "garden.points: 256 is not from 0 to 255"),
        ({"local": ["east"]}, "garden.local: there is no 'east'"),
        ({"box": {"lid": 1}}, "box.lid: there is no such fact"),
        ({"beds": [{"size": 1}, {"depth": 1}]}, "beds[1].depth: there is no such fact"),
        ({"room": 1}, "room: there is no such fact"),
        ({"": 1}, "'': there is no such fact"),
        ({"open": 1}, "open: Expected `bool`, got `int`"),
    ],
)
def test_nonsense_is_refused_by_its_key(facts: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition) as caught:
        garden(**facts)
    assert str(caught.value).startswith(said)


def test_a_part_knows_its_secrets_and_its_class() -> None:
    assert [name for name, _ in GardenPart.secret_fields()] == ["colours"]
    assert GardenPart.owner == "Garden"
    assert "beds" not in dict(GardenPart.kept_fields())
