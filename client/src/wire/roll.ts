// Made by client/make_types.py from the server's types; do not edit.

import type { Goal } from './goal';

/** A built development. `sort` and `id` name it: roll-SORT-ID. */
export interface DevelopmentView {
  sort: string;
  id: string;
  cost: number;
  reassign: boolean;
  extra: number;
}

/** One player. */
export interface PlayerView {
  credits: number;
  chips: number;
  cup: Record<string, number>;
  citizenry: Record<string, number>;
  builders: Record<string, number>;
  virtual: Record<string, number>;
  selected: string | null;
  selector: string | null;
  seat: number;
  faction: number;
  squares: number;
  free: number;
  score: number;
  points: PointsView;
  developments: DevelopmentView[];
  worlds: WorldView[];
  development_stack: StackView;
  world_stack: StackView;
  rolled: Record<string, number>;
  rows: Record<string, Record<string, number>>;
  drawn: number;
  abandoned: number;
  screen: ScreenView | null;
  drawn_tiles: TileView[] | null;
  abandoned_tiles: TileView[] | null;
  rank: number | null;
}

/** A player's points by source (R-SCORE-1): chips, costs of worlds and developments, 6+ developments. */
export interface PointsView {
  chips: number;
  worlds: number;
  developments: number;
  six_plus: number;
}

/** The whole table as one seat sees it. */
export interface RollView {
  supply: Record<string, number>;
  pool: number;
  active: string[];
  round: number;
  first: number;
  viewer: number | null;
  stage: string;
  last: boolean;
  last_square: number;
  waiting: number[];
  bag: number;
  pile: number;
  seats: PlayerView[];
  players: PlayerView[];
  goal: Goal;
}

/** What the owner sees behind the own screen during Assign. */
export interface ScreenView {
  wild: Record<string, number>;
  rows: Record<string, Record<string, number>>;
  dictated: Record<string, number>;
  selected: string | null;
  selector: string | null;
  using: string | null;
}

/** A stack of the construction zone with the dice on its slot. While its owner re-sorts it, others see no top (R-INFO-1). */
export interface StackView {
  size: number;
  top: TileView | null;
  dice: Record<string, number>;
  needed: number;
  tiles: TileView[] | null;
}

/** A game tile of which the viewer knows both sides. */
export interface TileView {
  tile: string;
  development: string;
  world: string;
  development_cost: number;
  world_cost: number;
  colour: string;
}

/** A built world with its goods. Goods of worlds of one colour are interchangeable, so they are laid out in a fixed order. */
export interface WorldView {
  sort: string;
  id: string;
  cost: number;
  colour: string;
  goods: string[];
}

export type EventName = 'dealt' | 'laid-out' | 'round' | 'ready' | 'selected' | 'extra-phase' | 'phase' | 'stocked' | 'scouted' | 'drew' | 'put' | 'on-top' | 'bag-refilled' | 'levied' | 'arranged' | 'researched' | 'placed' | 'completed' | 'settled' | 'to-cup' | 'removed' | 'gained' | 'tile-credits' | 'power-credits' | 'power-vp' | 'produced' | 'traded' | 'consumed' | 'banked' | 'unused' | 'recruited' | 'recalled' | 'manage' | 'ended' | 'abandoned' | 'row' | 'dictated' | 'shipping';
