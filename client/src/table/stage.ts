// What looks like a table and is none: a lesson, an exercise, a puzzle.
import type { SeatInfo, TableInfo } from '../wire/wire';

/** Somebody at a seat of it. */
export const sitting = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  kind: 'human',
  name: '',
  bot: '',
  owner: '',
  held: false,
  resigned: false,
  timed_out: false,
  online: true,
  away: 0,
  seal: '',
  entropy: false,
  link: '',
  ready: '',
  kept: 0,
  kept_for_me: false,
  ...more,
});

/** Such a table: nobody else sees it, and `seat` is one's own. */
export const stage = (id: string, game: string, options: Record<string, string>, seats: SeatInfo[], seat: number): TableInfo => ({
  id,
  game,
  rules_version: '',
  options,
  status: 'running',
  public: false,
  takebacks: true,
  watch: false,
  hints: false,
  seats,
  host: true,
  mine: [seat],
  commitment: '',
  created: 0,
  updated: 0,
  waiting: [],
  invite: '',
  scores: [],
  ranks: [],
  ended_by: [],
  rematch: '',
  clock: { kind: 'none' },
  gather: '',
  starts_in: 0,
  daily: '',
  origin: null,
  takeover: false,
});
