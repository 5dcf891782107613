// How a game draws a sketch: what is different on a later table after two moves. Loaded with the first that is shown.
import type { Component } from 'svelte';
import type { Sketch, SketchPart } from '../wire/review';
import { byFolder } from './folders';

export interface SketchProps {
  sketch: Sketch;
  /** where the other move leads: what is not the same there stands out */
  other: Sketch;
  /** whose moves they are */
  seat: number;
  /** the game's components as the server gives them */
  catalogue: unknown;
}

const SKETCHES = byFolder(import.meta.glob<{ default: Component<SketchProps> }>('./*/Sketch.svelte'));

/** The component that draws sketches of a game; none where its folder has none. */
export async function sketchOf(game: string): Promise<Component<SketchProps> | null> {
  return (await SKETCHES[game]?.())?.default ?? null;
}

const same = (one: SketchPart, other: SketchPart): boolean =>
  one.kind === other.kind && one.place === other.place && one.seat === other.seat && one.count === other.count;

/** Is a part of one sketch on the other as well? */
export const isShared = (part: SketchPart, other: Sketch): boolean => other.parts.some((one) => same(one, part));

/** What the seat has: numbers of its own. Where the two sketches differ, those that do; points always. */
export const purseOf = (sketch: Sketch, other: Sketch): { name: string; count: number; changed: boolean }[] =>
  sketch.parts
    .filter(({ kind }) => kind === 'own')
    .map((part) => ({ name: part.place, count: part.count, changed: !isShared(part, other) }))
    .filter(({ name, changed }) => changed || name === 'points');
