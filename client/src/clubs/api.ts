// What pages of clubs ask the server. It is loaded with them, not with the lobby.
import { call } from '../app/api';
import type { ClubInfo, ClubList, GameRanking, MemberChange, NewClub } from '../wire/wire';

const path = (club: string, act = '', invite = ''): string =>
  `/clubs/${encodeURIComponent(club)}${act}${invite && `?invite=${encodeURIComponent(invite)}`}`;

export const clubs = {
  list: () => call<ClubList>('GET', '/clubs'),
  one: (club: string, invite: string) => call<ClubInfo>('GET', path(club, '', invite)),
  found: (wish: NewClub) => call<ClubInfo>('POST', '/clubs', wish),
  change: (club: string, wish: NewClub) => call<ClubInfo>('PUT', path(club), wish),
  close: (club: string) => call<null>('DELETE', path(club)),
  join: (club: string, invite: string) => call<ClubInfo>('POST', path(club, '/join'), { invite }),
  leave: (club: string) => call<null>('POST', path(club, '/leave')),
  member: (club: string, wish: MemberChange) => call<ClubInfo>('POST', path(club, '/member'), wish),
  ranking: (club: string, game: string) => call<GameRanking>('GET', `/ratings/${game}?club=${encodeURIComponent(club)}`),
};
