"""Analysis: a record gone through move by move, each part yielded as soon as it is known.

For every move the value of the table is taken apart into what the decision changed by the knowledge of its
seat (`choice`), what came to light that others had hidden (`shown`), and what chance gave against the mean of
what it could have given (`luck`). All values are made in the same way and from independent luck, so that luck
is fair whatever the judge believes: its mean over many games is nothing.
"""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from starhold.bots.config import config_of
from starhold.bots.hints import STEPS
from starhold.kernel.chance import FastChance, RecordedChance
from starhold.kernel.deprecated import moved
from starhold.kernel.errors import StarholdError
from starhold.kernel.game import Game
from starhold.kernel.record import Record, Result
from starhold.kernel.runner import Ply
from starhold.kernel.state import State
from starhold.kernel.verify import Replay
from starhold.kernel.words import Answers, Choice
from starhold.review import outcomes
from starhold.review.judging import (
    WORLDS,
    WRONG,
    Candidate,
    Candidates,
    Explained,
    explained,
    judged,
    worded,
)
from starhold.review.results import (
    Luck,
    Moment,
    Part,
    Review,
    ReviewBegin,
    ReviewEnd,
    Shares,
    Tried,
)
from starhold.review.rounds import Rounds
from starhold.review.summary import COSTLIEST, kingmaking, told
from starhold.review.values import JUDGE, Judge, difference, doubt_of, mean_of, skills

#: outcomes of chance that are drawn where they are many
DRAWN: Final = 8
#: estimates of the position before the first move
STARTING: Final = 4
#: other positions, spread over the game, that are estimated as often to see how far estimates of one differ
REPEATED: Final = 5


class NotFinished(StarholdError):
    """Raised when a game without a result is to be reviewed."""

    key = "error-review-unfinished"


