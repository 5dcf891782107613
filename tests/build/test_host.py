"""The Containerfile and the systemd unit of docs/host: their steps are run as far as a test can."""

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tomllib
import urllib.request
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import typer
import yaml
from websockets.sync.client import connect

from starhold.cli.main import commands
from starhold.server.settings import DEFINITIONS, SECRET
from tests.services import Server, free_port, wait_until
from tests.sizes import long

ROOT = Path(__file__).parent.parent.parent
HOST = ROOT / "docs" / "host"
UNIT = (HOST / "starhold.service").read_text(encoding="utf-8")
CONTAINER = (HOST / "Containerfile").read_text(encoding="utf-8")
KNOWN = (
    "FROM",
    "RUN",
    "COPY",
    "USER",
    "ENV",
    "VOLUME",
    "EXPOSE",
    "STOPSIGNAL",
    "HEALTHCHECK",
    "ENTRYPOINT",
    "CMD",
)
PLACE = "/opt/starhold"


def instructions() -> list[tuple[str, str]]:
    """The Containerfile, a line for each step."""
    lines = (line for line in CONTAINER.splitlines() if line and not line.startswith("#"))
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in lines]


def step(name: str) -> str:
    """The last step of that kind."""
    return [words for kind, words in instructions() if kind == name][-1]


def execution() -> list[str]:
    """What systemd starts."""
    found = re.search(r"^ExecStart=(.*)$", UNIT, re.MULTILINE)
    assert found is not None
    return shlex.split(found[1])


def test_the_containerfile_is_made_of_steps_that_exist() -> None:
    assert {kind for kind, _ in instructions()} <= set(KNOWN)
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["scripts"]
    assert json.loads(step("ENTRYPOINT"))[0] in scripts
    # Files that a step names are there, but for the wheels of a release.
    for named in set(re.findall(r"/src/(\S+)", CONTAINER)) - {"dist"}:
        assert (ROOT / named).exists(), named
    # What a build sees of the repository has all that it copies, and nothing is compiled.
    seen = {line[1:] for line in (ROOT / ".containerignore").read_text().splitlines() if line[:1] == "!"}
    assert seen == {"dist", "requirements"}
    assert not re.search(r"apt|gcc", CONTAINER)
    assert "/healthz" in step("HEALTHCHECK")


@pytest.mark.parametrize("words", [json.loads(step("CMD")), execution()[1:]], ids=["container", "unit"])
def test_what_they_start_serves_and_ends_with_sigterm(words: list[str], tmp_path: Path) -> None:
    assert words[0] in {command.name for command in commands.registered_commands}
    port = free_port()
    words = [str(port) if word == "8000" else word for word in words]
    env = {**os.environ, "STARHOLD_HOME": str(tmp_path), "STARHOLD_LANG": "en"}
    serving = subprocess.Popen(
        [sys.executable, "-m", "starhold.cli.main", *words], env=env, stdout=subprocess.PIPE, text=True
    )

    def healthy() -> bool:
        assert serving.poll() is None
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    try:
        wait_until(healthy, 120.0, "the server")
        serving.send_signal(signal.SIGTERM)
        assert serving.wait(60) == 0
    finally:
        serving.kill()
        serving.communicate()
    assert (tmp_path / "starhold.db").is_file()


def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed")
    program = tmp_path / "starhold"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    unit = tmp_path / "starhold.service"
    unit.write_text(UNIT.replace(f"{PLACE}/bin/starhold", str(program)), encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, timeout=120, check=False
    )
    # Units of this machine may have faults of their own; ours must not be named.
    assert "starhold.service" not in done.stderr, done.stderr


def test_unit_and_container_install_alike() -> None:
    """Both by the locked requirements, and then the package alone: from the sources, or a wheel."""
    steps = re.findall(rf"{PLACE}/bin/pip install .*", UNIT)
    built = re.findall(rf"{PLACE}/bin/pip install .*", CONTAINER)
    wheel = "--no-index --find-links /src/dist starhold"
    bare = [words.replace("--no-cache-dir ", "").replace(wheel, ".") for words in built]
    assert [words.replace("/src/", "") for words in bare] == steps


