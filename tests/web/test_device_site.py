"""Pages that can play on the visitors' devices: a server has the files of a site with the same rules."""

import re
from pathlib import Path

import httpx
import msgspec
import structlog
from structlog.testing import capture_logs

from starhold.server.http.device_site import MADE_OF, DeviceSite, MadeOf
from starhold.server.services import Services
from starhold.text import LANGUAGES
from tests.web.test_operator import serve

WORKER = Path(__file__).parents[2] / "client" / "service-worker.js"
#: addresses whose newest answer the service worker keeps
SHARED = re.compile(re.findall(r"SHARED = /(.*)/;", WORKER.read_text())[0].replace(r"\/", "/"))


def site(folder: Path, made: MadeOf) -> Path:
    """A site's files, as far as a server needs them."""
    (folder / "pyodide").mkdir(parents=True)
    (folder / "pyodide" / "pyodide.mjs").write_text("export {};")
    (folder / made.bundle).write_bytes(b"package")
    (folder / MADE_OF).write_bytes(msgspec.json.encode(made))
    return folder


def test_files_of_the_same_rules_only(tmp_path: Path) -> None:
    made = MadeOf.here("starhold-0.zip", "")
    site(tmp_path / "good", made)
    good = DeviceSite(tmp_path, "good")
    assert good.info is not None
    assert sorted(good.files) == ["pyodide/pyodide.mjs", "starhold-0.zip"]
    site(tmp_path / "other", msgspec.structs.replace(made, games={**made.games, "roll": "other"}))
    (tmp_path / "file").touch()
    # Only what is wrong is a warning: a server need not have a site. Tests of commands may silence them.
    structlog.reset_defaults()
    faults = {"other": "outdated", "nothing": "foreign", "file": "foreign", "site": "", "": ""}
    for name, fault in faults.items():
        found = DeviceSite(tmp_path, name)
        assert found.info is None
        assert not found.files
        assert found.fault == fault, name


def test_a_site_that_a_server_cannot_use_is_logged(tmp_path: Path) -> None:
    async def nothing(services: Services, client: httpx.AsyncClient) -> None:
        assert (await client.get("/api/server")).json()["device"] is None

    for name, warned in (("nowhere", 1), ("", 0)):
        with capture_logs() as said:
            serve(tmp_path, nothing, device__site=name)
        assert [line["event"].split()[0] for line in said if "device.site" in line["event"]] == warned * [
            "device.site"
        ]


def test_pages_may_compile_webassembly_only_where_there_is_a_site(tmp_path: Path) -> None:
    async def with_site(services: Services, client: httpx.AsyncClient) -> None:
        told = await client.get("/api/server")
        device = told.json()["device"]
        assert (device["bundle"], device["engine"]) == ("starhold-0.zip", "")
        # What pages keep for use without a network is there, in every language.
        for address in device["shared"]:
            for language in LANGUAGES:
                answer = await client.get("/" + address.replace("{language}", language))
                assert answer.status_code == 200, address
                assert SHARED.match(address), address
        policy = told.headers["content-security-policy"]
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy
        assert "unsafe-eval'" not in policy.replace("'wasm-unsafe-eval'", "")
        assert (await client.get("/device/starhold-0.zip")).content == b"package"
        module = await client.get("/device/pyodide/pyodide.mjs")
        assert "javascript" in module.headers["content-type"]
        assert (await client.get(f"/device/{MADE_OF}")).status_code == 404
        assert (await client.get("/device/../e2e.db")).status_code == 404

    async def without(services: Services, client: httpx.AsyncClient) -> None:
        told = await client.get("/api/server")
        assert told.json()["device"] is None
        assert "wasm" not in told.headers["content-security-policy"]

    serve(tmp_path, without)
    # A site in the data folder is used without a setting; the empty setting leaves it out.
    folder = site(tmp_path / "site", MadeOf.here("starhold-0.zip", ""))
    serve(tmp_path, with_site)
    serve(tmp_path, without, device__site="")
    serve(tmp_path, with_site, device__site=str(folder.rename(tmp_path / "other")))
