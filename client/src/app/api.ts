// The HTTP face of the server, typed. Errors are Problems, put into words by whoever shows them.
import type { GameRecord } from '../wire/record';
import type { Judged } from '../wire/review';
import type {
  AccountChange,
  AccountInfo,
  AnswerInfo,
  BotAccount,
  BotToken,
  CallWish,
  ChannelInfo,
  ChannelTested,
  CodeTarget,
  DailyInfo,
  ExerciseAnswer,
  ExerciseList,
  Farewell,
  FourWords,
  GameInfo,
  GameRanking,
  Hints,
  HistoryPage,
  HolidayInfo,
  LessonAfter,
  LessonAsked,
  LessonInfo,
  LessonProgress,
  LessonStep,
  LessonWhy,
  LobbyInfo,
  LogEntry,
  MatchInfo,
  MatchWish,
  Me,
  NameCheck,
  NewAccount,
  NewChannel,
  NewPasskey,
  NewReport,
  NewTable,
  NoticesInfo,
  OrderList,
  PasskeyInfo,
  PasskeyLogin,
  PasskeyOptions,
  PeopleList,
  PersonInfo,
  PersonReport,
  Plans,
  PersonRatings,
  PlayOn,
  PlayedGame,
  Position,
  Problem,
  Profile,
  PuzzleInfo,
  PuzzleSolved,
  PuzzleTable,
  ReadyState,
  RecordMoment,
  ReportAnswer,
  RuleBook,
  Series,
  ServerInfo,
  SessionInfo,
  Shown,
  TableCode,
  TableInfo,
  TableList,
  TableRatings,
  Threats,
  TurnList,
  Verification,
  Whom,
  WhyNot,
} from '../wire/wire';

import { text } from '../ui/text.svelte';
import { inviteTo, withInvite } from './invites';
import { transport, type Transport } from './transport';

export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.key);
  }
}

/** Ask the server; for the pages that have endpoints of their own, too. */
export async function call<T>(method: string, path: string, body?: unknown, over: Pick<Transport, 'ask'> = transport): Promise<T> {
  const init: RequestInit = { method, headers: { 'X-Starhold': '1' } };
  if (body !== undefined) {
    init.body = typeof body === 'string' ? body : JSON.stringify(body);
    init.headers = { ...init.headers, 'Content-Type': 'application/json' };
  }
  const answer = await patiently(() => over.ask(`/api${path}`, init));
  if (!answer.ok) throw await refusal(answer);
  const said = await answer.text();
  return (said ? JSON.parse(said) : null) as T;
}

/** The refusal in an answer. Its words come with the first one: most visits meet none. */
export async function refusal(answer: Response): Promise<Refused> {
  const problem = problemIn(await answer.text(), answer.status);
  if (problem.key.startsWith('error-')) await text.open('errors');
  return new Refused(problem, answer.status);
}

/** times that a busy server is asked again, and milliseconds before the first of them */
const TRIES = 4;
const WAIT = 600;

/** Whoever is refused because others are served comes again: nothing was done, so nothing is done twice. */
export async function patiently(ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    const busy = answer.status === 503 && (await answer.clone().text()).includes('"error-busy"');
    if (!busy || tries === TRIES) return answer;
    await new Promise((go) => setTimeout(go, WAIT * tries * (1 + Math.random())));
  }
}

/** The problem that an answer speaks of. */
export function problemIn(text: string, status: number): Problem {
  try {
    const problem = JSON.parse(text) as Partial<Problem>;
    if (typeof problem.key === 'string') return { arguments: {}, client: '', position: null, ...problem } as Problem;
  } catch {
    // not ours: a proxy's page, say
  }
  return { type: 'problem', key: 'ui-server-failed', arguments: { status }, client: '', position: null };
}

const seatQuery = (seat: number | null | undefined): string => (seat === null || seat === undefined ? '' : `&seat=${seat}`);
const tablePath = (table: string, part = ''): string => withInvite(`/tables/${encodeURIComponent(table)}${part}`, inviteTo(table));

/** Whoever is meant at a table is found there with the invitation that one has. */
const invited = (whom: Whom): Whom => (whom.table ? { ...whom, invite: inviteTo(whom.table) ?? '' } : whom);

/** The path of a person; no name: one's own. */
const whose = (name: string): string => (name ? `/people/${encodeURIComponent(name)}` : '/me');

