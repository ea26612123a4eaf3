// The replay of a finished bout: step by step, from any point of view, by link, as files; and a new table from a step.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './people';
import { giveUp, leaveTo, playComputer, Seat, seated } from './table';

async function download(page: Page, name: RegExp): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).or(page.getByRole('button', { name })).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}

test('a finished bout is looked at again, saved, and played on from', async ({ arrive }) => {
  const page = await arrive();
  const seat = await playComputer(page);
  await seat.playOn(4);
  await seat.turn();

  // While the bout runs, the record holds what the reader knows and nothing else.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const own = await download(page, /^Save the record$/);
  expect(() => JSON.parse(own)).not.toThrow();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await giveUp(page);

  await leaveTo(page, 'My bouts');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^lost\s*Stak Bots/ })
    .click();
  const said = page.getByRole('region', { name: 'What happened' });
  const step = said.getByRole('heading', { level: 2 });
  await expect(step).toContainText('Step 1 of');
  const steps = Number((await step.textContent())?.match(/of \D*(\d+)/)?.[1]);
  expect(steps).toBeGreaterThan(4);

  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(step).toContainText('Step 2 of');
  await page.keyboard.press('End');
  await expect(step).toContainText(`Step ${steps} of ${steps}`);
  await expect(page.getByRole('button', { name: 'One step on' })).toBeDisabled();
  await page.keyboard.press('Home');
  await page.getByLabel('Position in the bout').fill('2');
  await expect(step).toContainText('Step 3 of');
  await page.getByLabel('Speed').selectOption('×4');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(step).toContainText(`Step ${steps} of ${steps}`);

  // In a finished bout, the computer's point of view shows its hand.
  await page.getByLabel('Position in the bout').fill('1');
  await page.getByLabel('Seen by').selectOption({ index: 2 });
  await expect(
    page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name: /power/ }).first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\?step=1&seat=1$/);
  const again = await arrive();
  await again.context().addCookies(await page.context().cookies());
  await again.goto(page.url());
  await expect(
    again.getByRole('region', { name: 'What happened' }).getByRole('heading', { level: 2 }),
  ).toContainText('Step 2 of');

  await page.getByRole('button', { name: 'More', exact: true }).click();
  const whole = await download(page, /^Save the record$/);
  expect(whole.length).toBeGreaterThan(own.length / 2);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/table\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('combobox', { name: /seat B/i }).selectOption({ label: 'Veteran' });
  await page
    .getByRole('button', { name: /Sit here|Take a seat/ })
    .first()
    .click();
  const on = await seated(page);
  expect(await on.turn()).toBe('asked');
  expect(on).toBeInstanceOf(Seat);
});

test('a replay tells what led to each step, and goes on at once when it is told to', async ({ arrive }) => {
  const page = await arrive({ size: 'hand', moving: true });
  const seat = await playComputer(page, 'Steel Arena');
  await seat.playOn(3);
  await seat.turn();
  await giveUp(page);
  await page.getByRole('button', { name: 'Look at the bout again' }).click();
  const said = page.getByRole('region', { name: 'What happened' });
  const step = said.getByRole('heading', { level: 2 });
  await expect(step).toContainText('Step 1 of');
  const told = page.locator('.caption:not(.past)');
  // The page's clock stands still: what is told stays until the reader goes on.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  // Each step that has anything to tell is told over the position before it.
  let captions = 0;
  for (let at = 2; at <= 6; at += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(told.or(step.filter({ hasText: `Step ${at} of` })).first()).toBeVisible();
    if (await told.isVisible()) {
      captions += 1;
      await expect(step).toContainText(`Step ${at - 1} of`);
      await page.keyboard.press('ArrowRight');
    }
    await expect(told).toHaveCount(0);
    await expect(step).toContainText(`Step ${at} of`);
  }
  expect(captions).toBeGreaterThan(0);
  await page.clock.resume();
  // The log is folded by turns and deeds, and each entry leads to its step.
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const log = page.getByRole('complementary', { name: 'Log' });
  await expect(log.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await log.getByRole('button', { name: 'Go to step 1', exact: true }).first().click();
  await expect(step).toContainText('Step 1 of');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
