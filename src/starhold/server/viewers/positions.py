"""What a viewer of a table receives: positions, changes, plans, hints, reasons, table information."""

from typing import NamedTuple

import msgspec
from msgspec import UNSET

from starhold.bots.hints import Advised
from starhold.bots.worker import PlayedMove
from starhold.kernel.chance import FastChance
from starhold.kernel.game import Game
from starhold.kernel.preview import Trial, asked_ways
from starhold.kernel.state import State
from starhold.kernel.ways import Way
from starhold.kernel.words import Choice, Line, PlayerName, Prompt, View
from starhold.server.tables.access import may_ask_hints, why_unrated
from starhold.server.tables.seats import TableSeat
from starhold.server.tables.table import ONLINE_SECONDS, Table
from starhold.server.tables.undo_access import undo_info
from starhold.server.viewers.view_cache import SeatDecision, SharedFacts, ViewCache
from starhold.server.wire import (
    Changes,
    ClockInfo,
    Eyes,
    HintInfo,
    Hints,
    Plans,
    PlansMessage,
    Position,
    SeatInfo,
    TableInfo,
    UndoInfo,
    WhyNot,
)
from starhold.server.work.jobs import ShowPast

NOTHING_CHANGED = b"[]"


def common(table: Table) -> SharedFacts:
    """Return what all viewers are shown alike, worked out once for a move."""
    shown = table.shown()
    if shown.common is None:
        scores, ranks = table.result()
        over = table.status != "running"
        shown.common = SharedFacts(tuple(table.waiting()), over, scores, ranks, table.secret)
    return shown.common


class Viewpoint(NamedTuple):
    """A seat that looks; `openly` on a shared device, where others look as well."""

    seat: int | None
    openly: bool = False

    @property
    def viewer(self) -> int | None:
        """Whose views and lines are seen."""
        return None if self.openly else self.seat


def _asked(table: Table, shown: ViewCache, sight: Viewpoint, waiting: tuple[int, ...]) -> SeatDecision | None:
    """Return what the seat decides; in front of others nothing that is secret."""
    seat = sight.seat
    if seat is None or seat not in waiting or (sight.openly and table.secret):
        return None
    return shown.asked(seat, table.legal[seat])


def _cover(table: Table, sight: Viewpoint) -> Eyes:
    """Return whether the seat knows more than is shown."""
    if not sight.openly or sight.seat is None:
        return "own"
    shown = table.shown()
    more = shown.view(sight.seat) != shown.view(None)
    return "covered" if more or (table.secret and sight.seat in common(table).waiting) else "all"


def position(table: Table, seat: int | None, since: int, seen: int = 0, openly: bool = False) -> Position:
    """Return the whole table for one viewer, with the log lines from number `since` on.

    `seen` is the version at which the viewer looked last: lines that were undone since are sent again.
    `openly`: others look as well, so only what everybody may see.
    """
    sight = Viewpoint(seat, openly)
    shown = table.shown()
    waiting, over, scores, ranks, secret = common(table)
    asked = _asked(table, shown, sight, waiting)
    start, log = table.log.new_lines(sight.viewer, since, seen)
    return Position(
        table=table.id,
        version=table.log.version(seat),
        seat=seat,
        view=msgspec.Raw(msgspec.json.encode(shown.view(sight.viewer))),
        waiting=waiting,
        over=over,
        prompt=None if asked is None else asked.prompt,
        choices=() if asked is None else asked.choices,
        log=log,
        log_start=start,
        undo=undo_info(table, seat),
        clock=table.clock.info(table.now()),
        scores=scores,
        ranks=ranks,
        sealed=secret > 0,
        secret=secret,
        eyes=_cover(table, sight),
    )


class SentPosition(NamedTuple):
    """What a viewer was sent last, as far as the next message may leave it out."""

    sight: Viewpoint
    version: int
    view: View
    waiting: tuple[int, ...]
    prompt: Prompt | None
    choices: tuple[Choice, ...]
    undo: UndoInfo
    clock: ClockInfo


def sent(table: Table, whole: Position, openly: bool = False) -> SentPosition:
    """Return what a viewer knows after they were sent the whole position of this moment."""
    sight = Viewpoint(whole.seat, openly)
    return SentPosition(
        sight,
        whole.version,
        table.shown().view(sight.viewer),
        whole.waiting,
        whole.prompt,
        whole.choices,
        whole.undo,
        whole.clock,
    )


