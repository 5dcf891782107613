// What this device prefers; kept in the browser, changed at once everywhere.
import { LANGUAGES } from '../wire/languages';

export type Theme = 'dark' | 'light' | 'system';
export type Speed = 'slow' | 'normal' | 'fast' | 'none';
export type Sounds = 'off' | 'turn' | 'all';
/** ask before what cannot be taken back, before everything, or before nothing */
export type Confirm = 'final' | 'every' | 'never';
const CONFIRM: readonly Confirm[] = ['final', 'every', 'never'];

/** where games against bots are played: on this device if it is able and nobody looks for them elsewhere, or always, or never */
export type DevicePlay = 'auto' | 'always' | 'never';

export type Language = (typeof LANGUAGES)[number];

/** text sizes to choose from, in percent */
export const SIZES = [90, 100, 120, 140] as const;

interface Preferences {
  language: Language;
  theme: Theme;
  /** one of `SIZES` */
  size: number;
  speed: Speed;
  sounds: Sounds;
  /** from 0 to 100 */
  volume: number;
  /** the player was asked whether to play with sound */
  asked: boolean;
  confirm: Confirm;
  notify: boolean;
  /** at a table that takes days: go to the next one that waits, some seconds after a move */
  onward: boolean;
  device: DevicePlay;
  name: string;
}

const KEY = 'starhold';

function preferredLanguage(): Language {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return LANGUAGES.find((language) => wanted.includes(language)) ?? 'en';
}

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>;
  } catch {
    return {};
  }
}

class Settings implements Preferences {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  size = $state<number>(100);
  speed = $state<Speed>('normal');
  sounds = $state<Sounds>('off');
  volume = $state(60);
  asked = $state(false);
  confirm = $state<Confirm>('final');
  notify = $state(false);
  onward = $state(true);
  device = $state<DevicePlay>('auto');
  name = $state('');

  constructor() {
    const kept = stored();
    this.language = kept.language ?? preferredLanguage();
    this.theme = kept.theme ?? 'system';
    this.size = SIZES.find((one) => one === kept.size) ?? 100;
    this.speed = kept.speed ?? 'normal';
    this.sounds = kept.sounds ?? 'off';
    this.volume = kept.volume ?? 60;
    this.asked = kept.asked ?? kept.sounds === 'all';
    // What older pages kept ('always', which was the default, and 'quick') is read as the default.
    this.confirm = CONFIRM.find((one) => one === kept.confirm) ?? 'final';
    this.notify = kept.notify ?? false;
    this.onward = kept.onward ?? true;
    this.device = kept.device ?? 'auto';
    this.name = kept.name ?? '';
  }

  /** Keep and show every change; called once, inside an effect root. */
  follow(): void {
    $effect(() => {
      const { language, theme, size, speed, sounds, volume, asked, confirm, notify, onward, device, name } = this;
      const kept = { language, theme, size, speed, sounds, volume, asked, confirm, notify, onward, device, name };
      localStorage.setItem(KEY, JSON.stringify(kept));
    });
    $effect(() => document.documentElement.style.setProperty('--type', `${this.size / 100}`));
    const daylight = matchMedia('(prefers-color-scheme: light)');
    const show = (): void => {
      const light = this.theme === 'light' || (this.theme === 'system' && daylight.matches);
      document.documentElement.dataset['theme'] = light ? 'light' : 'dark';
    };
    $effect(show);
    daylight.addEventListener('change', show);
  }

  /** Dark to light and back, whatever the system says. */
  flipTheme(): void {
    this.theme = document.documentElement.dataset['theme'] === 'light' ? 'dark' : 'light';
  }
}

export const settings = new Settings();

/** Does the player want things to move? */
export const moves = (): boolean => settings.speed !== 'none' && !matchMedia('(prefers-reduced-motion: reduce)').matches;

const PACE: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, none: 0 };
export const pace = (): number => (moves() ? PACE[settings.speed] : 0);
