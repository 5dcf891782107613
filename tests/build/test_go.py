"""go.py: what its words mean, and that nothing is done twice."""

import importlib.util
import json
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """go.py in a small repository of its own, with a pip that only writes down what it was asked for."""
    for name in ("go.py", "pyproject.toml", "hatch_build.py", "README.md"):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("requirements", "tools"):
        shutil.copytree(ROOT / name, tmp_path / name)
    (tmp_path / "src" / "starhold").mkdir(parents=True)
    (tmp_path / "src" / "starhold" / "rules.py").write_text("DICE = 7\n")
    spec = importlib.util.spec_from_file_location("go_under_test", tmp_path / "go.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.PROGRAMS.mkdir(parents=True)
    module.PYTHON.symlink_to(sys.executable)
    asked: list[str] = []

    def fake_run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        asked.append(" ".join(map(str, command)))
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(module.subprocess, "run", fake_run)
    monkeypatch.setattr(module.subprocess, "Popen", fake_run)
    monkeypatch.delenv("STARHOLD_LATER", raising=False)
    monkeypatch.setattr(module, "uv", lambda: None)
    monkeypatch.setattr(module, "hand_over", lambda command: asked.append(" ".join(command)) or 0)
    module.asked = asked  # type: ignore[attr-defined]
    module.note_installed("python", "{}.{}".format(*sys.version_info))
    return module


def pip_calls(go: ModuleType) -> list[str]:
    calls = [line.partition(" install ")[2] for line in go.asked if "-m pip" in line and " install " in line]
    go.asked.clear()
    return calls


LOCKED = "--no-compile --require-hashes --no-deps -r requirements/{}.txt"
PACKAGE = "--no-deps --force-reinstall ."


def test_the_first_run_installs_and_the_second_does_nothing(go: ModuleType) -> None:
    assert go.main(["games"]) == 0
    assert pip_calls(go) == [LOCKED.format("run"), PACKAGE]
    assert go.main(["games"]) == 0
    assert go.asked == [f"{go.PROGRAMS / 'starhold'} games"]


def test_tests_add_only_their_own_requirements(go: ModuleType) -> None:
    go.main(["simulate", "galaxies"])
    go.asked.clear()
    go.main(["test", "-k", "nothing"])
    assert pip_calls(go) == [LOCKED.format("test")]


def test_a_table_does_not_wait_for_the_compiler(go: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what plays by the thousand is worth some minutes, and what is compiled then serves all."""
    monkeypatch.setattr(go, "compiler", lambda: "cc")
    good, pure = go.subprocess.run, []

    def noting(command: list[str], **more: dict[str, str]) -> subprocess.CompletedProcess[str]:
        if command[-1] == ".":
            pure.append(more["env"]["STARHOLD_PURE"])
        return good(command, **more)

    monkeypatch.setattr(go.subprocess, "run", noting)
    for words in ([], ["games"], ["simulate", "galaxies"], ["games"], []):
        go.main(words)
    assert pure == ["1", ""]


def test_a_server_installs_little_and_builds_the_rest_later(
    go: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(go, "compiler", lambda: "cc")
    monkeypatch.setenv("STARHOLD_LATER", "")
    go.main([])
    later = [line for line in go.asked if "build_later.py" in line]
    assert len(later) == 1
    assert sorted(pip_calls(go)) == sorted([LOCKED.format("server"), PACKAGE])
    # What was built later serves all servers of the same sources.
    folder = Path(later[0].split()[-1])
    assert str(folder) == go.os.environ["STARHOLD_LATER"]
    folder.mkdir(parents=True)
    go.main(["serve"])
    assert go.asked == [f"{go.PROGRAMS / 'starhold'} serve"]


def test_a_server_is_installed_by_uv_and_by_pip_if_that_fails(
    go: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(go, "uv", lambda: "/somewhere/uv")
    monkeypatch.setenv("PIP_INDEX_URL", "https://example.org/simple")
    good, told = go.subprocess.run, []

    def failing(command: list[str], **more: dict[str, str]) -> subprocess.CompletedProcess[str]:
        good(command, **more)
        if "uv" in str(command[0]):
            told.append(more["env"].get("UV_DEFAULT_INDEX"))
        return subprocess.CompletedProcess(command, "uv" in str(command[0]) and "-r" in command, "", "")

    monkeypatch.setattr(go.subprocess, "run", failing)
    assert go.main([]) == 0
    lines = [line for line in go.asked if " install " in line]
    locked, package = LOCKED.format("server"), PACKAGE
    assert sorted(lines) == sorted(
        [
            f"/somewhere/uv pip install {locked} --python {go.PYTHON}",
            f"{go.PYTHON} -m pip --disable-pip-version-check --verbose install {locked}",
            f"/somewhere/uv pip install {package} --python {go.PYTHON}",
            f"/somewhere/uv pip install --python {go.PYTHON} --no-deps --target {go.NODE}"
            f" --require-hashes -r {go.BUILD_LOGS / 'node.txt'}",
        ]
    )
    # The client is built beside that and added.
    assert any("client.py --build" in line for line in go.asked)
    assert go.CLIENT.is_dir()
    assert not go.needs_package("serve")
    assert set(told) == {"https://example.org/simple"}
    # Everything else goes by pip alone.
    go.asked.clear()
    go.main(["games"])
    assert not any("/somewhere/uv" in line for line in go.asked)


def test_slow_commands_say_that_the_engine_is_not_compiled(
    go: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(go, "compiler", lambda: "")
    for word in ("tournament", "train", "report", "dataset", "review"):
        go.main([word])
        assert f"there is no C compiler): `{word}` takes about 40 times as long" in capsys.readouterr().out
    go.main(["games"])
    assert "compiled" not in capsys.readouterr().out


@pytest.mark.parametrize(
    "word", ["simulate", "tournament", "train", "report", "dataset", "review", "puzzles"]
)
def test_what_plays_many_games_compiles_the_engine(
    go: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], word: str
) -> None:
    monkeypatch.setattr(go, "compiler", lambda: "cc")
    assert go.engines_for(word) == ["cc"]
    go.main(["--help"])
    assert word in capsys.readouterr().out


def test_an_engine_that_shall_not_be_compiled_never_is(
    go: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(go, "compiler", lambda: "cc")
    monkeypatch.setenv("STARHOLD_PURE", "1")
    assert {word: go.engines_for(word) for word in ("test", "serve")} == {"test": ["pure"], "serve": ["pure"]}


@pytest.mark.parametrize(
    "name", ["src/starhold/rules.py", "src/starhold/new.py", "hatch_build.py", "README.md"]
)
def test_a_changed_source_is_installed_again_but_not_the_requirements(go: ModuleType, name: str) -> None:
    go.main(["games"])
    go.asked.clear()
    (go.ROOT / name).write_text("# changed\n")
    go.main(["games"])
    assert pip_calls(go) == [PACKAGE]


def test_a_changed_lock_is_installed_again(go: ModuleType) -> None:
    go.main(["games"])
    go.asked.clear()
    with (go.ROOT / "requirements" / "run.txt").open("a") as lock:
        lock.write("# newer\n")
    go.main(["games"])
    assert pip_calls(go) == [LOCKED.format("run")]


def test_caches_are_no_inputs(go: ModuleType) -> None:
    before = go.fingerprint(go.PACKAGE_INPUTS)
    for name in ("src/starhold/__pycache__", "client/node_modules", "client/dist"):
        (go.ROOT / name).mkdir(parents=True)
        (go.ROOT / name / "x").write_text("x")
    assert go.fingerprint(go.PACKAGE_INPUTS) == before


def test_a_failed_installation_is_tried_again(go: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    good = go.subprocess.run

    def no_network(command: list[str], **more: object) -> subprocess.CompletedProcess[str]:
        good(command, **more)
        return subprocess.CompletedProcess(command, 1 if "install" in command else 0, "", "")

    monkeypatch.setattr(go.subprocess, "run", no_network)
    with pytest.raises(go.Trouble, match="package index"):
        go.main(["games"])
    monkeypatch.setattr(go.subprocess, "run", good)
    go.asked.clear()
    go.main(["games"])
    assert pip_calls(go) == [LOCKED.format("run"), PACKAGE]


def test_a_stamp_that_cannot_be_read_counts_for_nothing(go: ModuleType) -> None:
    go.main(["games"])
    go.STAMP.write_text("{")
    assert go.installed() == {}
    go.STAMP.write_text(json.dumps([1]))
    assert go.installed() == {}


def test_no_words_serve_and_open_the_browser(go: ModuleType) -> None:
    go.main([])
    assert go.asked[-1] == str(go.PROGRAMS / "starhold")


def test_other_words_go_to_starhold_unchanged(go: ModuleType) -> None:
    go.main(["simulate", "galaxies", "--games", "10"])
    assert go.asked[-1].endswith("starhold simulate galaxies --games 10")


def test_a_full_test_run_makes_every_check(go: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(go, "missing", lambda programs: [])
    assert go.main(["test"]) == 0
    said = "\n".join(go.asked)
    for check in ("ruff check", "ruff format --check", "mypy", "lint-imports", "--all-rules"):
        assert check in said
    assert [engine_of(line) for line in go.asked if "--engine" in line] == [
        "interpreted",
        "compiled" if go.compiler() else "interpreted",
    ]


def engine_of(line: str) -> str:
    return line.partition("--engine ")[2].split()[0]


def test_a_long_run_takes_all_samples_and_the_whole_plain_engine(
    go: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(go, "missing", lambda programs: [])
    sizes: list[str] = []
    good = go.run
    monkeypatch.setattr(
        go, "run", lambda command, **more: sizes.append(more.get("STARHOLD_SUITE_SIZE", "")) or good(command)
    )
    for words, size, plain in ([], "", "tests.toy:GAME"), (["--long"], "1", "tests src/starhold"):
        go.asked.clear()
        assert go.main(["test", *words]) == 0
        assert sizes[-1] == size
        assert plain in next(line for line in go.asked if "--engine interpreted" in line)
        assert ("test --long` for the full ones" in capsys.readouterr().out) is not bool(words)


def test_the_interpreted_run_tests_the_engine_only(go: ModuleType) -> None:
    assert go.main(["test", "--interpreted"]) == 0
    assert any("pytest --engine interpreted -m engine" in line for line in go.asked)
    assert not any("ruff" in line for line in go.asked)


def test_one_failing_check_fails_the_run_and_the_others_still_run(
    go: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(go, "missing", lambda programs: [])
    good = go.run
    monkeypatch.setattr(
        go, "run", lambda command, **more: 1 if "mypy" in str(command[0]) else good(command, **more)
    )
    assert go.main(["test"]) == 1
    assert "pytest" in go.asked[-1]
    assert "FAILED: mypy --strict" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("ci", "absent", "passes"),
    [("", "redis-server", True), ("true", "redis-server", False), ("true", "caddy", True)],
)
def test_a_user_who_may_not_use_apt_is_told_what_to_ask_for(
    go: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    ci: str,
    absent: str,
    passes: bool,
) -> None:
    monkeypatch.setattr(go, "there", lambda command: command != absent)
    monkeypatch.setattr(go, "apt_prefix", lambda: None)
    monkeypatch.setenv("CI", ci)
    assert go.provide_services() is passes
    assert f"sudo apt-get install --no-install-recommends {absent}" in capsys.readouterr().out


def test_help_installs_nothing(go: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert go.main(["--help"]) == 0
    assert "python3 go.py test" in capsys.readouterr().out
    assert go.asked == []
