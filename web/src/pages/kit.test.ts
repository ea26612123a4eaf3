// The builder of kits: it shows what the game says unchanged, and writes the text with nothing but the form.
import { cleanup, configure, fireEvent, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kits } from '../play/kits.svelte';
import type { CheckedKit, KitPage, Message } from '../wire/types';
import { language } from '../words/language.svelte';
import Kit from './Kit.svelte';

// On a busy machine the test is slow, but it must not fail.
configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 60_000 });

const said = (text: string): Message => ['said', 'text', text];
const cards = Array.from({ length: 10 }, (_, at) => ({
  part: 'cards',
  code: `C${at}`,
  most: at === 5 ? 2 : 1,
  of: 'R',
  words: said(`Card ${at}`),
  glyph: 'melee',
  facts: [{ what: said('Cooldown'), is: said(String(at % 3)) }],
  lines: [said(`does ${at}`)],
}));
const page: KitPage = {
  form: {
    title: said('Builds'),
    about: said('About builds'),
    usual: said('none of their own'),
    parts: [
      { key: 'robot', words: said('Robot'), count: 1, least: 1, rule: 'X-1' },
      { key: 'cards', words: said('Cards'), count: 2, least: 2, rule: 'X-2' },
    ],
    pieces: [
      {
        part: 'robot',
        code: 'R',
        most: 1,
        of: null,
        words: said('Robo'),
        glyph: 'bot',
        facts: [],
        lines: [said('strong')],
      },
      ...cards,
    ],
  },
  ready: [{ words: said('Quick one'), group: null, text: 'robot = "R"\ncards = ["C0", "C1"]\n' }],
};
const asked: string[] = [];

/** A game that wants two cards, and says so in its own words. */
function answer(path: string, body: string): unknown {
  if (!path.endsWith('/check')) return path.endsWith('/kits') ? page : [];
  const { text } = JSON.parse(body) as { text: string };
  asked.push(text);
  const codes = [...text.matchAll(/"([^"]+)"/g)].map(([, code]) => code as string);
  const picks = [
    { part: 'robot', codes: codes.filter((code) => code === 'R') },
    { part: 'cards', codes: codes.filter((code) => code !== 'R') },
  ];
  const faults =
    picks[1]?.codes.length === 2
      ? []
      : [{ line: 2, what: 'two cards, please (GR-3.10)', help: 'choose again' }];
  return { picks, text, words: [said('Robo with cards')], faults } satisfies CheckedKit;
}

beforeEach(async () => {
  localStorage.clear();
  asked.length = 0;
  for (const { name } of kits.of('game')) kits.remove('game', name);
  vi.stubGlobal('fetch', async (path: string, init?: { body?: string }) =>
    path.startsWith('/api/words')
      ? new Response('said = { $text }\n')
      : new Response(JSON.stringify(answer(path, init?.body ?? ''))),
  );
  await language.speak('en');
});
afterEach(cleanup);

function open() {
  const shown = render(Kit, { route: { page: 'kits', game: 'game', kit: null } });
  const button = (name: string) => shown.getByRole('button', { name });
  return { ...shown, button };
}

describe('the builder', () => {
  it('begins with a ready kit in one click, and the game says that it may be played', async () => {
    const { findByRole, findByText, button } = open();
    await findByText('About builds');
    await fireEvent.click(await findByRole('button', { name: 'Quick one' }));
    await findByText('This may be played.');
    expect(kits.of('game')).toEqual([{ name: 'Quick one', picks: { robot: ['R'], cards: ['C0', 'C1'] } }]);
    expect(asked.at(-1)).toBe('robot = "R"\ncards = ["C0", "C1"]\n');
    expect(button('Copy the text')).toBeTruthy();
  });

  it('shows the faults of the game as they come, and counts', async () => {
    kits.keep('game', { name: 'mine', picks: { robot: ['R'], cards: ['C0', 'C1'] } });
    const { findByText, findByRole, getAllByText } = open();
    await findByText('This may be played.');
    await fireEvent.click(await findByRole('checkbox', { name: /Card 0/ }));
    await findByText('choose again');
    await findByRole('button', { name: 'GR-3.10' });
    expect(getAllByText('1 of 2').length).toBe(2);
    expect(kits.of('game')[0]?.picks['cards']).toEqual(['C1']);
  });

  it('counts the copies of what can be chosen several times', async () => {
    kits.keep('game', { name: 'mine', picks: { robot: ['R'], cards: ['C5'] } });
    const { findByRole, findByText, button } = open();
    await findByText('choose again');
    await fireEvent.click(await findByRole('button', { name: 'One more Card 5' }));
    await findByText('This may be played.');
    expect(kits.of('game')[0]?.picks['cards']).toEqual(['C5', 'C5']);
    expect(button('One more Card 5').hasAttribute('disabled')).toBe(true);
    await fireEvent.click(button('One Card 5 less'));
    await findByText('choose again');
  });

  it('finds pieces by their text and by what tells them apart', async () => {
    kits.keep('game', { name: 'mine', picks: { robot: ['R'], cards: [] } });
    const { findByRole, getAllByRole, getByRole } = open();
    await fireEvent.input(await findByRole('searchbox'), { target: { value: 'does 4' } });
    await waitFor(() => expect(getAllByRole('checkbox').length).toBe(2));
    await fireEvent.input(getByRole('searchbox'), { target: { value: '' } });
    await fireEvent.change(getByRole('combobox', { name: 'Cooldown' }), { target: { value: '1' } });
    await waitFor(() => expect(getAllByRole('checkbox', { name: /^Card/ }).length).toBe(3));
  });

  it('takes in a text, and says what cannot be read', async () => {
    const { container, findByText, findByRole } = open();
    await findByText('About builds');
    const field = container.querySelector('textarea') as HTMLTextAreaElement;
    await fireEvent.input(field, { target: { value: 'nonsense' } });
    await fireEvent.submit(field.form as HTMLFormElement);
    await findByText(/^Line 2:/);
    await fireEvent.input(field, { target: { value: 'robot = "R"\ncards = ["C3"]' } });
    await fireEvent.submit(field.form as HTMLFormElement);
    await findByRole('checkbox', { name: /Card 3/ });
    expect(kits.of('game')[0]?.picks).toEqual({ robot: ['R'], cards: ['C3'] });
  });
});
