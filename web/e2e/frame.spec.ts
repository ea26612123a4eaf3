// The frame: at every size, and at 200 %, stage, vitals, hand and question are in the window, and nothing scrolls.
import type { Page } from '@playwright/test';
import { reachable } from './byhand';
import { expect, test } from './people';
import { Sights } from './sights';
import { playComputer, type Seat } from './table';

const WINDOWS = [
  [1920, 1080],
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [390, 844],
  // A page at 200 %: a window of 1440 × 900, and one of 1280 × 720.
  [720, 450],
  [640, 360],
] as const;
const GAMES = [
  ['Stak Bots', 6],
  ['Steel Arena', 6],
  ['Giga-Robo!', 6],
  ['GKR Heavy Hitters', 6],
  ['Pacific Rim Extinction', 6],
] as const;

/** What is not in the window as it should be. */
const missing = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const page = document.documentElement;
    if (page.scrollHeight > page.clientHeight || page.scrollWidth > page.clientWidth)
      faults.push('page scrolls');
    const inside = (name: string, element: Element | null | undefined, least: number) => {
      const box = element?.getBoundingClientRect();
      if (!box || box.width < least || box.height < Math.min(least, 20)) faults.push(`${name} is too small`);
      else if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        faults.push(`${name} is outside: ${Math.round(box.top)} to ${Math.round(box.bottom)}`);
    };
    const scene = document.querySelector('.hangar-scene');
    inside('stage', scene?.querySelector('.stage'), 250);
    const high = scene?.querySelector('.stage')?.getBoundingClientRect().height ?? 0;
    if (high < 130) faults.push(`the stage is only ${Math.round(high)} high`);
    inside('own vitals', scene?.querySelector('.table > .mine'), 150);
    inside('other vitals', scene?.querySelector('.table > .others'), 150);
    inside('question', scene?.querySelector('.asked h2'), 20);
    inside('ends', scene?.querySelector('.asked .ends'), 100);
    for (const gauge of scene?.querySelectorAll('.table > .mine .gauge b, .table > .others .gauge b') ?? [])
      inside('number', gauge, 8);
    // Cards of the hand are whole from top to bottom.
    for (const card of scene?.querySelectorAll('.dock .cards > li') ?? []) {
      const box = card.getBoundingClientRect();
      if (box.top < 0 || box.bottom > innerHeight + 1 || box.height < 60) faults.push('a card is cut');
    }
    return faults;
  });

/** The answers that the table does not offer. */
async function unreachable(page: Page, seat: Seat, sights: Sights): Promise<string[]> {
  const found: string[] = [];
  const reached = await reachable(page);
  const verbs = await seat.asked
    .locator('[data-verb]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-verb')));
  const buttons = await seat.asked
    .locator('[data-answer]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-answer')));
  for (const { answer, things, group } of sights.choices) {
    const byVerb = things.length === 0 && group !== null && verbs.includes(JSON.stringify(group));
    const byThings = things.some((thing) => reached.has(thing));
    if (!byVerb && !byThings && !buttons.includes(answer)) found.push(answer);
  }
  return found;
}

for (const [game, questions] of GAMES) {
  test(`everything of ${game} is in the window, at every size`, async ({ arrive }) => {
    const page = await arrive({ size: 'desk' });
    const sights = new Sights(page);
    const seat = await playComputer(page, game);
    for (let asked = 0; asked < questions; asked += 1) {
      if ((await seat.turn()) === 'over') break;
      await seat.list(false);
      // There and back, so that the next question begins at the size of this one.
      for (const [width, height] of asked % 2 === 0 ? WINDOWS : WINDOWS.toReversed()) {
        await page.setViewportSize({ width, height });
        await expect(page.locator(`.hangar-scene`)).toBeVisible();
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        const where = `question ${asked + 1} at ${width} × ${height}: ${await seat.question.innerText()}`;
        // The window takes a moment to have its new size.
        await expect.poll(() => missing(page), { message: where, intervals: [20, 50, 100] }).toEqual([]);
        expect.soft(await unreachable(page, seat, sights), `not on the table, ${where}`).toEqual([]);
      }
      for (let given = 0; given < 2; given += 1) {
        if ((await seat.turn()) === 'over') break;
        await seat.answer();
      }
    }
  });
}

test('the stage stays where it is, whatever is asked', async ({ arrive }) => {
  const page = await arrive({ size: 'desk' });
  const seat = await playComputer(page, 'Giga-Robo!');
  await seat.turn();
  // A cell itself may rise or sink with what is built on it: the field as a whole must not move.
  const where = () =>
    page.locator('.stage svg.field').evaluate((field) => {
      const { x, y, width, height } = field.getBoundingClientRect();
      return [...[x, y, width, height].map(Math.round), field.getAttribute('viewBox')];
    });
  const first = await where();
  for (let given = 0; given < 8; given += 1) {
    if ((await seat.turn()) === 'over') break;
    expect(await where()).toEqual(first);
    await seat.answer();
  }
});

test('wheel, drag, keys and buttons move the camera', async ({ arrive }) => {
  const page = await arrive({ size: 'desk' });
  const seat = await playComputer(page, 'Giga-Robo!');
  await seat.turn();
  const field = page.locator('.stage svg.field');
  const view = async () => ((await field.getAttribute('viewBox')) ?? '').split(' ').map(Number);
  const [, , w = 0] = await view();
  const box = (await field.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, -600);
  await expect.poll(async () => (await view())[2]).toBeLessThan(w * 0.8);
  await expect(page.locator('.stage .map')).toBeVisible();
  const before = await view();
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 120, box.y + box.height / 2 + 40, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await view())[0]).toBeLessThan(before[0] ?? 0);
  await page.getByRole('button', { name: 'Fit' }).click();
  // The whole board again. It may have grown since, because what the computer did is told first.
  await expect(page.locator('.stage .map')).toHaveCount(0);
  const [x = 0, , whole = 0] = await view();
  expect(whole).toBeGreaterThan(before[2] ?? 0);
  await page.keyboard.press('b');
  await page.locator('.stage .cell[tabindex="0"], .stage .piece[tabindex="0"]').first().focus();
  await page.keyboard.press('+');
  await expect.poll(async () => (await view())[2]).toBeLessThan(whole);
  await page.keyboard.press('0');
  await expect.poll(async () => [(await view())[0], (await view())[2]]).toEqual([x, whole]);
});
