"""Reviews: values add up, judged by what a seat knew, told in words."""

import math
from functools import cache
from statistics import mean

import msgspec
import pytest

import starhold
from starhold.kernel import registry
from starhold.kernel.chance import FastChance
from starhold.kernel.record import Result
from starhold.kernel.runner import MatchRunner
from starhold.kernel.words import Line, Number, PlayerName
from starhold.review.analysis import NotFinished, Reviewer, taken_back
from starhold.review.judging import BAND, judged, mark_of
from starhold.review.outcomes import every
from starhold.review.page import page
from starhold.review.results import MARKS, Review, ReviewBegin, ReviewEnd, TurningPoint
from starhold.review.summary import kingmaking, skill, story, turning_points, turns_of
from starhold.review.values import Judge
from starhold.text import LANGUAGES, Text
from tests.review.games import BUDGET, played

GAMES = registry.names()


@cache
def review(game: str, players: int = 2) -> Review:
    return starhold.analyse(played(game, players), budget=BUDGET)


def test_alone_nothing_is_judged_and_no_win_chance_turns() -> None:
    found = review("galaxies", 1)
    assert not found.begin.measured
    assert {moment.mark for moment in found.moments} == {"forced"}
    assert found.end.turns == ()
    assert found.end.summaries[0].skill is None