def changes(table: Table, before: SentPosition, since: int, seen: int) -> tuple[Changes, SentPosition]:
    """Return what has changed for a viewer, and what they have then; `since` and `seen` as for `position`."""
    shown = table.shown()
    sight = before.sight
    viewer = sight.viewer
    waiting, over, scores, ranks, secret = common(table)
    asked = _asked(table, shown, sight, waiting)
    prompt, choices = (None, ()) if asked is None else (asked.prompt, asked.choices)
    start, log = table.log.new_lines(viewer, since, seen)
    undo, clock = undo_info(table, sight.seat), table.clock.info(table.now())
    view = shown.changes(before.view, viewer)
    version = table.log.version(sight.seat)
    told = Changes(
        base=before.version,
        version=version,
        log_start=start,
        view=UNSET if view == NOTHING_CHANGED else msgspec.Raw(view),
        waiting=UNSET if waiting == before.waiting else waiting,
        over=over,
        prompt=UNSET if prompt is before.prompt or prompt == before.prompt else prompt,
        choices=UNSET if choices is before.choices or choices == before.choices else choices,
        log=log,
        undo=UNSET if undo is before.undo or undo == before.undo else undo,
        clock=UNSET if clock is before.clock or clock == before.clock else clock,
        scores=scores,
        ranks=ranks,
        sealed=secret > 0,
        secret=secret,
        eyes=_cover(table, sight) if sight.openly else "own",
    )
    view_now = shown.view(viewer)
    return told, SentPosition(sight, version, view_now, waiting, prompt, choices, undo, clock)


def plans(table: Table, asked: PlansMessage) -> Plans:
    """Return what the seat can do and what would come of it, as long as it decides at that version."""
    seat = asked.seat
    prompt: Prompt | msgspec.UnsetType = msgspec.UNSET
    found: tuple[Way, ...] = ()
    if table.status == "running" and seat in table.waiting() and table.log.version(seat) == asked.version:
        prompt, found = asked_ways(table.game, table.play.table(), seat, asked.after)
    return Plans(asked.version, seat, asked.after, found, prompt)


def hinted(table: Table, seat: int, version: int, found: Advised) -> Hints:
    """Return advice that was asked for at a version, in words; none if the decision is another by now."""
    if seat not in table.waiting() or table.asked_at[seat] > version:
        return Hints(table.log.version(seat), seat, ())
    state = table.play.table()
    told = (
        HintInfo(
            table.game.choice(state, seat, hint.action),
            hint.share,
            hint.points,
            (hint.why,),
            hint.band,
            hint.steps[1:],
            hint.equal,
        )
        for hint in found.hints
    )
    calibrated = len(table.seats) > 1
    return Hints(version, seat, tuple(told), found.outlook, calibrated)


def why_not(table: Table, seat: int, pick: str, after: tuple[str, ...] = ()) -> WhyNot:
    """Return why a thing on the board can't be chosen now, from nothing but what the seat sees.

    `after` is what was picked before it.
    """
    waiting = table.waiting()
    if not waiting:
        return WhyNot(Line("table-why-over"))
    if seat not in waiting:
        return WhyNot(Line("table-why-not-your-turn", {"player": PlayerName(waiting[0])}))
    return reason(table.game, table.play.table(), seat, pick, after)


def reason(game: Game, state: State, seat: int, pick: str, after: tuple[str, ...] = ()) -> WhyNot:
    """Return why a thing can't be chosen, where the seat owes a decision."""
    if any(path[:1] == (pick,) for path in _paths(game, state, seat).values()):
        return WhyNot(None, rule=game.prompt(state, seat).rule)
    state, after = _decided(game, state, seat, after)
    prompt = game.prompt(state, seat)
    paths = _paths(game, state, seat).values()
    if any(path[: len(after) + 1] == (*after, pick) for path in paths):
        return WhyNot(None, rule=prompt.rule)
    in_choices = any(pick in path for path in paths)
    if in_choices and not after:
        return WhyNot(Line("table-why-first"), rule=prompt.rule)
    line = game.reason(state, seat, pick, after)
    if line is not None or in_choices:
        return WhyNot(line or Line("table-why-not-with"), rule=prompt.rule)
    return WhyNot(Line("table-why-not-now"), prompt.line, prompt.rule)


def _paths(game: Game, state: State, seat: int) -> dict[int, tuple[str, ...]]:
    """Return the picks of each legal action."""
    return {action: game.choice(state, seat, action).picks for action in state.legal(seat)}


