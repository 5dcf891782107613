"""What the operator sees and does: the page with its token, bans, metrics, the ids of requests."""

import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from starhold.server.errors import Banned
from starhold.server.http.app import ServerApp
from starhold.server.http.connections import ConnectionLimiter
from starhold.server.http.limits import Limits
from starhold.server.services import Services
from starhold.server.store.store import Store
from tests.apart import run_apart

TOKEN = "a token of the operator"
HOST = Path(__file__).parents[2] / "docs" / "host"
Scene = Callable[[Services, httpx.AsyncClient], Awaitable[None]]


def serve(folder: Path, scene: Scene, address: str = "127.0.0.1", limits: Limits | None = None) -> None:
    """The whole application in this process, without a socket and (by default) without limits."""

    async def whole() -> None:
        services = Services(Store(f"sqlite:///{folder}/starhold.db"))
        services.store.prepare()
        app = ServerApp(services, "s" * 40, ConnectionLimiter(limits or Limits(0))).app()
        transport = httpx.ASGITransport(app, client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            try:
                await scene(services, client)
            finally:
                await services.close()

    run_apart(whole())


def test_the_page_is_for_the_operator_and_keeps_people_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STARHOLD_ADMIN", TOKEN)
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
        form = {"kind": "person", "name": eve, "reason": "<b>rude"}
        forged = await client.post("/admin/ban", data=form, auth=("me", TOKEN))
        assert forged.status_code == 403
        assert (await client.get("/api/me")).status_code == 200
        assert (
            await client.post("/admin/ban", data=form, auth=("me", TOKEN), headers=ours)
        ).status_code == 303
        assert (await client.get("/api/me")).status_code == 401
        with pytest.raises(Banned):
            services.bans.check("person", eve)
        assert "&lt;b&gt;rude" in (await client.get("/admin", auth=("me", TOKEN))).text
        await client.post("/admin/lift", data=form, auth=("me", TOKEN), headers=ours)
        services.bans.check("person", eve)
        address = {"kind": "address", "name": "127.0.0.1", "reason": ""}
        await client.post("/admin/ban", data=address, auth=("me", TOKEN), headers=ours)
        refused = await client.get("/api/games")
        assert (refused.status_code, refused.json()["key"]) == (403, "error-banned")

    serve(tmp_path, scene)


def test_without_a_token_there_is_no_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARHOLD_ADMIN", "short")

    async def scene(services: Services, client: httpx.AsyncClient) -> None:
        assert (await client.get("/admin", auth=("me", "short"))).status_code == 404

    serve(tmp_path, scene)


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
    async def scene(services: Services, client: httpx.AsyncClient) -> None:
        await client.get("/api/games")
        text = (await client.get("/metrics")).text
        known = {sample.name for family in text_string_to_metric_families(text) for sample in family.samples}
        # Counters by label show after the first of their kind.
        known |= {"starhold_problems_total"}
        panels = json.loads((HOST / "grafana.json").read_text())["panels"]
        asked = " ".join(target["expr"] for panel in panels for target in panel["targets"])
        asked += (HOST / "alerts.yml").read_text()
        named = set(re.findall(r"starhold_[a-z_]+", asked))
        assert len(named) > 8
        assert named <= known

    serve(tmp_path, scene)
