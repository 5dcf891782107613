// The game that was played or learned last on this device, and against whom: pages open there.
interface Last {
  game: string;
  /** by game: the opponents of the last table against bots, as ids of the cast */
  against: Record<string, string[]>;
}

const KEY = 'starhold-last';

function stored(): Last {
  try {
    return { game: '', against: {}, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Last>) };
  } catch {
    return { game: '', against: {} };
  }
}

export const lastGame = (): string => stored().game;
export const lastAgainst = (game: string): readonly string[] => stored().against[game] ?? [];

export function keepGame(game: string): void {
  if (lastGame() !== game) localStorage.setItem(KEY, JSON.stringify({ ...stored(), game }));
}

export function keepAgainst(game: string, ids: readonly string[]): void {
  const last = stored();
  localStorage.setItem(KEY, JSON.stringify({ ...last, game, against: { ...last.against, [game]: ids } }));
}