export const api = {
  games: () => call<GameInfo[]>('GET', '/games'),
  /** null: nobody has come in yet */
  me: () => call<Me | null>('GET', '/session'),
  server: () => call<ServerInfo>('GET', '/server'),
  lessons: () => call<LessonInfo[]>('GET', '/lessons'),
  myLessons: () => call<LessonProgress[]>('GET', '/me/lessons'),
  keepLesson: (progress: LessonProgress) => call<LessonProgress[]>('PUT', '/me/lessons', progress),
  lessonStep: (lesson: string, asked: Omit<LessonAsked, 'type'>) => call<LessonStep>('POST', `/lessons/${lesson}/step`, asked),
  lessonPlans: (lesson: string, asked: Omit<LessonAfter, 'type'>) => call<Plans>('POST', `/lessons/${lesson}/plans`, asked),
  lessonWhy: (lesson: string, asked: Omit<LessonWhy, 'type'>) => call<WhyNot>('POST', `/lessons/${lesson}/why`, asked),
  puzzles: (game: string) => call<PuzzleInfo[]>('GET', `/puzzles/${game}`),
  puzzle: (game: string, puzzle: string) => call<PuzzleTable>('GET', `/puzzles/${game}/${puzzle}`),
  answerPuzzle: (game: string, puzzle: string, action: number) => call<Judged>('POST', `/puzzles/${game}/${puzzle}`, { action }),
  myPuzzles: () => call<PuzzleSolved[]>('GET', '/me/puzzles'),
  keepPuzzle: (solved: PuzzleSolved) => call<PuzzleSolved[]>('PUT', '/me/puzzles', solved),
  myGames: () => call<PlayedGame[]>('GET', '/me/games'),
  turns: () => call<TurnList>('GET', '/turns'),
  people: () => call<PeopleList>('GET', '/people'),
  findPeople: (letters: string) => call<PersonInfo[]>('GET', `/people/search?q=${encodeURIComponent(letters)}`),
  peopleAt: (table: string) => call<Record<string, PersonInfo>>('GET', tablePath(table, '/people')),
  follow: (whom: Whom) => call<null>('PUT', '/follows', invited(whom)),
  unfollow: (person: string) => call<null>('DELETE', `/follows/${person}`),
  blocked: () => call<PersonInfo[]>('GET', '/blocks'),
  block: (whom: Whom) => call<null>('PUT', '/blocks', invited(whom)),
  unblock: (person: string) => call<null>('DELETE', `/blocks/${person}`),
  nudge: (table: string, seat: number) => call<null>('POST', tablePath(table, '/nudge'), { seat }),
  report: (report: PersonReport) => call<null>('POST', '/reports', report),
  reportAt: (table: string, report: NewReport) => call<null>('POST', tablePath(table, '/report'), report),
  reportAnswers: () => call<ReportAnswer[]>('GET', '/reports'),
  readAnswer: (report: string) => call<null>('DELETE', `/reports/${report}`),
  holidays: () => call<HolidayInfo>('GET', '/me/holidays'),
  setHolidays: (begins: number, ends: number) => call<HolidayInfo>('PUT', '/me/holidays', { begins, ends }),
  mute: (table: string, quiet: boolean) => call<null>('PUT', tablePath(table, '/mute'), { quiet }),
  notices: () => call<NoticesInfo>('GET', '/notices'),
  addChannel: (channel: NewChannel) => call<ChannelInfo>('POST', '/notices', channel),
  testChannel: (channel: string) => call<ChannelTested>('POST', `/notices/${channel}/test`),
  removeChannel: (channel: string) => call<null>('DELETE', `/notices/${channel}`),
  confirmChannel: (token: string) => call<null>('POST', '/notices/confirm', { token }),
  answerNotice: (token: string, sure: boolean) => call<AnswerInfo>('POST', '/notices/answer', { token, sure }),
  forgot: (name: string) => call<null>('POST', '/account/forgot', { name }),
  account: () => call<AccountInfo>('GET', '/account'),
  checkName: (name: string) => call<NameCheck>('GET', `/account/name?name=${encodeURIComponent(name)}`),
  show: (shown: Shown) => call<null>('PUT', '/account/shown', shown),
  makeWords: () => call<FourWords>('POST', '/account/words'),
  logInByWords: (name: string, words: string) => call<Me>('POST', '/login/words', { name, words }),
  beginPasskey: () => call<PasskeyOptions>('POST', '/passkeys/options'),
  addPasskey: (made: NewPasskey) => call<PasskeyInfo>('POST', '/passkeys', made),
  removePasskey: (passkey: string) => call<null>('DELETE', `/passkeys/${passkey}`),
  beginPasskeyLogin: () => call<PasskeyOptions>('POST', '/login/passkey/options'),
  logInByPasskey: (answer: PasskeyLogin) => call<Me>('POST', '/login/passkey', answer),
  profile: (name: string) => call<Profile>('GET', `${whose(name)}/profile`),
  history: (name: string, wish: Record<string, string>) => call<HistoryPage>('GET', `${whose(name)}/history?${new URLSearchParams(wish)}`),
  recover: (token: string, password: string) => call<Me>('POST', '/account/recover', { token, password }),
  stopNotices: (token: string) => call<null>('POST', `/notices/stop?token=${encodeURIComponent(token)}`),
  daily: (game = '') => call<DailyInfo>('GET', `/daily${game && `?game=${game}`}`),
  playDaily: (game: string) => call<TableInfo>('POST', `/daily?game=${game}`),
  erase: (farewell: Farewell) => call<null>('DELETE', '/me', farewell),
  signIn: (name: string) => call<Me>('POST', '/session', { name }),
  changeAccount: (change: AccountChange) => call<Me>('PUT', '/account', change),
  sessions: () => call<SessionInfo[]>('GET', '/sessions'),
  bots: () => call<BotAccount[]>('GET', '/bots'),
  addBot: (name: string, scopes: BotAccount['scopes']) => call<BotToken>('POST', '/bots', { name, scopes }),
  endBot: (bot: string) => call<null>('DELETE', `/bots/${bot}`),
  endSession: (session: string) => call<null>('DELETE', `/sessions/${session}`),
  logOutEverywhere: () => call<null>('DELETE', '/sessions'),
  openAccount: (wish: NewAccount) => call<Me>('POST', '/account', wish),
  logIn: (name: string, password: string) => call<Me>('POST', '/login', { name, password }),
  logOut: () => call<Me>('POST', '/logout'),
  tables: async (scope: 'open' | 'mine' | 'finished') => (await call<TableList>('GET', `/tables?scope=${scope}`)).tables,
  lobby: () => call<LobbyInfo>('GET', '/lobby'),
  match: (wish: MatchWish) => call<MatchInfo>('POST', '/match', wish),
  endMatch: () => call<null>('DELETE', '/match'),
  ranking: (game: string, friends = false) => call<GameRanking>('GET', `/ratings/${game}${friends ? '?friends=1' : ''}`),
  personRatings: (name: string) => call<PersonRatings>('GET', `/people/${encodeURIComponent(name)}/ratings`),
  tableRatings: (table: string) => call<TableRatings>('GET', tablePath(table, '/ratings')),
  rate: (table: string, rated: boolean) => call<TableInfo>('POST', tablePath(table, '/rated'), { rated }),
  callMe: (wish: CallWish) => call<null>('PUT', '/match', wish),
  take: (table: string) => call<TableInfo>('POST', tablePath(table, '/take'), {}),
  invite: (table: string, name: string) => call<TableInfo>('POST', tablePath(table, '/invite'), { name }),
  code: (table: string) => call<TableCode>('POST', tablePath(table, '/code')),
  byCode: (code: string) => call<CodeTarget>('GET', `/codes/${encodeURIComponent(code)}`),
  newTable: (plan: NewTable) => call<TableInfo>('POST', '/tables', plan),
  table: (table: string) => call<TableInfo>('GET', tablePath(table)),
  join: (table: string, how: { seat?: number; link?: string; invite?: string; seal?: string }) =>
    call<TableInfo>('POST', tablePath(table, '/join'), how),
  leave: (table: string, seat?: number) => call<TableInfo>('POST', tablePath(table, '/leave'), seat === undefined ? {} : { seat }),
  hold: (table: string, seat: number) => call<TableInfo>('POST', tablePath(table, '/hold'), { seat }),
  comeBack: (table: string, seat: number) => call<TableInfo>('POST', tablePath(table, '/return'), { seat }),
  start: (table: string) => call<TableInfo>('POST', tablePath(table, '/start')),
  sealWord: (table: string, seal: string) => call<TableInfo>('POST', tablePath(table, '/entropy'), { seal }),
  openWord: (table: string, word: string) => call<TableInfo>('POST', tablePath(table, '/entropy'), { word }),
  resign: (table: string, seat: number) => call<TableInfo>('POST', tablePath(table, '/resign'), { seat }),
  abandon: (table: string) => call<TableInfo>('POST', tablePath(table, '/abandon')),
  rematch: (table: string, seal: string) => call<TableInfo>('POST', tablePath(table, '/rematch'), { seal }),
  decline: (table: string) => call<TableInfo>('POST', tablePath(table, '/decline')),
  ready: (table: string, state: ReadyState['state']) => call<TableInfo>('POST', tablePath(table, '/ready'), { state }),
  series: (table: string) => call<Series>('GET', tablePath(table, '/series')),
  playOn: (table: string, from: PlayOn) => call<TableInfo>('POST', tablePath(table, '/play-on'), from),
  exercises: (table: string, seat: number) => call<ExerciseList>('GET', tablePath(table, `/exercises?seat=${seat}`)),
  answerExercise: (table: string, answer: ExerciseAnswer) => call<Judged>('POST', tablePath(table, '/exercises'), answer),
  remove: (table: string) => call<null>('DELETE', tablePath(table)),
  hint: (table: string, seat: number | null) => call<Hints>('GET', tablePath(table, `/hint?${seatQuery(seat).slice(1)}`)),
  threats: (table: string, seat: number) => call<Threats>('GET', tablePath(table, `/threats?seat=${seat}`)),
  why: (table: string, seat: number | null, pick: string, after: readonly string[]) =>
    call<WhyNot>('GET', tablePath(table, `/why?${new URLSearchParams({ pick, after: after.join(' ') })}${seatQuery(seat)}`)),
  orders: (table: string, seat: number) => call<OrderList>('GET', tablePath(table, `/orders?seat=${seat}`)),
  setOrders: (table: string, seat: number, orders: Record<string, string>) =>
    call<OrderList>('PUT', tablePath(table, `/orders?seat=${seat}`), { seat, orders }),
  sleep: (table: string, start: number, end: number) => call<TableInfo>('PUT', tablePath(table, '/sleep'), { start, end }),
  recap: (table: string, since: number, seat: number | null) =>
    call<LogEntry[]>('GET', tablePath(table, `/recap?since=${since}${seatQuery(seat)}`)),
  replay: (table: string, ply: number, seat: number | null) =>
    call<Position>('GET', tablePath(table, `/replay?ply=${ply}${seatQuery(seat)}`)),
  /** after this many moves of the record of a finished game */
  replayMoves: (table: string, moves: number, seat: number | null) =>
    call<Position>('GET', tablePath(table, `/replay?moves=${moves}${seatQuery(seat)}`)),
  record: (table: string) => call<GameRecord>('GET', tablePath(table, '/record')),
  verify: (record: string) => call<Verification>('POST', '/records/verify', record),
  replayRecord: (record: string, ply: number, seat: number | null) =>
    call<RecordMoment>('POST', `/records/replay?ply=${ply}${seatQuery(seat)}`, record),
  rules: (game: string, language: string) => call<RuleBook>('GET', `/rules/${game}?language=${language}`),
  catalogue: (game: string, parts: string) => call<unknown>('GET', `/catalogue/${game}?parts=${parts}`),
};

/** Games in progress at one place, and how they move; the place is the one that answers everything unless it is named. */
export const place = (over: Pick<Transport, 'ask'> = transport) => ({
  games: async () =>
    (await call<TableList>('GET', '/tables?scope=mine', undefined, over)).tables.filter(({ status }) => status === 'running'),
  /** the game so far, with its dice; it stays until it is removed */
  takenAlong: (table: string) => call<GameRecord>('POST', `/tables/${table}/move-away`, {}, over),
  continue: (record: string, table = '') => call<TableInfo>('POST', `/records/continue?table=${table}`, record, over),
  remove: (table: string) => call<null>('DELETE', `/tables/${table}`, undefined, over),
});
export type Place = ReturnType<typeof place>;
