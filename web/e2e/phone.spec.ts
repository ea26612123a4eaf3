// A phone in the hand: the question is always in sight, things are tapped, held to be read, and nothing is too wide.
import type { Page } from '@playwright/test';
import { expect, test } from './people';
import { openTable, seated } from './table';

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a whole bout on a phone by touch', async ({ arrive }) => {
  const page = await arrive({ size: 'phone' });
  // A computer that answers by chance may have lost before the person is asked.
  await openTable(page, 'quick', 'Veteran');
  const seat = await seated(page);
  expect(await seat.turn()).toBe('asked');
  expect(await tooWide(page)).toBe(0);

  // Holding a card shows its text. After the release the text stays until it is closed.
  const card = seat.scene.getByRole('button', { name: /power/ }).first();
  const box = await card.boundingBox();
  if (!box) throw new Error('a card is to be seen');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const hand = await page.context().newCDPSession(page);
  await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  const details = page.locator('.details');
  await expect(details).toBeVisible();
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await details.getByRole('button', { includeHidden: true }).tap();
  await expect(details).toBeHidden();

  await seat.playOn(Infinity, async (given) => {
    await expect(seat.question).toBeInViewport({ ratio: 1 });
    const glowing = seat.scene.getByRole('button', { name: /\(can be chosen\)$/ });
    const attack = seat.answers.filter({ hasText: /Attack/ });
    if (given % 2 === 0 && (await attack.count()) === 0 && (await glowing.count()) > 0)
      await seat.pick(glowing.first(), 'tap');
    await seat.answer('tap');
  });
  await expect(seat.question).toBeInViewport({ ratio: 1 });
  expect(await tooWide(page)).toBe(0);
});