def test_the_unit_is_as_hard_as_its_analysis_suggests(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed")
    unit = tmp_path / "starhold.service"
    unit.write_text(UNIT, encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", str(unit)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    found = re.search(r"Overall exposure level for starhold.service: ([0-9.]+)", done.stdout)
    if found is None:
        pytest.skip("this systemd-analyze cannot look at a file")
    assert float(found[1]) < 2.0, done.stdout[-600:]


def test_a_server_needs_no_library_for_learning() -> None:
    server, run = ((ROOT / "requirements" / f"{name}.txt").read_text() for name in ("server", "run"))
    versions = dict(re.findall(r"^([a-z0-9-]+)==([^ \n]+)", server, re.MULTILINE))
    assert not versions.keys() & {"ray", "numpy", "pyarrow", "gymnasium"}
    assert {"starlette", "sqlalchemy", "psycopg", "redis", "uvicorn"} <= versions.keys()
    # The same versions as everywhere, so that what was tested is what is installed.
    assert versions.items() <= dict(re.findall(r"^([a-z0-9-]+)==([^ \n]+)", run, re.MULTILINE)).items()


def test_the_compose_file_names_files_and_services_that_there_are() -> None:
    compose = (HOST / "compose.yml").read_text()
    assert "docs/host/Containerfile" in compose
    assert "./Caddyfile" in compose
    assert (HOST / "Caddyfile").is_file()
    for flag in re.findall(r"--[a-z-]+", compose.partition("exec starhold serve")[2].partition("\n")[0]):
        assert any(flag in param.opts for param in typer_options("serve")), flag
    named = set(re.findall(r"STARHOLD_[A-Z_]+", compose))
    known = {one.variable for one in DEFINITIONS.values()} | {
        f"{DEFINITIONS[name].variable}_FILE" for name in SECRET
    }
    assert named <= known
    # Each secret is declared, and used.
    declared = set(re.findall(r"^  (\w+): \{file: ./secrets/\w+\}", compose, re.MULTILINE))
    assert declared == {"database", "redis", "admin", "key"}


def typer_options(command: str) -> list[Any]:
    built: Any = typer.main.get_command(commands)
    return list(built.commands[command].params)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("proxied"), words=("--secure",))
    with server.running(limits="1"):
        yield server


def proxied(program: str, words: list[str], port: int, folder: Path, server: Server, tls: bool) -> None:
    """Play through a web server: pages, a session for each of many clients, a socket."""
    log = (folder / "log").open("wb")
    process = subprocess.Popen(
        [program, *words], cwd=folder, stdout=log, stderr=log, env={**os.environ, "HOME": str(folder)}
    )
    scheme = "https" if tls else "http"
    trust = httpx.create_ssl_context(verify=False)
    try:
        with httpx.Client(
            base_url=f"{scheme}://localhost:{port}", verify=trust, headers={"X-Starhold": "1"}
        ) as client:

            def answers() -> bool:
                assert process.poll() is None, (folder / "log").read_text()
                try:
                    return client.get("/healthz").text == "ok\n"
                except httpx.TransportError:
                    return False

            wait_until(answers, 30, program)
            came = client.post("/api/session", json={"name": "Ada"})
            assert came.status_code == 200
            cookie = came.headers["set-cookie"]
            assert "Secure" in cookie
            seats = [{"kind": "me"}, {"kind": "bot"}]
            made = client.post(
                "/api/tables",
                json={"game": "galaxies", "seats": seats, "start": True},
                headers={"cookie": cookie.partition(";")[0]},
            )
            table = made.json()["id"]
            origin = f"{scheme}://localhost:{port}"
            with connect(
                f"{'wss' if tls else 'ws'}://localhost:{port}/ws/tables/{table}",
                additional_headers={"Cookie": cookie.partition(";")[0], "Origin": origin},
                ssl=trust if tls else None,
            ) as line:
                assert json.loads(line.recv(10))["type"] == "welcome"
    finally:
        process.terminate()
        process.wait(20)
        log.close()
    assert "not trusted" not in server.errors()


def test_the_nginx_example_works_on_any_port_with_tls(tmp_path: Path, served: Server) -> None:
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    if not Path(program).exists() or shutil.which("openssl") is None:
        pytest.skip("nginx or openssl is not installed")
    subprocess.run(
        shlex.split(
            "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost"
            " -keyout key.pem -out cert.pem"
        ),
        cwd=tmp_path,
        check=True,
        capture_output=True,
    )
    port = free_port()
    block = (HOST / "nginx.conf").read_text().replace("127.0.0.1:8000", f"127.0.0.1:{served.port}")
    (tmp_path / "nginx.conf").write_text(
        f"daemon off; pid {tmp_path}/pid; error_log {tmp_path}/error.log; events {{}}\n"
        f"http {{ access_log off; client_body_temp_path {tmp_path}/b; proxy_temp_path {tmp_path}/p;"
        f" fastcgi_temp_path {tmp_path}/f; uwsgi_temp_path {tmp_path}/u; scgi_temp_path {tmp_path}/s;\n"
        f"server {{ listen 127.0.0.1:{port} ssl; ssl_certificate {tmp_path}/cert.pem;"
        f" ssl_certificate_key {tmp_path}/key.pem;\n{block}\n}} }}\n"
    )
    proxied(
        program, ["-c", str(tmp_path / "nginx.conf"), "-p", str(tmp_path)], port, tmp_path, served, tls=True
    )


def test_the_caddyfile_works(tmp_path: Path, served: Server) -> None:
    program = shutil.which("caddy")
    if program is None:
        pytest.skip("caddy is not installed")
    port = free_port()
    (tmp_path / "Caddyfile").write_text(
        "{\n\tadmin off\n\tauto_https off\n}\n" + (HOST / "Caddyfile").read_text()
    )
    os.environ |= {"DOMAIN": f"http://localhost:{port}", "UPSTREAM": f"127.0.0.1:{served.port}"}
    proxied(program, ["run", "--config", "Caddyfile"], port, tmp_path, served, tls=False)


def test_the_traefik_example_names_services_and_addresses_that_there_are(served: Server) -> None:
    """Traefik is in no package of Debian, so that its file is only read here."""
    told = yaml.safe_load((HOST / "traefik.yml").read_text())["http"]
    for router in told["routers"].values():
        assert router["service"] in told["services"]
        assert router["tls"]
    for service in told["services"].values():
        (upstream,) = service["loadBalancer"]["servers"]
        assert upstream["url"] == "http://127.0.0.1:8000", "as the unit listens"
        path = service["loadBalancer"]["healthCheck"]["path"]
        assert httpx.get(f"{served.url}{path}").status_code == 200


@long
def test_the_steps_of_the_build_work_in_a_clean_environment(tmp_path: Path) -> None:
    """With a wheel that is not compiled: test_wheel has both kinds."""
    place, wheels = tmp_path / "starhold", tmp_path / "dist"
    venv.create(place, with_pip=True)
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    making = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(wheels), "."]
    subprocess.run(making, cwd=ROOT, env={**env, "STARHOLD_PURE": "1"}, check=True, timeout=900)
    for words in re.findall(rf"{PLACE}/bin/pip install .*", CONTAINER):
        here = words.replace(PLACE, str(place)).replace("/src/dist", str(wheels)).replace("/src", str(ROOT))
        subprocess.run(shlex.split(here), env=env, check=True, timeout=900)
    home = {"STARHOLD_HOME": str(tmp_path / "home"), "STARHOLD_LANG": "en"}
    done = subprocess.run(
        [place / "bin" / "starhold", "doctor"],
        env={**env, **home},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "server: installed" in done.stdout
    assert "Browser client: built" in done.stdout
