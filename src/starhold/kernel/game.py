"""Game: the contract between a box of rules and everything that plays it.

Nothing here is hot. A game gives tables (actions, steps, events, options) and a
few functions that put a position into words and pictures; the rules themselves
live in its State and Steps.
"""

import hashlib
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from starhold.kernel.chance import Chance, FastChance
from starhold.kernel.errors import BadOption, BadOptions, BadPlayerCount, UnknownOption, UnknownPreset
from starhold.kernel.log import Event
from starhold.kernel.moves import Moves, Refusals
from starhold.kernel.parts import Part
from starhold.kernel.record import RecordedMove
from starhold.kernel.shapes import together
from starhold.kernel.state import State, check_seat
from starhold.kernel.vocabulary import Action as Action
from starhold.kernel.vocabulary import ActionTable as ActionTable
from starhold.kernel.vocabulary import EventKind as EventKind
from starhold.kernel.vocabulary import Option as Option
from starhold.kernel.vocabulary import Provenance as Provenance
from starhold.kernel.vocabulary import StandingOrder as StandingOrder
from starhold.kernel.vocabulary import Vocabulary as Vocabulary
from starhold.kernel.why import Explanation
from starhold.kernel.words import Choice, Label, Line, Name, Number, PlayerName, Prompt, Reason, View, Word


