"""Reasons by contrast: what they claim is so, they speak of gains only, and know nothing that is hidden."""

from itertools import count

import pytest

import starhold
from starhold.bots.contrast import COMMON, FARTHEST, Claim, Contrast, Fact, reasons_for
from starhold.kernel import registry
from starhold.kernel.chance import FastChance
from starhold.kernel.state import State
from starhold.kernel.words import Line, Name, Number, PlayerName
from starhold.text import LANGUAGES, Text
from tests.bots.claims import UNREAD, brings, is_true, pays
from tests.bots.test_hints import positions

GAMES = registry.names()
NAMES = ["Ada", "Ben", "Eve"]


def chosen(state: State, seat: int) -> bool:
    return len(state.legal(seat)) > 1


def pairs(game: str, count: int, seed: int) -> list[tuple[Contrast, int, int]]:
    """Positions with two actions to compare."""
    found = []
    for number, (state, seat) in enumerate(positions(game, count, seed, chosen)):
        legal = state.legal(seat)
        found.append((Contrast(state, seat, number, 8), legal[0], legal[-1 - number % (len(legal) - 1)]))
    return found


def claimed(contrast: Contrast, action: int, other: int) -> list[Claim]:
    return [*contrast.told(action, other), *contrast.told(action, other, price=True)]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_claimed_is_so(game: str) -> None:
    """Each number is read again from views of the tables that the moves lead to, in claims of every kind."""
    checked = set()
    for contrast, action, other in pairs(game, 90, 26):
        for claim in claimed(contrast, action, other):
            if claim.kind not in UNREAD:
                assert is_true(contrast, claim, action, other), (claim, contrast.world)
                checked.add(claim.kind)
    kinds = {kind.name for kind in reasons_for(starhold.game(game)).kinds}
    # A game hardly ever ends before the next turn.
    assert kinds - checked <= {*UNREAD, "won"}


@pytest.mark.parametrize("game", ["galaxies", "kingdoms"])
def test_what_a_resource_is_said_to_pay_for_is_so(game: str) -> None:
    """“Enough for magic level 2”, “1 short of it”, “it costs 3”: all is read again from views."""
    enough = missing = priced = 0
    for contrast, action, other in pairs(game, 120, 31):
        for claim in claimed(contrast, action, other):
            aim, short, cost = (claim.line.words.get(name, Number(0)) for name in ("aim", "short", "cost"))
            if aim != Number(0):
                assert pays(contrast, claim, action, other), (claim, contrast.world)
                enough += short == cost == Number(0)
                missing += short != Number(0)
                priced += cost != Number(0)
    assert enough
    assert missing
    assert priced


@pytest.mark.parametrize("game", ["galaxies", "kingdoms"])
def test_points_that_come_with_a_step_are_those_of_the_step_alone(game: str) -> None:
    """An army is worth a point, even where a capital or a tower brings more on the same course."""
    checked = 0
    for contrast, action, other in pairs(game, 60, 32):
        for claim in claimed(contrast, action, other):
            more = claim.line.words.get("more", Number(0))
            assert isinstance(more, Number)
            if more.value:
                assert brings(contrast, claim, action, other) == {more.value}, claim
                checked += 1
    assert checked


def test_what_brings_points_is_told_before_their_number() -> None:
    """A level, and not that the score is higher."""
    found = [
        [claim.kind for claim in claimed(contrast, action, other) if claim.rival < 0 and not claim.price]
        for contrast, action, other in pairs("kingdoms", 60, 33)
    ]
    scores = {kind.name for kind in reasons_for(starhold.game("kingdoms")).kinds if kind.scores}
    with_points = [kinds for kinds in found if "points" in kinds and scores & set(kinds)]
    assert with_points
    assert all(kinds[0] != "points" for kinds in with_points)


