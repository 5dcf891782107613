"""Answers typed in the terminal, by the shape of the decision."""

from starhold.cli.answers import read
from starhold.kernel.words import Amounts, Answers, Choice, Line, OneOf, Shape, Subset


def choices(*actions: int) -> list[Choice]:
    return [Choice(action, Line("x")) for action in actions]


DICE = Subset(
    covers=(4, 5), members={"die:a": 2, "die:b": 1}, actions={"die:a": 4, "die:b": 5}, least=1, most=3, done=9
)
TURN: tuple[Shape, ...] = (OneOf(covers=(1,)), DICE, Answers(covers=(7,), ends=7))


def test_numbers_together_are_things_of_a_subset() -> None:
    """They are put in one by one, and the subset is closed."""
    turn = choices(1, 4, 5, 7)
    assert read("2 3", TURN, turn) == [4, 5, 9]
    assert read("2 2 3", TURN, turn) == [4, 4, 5]


def test_more_things_than_there_are_mean_nothing() -> None:
    turn = choices(1, 4, 5, 7)
    assert read("3 3", TURN, turn) is None
    assert read("1 2", TURN, turn) is None
    assert read("2 9", TURN, turn) is None


def test_amounts_are_typed_in_the_order_of_their_kinds() -> None:
    paid = (Amounts(kinds=("energy", "culture"), rows={3: (2, 0), 4: (0, 2)}, sum=2),)
    assert read("0 2", paid, choices(3, 4)) == [4]
    assert read("1 1", paid, choices(3, 4)) is None


def test_a_question_that_may_be_declined_is_answered_with_a_letter() -> None:
    follow = (Answers(declines=8),)
    assert read("y", follow, choices(3, 8)) == [3]
    assert read("N", follow, choices(3, 8)) == [8]
    assert read("y", (Answers(),), choices(3, 8)) is None
