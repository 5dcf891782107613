"""Files of nets: a line of JSON that says what it is, then the weights as 16-bit numbers, low byte first."""

import hashlib
import json
import struct
from functools import cache
from typing import Final, NamedTuple

from starhold.bots.config import BotConfig
from starhold.bots.net import HIDDEN, LANES, Features, Net
from starhold.kernel.errors import StarholdError

FORMAT: Final = "starhold net 1"


class BadNet(StarholdError):
    """Raised when a file of weights is of another format, game, version of the rules or list of features."""


class UnfitNet(UserWarning):
    """Warned when bots play without a net because it was trained for other rules than those installed."""

    def __init__(self, name: str, game: str, trained: str, rules: str) -> None:
        super().__init__(
            f"{name} was trained for rules {trained} of {game}, and is not used with rules {rules}: "
            "bots that use it play weaker"
        )
        self.net = name
        self.game = game
        self.trained = trained
        self.rules = rules


class Weights(NamedTuple):
    """A net as whole numbers, and where it comes from."""

    game: str
    #: the version of the rules that it learned by
    rules: str
    #: which features it knows, by `digest`
    features: str
    #: notes about its training; nothing depends on them
    story: dict[str, object]
    rows: list[list[int]]
    offsets: list[int]
    win: list[int]
    score: list[int]


def digest(features: Features) -> str:
    """Return a fingerprint of a list of features."""
    return hashlib.sha256("\n".join(features.names()).encode()).hexdigest()[:16]


def packed(weights: Weights) -> bytes:
    """Return the bytes of a file."""
    head = {
        "format": FORMAT,
        "game": weights.game,
        "rules": weights.rules,
        "features": weights.features,
        "rows": len(weights.rows),
        "lanes": LANES,
        "hidden": HIDDEN,
        **weights.story,
    }
    numbers = [number for row in weights.rows for number in row]
    numbers += weights.offsets + weights.win + weights.score
    return json.dumps(head, sort_keys=True).encode() + b"\n" + struct.pack(f"<{len(numbers)}h", *numbers)


def unpacked(data: bytes) -> Weights:
    """Return a net from the bytes of a file."""
    line, _, body = data.partition(b"\n")
    try:
        head = json.loads(line)
        size = int(head["rows"])
        fits = head["format"] == FORMAT and head["lanes"] == LANES and head["hidden"] == HIDDEN
        game, rules, features = str(head["game"]), str(head["rules"]), str(head["features"])
    except (ValueError, KeyError, TypeError):
        fits = False
    if not fits or len(body) != 2 * (LANES * (size + 1) + 2 * HIDDEN):
        raise BadNet(f"this is not a file in the format {FORMAT!r}", detail=FORMAT)
    numbers = list(struct.unpack(f"<{len(body) // 2}h", body))
    rows = [numbers[LANES * n : LANES * (n + 1)] for n in range(size)]
    rest = numbers[LANES * size :]
    known = ("format", "game", "rules", "features", "rows", "lanes", "hidden")
    story = {name: value for name, value in head.items() if name not in known}
    return Weights(
        game=game,
        rules=rules,
        features=features,
        story=story,
        rows=rows,
        offsets=rest[:LANES],
        win=rest[LANES : LANES + HIDDEN],
        score=rest[LANES + HIDDEN :],
    )


@cache
def unfit(config: BotConfig, rules: str) -> tuple[str, ...]:
    """Return the names of a game's nets that were trained for other rules."""
    found = sorted(config.folder.glob("nets/*.net")) if config.folder is not None else []
    return tuple(file.name for file in found if unpacked(file.read_bytes()).rules != rules)


def net(weights: Weights, game: str, rules: str, features: Features) -> Net:
    """Return a net to play with; raise `BadNet` if it is for another game, rules or features."""
    for name, expected, found in (
        ("game", game, weights.game),
        ("rules", rules, weights.rules),
        ("features", digest(features), weights.features),
    ):
        if expected != found:
            raise BadNet(
                f"this net has {name} {found!r}, but {expected!r} is needed",
                detail=f"{name} {found} / {expected}",
            )
    return Net(features, weights.rows, weights.offsets, weights.win, weights.score)
