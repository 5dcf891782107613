"""Compare random play of Starhold with other libraries, and write `docs/benchmarks.md` and its chart.

    python bench/peers/run.py [--venv FOLDER] [--engine FOLDER] [--rounds 5] [--seconds 0.6]

Makes an environment of its own (`--venv`, else a scratch folder), installs `requirements.txt` and this
package into it, compiled where a C compiler works, and measures there. `--engine` is what
`tools/compile_engine.py` has compiled, in place of a fresh build.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from datetime import date
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PAGE = ROOT / "docs" / "benchmarks.md"
CHART = ROOT / "docs" / "pictures" / "benchmarks.svg"

Rows = list[dict[str, Any]]


def environment(folder: Path) -> Path:
    """The Python of an environment that has all peers and us."""
    python = folder / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        pip = [str(python), "-m", "pip", "install", "--quiet"]
        subprocess.run([*pip, "-r", str(HERE / "requirements.txt")], check=True)
        subprocess.run([*pip, str(ROOT)], check=True)
    return python


def measured(python: Path, engine: Path | None, rounds: int, seconds: float) -> dict[str, Any]:
    """What `measure.py` tells."""
    env = dict(os.environ)
    env.pop("PYTHONPATH", None)
    if engine is not None:
        env["PYTHONPATH"] = os.pathsep.join(
            [str(engine), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
        )
    command = [str(python), str(HERE / "measure.py"), "--rounds", str(rounds), "--seconds", str(seconds)]
    done = subprocess.run(command, cwd=HERE, env=env, stdout=subprocess.PIPE, text=True, check=True)
    told: dict[str, Any] = json.loads(done.stdout[done.stdout.index("{") :])
    return told


# -- the page -----------------------------------------------------------------------------------------


def number(value: float | None, digits: int = 3) -> str:
    """A number with as many digits as can be trusted."""
    if value is None:
        return "–"
    if value >= 1000:
        whole = round(value)
        return f"{round(whole, digits - len(str(whole))):,}"
    return f"{value:.{digits}g}"


def table(rows: Rows) -> str:
    """All rows."""
    head = ["library", "game", "decisions/s", "games/s", "clone, µs", "env steps/s", "vector steps/s"]
    lines = ["| " + " | ".join(head) + " |", "| --- | --- |" + " ---: |" * 5]
    for row in rows:
        cells = [number(row.get(what)) for what in ("decisions", "games", "clone", "env", "vector")]
        lines.append("| " + " | ".join([row["library"], row["game"], *cells]) + " |")
    return "\n".join(lines)


def interfaces(told: dict[str, dict[str, float]]) -> str:
    """Our decisions per second through each interface."""
    lines = ["| interface | " + " | ".join(told) + " |", "| --- |" + " ---: |" * len(told)]
    for name in next(iter(told.values())):
        lines.append(f"| {name} | " + " | ".join(number(game[name]) for game in told.values()) + " |")
    return "\n".join(lines)


def copies(rows: Rows) -> str:
    """What OpenSpiel's copies and texts of positions cost."""
    lines = ["| game in OpenSpiel | clone, µs | serialise, µs | bytes |", "| --- |" + " ---: |" * 3]
    for row in rows:
        cells = [number(row[what]) for what in ("clone", "serialize", "bytes")]
        lines.append(f"| `{row['game']}` | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def found(rows: Rows, library: str, game: str) -> dict[str, Any] | None:
    """A row by its library and the beginning of its game."""
    return next((row for row in rows if row["library"] == library and row["game"].startswith(game)), None)


def targets(rows: Rows) -> str:
    """Our decisions a second as multiples of others', and what we want."""
    lines = [
        "| game | x catanatron | wanted | x OpenSpiel's C++ backgammon | wanted |",
        "| --- |" + " ---: |" * 4,
    ]
    catan, backgammon = found(rows, "catanatron", "Catan"), found(rows, "OpenSpiel, C++", "backgammon")
    for name, first, second in (("galaxies", 150, 40), ("kingdoms", 100, 25), ("roll", 100, 25)):
        own = found(rows, "starhold", name)
        if own is None or catan is None or backgammon is None:
            continue
        lines.append(
            f"| {name.title()} | {own['decisions'] / catan['decisions']:.0f} | {first} "
            f"| {own['decisions'] / backgammon['decisions']:.0f} | {second} |"
        )
    return "\n".join(lines)


def commit() -> str:
    """Return the commit that is measured."""
    command = ["git", "rev-parse", "--short", "HEAD"]
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


#: what stands around the numbers
TEMPLATE = HERE / "page.md"


def page(told: dict[str, Any]) -> str:
    """docs/benchmarks.md."""
    rows: Rows = told["rows"]
    failed = "".join(f"\nNot measured: {name} ({why}).\n" for name, why in told["failed"].items())
    words = {
        "TABLE": table(rows),
        "INTERFACES": interfaces(told["interfaces"]),
        "COPIES": copies(told["copies"]),
        "ROUNDS": str(told["rounds"]),
        "SECONDS": str(told["seconds"]),
        "DATE": f"{date.today():%-d %B %Y}",
        "COMMIT": commit(),
        "ENGINE": told["engine"],
        "PYTHON": told["python"],
        "PROCESSOR": told["processor"],
        "LOAD": f"{told['load']:.0f}",
        "CORES": str(told["cores"]),
        "VERSIONS": ", ".join(f"{name} {one}" for name, one in told["versions"].items()),
        "FAILED": failed,
    }
    text = TEMPLATE.read_text(encoding="utf-8")
    for word, value in words.items():
        text = text.replace(f"@{word}@", value)
    return text


# -- the chart ------------------------------------------------------------------------------------------


def chart(rows: Rows) -> str:
    """Bars of decisions a second, or of vector steps where there is nothing else, on a logarithmic scale."""
    from math import log10

    bars = [
        (f"{row['library']}: {row['game']}", row.get("decisions") or row.get("env") or row["vector"])
        for row in rows
    ]
    bars.sort(key=lambda bar: -bar[1])
    line, left, width = 22, 250, 640
    height = line * len(bars) + 40
    decade = (width - left - 70) / 7
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="12">',
        "<title>Decisions per second in random play, one core, logarithmic</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for power in range(1, 8):
        x = left + decade * power
        parts.append(f'<path d="M{x:.0f} 10V{height - 24}" stroke="#ddd"/>')
        label = {3: "1 k", 4: "10 k", 5: "100 k", 6: "1 M", 7: "10 M"}.get(power, str(10**power))
        parts.append(f'<text x="{x:.0f}" y="{height - 8}" text-anchor="middle" fill="#555">{label}</text>')
    for place, (name, value) in enumerate(bars):
        y = 12 + line * place
        colour = "#c05621" if name.startswith("starhold") else "#4a7ebb"
        length = decade * log10(max(value, 1))
        parts.append(f'<text x="{left - 8}" y="{y + 12}" text-anchor="end">{name}</text>')
        parts.append(f'<rect x="{left}" y="{y}" width="{length:.0f}" height="16" fill="{colour}"/>')
        parts.append(f'<text x="{left + length + 5:.0f}" y="{y + 12}" fill="#333">{number(value)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--venv", type=Path, default=Path(tempfile.gettempdir()) / "starhold-peers")
    parser.add_argument("--engine", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.6)
    parser.add_argument("--json", type=Path, help="also write all numbers there")
    wish = parser.parse_args()
    told = measured(environment(wish.venv), wish.engine, wish.rounds, wish.seconds)
    if wish.json:
        wish.json.write_text(json.dumps(told, indent=1), encoding="utf-8")
    PAGE.write_text(page(told), encoding="utf-8")
    CHART.write_text(chart(told["rows"]), encoding="utf-8")
    print(table(told["rows"]), interfaces(told["interfaces"]), copies(told["copies"]), sep="\n\n")
    print(targets(told["rows"]), sep="\n\n")


if __name__ == "__main__":
    main()
