// The builder of decks: counted and checked while it is built; a game whose seats bring kits has none.
import { cleanup, configure, fireEvent, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decks } from '../play/decks.svelte';
import type { DeckCard, Message } from '../wire/types';
import { language } from '../words/language.svelte';
import Deck from './Deck.svelte';

// On a busy machine the test is slow, but it must not fail.
configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 60_000 });

const said = (text: string): Message => ['said', 'text', text];
const card = (code: string, rank: number): DeckCard => ({
  code,
  copies: 2,
  card: {
    id: `card:${code}`,
    lying: false,
    marks: [],
    copies: 2,
    face: {
      front: {
        turned_down: false,
        title: said(`Bot ${code}`),
        glyph: 'bot',
        text: [said(`> Draw ${rank}.`)],
        numbers: [{ title: said('rank'), value: rank, tone: 'plain' }],
      },
    },
  },
});
const cards = [card('A', 1), card('B', 1), card('C', 2)];

/** A game that wants six cards, beside one whose seats bring kits. */
function answer(path: string, body: string): unknown {
  if (path === '/api/games')
    return ['game', 'other'].map((id) => ({
      id,
      title: id,
      kit: id === 'other' ? said('Builds') : null,
      setups: [],
    }));
  if (path.endsWith('/cards')) return cards;
  const { setup } = JSON.parse(body) as { setup: string };
  const deck = setup.split('[[own-deck]]')[1] ?? '';
  const count = [...deck.matchAll(/= (\d+)/g)].reduce((sum, [, copies]) => sum + Number(copies), 0);
  return {
    seats: 2,
    toml: setup,
    faults: count === 6 ? [] : [{ rule: 'SB-17.2', why: said(`six cards, not ${count}`) }],
  };
}

beforeEach(async () => {
  for (const { name } of decks.of('game')) decks.remove('game', name);
  vi.stubGlobal('fetch', async (path: string, init?: { body?: string }) =>
    path.startsWith('/api/words')
      ? new Response('said = { $text }\n')
      : new Response(JSON.stringify(answer(path, init?.body ?? ''))),
  );
  await language.speak('en');
});
afterEach(cleanup);

const open = (game: string) => render(Deck, { route: { page: 'decks', game, deck: null } });

describe('the deck builder', () => {
  it('begins with the common deck, counts, and shows what the game says', async () => {
    const { findByRole, findByText, getByRole } = open('game');
    await fireEvent.click(await findByRole('button', { name: 'Begin with the common deck' }));
    await findByText('This may be played.');
    await fireEvent.click(getByRole('button', { name: 'One Bot A less' }));
    await findByText('six cards, not 5');
    await findByRole('button', { name: 'SB-17.2' });
    expect(decks.of('game')).toEqual([{ name: 'My deck', cards: { A: 1, B: 2, C: 2 } }]);
  });

  it('finds cards by their text and by the number that groups them', async () => {
    decks.keep('game', { name: 'mine', cards: { C: 1 } });
    const { findByRole, getAllByRole, getByRole, queryByText } = open('game');
    const names = () =>
      getAllByRole('group', { name: /^Copies/ }).map((group) => group.getAttribute('aria-label'));
    await fireEvent.input(await findByRole('searchbox'), { target: { value: '1. draw' } });
    await waitFor(() => expect(names()).toEqual(['Copies of Bot A', 'Copies of Bot B']));
    await fireEvent.input(getByRole('searchbox'), { target: { value: '' } });
    await fireEvent.change(getByRole('combobox', { name: 'rank' }), { target: { value: '2' } });
    await waitFor(() => expect(names()).toEqual(['Copies of Bot C']));
    expect(queryByText(/>/)).toBeNull();
  });

  it('takes in a text under a free name, and keeps one that cannot be read in its field', async () => {
    decks.keep('game', { name: 'mine', cards: { C: 1 } });
    const { container, findByText } = open('game');
    await findByText('six cards, not 1');
    const field = container.querySelector('textarea') as HTMLTextAreaElement;
    await fireEvent.input(field, { target: { value: 'nonsense' } });
    await fireEvent.submit(field.form as HTMLFormElement);
    await findByText(/^Line 1 is not a line of a deck/);
    expect(field.value).toBe('nonsense');
    await fireEvent.input(field, { target: { value: 'name = "mine"\n[cards]\nA = 3\nZ = 1\n' } });
    await fireEvent.submit(field.form as HTMLFormElement);
    await waitFor(() => expect(decks.of('game')[1]).toEqual({ name: 'mine 2', cards: { A: 3 } }));
    expect(field.value).toBe('');
  });

  it('sends to the builder of kits where each seat brings one', async () => {
    const { findByRole, getByText, queryByRole } = open('other');
    const link = await findByRole('link', { name: 'Builds' });
    expect(link.getAttribute('href')).toBe('/kits/other');
    getByText('In this game nobody builds a deck.');
    expect(queryByRole('searchbox')).toBeNull();
  });
});
