// The set-up of a new table: presets fill it, changes are checked, the last answer counts.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Checked, GameCard, SetupOption } from '../wire/types';
import { choose } from './options';
import { SetupForm } from './setup.svelte';

const words = ['w'] as [string];
const reactive: SetupOption = {
  key: 'reactive',
  words,
  about: words,
  rule: 'SB-17.4',
  kind: 'switch',
  usual: false,
};
const decks: SetupOption = {
  key: 'decks',
  words,
  about: words,
  rule: 'SB-17.25',
  kind: {
    'one-of': [
      { value: 'common', words },
      { value: 'own', words },
    ],
  },
  usual: 'common',
};
const game: GameCard = {
  id: 'x',
  title: 'X',
  about: words,
  kit: null,
  sets_up: false,
  seats: { least: 2, most: 4 },
  levels: ['random'],
  setups: [
    { name: 'standard', title: null, seats: 2 },
    { name: 'four', title: null, seats: 4 },
  ],
};

let asked: { path: string; body: unknown }[];
let answer: (body: { setup?: string; named?: string }) => Checked | Promise<Checked>;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answer = ({ named }) => ({
    seats: 2,
    faults: [],
    toml: named === 'four' ? 'seats = 4\nreactive = true\n' : '',
  });
  vi.stubGlobal('fetch', async (path: string, init?: { body?: string }) => {
    const body = init?.body === undefined ? undefined : JSON.parse(init.body);
    asked.push({ path, body });
    if (path.endsWith('/options')) return new Response(JSON.stringify([reactive, decks]));
    if (path.endsWith('/cards')) return new Response(JSON.stringify([{ code: 'P1', copies: 2, card: {} }]));
    return new Response(JSON.stringify(await answer(body)));
  });
});
afterEach(() => vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(300);

describe('a set-up', () => {
  it('is a preset until something is changed', async () => {
    const form = new SetupForm(game);
    await form.load();
    expect(form.choice).toEqual({ named: 'standard' });
    form.begin(game.setups[1]!);
    await settle();
    expect(form.chosen?.lines).toEqual({ seats: 4, reactive: true });
    expect([form.choice, form.seats]).toEqual([{ named: 'four' }, 4]);
    answer = () => ({ seats: 4, faults: [{ rule: 'SB-1', why: words }], toml: '' });
    form.change(choose(reactive, false, form.chosen!));
    expect([form.right, form.choice]).toEqual([false, { written: 'seats = 4\n' }]);
    await settle();
    expect([form.right, form.checking, form.faults.length]).toEqual([false, false, 1]);
  });

  it('that is being checked can be waited for', async () => {
    const form = new SetupForm(game);
    await form.load();
    answer = () => ({ seats: 4, faults: [{ rule: 'SB-1', why: words }], toml: '' });
    form.change(choose(reactive, false, form.chosen!));
    const waited = form.settled().then(() => [form.checking, form.faults.length]);
    await settle();
    await settle();
    expect(await waited).toEqual([false, 1]);
  });

  it('is checked once for several changes, and an answer that comes late does not count', async () => {
    const form = new SetupForm(game);
    await form.load();
    asked = [];
    form.change(choose(reactive, true, form.chosen!));
    form.change(choose(reactive, false, form.chosen!));
    await settle();
    expect(asked.map(({ body }) => body)).toEqual([{ setup: '' }]);
    let late: (checked: Checked) => void = () => {};
    answer = () => new Promise((done) => (late = done));
    form.change(choose(reactive, true, form.chosen!));
    await settle();
    form.begin(game.setups[0]!);
    late({ seats: 2, faults: [{ rule: null, why: words }], toml: '' });
    await settle();
    expect(form.faults).toEqual([]);
  });

  it('finds out which options a fault concerns: those without which it is gone', async () => {
    const form = new SetupForm(game);
    await form.load();
    const clash = { rule: 'SB-T2', why: ['clash'] as [string] };
    const other = { rule: 'SB-1', why: ['other'] as [string] };
    const named = { rule: 'SB-2', why: ['named'] as [string], keys: ['decks'] };
    answer = ({ setup = '' }) => ({
      seats: null,
      faults: [other, named, ...(setup.includes('reactive') && setup.includes('own') ? [clash] : [])],
      toml: setup,
    });
    form.change(choose(reactive, true, choose(decks, 'own', form.chosen!)));
    await settle();
    expect(form.faults).toEqual([{ ...other, keys: [] }, named, { ...clash, keys: ['reactive', 'decks'] }]);
  });

  it('has a deck for each seat where decks are own: the common one unless another is given', async () => {
    const form = new SetupForm(game);
    await form.load();
    form.change(choose(decks, 'own', form.chosen!));
    expect(form.ownDecks).toBe(true);
    form.giveDeck(1, { P9: 5 });
    expect(form.choice).toEqual({
      written: 'decks = "own"\n\n[[own-deck]]\nP1 = 2\n\n[[own-deck]]\nP9 = 5\n',
    });
    form.change(choose(decks, 'common', form.chosen!));
    expect(form.choice).toEqual({ written: '' });
    await settle();
  });

  it('keeps its presets where a game has no options', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }));
    const form = new SetupForm(game);
    await form.load();
    expect([form.options, form.chosen, form.right]).toEqual([[], null, true]);
  });
});
