"""The course of an event: what happens next, decided and written in one transaction.

The process that looks locks the event's row, reads what there is, and writes results, new rounds and tables
together. So nothing happens twice, however many processes look and wherever one of them dies: if a table was
opened and not begun, the next process that looks begins it.
"""

import secrets
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, select

from starhold.bots.base import FACES
from starhold.kernel import registry
from starhold.kernel.chance import FairChance
from starhold.kernel.game import Game as Rules
from starhold.server.events import event_store as rows
from starhold.server.events import pairing, points, robin
from starhold.server.events.event_store import EntrantRow, EventRow, Played
from starhold.server.people import identity
from starhold.server.ratings.model import START
from starhold.server.ratings.rules import obstacles
from starhold.server.store import outbox
from starhold.server.store.schema import events, ratings, tables
from starhold.server.store.store import Store, touch
from starhold.server.tables.matching import faces
from starhold.server.tables.new_table import SEED_BYTES, seat_row, table_row
from starhold.server.tables.seats import FACE_NAMES
from starhold.server.wire import ClockPlan, NewEvent

DAY: Final = 86_400.0
#: before the start, people are reminded
REMIND_SECONDS: Final = 15 * 60.0
#: live: everybody has to be at the table within this time
READY_SECONDS: Final = 120.0
#: too few people: the organiser decides within this time, then bots fill the tables
SHORT_SECONDS: Final = 600.0
#: an arena's player who left a game may not play for this long
HELD_SECONDS: Final = 180.0
#: seconds between two looks at a running event
LOOK_SECONDS: Final = {"live": 2.0, "turns": 30.0}
ARENA_SECONDS: Final = 1.0
#: a live clock adds this many seconds per decision
INCREMENT: Final = 5

#: by kind: the fewest people who are wanted, and the most
WANTED: Final = {
    "robin": (3, 9),
    "league": (3, 81),
    "swiss": (5, 200),
    "cup": (4, 64),
    "arena": (6, 500),
    "evening": (2, 64),
}


class Came(NamedTuple):
    """How a table ended: places by seat; seats that a bot took over or that resigned; seats of bots."""

    ranks: tuple[int, ...]
    forfeits: frozenset[int] = frozenset()
    bots: frozenset[int] = frozenset()


def most_people(plan: NewEvent) -> int:
    """Return how many people can take part; a round robin at tables of five is one table."""
    return robin.most_players(plan.size) if plan.kind == "robin" else WANTED[plan.kind][1]


def rounds_of(plan: NewEvent, everybody: Sequence[EntrantRow]) -> int:
    """Return how many rounds there are; 0 in an arena, and where that is known only at the start."""
    people = [one for one in everybody if one.state != "list"]
    if plan.kind in ("swiss", "evening"):
        return plan.rounds
    if plan.kind == "cup" and people:
        return pairing.cup_rounds(len(people), plan.size)
    if plan.kind in ("robin", "league") and people:
        return max(len(robin.rounds(many, plan.size)) for many in _divisions(people).values())
    return 0


def _divisions(people: Sequence[EntrantRow]) -> dict[int, int]:
    """Return how many people and bots there are in each division."""
    found: dict[int, int] = {}
    for one in people:
        found[one.division] = found.get(one.division, 0) + 1
    return {division: min(many, 9) for division, many in found.items()}


