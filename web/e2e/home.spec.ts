// The first page: all games in view, the bouts that wait for the reader, tables to join, and something to watch.
import type { Page } from '@playwright/test';
import { expect, SIZES, test } from './people';
import { openTable, playComputer, seated } from './table';

const list = (page: Page, name: string) => page.getByRole('region', { name });

test('all games stand there with one main button each, in view at once', async ({ arrive }) => {
  const page = await arrive();
  for (const size of ['desk', 'laptop'] as const) {
    await page.setViewportSize(SIZES[size].viewport);
    await page.goto('/');
    const main = page.locator('.game .primary');
    await expect(main).toHaveCount(5);
    for (const button of await main.all()) await expect(button).toBeInViewport({ ratio: 1 });
    for (const poster of await page.locator('.game .poster').all())
      await expect(poster).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize(SIZES.hand.viewport);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('a bout in progress waits above the games, and one click leads back to it', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/');
  await expect(list(page, 'My bouts')).toHaveCount(0);
  const seat = await playComputer(page);
  await seat.turn();
  const there = page.url();
  await page.goto('/');
  await list(page, 'My bouts')
    .getByRole('link', { name: /^Stak Bots.*Your turn$/ })
    .click();
  await expect(page).toHaveURL(there);
  await seated(page);
});

test('a table that is open to all can be joined, and a bout of computers watched', async ({ arrive }) => {
  const [one, two] = [await arrive(), await arrive()];
  await two.goto('/');
  await expect(list(two, 'Open tables')).toContainText('No table is open to everybody now.');
  await expect(list(two, 'Watch')).toContainText('No bout is open to everybody now.');
  await openTable(one, 'standard');
  await expect(list(two, 'Open tables').getByRole('link')).toHaveText(/one seat open/);
  await list(two, 'Watch').getByRole('button', { name: 'GKR Heavy Hitters' }).click();
  await expect((await seated(two)).asked).toContainText('You watch.');
  await one.goto('/');
  await expect(list(one, 'Watch').getByRole('link')).toHaveText(/^GKR Heavy Hitters/);
  await expect(list(one, 'My bouts').getByRole('link')).toHaveText(/one seat open/);
});
