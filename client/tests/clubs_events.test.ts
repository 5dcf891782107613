// Which events the lobby names, and crests drawn from names.
import { describe, expect, it, vi } from 'vitest';
import { banner, crestOf, drawn } from '../src/clubs/crest';
import { standingsPicture } from '../src/events/picture';
import { upcoming } from '../src/events/upcoming';
import type { EventBrief } from '../src/wire/wire';

vi.mock('../src/ui/text.svelte', () => ({ t: (key: string) => key }));

const event = (id: string, state: EventBrief['state'], starts: number): EventBrief => ({
  id,
  kind: 'swiss',
  title: id,
  game: 'toy',
  state,
  pace: 'live',
  starts,
  ends: 0,
  round: 0,
  rounds: 3,
  people: 3,
  mine: false,
  rated: false,
});

describe('coming up', () => {
  it('names own events, then those of the next seven days', () => {
    const day = 86_400;
    const list = {
      mine: [event('mine', 'soon', 30 * day)],
      open: [event('soon', 'soon', 6 * day), event('later', 'soon', 8 * day), event('arena', 'running', -100)],
    };
    expect(upcoming(list, 0).map(({ id }) => id)).toEqual(['mine', 'soon', 'arena']);
    expect(upcoming({ mine: [], open: [] }, 0)).toEqual([]);
  });
});

describe('a crest', () => {
  it('is the same for the same name, and differs between names', () => {
    expect(drawn('Lantern Club')).toBe(drawn(' Lantern Club '));
    const many = Array.from({ length: 60 }, (_, number) => drawn(`Club ${number}`));
    expect(new Set(many).size).toBeGreaterThan(55);
  });
  it('has two colours that can be told apart', () => {
    for (let number = 0; number < 200; number++) {
      const [one, other] = crestOf(`Клуб ${number}`).hues;
      const apart = Math.abs(one - other);
      expect(Math.min(apart, 360 - apart)).toBeGreaterThanOrEqual(60);
    }
    expect(banner('x')).toContain('linear-gradient');
  });
});

describe('the standings as a picture', () => {
  it('escapes what people wrote, and shows four places', () => {
    const placed = [1, 2, 3, 4, 5].map((place) => ({ place, name: `<b>${place}`, face: '', points: `${9 - place}` }));
    const svg = standingsPicture('A & "B"', 'Swiss', placed);
    expect(svg).not.toContain('<b>');
    expect(svg).toContain('A &#38; &#34;B&#34;');
    expect(svg).toContain('&#60;b&#62;4');
    expect(svg).not.toContain('&#62;5');
  });
});
