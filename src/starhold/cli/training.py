"""`starhold train`: a net learns a game, with a progress bar, a log and a curve."""

from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.text import Text as Styled

from starhold.arena.curve import drawn
from starhold.arena.training import Generation, Training, TrainingSettings
from starhold.bots.weights import BadNet
from starhold.cli.progress import progress_bar
from starhold.kernel import registry
from starhold.text import Text


def train(
    course: TrainingSettings,
    folder: str,
    begin: str,
    workers: int,
    cluster: str,
    progress: bool,
    text: Text,
    console: Console,
) -> None:
    """Train to the end, or go on with what was begun in the folder."""
    registry.game(course.game)
    training = Training(course, Path(folder), workers, cluster, _net(begin))
    with progress_bar(text.say(f"{course.game}-title"), course.total, progress) as done:
        done(training.played)

        def told(games: int, line: Generation | None) -> None:
            done(games)
            if line is not None:
                console.print(Styled(text.say("train-generation", **_words(line))))
                (training.folder / "curve.svg").write_text(
                    drawn(course.game, training.progress.log), encoding="utf-8"
                )

        training.run(told)
    console.print(Styled(text.say("train-done", file=str(training.net_file))))


def _net(file: str) -> bytes:
    """Return the bytes of a net to begin with; nothing if none is named."""
    try:
        return Path(file).read_bytes() if file else b""
    except OSError as error:
        raise BadNet(str(error), detail=str(error)) from None


def _words(line: Generation) -> dict[str, str | int]:
    words = {name: str(value) for name, value in asdict(line).items()}
    return {
        **words,
        "share": f"{line.test_share:.1%}",
        "verdict": "yes" if line.accepted else "no",
    }
