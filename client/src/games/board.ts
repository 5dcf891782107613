// The contract between the table frame and the board of a game. See README.md in this folder.
import type { Component } from 'svelte';
import type { Goal } from '../wire/goal';
import type { Chapter, Deed, Telling } from '../table/story';
import type { Choice, Line, LogEntry, SeatInfo, TableInfo } from '../wire/wire';

/** The same in every game's view. */
export type { Goal };

export type Arguments = Record<string, string | number>;

/** How the counters of a preview are drawn: an icon, and the message id of its name; `runsOut`: the goal strip says what is left of it. */
export type Counters = Readonly<Record<string, { icon: string; key: string; runsOut?: true }>>;

/** Attributes to spread on a board element that can be picked: `<button {...target(pick)}>`. */
export interface Target {
  'data-pick': string;
  /** which of the elements with this id, where each can be picked for itself */
  'data-nth'?: number;
  /** it can be picked now: gold */
  'data-lit'?: true;
  /** it is part of what was picked so far */
  'data-picked'?: true;
  /** it is given up for what was picked */
  'data-given'?: true;
  /** a hint speaks of it: its place among the hints */
  'data-hint'?: string;
  /** a button while it can be picked or taken back, and only then */
  role?: 'button' | 'group';
  tabindex?: 0;
  'aria-pressed'?: boolean;
  'aria-label'?: string;
}

/** Attributes to spread on anything that has a text of its own: hover, focus, long press or I shows it. */
export interface Info {
  'data-info': string;
  'data-rule'?: string;
}

/** What a board is given. `V` is the game's view, from `src/wire/GAME.ts`. */
export interface BoardProps<V> {
  view: V;
  /** the seat through whose eyes this is; null is a spectator */
  seat: number | null;
  /** the players' names by seat */
  names: readonly string[];
  seats: readonly SeatInfo[];
  /** others look at this screen, and the seat knows more than is shown: asks its player to be alone with it */
  peek?: (() => void) | undefined;
  /** the lines of the log that came with this view */
  news: readonly LogEntry[];
  /** seats that owe a decision */
  waiting: readonly number[];
  /** legal choices that still fit what was picked; empty when it is not the viewer's turn */
  choices: readonly Choice[];
  /** the path picked so far, steps that left no choice included */
  picked: readonly string[];
  /** the step that asks, as in `Prompt.step`; null when the viewer owes nothing */
  step: string | null;
  /** pick an element, as a click on it would; clicking a picked one takes it back */
  pick: (id: string) => void;
  /** propose a choice as a whole, by its action or by its picks: nothing is sent before it is confirmed */
  take: (what: number | readonly string[]) => void;
  /** the lines of the position that comes next, while its prelude is shown */
  coming: readonly LogEntry[];
  /** attributes of an element that can be picked; clicks are handled by the frame */
  target: (id: string, label?: string, nth?: number) => Target;
  /** attributes of an element with a text of its own, by message id */
  info: (key: string, rule?: string) => Info;
  /** open the card with the text of a message id */
  inspect: (key: string, rule?: string) => void;
  /** a message in the player's language: 'id' or 'id.attribute' */
  t: (key: string, values?: Arguments) => string;
  /** is there such a message? */
  has: (key: string) => boolean;
  /** a line of words in the player's language */
  say: (line: Line) => string;
  /** the game's components as the server gives them (GET /api/catalogue/GAME) */
  catalogue: unknown;
}

/** One line of the final scoring: a message id and the points of each seat. */
export interface ScoreLine {
  key: string;
  points: readonly (number | null)[];
}

/** What ties are broken by, in the order of the rules: from the view after the end, and the table's options. */
export type Ties<V = unknown> = (view: V, options: TableInfo['options']) => readonly ScoreLine[];

/** One who plays without a seat (a Rogue galaxy), as the end screen shows it. */
export interface Guest {
  /** the message id of its name */
  key: string;
  /** its points by line of the scoring */
  points: readonly (number | null)[];
  total: number;
  rank: number;
}