class Reviewer:
    """Goes through one record."""

    def __init__(
        self,
        record: Record,
        budget: int = 0,
        seed: int = 0,
        judge: str = JUDGE,
        marks: bool = True,
        given_up: Result | None = None,
    ) -> None:
        """Begin the review of a record; raise `NotFinished` if its game has no result.

        `marks`: moves are judged; otherwise only the shares and luck are worked out. `given_up`: how a game
        ended that a player resigned. What was played of it can be reviewed.
        """
        ending = record.result or given_up
        if ending is None:
            raise NotFinished("the game has no result")
        replay = Replay(record)
        places = [number * len(record.moves) // (REPEATED + 1) for number in range(REPEATED + 1)]
        states = {0: replay.state.clone()}
        while not replay.done:
            replay.step()
            if replay.made in places:
                states[replay.made] = replay.state.clone()
        replay.check_result()
        self.record = record
        self.ending = ending
        self.match = replay.match
        self.game = replay.game
        self.state: State = states[0]
        #: positions spread over the game, the first after the start
        self.spread = [states[place] for place in places[1:]]
        self.name = judge
        # Alone, nobody has measured what shares are worth: the judge does not see the Rogue.
        self.marks = marks and len(record.seats) > 1
        self.undone = taken_back(self.game, self.match.plies, self.state)
        self.judge = Judge(self.state, budget, seed, judge)
        self.rounds = Rounds(self.state)
        self.points = self._sources(self.state)
        self.shares: Shares = ()
        #: what the costliest errors of each seat cost so far
        self.costs: dict[int, list[float]] = {}

    def parts(self) -> Iterator[Part]:
        """Yield the review, part by part."""
        began = time.process_time()
        first = self._begin()
        moments: list[Moment] = []
        yield first
        for number, ply in enumerate(self.match.plies):
            moments.append(self._moment(number, ply))
            yield moments[-1]
        summaries, turns, story = told(first, moments, self.rounds.at(self.state))
        seconds = round(time.process_time() - began, 2)
        yield ReviewEnd(summaries, turns, story, seconds, kingmaking(first, moments))

    def _begin(self) -> ReviewBegin:
        record = self.record
        looks = [self.judge.shares(self.state) for _ in range(STARTING)]
        self.shares = mean_of(looks)
        return ReviewBegin(
            game=record.game,
            version=record.version,
            options=record.options,
            seats=record.seats,
            scores=self.ending.scores,
            ranks=self.ending.ranks,
            plies=len(self.match.plies),
            start=self.shares,
            doubt=self._doubt(looks),
            points=self.points,
            judge=self.name,
            budget=self.judge.budget,
            worlds=WORLDS,
            calibrated=self.judge.fit is not None,
            skills=skills(config_of(self.state)),
            measured=len(record.seats) > 1,
            given_up=record.result is None,
        )

    def _doubt(self, start: list[Shares]) -> float:
        """Return the standard error of one estimate, over positions of the whole game."""
        repeated = [start]
        for state in self.spread:
            repeated.append([self.judge.shares(state) for _ in range(STARTING)])
        means = [doubt_of([look[0] for look in looks]) for looks in repeated]
        return math.sqrt(STARTING * math.fsum(doubt**2 for doubt in means) / len(means))

    # -- one move ------------------------------------------------------------------------------------------

    def _moment(self, number: int, ply: Ply) -> Moment:
        state, before = self.state, self.shares
        forced = len(state.legal(ply.seat)) == 1
        judges = self.marks and not forced and number not in self.undone
        candidates = Candidates(())
        if judges:
            whole = partial(self._is_costly, ply.seat)
            candidates = judged(self.judge, state, ply.seat, ply.action, whole)
        after = state.clone()
        after.play(ply.seat, ply.action, RecordedChance(list(ply.chance)))
        # What had to come was counted before.
        quiet = forced and not ply.chance and not state.secret() and not after.over
        shares = before if quiet else self.judge.shares(after)
        middle, luck = self._luck(state, ply, after, shares)
        known = self._known(state, ply, after, middle)
        turn, whose = self.rounds.at(state), self.rounds.whose(state)
        told, all_tried = self._tried(state, number, candidates)
        if told.same:
            # The order of moves that are made anyway isn't a mistake that a player could learn from.
            candidates = candidates._replace(mark="good")
            told, all_tried = self._tried(state, number, candidates)
        self.state, self.shares = after, shares
        return Moment(
            ply=number,
            seat=ply.seat,
            round=turn,
            made=told.made,
            mark=candidates.mark,
            error=round(candidates.error, 4),
            doubt=round(candidates.doubt, 4),
            better=None if told.better is told.made else told.better,
            before=before,
            after=shares,
            choice=difference(known, before),
            shown=difference(middle, known),
            luck=luck,
            points=self._changed(after),
            options=all_tried,
            turn=whose,
            lost=round(candidates.lost, 4),
            stake=round(candidates.stake, 4),
            alike=candidates.alike,
            situation=told.situation,
            look=told.look,
        )

    def _is_costly(self, seat: int, error: float) -> bool:
        """True if an error is one of the costliest of its seat so far; only those can become exercises."""
        costs = self.costs.setdefault(seat, [])
        costs.append(error)
        costs.sort(reverse=True)
        # Some of them turn out to be no mistakes.
        del costs[2 * COSTLIEST :]
        return error in costs

    def _sources(self, state: State) -> tuple[dict[str, int], ...]:
        return tuple(self.game.sources(state))

    def _changed(self, after: State) -> tuple[dict[str, int], ...]:
        points = self._sources(after)
        if points == self.points:
            return ()
        self.points = points
        return points

    def _luck(self, state: State, ply: Ply, after: State, shares: Shares) -> tuple[Shares, Luck | None]:
        """Return the mean over what chance could have given, and how far from it the game went on."""
        if not ply.chance:
            return shares, None
        judge = self.judge
        every = outcomes.every(state, ply.seat, ply.action, ply.of)
        if every is not None:
            here = after.numbers()
            looked = [shares if one.state.numbers() == here else judge.shares(one.state) for one in every]
            mean = tuple(
                sum(one.weight * look[seat] for one, look in zip(every, looked, strict=True))
                for seat in range(len(shares))
            )
            return mean, Luck(difference(shares, mean), 0.0, True, len(every))
        tables = outcomes.drawn(state, ply.seat, ply.action, DRAWN, judge.seed())
        looked = [judge.shares(table) for table in tables]
        doubt = max(doubt_of([look[seat] for look in looked]) for seat in range(len(shares)))
        mean = mean_of(looked)
        return mean, Luck(difference(shares, mean), doubt, False, len(looked))

    def _known(self, state: State, ply: Ply, after: State, middle: Shares) -> Shares:
        """Return what the move promised its seat: over many worlds if it shows something hidden."""
        shows = after.over or (state.secret() and type(after.stack[-1]) is not type(state.stack[-1]))
        if not shows or len(middle) == 1:
            return middle
        looked = []
        for _ in range(DRAWN):
            luck = FastChance(self.judge.seed())
            world = self.judge.features.imagine(state, ply.seat, luck)
            world.play(ply.seat, ply.action, luck)
            looked.append(self.judge.shares(world))
        return mean_of(looked)

    def _tried(
        self, state: State, number: int, candidates: Candidates
    ) -> tuple[Explained, tuple[Tried, ...]]:
        """Return the move made and the best one (maybe the same), and for a marked move all others."""
        ply = self.match.plies[number]
        seat, wrong = ply.seat, candidates.mark in WRONG
        own = Candidate(ply.action, self.shares[seat], candidates.doubt)
        done = next((one for one in candidates.tried if one.action == ply.action), own)
        best = next(iter(candidates.tried), own)
        if wrong:
            told = explained(self.game, state, seat, done, best, self.judge.seed())
            made = msgspec.structs.replace(told.made, then=self._then(state, number))
            options = tuple(worded(self.game, state, seat, one) for one in candidates.tried)
            return told._replace(made=made), options
        made = worded(self.game, state, seat, done)
        best_one = made if best.action == ply.action else worded(self.game, state, seat, best)
        return Explained(made, best_one), ()

    def _then(self, state: State, number: int) -> tuple[Choice, ...]:
        """Return what was chosen after a move where it asked for more, such as which ship goes where."""
        found: list[Choice] = []
        here = state.clone()
        for place in range(number, min(number + STEPS, len(self.match.plies))):
            ply = self.match.plies[place]
            if place > number:
                if (
                    here.over
                    or ply.seat != self.match.plies[number].seat
                    or len(here.stack) <= len(state.stack)
                ):
                    break
                found.append(self.game.choice(here, ply.seat, ply.action))
            here.play(ply.seat, ply.action, RecordedChance(list(ply.chance)))
        return tuple(found)


def taken_back(game: Game, plies: Sequence[Ply], start: State) -> set[int]:
    """Return the moves that undo something, and the moves that they undo: neither is a choice."""
    found: set[int] = set()
    made: dict[int, list[int]] = {}
    state = start.clone()
    for number, ply in enumerate(plies):
        if _undoes(game, state, ply):
            found.add(number)
            if made.get(ply.seat):
                found.add(made[ply.seat].pop())
        else:
            made.setdefault(ply.seat, []).append(number)
        state.play(ply.seat, ply.action, RecordedChance(list(ply.chance)))
    return found


def _undoes(game: Game, state: State, ply: Ply) -> bool:
    legal = state.legal(ply.seat)
    # The answer that undoes is offered last: asking for the whole shape would cost more than the search.
    if len(legal) == 1 or ply.action != legal[-1]:
        return False
    shape = game.asked(state, ply.seat, game.choices(state, ply.seat, legal)).shape
    return any(isinstance(part, Answers) and part.undoes == ply.action for part in shape)


def analyse(
    record: Record,
    budget: int = 0,
    seed: int = 0,
    judge: str = JUDGE,
    progress: Callable[[int], None] | None = None,
) -> Review:
    """Return a whole review of a finished game; `review.table()` has a row per move.

    `budget`: iterations of each evaluation of a position (0: as many as are usual for the game). `progress`
    is called with the number of moves reviewed since its last call. Raise `NotFinished` if the game has no
    end.
    """
    begin: ReviewBegin | None = None
    moments: list[Moment] = []
    for part in Reviewer(record, budget, seed, judge).parts():
        if isinstance(part, ReviewBegin):
            begin = part
        elif isinstance(part, Moment):
            moments.append(part)
            if progress is not None:
                progress(1)
        else:
            assert begin is not None
            return Review(begin, tuple(moments), part)
    raise NotFinished("the review has no end")


if not TYPE_CHECKING:
    __getattr__ = moved(__name__, {"reviewed": f"{__name__}.analyse"})
