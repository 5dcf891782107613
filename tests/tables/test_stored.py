"""What earlier versions stored still opens, plays on and verifies: a database, a backup, a record."""

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from alembic import command
from sqlalchemy import insert, table, update
from sqlalchemy.sql import column

from starhold.kernel import record_files, registry
from starhold.kernel.verify import verify
from starhold.kernel.words import Line, Name, Number
from starhold.review.results import ReviewEnd
from starhold.server.services import Services
from starhold.server.store import backup
from starhold.server.store.migrate import configuration
from starhold.server.store.records import record_of
from starhold.server.store.rows import OVER
from starhold.server.store.schema import seats
from starhold.server.store.store import Store
from starhold.server.tables.entries import Held, Moved, Resigned, Started, Undone
from starhold.server.tables.logged_match import LoggedMatch
from starhold.server.wire import Join, MoveMessage, NewTable, SeatPlan
from starhold.server.work import reviews
from tests.apart import run_apart

STATUSES = ("open", "running", *OVER)
STORED = Path(__file__).parent / "stored"
#: the form of a database, and a backup of one in that form: a game of each kind, over, going on and waiting
FORMS = {"0001": STORED / "form-0001.backup"}


def from_backup(store: Store, form: str) -> None:
    store.prepare()
    backup.restore(store, FORMS[form], without_end=True)


def from_database(store: Store, form: str) -> None:
    """A database as that version left it, brought up to date."""
    lines = [msgspec.json.decode(line) for line in FORMS[form].read_bytes().splitlines()]
    with store.write() as connection:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, form)
        for line in lines:
            if "table" in line:
                columns = [column(name) for name in line["row"]]
                connection.execute(insert(table(line["table"], *columns)).values(line["row"]))
    store.prepare()


@pytest.mark.parametrize("fill", [from_backup, from_database], ids=["backup", "database"])
@pytest.mark.parametrize("form", FORMS)
def test_stored_tables_open_and_play_on(
    form: str, fill: Callable[[Store, str], None], tmp_path: Path
) -> None:
    async def scene() -> dict[str, int]:
        services = Services(Store(f"sqlite:///{tmp_path}/stored.db"))
        fill(services.store, form)
        found: dict[str, int] = {}
        dice = random.Random(1)
        for table_id in await services.database.call(
            services.store.list_of, "ada", ("open", "running", "abandoned"), 50
        ):
            table = await services.tables.table(table_id)
            found[table.status] = found.get(table.status, 0) + 1
            if table.status == "open":
                await services.seating.join(table, "ben", "Ben", Join(invite=table.invite))
                assert table.play.started.entropy == ("comet",)
            if table.status == "running":
                for number in range(5):
                    seat = dice.choice(table.waiting())
                    action = dice.choice(table.play.table().legal(seat))
                    message = MoveMessage(f"new{number}", table.log.version(seat), seat, action)
                    await services.tables.move(table, ("ada", "ben")[seat], message)
                await services.seating.abandon(table, "ada")
            verdict = verify(record_of(table))
            assert verdict.seed_checked
            assert verdict.committed
        await services.close()
        return found

    assert run_apart(scene()) == {"running": 2, "abandoned": 1, "open": 1}


def test_a_stored_record_verifies() -> None:
    verdict = verify(record_files.read(STORED / "kingdoms.json"))
    assert (verdict.moves, verdict.seed_checked, verdict.committed) == (30, True, True)


@pytest.mark.parametrize("name", ["roll-5p-sorted", "kingdoms-2p-tower"])
def test_a_stored_table_is_played_by_the_rules_that_it_was_made_with(name: str) -> None:
    """A table that was played before the rules changed reads as it was, and its record says so."""
    played = record_files.read(STORED.parents[1] / "corpus" / "records" / f"{name}.json")
    game = registry.game(played.game)
    play = LoggedMatch(game, len(played.seats), played.options, b"", played.version)
    play.install_start(Started(0.0, (), (), played.setup, played.setup_digest))
    for move in played.moves:
        play.replay(Moved(0.0, move.seat, move.notation, move.chance, move.digest))
    found = play.started.record()
    assert (found.version, found.result) == (played.version, played.result)


