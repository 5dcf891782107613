"""Lessons are played through: what they say can be done, and everything else is answered."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from starhold import rulebook
from starhold import text as texts
from starhold.kernel import registry
from starhold.kernel.errors import IllegalMove
from starhold.lessons import LEARNER, NOT_NOW, Lesson, NoSuchLesson, every, games, lesson, reading
from starhold.lessons.session import LessonSession, attempt, begin, go_on
from starhold.text import LANGUAGES, Text
from tests.text.fluent import patterns

ALL = [pytest.param(game, found, id=f"{game} {found.id}") for game, found in every()]
#: the words that a person reads at once, for a beat and for an answer
LONGEST = 45
LONGEST_ANSWER = 30


def stages(game: str, found: Lesson) -> Iterator[LessonSession]:
    """The lesson at each decision of the coach's way through it, and where it only waits."""
    taken = begin(game, found)
    while not taken.finished:
        yield taken
        number, made = taken.number, taken.made
        if taken.beat.waits:
            taken = go_on(game, begin(game, found, number, made))
        else:
            taken = attempt(game, begin(game, found, number, made), taken.shown()[:1])
            assert taken.answer is None


def notations(taken: LessonSession) -> set[str]:
    return {taken.match.game.actions[action].notation for action in taken.match.state.legal(LEARNER)}


def facts(taken: LessonSession) -> object:
    return taken.match.game.facts(taken.match.state)


@pytest.mark.parametrize(("game", "found"), ALL)
def test_a_lesson_is_finished_by_doing_what_it_says(game: str, found: Lesson) -> None:
    last = None
    for taken in stages(game, found):
        assert taken.beat.waits or taken.asks, f"{taken.beat.id} asks for something that cannot be done"
        taken.match.state.check()
        last = taken
    assert last is not None
    assert last.number == len(found.beats) - 1


@pytest.mark.parametrize(("game", "found"), ALL)
def test_every_way_of_a_beat_goes_on(game: str, found: Lesson) -> None:
    for number, (_, beat) in enumerate(found.beats):
        for way in beat.ways[1:]:
            taken = begin(game, found, number)
            moves = [taken.match.game.action(move.partition(" <- ")[0]) for move in way]
            taken = attempt(game, taken, moves)
            assert (taken.answer, taken.number) == (None, number + 1), beat.id


@pytest.mark.parametrize(("game", "found"), ALL)
def test_every_other_legal_move_is_answered_and_changes_nothing(game: str, found: Lesson) -> None:
    answered = set()
    for taken in stages(game, found):
        if taken.beat.kind != "do":
            continue
        before = facts(taken)
        right = {
            way[len(taken.made[-1])].partition(" <- ")[0]
            for way in taken.beat.ways
            if len(way) > len(taken.made[-1])
        }
        for notation in sorted(notations(taken) - right):
            action = taken.match.game.action(notation)
            after = attempt(game, begin(game, found, taken.number, taken.made), [action])
            assert after.answer is not None, f"{taken.beat.id}: {notation} is not answered"
            assert (after.number, after.made, facts(after)) == (taken.number, taken.made, before)
            if after.answer != NOT_NOW:
                answered.add((taken.beat.id, taken.beat.answer(notation)))
    wanted = {
        (beat.id, said) for _, beat in found.beats if beat.kind == "do" for said in beat.answers.values()
    }
    assert wanted - answered == set(), "answers to moves that cannot be made"


@pytest.mark.parametrize(("game", "found"), ALL)
def test_a_free_beat_takes_what_it_warned_of_when_it_is_said_again(game: str, found: Lesson) -> None:
    for taken in stages(game, found):
        if taken.beat.kind != "free":
            continue
        for notation in sorted(notations(taken)):
            action = taken.match.game.action(notation)
            warned = attempt(game, begin(game, found, taken.number, taken.made), [action])
            assert (warned.answer is not None) == (taken.beat.answer(notation) is not None)
            after = attempt(game, begin(game, found, taken.number, taken.made), [action], again=True)
            assert after.answer is None
            assert (after.number, after.made) != (taken.number, taken.made)


@pytest.mark.parametrize(("game", "found"), ALL)
def test_one_comes_back_to_the_same_beat(game: str, found: Lesson) -> None:
    for taken in stages(game, found):
        if not taken.made[-1]:
            assert facts(begin(game, found, taken.number)) == facts(taken), taken.beat.id


@pytest.mark.parametrize(("game", "found"), ALL)
def test_a_beat_can_be_skipped(game: str, found: Lesson) -> None:
    for number in range(len(found.beats) - 1):
        assert go_on(game, begin(game, found, number)).number == number + 1


def test_an_illegal_move_is_refused_and_an_unknown_lesson_too() -> None:
    found = lesson("galaxies", "first-orbit")
    taken = begin("galaxies", found, 3)
    with pytest.raises(IllegalMove):
        attempt("galaxies", taken, [taken.match.game.action("upgrade")])
    with pytest.raises(NoSuchLesson):
        lesson("galaxies", "second-orbit")


def test_a_plan_that_goes_wrong_is_taken_back_to_where_the_beat_began() -> None:
    found = lesson("galaxies", "first-orbit")
    taken = begin("galaxies", found, 3)
    plan = [taken.match.game.action(move) for move in ("activate move", "move home orbit-4")]
    after = attempt("galaxies", taken, plan)
    assert (after.answer, after.number, after.made[-1]) == ("lesson-first-orbit-orbit.elsewhere", 3, [])


