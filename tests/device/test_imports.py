"""A page has no database, no web server and no processes: what it loads must not import them."""

import subprocess
import sys

import pytest

#: what the bundle of a site leaves out, and what Pyodide does not have
ABSENT = (
    "alembic argon2 confusable_homoglyphs fluent itsdangerous openskill platformdirs prometheus_client"
    " psycopg redis resource rich sqlalchemy starlette typer uvicorn websockets starhold.arena"
    " starhold.boards starhold.cli starhold.text starhold.rulebook starhold.server.store.store"
    " starhold.server.http.app"
    " starhold.server.http.security starhold.server.services starhold.server.tables.daily"
)
REFUSE = """
import importlib, sys
class Refused:
    names = set(sys.argv[1].split())
    def find_spec(self, name, path=None, target=None):
        if name in self.names:
            raise ModuleNotFoundError(f"a page has no {name}", name=name)
sys.meta_path.insert(0, Refused())
importlib.import_module(sys.argv[2])
if sys.argv[2].endswith("browser"):
    from starhold.server.device.device import Device
    class Page:
        save = think = None
    Device({}, Page())
"""


@pytest.mark.parametrize("module", ["browser", "thinking"])
def test_a_page_imports_only_what_it_has(module: str) -> None:
    command = [sys.executable, "-c", REFUSE, ABSENT, f"starhold.server.device.{module}"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
