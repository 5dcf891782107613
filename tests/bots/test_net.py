"""The net: whole numbers, and a file that fits or is refused by name."""

import pytest

import starhold
from starhold.bots import weights
from starhold.bots.config import config_named
from starhold.bots.net import HIDDEN, LANES, ONE, Net, Sink, squash
from starhold.bots.weights import BadNet, Weights
from starhold.kernel.chance import FastChance

GAMES = ("galaxies", "kingdoms", "roll")


def some_weights(game: str, seed: int = 1) -> Weights:
    """A net of chance."""
    luck = FastChance(seed)
    features = config_named(game).features

    def numbers(size: int, most: int) -> list[int]:
        return [int(luck.below(2 * most + 1)) - most for _ in range(size)]

    return Weights(
        game,
        starhold.game(game).version,
        weights.digest(features),
        {"seed": seed},
        [numbers(LANES, 2047) for _ in features.names()],
        numbers(LANES, 500),
        numbers(HIDDEN, 9000),
        numbers(HIDDEN, 9000),
    )


def plain_logit(kept: Weights, row: list[int]) -> int:
    """The net as one would write it down."""
    lanes = [kept.offsets[lane] + sum(kept.rows[feature][lane] for feature in row) for lane in range(LANES)]
    hidden = [min(max(lane, 0), 2048) for lane in lanes[:HIDDEN]]
    return lanes[HIDDEN] * 4096 + sum(unit * out for unit, out in zip(hidden, kept.win, strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_packed_lanes_count_as_plain_sums_do(game: str) -> None:
    """Three lanes in a word, raised so that none is negative, never spill over."""
    kept = some_weights(game)
    features = config_named(game).features
    net = weights.net(kept, game, starhold.game(game).version, features)
    for players in (2, 5):
        chance = FastChance(players)
        state = starhold.game(game).start(players, chance)
        for _ in range(60):
            if state.over:
                break
            for seat in range(players):
                sink = Sink()
                features.fill(state, seat, sink)
                assert sink.listed is not None
                logit = plain_logit(kept, sink.listed)
                assert net.logit(state, seat) == logit
                assert net.value(state, seat) == squash(logit)
            mover = state.seats_to_move()[0]
            state.play(mover, state.pick(mover, chance), chance)


def test_the_curve_rises_from_nothing_to_a_whole_win() -> None:
    """Half at 0, symmetric, never falling."""
    assert squash(0) == ONE // 2
    found = [squash(logit) for logit in range(-(17 << 20), 17 << 20, 99_991)]
    assert found == sorted(found)
    assert (found[0], found[-1]) == (0, ONE)
    assert abs(squash(1 << 20) + squash(-(1 << 20)) - ONE) <= 1


@pytest.mark.parametrize("game", GAMES)
def test_a_file_of_weights_comes_back_as_it_was(game: str) -> None:
    """And is small."""
    kept = some_weights(game)
    data = weights.packed(kept)
    assert weights.unpacked(data) == kept
    assert len(data) < 200_000


@pytest.mark.parametrize("wrong", ["game", "rules", "features"])
def test_a_net_that_does_not_fit_is_refused_by_name(wrong: str) -> None:
    """Another game, other rules, another list of features."""
    kept = some_weights("galaxies")._replace(**{wrong: "other"})
    with pytest.raises(BadNet, match=wrong):
        weights.net(kept, "galaxies", starhold.game("galaxies").version, config_named("galaxies").features)


@pytest.mark.parametrize("data", [b"", b"{}\n", b"\x00\x01", b'{"format": "starhold net 0"}\n'])
def test_what_is_no_net_is_refused(data: bytes) -> None:
    """Cut short as well."""
    with pytest.raises(BadNet):
        weights.unpacked(data)
    with pytest.raises(BadNet):
        weights.unpacked(weights.packed(some_weights("roll"))[:-2])


def test_a_net_knows_points() -> None:
    """In hundredths, by the other output."""
    kept = some_weights("galaxies")
    net: Net = weights.net(
        kept, "galaxies", starhold.game("galaxies").version, config_named("galaxies").features
    )
    state = starhold.game("galaxies").start(2, FastChance(3))
    assert net.points(state, 0) != net.value(state, 0)