def _decided(game: Game, state: State, seat: int, picks: tuple[str, ...]) -> tuple[State, tuple[str, ...]]:
    """Return the position after those decisions of a plan that were picked in full, and the picks left over.

    It is played on a world that is drawn from what the seat knows, as previews are.
    """
    world = state.resample(seat, FastChance(1)) if picks else state
    while picks:
        begun = {
            action: path for action, path in _paths(game, world, seat).items() if path == picks[: len(path)]
        }
        longest = max(begun, key=lambda action: len(begun[action]), default=None)
        if longest is None or not begun[longest]:
            break
        look = Trial(game, world, seat, longest)
        if look.stop != "none":
            break
        world, picks = look.after, picks[len(begun[longest]) :]
    return world, picks


def moment(table: Table, number: int, seat: int | None) -> tuple[int, ShowPast]:
    """Return a moment of the past (as this viewer counts moves), and the job that works it out."""
    number, ply = table.log.moment(number, seat)
    return number, _past(table, ply, seat)


def after_moves(table: Table, moves: int, seat: int | None) -> tuple[int, ShowPast]:
    """Return a moment of a finished game after `moves` moves of its record, which hides none of them."""
    ply = min(max(moves, 0), len(table.play.plies))
    return table.log.number(ply, seat), _past(table, ply, seat)


def _past(table: Table, ply: int, seat: int | None) -> ShowPast:
    moves = tuple(PlayedMove(made.seat, made.action, made.chance) for made in table.play.plies[:ply])
    setup, version = table.play.started.setup, table.rules_version
    return ShowPast(table.game.name, len(table.seats), table.options, setup, moves, seat, version)


def position_at(table: Table, number: int, replayed: Position) -> Position:
    """Return the table at such a moment, from what the job found; nothing can be done there."""
    lines = table.log.lines(replayed.seat)
    return msgspec.structs.replace(
        replayed,
        table=table.id,
        version=number,
        log=tuple(line for line in lines if line.ply <= number and not line.undone),
        clock=table.clock.info(table.now()),
        scores=(),
        ranks=(),
    )


def info(table: Table, person: str | None) -> TableInfo:
    """Return what a person may know of the table outside the game."""
    mine = table.seats_of(person)
    host = person is not None and person == table.host
    scores, ranks = table.result()
    return TableInfo(
        id=table.id,
        game=table.game.name,
        rules_version=table.rules_version,
        options=table.options,
        status=table.status,  # type: ignore[arg-type]
        public=table.public,
        takebacks=table.takebacks,
        watch=table.watch,
        hints=any(may_ask_hints(table, seat) for seat in mine),
        seats=tuple(_seat_info(table, seat, person, host) for seat in table.seats),
        host=host,
        mine=tuple(mine),
        commitment=table.commitment,
        created=table.created,
        updated=table.told_last,
        waiting=tuple(table.waiting()),
        invite=table.invite if mine or host else "",
        scores=scores,
        ranks=ranks,
        ended_by=table.ended_by(),
        rematch=table.rematch,
        clock=table.clock.plan,
        gather=table.gather,  # type: ignore[arg-type]
        starts_in=round(table.starts_in(), 1),
        daily=table.daily,
        origin=table.origin,
        takeover=bool(table.takeable()),
        rated=table.rated,
        unrated=why_unrated(table) if table.status == "open" and not table.rated else (),
        event=table.event,
        sealed=table.sealed,
    )


def without_times(info: TableInfo) -> TableInfo:
    """Return the same without what only time changes: news are sent when something has happened."""
    seats = tuple(msgspec.structs.replace(seat, kept=float(seat.kept > 0)) for seat in info.seats)
    return msgspec.structs.replace(info, updated=0.0, starts_in=float(info.starts_in > 0), seats=seats)


def _seat_info(table: Table, seat: TableSeat, person: str | None, host: bool) -> SeatInfo:
    owns = person is not None and seat.person == person
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,  # type: ignore[arg-type]
        name=seat.name,
        owner=seat.owner,
        bot=seat.plays_itself,
        held=bool(seat.held),
        resigned=seat.resigned,
        timed_out=seat.timed_out,
        online=seat.kind == "bot" or seat.person in table.here or seat.seen_for(ONLINE_SECONDS),
        away=table.away_since(seat.seat),
        entropy=bool(seat.entropy),
        seal=seat.seal,
        link=seat.link if owns or (host and seat.kind == "open") else "",
        ready=seat.ready if table.status == "open" else "",  # type: ignore[arg-type]
        kept=round(table.kept_left(), 1) if seat.kind == "open" and seat.kept_for else 0.0,
        kept_for_me=person is not None and seat.kind == "open" and seat.kept_for == person,
        wants_rated=seat.wants_rated and table.status == "open",
        face=seat.face,
    )
