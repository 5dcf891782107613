"""The process that thinks for bots at live tables: what it keeps from one question to the next."""

from starhold.bots.levels import SearchBot
from starhold.bots.search import Searcher
from starhold.bots.worker import BotRequest, BotWorker, PlayedMove
from starhold.kernel.chance import FastChance
from starhold.kernel.record import Seat
from starhold.kernel.registry import game
from starhold.kernel.runner import MatchRunner

ITERATIONS = 40


class Table:
    """A game of two masters, whose moves a worker is asked for."""

    def __init__(self) -> None:
        self.worker = BotWorker()
        self.match = MatchRunner(game("galaxies"), [Seat(""), Seat("")], FastChance(5))
        self.told = 0

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return int(self.match.state.seats_to_move()[0])

    def ask(self) -> int:
        """What the bot of the seat whose turn it is would do."""
        moves = [PlayedMove(ply.seat, ply.action, ply.chance) for ply in self.match.plies[self.told :]]
        question = BotRequest(
            "table",
            "galaxies",
            2,
            {},
            self.match.setup,
            self.told,
            tuple(moves),
            self.seat,
            f"expert@{ITERATIONS}i",
            len(self.match.plies),
            self.match.game.version,
        )
        self.told = len(self.match.plies)
        action = self.worker.answer(question).action
        assert action is not None
        return action

    def searcher(self, seat: int) -> Searcher | None:
        """With what the bot of a seat has thought, if it has."""
        known = self.worker.games["table"].players.get(seat)
        if known is None:
            return None
        assert isinstance(known.bot, SearchBot)
        return known.bot._player


def test_a_bot_goes_on_thinking_where_it_was() -> None:
    """The tree of a turn's first decision serves the next: its visits count."""
    table = Table()
    went_on = 0
    for _ in range(40):
        seat = table.seat
        action = table.ask()
        searcher = table.searcher(seat)
        went_on += searcher is not None and searcher.root.visits > ITERATIONS
        table.match.move(seat, action)
    assert went_on


def test_a_bot_forgets_what_did_not_come() -> None:
    """Asked twice, after an undo, or if its seat did something else, it thinks anew."""
    table = Table()
    while len(table.match.state.legal(table.seat)) < 2:
        table.match.move(table.seat, table.ask())
    seat = table.seat
    action = table.ask()
    first = table.searcher(seat)
    assert first is not None
    assert table.ask() == action
    again = table.searcher(seat)
    assert again is not None
    assert again is not first
    other = next(one for one in table.match.state.legal(seat) if one != action)
    table.match.move(seat, other)
    while table.seat == seat:
        table.match.move(seat, table.match.state.legal(seat)[0])
    table.ask()
    assert table.searcher(seat) is None
    rival = table.seat
    assert table.searcher(rival) is not None
    table.match.take_back(len(table.match.plies) - 1)
    table.told = len(table.match.plies)
    table.ask()
    assert table.searcher(1 - table.seat) is None
