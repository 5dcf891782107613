"""The leak test: two worlds that differ only in what a viewer may not know must look the same to him.

World B is drawn by `resample` from world A. Both are played on with the same moves and
the same chance. All that reaches the viewer (who owes a decision, his view, legal moves, prompt, choices,
shape, previews, reasons, possible worlds, log lines, errors) has to be equal byte by byte, until the rules
themselves reveal a difference: an event marked `reveals` that he may hear.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from starhold.kernel.chance import FastChance
from starhold.kernel.errors import StarholdError
from starhold.kernel.game import Game
from starhold.kernel.log import Event, Log
from starhold.kernel.preview import preview
from starhold.kernel.state import State
from tests.conformance.play import encoded, sampled
from tests.conformance.subjects import Case

#: moves that a pair of worlds is played on
HORIZON = 12
#: games that are searched for a position with a secret
PATIENCE = 30
#: unlisted actions of the table that a viewer tries, to compare the errors
TRIED = 6


@dataclass(frozen=True)
class Leak:
    """A difference that a viewer can see and should not."""

    channel: str
    where: str
    one: str
    other: str

    def __str__(self) -> str:
        return f"{self.channel} leaks ({self.where}):\n  {self.one}\n  {self.other}"


class Senses:
    """What reaches one viewer of a game, channel by channel. Tests of the test plant leaks here."""

    def __init__(self, game: Game, viewer: int | None) -> None:
        self.game = game
        self.viewer = viewer
        self.seat = -1 if viewer is None else viewer

    def turn(self, state: State) -> object:
        """Whom the table waits for, and whether the game is over, is seen by all."""
        return state.seats_to_move()

    def view(self, state: State) -> object:
        return state.view(self.viewer)

    def legal(self, state: State) -> object:
        return state.legal(self.seat)

    def prompt(self, state: State) -> object:
        return self.game.prompt(state, self.seat) if self.asked(state) else None

    def choices(self, state: State) -> object:
        if not self.asked(state):
            return None
        return self.game.choices(state, self.seat)

    def shape(self, state: State) -> object:
        """What the decision looks like, notes and proposals included."""
        if not self.asked(state):
            return None
        prompt = self.game.asked(state, self.seat, self.game.choices(state, self.seat))
        return msgspec.to_builtins(prompt.shape, str_keys=True)

    def previews(self, state: State) -> object:
        """What the viewer is told would happen, choice by choice."""
        if not self.asked(state):
            return None
        legal = state.legal(self.seat)
        return [preview(self.game, state, self.seat, action) for action in legal[:: len(legal) // 8 + 1]]

    def reasons(self, state: State) -> object:
        """Why the things of other decisions cannot be picked in this one."""
        if not self.asked(state):
            return None
        # What the viewer's own choices name: what is asked about must not itself tell a secret.
        choices = [self.game.choice(state, self.seat, action) for action in state.legal(self.seat)]
        own = sorted({pick for choice in choices for pick in choice.picks})
        asked = (*own, *ASKED_ABOUT.get(self.game.name, ()))
        return [self.game.reason(state, self.seat, pick) for pick in asked]

    def worlds(self, state: State) -> object:
        """The possible world that a program is sent (`GET /api/tables/ID/world`), by the same chance."""
        return None if self.viewer is None else self.game.facts(state.resample(self.seat, FastChance(7)))

    def errors(self, state: State) -> object:
        """What the viewer is told when he tries what he may not do."""
        legal = state.legal(self.seat)
        stride = max(1, len(self.game.actions) // TRIED)
        tried = [a for a in range(0, len(self.game.actions), stride) if a not in legal]
        return [self.error(state.clone(), action) for action in (-1, len(self.game.actions), *tried)]

    def error(self, state: State, action: int) -> str:
        try:
            state.apply(self.seat, action, FastChance())
        except StarholdError as error:
            return f"{type(error).__name__} {error} {sorted(error.arguments.items())}"
        return "no error"

    def line(self, state: State, event: Event) -> object:
        """A log line, and the bare numbers of its event."""
        return self.game.line(event), event.kind, event.numbers(), event.audience

    def asked(self, state: State) -> bool:
        return self.seat in state.seats_to_move()


CHANNELS = ("turn", "view", "legal", "prompt", "choices", "shape", "previews", "reasons", "worlds", "errors")

#: things on the boards of our games that are asked about, whether or not they can be picked
ASKED_ABOUT = {
    "galaxies": ("die:move", "ship:0:home", "ship:1:orbit:0", "planet:0:orbit", "planet:1:surface", "mat:1"),
    "kingdoms": ("action:quest", "action:build", "region:1.1", "region:2.1", "bid:3", "mana:1"),
    "roll": ("button:end", "die:home", "phase:explore", "citizenry", "stack:development"),
    "lantern": ("card:one",),
}


def differences(senses: Senses, one: State, other: State, where: str) -> list[Leak]:
    """The channels on which the viewer can tell two positions apart."""
    found = []
    for channel in CHANNELS:
        perceive = getattr(senses, channel)
        left, right = encoded(perceive(one)), encoded(perceive(other))
        if left != right:
            found.append(Leak(channel, where, left.decode(), right.decode()))
    return found


class Pair:
    """Two worlds that one viewer cannot tell apart, played on side by side."""

    def __init__(self, case: Case, senses: Senses, one: State, other: State, where: str) -> None:
        self.case = case
        self.senses = senses
        self.one = one
        self.other = other
        self.where = where

    def leaks(self, dice: FastChance) -> list[Leak]:
        found = differences(self.senses, self.one, self.other, self.where)
        for n in range(HORIZON):
            if found or self.one.over:
                break
            seats = self.one.seats_to_move()
            seat = seats[dice.below(len(seats))]
            legal = self.other.legal(seat)
            common = [action for action in self.one.legal(seat) if action in legal]
            if not common:
                break
            action = common[dice.below(len(common))]
            step = self.one.stack[-1].name
            taken = f"seat {seat}, {step}: {self.case.game.actions[action].notation}"
            where = f"{self.where} + {n + 1} moves, the last {taken}"
            told, revealed = self.move(seat, action, dice.below(2**31), where)
            if revealed:
                break
            found = told or differences(self.senses, self.one, self.other, where)
        return found

    def move(self, seat: int, action: int, seed: int, where: str) -> tuple[list[Leak], bool]:
        """Make a move in both worlds; the leaks of the log, and whether the rules revealed a difference."""
        one = self.heard(self.one, seat, action, seed)
        other = self.heard(self.other, seat, action, seed)
        for n in range(max(len(one), len(other))):
            left = encoded(self.senses.line(self.one, one[n])) if n < len(one) else b""
            right = encoded(self.senses.line(self.other, other[n])) if n < len(other) else b""
            if left == right:
                continue
            leak = Leak("log", where, left.decode(), right.decode())
            return self.judged(leak, [*one[n : n + 1], *other[n : n + 1]])
        return [], False

    def heard(self, state: State, seat: int, action: int, seed: int) -> list[Event]:
        chance = FastChance(seed)
        chance.log = log = Log()
        state.apply(seat, action, chance)
        return [event for event in log.events if event.heard_by(self.senses.viewer)]

    def judged(self, leak: Leak, events: list[Event]) -> tuple[list[Leak], bool]:
        """A difference in the log is fair if the event reveals a thing and the table shows it too.

        A private piece of news told to the wrong seat shows in the log and nowhere else.
        """
        kinds = [self.case.game.vocabulary.events[event.kind] for event in events]
        if self.case.profile.opening.intersection(kind.name for kind in kinds):
            return [], True
        if not any(kind.reveals for kind in kinds):
            return [leak], False
        same = not differences(self.senses, self.one, self.other, leak.where)
        return ([leak] if same else []), not same


@dataclass
class Search:
    """A search for leaks, and how much it has looked at."""

    case: Case
    viewer: int | None
    senses: Senses
    pairs: int = 0
    #: pairs whose worlds really differed
    different: int = 0

    def pairs_of(self, seed: int, count: int) -> Iterator[Pair]:
        chance = FastChance(seed + 13)
        for n, state in enumerate(sampled(self.case, seed, count)):
            other = state.resample(self.senses.seat, chance)
            self.pairs += 1
            self.different += state.numbers() != other.numbers()
            where = f"{self.case.id} seed {seed} sample {n} viewer {self.viewer}"
            yield Pair(self.case, self.senses, state.clone(), other, where)

    def leaks(self, seeds: int, count: int = 40) -> list[Leak]:
        """The leaks of the first pair that has any; goes on to further games until worlds differed."""
        for seed in range(max(seeds, PATIENCE)):
            if seed >= seeds and (self.different or self.case.players < self.case.profile.secrets_from):
                break
            dice = FastChance(seed + 29)
            for pair in self.pairs_of(seed, count):
                found = pair.leaks(dice)
                if found:
                    return found
        return []


def search(case: Case, viewer: int | None, senses: type[Senses] = Senses) -> Search:
    return Search(case, viewer, senses(case.game, viewer))
