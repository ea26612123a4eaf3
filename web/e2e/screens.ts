// Every screen of the client and how to reach it: for the checks and for the pictures.
import { expect, type Page } from '@playwright/test';
import { giveUp, openTable, playComputer, seated } from './table';

export interface Screen {
  name: string;
  /** Goes to a page, and waits until it is drawn. */
  show(page: Page): Promise<void>;
  /** Whether it is long and has few forms: then all is checked once, and one of each form in each theme and size. */
  repeats?: true;
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

async function at(page: Page, path: string, name: string | RegExp): Promise<void> {
  await page.goto(path);
  await heading(page, name);
  await expect(page.getByText('One moment…')).toHaveCount(0);
}

/** Opens a part of the table that stands beside the board. */
async function side(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-expanded', 'true');
}

/** A bout against the computer after so many answers. One that is over by then is followed by another. */
async function underway(page: Page, game: string, answers: number): Promise<void> {
  const seat = await playComputer(page, game);
  await seat.playOn(answers);
  if ((await seat.turn()) === 'over') await underway(page, game, answers);
}

/** Walks over all screens, each by itself. Within one, a screen may follow from those before it. */
export const WALKS: Readonly<Record<string, readonly Screen[]>> = {
  'the way to a table': [
    {
      name: 'home',
      show: async (page) => {
        await page.goto('/');
        await expect(page.getByRole('button', { name: 'Play the computer' }).first()).toBeVisible();
      },
    },
    { name: 'new-table', show: (page) => at(page, '/new', 'A new table') },
    {
      name: 'gathering',
      show: async (page) => {
        await openTable(page, 'standard');
        await heading(page, 'Waiting for players');
        await expect(page.getByLabel('Link or code of a table')).toHaveValue(/\/join\//);
      },
    },
    { name: 'how', show: (page) => at(page, '/how/stak-bots', 'How to play Stak Bots'), repeats: true },
    {
      name: 'lesson',
      show: async (page) => {
        await page.goto('/lesson/stak-bots');
        await expect(page.getByRole('region', { name: 'The table' })).toBeVisible();
      },
    },
    {
      name: 'arena-how',
      show: (page) => at(page, '/how/steel-arena', 'How to play Steel Arena'),
      repeats: true,
    },
  ],
  'a bout and its replay': [
    {
      name: 'bout',
      show: (page) => underway(page, 'Stak Bots', 3),
    },
    {
      name: 'bout-chosen',
      show: async (page) => {
        // What the computer did may still be told, and then the list is drawn anew: a choice that kept the focus is not
        // highlighted again by being given it.
        await expect(async () => {
          await page.locator('.choice').first().blur();
          await page.locator('.choice').first().focus();
          await expect(page.locator('.choice[aria-current="true"]')).toBeVisible({ timeout: 2_000 });
        }).toPass({ timeout: 20_000 });
      },
    },
    { name: 'bout-talk', show: (page) => side(page, 'Talk') },
    { name: 'bout-more', show: (page) => side(page, 'More') },
    {
      name: 'bout-over',
      show: async (page) => {
        await side(page, 'Log');
        await giveUp(page);
        await page.getByRole('button', { name: 'More', exact: true }).click();
      },
    },
    {
      name: 'bouts',
      show: async (page) => (
        await at(page, '/bouts', 'My bouts'),
        expect(page.getByText('lost').first()).toBeVisible()
      ),
    },
    {
      name: 'replay',
      show: async (page) => {
        await page.getByRole('main').getByRole('link', { name: /^lost/ }).first().click();
        await expect(page.getByRole('region', { name: 'What happened' })).toBeVisible();
        for (const step of [2, 3]) {
          await page.keyboard.press('ArrowRight');
          await expect(page.getByText(`Step ${step} of`)).toBeVisible();
        }
      },
    },
  ],
  'robots on a board': [
    {
      name: 'arena',
      show: (page) => underway(page, 'Steel Arena', 2),
    },
    {
      name: 'robo',
      show: async (page) => {
        const seat = await playComputer(page, 'Giga-Robo!');
        await seat.playUntil('Combat');
      },
    },
  ],
  'big boards': [
    {
      name: 'hitters',
      show: async (page) => {
        await openTable(page, 'four', 'Rookie', 'heavy-hitters');
        const ready = page.getByRole('button', { name: 'Ready', exact: true });
        await ready.click();
        const seat = await seated(page);
        await seat.playUntil('Which card do you declare');
      },
    },
    {
      name: 'pacific',
      show: (page) => underway(page, 'Pacific Rim Extinction', 8),
    },
  ],
  'other pages': [
    {
      name: 'deck',
      show: async (page) => {
        await page.goto('/decks/stak-bots');
        const begin = page.getByRole('button', { name: 'Begin with the common deck' });
        await begin.or(page.getByText('This may be played.')).first().waitFor();
        if (await begin.isVisible()) await begin.click();
        await expect(page.getByText('This may be played.')).toBeVisible();
      },
    },
    {
      name: 'kit',
      show: async (page) => {
        await page.goto('/kits/giga-robo');
        const begin = page.getByRole('button', { name: 'Dash in Ayzn' });
        await begin.or(page.getByText('This may be played.')).first().waitFor();
        if (await begin.isVisible()) await begin.click();
        await expect(page.getByText('This may be played.')).toBeVisible();
      },
    },
    { name: 'settings', show: (page) => at(page, '/settings', 'Settings') },
    { name: 'account', show: (page) => at(page, '/account', 'Account') },
    { name: 'missing', show: (page) => at(page, '/nowhere', 'There is nothing here') },
  ],
};

/** All screens. */
export const SCREENS: readonly Screen[] = Object.values(WALKS).flat();

/** A bout of another person, as a spectator sees it. */
export async function watch(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect((await seated(page)).asked).toContainText('You watch.');
}
