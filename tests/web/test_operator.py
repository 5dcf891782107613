"""What the operator sees and does: the page with its token, bans, metrics, the ids of requests."""

import json
import re
import shutil
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from starhold.server.errors import Banned
from starhold.server.http.app import ServerApp
from starhold.server.http.connections import ConnectionLimiter
from starhold.server.http.limits import Limits
from starhold.server.services import Services
from starhold.server.settings import of_values
from starhold.server.store import backup
from starhold.server.store.store import Store
from tests.apart import run_apart

TOKEN = "a token of the operator"
HOST = Path(__file__).parents[2] / "docs" / "host"
Scene = Callable[[Services, httpx.AsyncClient], Awaitable[None]]


def serve(
    folder: Path, scene: Scene, address: str = "127.0.0.1", limits: Limits | None = None, **settings: Any
) -> None:
    """The whole application in this process, without a socket and (by default) without limits."""

    async def whole() -> None:
        services = Services(Store(f"sqlite:///{folder}/starhold.db"))
        services.store.prepare()
        live = of_values(folder, **{"secrets__admin": TOKEN, **settings})
        app = ServerApp(services, "s" * 40, ConnectionLimiter(limits or Limits(0)), live=live).app()
        transport = httpx.ASGITransport(app, client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            try:
                await scene(services, client)
            finally:
                await services.close()

    run_apart(whole())


def test_the_page_is_for_the_operator_and_keeps_people_out(tmp_path: Path) -> None:
    ours = {"origin": "http://here"}

    async def scene(services: Services, client: httpx.AsyncClient) -> None:
        assert (await client.get("/admin")).status_code == 401
        assert (await client.get("/admin", auth=("me", "wrong"))).status_code == 401
        for odd in (b"Basic \xff\xfe", b"Basic /w==", b"Bearer \xff", b"\xff"):
            assert (await client.get("/admin", headers={b"authorization": odd})).status_code == 401
        headers = {"X-Starhold": "1"}
        eve = (await client.post("/api/session", json={"name": "Eve"}, headers=headers)).json()["id"]
        seats = [{"kind": "me"}, {"kind": "open"}]
        await client.post("/api/tables", json={"game": "galaxies", "seats": seats}, headers=headers)
        page = (await client.get("/admin", auth=("me", TOKEN), headers={"Accept-Language": "fr"})).text
        assert 'lang="fr"' in page
        assert eve in page
        form = {"act": "ban", "about": eve, "reason": "<b>rude"}
        forged = await client.post("/admin/act", data=form, auth=("me", TOKEN))
        assert forged.status_code == 403
        assert (await client.get("/api/me")).status_code == 200
        assert (
            await client.post("/admin/act", data=form, auth=("me", TOKEN), headers=ours)
        ).status_code == 303
        assert (await client.get("/api/me")).status_code == 401
        with pytest.raises(Banned):
            services.bans.check("person", eve)
        assert "&lt;b&gt;rude" in (await client.get("/admin", auth=("me", TOKEN))).text
        lifted = {"act": "unban", "about": eve}
        await client.post("/admin/act", data=lifted, auth=("me", TOKEN), headers=ours)
        services.bans.check("person", eve)
        address = {"act": "ban", "about": "127.0.0.1"}
        await client.post("/admin/act", data=address, auth=("me", TOKEN), headers=ours)
        refused = await client.get("/api/games")
        assert (refused.status_code, refused.json()["key"]) == (403, "error-banned")

    serve(tmp_path, scene)


def test_without_a_token_there_is_no_page(tmp_path: Path) -> None:
    async def scene(services: Services, client: httpx.AsyncClient) -> None:
        assert (await client.get("/admin", auth=("me", ""))).status_code == 404

    serve(tmp_path, scene, secrets__admin="")


def test_every_answer_has_the_id_of_its_request(tmp_path: Path) -> None:
    async def scene(services: Services, client: httpx.AsyncClient) -> None:
        given = await client.get("/healthz", headers={"X-Request-Id": "from-the-proxy-1"})
        assert given.headers["x-request-id"] == "from-the-proxy-1"
        made = [(await client.get("/healthz", headers={"X-Request-Id": "<no>"})).headers["x-request-id"]]
        made.append((await client.get("/healthz")).headers["x-request-id"])
        assert len(set(made)) == 2
        assert all(re.fullmatch("[0-9a-f]{16}", one) for one in made)

    serve(tmp_path, scene)


def test_dashboard_and_alerts_speak_of_metrics_that_there_are(tmp_path: Path) -> None:
    backup.note_state(tmp_path, backup.BackupState(str(tmp_path), 3600.0, made=1000.0))

    async def scene(services: Services, client: httpx.AsyncClient) -> None:
        await client.get("/api/games")
        text = (await client.get("/metrics")).text
        known = {sample.name for family in text_string_to_metric_families(text) for sample in family.samples}
        # Counters by label show after the first of their kind.
        known |= {"starhold_problems_total"}
        # By rate() and increase(), the first error of all is seen only by a counter that was there at 0.
        assert "starhold_errors_total 0.0" in text
        assert "process_resident_memory_bytes" in known
        panels = json.loads((HOST / "grafana.json").read_text())["panels"]
        asked = " ".join(target["expr"] for panel in panels for target in panel["targets"])
        asked += (HOST / "alerts.yml").read_text()
        named = set(re.findall(r"starhold_[a-z_]+", asked))
        assert len(named) > 8
        assert named <= known

    serve(tmp_path, scene)


def test_bans_take_ranges_that_work_and_refuse_nonsense(tmp_path: Path) -> None:
    ours = {"origin": "http://here"}

    async def scene(services: Services, client: httpx.AsyncClient) -> None:
        async def ban(name: str) -> httpx.Response:
            form = {"act": "ban", "about": name}
            return await client.post("/admin/act", data=form, auth=("me", TOKEN), headers=ours)

        for name, said in (
            ("10.0.0.0/33", "is not an internet address"),
            ("10.0.0.256", "is not an internet address"),
            ("0.0.0.0/0", "is too wide"),
            ("nosuchperson", "There is no person nosuchperson"),
        ):
            refused = await ban(name)
            assert (refused.status_code >= 400, said in refused.text) == (True, True), refused.text
        assert not services.bans.all
        # A name can look like an address, and be no address.
        headers = {"X-Starhold": "1"}
        account = {"name": "Ada B.", "password": "a good password"}
        ada = (await client.post("/api/account", json=account, headers=headers)).json()["id"]
        assert (await ban("Ada B.")).status_code == 303
        assert list(services.bans.all) == [("person", ada)]
        lifted = {"act": "unban", "about": "ada b."}
        await client.post("/admin/act", data=lifted, auth=("me", TOKEN), headers=ours)
        assert not services.bans.all
        assert (await client.get("/api/games")).status_code == 200
        assert (await ban("10.9.1.2/8")).status_code == 303
        assert (await client.get("/api/games")).status_code == 403
        # The operator and the programs that watch the server still come in.
        assert (await client.get("/admin", auth=("me", TOKEN))).status_code == 200
        assert (await client.get("/readyz")).status_code == 200
        for address, banned in (
            ("10.255.0.1", True),
            ("11.0.0.1", False),
            ("2001:db8:1:2::/64", False),
            ("?", False),
        ):
            assert services.bans._banned("address", address) == banned
        await services.bans.ban("address", "2001:db8::/32", "")
        assert services.bans._banned("address", "2001:db8:1:2::/64")
        await services.bans.lift("address", "10.0.0.0/8")
        assert (await client.get("/api/games")).status_code == 200

    serve(tmp_path, scene, address="10.9.9.9")


def test_a_proxy_that_is_not_trusted_is_told(tmp_path: Path) -> None:
    passed_on = {"X-Forwarded-For": "203.0.113.7"}

    async def scene(services: Services, client: httpx.AsyncClient) -> None:
        page = (await client.get("/admin", auth=("me", TOKEN))).text
        assert "FORWARDED_ALLOW_IPS" not in page
        for _ in range(3):
            await client.get("/api/games", headers=passed_on)
        page = (await client.get("/admin", auth=("me", TOKEN))).text
        assert "172.17.0.5" in page
        assert "FORWARDED_ALLOW_IPS" in page

    serve(tmp_path, scene, address="172.17.0.5")

    async def stranger(services: Services, client: httpx.AsyncClient) -> None:
        await client.get("/api/games", headers=passed_on)
        page = (await client.get("/admin", auth=("me", TOKEN))).text
        assert "FORWARDED_ALLOW_IPS" not in page, "anybody can send that header"

    serve(tmp_path, stranger, address="8.8.8.8")


def test_a_backup_that_failed_is_on_the_page(tmp_path: Path) -> None:

    async def scene(services: Services, client: httpx.AsyncClient) -> None:
        async def page() -> str:
            return (await client.get("/admin", auth=("me", TOKEN))).text

        assert "none scheduled" in await page()
        backup.note_state(tmp_path, backup.BackupState("/x", 3600.0, 1.0, 2.0, "No space <left>"))
        assert "failed 1970-01-01 00:00 UTC: No space &lt;left&gt;" in await page()
        assert "starhold_backup_failed 1.0" in (await client.get("/metrics")).text

    serve(tmp_path, scene)


RULES = """
rule_files: [alerts.yml]
evaluation_interval: 1m
tests:
  - interval: 1m
    input_series:
      - {series: 'starhold_errors_total{instance="a"}', values: '0x3 50x20'}
      - {series: 'starhold_backup_failed{instance="a"}', values: '0x3 1x20'}
      - {series: 'starhold_backup_last_timestamp_seconds{instance="b"}', values: '0x120'}
      - {series: 'starhold_backup_interval_seconds{instance="b"}', values: '600x120'}
      - {series: 'starhold_outbox_oldest_seconds{instance="d"}', values: '0x3 700x20'}
      - {series: 'starhold_notices_failed_total{instance="d"}', values: '0x3 5x20'}
      - {series: 'starhold_notices_sent_total{instance="d"}', values: '7x23'}
      - {series: 'starhold_notices_failed_total{instance="e"}', values: '0x3 5x20'}
      - {series: 'starhold_notices_sent_total{instance="e"}', values: '0x3 1x20'}
      - {series: 'starhold_disk_free_bytes{instance="c",of="database"}', values: '5e9x20'}
      - {series: 'starhold_disk_size_bytes{instance="c",of="database"}', values: '100e9x20'}
    alert_rule_test:
      - {eval_time: 2m, alertname: StarholdErrors}
      - eval_time: 5m
        alertname: StarholdErrors
        exp_alerts: [{exp_labels: {instance: a, severity: warn}}]
      - {eval_time: 2m, alertname: StarholdBackupFailed}
      - eval_time: 5m
        alertname: StarholdBackupFailed
        exp_alerts: [{exp_labels: {instance: a, severity: page}}]
      - {eval_time: 20m, alertname: StarholdBackupOld}
      - eval_time: 60m
        alertname: StarholdBackupOld
        exp_alerts: [{exp_labels: {instance: b, severity: page}}]
      - {eval_time: 5m, alertname: StarholdNoticesLate}
      - eval_time: 12m
        alertname: StarholdNoticesLate
        exp_alerts: [{exp_labels: {instance: d, severity: warn}}]
      - eval_time: 12m
        alertname: StarholdNoticesFail
        exp_alerts: [{exp_labels: {instance: d, severity: warn}}]
      - eval_time: 10m
        alertname: StarholdDiskFull
        exp_alerts: [{exp_labels: {instance: c, of: database, severity: page}}]
"""


def test_alerts_fire_on_a_burst_of_errors_and_on_backups_and_disks(tmp_path: Path) -> None:
    promtool = shutil.which("promtool")
    if promtool is None:
        pytest.skip("promtool is not installed")
    rules = (HOST / "alerts.yml").read_text()
    # What an alert says is not compared.
    (tmp_path / "alerts.yml").write_text(re.sub(r" *annotations: .*\n", "", rules))
    (tmp_path / "test.yml").write_text(RULES)
    done = subprocess.run(
        [promtool, "test", "rules", "test.yml"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_roles_acts_and_what_is_noted_of_them(tmp_path: Path) -> None:
    headers = {"X-Starhold": "1", "origin": "http://here"}

    async def scene(services: Services, client: httpx.AsyncClient) -> None:
        async def come(name: str, password: str = "") -> str:
            client.cookies.clear()
            person = (await client.post("/api/session", json={"name": name}, headers=headers)).json()["id"]
            if password:
                account = {"name": name, "password": password}
                assert (await client.post("/api/account", json=account, headers=headers)).status_code == 200
            return str(person)

        async def act(act: str, who: tuple[str, str] = ("root", TOKEN), **form: str) -> httpx.Response:
            return await client.post("/admin/act", data={"act": act, **form}, auth=who, headers=headers)

        mia, eve = await come("Mia", "mias password"), await come("Eve", "eves password")
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await client.post("/api/tables", json={"game": "galaxies", "seats": seats}, headers=headers)
        table = made.json()["id"]
        said = {"client": "1", "text": "a rude word"}
        assert (await client.post(f"/api/tables/{table}/chat", json=said, headers=headers)).status_code == 200
        reported = {"text": "rude", "line": 1}
        sent = await client.post(f"/api/tables/{table}/report", json=reported, headers=headers)
        assert sent.status_code == 204
        moderator = ("Mia", "mias password")
        client.cookies.clear()
        assert (await client.get("/admin", auth=moderator)).status_code == 401, "no role yet"
        assert (await act("role", about="mia", value="moderator")).status_code == 303
        assert (await client.get("/admin", auth=("Mia", "a wrong password"))).status_code == 401
        page = (await client.get("/admin/reports", auth=moderator)).text
        assert "a rude word" in page
        report = re.search(r'name="about" value="([a-z0-9]{16})"', page)
        assert report is not None
        # A moderator removes, renames, bans and settles; the rest is for operators.
        assert "a rude word" in (await client.get(f"/admin/tables/{table}", auth=moderator)).text
        assert (await act("remove-line", moderator, about=table, value="1")).status_code == 303
        assert "a rude word" not in (await client.get(f"/admin/tables/{table}", auth=moderator)).text
        assert (await act("remove-line", moderator, about=table, value="7")).status_code == 404
        assert (await act("settle", moderator, about=report[1], reason="warned")).status_code == 303
        assert (await act("settle", moderator, about=report[1])).status_code == 404
        assert (await act("rename", moderator, about=eve, value="Evelyn")).status_code == 303
        for refused in ("delete", "export", "reset-password", "role", "announce", "maintenance", "invite"):
            assert (await act(refused, moderator, about=eve, value="x")).status_code == 403
        assert (await act("ban", moderator, about="Evelyn", reason="rude", days="2")).status_code == 303
        ban = services.bans.all["person", eve]
        assert ban.by == "Mia"
        assert ban.until is not None
        assert 1.9 < (ban.until - ban.at) / 86_400 < 2.1
        with pytest.raises(Banned):
            services.bans.check("person", eve)
        services.bans.all["person", eve] = ban._replace(until=ban.at - 1)
        services.bans.check("person", eve)
        # Operators are not a moderator's business.
        assert (await act("sign-out", moderator, about=mia)).status_code == 403
        assert (await act("remove-table", about=table)).status_code == 303
        await act("unban", about=eve)
        again = await act("reset-password", about=eve, reason="forgotten")
        fresh = re.search(r"once: ([a-z0-9]{14})", again.text)
        assert fresh is not None
        client.cookies.clear()
        login = {"name": "Evelyn", "password": fresh[1]}
        assert (await client.post("/api/login", json=login, headers=headers)).status_code == 200
        gone = await client.get(f"/api/tables/{table}")
        assert gone.json()["status"] == "abandoned"
        exported = await act("export", about=eve, reason="asked for it")
        assert "attachment" in exported.headers["content-disposition"]
        assert exported.json()["people"][0]["name"] == "Evelyn"
        assert (await act("delete", about=eve, reason="asked for it")).status_code == 400, "no name"
        assert (await act("delete", about=eve, value="Evelyn", reason="asked for it")).status_code == 303
        assert (await client.get("/api/me")).status_code == 401
        entries = await services.database.call(services.operators.store.audit)
        acts = [(entry.by, entry.act) for entry in entries][::-1]
        assert acts == [
            ("root", "role"),
            ("Mia", "remove-line"),
            ("Mia", "settle"),
            ("Mia", "rename"),
            ("Mia", "ban"),
            ("root", "remove-table"),
            ("root", "unban"),
            ("root", "reset-password"),
            ("root", "export"),
            ("root", "delete"),
        ]
        assert entries[0].about == eve, "the name is gone"
        assert "Evelyn" not in entries[0].detail
        assert fresh[1] not in str(entries), "passwords are in no log"
        log = (await client.get("/admin/log?q=forgotten", auth=moderator)).text
        assert "reset-password" in log
        assert "remove-line" not in log.partition("<table")[2]
        found = (await client.get("/admin/people?q=mi", auth=moderator)).text
        assert mia in found
        assert eve not in found

    serve(tmp_path, scene)


def test_notices_maintenance_and_invitations(tmp_path: Path) -> None:
    headers = {"X-Starhold": "1", "origin": "http://here"}

    async def scene(services: Services, client: httpx.AsyncClient) -> None:
        async def act(act: str, **form: str) -> httpx.Response:
            return await client.post(
                "/admin/act", data={"act": act, **form}, auth=("root", TOKEN), headers=headers
            )

        async def open_account(name: str, code: str = "") -> httpx.Response:
            client.cookies.clear()
            account = {"name": name, "password": "a good password", "invitation": code}
            return await client.post("/api/account", json=account, headers=headers)

        assert (await client.post("/api/session", json={"name": "Guest"}, headers=headers)).status_code == 403
        assert (await open_account("Ada")).json()["key"] == "error-needs-invitation"
        told = await act("invite", value="1", reason="for Ada")
        code = re.search(r"code: ([a-z0-9]{16})", told.text)
        assert code is not None
        # A name that is not good uses nothing up.
        assert (await open_account("", code[1])).status_code == 400
        assert (await open_account("Ada", code[1])).status_code == 200
        assert (await client.get("/api/me")).json()["name"] == "Ada"
        assert (await open_account("Ben", code[1])).json()["key"] == "error-needs-invitation"
        await act("invite", value="5", days="1")
        (second,) = await services.database.call(services.operators.store.invitations)
        await act("uninvite", about=second.code)
        assert (await open_account("Ben", second.code)).status_code == 403

        server = (await client.get("/api/server")).json()
        assert (server["name"], server["registration"], server["guests"]) == ("Club", "invitation", False)
        assert server["announcement"] == ""
        await act("announce", value="Tournament  on Friday")
        assert (await client.get("/api/server")).json()["announcement"] == "Tournament on Friday"
        await act("maintenance", value="New disk")
        refused = await client.get("/api/tables")
        assert (refused.status_code, refused.json()["key"]) == (503, "error-maintenance")
        assert (await client.get("/api/server")).json()["maintenance"] == "New disk"
        assert (await client.get("/healthz")).status_code == 200
        assert (await client.get("/admin/notices", auth=("root", TOKEN))).status_code == 200
        await act("maintenance", value="")
        assert (await client.get("/api/tables")).status_code == 200

    serve(tmp_path, scene, server__name="Club", people__registration="invitation", people__guests=False)
