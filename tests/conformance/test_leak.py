"""No viewer is told what he may not know; and the test that says so is itself tested."""

import hashlib
from collections.abc import Sequence

import msgspec
import pytest

from starhold.kernel.bits import bit
from starhold.kernel.chance import Chance
from starhold.kernel.errors import IllegalMove
from starhold.kernel.log import EVERYBODY, Event
from starhold.kernel.moves import Moves
from starhold.kernel.state import State
from starhold.kernel.words import Choice, Line, Number, OneOf, Prompt
from tests import toy
from tests.conformance.leaks import CHANNELS, PATIENCE, Senses, search
from tests.conformance.subjects import Case
from tests.sizes import sized


def test_no_leak(case: Case) -> None:
    for viewer in (*range(case.players), None):
        run = search(case, viewer)
        leaks = run.leaks(sized(5))
        assert not leaks, "\n".join(map(str, leaks))
        # Without worlds that differ the test would say nothing.
        assert run.different or case.players < case.profile.secrets_from


# -- the test of the test, on every game: a secret put into one channel -----------------------


def fingerprint(state: State) -> str:
    """Something that depends on every secret of the table."""
    return hashlib.blake2b(str(state.numbers()).encode(), digest_size=8).hexdigest()


def planted(channel: str) -> type[Senses]:
    """Senses in which one channel tells a secret besides what it should."""

    def leaky(self: Senses, state: State) -> object:
        return getattr(Senses, channel)(self, state), fingerprint(state)

    return type(f"Leaky{channel.title()}", (Senses,), {channel: leaky})


class LeakyLog(Senses):
    """Log lines that tell a secret besides what they should."""

    def line(self, state: State, event: Event) -> object:
        return super().line(state, event), fingerprint(state)


@pytest.mark.parametrize("channel", [*CHANNELS, "log"])
def test_a_planted_leak_is_caught(secret_case: Case, channel: str) -> None:
    """Where nothing at all is told while a secret is kept, no line of the log can give it away."""
    senses = LeakyLog if channel == "log" else planted(channel)
    silent = channel == "log" and secret_case.profile.silent
    # A leak is found soon; that there is none takes the whole search.
    games = sized(PATIENCE) if silent else PATIENCE
    for viewer in (0, None):
        leaks = search(secret_case, viewer, senses).leaks(games)
        assert (channel in {leak.channel for leak in leaks}) is not silent, f"viewer {viewer}"


# -- the test of the test, in the rules of the toy: mistakes as an author might make them ------


def next_hand(state: State, seat: int) -> int:
    """A thing that the seat may not know."""
    assert isinstance(state, toy.Lantern)
    return state.hands[(seat + 1) % state.players]


class ShowsAHand(toy.Lantern):
    """The view holds another seat's card."""

    def view(self, seat: int | None) -> toy.LanternView:
        shown = toy.CARDS[next_hand(self, seat or 0)]
        honest = super().view(seat)
        return toy.LanternView(honest.round, honest.seats, shown, honest.bid, honest.pool, honest.discards)


class ShowsThePool(toy.Lantern):
    """The view holds what is left to draw, from which hidden cards follow."""

    def view(self, seat: int | None) -> toy.LanternView:
        honest = super().view(seat)
        return toy.LanternView(
            honest.round, honest.seats, honest.card, honest.bid, honest.pool, tuple(self.pool)
        )


class ShowsABid(toy.Lantern):
    """The view holds the answer of a seat that decides in secret."""

    def view(self, seat: int | None) -> toy.LanternView:
        honest = super().view(seat)
        top = self.stack[-1] if self.stack else None
        bid = top.answers[1] if isinstance(top, toy.BidStep) else None
        return toy.LanternView(honest.round, honest.seats, honest.card, bid, honest.pool, honest.discards)


class TalkativeErrors(toy.Lantern):
    """The refusal of a move tells the next seat's card."""

    def apply(self, seat: int, action: int, chance: Chance) -> None:
        try:
            super().apply(seat, action, chance)
        except IllegalMove as error:
            raise type(error)(f"no, and the next seat has {next_hand(self, seat)}") from error


