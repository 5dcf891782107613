// Made by client/make_types.py from the server's types; do not edit.

/** Another name, another password or both; the password comes with it if the account has one. */
export interface AccountChange {
  password?: string;
  name?: string;
  new_password?: string;
}

/** The own account: its ways to log in, and how others see it. */
export interface AccountInfo {
  password: boolean;
  words: boolean;
  passkeys: PasskeyInfo[];
  shown: Shown;
}

/** The message was carried out and is committed; the table is at this version now. */
export interface Ack {
  type: 'ack';
  client: string;
  version: number;
}

/** How much of each kind. */
export interface Amounts {
  type: 'amounts';
  covers?: number[];
  confirm?: '' | 'always' | 'never';
  notes?: Record<string, Line>;
  kinds: string[];
  rows: Record<string, number[]>;
  sum?: number | null;
  pays?: boolean;
  have?: number[];
}

/** What an answer in a notice decides: the question and the choice; neither once it is `done` before. */
export interface AnswerInfo {
  table: string;
  game: string;
  names: string[];
  question: Line | null;
  choice: Line | null;
  done: boolean;
}

/** The signed word of an answer in a notice; it is carried out if the person is `sure`. */
export interface AnswerToken {
  token: string;
  sure?: boolean;
}

/** Yes or no, or another few words: buttons beside the board. */
export interface Answers {
  type: 'answers';
  covers?: number[];
  confirm?: '' | 'always' | 'never';
  notes?: Record<string, Line>;
  default?: number | null;
  declines?: number | null;
  ends?: number | null;
  leaves?: Line | null;
  ready?: boolean;
  undoes?: number | null;
  switch?: Switch | null;
}

/** A program of one's own that may play at tables: its name, since when, when it was last here. */
export interface BotAccount {
  id: string;
  name: string;
  created: number;
  seen: number;
  scopes: ('chat' | 'play' | 'tables')[];
}

/** How often a person met a bot, and finished ahead of it. */
export interface BotTally {
  bot: string;
  met: number;
  beaten: number;
}

/** A new bot account. The token is told this once and never again. */
export interface BotToken {
  id: string;
  name: string;
  token: string;
  scopes: ('chat' | 'play' | 'tables')[];
}

/** Call the person, once, if somebody comes within these hours who wants the same. */
export interface CallWish {
  game: string;
  players?: number;
  pace?: 'live' | 'turns';
  rated?: boolean;
  hours?: number;
}

/** What a move changed for one viewer, for clients that asked for it; what is not said is as it was. */
export interface Changes {
  type: 'changes';
  base: number;
  version: number;
  log_start: number;
  view?: unknown;
  waiting?: number[];
  over?: boolean;
  prompt?: Prompt | null;
  choices?: Choice[];
  log?: LogEntry[];
  undo?: UndoInfo;
  clock?: ClockInfo;
  scores?: number[];
  ranks?: number[];
  sealed?: boolean;
  secret?: number;
  eyes?: 'all' | 'covered' | 'own';
}

/** A channel as its owner sees it; of a webhook's address only the host is shown. */
export interface ChannelInfo {
  id: string;
  kind: 'hook' | 'mail' | 'push';
  address: string;
  format: '' | 'discord' | 'json' | 'ntfy' | 'slack' | 'telegram';
  confirmed: boolean;
  off: boolean;
  error: string;
  sent: number;
}

/** What became of a test message: how long it took, and what went wrong, if anything. */
export interface ChannelTested {
  seconds: number;
  error: string;
  channel: ChannelInfo;
}

/** The lesson that teaches most of what a chapter says. */
export interface ChapterLesson {
  chapter: string;
  lesson: string;
  title: string;
  minutes: number;
}

