"""No sequence of moves, undos, sleeping hours and pauses gives a player more time than the rules promise.

Random games are played through the table service while a plain model counts each seat's time in slots of ten
minutes. Clocks have to say exactly what the model says, also for a process that reads the log afterwards.
"""

import random
from collections import Counter
from copy import deepcopy
from dataclasses import dataclass, field
from types import SimpleNamespace

import pytest

from starhold.server.errors import TableError
from starhold.server.services import Services
from starhold.server.tables.clock import DAY, HOUR, MOST_SLEEP
from starhold.server.tables.rebuild import read_table
from starhold.server.tables.table import Table
from starhold.server.wire import ClockPlan, ConsentMessage, MoveMessage, UndoMessage
from tests.sizes import sized
from tests.tables.conftest import Time, two_at_a_table
from tests.tables.test_clock import Play

SLOT = 600
PEOPLE = ("ada", "ben")


@dataclass
class Seat:
    """What one seat was promised, and what it has used."""

    #: slots of the bank, or of the present decision
    promised: int
    used: int = 0
    owes: bool = False
    #: the sleeping hours of its present decision
    hours: tuple[int, int] = (0, 0)
    #: slots that it slept, by day
    slept: Counter[int] = field(default_factory=Counter)


class Model:
    """The clocks of two seats, counted slot by slot."""

    def __init__(self, plan: ClockPlan, now: float) -> None:
        self.plan = plan
        self.now = now
        self.seats = [Seat(plan.seconds // SLOT) for _ in PEOPLE]
        self.hours = [(0, 0)] * len(PEOPLE)
        #: the time of each move, and the seats before it
        self.before: list[tuple[float, list[Seat]]] = []

    def wait(self, slots: int) -> None:
        for _ in range(slots):
            day, hour = int(self.now // DAY), int(self.now // HOUR) % 24
            for seat in self.seats:
                if seat.owes:
                    start, end = seat.hours
                    asleep = start <= hour < end if start <= end else not end <= hour < start
                    if asleep and seat.slept[day] < MOST_SLEEP * HOUR / SLOT:
                        seat.slept[day] += 1
                    else:
                        seat.used += 1
            self.now += SLOT

    def put(self, waiting: list[int], moved: int | None = None) -> None:
        """After an entry: these seats owe a decision."""
        for number, seat in enumerate(self.seats):
            if number in waiting and (not seat.owes or number == moved):
                seat.hours = self.hours[number]
                if self.plan.kind == "move":
                    seat.used = 0
            if seat.owes and number == moved and number not in waiting and self.plan.kind == "bank":
                seat.promised += self.plan.increment // SLOT
            seat.owes = number in waiting

    def undo(self, plies: int) -> None:
        """A bank pays for what was used since; a decision's clock ran on as if no move had been made."""
        late, now = self.seats, self.now
        self.now, self.seats = self.before[plies]
        del self.before[plies:]
        if self.plan.kind == "move":
            self.wait(round((now - self.now) / SLOT))
        self.now = now
        for seat, then in zip(self.seats, late, strict=True):
            if self.plan.kind == "bank":
                seat.used, seat.slept = then.used, then.slept

    def left(self) -> list[int]:
        return [(seat.promised - seat.used) * SLOT for seat in self.seats]


class Game:
    """One table, played at random, beside its model."""

    def __init__(
        self, services: Services, table: Table, clock: Time, plan: ClockPlan, dice: random.Random
    ) -> None:
        self.services, self.table, self.clock, self.dice = services, table, clock, dice
        self.model = Model(plan, clock.now)
        self.model.put(table.waiting())
        self.done: Counter[str] = Counter()
        #: seconds in which a clock stood still though its seat owed a decision, by seat and day
        self.credit: Counter[tuple[int, int]] = Counter()
        self.count = 0

    def client(self) -> str:
        self.count += 1
        return f"c{self.count}"

    async def step(self) -> None:
        acts = [self.wait, self.move, self.move, self.undo, self.undo, self.sleep, self.leave]
        act = self.dice.choice(acts)
        try:
            await act()
            self.done[act.__name__] += 1
        except TableError as error:
            self.done[type(error).__name__] += 1
        self.check()

    async def wait(self) -> None:
        for _ in range(self.dice.choice((1, 2, 6, 30, 80))):
            running = [seat for seat, since in enumerate(self.table.clock.since) if since is not None]
            before = [self.table.clock.left_now(seat, self.table.now()) for seat in running]
            day = int(self.clock.now // DAY)
            self.model.wait(1)
            self.clock.now += SLOT
            for seat, left in zip(running, before, strict=True):
                used = left - self.table.clock.left_now(seat, self.table.now())
                self.credit[seat, day] += round(SLOT - used)
            late = [seat for seat, left in enumerate(self.model.left()) if left <= 0]
            if any(seat in self.table.waiting() for seat in late):
                await self.flag(late)
                return

    async def flag(self, late: list[int]) -> None:
        await self.services.auto_play._mind_table(self.table)
        assert self.table.resigned() == {seat for seat in late if self.model.seats[seat].owes}

    async def move(self) -> None:
        seat = self.dice.choice(self.table.waiting())
        action = self.dice.choice(self.table.play.table().legal(seat))
        message = MoveMessage(self.client(), self.table.log.version(seat), seat, action)
        before, known = deepcopy(self.model.seats), self.table.log.version(1 - seat)
        await self.services.tables.move(self.table, PEOPLE[seat], message)
        self.model.before.append((self.model.now, before))
        # A move that the other player does not learn of shows on no clock.
        secret = self.table.log.version(1 - seat) == known
        self.model.put(self.table.waiting(), None if secret else seat)

    async def undo(self) -> None:
        plies = len(self.table.play.plies)
        seat = self.dice.randrange(len(PEOPLE))
        message = UndoMessage(self.client(), self.table.log.version(seat), seat)
        await self.services.tables.undo(self.table, PEOPLE[seat], message)
        if self.table.requests.open is not None:
            if self.dice.random() < 0.5:
                await self.wait()
            agree = self.dice.random() < 0.8
            answer = ConsentMessage(self.client(), 1 - seat, agree)
            await self.services.tables.consent(self.table, PEOPLE[1 - seat], answer)
        if (left := len(self.table.play.plies)) < plies:
            since = int(self.model.before[left][0] // DAY)
            self.model.undo(left)
            if self.model.plan.kind == "move":
                # The decision's clock ran on from then as if no move had been made: what stood still is void.
                self.credit = Counter({key: stood for key, stood in self.credit.items() if key[1] < since})

    async def sleep(self) -> None:
        seat, hours = self.dice.randrange(len(PEOPLE)), (self.dice.randrange(24), self.dice.randrange(24))
        await self.services.seating.set_sleep(self.table, PEOPLE[seat], *hours)
        self.model.hours[seat] = hours

    async def leave(self) -> None:
        """A bot would hold the seat; none plays here, so that the clock is all that happens."""
        seat = self.dice.randrange(len(PEOPLE))
        if self.table.seats[seat].held:
            await self.services.seating.come_back(self.table, PEOPLE[seat], None)
        elif seat not in self.table.waiting():
            await self.services.seating.leave(self.table, PEOPLE[seat], None)
            await self.services.seating.come_back(self.table, PEOPLE[seat], None)

    def counted(self) -> list[int]:
        """Return the seats whose clocks mean something: with a clock per move, those that owe one."""
        return self.table.waiting() if self.model.plan.kind == "move" else list(range(len(PEOPLE)))

    def check(self) -> None:
        owes = [number for number, seat in enumerate(self.model.seats) if seat.owes]
        if self.table.status != "running":
            return
        assert self.table.waiting() == owes
        tables = [self.table]
        if self.dice.random() < 0.1:
            tables.append(read_table(self.services.store, self.table.id))
        for one in tables:
            found = {seat: one.clock.left_now(seat, one.now()) for seat in self.counted()}
            left = self.model.left()
            assert found == pytest.approx({seat: left[seat] for seat in found}, abs=1e-3)
        assert max(self.credit.values(), default=0) <= MOST_SLEEP * HOUR


PLANS = (ClockPlan("bank", 3 * 86400, 3600, at_zero="loss"), ClockPlan("move", 86400, at_zero="loss"))


@pytest.mark.parametrize("game", ["kingdoms", "galaxies"])
@pytest.mark.parametrize("plan", PLANS, ids=["bank", "move"])
def test_no_sequence_gives_more_time_than_promised(
    play: Play, clock: Time, monkeypatch: pytest.MonkeyPatch, plan: ClockPlan, game: str
) -> None:
    """Time passes only when the game lets it: neither the machine's speed nor its load changes anything."""
    turned = SimpleNamespace(time=clock.wall, monotonic=clock.wall)
    monkeypatch.setattr("starhold.server.tables.clock.time", turned)
    done: Counter[str] = Counter()

    async def scene(services: Services) -> None:
        services.auto_play.changed = lambda table: None  # type: ignore[method-assign]
        for number in range(sized(300)):
            seeds = random.Random(number)
            monkeypatch.setattr("starhold.server.tables.seating.secrets.token_bytes", seeds.randbytes)
            table = await two_at_a_table(services, plan, game)
            played = Game(services, table, clock, plan, random.Random(f"{game}{plan.kind}{number}"))
            steps = 0
            while table.status == "running" and steps < 120:
                await played.step()
                steps += 1
            done.update(played.done)
            done["flagged"] += bool(table.resigned())

    play(scene)
    assert all(done[what] for what in ("move", "undo", "sleep", "leave")), done
