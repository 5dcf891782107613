"""The settings of a server: where they come from, what is refused, what a running server takes over."""

import json
import os
import signal
import socket
import tomllib
from pathlib import Path
from typing import Any

import httpx
import pytest

from starhold.cli.main import run
from starhold.kernel.errors import StarholdError
from starhold.server.settings import (
    DEFINITIONS,
    SECRET,
    Loaded,
    Settings,
    UnknownSetting,
    contrast_with,
    load,
    of_values,
    shown,
    template,
)
from tests.people import Person, Refused
from tests.services import Server, free_port, wait_until


def loaded(folder: Path, text: str = "", environment: dict[str, str] | None = None, **flags: Any) -> Loaded:
    file = folder / "starhold.toml"
    file.write_text(text)
    return load(folder, environment or {}, {name.replace("__", "."): flags[name] for name in flags}, file)


def test_flags_are_above_the_environment_and_that_is_above_the_file(tmp_path: Path) -> None:
    text = '[server]\nname = "Club"\nport = 1\nhost = "0.0.0.0"\n'
    found = loaded(
        tmp_path, text, {"STARHOLD_SERVER_PORT": "2", "STARHOLD_SERVER_HOST": "::"}, server__port=3
    )
    server = found.settings.server
    assert (server.name, server.host, server.port, server.secure) == ("Club", "::", 3, False)
    origins = {name: found.origins[f"server.{name}"] for name in ("name", "host", "port", "secure")}
    assert origins == {
        "name": str(tmp_path / "starhold.toml"),
        "host": "STARHOLD_SERVER_HOST",
        "port": "--port",
        "secure": "default",
    }


def test_a_setting_with_an_earlier_name_still_works(tmp_path: Path) -> None:
    text = "[server]\nthinkers = 3\n"
    assert loaded(tmp_path, text).settings.server.bot_workers == 3
    assert loaded(tmp_path, text, {"STARHOLD_SERVER_THINKERS": "4"}).settings.server.bot_workers == 4
    both = {"STARHOLD_SERVER_THINKERS": "4", "STARHOLD_SERVER_BOT_WORKERS": "5"}
    assert loaded(tmp_path, text, both).settings.server.bot_workers == 5


def test_secrets_come_from_files_and_are_never_shown(tmp_path: Path) -> None:
    (tmp_path / "token").write_text("a token of the operator\n")
    (tmp_path / "url").write_text("postgresql://u:swordfish@h/d\n")
    text = f'[secrets]\nadmin_file = "{tmp_path}/token"\n'
    found = loaded(tmp_path, text, {"STARHOLD_DATABASE_FILE": str(tmp_path / "url")})
    assert found.settings.secrets.admin == "a token of the operator"
    assert found.settings.database.url == "postgresql://u:swordfish@h/d"
    said = str(list(shown(found)))
    assert "swordfish" not in said
    assert "a token" not in said
    assert "STARHOLD_DATABASE_FILE" in said


BAD = [
    (
        {"STARHOLD_LIMITS": "abc"},
        "",
        "limits.factor",
        "abc",
        "(STARHOLD_LIMITS) isn’t valid: use a number from 0",
    ),
    ({"STARHOLD_ADMIN": "short"}, "", "secrets.admin", "•••", "STARHOLD_ADMIN"),
    ({"FORWARDED_ALLOW_IPS": "127.0.0.1, proxy"}, "", "server.proxies", "proxy", "FORWARDED_ALLOW_IPS"),
    ({}, "[server]\nport = 70000\n", "server.port", "70000", "starhold.toml"),
    ({}, '[server]\nport = "8000x"\n', "server.port", "8000", ""),
    (
        {},
        '[people]\nregistration = "maybe"\n',
        "people.registration",
        "maybe",
        "one of open, invitation, closed",
    ),
    ({}, '[server]\ncolour = "#101010"\n', "server.colour", "#101010", "4.5"),
    ({}, '[server]\nlogo = "logo.exe"\n', "server.logo", "logo.exe", ".svg"),
    ({}, '[games]\nallowed = ["chess"]\n', "games.allowed", "chess", "galaxies"),
    ({}, '[games.options.galaxies]\nrogue = ["maybe"]\n', "games.options", "maybe", ""),
    ({}, "[limits.rates]\nmoves = 2\n", "limits.rates", "moves", "move"),
    ({}, "[retention]\nguests = -1\n", "retention.guests", "-1", "a whole number from 0 to 36500"),
    ({}, '[people]\nguests = "maybe"\n', "people.guests", "maybe", "use true or false"),
    ({}, "[mail]\nto = 5\n", "mail.to", "5", "a list of texts"),
    ({}, '[limits]\nrates = {chat = "x"}\n', "limits.rates", "x", "rates = {guests = 5"),
    ({"STARHOLD_SERVER_NAME": "x" * 81}, "", "server.name", "xxx", "1 to 80 characters"),
    ({}, "[server]\nhost = 5\n", "server.host", "5", "use a text"),
]


