"""Pages that can play on the visitors' devices: a server has the files of a site with the same rules."""

from pathlib import Path

import httpx
import msgspec

from starhold.server.http.device_site import MADE_OF, DeviceSite, MadeOf
from starhold.server.services import Services
from tests.web.test_operator import serve


def site(folder: Path, made: MadeOf) -> Path:
    """A site's files, as far as a server needs them."""
    (folder / "pyodide").mkdir(parents=True)
    (folder / "pyodide" / "pyodide.mjs").write_text("export {};")
    (folder / made.bundle).write_bytes(b"package")
    (folder / MADE_OF).write_bytes(msgspec.json.encode(made))
    return folder


def test_files_of_the_same_rules_only(tmp_path: Path) -> None:
    made = MadeOf.here("starhold-0.zip", "")
    good = DeviceSite(site(tmp_path / "good", made))
    assert good.info is not None
    assert sorted(good.files) == ["pyodide/pyodide.mjs", "starhold-0.zip"]
    other = msgspec.structs.replace(made, games={**made.games, "roll": "other"})
    for folder in (site(tmp_path / "other", other), tmp_path / "nothing", None):
        found = DeviceSite(folder)
        assert found.info is None
        assert not found.files


def test_pages_may_compile_webassembly_only_where_there_is_a_site(tmp_path: Path) -> None:
    async def with_site(services: Services, client: httpx.AsyncClient) -> None:
        told = await client.get("/api/server")
        assert told.json()["device"] == {"bundle": "starhold-0.zip", "engine": ""}
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

    folder = site(tmp_path / "site", MadeOf.here("starhold-0.zip", ""))
    serve(tmp_path, with_site, device__site=str(folder))
    serve(tmp_path, without)
