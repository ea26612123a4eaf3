// The table can be read: no small letters, no words over words, nothing over the board, cards with their words.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Sight } from '../src/wire/types';
import { Hand } from './hand';
import { expect, test } from './people';
import { Choosing } from './soon';
import { playComputer } from './table';
import { look, WINDOWS } from './unreadable';

/** For each game how many answers are given before the next look, and how many kinds of questions a bout has. */
const GAMES = [
  ['Stak Bots', 3, 2],
  ['Steel Arena', 3, 5],
  ['Giga-Robo!', 5, 15],
  ['GKR Heavy Hitters', 8, 10],
  ['Pacific Rim Extinction', 2, 6],
] as const;

/** Answers with which somebody soon has a target. */
const TO_FIRE = [/^The deck/, /^Yes, final/, /^Declare (?!no)/, /^Move/, /^Deploy (?!nothing)/];

/** What a checker of accessibility finds at this table. */
async function unheard(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

for (const [game, first] of GAMES) {
  test(`the table of ${game} can be read`, async ({ arrive }) => {
    const page = await arrive({ size: 'desk' });
    const seat = await playComputer(page, game);
    await seat.turn();
    await look(page, 'the first question');
    await page.setViewportSize({ width: 1440, height: 900 });
    await seat.playOn(first);
    await seat.turn();
    await seat.list(false);
    await look(page, await seat.question.innerText());
    expect(await unheard(page)).toEqual([]);
  });
}

for (const [game, , kinds] of GAMES) {
  test(`every kind of question of ${game} can be read`, async ({ arrive }) => {
    const page = await arrive({ size: 'desk' });
    const first = new Map<string, Sight>();
    const hand = new Hand(page, new Choosing([]), (sight) => {
      const kind = sight.look.asked?.kind;
      if (kind && !first.has(kind)) first.set(kind, sight);
    });
    await hand.enter();
    const seat = await playComputer(page, game);
    await page.mouse.move(2, 2);
    hand.answer();
    await expect.poll(() => hand.isOver, { timeout: 60_000 }).toBe(true);
    expect(first.size).toBeGreaterThanOrEqual(kinds);
    const asked = new Set<string>();
    for (const [kind, sight] of first) {
      hand.show(sight);
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      asked.add(await seat.question.innerText());
      await look(page, kind);
    }
    // Some kinds are asked in the same words.
    expect(asked.size).toBeGreaterThan(first.size / 2);
  });
}

test('the volley of GKR Heavy Hitters can be read by whoever fires', async ({ arrive }) => {
  const page = await arrive({ size: 'desk' });
  const seat = await playComputer(page, 'GKR Heavy Hitters');
  const choosing = new Choosing(TO_FIRE);
  await seat.playUntil('At what does', async () => {
    await seat.list(true);
    const words = await seat.choices.allInnerTexts();
    const answers = words.map((text) => text.replace(/^\d+\s*/, '').trim());
    await seat.choices.nth(choosing.of(answers)).click();
  });
  await seat.list(false);
  await expect(page.locator('.news li').first()).toBeVisible();
  await look(page, await seat.question.innerText());
});

test('a card of the hand that is pointed at is whole, and covers nothing that glows', async ({ arrive }) => {
  const page = await arrive({ size: 'desk' });
  const seat = await playComputer(page, 'Pacific Rim Extinction');
  await seat.turn();
  for (const [width, height] of WINDOWS.slice(0, 2)) {
    await page.setViewportSize({ width, height });
    for (const card of await page.locator('.dock .thing.hand').all()) {
      await card.hover();
      const whole = page.locator('.whole.placed');
      await expect(whole).toContainText((await card.locator('.name').innerText()).trim());
      const box = () =>
        whole.evaluate((element) => {
          const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
          const cut = element.scrollHeight > element.clientHeight + 1;
          const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          const covered = [...document.querySelectorAll('.stage .may')].filter((each) => {
            const other = each.getBoundingClientRect();
            return other.left < right && other.right > left && other.top < bottom && other.bottom > top;
          });
          return { cut, inside, covered: covered.length, large: width >= 230 && height >= 320 };
        });
      // It is placed by its size, which is known with the next frame.
      await expect.poll(box).toEqual({ cut: false, inside: true, covered: 0, large: true });
    }
    await page.mouse.move(5, 5);
  }
});