def test_a_rivals_loss_is_told_with_what_the_rival_can_no_longer_do() -> None:
    """Not that Ben has one energy less: that he can follow no die, or pay for no level."""
    found = {
        claim.kind
        for contrast, action, other in pairs("galaxies", 60, 35)
        for claim in claimed(contrast, action, other)
        if claim.rival >= 0
    }
    assert found & {"follow", "afford"}
    assert not found & {"energy", "culture"}


@pytest.mark.parametrize(("front", "said"), [("", "Ben has no culture"), ("price-", "Ben has culture")])
def test_a_rival_without_culture_cannot_follow(front: str, said: str) -> None:
    line = Line(
        f"galaxies-{front or 'because-'}rival-follow",
        {"when": Name("because-turn-1"), "player": PlayerName(1)},
    )
    assert f"{said} to follow your dice with" in Text("en").line(line, NAMES)


def test_a_rival_that_would_not_be_there_otherwise_is_on_its_way() -> None:
    """Not “6 spaces from Gort instead of 0”: that was no number of spaces."""
    words = {"when": Name("price-turn-1"), "player": PlayerName(1), "planet": Name("galaxies-planet-gort")}
    numbers = {"points": Number(7), "steps": Number(6), "others": Number(0)}
    said = Text("en").line(Line("galaxies-because-rival-track", words | numbers), NAMES)
    assert said.endswith("Ben is on the way to Gort (7 points), 6 spaces away.")


def culture_and_a_move() -> State:
    """Return a table of Galaxies whose Culture die gains nothing, because no ship is where culture is."""
    return starhold.position(
        "galaxies",
        row=["gort", "jakks", "helios", "hoefker"],
        seats=[{"energy": 2, "level": 2}, {}],
        dice={"inactive": ["culture", "move"]},
    )


def test_a_reroll_says_whether_the_die_is_of_use_and_how_many_faces_are() -> None:
    state = culture_and_a_move()
    action = state.game.action
    reasons, text = reasons_for(state.game), Text("en")
    said = []
    for face in ("culture", "move"):
        line = reasons.rule(state, 0, action(f"reroll {face}"), action("end-turn"))
        assert line is not None
        said.append(text.line(line, NAMES))
    idle, useful = said
    assert idle.startswith("“Culture” does nothing for you now; ")
    assert idle.endswith("of 6 faces would, and the reroll is free.")
    assert useful.endswith("of 6 faces do something for you now, and the reroll is free.")
    # The faces are those that help between two dice, not while dice are gathered: there none does.
    state.play(0, action("reroll culture"), FastChance(1))
    line = reasons.rule(state, 0, action("reroll move"), action("roll"))
    assert line is not None
    assert text.line(line, NAMES) == useful.replace(", and the reroll is free", "")


@pytest.mark.parametrize("game", GAMES)
def test_sketches_show_what_differs_and_nothing_hidden(game: str) -> None:
    """Of two worlds that a seat cannot tell apart the same pictures are drawn; both show the same place."""
    drawn = 0
    for number, (state, seat) in enumerate(positions(game, 12, 34, chosen)):
        twin = state.resample(seat, FastChance(700 + number))
        action, other = state.legal(seat)[0], state.legal(seat)[-1]
        found = []
        for table in (state, twin):
            contrast = Contrast(table, seat, number, 4)
            claim = contrast.claim(action, other)
            found.append(contrast.sketches(action, other, claim))
            if claim is not None and found[-1] is not None:
                ours, theirs = found[-1]
                assert ours.parts != theirs.parts
                assert (ours.kind, ours.when) == (theirs.kind, theirs.when)
                own = {part.place: part.count for part in ours.parts if part.kind == "own"}
                exact = claim.line.words["when"] == Name(ours.when.key)
                if claim.rival < 0 and claim.kind in own and exact:
                    assert own[claim.kind] == claim.now
                drawn += 1
        assert found[0] == found[1]
    assert drawn > 3