/** Somebody said something. */
export interface ChatLine {
  type: 'said';
  number: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** Say something: seats talk with seats, spectators with spectators. */
export interface ChatMessage {
  type: 'chat';
  client: string;
  text: string;
}

/** A legal action as a person meets it: its label and the board elements to click, in order. */
export interface Choice {
  action: number;
  line: Line;
  picks: string[];
}

/** Seconds left by seat, and whose clock runs, as of `at` (server seconds). */
export interface ClockInfo {
  plan: ClockPlan;
  left: number[];
  running: number[];
  at: number;
  still: number[];
}

/** No clock, so many seconds a move, or a bank with an increment; and what happens at zero. */
export interface ClockPlan {
  kind?: 'bank' | 'move' | 'none';
  seconds?: number;
  increment?: number;
  at_zero?: 'bot' | 'loss' | 'skip';
}

/** A club in a list. */
export interface ClubBrief {
  id: string;
  name: string;
  about: string;
  entry: 'ask' | 'link' | 'listed';
  members: number;
  role: '' | 'asks' | 'host' | 'member';
  names: string[];
  evening: number;
}

/** The wish to enter a club; one that is not listed wants its link. */
export interface ClubDoor {
  invite?: string;
}

/** A club as the viewer sees it: tables and members are shown to members, the link and asks to hosts. */
export interface ClubInfo {
  brief: ClubBrief;
  hosts: string[];
  events: EventBrief[];
  invite: string;
  members: ClubMember[];
  asks: ClubMember[];
  tables: TableInfo[];
}

/** The viewer's clubs, and those that everybody may enter. */
export interface ClubList {
  mine: ClubBrief[];
  listed: ClubBrief[];
}

/** Somebody in a club, or who asks to be. */
export interface ClubMember {
  person: PersonInfo;
  role: '' | 'asks' | 'host' | 'member';
  since: number;
  me: boolean;
}

/** The table that a code is for, and its invitation. */
export interface CodeTarget {
  table: string;
  invite: string;
}

/** Answer a request to undo. */
export interface ConsentMessage {
  type: 'consent';
  client: string;
  seat: number;
  agree: boolean;
}

/** Open an account, or log in to one. */
export interface Credentials {
  name: string;
  password: string;
  invitation?: string;
}

/** Today's challenge: one game with the same set-up, dice and bots for everybody. */
export interface DailyInfo {
  day: string;
  game: string;
  seats: SeatPlan[];
  ends: number;
  players: number;
  mine: DailyTry | null;
  today: DailyResult[];
  week: DailyWeek[];
  streak: number;
  days: DailyTry[];
  games: string[];
}

/** A line of the day's results. */
export interface DailyResult {
  place: number;
  name: string;
  margin: number;
  moves: number;
  mine: boolean;
}

/** The own try that counts: it is open, done, or was given up. */
export interface DailyTry {
  day: string;
  table: string;
  state: 'done' | 'given-up' | 'open';
  margin: number;
  moves: number;
  course: string;
  place: number;
  game: string;
}

/** A line of the week's results: days on which all bots were beaten, days played, and all margins. */
export interface DailyWeek {
  place: number;
  name: string;
  won: number;
  played: number;
  margin: number;
  mine: boolean;
}

/** A day's challenge that was played to the end, and by how many points the best bot was beaten. */
export interface DayPlayed {
  day: string;
  margin: number;
}

/** A counter of a seat that would change, by how much, and what a full store would not take of it. */
export interface Delta {
  seat: number;
  counter: string;
  change: number;
  lost: number;
}

/** What a page loads from /device/ to play on the visitor's device; `engine` may be empty. */
export interface DeviceFiles {
  bundle: string;
  engine: string;
  shared: string[];
}

/** A word for the dice: while the table is open its seal, or the word for all to see; while it is starting the word that was sealed. */
export interface Entropy {
  word?: string;
  seal?: string;
}

/** An event in a list. */
export interface EventBrief {
  id: string;
  kind: 'arena' | 'cup' | 'evening' | 'league' | 'robin' | 'swiss';
  title: string;
  game: string;
  state: 'cancelled' | 'finished' | 'running' | 'short' | 'soon';
  pace: 'live' | 'turns';
  starts: number;
  ends: number;
  round: number;
  rounds: number;
  people: number;
  mine: boolean;
  rated: boolean;
}

/** What the organiser changes: the start, who plays, a table's deadline, or the end. */
export interface EventChange {
  act: 'end' | 'fill' | 'replace' | 'shift' | 'start';
  starts?: number;
  number?: number;
  table?: string;
  hours?: number;
}

/** Who takes part, under a number; without name and bot it is a former player. */
export interface EventEntrant {
  number: number;
  name: string;
  bot: string;
  division: number;
  state: 'gone' | 'in' | 'list';
  person: string;
}

/** The wish to take part; an event that is in no list wants its link. */
export interface EventEntry {
  invite?: string;
}

/** Whether a player of an arena wants a game now. */
export interface EventFree {
  free?: boolean;
}

/** A table of an event. Results of a round that all tables play with the same dice come at its end. */
export interface EventGame {
  round: number;
  number: number;
  division: number;
  table: string;
  seats: (number | null)[];
  over: boolean;
  until: number;
  ranks: number[];
  forfeits: number[];
}

/** An event as the viewer sees it. */
export interface EventInfo {
  brief: EventBrief;
  plan: NewEvent;
  host: string;
  organiser: boolean;
  invite: string;
  least: number;
  most: number;
  entrants: EventEntrant[];
  lines: EventLine[];
  tables: EventGame[];
  me: EventMine;
  seeds: EventSeed[];
  season: number;
  now: number;
  next: string;
}

/** A line of the standings: what counts, and what breaks ties. */
export interface EventLine {
  number: number;
  place: number;
  division: number;
  points: number;
  games: number;
  tie: number;
  missed: number;
  streak: number;
  best: number;
  places: Record<string, number>;
  out: boolean;
}

/** The viewer's events, those that can be entered, and those that have ended. */
export interface EventList {
  mine: EventBrief[];
  open: EventBrief[];
  finished: EventBrief[];
}

/** What the viewer does next: enter, wait for the start, come, play, look for a game, wait, or nothing. */
export interface EventMine {
  number: number | null;
  state: 'come' | 'done' | 'free' | 'held' | 'in' | 'join' | 'list' | 'out' | 'play' | 'seek' | 'wait';
  table: string;
  until: number;
}

/** The dice that all tables of a round share: what is published before, and the seed after it. */
export interface EventSeed {
  round: number;
  commitment: string;
  seed: string;
}

/** A moment that cost much, to be tried again; the table is `replay?moves=PLY&seat=SEAT`. */
export interface Exercise {
  ply: number;
  seat: number;
  round: number;
  cost: number;
  made: number;
  choices: Choice[];
  band: number;
  played: Line[];
  led: Line | null;
  situation: Line[];
}

/** What one would do now. */
export interface ExerciseAnswer {
  ply: number;
  action: number;
}

/** The costliest moments of a seat, the costliest first. */
export interface ExerciseList {
  seat: number;
  exercises: Exercise[];
}

/** Delete all that is kept of oneself; an account says its password, or its name if it has none. */
export interface Farewell {
  password?: string;
  name?: string;
}

/** What a person often plays with: a trait, the message id of its name, games with it and those won. */
export interface Favourite {
  game: string;
  trait: string;
  name: string;
  games: number;
  won: number;
}

/** The account whose password is forgotten: its e-mail address gets a link. */
export interface Forgotten {
  name: string;
}

/** Four words that open the account. They are told this once. */
export interface FourWords {
  words: string[];
}

/** A game that can be played here; its texts are `GAME-name` and `GAME-summary`. */
export interface GameInfo {
  name: string;
  version: string;
  min_players: number;
  max_players: number;
  options: OptionInfo[];
  presets: PresetInfo[];
  bots: string[];
  measured: Measured[];
  leanings: Leaning[];
}

/** The ranking of a game, sorted by the low ends of the ranges; the own line is always among them. */
export interface GameRanking {
  game: string;
  rows: RankRow[];
  people: number;
  mine: RatingInfo | null;
  shown: boolean;
}

/** What a person is rated in a game: their place among how many, and what 30 days have changed. */
export interface GameRating {
  game: string;
  rating: RatingInfo;
  place: number;
  among: number;
  month: number | null;
  history: RatingPoint[];
}

/** How many games of a kind a person has finished; won are those for two or more. */
export interface GameTally {
  game: string;
  played: number;
  won: number;
  rated: number;
}

/** The viewer and another person: by game how often the viewer was ahead, behind, level. Luck and choices are sums over the games that were reviewed, in parts of a win. */
export interface HeadToHead {
  games: Record<string, [number, number, number]>;
  judged: number;
  luck: number;
  choices: number;
  their_luck: number;
  their_choices: number;
}

/** A move worth making: the win chance (0 to 1) and the points that it promises, and why in a sentence. */
export interface HintInfo {
  choice: Choice;
  share: number;
  points: number;
  reasons: Line[];
  band: number;
  then: Choice[];
  equal: boolean;
}

/** The best moves of a seat at a version, the best first; none if it owes no decision any more. */
export interface Hints {
  version: number;
  seat: number;
  hints: HintInfo[];
  outlook: Outlook | null;
  measured: boolean;
}

/** A finished game of a person's history; `mine` marks the person's seat. */
export interface HistoryGame {
  table: string;
  game: string;
  ended: number;
  options: Record<string, string>;
  seats: PlayedSeat[];
  scores: number[];
  ranks: number[];
  rated: boolean;
  open: boolean;
  luck: number | null;
  choices: number | null;
}

/** Some games of a history, and how many there are in all. */
export interface HistoryPage {
  games: HistoryGame[];
  count: number;
}

/** When a person is away (seconds since 1970); equal moments mean that they are not. */
export interface Holiday {
  begins: number;
  ends: number;
}

/** When a person is away, or two zeros; days of a year that are left for it, and that there are. */
export interface HolidayInfo {
  begins: number;
  ends: number;
  days_left: number;
  most: number;
}

/** Invite the account or the bot account of this name to an open seat; `Owner/Name` if several have it. */
export interface InviteByName {
  name: string;
}

/** Take a seat: any open one, or the one that a link names. */
export interface Join {
  seat?: number | null;
  link?: string;
  invite?: string;
  seal?: string;
}

/** What a review found of a person's luck and choices in a game, in parts of a win. */
export interface JudgedGame {
  table: string;
  ended: number;
  luck: number;
  choices: number;
}

/** How often a face does something, and how often the ten faces do on average. */
export interface Leaning {
  face: string;
  kind: string;
  amount: number;
  mean: number;
}

/** What can be done there, from these own choices on? */
export interface LessonAfter {
  type: 'after';
  beat: number;
  made: number[][];
  after: number[];
}

/** Where somebody stands in a lesson, and what they do: nothing, moves, or go on. `made` are the decisions in each beat of the scene up to this one; where they are missing, those that the coach would take. `again`: the same moves were answered already and are meant. */
export interface LessonAsked {
  type: 'asked';
  beat?: number;
  made?: number[][];
  moves?: number[];
  again?: boolean;
  next?: boolean;
}

/** A lesson; its texts are `lesson-ID` and `.about`. `rivals` are characters of the cast. */
export interface LessonInfo {
  game: string;
  id: string;
  first: boolean;
  minutes: number;
  rivals: string[];
  scenes: number[];
  teaches: string[];
}

/** How far somebody has come in a lesson: the beat to go on with, and was it ever finished? */
export interface LessonProgress {
  game: string;
  lesson: string;
  beat?: number;
  done?: boolean;
}

/** A lesson as it stands after that. */
export interface LessonStep {
  beat: number;
  kind: 'do' | 'free' | 'tell' | 'watch';
  made: number[][];
  say: Line;
  rules: string[];
  ring: string[];
  answer: Line | null;
  show: number[];
  ahead: number[];
  picks: string[];
  left: Position[];
  positions: Position[];
  ways: Way[];
  finished: boolean;
}

/** Why is a board element no choice there, after what was picked before? */
export interface LessonWhy {
  type: 'why';
  beat: number;
  made: number[][];
  pick: string;
  after?: string[];
}

/** A sentence as message id and arguments, not yet in any language. */
export interface Line {
  key: string;
  words: Record<string, Number | Name | PlayerName>;
}

/** The signed word of a link in a notice. */
export interface LinkToken {
  token: string;
}

/** What goes on: others who look for each game, others who are here, and tables. */
export interface LobbyInfo {
  looking: Record<string, number>;
  here: number;
  takeover: TableInfo[];
  live: TableInfo[];
  lately: TableInfo[];
}

/** A line of the log for this viewer. `ply` is the move it belongs to; 0 is the setup. */
export interface LogEntry {
  ply: number;
  line: Line;
  seats: number[];
  undone: boolean;
  event: string | null;
  topic: 'dice' | 'war' | null;
  sound: 'against' | 'chord' | 'dice' | 'end' | null;
  part: 'action' | 'aside' | 'turn' | null;
}

/** On a shared device: show the table to this seat from now on (None: to nobody). `openly`: in front of all, so only what everybody may see. Otherwise its person is alone with the device, for the decision that `secret` names (`Position.secret`; None: the present one). With the next secret decision, and with the first open one after it, the table is shown openly again. */
export interface LookMessage {
  type: 'look';
  seat: number | null;
  openly?: boolean;
  secret?: number | null;
}

/** The table that was found; or nothing yet, and how many others look for the same. */
export interface MatchInfo {
  table: string;
  others: number;
}

/** What a person wants to play with others: how many (0: any number), and live or over days. */
export interface MatchWish {
  game: string;
  players?: number;
  pace?: 'live' | 'turns';
  rated?: boolean;
}

/** Who the server thinks you are. A guest has a name and no account. */
export interface Me {
  id: string;
  name: string;
  account: boolean;
  face: number;
}

/** The share of wins of a bot, alone against others of one kind, each from every seat. */
export interface Measured {
  game: string;
  players: number;
  bot: string;
  against: string;
  games: number;
  share: number;
  low: number;
  high: number;
}

/** What a host does: let somebody in who asks, make a member a host, or remove somebody. */
export interface MemberChange {
  act: 'admit' | 'host' | 'remove';
  person: string;
}

/** Take an action at a version. `client` makes it safe to send twice. `then` are the further decisions of one plan, made all together or not at all. */
export interface MoveMessage {
  type: 'move';
  client: string;
  version: number;
  seat: number;
  action: number;
  then?: number[];
}

/** Send no notices of a table, or send them again. */
export interface Mute {
  quiet: boolean;
}

/** A thing that has a name of its own: `key` is its message id. */
export interface Name {
  type: 'name';
  key: string;
}

/** Can an account have that name? If not, `free` are similar names that it can have. */
export interface NameCheck {
  name: string;
  taken: boolean;
  free: string[];
}

/** Open an account: a name is enough. */
export interface NewAccount {
  name: string;
  password?: string;
  invitation?: string;
  face?: number;
  shown?: boolean;
}

/** A name for a program of one's own, and what its token may be used for. */
export interface NewBot {
  name: string;
  scopes?: ('chat' | 'play' | 'tables')[];
}

/** Where a person wants to be told that a table waits: e-mail, a webhook or a browser. */
export interface NewChannel {
  kind: 'hook' | 'mail' | 'push';
  address: string;
  format?: '' | 'discord' | 'json' | 'ntfy' | 'slack' | 'telegram';
  keys?: PushKeys;
  language?: string;
}

/** A club that somebody founds, or what a host changes of it. */
export interface NewClub {
  name: string;
  about?: string;
  entry?: 'ask' | 'link' | 'listed';
}

/** An event that somebody organises. */
export interface NewEvent {
  kind: 'arena' | 'cup' | 'evening' | 'league' | 'robin' | 'swiss';
  title: string;
  game: string;
  starts: number;
  size?: number;
  options?: Record<string, string>;
  pace?: 'live' | 'turns';
  seconds?: number;
  rounds?: number;
  days?: number;
  minutes?: number;
  rated?: boolean;
  duplicate?: boolean;
  listed?: boolean;
  club?: string;
}

/** A passkey that a browser has made, and what its owner calls it; binary values are base64url. */
export interface NewPasskey {
  ceremony: string;
  id: string;
  client_data: string;
  attestation: string;
  name: string;
}

/** Report a line of a table's chat, or the player at a seat, to the operators. */
export interface NewReport {
  text?: string;
  line?: number | null;
  seat?: number | null;
  kind?: 'cheating' | 'insults' | 'leaves' | 'name' | 'other';
}

/** Make a table. Options not given come from the preset, then from the defaults. */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  preset?: string;
  options?: Record<string, string>;
  public?: boolean;
  clock?: ClockPlan;
  start?: boolean;
  seal?: string;
  takebacks?: boolean;
  watch?: boolean;
  hints?: 'always' | 'bots' | 'never';
  ready?: boolean;
  takeover?: boolean;
  rated?: boolean;
  club?: string;
}

