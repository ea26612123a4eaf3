// What a visit loads before play: all of the client once, and hardly anything when the reader comes again.
import type { Page } from '@playwright/test';
import { counted, said, total } from './loads';
import { expect, test } from './people';

/** The most bytes of a second visit. */
const AGAIN_MOST = 10_000;
/** The least of a first one: less would mean that it is not counted. */
const FIRST_LEAST = 100_000;

/** Everything that a page gets before its reader does anything, and the table that it gets ahead. */
async function visit(page: Page) {
  const loaded = await counted(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play the computer' })).toHaveCount(5);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /TablePage.*\.js$/.test(name)),
  );
  await page.waitForLoadState('networkidle');
  return loaded;
}

test('a second visit loads less than 10 kB before play', async ({ arrive }) => {
  const page = await arrive({ drawn: true });
  const first = await visit(page);
  const again = await visit(await page.context().newPage());
  const told = `first: ${said(first)}; again: ${said(again)}`;
  if (process.env['TOOK']) console.log(told);
  expect(total(first), told).toBeGreaterThan(FIRST_LEAST);
  expect(total(again), told).toBeLessThan(AGAIN_MOST);
});