@pytest.mark.parametrize("game", GAMES)
def test_a_reason_is_an_own_gain_or_a_rivals_loss(game: str) -> None:
    for contrast, action, other in pairs(game, 20, 22):
        for claim in claimed(contrast, action, other):
            more = claim.now > claim.other
            assert more == ((claim.rival < 0) != claim.price), claim


@pytest.mark.parametrize("game", GAMES)
def test_a_move_has_no_reason_against_itself(game: str) -> None:
    for contrast, action, _ in pairs(game, 5, 23):
        assert contrast.same(action, action)
        assert claimed(contrast, action, action) == []


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_reasons(game: str) -> None:
    assert leaks(game, lambda table: reasons_for(starhold.game(game)).facts) == 0


def leaks(game: str, facts: object) -> int:
    """How many reasons differ between a table and another world that the seat cannot tell from it."""
    assert callable(facts)
    different = 0
    for number, (state, seat) in enumerate(positions(game, 8, 24, chosen)):
        twin = state.resample(seat, FastChance(500 + number))
        action, other = state.legal(seat)[:2]
        said = []
        for table in (state, twin):
            contrast = Contrast(table, seat, number, 4)
            contrast.reasons = type(
                "Planted", (type(contrast.reasons),), {"facts": staticmethod(facts(table))}
            )()
            said.append(claimed(contrast, action, other))
        different += said[0] != said[1]
    return different