/** A person's channels, and what this server can send. */
export interface NoticesInfo {
  channels: ChannelInfo[];
  push_key: string;
  mail: boolean;
}

/** A plain number inside a line. */
export interface Number {
  type: 'number';
  value: number;
}

/** A row of numbers, one for each column: times in 100, or what is paid. */
export interface Odds {
  line: Line;
  numbers: number[];
}

/** One thing of those on the table. */
export interface OneOf {
  type: 'one';
  covers?: number[];
  confirm?: '' | 'always' | 'never';
  notes?: Record<string, Line>;
  default?: number | null;
}

/** A switch of the rules; texts are `GAME-option-NAME` and `GAME-option-NAME-VALUE`. */
export interface OptionInfo {
  name: string;
  values: string[];
}

/** A standing order that the game offers; its text is `GAME-order-NAME`, those of its values are `GAME-order-is-VALUE`, or `order-VALUE` for what all games say. */
export interface OrderKind {
  name: string;
  values: string[];
}

/** The standing orders that a game offers, those in force, and the player's sleeping hours. */
export interface OrderList {
  kinds: OrderKind[];
  orders: Orders;
  sleep: Sleep;
  most_sleep: number;
}

/** Standing orders of one seat: the values chosen, seen by their owner alone. */
export interface Orders {
  seat?: number | null;
  orders?: Record<string, string>;
}

