"""`starhold admin`: the same acts as on /admin, and a running server hears of them."""

import json
import time
from pathlib import Path

import pytest

from starhold.cli.main import run
from starhold.cli.serve import notify_server
from starhold.server.people.operator_store import Invitation, OperatorStore, Report
from starhold.server.people.people_store import PeopleStore
from starhold.server.store.store import Store
from tests.apart import call_apart
from tests.people import Person, Refused
from tests.services import Postgres, Server, wait_until


def test_acts_from_the_command_line_reach_a_running_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("STARHOLD_HOME", str(tmp_path))
    server = Server(tmp_path).start()

    def admin(*words: str) -> str:
        assert call_apart(lambda: run(["admin", *words, "--lang", "en"])) == 0
        return capsys.readouterr().out

    try:
        ada, eve = Person(server.url, "Ada"), Person(server.url, "Eve")
        eve.post("/api/account", name="Eve", password="eves password")
        table = eve.make_table("me", "open", game="galaxies")
        assert eve.me["id"] in admin("people", "eve")
        assert ada.me["id"] not in admin("people", "eve")
        assert table["id"] in admin("tables", "Eve")
        assert json.loads(admin("export", "eve"))["people"][0]["name"] == "Eve"
        begun = time.monotonic()
        admin("ban", "Eve", "--reason", "rude", "--days", "3")

        def banned() -> bool:
            try:
                eve.get("/api/me")
            except Refused as refused:
                return refused.problem["key"] in ("error-banned", "error-not-signed-in")
            return False

        wait_until(banned, 10, "the ban")
        assert time.monotonic() - begun < 15, "by a signal, not by the next round"
        assert "rude" in admin("bans")
        admin("unban", "eve")
        password = admin("reset-password", "eve").split()[-1]
        eve.post("/api/login", name="Eve", password=password)
        admin("announce", "Tournament on Friday")
        wait_until(lambda: ada.get("/api/server")["announcement"] == "Tournament on Friday", 10, "the notice")
        admin("delete", eve.me["id"], "--reason", "asked for it")
        log = admin("log")
        assert [act in log for act in ("ban", "unban", "export", "reset-password", "announce", "delete")] == [
            True
        ] * 6
        assert "(command line)" in log
        assert password not in log
    finally:
        assert server.stop() == 0
    assert not notify_server(tmp_path), "there is no server any more, and nobody else gets a signal"
    assert call_apart(lambda: run(["admin", "dance", "--lang", "en"])) == 1
    assert "There is no action" in capsys.readouterr().err


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_operators_read_and_write_is_the_same_on_both_databases(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path}/a.db"
    if kind == "postgresql":
        service: Postgres = request.getfixturevalue("database_server")
        url = service.new_database()
    store = Store(url)
    store.prepare()
    people, operators = PeopleStore(store), OperatorStore(store)
    for name in ("Ada", "Bena", "100%"):
        people.add_guest(name.lower().strip("%"), name)
    assert {one.id for one in operators.people("A")} == {"ada", "bena"}
    assert [one.id for one in operators.people("%")] == ["100"]
    assert operators.people(limit=1, offset=3) == []
    operators.set_role("ada", "moderator")
    assert operators.roles() == {"ada": "moderator"}
    assert operators.tables("ada") == operators.tables_of("ada") == operators.chat("x") == []
    operators.note("op", "ban", "ada", "rude", "")
    assert [one.act for one in operators.audit("RUDE")] == ["ban"]
    operators.report(Report("r", 1.0, "ada", "bena", "t", None, "", "text"))
    assert operators.count_reports() == 1
    assert operators.settle("r", "op", "done", "acted")
    assert not operators.settle("r", "op", "done", "acted")
    assert [(one.note, one.outcome) for one in operators.reports(settled=True)] == [("done", "acted")]
    assert [one.outcome for one in operators.answers("ada")] == ["acted"]
    operators.invite(Invitation("code", 1.0, "op", "", 1, None))
    operators.invite(Invitation("old", 1.0, "op", "", 1, 2.0))
    assert [one.code for one in operators.invitations()] == ["code"]
    assert [operators.use_invitation(code) for code in ("old", "code", "code")] == [False, True, False]
    operators.give_back_invitation("code")
    assert operators.use_invitation("code")
    assert set(operators.old_guests(time.time() + 1, 10)) == {"bena", "100"}
    assert operators.old_tables(("open",), time.time(), 10) == []
    operators.delete_tables(["nothing"])
    assert operators.delete_old(0.0, 0.0, time.time()) == {"invitations": 2}
    store.close()
