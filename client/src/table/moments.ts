// Which moment of a change is shown: at most one, the biggest. What happens to the game as a whole comes first.
import type { Board, Goal, BoardMoment } from '../games/board';
import type { LogEntry, Position } from '../wire/wire';

/** The last round has begun: what began it, and who still plays. */
export interface LastRound {
  reason: LogEntry | null;
  left: readonly number[];
}

const goalOf = (board: Board, position: Position): Goal | undefined => (position.over ? undefined : board.goal?.(position.view));

/** Has the last round begun between two positions? */
export function lastRound(board: Board, before: Position, after: Position, news: readonly LogEntry[]): LastRound | null {
  const [was, is] = [goalOf(board, before), goalOf(board, after)];
  if (!was || !is?.last || was.last) return null;
  return { reason: news.findLast(({ sound }) => sound === 'end') ?? null, left: is.left };
}

/** The biggest of what happened between two positions, if there was something. */
export function biggest(
  board: Board,
  before: Position,
  after: Position,
  news: readonly LogEntry[],
  names: readonly string[],
  t: (key: string, values?: Record<string, string | number>) => string,
): BoardMoment | null {
  const fresh = news.filter(({ undone }) => !undone);
  if (fresh.length === 0 || after.over) return null;
  const found = board.moments?.({ before: before.view, after: after.view, news: fresh, seat: after.seat, names, t }) ?? [];
  return [...found].sort((one, other) => other.rank - one.rank)[0] ?? null;
}
