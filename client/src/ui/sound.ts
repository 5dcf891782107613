// Short wooden and glassy cues from the browser's own synthesiser. Off unless asked for; each has a visible twin.
import { settings } from './settings.svelte';

export type Cue = 'pick' | 'confirm' | 'undo' | 'dice' | 'turn' | 'against' | 'chord' | 'error' | 'chat' | 'end';

interface Note {
  pitch: number;
  at?: number;
  length?: number;
  shape?: OscillatorType;
  volume?: number;
}

const CUES: Record<Cue, Note[]> = {
  pick: [{ pitch: 880, length: 0.05, shape: 'triangle', volume: 0.05 }],
  confirm: [
    { pitch: 660, length: 0.06, shape: 'triangle' },
    { pitch: 990, at: 0.07, length: 0.08, shape: 'triangle' },
  ],
  undo: [
    { pitch: 880, length: 0.06, shape: 'triangle' },
    { pitch: 590, at: 0.07, length: 0.08, shape: 'triangle' },
  ],
  dice: [0, 0.05, 0.11, 0.18].map((at, knock) => ({ pitch: 190 - knock * 18, at, length: 0.05, shape: 'square' as const, volume: 0.05 })),
  turn: [
    { pitch: 587, length: 0.16 },
    { pitch: 784, at: 0.15, length: 0.24 },
  ],
  against: [{ pitch: 174, length: 0.3 }],
  chord: [
    { pitch: 523, length: 0.3 },
    { pitch: 659, at: 0.06, length: 0.3 },
    { pitch: 784, at: 0.12, length: 0.4 },
  ],
  error: [{ pitch: 140, length: 0.12, shape: 'square', volume: 0.04 }],
  chat: [{ pitch: 1040, length: 0.07 }],
  end: [
    { pitch: 784, length: 0.5 },
    { pitch: 1175, at: 0.1, length: 0.7, volume: 0.05 },
  ],
};

let context: AudioContext | null = null;
/** the same cue is heard once in this many seconds */
const GAP = 0.25;
const last = new Map<Cue, number>();

/** How loud a note is at the loudness that the player chose; 60 is as it was composed. */
const loud = (volume: number): number => Math.max(0.0001, volume * (settings.volume / 60));

/** Let the player hear how loud it is, whatever is on. */
export function test(): void {
  context ??= new AudioContext();
  for (const note of CUES.chord) play(context, note, context.currentTime + (note.at ?? 0));
}

/** Play a cue, if the player wants it. */
export function sound(cue: Cue): void {
  if (settings.sounds === 'off' || (settings.sounds === 'turn' && cue !== 'turn')) return;
  // Browsers let nothing be heard before the first tap or key, and warn about what tries.
  if (!context && navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  if (start - (last.get(cue) ?? -1) < GAP) return;
  last.set(cue, start);
  for (const note of CUES[cue]) play(context, note, start + (note.at ?? 0));
}

function play(audio: AudioContext, note: Note, at: number): void {
  const voice = audio.createOscillator();
  const loudness = audio.createGain();
  const length = note.length ?? 0.2;
  voice.type = note.shape ?? 'sine';
  voice.frequency.value = note.pitch;
  loudness.gain.setValueAtTime(loud(note.volume ?? 0.08), at);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(loudness).connect(audio.destination);
  voice.start(at);
  voice.stop(at + length);
}