/** The moment of a finished game that a table goes on from, and whether its dice are those of then. `moved`: of the same game, which has moved here from a device or a server, or may have moved away. */
export interface Origin {
  table: string;
  ply: number;
  dice: 'fresh' | 'moved' | 'same';
}

/** The seat of another player. */
export interface OtherSeat {
  seat: number;
}

/** What others can do and are likely to do, by what lies open: sentences, and maybe a table of numbers. */
export interface Outlook {
  title: Line;
  lines: Line[];
  columns: (Number | Name | PlayerName)[];
  odds: Odds[];
}

/** A passkey of an account; `used` is 0 before the first login with it. */
export interface PasskeyInfo {
  id: string;
  name: string;
  created: number;
  used: number;
}

/** The answer of a passkey to a challenge; binary values are base64url. */
export interface PasskeyLogin {
  ceremony: string;
  id: string;
  client_data: string;
  authenticator: string;
  signature: string;
}

/** Another name for a passkey. */
export interface PasskeyName {
  name: string;
}

/** What a browser needs to make a passkey or to log in with one; binary values are base64url. */
export interface PasskeyOptions {
  ceremony: string;
  challenge: string;
  domain: string;
  person: string;
  name: string;
  known: string[];
}

/** Friends, who is here first; those you follow; those who follow you; those you played with lately. */
export interface PeopleList {
  friends: PersonInfo[];
  follows: PersonInfo[];
  followers: PersonInfo[];
  met: PersonInfo[];
}

