// Decks: counting, and going through text and back.
import { describe, expect, it } from 'vitest';
import type { DeckCard } from '../wire/types';
import {
  commonDeck,
  countOf,
  deckFrom,
  deckText,
  grouped,
  numberKeys,
  readDecks,
  total,
  unknownCodes,
  withCopies,
} from './decks.svelte';

const said = (key: string): [string] => [key];
const card = (code: string, rank: number, copies: number): DeckCard => ({
  code,
  copies,
  card: {
    id: `card:${code}`,
    lying: false,
    marks: [],
    copies,
    face: {
      front: {
        turned_down: false,
        title: said(code),
        glyph: 'bot',
        text: [],
        numbers: [
          { title: said('power'), value: 1, tone: 'power' },
          { title: said('rank'), value: rank, tone: 'plain' },
        ],
      },
    },
  },
});
const cards = [card('B', 2, 4), card('A', 1, 3), card('C', 2, 2)];

describe('cards', () => {
  it('come in groups by a number on them', () => {
    expect(numberKeys(cards)).toEqual(['power', 'rank']);
    expect(
      grouped(cards, 'rank').map(({ number, cards }) => [number, cards.map(({ code }) => code)]),
    ).toEqual([
      [1, ['A']],
      [2, ['B', 'C']],
    ]);
    expect(grouped(cards, null)).toEqual([{ number: null, cards }]);
  });

  it('are counted', () => {
    const copies = { A: 2, C: 1, Z: 9 };
    expect(total(copies)).toBe(12);
    expect(countOf(cards, copies)).toBe(3);
    expect(unknownCodes(cards, copies)).toEqual(['Z']);
    expect(commonDeck(cards)).toEqual({ B: 4, A: 3, C: 2 });
  });

  it('are put in and taken out', () => {
    expect(withCopies({ A: 1 }, 'B', 2)).toEqual({ A: 1, B: 2 });
    expect(withCopies({ A: 1 }, 'A', 0)).toEqual({});
    expect(withCopies({ A: 1 }, 'A', -4)).toEqual({});
    expect(withCopies({}, 'A', 1000)).toEqual({ A: 60 });
  });
});

describe('a deck as text', () => {
  it('comes back as it was', () => {
    const deck = { name: 'Iron "fist"', cards: { P3: 5, KLUTZ: 2 } };
    expect(deckText(deck)).toBe('name = "Iron \\"fist\\""\n\n[cards]\nP3 = 5\nKLUTZ = 2\n');
    expect(deckFrom(deckText(deck))).toEqual({ deck });
  });

  it('may be as packs hold it, or as set-ups do', () => {
    expect(deckFrom('[[deck]]\ncode = "x"\nname = "X"\n[deck.cards]\nP3 = 5\n')).toEqual({
      deck: { name: 'X', cards: { P3: 5 } },
    });
    expect(deckFrom('[[own-deck]]\nP3 = 5\n')).toEqual({ deck: { name: '', cards: { P3: 5 } } });
  });

  it('may be lines of copies and codes', () => {
    expect(deckFrom('# mine\n3 P1 Tin Recruit\n2x KLUTZ\n\n1 P1')).toEqual({
      deck: { name: '', cards: { P1: 4, KLUTZ: 2 } },
    });
    expect(deckFrom('3 P1\nand more')).toEqual({ line: 2 });
  });

  it('is refused where it is none', () => {
    for (const text of ['', 'hello', '[cards]\nP1 = "two"', '[cards]\nP1 = 1000'])
      expect('line' in deckFrom(text)).toBe(true);
  });
});

describe('decks of this device', () => {
  it('are those that were kept, as far as they are decks', () => {
    expect(
      readDecks('{"x":[{"name":"a","cards":{"A":1}},{"name":7},{"name":"b","cards":{"A":"1"}},null],"y":3}'),
    ).toEqual({ x: [{ name: 'a', cards: { A: 1 } }], y: [] });
  });
});
