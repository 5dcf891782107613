// Made by client/make_types.py from the server's types; do not edit.

import type { Goal } from './goal';

/** The control mat: dice by the face they show, in the order of the faces. */
export interface DiceView {
  inactive: string[];
  activated: string[];
  converter: number;
  discarded: number;
  current: string | null;
  free_reroll: boolean;
  chosen: string[];
  rolled: string | null;
  left: number;
  spare: number;
}

/** A mat with all that is public on it. */
export interface EmpireView {
  energy: number;
  culture: number;
  level: number;
  score: number;
  home: number;
  used: string[];
  locked: number;
  ships: ShipView[];
  colonies: PlanetView[];
  colony_points: number;
  level_points: number;
  max_energy: number;
  max_culture: number;
  can_upgrade: boolean;
}

/** A player: the mat, and of the missions what the viewer may know. */
export interface GalaxiesSeatView {
  seat: number;
  empire: EmpireView;
  has_mission: boolean;
  mission_points: number | null;
  total: number | null;
  rank: number | null;
  dealt: string[];
  mission: string | null;
}

/** The whole table from one seat. */
export interface GalaxiesView {
  discard: string[];
  first: number;
  active: number | null;
  bounty_energy: number;
  bounty_culture: number;
  follow_cost: number;
  trigger: number | null;
  dice_penalty: number;
  under: string[];
  seats: GalaxiesSeatView[];
  rogue: RogueView | null;
  row: (PlanetView | null)[];
  deck: number;
  dice: DiceView;
  step: string | null;
  waiting: number[];
  over: boolean;
  winner: 'player' | 'rogue' | null;
  goal: Goal;
}

/** A planet card. */
export interface PlanetView {
  id: string;
  resource: 'culture' | 'energy';
  track: 'diplomacy' | 'economy';
  length: number;
  points: number;
}

/** The Rogue galaxy in solo play. */
export interface RogueView {
  id: string;
  empire: EmpireView;
  max_energy: number;
  max_culture: number;
  dice: number;
  skull_level: number;
  attack_used: boolean;
}

/** A ship away from home: on the surface of a slot, or on a space of its track. */
export interface ShipView {
  place: 'orbit' | 'surface';
  slot: number;
  space: number;
}

export type EventName = 'revealed' | 'first-player' | 'chose-mission' | 'kept-mission' | 'turn' | 'rolled' | 'rerolled' | 'activated' | 'converted' | 'ended-turn' | 'followed' | 'followed-free' | 'gained-energy' | 'gained-culture' | 'paid-energy' | 'paid-culture' | 'landed' | 'entered-orbit' | 'went-home' | 'advanced' | 'pushed-back' | 'colonised' | 'upgraded' | 'used-planet' | 'bounty' | 'dearer-follows' | 'stole-energy' | 'stole-culture' | 'paid-player-energy' | 'paid-player-culture' | 'removed' | 'set-die' | 'discarded-dice' | 'performed' | 'repeated' | 'shifted' | 'triggered-end' | 'mission-done' | 'mission-failed' | 'finished' | 'rogue-rolled' | 'rogue-discarded' | 'rogue-rerolled' | 'forced-reroll' | 'rogue-level' | 'rogue-bonus' | 'rogue-attack' | 'lost-energy' | 'lost-culture' | 'dice-penalty' | 'rogue-won' | 'rogue-lost' | 'follow-lapsed' | 'slot-empty' | 'declared-follow';