class EventCourse:
    """An event inside the transaction that changes it."""

    def __init__(self, store: Store, connection: Connection, event: EventRow, now: float) -> None:
        self.store = store
        self.connection = connection
        self.event = event
        self.plan = event.plan
        self.now = now
        self.rules: Rules = registry.game(event.game)
        self.entrants = rows.entrants_of(connection, event.id)
        self.games = rows.games_of(connection, event.id)
        #: tables whose draws need not stay secret any more
        self.unsealed: list[str] = []

    @cached_property
    def _notified(self) -> set[str]:
        """Everybody who has a channel for notices."""
        return outbox.notified(self.connection)

    @cached_property
    def _out(self) -> set[int]:
        """The entrants who are out of the event after two forfeits, as of the last round."""
        return {line.number for line in self.standings() if line.out}

    # -- looking --------------------------------------------------------------------------------------

    def advance(self, came: Mapping[str, Came]) -> None:
        """Do what is due, with what came of tables that have ended."""
        event, now = self.event, self.now
        if event.state == "soon" and now >= event.starts - REMIND_SECONDS and not event.reminded:
            rows.remind(self.connection, event.id, self._notified & set(self.people))
            self.set(reminded=True, due=event.starts)
        if event.state == "soon" and now >= event.starts:
            wanted = WANTED[event.kind][0]
            if not self.people:
                self.set(state="cancelled", ended=now)
            elif len(self.people) < wanted:
                self.set(state="short", due=now + SHORT_SECONDS)
            else:
                self.begin()
        elif event.state == "short" and now >= event.due:
            self.begin()
        elif event.state == "running":
            self._count(came)
            self.go_on()
        elif event.state == "finished":
            # The organiser has ended it: games that ran then still count.
            self._count(came)
            if all(game.ended for game in self.games):
                self._unseal()

    def set(self, **values: object) -> None:
        """Change the event's row."""
        self.event = replace(self.event, **values)
        rows.change(self.connection, self.event.id, **values)

    @property
    def people(self) -> list[str]:
        return [one.person for one in self.entrants if one.person is not None and one.state == "in"]

    def _count(self, came: Mapping[str, Came]) -> None:
        """Note results. A table that no longer exists counts as shared by all."""
        playing = [game for game in self.games if not game.ended]
        known = rows.statuses(self.connection, [game.table_id for game in playing])
        at = max((game.ended for game in self.games), default=0)
        bots = {one.number for one in self.entrants if one.bot}
        for game in playing:
            found = came.get(game.table_id)
            if found is None and game.table_id not in known:
                found = Came((1,) * len(game.sitting))
            if found is None:
                continue
            at += 1
            # A bot that sits for somebody who has gone wins nothing for them.
            instead = {seat for seat in found.bots if game.sitting[seat] not in bots}
            result = points.GameResult(game.round, game.sitting, found.ranks, found.forfeits | instead)
            rows.end_game(self.connection, self.event.id, game, result, at)
            if self.event.kind == "arena":
                self._held(result)
        self.games = rows.games_of(self.connection, self.event.id)

    def _held(self, result: points.GameResult) -> None:
        for seat in result.forfeits:
            number = result.seats[seat]
            if number is not None:
                held = self.now + HELD_SECONDS
                rows.change_entrant(self.connection, self.event.id, number, free=0.0, held=held)

    # -- starting -------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Close the list, seed the entrants, and open the first round."""
        self.entrants = [one for one in self.entrants if one.state == "in" and one.person is not None]
        chosen = self._by_strength()
        divisions = self._new_divisions(chosen) if self.event.kind == "league" else [chosen]
        number = max(one.number for one in chosen) + 1
        for division, order in enumerate(divisions):
            for one in order:
                rows.change_entrant(
                    self.connection, self.event.id, one.number, division=division, seed=chosen.index(one)
                )
            if self.event.kind in ("robin", "league"):
                bots = robin.places(len(order), self.plan.size) - len(order)
                for seed, bot in enumerate(_faces(self.rules, bots), start=1000):
                    rows.add_entrant(
                        self.connection,
                        self.event.id,
                        number,
                        self.now,
                        bot=bot,
                        division=division,
                        seed=seed,
                    )
                    number += 1
        self.entrants = rows.entrants_of(self.connection, self.event.id)
        self.set(state="running", due=self.now)
        self.go_on()

    def _by_strength(self) -> list[EntrantRow]:
        """Return the entrants who are in, the highest rated first, then the unrated in the order of entry."""
        rated = select(ratings.c.person, ratings.c.mu).where(ratings.c.game == self.event.game)
        mu = {row.person: float(row.mu) for row in self.connection.execute(rated)}
        return sorted(self.entrants, key=lambda one: (-mu.get(one.person or "", START.mu), one.number))

    def _new_divisions(self, chosen: list[EntrantRow]) -> list[list[EntrantRow]]:
        before: list[list[str]] = []
        last = self._last_season()
        if last is not None:
            old = EventCourse(self.store, self.connection, last, self.now)
            of = {one.number: one for one in old.entrants}
            for line in old.standings():
                one = of[line.number]
                while len(before) <= one.division:
                    before.append([])
                if one.person is not None:
                    before[one.division].append(one.person)
        by_person = {str(one.person): one for one in chosen}
        found = robin.divisions(before, list(by_person))
        return [[by_person[person] for person in order] for order in found]

    def _last_season(self) -> EventRow | None:
        if self.event.season < 2:
            return None
        which = (events.c.series == self.event.series) & (events.c.season == self.event.season - 1)
        found = self.connection.execute(select(events.c.id).where(which)).scalar()
        return None if found is None else rows.read(self.connection, str(found))

    # -- rounds ---------------------------------------------------------------------------------------

    def standings(self) -> list[points.StandingsLine]:
        """Return all entrants in order, the best first; in a league, by division."""
        order = sorted(
            (one for one in self.entrants if one.state != "list"), key=lambda one: (one.seed, one.number)
        )
        done = sorted((game for game in self.games if game.ended), key=lambda game: game.ended)
        if self.plan.duplicate:
            # Of a round with the same dice nothing counts before its end.
            running = {game.round for game in self.games if not game.ended}
            done = [game for game in done if game.round not in running]
        results = [game.result for game in done]
        found: list[points.StandingsLine] = []
        for division in sorted({one.division for one in order}):
            numbers = [one.number for one in order if one.division == division]
            found += points.standings(self.event.kind, numbers, results)
        return found

    def go_on(self) -> None:
        """Open the next round if the last has ended, or end the event."""
        pace = LOOK_SECONDS[self.plan.pace]
        if self.event.kind == "arena":
            self._go_on_arena()
        elif any(not game.ended for game in self.games):
            self.set(due=self.now + pace)
        else:
            self._unseal()
            self._next_round()

    def _unseal(self) -> None:
        if self.plan.duplicate and self.event.round:
            ids = [game.table_id for game in self.games if game.round == self.event.round]
            touch(self.connection, tables.c.id.in_(ids), sealed=False)
            rows.open_seed(self.connection, self.event.id, self.event.round)
            self.unsealed += ids

    def _next_round(self) -> None:
        number = self.event.round + 1
        found = self._paired(number)
        if not found:
            self.finish()
            return
        self.set(round=number, due=self.now + LOOK_SECONDS[self.plan.pace])
        seed = ""
        if self.plan.duplicate:
            seed = rows.seed_of(self.connection, self.event.id, number)[0]
            self.draw_seed(number + 1)
        for at, (division, seats) in enumerate(found, start=1):
            self._open(number, at, division, seats, seed)

    def draw_seed(self, number: int) -> None:
        """Draw the seed of a round before the round before it begins, and publish what commits to it."""
        seed = secrets.token_bytes(SEED_BYTES)
        rows.add_seed(self.connection, self.event.id, number, seed.hex(), FairChance(seed).commitment())

    def _paired(self, number: int) -> list[tuple[int, pairing.Seating]]:
        """Return the tables of a round, each with its division; none if the event is over."""
        if self.event.kind in ("robin", "league"):
            return self._round_robin(number)
        here = {one.number for one in self.entrants if one.state == "in"} - self._out
        if self.event.kind == "cup":
            return [(0, seats) for seats in self._knock_out(number, here)]
        if number > self.plan.rounds or not here:
            return []
        mixed = self.event.kind == "evening"
        order = [
            pairing.Ranked(line.number, 0 if mixed else line.points)
            for line in self.standings()
            if line.number in here
        ]
        history = pairing.History([game.sitting for game in self.games])
        return [(0, seats) for seats in pairing.swiss(order, self.plan.size, history)]

    def _round_robin(self, number: int) -> list[tuple[int, pairing.Seating]]:
        found: list[tuple[int, pairing.Seating]] = []
        for division in sorted({one.division for one in self.entrants if one.state != "list"}):
            order = sorted(
                (one.seed, one.number)
                for one in self.entrants
                if one.division == division and one.state != "list"
            )
            schedule = robin.rounds(len(order), self.plan.size)
            if number <= len(schedule):
                for places in schedule[number - 1]:
                    found.append((division, tuple(order[place][1] for place in places)))
        return found

    def _knock_out(self, number: int, here: Collection[int]) -> list[pairing.Seating]:
        seeds = [one.number for one in sorted(self.entrants, key=lambda one: one.seed) if one.state == "in"]
        if number == 1:
            return pairing.cup(seeds, self.plan.size) or [(seeds[0], *[None] * (self.plan.size - 1))]
        last = [game.result for game in self.games if game.round == number - 1]
        if len(last) < 2:
            return []
        on = points.qualified(last, self.plan.size, [seed for seed in seeds if seed in here])
        return pairing.cup(on, self.plan.size)

    def _go_on_arena(self) -> None:
        lines = {line.number: line for line in self.standings()}
        playing = {seat for game in self.games if not game.ended for seat in game.sitting}
        if self.now >= self.event.ends:
            if any(not game.ended for game in self.games):
                self.set(due=self.now + LOOK_SECONDS["live"])
            else:
                self.finish()
            return
        last: dict[int, frozenset[int]] = {}
        for game in sorted(self.games, key=lambda game: game.opened):
            for seat in game.sitting:
                if seat is not None:
                    last[seat] = frozenset(one for one in game.sitting if one is not None) - {seat}
        free = [
            pairing.Free(one.number, lines[one.number].points, one.free, last.get(one.number, frozenset()))
            for one in self.entrants
            if one.free and one.state == "in" and one.number not in playing
        ]
        number = max((game.number for game in self.games), default=0)
        for group in pairing.arena(free, min(self.plan.size, 3), self.now):
            number += 1
            alone = [None] * (1 if len(group) == 1 else 0)
            self._open(1, number, 0, (*group, *alone), "")
            for one in group:
                rows.change_entrant(self.connection, self.event.id, one, free=0.0)
        self.set(due=self.now + ARENA_SECONDS, round=1)

    def finish(self) -> None:
        """End the event; a league opens the list of its next season, after a week's pause."""
        self.set(state="finished", ended=self.now)
        if self.event.kind == "league":
            starts = self.now + 7 * DAY
            plan = replace(self.plan, starts=starts)
            new_event(
                self.store,
                self.connection,
                self.event.host,
                plan,
                self.now,
                self.event.series,
                self.event.season + 1,
            )

    # -- tables ---------------------------------------------------------------------------------------

    def _open(self, number: int, at: int, division: int, seats: pairing.Seating, seed: str) -> None:
        """Open a table, with a notice for each of its people."""
        of = {one.number: one for one in self.entrants}
        table_id = identity.new_id()
        secret = bytes.fromhex(seed) if seed else secrets.token_bytes(SEED_BYTES)
        options = self.rules.complete(self.plan.options, None)
        row = table_row(table_id, self.rules, options, "", secret.hex(), FairChance(secret).commitment())
        live = self.plan.pace == "live"
        here = live and self.event.kind != "arena"
        row = replace(
            row,
            clock=clock_of(self.plan),
            watch=True,
            hints="never",
            gather="ready" if here else "",
            event=self.event.id,
            sealed=self.plan.duplicate,
        )
        spare = iter(_faces(self.rules, len(seats)))
        sitting, told = [], []
        for seat, entrant in enumerate(seats):
            one = of.get(entrant) if entrant is not None else None
            gone = one is None or one.state == "gone" or one.number in self._out
            if one is not None and one.person is not None and not gone:
                sitting.append(seat_row(table_id, seat, "human", one.person, one.name))
                told.append(one.person)
            else:
                bot = one.bot if one is not None and one.bot else next(spare)
                sitting.append(seat_row(table_id, seat, "bot", None, FACE_NAMES.get(bot, bot), bot))
        rated = self.plan.rated and not obstacles(
            self.event.game, sitting, row.clock, row.hints, row.takeover, alone=False
        )
        self.store.insert_table(self.connection, replace(row, rated=rated), sitting, [])
        until = self.now + (READY_SECONDS if live else self.plan.days * DAY)
        game = Played(number, at, division, table_id, seats, self.now, until, 0, (), ())
        rows.add_game(self.connection, self.event.id, game)
        self.games.append(game)
        for person in self._notified & set(told):
            outbox.call(self.connection, table_id, person, self.store.clock(self.connection), "pairing")


