// Made by client/make_types.py from the server's types; do not edit.

import type { Goal } from './goal';

/** An army in a region; a neutral one has no seat. */
export interface ArmyView {
  seat: number | null;
  lying: boolean;
}

/** How a fighter can pay while numbers are chosen (K-WAR-8, K-WAR-15); everybody can work it out. */
export interface BillView {
  covers: PaymentView;
  payments: PaymentView[];
  costs: number[];
  spared: number[];
}

/** A territory card in play; before its side is chosen, `sides` are the two to choose from. */
export interface BoardView {
  number: number;
  owner: number | null;
  side: string | null;
  sides: string[];
  regions: RegionView[];
}

/** What everybody sees of a player (K-SETUP-14). */
export interface KingdomsSeatView {
  magic: number;
  tower: number;
  on_card: number;
  aloft: number;
  captured: number;
  faction: string | null;
  mana: number;
  ore: number;
  food: number;
  armies: number;
  supply: number;
  crown: boolean;
  allies: number[];
  points: number;
  score: ScoreView;
  tower_cost: number | null;
  magic_cost: number | null;
  army_cost: number | null;
}

/** The table as one seat sees it. */
export interface KingdomsView {
  first: number;
  active: number;
  selected: string | null;
  refreshes: number;
  end_triggered: boolean;
  max_refreshes: number;
  seats: KingdomsSeatView[];
  boards: BoardView[];
  shields: number[];
  tower_points: number[];
  war: WarView | null;
  tokens: TokenCount[];
  over: boolean;
  goal: Goal;
}

/** So much of each resource. */
export interface PaymentView {
  mana: number;
  ore: number;
  food: number;
}

/** A land region. Its id is board and number, both from 1, as in `region:2:5`. */
export interface RegionView {
  id: string;
  terrain: string;
  edge: boolean;
  armies: ArmyView[];
  alliance: boolean;
  token: string | null;
}

/** Where a player's points come from, as the table lies now (K-SCORE-2 to K-SCORE-7). */
export interface ScoreView {
  armies: number;
  magic: number;
  bonus: number;
  tower: number;
  capitals: number;
  cities: number;
  crown: number;
  lost_kingdom: number;
}

/** How many tokens of a kind nobody has seen yet, on the map or left in the box. */
export interface TokenCount {
  kind: string;
  unseen: number;
}

/** The war that is being fought. Numbers are None until they are revealed, but for one's own. They are the numbers that are compared, a raise of the Orcs included; 0 is the white flag. */
export interface WarView {
  attacker: number;
  attacker_discount: number;
  winner: number | null;
  defender: number | null;
  region: string;
  attacker_number: number | null;
  defender_number: number | null;
  attacker_highest: number | null;
  defender_highest: number | null;
  defender_discount: number | null;
  attacker_bill: BillView | null;
  defender_bill: BillView | null;
  top: number;
}

export type EventName = 'first-player' | 'dealt-faction' | 'chose-faction' | 'dealt-card' | 'lost-kingdom' | 'chose-side' | 'started' | 'split' | 'left-gap' | 'turn' | 'refreshed' | 'skipped' | 'selected' | 'performed' | 'passed' | 'collected' | 'moved' | 'to-card' | 'from-card' | 'stood-up' | 'exchanged' | 'gained' | 'paid' | 'lost' | 'robbed' | 'built' | 'learned' | 'mobilised' | 'traded' | 'traded-both' | 'war' | 'neutral-war' | 'showed-number' | 'showed-flag' | 'raised' | 'won' | 'allied' | 'broke-alliance' | 'invoked-lair' | 'retreated' | 'removed' | 'saved' | 'relocated' | 'found' | 'crown-passed' | 'captured' | 'lifted' | 'placed' | 'banished' | 'end-triggered' | 'time-up' | 'lost-in-ruins' | 'finished' | 'shifted' | 'could-not';