/** A position and the one before it, for what happened in between. */
export interface Change<V> {
  before: V;
  after: V;
  news: readonly LogEntry[];
  /** through whose eyes; null is a spectator */
  seat: number | null;
  names: readonly string[];
  t: (key: string, values?: Arguments) => string;
}

/** Something that a player would tell a friend: a title and one sentence, over the board for two seconds. */
export interface BoardMoment {
  /** of several the highest is shown; the others are lines of the story */
  rank: number;
  /** whose deed it is: the colour */
  seat: number | null;
  title: readonly [key: string, values?: Arguments];
  said: readonly [key: string, values?: Arguments];
  /** points that it brings */
  points?: number;
  /** a piece (`data-piece`) that it is about: where it was, light bursts */
  piece?: string;
  /** it goes against the viewer */
  against?: boolean;
}

/** What a game's folder exports as default. */
export interface Board<V = unknown> {
  component: Component<BoardProps<V>>;
  /** the room: a class on the page that sets the game's colours */
  room: string;
  /** the lines of the final scoring, from the view after the end */
  scoring?: (view: V) => readonly ScoreLine[];
  /** those who play without a seat */
  guests?: (view: V) => readonly Guest[];
  /** how far the game is from its end: the strip over the board; without it there is none */
  goal?: (view: V) => Goal;
  /** the message of the goal strip about what is aimed at, if it is not simply the most points (it is given `points`) */
  aim?: string;
  /** the message of the goal strip about the round, with its values */
  round?: (goal: Goal) => [key: string, values?: Arguments] | undefined;
  /** what previews and the goal strip count, as it is drawn */
  counters?: Counters;
  /** ids of elements that the board draws, or how they begin (`die:`); what it does not draw is answered in the panel */
  draws?: readonly string[];
  /** letters that press a button, by key code */
  keys?: Readonly<Record<string, readonly string[]>>;
  /** picks that stand for a number, which is then their key: how they begin, and the one that stands for 0 */
  numbers?: Readonly<Record<string, string>>;
  /** what stands before a line of the story: an icon of the set, by how the message id of a name begins that the line speaks of */
  signs?: Readonly<Record<string, string>>;
  /** what the story makes of the game's events */
  telling?: Telling;
  /** plans that were made in secret, as the story draws them: the event that begins one, and its drawing */
  plans?: { begins: string; drawn: Component<{ deed: Deed; chapter: Chapter; names: readonly string[] }> };
  /** icons of what a preview stops at, if it is an event of this game */
  stops?: Readonly<Record<string, string>>;
  /** tips for newcomers that are not named like their step: by step, the end of the message id */
  tips?: Readonly<Record<string, string>>;
  /** how long the table holds still (in milliseconds, at normal speed) after an event, so that it is seen */
  holds?: Readonly<Record<string, number>>;
  /** how long (in milliseconds, at normal speed) lines are shown to a seat before anything else tells what came of them */
  prelude?: (lines: readonly LogEntry[], seat: number | null) => number;
  /** what of a change is worth a moment, as a seat sees it; `name` gives the players' names */
  moments?: (change: Change<V>) => readonly BoardMoment[];
  /** what others are about to do to a player while nothing is picked, or what a plan that is ready does to them, for the desk */
  threats?: (view: V, seat: number, picked: readonly string[]) => readonly Line[];
  /** the icon before these lines, where they are no warning */
  foretells?: string;
  /** what a player has, by counter: the story tells what each turn brought */
  purse?: (view: V, seat: number) => Readonly<Record<string, number>>;
  /** points of each seat during the game, for the seats in the top bar */
  points?: (view: V) => readonly (number | null)[];
  /** the message that says how it ended, if "X wins" does not (it is given `players`) */
  verdict?: (view: V) => string | undefined;
  /** a picture for the inspect card of a message id; draws nothing for what it does not know */
  picture?: Component<{ about: string }>;
}
