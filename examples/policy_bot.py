"""A trained policy as a bot: plays the net that `examples/ppo_vector.py` has written, in torch or in numpy.

    python -m starhold.arena.benchmark galaxies --agent examples/policy_bot.py:TorchBot --net ppo.npz

`STARHOLD_NET` names the file if none is given. A net for other observations or actions is refused by name.
To sit down at tables, name the class in the entry-point group `starhold.bots` (docs/write-a-bot.md).
"""

import json
import os
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from starhold.adapters.core import Kind
from starhold.bots.base import Bot
from starhold.kernel.chance import Chance
from starhold.kernel.state import State


class PolicyBot(Bot):
    """Takes the action that the policy prefers."""

    def __init__(self, net: str | os.PathLike[str] | None = None) -> None:
        with np.load(Path(net or os.environ["STARHOLD_NET"]), allow_pickle=False) as file:
            self.weights = {
                name: file[name].astype(np.float32) for name in ("w1", "b1", "w2", "b2", "w3", "b3")
            }
            made_for = json.loads(str(file["environment"]))
        self.kind = Kind(made_for["game"], made_for["players"], made_for["options"], None)
        self.kind.check(made_for["observation_digest"], made_for["action_digest"])

    def choose(self, world: State, seat: int, chance: Chance) -> int:
        logits = self.logits(self.kind.observation(world, seat).astype(np.float32))
        return max(world.legal(seat), key=lambda action: logits[action])

    def logits(self, seen: npt.NDArray[np.float32]) -> Any:
        """Return what the net makes of an observation: a number per action, and the value."""
        w = self.weights
        first = np.maximum(seen @ w["w1"] + w["b1"], 0)
        second = np.maximum(first @ w["w2"] + w["b2"], 0)
        return second @ w["w3"] + w["b3"]


class TorchBot(PolicyBot):
    """The same with a module of torch, as a learner of yours would have one."""

    def __init__(self, net: str | os.PathLike[str] | None = None) -> None:
        super().__init__(net)
        import torch

        layers: list[torch.nn.Module] = []
        for number in "123":
            weight, bias = (torch.from_numpy(self.weights[letter + number]) for letter in "wb")
            layer = torch.nn.Linear(*weight.shape)
            layer.load_state_dict({"weight": weight.T.contiguous(), "bias": bias})
            layers += [layer, torch.nn.ReLU()]
        self.module = torch.nn.Sequential(*layers[:-1]).eval()

    def logits(self, seen: npt.NDArray[np.float32]) -> Any:
        import torch

        with torch.inference_mode():
            return self.module(torch.from_numpy(seen)).numpy()
