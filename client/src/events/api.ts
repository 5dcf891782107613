// What pages of events ask the server. It is loaded with them, not with the lobby.
import { call } from '../app/api';
import type { EventChange, EventInfo, EventList, NewEvent } from '../wire/wire';

const path = (event: string, act = '', invite = ''): string =>
  `/tournaments/${encodeURIComponent(event)}${act}${invite && `?invite=${encodeURIComponent(invite)}`}`;

export const events = {
  list: () => call<EventList>('GET', '/tournaments'),
  one: (event: string, invite: string) => call<EventInfo>('GET', path(event, '', invite)),
  create: (plan: NewEvent) => call<EventInfo>('POST', '/tournaments', plan),
  join: (event: string, invite: string) => call<EventInfo>('POST', path(event, '/join', invite), { invite }),
  leave: (event: string) => call<null>('POST', path(event, '/leave')),
  free: (event: string, free: boolean) => call<EventInfo>('POST', path(event, '/free'), { free }),
  change: (event: string, wish: EventChange) => call<EventInfo>('POST', path(event, '/change'), wish),
};