/** Somebody else, as far as they let you know. */
export interface PersonInfo {
  id: string;
  name: string;
  account: boolean;
  tie: '' | 'blocked' | 'followed' | 'follows' | 'friend';
  here: '' | 'here' | 'table';
  seen: number;
  table: TableInfo | null;
  yours: boolean;
  game: string;
  met: number;
  won: '' | 'both' | 'they' | 'you';
  face: number;
}

/** The ratings of a person; nothing of one who hides them. */
export interface PersonRatings {
  name: string;
  hidden: boolean;
  ratings: GameRating[];
  finished: number;
  begun: number;
}

/** Report a person to the operators, away from any table. */
export interface PersonReport {
  person: string;
  text?: string;
  kind?: 'cheating' | 'insults' | 'leaves' | 'name' | 'other';
}

/** A piece, then a place for it; or any picks in order. */
export interface PickPath {
  type: 'path';
  covers?: number[];
  confirm?: '' | 'always' | 'never';
  notes?: Record<string, Line>;
  asks?: Line[];
  likely?: Record<string, number>;
}

/** Are you there? */
export interface PingMessage {
  type: 'ping';
}

/** The choices at a version and what would come of each; none if the seat decides nothing then. `prompt` is what the ways answer. */
export interface Plans {
  type: 'plans';
  version: number;
  seat: number;
  after: number[];
  ways: Way[];
  prompt?: Prompt;
}

