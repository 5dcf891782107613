"""Trainer: fits a net to positions of self-play with Adam, in numpy. The same input gives the same bytes."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from starhold.bots.net import BIAS, CLIP, HIDDEN, LANES, OUT_UNIT, UNIT
from starhold.bots.weights import Weights

Floats = NDArray[np.float32]

BATCH: Final = 512
#: how much an error in points (in tens) counts beside one in the win
POINTS_WEIGHT: Final = 0.1
DECAY: Final = 1e-6
MOST: Final = BIAS - 1


class Rows:
    """Positions with their targets: features of all rows in one list, and where each row begins."""

    def __init__(
        self, features: NDArray[np.uint16], lengths: NDArray[np.int64], wins: Floats, points: Floats
    ) -> None:
        self.features = features
        self.lengths = lengths
        self.starts = np.concatenate(([0], np.cumsum(lengths)[:-1])) if len(lengths) else lengths
        self.wins = wins
        self.points = points

    def __len__(self) -> int:
        return len(self.wins)

    @classmethod
    def joined(cls, parts: "list[Rows]") -> "Rows":
        """Return the rows of several, in their order."""
        return cls(
            np.concatenate([part.features for part in parts]),
            np.concatenate([part.lengths for part in parts]),
            np.concatenate([part.wins for part in parts]),
            np.concatenate([part.points for part in parts]),
        )

    def dense(self, chosen: NDArray[np.int64], size: int) -> Floats:
        """Return some rows as a matrix of noughts and ones."""
        lengths = self.lengths[chosen]
        ends = np.cumsum(lengths)
        within = np.arange(ends[-1]) - np.repeat(ends - lengths, lengths)
        columns = self.features[np.repeat(self.starts[chosen], lengths) + within]
        places = np.repeat(np.arange(len(chosen)) * size, lengths) + columns
        # a feature may hold twice (two rivals with equal dice), and then counts twice
        counts = np.bincount(places, minlength=len(chosen) * size)
        return counts.reshape(len(chosen), size).astype(np.float32)


class Trainer:
    """The net in floating point, with the memory that Adam keeps."""

    def __init__(self, size: int, seed: int) -> None:
        noise = np.random.default_rng([seed, 0])
        self.size = size
        lanes = np.zeros((size, LANES), np.float32)
        lanes[:, :HIDDEN] = noise.standard_normal((size, HIDDEN)) * 0.08
        offsets = np.zeros(LANES, np.float32)
        offsets[:HIDDEN] = 0.1
        self.weights: dict[str, Floats] = {
            "lanes": lanes,
            "offsets": offsets,
            "win": (noise.standard_normal(HIDDEN) * 0.05).astype(np.float32),
            "score": (noise.standard_normal(HIDDEN) * 0.05).astype(np.float32),
        }
        self.first = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.second = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.steps = 0

    # -- learning -----------------------------------------------------------------------------

    def forward(self, x: Floats) -> tuple[Floats, Floats, Floats, Floats]:
        """Return the hidden units, the same clipped, the win chances, and the points in tens."""
        lanes = x @ self.weights["lanes"] + self.weights["offsets"]
        hidden = np.clip(lanes[:, :HIDDEN], 0, CLIP / UNIT)
        logits = lanes[:, HIDDEN] + hidden @ self.weights["win"]
        points = lanes[:, HIDDEN + 1] + hidden @ self.weights["score"]
        return lanes, hidden, 1 / (1 + np.exp(-logits)), points

    def step(self, x: Floats, wins: Floats, points: Floats, rate: float) -> float:
        """Train on one batch; return the cross entropy before it."""
        lanes, hidden, share, guess = self.forward(x)
        size = np.float32(len(wins))
        by_win = (share - wins) / size
        by_points = np.float32(POINTS_WEIGHT) * (guess - points) / size
        slopes = np.empty_like(lanes)
        open_units = (lanes[:, :HIDDEN] > 0) & (lanes[:, :HIDDEN] < CLIP / UNIT)
        by_hidden = np.outer(by_win, self.weights["win"]) + np.outer(by_points, self.weights["score"])
        slopes[:, :HIDDEN] = by_hidden * open_units
        slopes[:, HIDDEN] = by_win
        slopes[:, HIDDEN + 1] = by_points
        self._adam(
            {
                "lanes": x.T @ slopes + np.float32(DECAY) * self.weights["lanes"],
                "offsets": slopes.sum(0),
                "win": hidden.T @ by_win,
                "score": hidden.T @ by_points,
            },
            rate,
        )
        tiny = 1e-7
        losses = wins * np.log(share + tiny) + (1 - wins) * np.log(1 - share + tiny)
        return float(-losses.mean())

    def _adam(self, slopes: dict[str, Floats], rate: float) -> None:
        self.steps += 1
        first_bias = 1 - 0.9**self.steps
        second_bias = 1 - 0.999**self.steps
        for name, slope in slopes.items():
            self.first[name] += np.float32(0.1) * (slope - self.first[name])
            self.second[name] += np.float32(0.001) * (slope * slope - self.second[name])
            scale = np.sqrt(self.second[name] / np.float32(second_bias)) + np.float32(1e-8)
            self.weights[name] -= np.float32(rate / first_bias) * self.first[name] / scale

    def learn(self, rows: Rows, batches: int, rate: float, noise: np.random.Generator) -> float:
        """Train on this many batches in random order; return the mean loss of the last quarter."""
        losses: list[float] = []
        order = noise.permutation(len(rows))
        at = 0
        for _ in range(batches):
            if at + BATCH > len(order):
                order = noise.permutation(len(rows))
                at = 0
            chosen = order[at : at + BATCH]
            at += BATCH
            x = rows.dense(chosen, self.size)
            losses.append(self.step(x, rows.wins[chosen], rows.points[chosen], rate))
        last = losses[-max(1, len(losses) // 4) :]
        return sum(last) / max(1, len(last))

    # -- as whole numbers ------------------------------------------------------------------------

    def whole(self) -> tuple[list[list[int]], list[int], list[int], list[int]]:
        """Return the rows, offsets and output weights that a net plays with."""
        lanes = np.clip(np.rint(self.weights["lanes"] * UNIT), -MOST, MOST).astype(int)
        offsets = np.clip(np.rint(self.weights["offsets"] * UNIT), -32767, 32767).astype(int)
        win = np.clip(np.rint(self.weights["win"] * OUT_UNIT), -32767, 32767).astype(int)
        score = np.clip(np.rint(self.weights["score"] * OUT_UNIT), -32767, 32767).astype(int)
        return lanes.tolist(), offsets.tolist(), win.tolist(), score.tolist()

    def begin(self, known: Weights) -> None:
        """Continue from a net in whole numbers; Adam remembers nothing of how it came about."""
        self.weights = {
            "lanes": np.array(known.rows, np.float32) / np.float32(UNIT),
            "offsets": np.array(known.offsets, np.float32) / np.float32(UNIT),
            "win": np.array(known.win, np.float32) / np.float32(OUT_UNIT),
            "score": np.array(known.score, np.float32) / np.float32(OUT_UNIT),
        }

    # -- keeping ---------------------------------------------------------------------------------

    def state(self) -> dict[str, Any]:
        """Return everything as arrays by name."""
        kept: dict[str, Any] = {"steps": np.int64(self.steps)}
        for kind, arrays in (("w", self.weights), ("m", self.first), ("v", self.second)):
            kept.update({f"{kind}_{name}": value for name, value in arrays.items()})
        return kept

    def restore(self, kept: Any) -> None:
        """Continue from what `state` returned."""
        self.steps = int(kept["steps"])
        for kind, arrays in (("w", self.weights), ("m", self.first), ("v", self.second)):
            for name in arrays:
                arrays[name] = kept[f"{kind}_{name}"]
