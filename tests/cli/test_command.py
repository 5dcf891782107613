"""Commands, help, languages, and mistakes on the command line."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from starhold import __version__
from starhold.cli.main import _built
from starhold.text import LANGUAGES, Text
from tests.cli.conftest import Starhold

#: the panels of the help, and the commands of each
PANELS = {
    "play": ("play", "learn", "games", "rules"),
    "study": ("replay", "review", "hint", "puzzles", "verify"),
    "bots": ("bot", "simulate", "tournament", "report", "dataset", "conform", "train"),
    "server": (
        "serve",
        "config",
        "admin",
        "site",
        "backup",
        "restore",
        "upgrade",
        "ratings",
        "export",
        "dump",
        "import",
    ),
    "setup": ("doctor", "completion"),
}
COMMANDS = [command for panel in PANELS.values() for command in panel]


def test_version(starhold: Starhold) -> None:
    done = starhold("--version")
    assert done.code == 0
    assert done.out.startswith(f"starhold {__version__} (")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_command_in_its_panel_in_every_language(starhold: Starhold, language: str) -> None:
    done = starhold("--help", "--lang", language)
    assert done.code == 0
    text, found = Text(language), []
    for line in done.out.splitlines():
        if line.startswith("╭─ "):
            found.append(line.strip("╭─╮ "))
        elif re.match(r"│ [a-z]", line):
            found.append(line.split()[1])
    wanted = [(text.say(f"cli-panel-{panel}"), *named) for panel, named in PANELS.items()]
    assert found == [text.say("cli-panel-options"), *(word for panel in wanted for word in panel)]
    assert "cli-" not in done.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(starhold: Starhold, command: str) -> None:
    done = starhold(command, "--help")
    assert done.code == 0
    assert f"starhold {command}" in done.out
    assert "cli-" not in done.out
    assert not re.search(r"<\w+>|x[<>]=", done.out)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_shows_two_examples_that_can_be_run(command: str) -> None:
    built = _built(Text("en"))
    found: Any = built.commands[command]
    heading, *examples = found.epilog.splitlines()
    assert heading == "Examples:"
    assert len(set(examples)) == 2
    for example in examples:
        program, name, *arguments = shlex.split(example)
        assert (program, name) == ("starhold", command)
        # It is parsed, and not carried out.
        found.make_context(name, arguments)


def test_no_command_at_all_serves_and_shows_it(starhold: Starhold, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[bool] = []
    monkeypatch.setattr("starhold.cli.serve.serve_with", lambda *_, show: served.append(show))
    assert starhold().code == 0
    assert served == [True]
    assert "simulate" in starhold("--help").out
    assert served == [True]


MISTAKES = [
    (("wander",), 2, "wander"),
    (("games", "--lang", "xx"), 2, "xx"),
    (("games", "--wrong"), 2, "--wrong"),
    (("play", "lantern", "more", "words"), 2, "more words"),
    (("play",), 1, "--resume"),
    (("play", "chess"), 1, "chess"),
    (("play", "lantern", "--seats", "human"), 1, "2"),
    (("play", "lantern", "--seats", ","), 1, ""),
    (("play", "lantern", "--seats", "human,deep"), 1, "deep"),
    (("play", "lantern", "--seats", "human,newcomer", "--names", "A,B,C"), 1, "3"),
    (("play", "lantern", "--options", "rounds"), 1, "rounds"),
    (("play", "lantern", "--options", "rounds=9"), 1, "9"),
    (("play", "lantern", "--options", "sound=on"), 1, "sound"),
    (("play", "lantern", "--preset", "short"), 1, "short"),
    (("play", "--resume", "nowhere.json"), 1, "nowhere.json"),
    (("simulate",), 2, "GAME"),
    (("simulate", "chess"), 1, "chess"),
    (("simulate", "lantern", "--players", "many"), 2, "many"),
    (("simulate", "lantern", "--games=none"), 2, "none"),
    (("simulate", "lantern", "--games", "0"), 2, "0"),
    (("simulate", "lantern", "--games"), 2, "--games"),
    (("simulate", "lantern", "--players", "9"), 1, "9"),
    (("simulate", "lantern", "--bots", "newcomer,newcomer,newcomer", "--players", "2"), 1, "3"),
    (("simulate", "lantern", "--bots", "deep"), 1, "deep"),
    (("simulate", "lantern", "--out", "/dev/null/records"), 1, "/dev/null/records"),
    (("replay", "nowhere.json"), 1, "nowhere.json"),
    (("rules", "chess"), 1, "chess"),
    (("rules", "lantern"), 1, "lantern"),
]


@pytest.mark.parametrize(("words", "code", "named"), MISTAKES, ids=lambda value: str(value)[:60])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_mistake_is_told_in_one_line(
    starhold: Starhold, words: tuple[str, ...], code: int, named: str, language: str
) -> None:
    done = starhold(*words) if "--lang" in words else starhold(*words, "--lang", language)
    if words[-1] == "--games":
        done = starhold(*words)
    assert done.code == code
    assert done.out == ""
    assert len(done.err.splitlines()) == 1
    assert named in done.err


def test_what_nobody_expected_is_one_line_too(starhold: Starhold, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starhold.cli.games.show", lambda *_: 1 // 0)
    done = starhold("games")
    assert done.code == 70
    assert len(done.err.splitlines()) == 1
    assert "ZeroDivisionError" in done.err


def test_the_environment_chooses_the_language(starhold: Starhold, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "нет" in starhold("wander").err
    monkeypatch.setenv("STARHOLD_LANG", "fr")
    assert "Il n’y a pas" in starhold("wander").err
    assert "No hay" in starhold("wander", "--lang=es").err


def test_games_lists_options_presets_and_how_sure_we_are(starhold: Starhold) -> None:
    plain = starhold("games").out
    assert "Lantern" in plain
    assert "rounds" in plain
    assert "five" in plain
    assert "long, plain" in plain
    sure = starhold("games", "--provenance").out
    assert "planet maia" in sure


def test_rules_by_id_by_beginning_by_word_and_whole(starhold: Starhold) -> None:
    assert "G-MOVE-1 " in starhold("rules", "galaxies", "g-move-1").out
    section = starhold("rules", "galaxies", "G-CONV").out
    assert "G-CONV-1" in section
    assert "G-CONV-6" in section
    found = starhold("rules", "galaxies", "fleet", "track").out
    assert "G-DEF-5" in found
    assert "G-MOVE-1 …" in starhold("rules", "galaxies").out
    assert len(starhold("rules", "galaxies", "--all").out) > 30_000
    assert starhold("rules", "galaxies", "xyzzy").code == 1


@pytest.mark.parametrize(
    ("content", "named"),
    [
        (b'{"planets": [\n', "galaxies.json, line 2: "),
        (b"\xff\xfe", "galaxies.json, line 1: "),
        (b'{"planets": 3}', "galaxies.json, line 1: planets: "),
        (None, "galaxies.json: "),
    ],
)
@pytest.mark.parametrize("command", [("games",), ("serve", "--port", "0")])
def test_a_broken_data_file_ends_in_one_line(
    tmp_path: Path, content: bytes | None, named: str, command: tuple[str, ...]
) -> None:
    file = tmp_path / "galaxies.json"
    if content is None:
        file.mkdir()
    else:
        file.write_bytes(content)
    done = subprocess.run(
        [sys.executable, "-m", "starhold.cli", *command, "--lang", "ru"],
        env={**os.environ, "STARHOLD_DATA": str(tmp_path), "STARHOLD_HOME": str(tmp_path / "home")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("starhold: Файл данных повреждён")
    assert named in done.stderr
    assert done.stderr.count("\n") == 1