/** What can the seat that decides do, and what would come of it? `after`: from these own choices on. */
export interface PlansMessage {
  type: 'plans';
  version: number;
  seat: number;
  after?: number[];
}

/** Play on from a moment of a finished game, against bots. */
export interface PlayOn {
  ply: number;
  dice?: 'fresh' | 'same';
  seat?: number | null;
  bot?: string;
}

/** A finished game as a line of its player's history. */
export interface PlayedGame {
  table: string;
  game: string;
  ended: number;
  options: Record<string, string>;
  seats: PlayedSeat[];
  scores: number[];
  ranks: number[];
}

/** Who sat at a seat of a finished game. */
export interface PlayedSeat {
  name: string;
  kind: 'bot' | 'hotseat' | 'human' | 'open';
  bot: string;
  mine: boolean;
  face: number;
}

/** A seat, to be called by its player's name. */
export interface PlayerName {
  type: 'player';
  seat: number;
}

/** Here. */
export interface Pong {
  type: 'pong';
}

/** The whole table for one viewer after a move; log lines since `since`. */
export interface Position {
  type: 'position';
  table: string;
  version: number;
  seat: number | null;
  view: unknown;
  waiting: number[];
  over: boolean;
  prompt: Prompt | null;
  choices: Choice[];
  log: LogEntry[];
  log_start: number;
  undo: UndoInfo;
  clock: ClockInfo;
  scores: number[];
  ranks: number[];
  sealed: boolean;
  secret: number;
  eyes: 'all' | 'covered' | 'own';
}

/** A position that fits everything a seat knows; what the seat can't know is drawn at random. */
export interface PossibleWorld {
  game: string;
  rules: string;
  seat: number;
  version: number;
  facts: unknown;
}

/** An edition: its text is `GAME-preset-NAME`. */
export interface PresetInfo {
  name: string;
  options: Record<string, string>;
}

/** What would be told, and what ends the telling. `stop` is `chance` (dice, draws), `reveal` (something hidden is shown), `war`, `people` (another seat decides next, its turn or another phase begins), or `none`. `deltas` are those up to there. `nothing`: all that was decided has no effect for the seat. */
export interface Preview {
  lines: Line[];
  stop: string;
  deltas: Delta[];
  nothing: boolean;
}

/** Something was refused, in words the client can translate; nothing changed. A stale move comes with the fresh position. */
export interface Problem {
  type: 'problem';
  key: string;
  arguments: Record<string, string | number>;
  client: string;
  position: Position | null;
}

/** A person as others see them; what they do not show is empty. */
export interface Profile {
  id: string;
  name: string;
  account: boolean;
  face: number;
  since: number;
  mine: boolean;
  shows: boolean;
  tie: '' | 'blocked' | 'followed' | 'follows' | 'friend';
  games: GameTally[];
  bots: BotTally[];
  favourites: Favourite[];
  judged: JudgedGame[];
  seconds: number;
  between: HeadToHead | null;
  days: DayPlayed[];
  streak: number;
}

/** What a seat is asked: the step's name, the question, its rule, and the parts of the decision. */
export interface Prompt {
  step: string;
  line: Line;
  rule: string;
  shape: (OneOf | Subset | PickPath | Amounts | Answers)[];
}

/** The keys of a browser that takes push messages, as it gives them out. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** The move that one would make. */
export interface PuzzleAnswer {
  action: number;
}

/** A puzzle in a list. The theme is the message that names what the best move is about. */
export interface PuzzleInfo {
  id: string;
  game: string;
  theme: string;
  level: number;
  players: number;
  name: Line | null;
}

/** A puzzle that somebody has solved. */
export interface PuzzleSolved {
  game: string;
  puzzle: string;
}

/** A puzzle to solve: one move is better than all others by far. */
export interface PuzzleTable {
  info: PuzzleInfo;
  options: Record<string, string>;
  seat: number;
  view: unknown;
  prompt: Prompt;
  choices: Choice[];
  situation: Line[];
}

/** A line of a ranking: a person with their place, or a face without. */
export interface RankRow {
  name: string;
  rating: RatingInfo;
  place: number;
  bot: string;
  month: number | null;
  me: boolean;
  face: number;
}

/** Make a table casual, or wish that it is rated: it is once all who sit there wish so. */
export interface RatedWish {
  rated: boolean;
}

/** A rating as it is shown; the points are 0 until there are enough games for a range. */
export interface RatingInfo {
  sure: 'none' | 'number' | 'range';
  games: number;
  points: number;
  low: number;
  high: number;
  half: number;
  below: string;
  above: string;
}

