// The one next step after a game: the first that fits.
import { isBeaten, nextRival } from '../lobby/rivals';
import type { DailyInfo, GameInfo, LessonInfo, PlayedGame, TableInfo } from '../wire/wire';

export type Next = { kind: 'rematch' | 'daily' } | { kind: 'lesson'; lesson: LessonInfo } | { kind: 'rival'; face: string };

export interface Known {
  table: Pick<TableInfo, 'seats' | 'mine' | 'ranks'>;
  game: GameInfo;
  history: readonly PlayedGame[];
  /** the faces that the game's bots have, weakest first, and those at this table */
  faces: readonly string[];
  met: readonly string[];
  /** the lesson about what cost most; none is known before the game was reviewed */
  lesson: LessonInfo | undefined;
  daily: DailyInfo | null;
}

export function nextStep({ table, game, history, faces, met, lesson, daily }: Known): Next {
  const { seats, mine, ranks } = table;
  const people = seats.filter(({ kind, seat }) => kind === 'human' || mine.includes(seat));
  if (people.length > 1) return { kind: 'rematch' };
  const won = mine.some((seat) => ranks[seat] === 1);
  if (!won && lesson) return { kind: 'lesson', lesson };
  // The game that has just ended may not be in the history yet.
  const rivals = won ? faces.filter((id) => !met.includes(id)) : faces;
  const rival = seats.length > 1 ? nextRival(game, history, rivals) : '';
  if (rival && !isBeaten(game, history, rival)) return met.includes(rival) ? { kind: 'rematch' } : { kind: 'rival', face: rival };
  return daily && !daily.mine ? { kind: 'daily' } : { kind: 'rematch' };
}
