// Words: Fluent messages, ours from client/text and the server's from /text/LANG.ftl; more of both where a page needs them.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Line, Name, Number as NumberWord, PlayerName } from '../wire/wire';
import { root } from '../app/edition';
import { settings, type Language } from './settings.svelte';

/** Our own texts by part; client/texts.js cuts a language's file into them. */
const OWN: Record<string, Record<string, () => Promise<string>>> = {
  '': import.meta.glob<string>('../../text/*.ftl', { query: '?part=', import: 'default' }),
  'hub/': import.meta.glob<string>('../../text/*.ftl', { query: '?part=hub', import: 'default' }),
  'book/': import.meta.glob<string>('../../text/*.ftl', { query: '?part=book', import: 'default' }),
  'meet/': import.meta.glob<string>('../../text/*.ftl', { query: '?part=meet', import: 'default' }),
  'device/': import.meta.glob<string>('../../text/*.ftl', { query: '?part=device', import: 'default' }),
  'turns/': import.meta.glob<string>('../../text/*.ftl', { query: '?part=turns', import: 'default' }),
  'people/': import.meta.glob<string>('../../text/*.ftl', { query: '?part=people', import: 'default' }),
  'rating/': import.meta.glob<string>('../../text/*.ftl', { query: '?part=rating', import: 'default' }),
  'account/': import.meta.glob<string>('../../text/*.ftl', { query: '?part=account', import: 'default' }),
  'events/': import.meta.glob<string>('../../text/*.ftl', { query: '?part=events', import: 'default' }),
  'clubs/': import.meta.glob<string>('../../text/*.ftl', { query: '?part=clubs', import: 'default' }),
  'cast/': import.meta.glob<string>('../../text/*.ftl', { query: '?part=cast', import: 'default' }),
  'review/': import.meta.glob<string>('../../text/*.ftl', { query: '?part=review', import: 'default' }),
};

type Values = Record<string, string | number>;

/** A stretch of a said line: plain text, or a word that stands for a player or a thing. */
export interface Part {
  text: string;
  seat?: number;
  key?: string;
}

// Marks round a word while a line is put together; a language never contains them.
const OPEN = '\u0002';
const CLOSE = '\u0003';

const resources = new Map<string, Promise<FluentResource>>();

/** The server's messages, of all games or those of one; what has come is not asked for again. */
function fetched(name: string): Promise<FluentResource> {
  const known = resources.get(name);
  if (known) return known;
  const coming = fetch(`${root}text/${name}.ftl`)
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
    .then((text) => new FluentResource(text))
    .catch(() => {
      resources.delete(name);
      return new FluentResource('');
    });
  resources.set(name, coming);
  return coming;
}

/** A part of the texts: our own of some pages, or the server's of a game. */
function partOf(language: Language, part: string): Promise<FluentResource> {
  const own = OWN[part]?.[`../../text/${language}.ftl`];
  return own ? own().then((text) => new FluentResource(text)) : fetched(`${language}/${part}`);
}

async function load(language: Language, parts: Iterable<string>): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const coming = [partOf(language, ''), fetched(language), ...[...parts].map((part) => partOf(language, part))];
  for (const resource of await Promise.all(coming)) bundle.addResource(resource, { allowOverrides: true });
  return bundle;
}

class Text {
  /** the games and pages whose words are wanted in whatever language is spoken */
  readonly #parts = new Set<string>();
  /** the chosen language, then English once something was missing */
  #bundles = $state.raw<FluentBundle[]>([]);
  #loaded = new Map<Language, Promise<FluentBundle>>();
  /** settled when all that was opened has come */
  #opening: Promise<void> = Promise.resolve();
  #fallingBack = false;
  /** what is played at the table on the screen: cards whose editions differ say what holds there */
  options = $state.raw<Readonly<Record<string, string>>>({});

  get ready(): boolean {
    return this.#bundles.length > 0;
  }