/** A rating after a game that ended then. */
export interface RatingPoint {
  at: number;
  points: number;
  half: number;
}

/** Whether one is ready for the start; `learning`: the others see that it takes some minutes. */
export interface ReadyState {
  state?: '' | 'learning' | 'ready';
}

/** A record's table after some of its moves, and whose game it was. */
export interface RecordMoment {
  game: string;
  names: string[];
  position: Position;
}

/** Log in to the account that a link is for; "" keeps the password that it has. */
export interface Recovery {
  token: string;
  password?: string;
}

/** What came of a report of yours: an operator acted, or found that no rule was broken. */
export interface ReportAnswer {
  id: string;
  name: string;
  kind: 'cheating' | 'insults' | 'leaves' | 'name' | 'other';
  outcome: 'acted' | 'kept';
  settled: number;
}

/** The rules of a game in the order of play, and by what other words they are found. */
export interface RuleBook {
  game: string;
  rules: RuleText[];
  words: SearchWord[];
  idle: string[];
  lessons: ChapterLesson[];
}

/** One rule of the rules book: what it says, and apart from that what only some want to know. */
export interface RuleText {
  id: string;
  section: string;
  text: string;
  sources: string;
  editions: string;
  ruling: string | null;
  reference: boolean;
}

/** Whoever begins something anew may seal a word for its dice. */
export interface Sealed {
  seal?: string;
}

/** What rules call something, and what people may call it; both are beginnings of words. */
export interface SearchWord {
  terms: string[];
  said: string[];
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'hotseat' | 'human' | 'open';
  name: string;
  owner: string;
  bot: string;
  held: boolean;
  resigned: boolean;
  timed_out: boolean;
  online: boolean;
  away: number;
  seal: string;
  entropy: boolean;
  link: string;
  ready: '' | 'learning' | 'ready';
  kept: number;
  kept_for_me: boolean;
  wants_rated: boolean;
  face: number;
}

/** The seat that is meant. If none is said: all of your own, or, to take over from a bot, any. */
export interface SeatOnly {
  seat?: number | null;
}

/** How a seat of a new table is filled: `me`, `open`, `bot`, or a further person on this device. */
export interface SeatPlan {
  kind: 'bot' | 'hotseat' | 'me' | 'open';
  bot?: string;
  name?: string;
}

/** What the player of a seat is rated; after the end of a rated game, what it changed and why. */
export interface SeatRating {
  seat: number;
  rating: RatingInfo;
  finished: number;
  begun: number;
  place: number;
  gone: boolean;
  before: RatingInfo | null;
  change: number;
  why: Line | null;
}

/** Games of the same people at one game within 30 days: wins by seat (a shared one in parts), and all. */
export interface Series {
  wins: number[];
  games: number;
}

/** What a server is called, who may come in, and what its operators tell everybody. */
export interface ServerInfo {
  name: string;
  language: string;
  contact: string;
  registration: string;
  guests: boolean;
  texts: string[];
  announcement: string;
  maintenance: string;
  colour: string;
  logo: string;
  bots: boolean;
  passkeys: boolean;
  device: DeviceFiles | null;
}

/** A browser that is signed in: since when, when it was last here, whether it is the one that asks. */
export interface SessionInfo {
  id: string;
  device: string;
  created: number;
  seen: number;
  current: boolean;
}

/** How others see a person: their face, who sees what of them, and who may invite them. */
export interface Shown {
  face?: number;
  presence?: 'all' | 'friends' | 'nobody';
  games?: 'all' | 'friends' | 'nobody';
  ranking?: boolean;
  invitations?: 'all' | 'friends' | 'nobody';
  published?: boolean;
}

/** Come in as a guest with a name. */
export interface SignIn {
  name: string;
}

/** Hours (UTC, 0 to 23) between which the own clock stands still; equal hours mean never. */
export interface Sleep {
  start: number;
  end: number;
}

/** Shall each of several moves that bots make within a moment come as a position of its own? */
export interface StepsMessage {
  type: 'steps';
  each: boolean;
}

/** Things that are put together one by one, each in a decision of its own, and then closed. Where a single answer is left, the rules take it without asking: the last thing, or `done`. */
export interface Subset {
  type: 'subset';
  covers?: number[];
  confirm?: '' | 'always' | 'never';
  notes?: Record<string, Line>;
  members: Record<string, number>;
  actions: Record<string, number>;
  least: number;
  most: number;
  start?: string;
  chosen?: string[];
  preset?: string[];
  done?: number | null;
  spends?: boolean;
  asks?: Line | null;
  how?: Line | null;
  says?: Line | null;
  ends?: Line | null;
  only?: Line | null;
}

/** Two answers as a switch within a plan: what it is called, and what the plan then says. */
export interface Switch {
  on: number;
  off: number;
  name: Line;
  says_on: Line;
  says_off: Line;
}

/** A short code that opens the invitation of a table. */
export interface TableCode {
  code: string;
}