def clock_of(plan: NewEvent) -> ClockPlan:
    """Return the clock of an event's tables; when it has run out, a bot plays until its player is back."""
    if plan.pace == "live":
        return ClockPlan("bank", plan.seconds, INCREMENT)
    return ClockPlan("move", plan.seconds)


def _faces(rules: Rules, count: int) -> list[str]:
    """Return faces for seats without a person; of more than there are, some sit twice."""
    known = faces(rules, min(count, len(FACES)))
    return [known[at % len(known)] for at in range(count)] if known else []


def new_event(
    store: Store,
    connection: Connection,
    host: str,
    plan: NewEvent,
    now: float,
    series: str = "",
    season: int = 0,
) -> str:
    """Write down a new event and return its id."""
    event_id = identity.new_id()
    league = plan.kind == "league"
    values = {
        "id": event_id,
        "kind": plan.kind,
        "title": plan.title,
        "game": plan.game,
        "plan": encoded(plan),
        "host": host,
        "club": plan.club,
        "invite": identity.new_id(16),
        "listed": plan.listed,
        "state": "soon",
        "starts": plan.starts,
        "created": now,
        "due": max(now, plan.starts - REMIND_SECONDS),
        "series": (series or event_id) if league else "",
        "season": max(1, season) if league else 0,
    }
    connection.execute(events.insert().values(values))
    if plan.duplicate:
        EventCourse(store, connection, rows.read(connection, event_id), now).draw_seed(1)
    return event_id


def encoded(plan: NewEvent) -> str:
    """Return a plan as the database keeps it."""
    return msgspec.json.encode(plan).decode()