  /** Speak a language; the page changes when it has come. */
  async speak(language: Language): Promise<void> {
    const loading = this.#load(language);
    const bundle = await loading;
    // Meanwhile another language or another game may have been asked for.
    if (settings.language !== language || this.#loaded.get(language) !== loading) return;
    this.#fallingBack = false;
    this.#bundles = [bundle];
    document.documentElement.lang = language;
  }

  /** Learn the words of a game, or of our own pages ('hub/'); the page changes when they have come. */
  open(part: string): Promise<void> {
    if (!this.#parts.has(part)) {
      this.#parts.add(part);
      this.#loaded.clear();
      this.#opening = this.speak(settings.language);
    }
    return this.#opening;
  }

  #load(language: Language): Promise<FluentBundle> {
    let loading = this.#loaded.get(language);
    if (!loading) {
      loading = load(language, this.#parts);
      this.#loaded.set(language, loading);
    }
    return loading;
  }

  #pattern(key: string) {
    const dot = key.indexOf('.');
    const id = dot < 0 ? key : key.slice(0, dot);
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(id);
      const pattern = dot < 0 ? message?.value : message?.attributes[key.slice(dot + 1)];
      if (pattern) return { bundle, pattern };
    }
    return null;
  }

  has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  /** A message by 'id' or 'id.attribute'; an unknown one is said by its id. */
  say(key: string, values: Values = {}): string {
    const found = this.#pattern(key);
    if (!found) {
      this.#fallBack();
      return key;
    }
    // A card may also be shown where no table is; then its usual edition speaks.
    return found.bundle.formatPattern(found.pattern, { ...this.options, ...values } as Record<string, FluentVariable>, []);
  }

  /** What a language lacks is said in English: fetch it, once. */
  #fallBack(): void {
    const first = this.#bundles[0];
    if (!first || this.#fallingBack || settings.language === 'en') return;
    this.#fallingBack = true;
    void this.#load('en').then((english) => {
      if (this.#bundles[0] === first) this.#bundles = [first, english];
    });
  }

  /** A name's key may be several, with spaces between them: things of which one line says the same. */
  word(word: NumberWord | Name | PlayerName, names: readonly string[]): string | number {
    if (word.type === 'number') return word.value;
    if (word.type === 'name')
      return word.key
        .split(' ')
        .map((key) => this.say(key))
        .join(', ');
    return names[word.seat] ?? String(word.seat + 1);
  }

  /** A line, with the players called by their names. */
  line(line: Line, names: readonly string[]): string {
    const values: Values = {};
    for (const [name, word] of Object.entries(line.words)) values[name] = this.word(word, names);
    return this.say(line.key, values);
  }

  /** A line in parts, so that players and things in it can be shown as such. */
  parts(line: Line, names: readonly string[]): Part[] {
    const values: Values = {};
    for (const [name, word] of Object.entries(line.words)) {
      const said = this.word(word, names);
      values[name] = word.type === 'number' ? said : `${OPEN}${name}${OPEN}${said}${CLOSE}`;
    }
    return this.say(line.key, values)
      .split(CLOSE)
      .flatMap((piece) => {
        const [plain, name, said] = piece.split(OPEN);
        const word = name === undefined ? undefined : line.words[name];
        const parts: Part[] = plain ? [{ text: plain }] : [];
        if (word?.type === 'player') parts.push({ text: said ?? '', seat: word.seat });
        else if (word?.type === 'name') parts.push({ text: said ?? '', key: word.key });
        return parts;
      });
  }
}

export const text = new Text();

/** A message in the player's language. */
export const t = (key: string, values: Values = {}): string => text.say(key, values);

/** The message id of an option's value: an attribute may not begin with a digit. */
export const optionValue = (game: string, option: string, value: string): string =>
  `${game}-option-${option}.${/^[a-z]/i.test(value) ? value : `v${value}`}`;

/** What a game is called for short, where it has such a name. */
export const shortTitle = (game: string): string => t(text.has(`ui-short-${game}`) ? `ui-short-${game}` : `${game}-title`);
