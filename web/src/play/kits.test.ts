// Kits: picking, properties to filter by, and writing as text.
import { describe, expect, it } from 'vitest';
import type { KitForm, KitPiece, Message } from '../wire/types';
import {
  copiesOf,
  facets,
  groupsOf,
  hasAll,
  isPicked,
  kitText,
  picksOf,
  readKits,
  strays,
  toBeHad,
  toggled,
  type Picks,
  withCopies,
} from './kits.svelte';
import { message } from '../words/speaker';

const said = (key: string): Message => [key];
const piece = (
  part: string,
  code: string,
  of: string | null = null,
  cooldown?: string,
): KitPiece<Message> => ({
  part,
  code,
  most: 1,
  of,
  words: said(code),
  glyph: 'melee',
  facts:
    cooldown === undefined
      ? []
      : [
          { what: said('cooldown'), is: said(cooldown) },
          { what: said('kind'), is: said('melee') },
        ],
  lines: [said(`text of ${code}`)],
});
const form: KitForm<Message> = {
  title: said('kits'),
  about: said('about'),
  usual: said('usual'),
  parts: [
    { key: 'robot', words: said('robot'), count: 1, least: 1, rule: 'X-1' },
    { key: 'cards', words: said('cards'), count: 4, least: 4, rule: 'X-2' },
  ],
  pieces: [
    piece('robot', 'R'),
    piece('robot', 'S'),
    piece('cards', 'R1', 'R', '1'),
    piece('cards', 'R2', 'R', '2'),
    piece('cards', 'S1', 'S', '1'),
    piece('cards', 'ANY', null, '3'),
  ],
};
const cardCodes = (picks: Picks) => toBeHad(form, picks, 'cards').map(({ code }) => code);

describe('pieces', () => {
  it('are to be had with what they come with', () => {
    expect(cardCodes({})).toEqual(['ANY']);
    expect(cardCodes({ robot: ['R'] })).toEqual(['R1', 'R2', 'ANY']);
  });

  it('are picked and left out, and one alone takes the place of another', () => {
    const first = toggled(form, {}, form.pieces[0]!);
    const second = toggled(form, first, form.pieces[2]!);
    expect(second).toEqual({ robot: ['R'], cards: ['R1'] });
    expect(isPicked(second, form.pieces[2]!)).toBe(true);
    expect(toggled(form, second, form.pieces[2]!)).toEqual({ robot: ['R'], cards: [] });
    expect(toggled(form, second, form.pieces[0]!)).toEqual(second);
  });

  it('go with what they came with', () => {
    const picks = { robot: ['R'], cards: ['R1', 'ANY'] };
    expect(toggled(form, picks, form.pieces[1]!)).toEqual({ robot: ['S'], cards: ['ANY'] });
  });

  it('are picked several times, as often as there are copies', () => {
    const twice = { ...piece('cards', 'B'), most: 2 };
    const picks = withCopies({ cards: ['A', 'B', 'C'] }, twice, 2);
    expect(picks).toEqual({ cards: ['A', 'B', 'B', 'C'] });
    expect(copiesOf(picks, twice)).toBe(2);
    expect(withCopies(picks, twice, 3)).toEqual(picks);
    expect(withCopies(picks, twice, 0)).toEqual({ cards: ['A', 'C'] });
    expect(withCopies({}, twice, 1)).toEqual({ cards: ['B'] });
  });

  it('that cannot be had are told', () => {
    expect(strays(form, { robot: ['R'], cards: ['R1', 'S1', 'NONE'] }, 'cards')).toEqual(['S1', 'NONE']);
  });

  it('are told apart by what differs', () => {
    const cards = toBeHad(form, { robot: ['R'] }, 'cards');
    const [cooldown, ...more] = facets(cards);
    expect([cooldown?.values.map(([key]) => key), more]).toEqual([['1', '2', '3'], []]);
    const fits = cards.filter((card) => hasAll(card, [{ what: said('cooldown'), is: said('2') }]));
    expect(fits.map(({ code }) => code)).toEqual(['R2']);
  });
});

describe('text', () => {
  it('has a line for each part, whole or not', () => {
    expect(kitText(form.parts, {})).toBe('robot = ""\ncards = []\n');
    expect(kitText(form.parts, { robot: ['R'], cards: ['A', 'B'] })).toBe(
      'robot = "R"\ncards = ["A", "B"]\n',
    );
    const long = kitText(form.parts, { robot: ['R'], cards: ['A', 'B', 'C', 'D'] });
    expect(long).toBe('robot = "R"\ncards = [\n    "A",\n    "B",\n    "C",\n    "D",\n]\n');
  });

  it('comes back as the game read it', () => {
    const checked = {
      picks: [
        { part: 'robot', codes: ['R'] },
        { part: 'cards', codes: [] },
      ],
      text: '',
      words: [],
      faults: [],
    };
    expect(picksOf(checked)).toEqual({ robot: ['R'], cards: [] });
  });
});

describe('kits of this device', () => {
  it('are those that were kept, as far as they are kits', () => {
    const kept = {
      game: [{ name: 'a', picks: { robot: ['R'] } }, { name: 'b', picks: { robot: 'R' } }, { name: 'c' }],
    };
    expect(readKits(JSON.stringify(kept))['game']?.map(({ name }) => name)).toEqual(['a']);
  });
});

it('ready kits stand in their groups, and keep their places in the list', () => {
  const [one, other] = [message('one'), message('other')];
  const kit = (group: typeof one | null) => ({ words: message('kit'), group, text: '' });
  const groups = groupsOf([kit(one), kit(one), kit(other)]);
  expect(groups.map(({ words }) => words)).toEqual([one, other]);
  expect(groups.map(({ ready }) => ready.map(({ at }) => at))).toEqual([[0, 1], [2]]);
  expect(groupsOf([kit(null), kit(null)])).toHaveLength(1);
});