class Game(ABC):
    """One game: tables, start, views and words.

    >>> import starhold
    >>> game = starhold.game("galaxies")
    >>> game.actions[game.action("end-turn")].kind
    'end-turn'
    """

    #: short name, as on the command line and in records
    name: str
    #: version of our rules for this game; records carry it
    version: str
    #: earlier versions, as plain numbers, that records and tables continue with (State.earlier)
    earlier: tuple[str, ...] = ()
    min_players: int
    max_players: int
    #: its positions; they pass on to the game what they are asked besides the rules of play
    positions: type[State] | None = None
    #: what its positions are made of, as it is declared (table.py); None: all of it is written by hand
    parts: type[Part] | None = None

    # What a game may bring besides its rules. Modules are named, not imported: rules load without them.
    #: how bots look at it: "module:NAME" of a `starhold.bots.config.BotConfig`
    bots: str = ""
    #: what hints and reviews can give as reasons: "module:NAME" of a `starhold.bots.contrast.Reasons`
    reasons: str = ""
    #: the module that draws its table for terminals, notebooks and pictures (`starhold.boards`)
    drawing: str = ""
    #: the options of the daily challenge, for two or three players; None: it is never the game of the day
    daily: Mapping[str, str] | None = None
    #: the traits (see `traits`) of which a player's profile counts the most frequent
    favourites: tuple[str, ...] = ()

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.actions = vocabulary.actions
        if self.positions is not None:
            self.positions.game = self
        self._by_notation = {action.notation: n for n, action in enumerate(self.actions)}
        if len(self._by_notation) != len(self.actions):
            raise ValueError(f"two actions of {self.name} have one notation")

    def __reduce__(self) -> str:
        # There is one of each game, called GAME in its module: a copy or a pickle is that one.
        return "GAME"

    def __repr__(self) -> str:
        return f"<{self.name}, rules {self.version}, {self.min_players} to {self.max_players} players>"

    @property
    def folder(self) -> Path:
        """The folder of the game's module, which holds `text`, `lessons` and `puzzles.json.gz`."""
        file = sys.modules[type(self).__module__].__file__
        assert file is not None
        return Path(file).parent

    # -- starting -------------------------------------------------------------------

    def start(
        self,
        players: int,
        chance: Chance,
        options: Mapping[str, str] | None = None,
        preset: str | None = None,
        version: str = "",
    ) -> State:
        """Set the table up and go on to the first decision, by the present rules or an earlier version."""
        return self.begin(self.checked(players), chance, self.complete(options, preset), version)

    def checked(self, players: int) -> int:
        """Return the number of players; raise BadPlayerCount if it is none that can play this game."""
        whole = hasattr(players, "__index__") and not isinstance(players, bool)
        if not whole or not self.min_players <= players <= self.max_players:
            raise BadPlayerCount(
                f"{self.name} is for {self.min_players} to {self.max_players} players, not {players!r}",
                game=self.name,
                least=self.min_players,
                most=self.max_players,
                players=int(players) if whole else repr(players),
            )
        return int(players)

    def begin(self, players: int, chance: Chance, options: Mapping[str, str], version: str = "") -> State:
        """Do what `start` does, for a valid number of players and complete options."""
        state = self.set_up(players, options, chance)
        if version in self.earlier:
            state.earlier = int(version)
        state.settle(chance)
        return state

    def complete(self, options: Mapping[str, str] | None = None, preset: str | None = None) -> dict[str, str]:
        """Return all options with their values: defaults, then the preset's, then those given."""
        if preset is not None and not (isinstance(preset, str) and preset in self.vocabulary.presets):
            known = ", ".join(self.vocabulary.presets)
            raise UnknownPreset(
                f"{self.name} has no preset {preset!r}; it has: {known}",
                game=self.name,
                value=str(preset),
                known=known,
            )
        values = {option.name: option.values[0] for option in self.vocabulary.options}
        values.update(self.vocabulary.presets[preset] if preset else {})
        given = {} if options is None else options
        if not isinstance(given, Mapping):
            raise BadOptions(f"options must map names to values: {options!r}", value=repr(options))
        for name, value in given.items():
            self._check_option(name, value)
            values[name] = value
        return values

    def _check_option(self, name: str, value: str) -> None:
        for option in self.vocabulary.options:
            if option.name == name:
                if value not in option.values:
                    known = ", ".join(option.values)
                    raise BadOption(
                        f"option {name} of {self.name} cannot be {value!r}; it can be: {known}",
                        game=self.name,
                        option=name,
                        value=str(value),
                        known=known,
                    )
                return
        known = ", ".join(option.name for option in self.vocabulary.options)
        raise UnknownOption(
            f"{self.name} has no option {name!r}; it has: {known}",
            game=self.name,
            option=str(name),
            known=known,
        )

    @abstractmethod
    def set_up(self, players: int, options: Mapping[str, str], chance: Chance) -> State:
        """Return the state before the first step settles; options are complete."""

    # -- what a state passes on (State says what each is) ----------------------------------

    def view(self, state: Any, seat: int | None) -> View:
        raise NotImplementedError

    def own_view(self, state: Any, public: View, seat: int) -> View:
        """Return a seat's view, made from the spectator's; parts that are the same for both are shared.

        So they are worked out and sent once for all. Equal to `state.view(seat)`.
        """
        view: View = state.view(seat)
        return view

    def resample(self, state: Any, seat: int, chance: Chance) -> State:
        raise NotImplementedError

    def scores(self, state: Any) -> list[int]:
        raise NotImplementedError

    def ranks(self, state: Any) -> list[int]:
        raise NotImplementedError

    def counters(self, state: Any, seat: int) -> dict[str, int]:
        return {}

    def check(self, state: Any) -> None:
        raise NotImplementedError

    # -- positions ---------------------------------------------------------------------

    def facts(self, state: Any) -> dict[str, Any] | None:
        """Return what is on the table by name, in words of the rulebook, and the steps; nothing derived.

        None if the game does not report them (yet).
        """
        return None

    def build(self, facts: Mapping[str, Any], chance: Chance) -> State:
        """Return the state that facts describe; what they leave out is empty. Raise `BadPosition`."""
        raise NotImplementedError

    # -- actions ---------------------------------------------------------------------

    def action(self, notation: str) -> int:
        """Return the number of an action from its notation; raise KeyError."""
        return self._by_notation[notation]

    # -- what people see ----------------------------------------------------------------

    def prompt(self, state: State, seat: int) -> Prompt:
        """Return the question that a seat which owes a decision is asked, without its shape."""
        step = state.stack[-1]
        asked = step.question(state, seat)
        return Prompt(step.name, Line(f"{self.name}-prompt-{asked.name}", asked.words), asked.rule)

    def asked(self, state: State, seat: int, choices: Sequence[Choice]) -> Prompt:
        """Return the question with the shape of the decision; `choices` are all that the seat has."""
        shape = together(state.stack[-1].shape(state, seat, choices))
        return msgspec.structs.replace(self.prompt(state, seat), shape=shape)

    def choices(self, state: State, seat: int, legal: Sequence[int] | None = None) -> tuple[Choice, ...]:
        """Return a seat's legal actions (`legal`, if the caller has them) in words and picks."""
        actions = state.legal(seat) if legal is None else legal
        return tuple(self.choice(state, seat, action) for action in actions)

    def choice(self, state: State, seat: int, action: int) -> Choice:
        """Return a legal action in words and picks."""
        label = state.stack[-1].label(state, seat, action) or self.label(state, seat, action)
        return Choice(action, Line(f"{self.name}-action-{label.kind}", label.words), label.picks)

    def label(self, state: State, seat: int, action: int) -> Label:
        """Return an action as it is worded where its step has nothing of its own to say."""
        if isinstance(self.actions, ActionTable) and (worded := self.actions.label(state, seat, action)):
            return worded
        declared = self.actions[action]
        picks = tuple(f"{name}:{value}" for name, value in declared.arguments)
        return Label(declared.kind, {}, picks or (f"button:{declared.kind}",))

    def labels(self) -> frozenset[str]:
        """Return every message id that `choice` may use."""
        return frozenset(f"{self.name}-action-{action.kind}" for action in self.actions)

    def line(self, event: Event) -> Line:
        """Return an event in words."""
        kind = self.vocabulary.events[event.kind]
        words: dict[str, Word] = {}
        for argument, value in zip(kind.arguments, event.numbers(), strict=False):
            name, _, sort = argument.partition(":")
            words[name] = self.word(sort, value)
        return Line(f"{self.name}-log-{kind.name}", words)

    def word(self, sort: str, value: int) -> Word:
        """Return a number of a given sort as a word."""
        if sort == "number":
            return Number(value)
        if sort == "seat":
            return PlayerName(value)
        return Name(f"{self.name}-{sort}-{self.vocabulary.nouns[sort][value]}")

    # -- what spares people questions ------------------------------------------------------

    def explain(self, state: Any, seat: int, moves: Moves) -> None:
        """Say what can be said against things on the board whatever the decision is.

        Called after the step's `offer`, with moves that explain; what the step said comes first.
        """
        return

    def explanation(self, state: State, seat: int) -> Explanation:
        """Return what is said against picks of a seat that owes a decision.

        It is said on a world drawn from what the seat knows, so that no reason can tell more.
        """
        return self.explained(state.resample(seat, FastChance(1)), seat)

    def explained(self, world: State, seat: int) -> Explanation:
        """Let the step of a world explain itself (`Step.offer`)."""
        legal: list[int] = []
        refusals = Refusals()
        moves = Moves(listed=legal)
        moves.explain(refusals)
        world.stack[-1].offer(world, seat, moves)
        self.explain(world, seat, moves)
        refused: dict[tuple[str, ...], Reason] = {}
        for action, reason in refusals.actions.items():
            if action not in legal:
                refused.setdefault(self.choice(world, seat, action).picks, reason)
        offered = {self.choice(world, seat, action).picks for action in legal}
        return Explanation(offered, refused, refusals.picks, refusals.rest)

    def reason(self, state: State, seat: int, pick: str, after: Sequence[str] = ()) -> Line | None:
        """Return why a thing on the board is no choice of a seat after what it picked before.

        None: it is a choice, nothing sure can be said, or the seat owes no decision. The lines are
        `GAME-why-REASON`.
        """
        check_seat(seat, state.players)
        if not state.legal(seat):
            return None
        found = self.explanation(state, seat).reason(pick, after)
        return None if found is None else Line(f"{self.name}-why-{found.name}", found.words)

    def obey(
        self, view: View, seat: int, step: str, legal: Mapping[str, int], orders: Mapping[str, str]
    ) -> int | None:
        """Return the legal action, by its notation, that the seat's standing orders take now.

        None where they say nothing for sure; then the player is asked.
        """
        return None

    # -- reviews, reports and lessons -------------------------------------------------------

    def sources(self, state: Any) -> list[dict[str, int]]:
        """Return the points of each seat by source, as the table lies; the words are `GAME-source-SOURCE`."""
        return [{"points": points} for points in state.scores()]

    def traits(self, state: Any, seat: int, moves: Sequence[RecordedMove]) -> dict[str, tuple[str, ...]]:
        """Return what a seat had or did in a finished game that may have to do with winning it, by trait.

        `moves` are the seat's own. A value is a number or the message id of its name.
        """
        return {}

    def luck(self, state: Any) -> Sequence[Sequence[str]]:
        """Return the names that lessons give to answers of chance: faces of a die, what may be drawn."""
        return ()

    # -- openness --------------------------------------------------------------------------

    def provenance(self) -> tuple[Provenance, ...]:
        """Return what of the box is certain and what is our reconstruction."""
        return ()

    def catalogue(self) -> bytes:
        """Return the components as JSON, for programs that draw the board."""
        return b"{}"

    def digest(self, state: State) -> str:
        """Return a short fingerprint of the whole state, secrets included: never sent while the game runs."""
        facts = self.facts(state)
        return digest_of(state.numbers()) if facts is None else digest_of_facts(facts)


def digest_of_facts(facts: Mapping[str, Any]) -> str:
    """Return sixteen hex digits that change when any fact does, and with nothing else."""
    return hashlib.blake2b(msgspec.json.encode(facts, order="sorted"), digest_size=8).hexdigest()


def digest_of(numbers: Sequence[Any]) -> str:
    """Return sixteen hex digits that change when any of the numbers does."""
    text = ",".join(map(str, numbers))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