@pytest.mark.parametrize(("game", "players"), [(game, 2) for game in GAMES] + [("kingdoms", 3)])
def test_start_luck_and_choices_add_up_to_the_result(game: str, players: int) -> None:
    found = review(game, players)
    assert len(found.moments) == found.begin.plies == len(played(game, players).moves)
    before = found.begin.start
    for moment in found.moments:
        assert moment.before == before
        assert sum(moment.after) == pytest.approx(1)
        for seat in range(players):
            luck = moment.luck.shares[seat] if moment.luck is not None else 0.0
            changed = moment.choice[seat] + moment.shown[seat] + luck
            assert moment.before[seat] + changed == pytest.approx(moment.after[seat])
        before = moment.after
    for summary in found.end.summaries:
        parts = summary.start + summary.luck + summary.choices + summary.others + summary.rest
        assert parts == pytest.approx(summary.result)
        first = found.begin.ranks.count(1)
        assert summary.result == pytest.approx(1 / first if found.begin.ranks[summary.seat] == 1 else 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_review_is_the_same_every_time(game: str) -> None:
    again = starhold.analyse(played(game), budget=BUDGET)
    assert again.moments == review(game).moments
    assert again.end.summaries == review(game).end.summaries


@pytest.mark.parametrize("game", GAMES)
def test_forced_moves_are_not_judged_and_wrong_ones_name_a_better(game: str) -> None:
    for moment in review(game).moments:
        assert moment.mark in MARKS
        if moment.mark in ("forced", "best"):
            assert moment.error == 0
            assert moment.better is None
        if moment.options:
            assert moment.better is not None
            assert moment.options[0].action == moment.better.action != moment.made.action
            assert moment.made.action in {one.action for one in moment.options}
            assert moment.error > 0


@pytest.mark.parametrize("game", GAMES)
def test_choices_are_what_was_confirmed_and_skill_weighs_it_by_what_was_at_stake(game: str) -> None:
    found = review(game)
    for summary in found.end.summaries:
        own = [moment for moment in found.moments if moment.seat == summary.seat]
        wrong = [moment.error for moment in own if moment.mark in ("doubtful", "mistake", "blunder")]
        assert summary.choices == pytest.approx(-sum(wrong))
        assert summary.choices <= 0 <= summary.others
        judged = [moment for moment in own if moment.mark != "forced"]
        assert all(moment.lost == moment.stake == 0 for moment in own if moment.mark == "forced")
        assert summary.skill == pytest.approx(
            1 - sum(one.lost for one in judged) / sum(one.stake for one in judged), abs=1e-3
        )
        assert 0 < summary.skill_band < 1


def test_who_chooses_as_the_judge_does_has_all_the_skill_and_few_choices_say_nothing() -> None:
    moments = review("kingdoms").moments
    judged = [moment for moment in moments if moment.mark != "forced"]
    perfect = [msgspec.structs.replace(moment, lost=0.0) for moment in judged]
    by_lot = [msgspec.structs.replace(moment, lost=moment.stake) for moment in judged]
    assert skill(perfect) == (1.0, 0.0)
    assert skill(by_lot) == (0.0, 0.0)
    assert skill(judged[:5]) == (None, 0.0)


@pytest.mark.parametrize("game", GAMES)
def test_turning_points_are_where_the_curve_turns_and_no_choice_gains(game: str) -> None:
    found = review(game)
    turns = turns_of(found.moments)
    assert sum(map(len, turns)) == len(found.moments)
    assert len(found.end.turns) <= 3
    for point in found.end.turns:
        moves = next(moves for moves in turns if any(moment.ply == point.ply for moment in moves))
        change = moves[-1].after[point.seat] - moves[0].before[point.seat]
        assert point.swing == pytest.approx(change)
        assert point.cause != "choice" or point.swing < 0


@pytest.mark.parametrize(("hope", "alike", "named"), [(0.01, 2, True), (0.2, 2, False), (0.01, 0, False)])
def test_a_turn_of_a_player_without_hope_that_decides_between_two_others_is_named(
    hope: float, alike: int, named: bool
) -> None:
    found = review("kingdoms", 3)
    moment = next(one for one in found.moments if one.mark != "forced")
    up, down = (seat for seat in range(3) if seat != moment.seat)
    choice = [0.0, 0.0, 0.0]
    choice[up], choice[down] = 0.3, -0.3
    shares = tuple(hope if seat == moment.seat else (1 - hope) / 2 for seat in range(3))
    decided = msgspec.structs.replace(moment, before=shares, after=shares, choice=tuple(choice), alike=alike)
    told = kingmaking(found.begin, [decided])
    assert len(told) == named
    for one in told:
        assert (one.seat, one.up, one.down) == (moment.seat, up, down)
        for language in LANGUAGES:
            sentence = Text(language).line(one.line, ["Ada", "Ben", "Eve"])
            assert all(name in sentence for name in ("Ada", "Ben", "Eve"))


def test_among_three_it_is_told_who_changed_whose_chances() -> None:
    found = review("kingdoms", 3)
    for summary in found.end.summaries:
        own = [moment for moment in found.moments if moment.seat == summary.seat]
        for seat, changed in enumerate(summary.changed):
            assert changed == pytest.approx(sum(moment.choice[seat] for moment in own), abs=1e-4)
        assert sum(summary.changed) == pytest.approx(0, abs=1e-3)
    assert all(summary.changed == () for summary in review("kingdoms").end.summaries)


@pytest.mark.parametrize("game", GAMES)
def test_marked_moves_are_told_whole_with_open_facts(game: str) -> None:
    """What followed a move that was made is what was played; what follows a better one is legal."""
    match = Reviewer(played(game), BUDGET).match
    wrong = [one for one in review(game).moments if one.mark in ("doubtful", "mistake", "blunder")]
    assert wrong
    for moment in wrong:
        assert moment.situation
        for nth, step in enumerate(moment.made.then, 1):
            assert match.plies[moment.ply + nth].action == step.action
        assert moment.better is not None
        state = match.state_at(moment.ply)
        for action in (moment.better.action, *(step.action for step in moment.better.then)):
            assert action in state.legal(moment.seat)
            state.play(moment.seat, action, FastChance(1))


def test_what_is_taken_back_is_no_choice() -> None:
    """In Roll a die can be put back behind the screen: neither of the two moves is judged."""
    game = registry.game("roll")
    chance = FastChance(5)
    match = starhold.new("roll", 2, 5)
    for _ in range(200):
        seat = match.to_move[0]
        match.push(int(match.state.pick(seat, chance)), seat)
    runner = MatchRunner.resume(game, match.record(), FastChance(0))
    kinds = [game.actions[ply.action].kind for ply in runner.plies]
    back = [number for number, kind in enumerate(kinds) if kind == "take-back"]
    found = taken_back(game, runner.plies, runner.state_at(0))
    assert back
    assert set(back) <= found
    assert len(found) == 2 * len(back)


@pytest.mark.parametrize("game", GAMES)
def test_points_by_source_add_up_to_the_final_points(game: str) -> None:
    found = review(game)
    points = found.begin.points
    for moment in found.moments:
        points = moment.points or points
    assert tuple(sum(seat.values()) for seat in points) == found.begin.scores


@pytest.mark.parametrize("game", ["kingdoms", "roll"])
def test_rounds_are_those_that_the_table_shows(game: str) -> None:
    """The set-up of Roll, which shows none, belongs to the first round."""
    found = review(game)
    match = MatchRunner.resume(registry.game(game), played(game), FastChance(0))
    rounds = [match.state_at(moment.ply).view(None).goal.round or 1 for moment in found.moments]  # type: ignore[attr-defined]
    assert [moment.round for moment in found.moments] == rounds
    assert rounds[-1] > 3


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_said_in_every_language(game: str) -> None:
    found = review(game)
    names = ["Ann", "Bob"]
    keys = [f"{game}-source-{source}" for source in found.begin.points[0]]
    lines = [found.end.story, *(turn.line for turn in turning_points(found.moments, most=20))]
    for language in LANGUAGES:
        text = Text(language, found.begin.options)
        assert all(text.has(key) for key in keys)
        for line in lines:
            assert text.has(line.key)
            assert "{" not in text.line(line, names)


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_judged_by_what_its_seat_knew(game: str) -> None:
    """In another world that the seat cannot tell from the true one, the judgement is the same."""
    match = starhold.new(game, 3, 5).runner
    chance = FastChance(3)
    compared = 0
    while not match.over and compared < 6:
        seat = match.to_move[0]
        legal = match.state.legal(seat)
        if len(legal) > 1 and chance.below(9) == 0:
            other = match.state.resample(seat, FastChance(len(match)))
            here = judged(Judge(match.state, BUDGET, 7), match.state, seat, legal[-1])
            assert judged(Judge(other, BUDGET, 7), other, seat, legal[-1]) == here
            compared += 1
        match.move(seat, legal[int(chance.below(len(legal)))], chance)
    assert compared == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone_and_speaks_the_language(language: str) -> None:
    written = page(review("kingdoms"), Text(language))
    assert f'<html lang="{language}">' in written
    assert Text(language).say("cli-review-turns") in written
    assert "cli-review" not in written
    assert "review-story" not in written
    assert "http" not in written
    assert written.count("<polyline") == 2
    assert all(f'id="m{moment.ply}"' in written for moment in review("kingdoms").moments)


@pytest.mark.parametrize(
    ("game", "called", "other"), [("roll", "Раунд", "Круг"), ("galaxies", "Круг", "Раунд")]
)
def test_a_round_is_called_as_the_rulebook_calls_it(game: str, called: str, other: str) -> None:
    """Roll is played in rounds; in the other games a round is a turn of everybody at the table."""
    written = page(review(game), Text("ru"))
    assert called in written
    assert other not in written


def test_no_claim_without_its_band() -> None:
    assert mark_of(0.2, 0.05) == "blunder"
    assert mark_of(0.2, 0.2) == "good"
    assert mark_of(0.06, 0.01) == "mistake"
    assert mark_of(0.03, 0.01) == "doubtful"
    assert mark_of(0.01, 0.0) == "good"


@pytest.mark.parametrize("game", GAMES)
def test_nine_of_ten_estimates_lie_within_the_band_that_is_told(game: str) -> None:
    """Estimates of positions all over the game, each repeated, against their mean."""
    match = MatchRunner.resume(starhold.game(game), played(game), FastChance(0))
    judge = Judge(match.state, BUDGET, 99)
    apart = []
    for number in range(12):
        state = match.state_at(number * len(match) // 12)
        looks = [judge.shares(state)[0] for _ in range(6)]
        # The mean lies nearer to its six estimates than the truth does.
        apart += [abs(look - mean(looks)) * math.sqrt(6 / 5) for look in looks]
    band = BAND * review(game).begin.doubt
    # With 72 of them, nine of ten can be 8 or 10 of ten as well.
    assert sum(one <= band for one in apart) >= 0.8 * len(apart)
    # A band that holds everything would say nothing.
    assert band < 0.3


#: the part of the game after which the winner was never behind again, and whether that is early
@pytest.mark.parametrize(("last_behind", "early"), [(None, True), (0.05, True), (0.15, False), (0.24, False)])
def test_a_lead_since_early_on_is_one_that_the_chart_shows(last_behind: float | None, early: bool) -> None:
    found = review("roll")
    plies = found.begin.plies
    winner = found.begin.ranks.index(1)
    lost = -1 if last_behind is None else int(plies * last_behind)
    shares = ((0.57, 0.43), (0.43, 0.57))
    moments = [
        msgspec.structs.replace(moment, after=shares[winner if moment.ply > lost else 1 - winner])
        for moment in found.moments
    ]
    told = story(found.begin, moments, ())
    assert (told.key == "review-story-led") == early
    if not early:
        # It names the round in which the lead was taken.
        assert told == Line(
            "review-story-slowly", {"round": Number(moments[lost + 1].round), "player": PlayerName(winner)}
        )


def test_nothing_before_the_winner_fell_behind_again_is_told_to_have_decided() -> None:
    found = review("roll")
    winner, half = found.begin.ranks.index(1), found.begin.plies // 2
    shares = ((0.57, 0.43), (0.43, 0.57))
    moments = [
        msgspec.structs.replace(moment, after=shares[winner if moment.ply > half else 1 - winner])
        for moment in found.moments
    ]
    taken = moments[half + 1].round

    def turn(ply: int) -> TurningPoint:
        return TurningPoint(ply, moments[ply].round, winner, 0.2, "luck", Line(""))

    early, late = turn(2), turn(found.begin.plies - 1)
    assert early.round < taken < late.round
    assert story(found.begin, moments, (early,)).key == "review-story-slowly"
    assert story(found.begin, moments, (early, late)).words["round"] == Number(late.round)


def test_every_outcome_of_a_die_is_found_with_its_weight() -> None:
    """A reroll of one die in Galaxies has six outcomes, each as likely as the others."""
    state = starhold.position("galaxies", seats=[{"energy": 3}, {}], dice={"inactive": ["energy"]})
    actions = {state.game.actions[action].notation: action for action in state.legal(0)}
    reroll = next(action for notation, action in actions.items() if notation.startswith("reroll"))
    while len(state.legal(0)) > 1 and reroll in state.legal(0):
        found = every(state, 0, reroll, (6,))
        assert found is not None
        if len(found) > 1:
            assert [outcome.weight for outcome in found] == pytest.approx([1 / 6] * 6)
            return
        state.play(0, reroll, FastChance(0))
        reroll = state.legal(0)[-1]
    pytest.fail("nothing was rolled")


def test_a_game_that_was_given_up_is_judged_up_to_there() -> None:
    """Its parts add up to the share that was left; the story says when, and who stood best."""
    whole = played("kingdoms")
    begun = msgspec.structs.replace(whole, moves=whole.moves[:20], result=None)
    parts = list(Reviewer(begun, BUDGET, given_up=Result((3, 9), (2, 1))).parts())
    begin, *moments, end = parts
    assert isinstance(begin, ReviewBegin)
    assert isinstance(end, ReviewEnd)
    assert begin.given_up
    assert begin.scores == (3, 9)
    assert len(moments) == 20
    assert sum(summary.result for summary in end.summaries) == pytest.approx(1)
    for summary in end.summaries:
        assert (
            summary.start + summary.luck + summary.choices + summary.others + summary.rest
            == pytest.approx(summary.result)
        )


def test_a_game_was_given_up_in_the_round_that_the_table_showed_last() -> None:
    """The last move may have ended the round before."""
    whole = played("kingdoms")
    match = MatchRunner.resume(registry.game("kingdoms"), whole, FastChance(0))

    def shown(ply: int) -> int:
        return match.state_at(ply).view(None).goal.round  # type: ignore[attr-defined, no-any-return]

    ended = next(ply for ply in range(1, len(match)) if shown(ply) > shown(ply - 1))
    begun = msgspec.structs.replace(whole, moves=whole.moves[:ended], result=None)
    *_, end = Reviewer(begun, BUDGET, marks=False, given_up=Result((3, 9), (2, 1))).parts()
    assert isinstance(end, ReviewEnd)
    assert end.story.words["round"] == Number(shown(ended))
    for language in LANGUAGES:
        assert "{" not in Text(language).line(end.story, ["Ann", "Bob"])


def test_a_game_without_a_result_is_refused() -> None:
    with pytest.raises(NotFinished):
        starhold.analyse(starhold.new("roll", 2, 1).record())