class PromptTells(toy.LanternGame):
    """The prompt tells the next seat's card."""

    def prompt(self, state: State, seat: int) -> Prompt:
        honest = super().prompt(state, seat)
        words = {**honest.line.words, "next": Number(next_hand(state, seat))}
        return Prompt(honest.step, Line(honest.line.key, words), honest.rule)


class ShapeTells(toy.LanternGame):
    """What is proposed depends on the next seat's card."""

    def asked(self, state: State, seat: int, choices: Sequence[Choice]) -> Prompt:
        honest = super().asked(state, seat, choices)
        return msgspec.structs.replace(honest, shape=(OneOf(default=next_hand(state, seat)),))


class ChoiceTells(toy.LanternGame):
    """The picks of a choice depend on the next seat's card."""

    def choice(self, state: State, seat: int, action: int) -> Choice:
        honest = super().choice(state, seat, action)
        return Choice(honest.action, honest.line, (f"card:{next_hand(state, seat)}",))


MISTAKES = {
    "view of a hand": ("view", toy.LanternGame(ShowsAHand)),
    "view of the pool": ("view", toy.LanternGame(ShowsThePool)),
    "view of a bid": ("view", toy.LanternGame(ShowsABid)),
    "error": ("errors", toy.LanternGame(TalkativeErrors)),
    "prompt": ("prompt", PromptTells()),
    "choice": ("choices", ChoiceTells()),
    "shape": ("shape", ShapeTells()),
}


def found_channels(game: toy.LanternGame, players: int = 3) -> set[str]:
    """The channels on which the leak test finds something for seat 0."""
    leaks = search(Case(game, players), 0).leaks(30)
    return {leak.channel for leak in leaks}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_of_the_toy_is_caught(mistake: str) -> None:
    channel, game = MISTAKES[mistake]
    assert found_channels(game) == {channel}


def test_the_honest_toy_is_clean() -> None:
    assert found_channels(toy.LanternGame()) == set()


def test_legal_moves_that_depend_on_a_secret_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def offer(self: toy.TurnStep, table: toy.Lantern, seat: int, moves: Moves) -> None:
        moves.add(toy.ROLL)
        if next_hand(table, seat) > 2:
            moves.add(toy.SHOW)

    monkeypatch.setattr(toy.TurnStep, "offer", offer)
    assert "legal" in found_channels(toy.LanternGame())


def test_waiting_that_depends_on_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only seats with a high card bid: the others are known to have a low one."""
    honest = toy.BidStep.waiting

    def waiting(self: toy.BidStep, table: toy.Lantern) -> int:
        high = sum(bit(seat) for seat, card in enumerate(table.hands) if card > 2)
        return honest(self, table) & high

    monkeypatch.setattr(toy.BidStep, "waiting", waiting)
    assert "turn" in found_channels(toy.LanternGame())


def test_a_secret_in_a_public_event_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The event says `swapped`, and in a number that no line prints, which card was swapped away."""
    honest = toy.TurnStep.take

    def take(self: toy.TurnStep, table: toy.Lantern, seat: int, action: int, chance: Chance) -> None:
        if action == toy.SWAP:
            toy.tell(chance, toy.SWAPPED, seat, table.hands[seat])
        honest(self, table, seat, action, chance)

    monkeypatch.setattr(toy.TurnStep, "take", take)
    assert found_channels(toy.LanternGame()) == {"log"}


def test_private_news_told_to_everybody_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The event is marked as a reveal and rightly so, but everybody hears it."""

    def draw_hand(self: toy.Lantern, seat: int, chance: Chance) -> None:
        self.hands[seat] = self.draw(chance)
        toy.tell(chance, toy.DREW, self.hands[seat], audience=EVERYBODY)

    monkeypatch.setattr(toy.Lantern, "draw_hand", draw_hand)
    assert found_channels(toy.LanternGame()) == {"log"}