def test_levels_by_their_former_names_open_by_the_present_ones(tmp_path: Path) -> None:
    """Seats, a bot that holds a seat, the log and the record that is written say the present names."""

    async def scene() -> tuple[list[str], object, list[str]]:
        services = Services(Store(f"sqlite:///{tmp_path}/stored.db"))
        services.store.prepare()
        plan = NewTable("roll", (SeatPlan("me"), SeatPlan("bot", "hard"), SeatPlan("open")))
        new = await services.seating.create("ada", "Ada", plan)
        await services.seating.join(new, "ben", "Ben", Join(invite=new.invite))
        await services.tables.commit(new, [Held(new.now(), 2, "easy", "left")])
        with services.store.write() as connection:
            connection.execute(update(seats).where(seats.c.seat == 1).values(bot="master"))
            held = "update entries set body = replace(body, 'casual', 'easy')"
            assert connection.exec_driver_sql(held).rowcount > 0
        await services.close()
        opened = Services(Store(f"sqlite:///{tmp_path}/stored.db"))
        found = await opened.tables.table(new.id)
        playing = [seat.plays_itself for seat in found.seats]
        (line,) = [line for line in found.log.lines(None) if "held" in line.line.key]
        await opened.seating.abandon(found, "ada")
        kinds = [seat.kind for seat in record_of(found).seats]
        await opened.close()
        return playing, line.line.words["bot"], kinds

    playing, said, kinds = run_apart(scene())
    assert playing == ["", "expert", "casual"]
    assert said == Name("bot-casual")
    assert kinds == ["human", "expert", "human"]


#: seconds left by seat at the running tables of form 0015, as the version that stored them counted
LEFT = {"mn2m32fnce": [719.841, 690.0], "beffjehthe": [659.659, 630.0], "ssv3e2bbs7": [3600.0, 3600.0]}


def test_tables_of_the_last_form_open_go_on_and_keep_their_results(tmp_path: Path) -> None:
    """Running, finished and abandoned tables with clocks, sleeping hours, undos and chat, and a daily game.

    Two seats that ran out of time together both resigned at that form, the second at a finished table.
    """

    async def scene() -> Counter[str]:
        services = Services(Store(f"sqlite:///{tmp_path}/stored.db"))
        services.store.prepare()
        assert backup.restore(services.store, STORED / "form-0015.backup") == 12
        found: Counter[str] = Counter()
        dice = random.Random(2)
        for table_id in await services.database.call(services.store.list_of, "ada", STATUSES, 50):
            table = await services.tables.table(table_id)
            stored = (await services.database.call(services.store.table, table_id)).row
            found[table.status] += 1
            if table.status == "finished":
                assert table.result() == (stored.result.scores, stored.result.ranks)
                entries = await services.database.call(services.store.entries, table_id, 0)
                found["late together"] += sum(isinstance(entry, Resigned) for entry in entries) == 2
            if table.status == "running":
                assert table.clock.left == pytest.approx(LEFT[table_id], abs=1e-3)
                said = [line.text for line in await services.chat.latest(table, "ada")]
                assert said == ["Good luck!", "You too."]
                entries = await services.database.call(services.store.entries, table_id, 0)
                found["undone"] += any(isinstance(entry, Undone) for entry in entries)
                for number in range(5):
                    seat = dice.choice(table.waiting())
                    action = dice.choice(table.play.table().legal(seat))
                    message = MoveMessage(f"new{number}", table.log.version(seat), seat, action)
                    await services.tables.move(table, ("ada", "ben")[seat], message)
                await services.seating.abandon(table, "ada")
            if table.status in OVER:
                verdict = verify(record_of(table))
                assert (verdict.seed_checked, verdict.committed) == (True, True)
        entered = await services.accounts.log_in("Cleo", "a long enough password", "a phone", None)
        assert [bot.name for bot in await services.accounts.bots(entered.me.id)] == ["CleoBot"]
        await services.close()
        return found

    assert run_apart(scene()) == {
        "running": 3,
        "finished": 7,
        "abandoned": 1,
        "open": 1,
        "late together": 3,
        "undone": 3,
    }


def test_a_review_of_an_earlier_version_is_made_again(tmp_path: Path) -> None:
    """It counted rounds by another rule; the table that it is of opens as it was."""

    async def scene() -> tuple[int, Line]:
        services = Services(Store(f"sqlite:///{tmp_path}/stored.db"))
        services.store.prepare()
        assert backup.restore(services.store, STORED / "form-0015-review.backup") == 1
        table = await services.tables.table("n9qw3nveyh")
        assert (table.result(), table.ended_by()) == (((0, 0), (1, 2)), (1,))
        assert await services.database.call(services.store.review, table.id, reviews.MAKING) is None
        lines = [line async for line in await services.reviews.lines(table, "ada", "")]
        assert await services.database.call(services.store.review, table.id, reviews.MAKING) == b"".join(
            lines
        )
        await services.close()
        end = msgspec.json.decode(lines[-1], type=ReviewEnd)
        return len(lines), end.story

    lines, story = run_apart(scene())
    assert (lines, story.key, story.words["round"]) == (6, "review-story-given-up", Number(1))
