"""What moves that explain keep, and how a pick is looked up in it."""

from starhold.kernel.moves import Moves, Refusals
from starhold.kernel.why import Explanation
from starhold.kernel.words import Reason

FULL, FAR, TIRED = Reason("full"), Reason("far"), Reason("tired")


def explanation(**more: Reason) -> Explanation:
    """Army 1 may go to a; b is full, and c too far for army 1, the only one that is awake."""
    legal = {("army:1", "a")}
    refused = {("army:1", "b"): FULL, ("army:2", "b"): FULL, ("army:1", "c"): FAR, ("army:2", "c"): TIRED}
    return Explanation(legal, refused, {"army:2": TIRED, "a": FULL}, more.get("rest"))


def test_nothing_is_said_against_a_choice() -> None:
    found = explanation(rest=FAR)
    assert found.reason("army:1") is None
    assert found.reason("a", ["army:1"]) is None
    # It is a choice later, so the reason that was named does not count.
    assert found.reason("a") is None


def test_a_reason_speaks_of_what_was_picked() -> None:
    found = explanation()
    assert found.reason("c", ["army:1"]) == FAR
    assert found.reason("c", ["army:2"]) == TIRED


def test_before_anything_is_picked_all_must_agree() -> None:
    found = explanation()
    assert found.reason("b") == FULL
    assert found.reason("c") is None
    assert found.reason("army:2") == TIRED


def test_the_rest_has_a_reason_of_its_own() -> None:
    assert explanation().reason("elsewhere") is None
    assert explanation(rest=FAR).reason("elsewhere") == FAR


def test_the_first_reason_is_kept() -> None:
    refusals = Refusals()
    moves = Moves()
    moves.explain(refusals)
    assert moves.explains
    moves.refuse(3, FULL)
    moves.refuse_each(2, 0b11, FAR)
    moves.refuse_pick("a", TIRED)
    moves.refuse_pick("a", FAR)
    moves.refuse_rest(FULL)
    moves.refuse_rest(FAR)
    assert refusals.actions == {2: FAR, 3: FULL}
    assert refusals.picks == {"a": TIRED}
    assert refusals.rest == FULL


def test_moves_of_play_explain_nothing() -> None:
    assert not Moves().explains