@pytest.mark.parametrize(("environment", "text", "name", "value", "more"), BAD, ids=[bad[2] for bad in BAD])
def test_a_bad_value_is_refused_with_its_name_value_place_and_what_would_be_good(
    environment: dict[str, str],
    text: str,
    name: str,
    value: str,
    more: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "starhold.toml").write_text(text)
    monkeypatch.setenv("STARHOLD_HOME", str(tmp_path))
    for variable, content in environment.items():
        monkeypatch.setenv(variable, content)
    # The doctor takes longer: two of them will do.
    examined = [["doctor"]] if environment.keys() & {"STARHOLD_LIMITS", "STARHOLD_ADMIN"} else []
    for command in (["serve", "--port", "0"], ["config", "check"], *examined):
        assert run([*command, "--lang", "en"]) == 1
        shown = capsys.readouterr()
        (line,) = [one for one in (shown.out + shown.err).splitlines() if "The setting" in one]
        assert line.partition(" ")[2].startswith(f"The setting {name} = ")
        assert command == ["doctor"] or shown.err == f"{line}\n", "one line, and nothing else"
        assert value in line
        assert more in line
        assert "`" not in line, "no word of a library's"
        assert "short" not in shown.out + shown.err


def test_an_unknown_setting_is_refused_and_the_known_ones_named(tmp_path: Path) -> None:
    with pytest.raises(UnknownSetting) as refused:
        loaded(tmp_path, "[server]\nprot = 1\n")
    assert refused.value.arguments["name"] == "server.prot"
    assert "server.port" in str(refused.value.arguments["near"])
    for text in ("name = 1\n", "[sever]\nport = 1\n"):
        with pytest.raises(UnknownSetting):
            loaded(tmp_path, text)
    with pytest.raises(StarholdError):
        loaded(tmp_path, "[server\n")


def test_the_file_that_is_written_has_every_setting_and_changes_nothing(tmp_path: Path) -> None:
    text = template()
    assert loaded(tmp_path, text).settings == Settings()
    # Without its marks it says the defaults.
    bare = "\n".join(
        line[1:] if line[:1] == "#" and line[1:2] not in (" ", "") else line for line in text.splitlines()
    )
    found = loaded(tmp_path, bare)
    assert found.settings == Settings()
    named = {f"{section}.{name}" for section, part in tomllib.loads(bare).items() for name in part}
    assert named == set(DEFINITIONS)
    assert all(one.comment for one in DEFINITIONS.values())
    assert set(DEFINITIONS) >= SECRET


def test_every_setting_is_in_the_documentation() -> None:
    page = (Path(__file__).parents[2] / "docs" / "settings.md").read_text()
    missing = [one.name for one in DEFINITIONS.values() if f"`{one.name}`" not in page]
    assert not missing, "python tools/settings_page.py writes it"


def test_contrast_is_that_of_wcag() -> None:
    assert contrast_with("#000000", "#ffffff") == pytest.approx(21)
    assert contrast_with("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_a_reload_takes_over_what_is_safe_and_names_the_rest(tmp_path: Path) -> None:
    live = of_values(tmp_path, server__name="One", server__port=1)
    heard: list[str] = []
    live.listeners.append(lambda: heard.append(live.settings.server.name))
    taken, later = live.reload(loaded(tmp_path, '[server]\nname = "Two"\nport = 2\n'))
    assert (taken, later, heard) == (["server.name"], ["server.port"], ["Two"])
    assert live.settings.server.port == 1


def test_a_running_server_takes_over_settings_without_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "starhold.toml"
    file.write_text("[people]\nguests = true\n")
    server = Server(tmp_path).start()
    try:
        Person(server.url, "Ada")
        assert server.process is not None
        file.write_text('[people]\nguests = false\n[games]\nallowed = ["roll"]\n')
        os.kill(server.process.pid, signal.SIGHUP)
        wait_until(lambda: "settings reloaded" in server.errors(), what="the reload")
        with pytest.raises(Refused) as refused:
            Person(server.url, "Ben")
        assert refused.value.problem["key"] == "error-no-guests"
        assert [game["name"] for game in httpx.get(f"{server.url}/api/games").json()] == ["roll"]
        # A mistake changes nothing.
        file.write_text('[people]\nguests = "perhaps"\n')
        os.kill(server.process.pid, signal.SIGHUP)
        wait_until(lambda: "settings not reloaded" in server.errors(), what="the refusal")
        assert [game["name"] for game in httpx.get(f"{server.url}/api/games").json()] == ["roll"]
    finally:
        assert server.stop() == 0
    (line,) = [json.loads(line) for line in server.errors().splitlines() if '"settings reloaded"' in line]
    assert line["changed"] == ["people.guests", "games.allowed"]


def test_a_server_listens_on_a_unix_socket_and_on_ipv6(tmp_path: Path) -> None:
    path = tmp_path / "starhold.sock"
    with socket.socket(socket.AF_UNIX) as left:
        # One that a killed server has left behind.
        left.bind(str(path))
    server = Server(tmp_path, words=("--socket", str(path)))
    server.start_silent()
    transport = httpx.HTTPTransport(uds=str(path))
    with httpx.Client(transport=transport, base_url="http://here", headers={"X-Starhold": "1"}) as client:
        assert client.get("/healthz").text == "ok\n"
        assert path.stat().st_mode & 0o777 == 0o660
        # A web server comes that way: what it says of the client counts.
        for number in range(3):
            headers = {"X-Forwarded-For": f"203.0.113.{number}"}
            assert client.post("/api/session", json={"name": "Ada"}, headers=headers).status_code == 200
    assert server.stop() == 0
    assert "not trusted" not in server.errors()
    assert not path.exists()
    if socket.has_ipv6:
        port = free_port()
        server = Server(tmp_path, port=port, words=("--host", "::1"))
        server.start_silent()
        assert httpx.get(f"http://[::1]:{port}/healthz").text == "ok\n"
        assert server.stop() == 0
