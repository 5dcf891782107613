// Whose face is shown, and that everybody has one.
import { describe, expect, it, vi } from 'vitest';
import { face } from '../src/art/faces';
import { personFace, portraitOf } from '../src/lobby/cast';

vi.mock('../src/ui/text.svelte', () => ({ t: (key: string) => key }));

describe('faces', () => {
  const human = { seat: 0, kind: 'human', bot: '', name: 'Anna' } as const;
  const bot = { seat: 1, kind: 'bot', bot: 'regular', name: 'Bot 1' } as const;

  it('draws everybody from the name alone', () => {
    expect(portraitOf(human, [human, bot])).toBe(personFace('Anna'));
    expect(face(personFace('Anna'))).toBe(face(personFace('Anna')));
    const drawn = ['Anna', 'Ben', 'Clara', 'Дмитрий', 'Éloïse', 'Fyodor'].map((name) => face(personFace(name)));
    expect(new Set(drawn).size).toBeGreaterThan(4);
  });

  it('shows the face that a player has chosen, at every table', () => {
    expect(portraitOf({ ...human, face: 3 }, [human, bot])).toBe(personFace('Anna', 3));
    expect(face(personFace('Anna', 3))).not.toBe(face(personFace('Anna')));
  });

  it('puts no name into the drawing', () => {
    expect(face(personFace('<script>'))).not.toContain('script');
  });

  it('keeps the faces of bots, and gives none to an open seat', () => {
    expect(portraitOf(bot, [human, bot])).toBe('lira');
    expect(portraitOf({ ...human, kind: 'open', name: '' }, [])).toBe('');
  });
});