# -- words and rules -----------------------------------------------------------------------------------


@pytest.mark.parametrize("order", [0, 1, 2])
def test_a_set_has_no_order(order: int) -> None:
    """All dice are recruited at once: those that the coach asks for may be chosen last."""
    found = lesson("roll", "guess-the-others")
    number = next(number for number, (_, beat) in enumerate(found.beats) if beat.id == "hire")
    taken = begin("roll", found, number)
    home, novelty = (taken.match.game.action(f"recruit {die}") for die in ("home", "novelty"))
    plan = [home, home, novelty, novelty]
    after = attempt("roll", taken, plan[order:] + plan[:order])
    assert after.answer is None
    assert after.scene == taken.scene + 1
    refused = attempt("roll", begin("roll", found, number), [home, novelty, home, home])
    assert refused.answer is not None
    assert refused.number == number


@pytest.mark.parametrize(("game", "found"), ALL)
def test_every_beat_and_every_answer_has_its_words_and_there_are_no_others(game: str, found: Lesson) -> None:
    wanted = {f"lesson-{found.id}", f"lesson-{found.id}.about"}
    for _, beat in found.beats:
        wanted |= {found.text(beat), *(found.text(beat, said) for said in beat.answers.values())}
    own = patterns(texts.game_files("en")[game])
    others = {one.id for whose, one in every() if whose == game} - {found.id}
    said = {key for key in own if key.startswith(f"lesson-{found.id}")}
    said -= {
        key
        for key in said
        for other in others
        if key.startswith(f"lesson-{other}") and len(other) > len(found.id)
    }
    assert said == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "found"), ALL)
def test_nothing_is_too_long_to_be_read_at_once(game: str, found: Lesson, language: str) -> None:
    text = Text(language)
    for _, beat in found.beats:
        words = text.say(found.text(beat), points1=1, points2=2, points3=3).split()
        assert len([word for word in words if any(map(str.isalnum, word))]) <= LONGEST, beat.id
        for said in beat.answers.values():
            assert len(text.say(found.text(beat, said)).split()) <= LONGEST_ANSWER, f"{beat.id}.{said}"


@pytest.mark.parametrize(("game", "found"), ALL)
def test_every_beat_names_rules_that_there_are(game: str, found: Lesson) -> None:
    for _, beat in found.beats:
        assert beat.rules, beat.id
        assert set(beat.rules) <= rulebook.rules(game).keys(), beat.id


@pytest.mark.parametrize(("game", "found"), ALL)
def test_a_lesson_teaches_decisions_that_there_are(game: str, found: Lesson) -> None:
    known = [action.notation for action in registry.game(game).actions]
    for words in found.teaches:
        assert any(f"{notation} ".startswith(f"{words} ") for notation in known), words


def test_the_lessons_were_read_since_a_rule_of_theirs_changed() -> None:
    """After reading them again: python tools/lesson_rules.py --read"""
    assert reading.changed() == []


def test_a_changed_rule_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {game: reading.digests(game) for game in games()}
    known["galaxies"]["G-END-1"] = "00000000"
    monkeypatch.setattr(reading, "digests", known.get)
    assert [line.split(" is ")[0] for line in reading.changed()] == ["G-END-1 of galaxies"]


@pytest.mark.parametrize(
    ("game", "name", "points"),
    [
        ("galaxies", "first-orbit", [23, 19]),
        ("kingdoms", "two-flags", [19, 15, 18]),
        ("roll", "guess-the-others", [48, 23, 41]),
    ],
)
def test_a_first_game_ends_as_its_coach_says(game: str, name: str, points: list[int]) -> None:
    *_, last = stages(game, lesson(game, name))
    assert list(last.match.state.scores()) == points


@pytest.mark.parametrize(("game", "found"), ALL)
def test_what_the_coach_calls_later_is_no_first_round(game: str, found: Lesson) -> None:
    """The board of Kingdoms always says which cycle it is, that of Roll which round if it is known."""
    speech = Text("en")
    for number in range(1, len(found.scenes)):
        taken = begin(game, found, found.first_of(number))
        if speech.say(found.text(taken.beat)).startswith("Later"):
            view: Any = taken.match.state.view(LEARNER)
            assert game == "galaxies" or (view.refreshes if game == "kingdoms" else view.round - 1) > 0


def test_the_next_roll_goes_on_where_the_first_round_ended() -> None:
    """Roll's first lesson deals new faces for its second round, and nothing else changes."""
    found = lesson("roll", "guess-the-others")
    second = begin("roll", found, found.first_of(1))
    first = begin("roll", found, found.first_of(1) - 1)
    attempt("roll", first, first.shown())
    ended, begun = first.frames[-1].state.view(None), second.frames[0].state.view(None)
    assert begun == msgspec.structs.replace(ended, bag=begun.bag, supply=begun.supply)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tips_are_short_and_speak_of_decisions_that_there_are(language: str) -> None:
    for path in texts.game_files(language).values():
        tips = [key for key in patterns(path) if key.startswith("tip-")]
        assert len(tips) >= 10
        for key in tips:
            assert len(Text(language).say(key).split()) <= LONGEST_ANSWER, key
