// Which events the lobby names.
import type { EventBrief, EventList } from '../wire/wire';

const WEEK = 7 * 86_400;
const SHOWN = 4;

/** One's own events, then those that can be entered and begin within a week. */
export function upcoming({ mine, open }: Pick<EventList, 'mine' | 'open'>, now = Date.now() / 1000): EventBrief[] {
  return [...mine, ...open.filter((event) => event.state === 'running' || event.starts < now + WEEK)].slice(0, SHOWN);
}