def test_a_reason_that_looks_at_the_table_itself_would_be_caught() -> None:
    """A planted cheater: it counts what lies on the real table, hidden or not."""

    def peeking(table: State) -> object:
        hidden, calls = sum(table.numbers()), count()

        def facts(state: State, seat: int) -> dict[Fact, int]:
            # More in the worlds of the first action than in those of the other.
            return {Fact("points"): hidden + (next(calls) // 4 % 2 == 0)}

        return facts

    assert leaks("galaxies", peeking) > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_reason_has_its_words(game: str, language: str) -> None:
    text = Text(language)
    reasons = reasons_for(starhold.game(game))
    found = {fact for state, seat in positions(game, 30, 25) for fact in reasons.facts(state, seat)}
    kinds = {fact.kind for fact in found}
    assert len(kinds) > 6
    rivals = {fact.kind for fact in found if fact.rival >= 0}
    only_rivals = kinds - {fact.kind for fact in found if fact.rival < 0}
    wanted = []
    for kind in reasons.kinds:
        front = "" if kind in COMMON else f"{game}-"
        for side in (
            ("rival-",) if kind.name in only_rivals else ("", "rival-") if kind.name in rivals else ("",)
        ):
            wanted.append(f"{front}because-{side}{kind.name}")
            if kind.holds and kind.price:
                wanted.append(f"{front}price-{side}{kind.name}")
                wanted.append(f"{front}chance-{side}{kind.name}")
        wanted.append(f"{front}look-{kind.look or kind.name}")
    for turn in range(1, FARTHEST + 1):
        for sort in ("because", "price"):
            wanted += [f"{sort}-{reasons.span}-{turn}{how}" for how in ("", ".mean", ".likely")]
    wanted.append("look-rivals")
    assert [key for key in wanted if not text.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_reasons_are_sentences(game: str, language: str) -> None:
    text = Text(language)
    said = 0
    for contrast, action, other in pairs(game, 16, 26):
        for claim in claimed(contrast, action, other):
            sentence = text.line(claim.line, NAMES)
            assert "{" not in sentence
            assert f"{game}-" not in sentence
            assert "because" not in sentence
            assert sentence.endswith(".")
            assert len(sentence.split()) <= 30, sentence
            said += 1
    assert said > 3


@pytest.mark.parametrize(("now", "said"), [(0, "hardly ever"), (100, "almost always"), (56, "in 56 of 100")])
def test_what_held_in_all_worlds_or_none_is_no_number(now: int, said: str) -> None:
    words = {"when": Name("because-round-1"), "tile": Name("roll-world-mining-world"), "points": Number(3)}
    line = Line("roll-chance-built", {**words, "now": Number(now), "instead": Number(31)})
    assert f"is built (+3 VP) {said}" in Text("en").line(line, NAMES)


def test_one_ship_is_under_way_and_two_are() -> None:
    said = {
        now: Text("en").line(
            Line(
                "galaxies-because-out",
                {"when": Name("because-turn-1"), "now": Number(now), "instead": Number(0)},
            ),
            NAMES,
        )
        for now in (1, 2)
    }
    assert "1 of your ships is under way instead of 0" in said[1]
    assert "2 of your ships are under way instead of 0" in said[2]


@pytest.mark.parametrize("game", GAMES)
def test_a_number_that_is_less_is_called_a_price(game: str) -> None:
    for contrast, action, other in pairs(game, 16, 27):
        for claim in claimed(contrast, action, other):
            _, kind = contrast.reasons.kind(claim.kind)
            when = claim.line.words["when"]
            assert isinstance(when, Name)
            numbers = not kind.holds or "now" in claim.line.words
            assert when.key.startswith("price-") == (claim.price and numbers)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_open_facts_of_a_position_are_said_and_the_same_in_worlds_that_look_alike(
    game: str, language: str
) -> None:
    text, reasons = Text(language), reasons_for(starhold.game(game))
    for number, (state, seat) in enumerate(positions(game, 6, 28)):
        lines = reasons.situation(state, seat)
        assert 2 <= len(lines) <= 4
        assert lines == reasons.situation(state.resample(seat, FastChance(number)), seat)
        for line in lines:
            assert text.has(line.key)
            assert "{" not in text.line(line, NAMES)


def test_open_facts_are_those_on_the_table() -> None:
    state = starhold.position(
        "galaxies",
        row=["gort", "jakks", "helios", "hoefker"],
        seats=[
            {"energy": 2, "culture": 3, "ships": ["orbit gort 2", "home"]},
            {"ships": ["orbit jakks 1", "home"]},
        ],
        dice={"inactive": ["economy"]},
    )
    have, ship, rival = reasons_for(starhold.game("galaxies")).situation(state, 0)
    text = Text("en")
    assert text.line(have, NAMES) == "You have 2 energy and 3 culture."
    assert text.line(ship, NAMES) == "Your ship is 4 spaces from Gort (7 points)."
    assert text.line(rival, NAMES).startswith("Ben is 1 space from Jakks")


def test_a_ship_that_advances_is_named_with_its_planet() -> None:
    """The die that moves a ship on, against the one that does nothing: the planet, its points, the steps."""
    state = starhold.position(
        "galaxies",
        row=["gort", "jakks", "helios", "hoefker"],
        seats=[{"energy": 2, "level": 2, "ships": ["orbit gort 2", "home"]}, {}],
        dice={"inactive": ["economy", "culture"]},
    )
    action = state.game.action
    contrast = Contrast(state, 0, 3)
    claim = contrast.claim(action("activate economy"), action("end-turn"))
    assert claim is not None
    assert (claim.kind, claim.thing) == ("track", "gort")
    assert claim.now > claim.other


def test_a_die_that_brings_nothing_has_no_reason_of_another_die() -> None:
    """Culture without a ship where culture is: what the Move die would do then is no reason for it."""
    state = culture_and_a_move()
    action = state.game.action
    contrast = Contrast(state, 0, 7)
    culture, move = action("activate culture"), action("activate move")
    assert contrast.told(culture, move) == []


def test_a_game_that_declares_nothing_is_told_by_its_points(lantern: object) -> None:
    found: list[Line] = []
    for state, seat in positions("lantern", 12, 3, chosen):
        contrast = Contrast(state, seat, 1)
        legal = state.legal(seat)
        found += [claim.line for other in legal[1:] for claim in claimed(contrast, legal[0], other)]
    assert found
    assert {line.key for line in found} <= {"because-points", "because-won"}