/** A table waits for the person, a game of theirs has ended, or a seat is kept for them by name. */
export interface TableEvent {
  kind: 'invited' | 'over' | 'turn';
  table: string;
  game: string;
  seat: number | null;
  version: number;
}

/** A table as a viewer may know it outside the game itself. */
export interface TableInfo {
  id: string;
  game: string;
  rules_version: string;
  options: Record<string, string>;
  status: 'abandoned' | 'finished' | 'open' | 'running' | 'starting';
  public: boolean;
  takebacks: boolean;
  watch: boolean;
  hints: boolean;
  seats: SeatInfo[];
  host: boolean;
  mine: number[];
  commitment: string;
  created: number;
  updated: number;
  waiting: number[];
  invite: string;
  scores: number[];
  ranks: number[];
  ended_by: number[];
  rematch: string;
  clock: ClockPlan;
  gather: '' | 'ready' | 'rematch';
  starts_in: number;
  daily: string;
  origin: Origin | null;
  takeover: boolean;
  rated: boolean;
  unrated: ('bots' | 'clock' | 'device' | 'face' | 'hints' | 'kind' | 'name' | 'takeover')[];
  event: string;
  sealed: boolean;
}

/** Tables, newest first. */
export interface TableList {
  tables: TableInfo[];
}

/** Seats, presence or status changed. */
export interface TableNews {
  type: 'table';
  table: TableInfo;
}

/** The ratings of those who sit at a table; people who hide theirs are left out, but for the viewer. */
export interface TableRatings {
  rated: boolean;
  seats: SeatRating[];
  state: '' | 'counted' | 'early' | 'outage' | 'void';
  reason: string;
}

/** What somebody else can do in answer to a choice: the log line, the points, and how many more could. */
export interface Threat {
  action: number;
  seat: number;
  line: Line;
  points: number;
  more: number;
}

/** The threats of a seat's choices at a version; none where hints are off. */
export interface Threats {
  version: number;
  threats: Threat[];
}

/** A table of the person's own, for the list of turns. */
export interface TurnInfo {
  table: TableInfo;
  yours: boolean;
  prompt: Prompt | null;
  last: Line | null;
  seconds_left: number | null;
  muted: boolean;
  seconds: number;
  still: number;
}

/** Tables that wait for the person, least time first; those that wait for others; and finished ones. */
export interface TurnList {
  mine: TurnInfo[];
  others: TurnInfo[];
  finished: TableInfo[];
  invited: TableInfo[];
  played: boolean;
}

/** May the viewer take the last move back? If not freely, which event stands in the way. */
export interface UndoInfo {
  free: boolean;
  blocked: Line | null;
  ask: number[];
  asked_by: number | null;
  agreed: number[];
  to_answer: boolean;
  back: Line[];
}

/** Take the last own move back, or ask those concerned. */
export interface UndoMessage {
  type: 'undo';
  client: string;
  version: number;
  seat: number;
}

/** What checking a record gave. */
export interface Verification {
  ok: boolean;
  game: string;
  moves: number;
  fair: boolean;
  problem: Problem | null;
  takebacks: number;
  taken_back: number;
  rerolled: number;
  committed: boolean;
  words: number;
  withheld: number;
}

/** Is the page in front of the person, or hidden behind another one? Notices go to those who look away. */
export interface VisibleMessage {
  type: 'visible';
  visible: boolean;
}

/** A choice, and the own choices that follow it with no chance, no reveal and nobody else between. The last choice of a way has the preview of the whole. `more`: further choices follow that were not looked at. `prompt` is what is asked next, which `then` answers. */
export interface Way {
  action: number;
  line: Line;
  picks: string[];
  then: Way[];
  preview: Preview | null;
  more: boolean;
  prompt?: Prompt;
}

/** First message on a socket: the build, so that an old client can ask to be reloaded, and past chat. */
export interface Welcome {
  type: 'welcome';
  build: string;
  you: Me;
  chat: ChatLine[];
}

/** Send the whole position: what came last does not follow from what I have. */
export interface WholeMessage {
  type: 'whole';
}

/** Whom you mean: a person, or whoever sits at a seat or said a line at a table that you can see. */
export interface Whom {
  person?: string;
  table?: string;
  invite?: string;
  seat?: number | null;
  line?: number | null;
}

/** Why a thing on the board is no choice of a seat now; no line: it begins one, or goes on with it. */
export interface WhyNot {
  line: Line | null;
  asked: Line | null;
  rule: string;
}

/** Log in by a name and its four words. */
export interface WordLogin {
  name: string;
  words: string;
}

export type ClientMessage = MoveMessage | UndoMessage | ConsentMessage | ChatMessage | LookMessage | PlansMessage | WholeMessage | StepsMessage | VisibleMessage | PingMessage;

export type ServerMessage = Position | Changes | Ack | Problem | ChatLine | Welcome | TableNews | Plans | Pong;

export type Shape = OneOf | Subset | PickPath | Amounts | Answers;
