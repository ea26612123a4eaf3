// Bouts by keyboard alone: from the first page to the result, without a mouse, and the focus is never lost.
import type { Page } from '@playwright/test';
import { late, ONE_TURN } from './late';
import { expect, test } from './people';
import { Choosing, SOON } from './soon';
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

/** Types what begins the wanted option of a field of options, again if it was too slow to be taken together. */
async function type(page: Page, option: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.type(option);
    const chosen = await focused(page).evaluate(
      (field: HTMLSelectElement) => field.selectedOptions[0]?.label,
    );
    expect(chosen?.toLowerCase()).toContain(option.toLowerCase());
  }).toPass({ timeout: 20_000 });
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
  await type(page, 'quick');
  await tabTo(page, /^Who sits on seat B/);
  await type(page, 'Computer (v');
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

  await playByKeys(page, seat, new Choosing(SOON['Stak Bots']));
});

/** The tab stops of the page, from the focus on, until it comes round. */
async function stops(page: Page): Promise<number> {
  let onBoard = 0;
  for (let presses = 0; presses < STOPS_MOST; presses += 1) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return 'round';
      return element.closest('.stage svg:is(.field, .plane)') ? 'board' : 'elsewhere';
    });
    if (where === 'board') onBoard += 1;
    if (where === 'round') break;
  }
  return onBoard;
}

/** Gives what is chosen by keys. */
async function answer(page: Page, seat: Seat, choosing: Choosing): Promise<void> {
  const words = await wordsOf(seat);
  const at = choosing.of(words);
  await press(page, at, words[at] ?? '');
}

/** Plays on by keyboard alone, until somebody has won. */
async function playByKeys(page: Page, seat: Seat, choosing: Choosing): Promise<void> {
  await seat.playOn(Infinity, () => answer(page, seat, choosing));
  await expect(seat.headline).toHaveText('The bout is over');
  await expect(seat.question).toHaveText(/won\.$|lost\.$|draw/i);
  await tabTo(page, /^Another bout$/);
}

/** From the first page to the first question of a game. */
async function begin(page: Page, game: string): Promise<Seat> {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play the computer' }).first()).toBeVisible();
  const games = await page.getByRole('heading', { level: 3 }).allInnerTexts();
  for (let presses = 0; presses <= games.indexOf(game); presses += 1)
    await tabTo(page, /^Play the computer$/);
  await page.keyboard.press('Enter');
  const seat = await seated(page);
  await seat.turn();
  expect(await stops(page), 'a board is one tab stop').toBe(1);
  return seat;
}

test('the beginning of a bout of Steel Arena by keyboard alone', async ({ arrive }) => {
  const page = await arrive();
  const seat = await begin(page, 'Steel Arena');
  const choosing = new Choosing(SOON['Steel Arena']);
  await seat.playOn(10, () => answer(page, seat, choosing));
});

test('the end of a bout of Steel Arena by keyboard alone, to the verdict', async ({ arrive }) => {
  const page = await arrive();
  await late(await arrive(), page, 'Steel Arena');
  await playByKeys(page, await seated(page), new Choosing(SOON['Steel Arena']));
});

test('the beginning of a duel of Giga-Robo! by keyboard alone', async ({ arrive }) => {
  const page = await arrive();
  const seat = await begin(page, 'Giga-Robo!');
  const choosing = new Choosing(SOON['Giga-Robo!']);
  await seat.playOn(14, () => answer(page, seat, choosing));
});

test('the first turns of GKR Heavy Hitters by keyboard alone', async ({ arrive }) => {
  const page = await arrive();
  const seat = await begin(page, 'GKR Heavy Hitters');
  const choosing = new Choosing(SOON['GKR Heavy Hitters']);
  await seat.playOn(14, () => answer(page, seat, choosing));
  // What stands on the board is read: a hex by its number, a unit by its class.
  if ((await seat.turn()) === 'over') return;
  await page.keyboard.press('b');
  await expect(focused(page)).toHaveAccessibleName(/\S/);
  const names = await seat.scene
    .locator('svg.field [role="button"]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  expect(names.filter((name) => /^[1-9][A-K]\b/.test(name)).length, 'hexes by their numbers').toBe(93);
  expect(
    names.some((name) => /(Combat|Repair|Recon) unit, \d of \d Hit Points/.test(name)),
    'units by their class',
  ).toBe(true);
});

test('a bout of one turn of GKR Heavy Hitters by keyboard alone, to the verdict', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/new/heavy-hitters');
  await expect(page.getByRole('heading', { name: 'A new table' })).toBeVisible();
  await tabTo(page, /^Change the options$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^More: Turn limit$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Who sits on seat B/);
  await type(page, 'Computer (r');
  await tabTo(page, /^Open the table$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Ready$/);
  await page.keyboard.press('Enter');
  const seat = await seated(page);
  await playByKeys(page, seat, new Choosing(SOON['GKR Heavy Hitters']));
  await expect(page.getByRole('region', { name: 'The result' })).toContainText(ONE_TURN);
});

test('the first round of Pacific Rim Extinction by keyboard alone', async ({ arrive }) => {
  const page = await arrive();
  const seat = await begin(page, 'Pacific Rim Extinction');
  const choosing = new Choosing(SOON['Pacific Rim Extinction']);
  await seat.playOn(10, () => answer(page, seat, choosing));
});

test('the end of a duel of Giga-Robo! by keyboard alone, to the verdict', async ({ arrive }) => {
  const page = await arrive();
  await late(await arrive(), page, 'Giga-Robo!');
  await playByKeys(page, await seated(page), new Choosing(SOON['Giga-Robo!']));
});
