// A whole bout by keyboard alone: from the first page to the result, without a mouse, and the focus is never lost.
import type { Page } from '@playwright/test';
import { expect, test } from './people';
import { Choosing } from './soon';
import { seated, Seat } from './table';

/** More than any page has to press Tab for. */
const STOPS_MOST = 500;

const focused = (page: Page) => page.locator(':focus');

/** Presses Tab until this element has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < STOPS_MOST; presses += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const labels =
        element instanceof HTMLSelectElement
          ? [...element.labels].map((each) => each.innerText).join(' ')
          : element.textContent;
      return element.getAttribute('aria-label') ?? labels ?? '';
    });
    if (name.test(label.trim())) return;
  }
  throw new Error(`Tab never came to ${name}`);
}

/** Gives the answer at this place of the list: by its digit, and with the arrows beyond the ninth. */
async function press(page: Page, at: number, words: string): Promise<void> {
  await page.keyboard.press(String(Math.min(at, 8) + 1));
  for (let steps = 8; steps < at; steps += 1) await page.keyboard.press('ArrowDown');
  await expect(focused(page)).toContainText(words);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
}

/** The answers of the list, without their digits. */
async function wordsOf(seat: Seat): Promise<string[]> {
  return (await seat.choices.allInnerTexts()).map((text) => text.replace(/^\d+\s*/, '').trim());
}

test('a whole bout of Stak Bots by keyboard alone, from a table made by hand', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play the computer' }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('To the content');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Make a table$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'A new table' })).toBeVisible();

  // A short bout against the computer, chosen from the form.
  await tabTo(page, /^Set-up/);
  await page.keyboard.type('quick');
  await tabTo(page, /^Who sits on seat B/);
  await page.keyboard.type('Computer (n');
  await tabTo(page, /^Open the table$/);
  await page.keyboard.press('Enter');
  const seat = await seated(page);
  await seat.turn();

  // Arrows move over the board, a card is read, and Enter on a glowing thing narrows the list.
  await page.keyboard.press('b');
  await expect(seat.scene.locator(':focus')).toHaveAccessibleName(/\S/);
  const first = await focused(page).getAttribute('aria-label');
  await page.keyboard.press('ArrowRight');
  await expect(focused(page)).not.toHaveAttribute('aria-label', first ?? '');
  await page.keyboard.press('a');
  await expect(seat.asked.locator(':focus')).toBeVisible();
  await page.keyboard.press('l');
  await expect(page.getByRole('button', { name: 'Log' })).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');

  const choosing = new Choosing('Stak Bots');
  await seat.playOn(Infinity, async () => {
    const words = await wordsOf(seat);
    const at = choosing.of(words);
    await press(page, at, words[at] ?? '');
  });
  await expect(seat.headline).toHaveText('The bout is over');
  await tabTo(page, /^Another bout$/);
});

/** The tab stops of the page, from the focus on, until it comes round. */
async function stops(page: Page): Promise<number> {
  let onBoard = 0;
  for (let presses = 0; presses < STOPS_MOST; presses += 1) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return 'round';
      return element.closest('.stage svg.field') ? 'board' : 'elsewhere';
    });
    if (where === 'board') onBoard += 1;
    if (where === 'round') break;
  }
  return onBoard;
}

for (const game of ['Steel Arena', 'Giga-Robo!']) {
  test(`a whole bout of ${game} by keyboard alone`, async ({ arrive }) => {
    const page = await arrive({ settings: { level: 'random' } });
    const choosing = new Choosing(game);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Play the computer' }).first()).toBeVisible();
    const games = await page.getByRole('heading', { level: 3 }).allInnerTexts();
    for (let presses = 0; presses <= games.indexOf(game); presses += 1)
      await tabTo(page, /^Play the computer$/);
    await page.keyboard.press('Enter');
    const seat = await seated(page);
    await seat.turn();
    expect(await stops(page), 'a board is one tab stop').toBe(1);
    await seat.playOn(Infinity, async () => {
      const words = await wordsOf(seat);
      const at = choosing.of(words);
      await press(page, at, words[at] ?? '');
    });
    await expect(seat.headline).toHaveText('The bout is over');
    await tabTo(page, /^Another bout$/);
  });
}
