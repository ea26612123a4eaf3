// Bouts that are soon over. Somebody plays one to its end by the protocol, faster than a page draws, and goes on from
// shortly before its end, on another page. A bout of one turn.
import type { Page } from '@playwright/test';
import type { BoutCard, Opened, Replay } from '../src/wire/types';
import { terms } from '../src/play/terms';
import { Hand } from './hand';
import { expect } from './people';
import { Choosing, type Game } from './soon';
import { playComputer, Seat } from './table';

/** What the verdict of a bout of one turn says. */
export const ONE_TURN = /The turn limit was reached: one turn\. The points were counted: .*you have \d+ \(/;

/** Opens a table of GKR Heavy Hitters against the computer, for one turn, and sits down. */
export async function oneTurn(page: Page): Promise<void> {
  await page.goto('/new/heavy-hitters');
  await page.getByText('Change the options').click();
  await page.getByRole('textbox', { name: 'Turn limit' }).fill('1');
  await page.getByLabel(/^Who sits on seat B/).selectOption({ label: 'Computer (Rookie)' });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect(page.getByRole('region', { name: 'You are asked' })).toBeVisible();
}

/** The bout that this person has finished. */
async function finished(page: Page): Promise<BoutCard> {
  const bouts = await page.evaluate(async () => (await (await fetch('/api/bouts')).json()) as BoutCard[]);
  if (!bouts[0]) throw new Error('the bout was played to its end');
  return bouts[0];
}

/** The reader goes on with the bout of this person so many steps before its end, at the first seat. */
async function goOn(reader: Page, person: Page, before: number): Promise<void> {
  const bout = await finished(person);
  const table = await person.evaluate(
    async ([bout, terms, before]) => {
      const of = `/api/bouts/${bout}`;
      const { steps } = (await (await fetch(`${of}/replay?from=0&count=1`)).json()) as Replay;
      const body = JSON.stringify({ step: Math.max(0, steps - before), terms });
      const headers = { 'content-type': 'application/json' };
      const opened = await fetch(`${of}/continue`, { method: 'POST', headers, body });
      return ((await opened.json()) as Opened).table;
    },
    [bout.id, terms(bout.game, { named: '' }, 'none', 'nobody', 'link'), before] as const,
  );
  await reader.context().addCookies(await person.context().cookies());
  await person.context().close();
  await reader.goto(`/table/${table}`);
  for (const seat of ['B', 'C', 'D'].slice(0, bout.seats.length - 1))
    await reader.getByRole('combobox', { name: `seat ${seat}` }).selectOption({ label: 'Rookie' });
  const sit = reader.getByRole('button', { name: 'Sit here' });
  await expect(sit).toHaveCount(1);
  await sit.click();
  const ready = reader.getByRole('button', { name: 'Ready', exact: true });
  const { asked } = new Seat(reader);
  // The bout may begin by itself, as soon as everybody sits.
  await expect(async () => {
    await ready.or(asked).first().waitFor({ timeout: 5_000 });
    if (await ready.isVisible()) await ready.click({ timeout: 1_000 });
    await asked.waitFor({ timeout: 5_000 });
  }).toPass({ timeout: 20_000 });
}

/** How a bout that is played on from its end begins, and how its first part goes. */
interface Late {
  begin(page: Page): Promise<unknown>;
  /** How many steps before its end the reader goes on. */
  before: number;
  /** What brings the end, in notation, if it is among the answers; the first that fits. */
  soonest: readonly RegExp[];
}

/** Bouts that would take long from the beginning to the verdict. */
export const LATE = {
  'Steel Arena': {
    begin: (page) => playComputer(page, 'Steel Arena'),
    before: 8,
    soonest: [/^use attack$/, /^cell/, /^activate/],
  },
  'Giga-Robo!': {
    begin: (page) => playComputer(page, 'Giga-Robo!'),
    before: 12,
    soonest: [/ robot$/, /^hit$/, /^attack/, /^go$/],
  },
  'GKR Heavy Hitters': { begin: oneTurn, before: 8, soonest: [] },
} as const satisfies Partial<Record<Game, Late>>;

/** A person plays a bout of this game to its end, and the reader goes on shortly before it. */
export async function late(person: Page, reader: Page, game: keyof typeof LATE): Promise<void> {
  const { begin, before, soonest }: Late = LATE[game];
  const hand = new Hand(person, new Choosing(soonest));
  await hand.enter();
  await begin(person);
  hand.answer();
  await expect.poll(() => hand.isOver, { intervals: [50, 100], timeout: 90_000 }).toBe(true);
  await goOn(reader, person, before);
}
