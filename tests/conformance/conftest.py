"""The suite's option, and its parametrisation by game, number of players and options."""

import pytest

from tests.conformance.subjects import cases, subjects, variations


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--game",
        action="append",
        default=[],
        help="run the conformance suite on this game only: a registered name or module:attribute",
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests that ask for `game`, `case`, `secret_case` or `variation` are run on each there is."""
    wanted = {"game", "case", "secret_case", "variation"} & set(metafunc.fixturenames)
    if not wanted:
        return
    games = subjects(metafunc.config.getoption("game", default=None))
    if "game" in wanted:
        metafunc.parametrize("game", games, ids=lambda game: game.name)
    if "case" in wanted:
        found = [case for game in games for case in cases(game)]
        metafunc.parametrize("case", found, ids=lambda case: case.id)
    if "secret_case" in wanted:
        found = [case for game in games for case in cases(game) if case.has_secrets]
        metafunc.parametrize("secret_case", found, ids=lambda case: case.id)
    if "variation" in wanted:
        found = [case for game in games for case in variations(game)]
        metafunc.parametrize("variation", found, ids=lambda case: case.id)
