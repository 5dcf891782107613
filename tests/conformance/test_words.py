"""Prompts, choices and log lines can be put into words: they name what the tables name."""

from starhold.kernel.chance import RecordingChance
from starhold.kernel.log import Log
from starhold.kernel.state import State
from starhold.kernel.words import Prompt
from tests.conformance.play import Run, sampled
from tests.conformance.subjects import Case
from tests.sizes import sized


def test_prompts_are_those_of_the_step(case: Case) -> None:
    """The step that asks is one that may ask, and its prompt carries its name and rule."""
    for seed in range(sized(4)):
        for state in sampled(case, seed, count=60):
            for seat in state.seats_to_move():
                prompt: Prompt = case.game.prompt(state, seat)
                step = next(step for step in case.game.vocabulary.steps if step.name == prompt.step)
                assert step.asks
                assert prompt.rule
                assert prompt.line.key.startswith(f"{case.game.name}-prompt-")


def test_choices_tell_the_moves_apart(case: Case) -> None:
    """Each choice is of its action, has a known label, and differs from the others of its position."""
    labels = case.game.labels()
    for seed in range(sized(4)):
        for state in sampled(case, seed, count=60):
            for seat in state.seats_to_move():
                assert_distinct(case, state, seat, labels)


def assert_distinct(case: Case, state: State, seat: int, labels: frozenset[str]) -> None:
    choices = [case.game.choice(state, seat, action) for action in state.legal(seat)]
    assert [choice.action for choice in choices] == state.legal(seat)
    for choice in choices:
        assert choice.line.key in labels
    lines = {str(choice.line) for choice in choices}
    assert len(lines) == len(choices), "two moves have one label"
    picks = [choice.picks for choice in choices if choice.picks]
    assert len(set(picks)) == len(picks), "two moves have the same picks"


def test_every_event_has_a_line(case: Case) -> None:
    """The key is the kind's, and each argument that the table names has a word."""
    for seed in range(sized(4)):
        log = Log()
        run = Run(case, seed, log=log)
        for _ in run.turns():
            pass
        for event in log.events:
            kind = case.game.vocabulary.events[event.kind]
            line = case.game.line(event)
            assert line.key == f"{case.game.name}-log-{kind.name}"
            assert list(line.words) == [argument.partition(":")[0] for argument in kind.arguments]
            assert -1 <= event.audience < case.players


def test_what_is_drawn_by_chance_cannot_be_taken_back(case: Case) -> None:
    """A move that asked chance told an event that reveals, so that undo knows of it."""
    for seed in range(sized(4)):
        log = Log()
        chance = RecordingChance(Run(case, seed).chance)
        run = Run(case, seed, log=log, chance=chance)
        log.take()
        chance.take()
        for turn in run.turns():
            if turn.number and chance.take():
                assert any(case.game.vocabulary.events[event.kind].reveals for event in log.take())
            log.take()
