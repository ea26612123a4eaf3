// The lessons of all games, walked to their ends: answers are in view at each step, and what they bring is told.
import type { Page } from '@playwright/test';
import { expect, type Size, SIZES, test } from './people';

const GAMES = ['stak-bots', 'steel-arena', 'giga-robo', 'heavy-hitters', 'pacific-rim'];
/** The sizes at which each step is looked at. It is answered at the last. */
const VIEWS: readonly Size[] = ['hand', 'laptop', 'desk'];
/** The games whose boards bear names of places. */
const PRINTED = new Set(['heavy-hitters']);
/** As many answers are in view without scrolling, if there are so many. */
const IN_VIEW = 3;

const goOn = (page: Page) => page.getByRole('button', { name: 'Go on', exact: true });

/** How many rows of the list are missing on the screen of those that should be whole on it. */
const missing = (page: Page) =>
  page.evaluate((wanted) => {
    const room = document.querySelector('section.ask')?.getBoundingClientRect() ?? new DOMRect();
    const all = [...document.querySelectorAll('section.ask .answers > li')].map((row) =>
      row.getBoundingClientRect(),
    );
    const foot = document.querySelector('section.ask > footer.helps')?.getBoundingClientRect();
    const floor = Math.min(room.bottom, innerHeight, foot?.height ? foot.top : Infinity) + 1;
    const seen = all.filter(({ top, bottom }) => top > room.top && bottom <= floor).length;
    return Math.max(0, Math.min(wanted, all.length) - seen);
  }, IN_VIEW);

/** Gives the first answer, and if that is wrong the one of the hint, also where answers are listed by their verbs. */
async function answer(page: Page): Promise<void> {
  const ask = page.getByRole('region', { name: 'First lesson' });
  const list = ask.getByRole('list', { name: 'Answers' });
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const hint = ask.getByRole('button', { name: 'Show me' });
  await expect(hint.or(goOn(page)).first()).toBeVisible();
  if (await hint.isVisible()) {
    await hint.click();
    await expect(list.locator('[aria-current="true"]')).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(goOn(page)).toBeVisible();
}

for (const game of GAMES) {
  test(`the lesson of ${game} is walked to its end, with answers in view at each step`, async ({
    arrive,
  }) => {
    const page = await arrive({ size: 'desk' });
    await page.goto(`/lesson/${game}`);
    const step = page.getByText(/^First lesson, \d+ of \d+$/);
    const count = Number((await step.textContent())?.match(/\d+$/)?.[0]);
    for (let at = 1; at <= count; at += 1) {
      await expect(step).toHaveText(`First lesson, ${at} of ${count}`);
      for (const size of VIEWS) {
        await page.setViewportSize(SIZES[size].viewport);
        const told = `rows in view at step ${at}, ${size}`;
        await expect.poll(() => missing(page), { message: told }).toBe(0);
      }
      // Where places have printed names, no others stand beside them.
      if (PRINTED.has(game)) await expect(page.locator('.field text.at')).toHaveCount(0);
      await answer(page);
      await goOn(page).click();
    }
    await expect(page.getByRole('heading', { name: 'Well done: you know how to play.' })).toBeVisible();
  });
}

test('a right answer is told over the position before it, and a key goes on at once', async ({ arrive }) => {
  const page = await arrive({ size: 'desk', moving: true });
  await page.goto('/lesson/heavy-hitters');
  await page.clock.install();
  await page.getByRole('button', { name: 'Look south-east' }).click();
  await expect(page.locator('.caption:not(.past)')).toBeVisible();
  await goOn(page).click();
  await expect(page.locator('.caption:not(.past)')).toHaveCount(0);
  await expect(page.getByText('First lesson, 1 of')).toBeVisible();
  await goOn(page).click();
  await expect(page.getByText('First lesson, 2 of')).toBeVisible();
});
