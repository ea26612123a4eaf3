// The table can be read: no small letters, no words over words, nothing over the board, cards with their words.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './people';
import { playComputer } from './table';

const WINDOWS = [
  [1440, 900],
  [1280, 720],
  [390, 844],
] as const;

/** For each game how many answers are given before it is looked at again. */
const GAMES = [
  ['Stak Bots', 3],
  ['Steel Arena', 3],
  ['Giga-Robo!', 5],
  ['GKR Heavy Hitters', 8],
  ['Pacific Rim Extinction', 2],
] as const;

/** Runs in the page: what cannot be read on the table as it is drawn now. */
function unreadable(): string[] {
  /** Pixels of the smallest letters. */
  const SMALLEST = 11;
  /** How much of a line of words is above and below its letters, on each side. */
  const LEADING = 0.22;
  const faults: string[] = [];
  const scene = document.querySelector('.hangar-scene');
  if (!scene) return ['there is no table'];
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }

  /** What is left of a box inside all that cut it off. */
  function seen(box: Box, element: Element): Box | null {
    let { left, top, right, bottom } = box;
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(around);
      if (clipPath === 'inset(50%)') return null;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = around.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null;
  }

  // Every line of words that is seen, with the size of its letters.
  const lines: { words: string; box: Box; element: Element }[] = [];
  const walker = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (!element || words === '' || !element.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = parseFloat(getComputedStyle(element).fontSize);
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const lead = (bottom - top) * LEADING;
      const box = seen({ left: left + 1, top: top + lead, right: right - 1, bottom: bottom - lead }, element);
      if (!box) continue;
      lines.push({ words, box, element });
      if (size * scale < SMALLEST - 0.05) faults.push(`${(size * scale).toFixed(1)} px: ${words}`);
    }
  }
  /** What was read before scrolls away below the name of its turn. */
  const isScrolledAway = (one: Element, other: Element) =>
    [one, other].some((each) => each.closest('.drawer h3')) &&
    one.closest('.drawer') === other.closest('.drawer');
  lines.forEach(({ words, box, element }, at) => {
    for (const other of lines.slice(at + 1)) {
      if (other.element === element || isScrolledAway(element, other.element)) continue;
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (wide > 2 && high > 2) faults.push(`words over words: ${words} | ${other.words}`);
    }
  });

  // What may be chosen on the stage, and every cell and piece, is not covered by what is no part of the board.
  for (const thing of scene.querySelectorAll('.stage .may, .stage .cell, .stage g.piece')) {
    const { left, top, width, height } = (
      thing.querySelector('.top, .base') ?? thing
    ).getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const field = thing.closest('.ground, .stage')?.getBoundingClientRect();
    if (!field || x < field.left || x > field.right || y < field.top || y > field.bottom) continue;
    const above = document.elementFromPoint(x, y);
    const board = thing.closest('svg');
    if (!above || !(board ?? thing).contains(above))
      faults.push(`${thing.getAttribute('data-thing')} lies below ${above?.className}`);
  }

  // Only drawers scroll, and on a phone the hand is swiped.
  for (const element of scene.querySelectorAll<HTMLElement>('*')) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const scrolls =
      (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
      (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1);
    if (
      scrolls &&
      !element.closest('.drawer, .phone .dock') &&
      seen(element.getBoundingClientRect(), element)
    )
      faults.push(`it scrolls: ${element.className} ${element.scrollHeight} > ${element.clientHeight}`);
  }

  const drawer = scene.querySelector('.drawer');
  if (drawer && drawer.checkVisibility() && drawer.clientHeight < 220)
    faults.push(`the log is ${drawer.clientHeight} high`);

  // A card of the hand: its name, its number and the beginning of its text.
  const cards = scene.querySelectorAll('.dock .thing.hand');
  for (const card of cards) {
    const whole = card.getBoundingClientRect();
    if (whole.right > innerWidth || whole.left < 0) continue;
    const of = card.getAttribute('aria-label') ?? '';
    for (const part of card.querySelectorAll<HTMLElement>('.first, .name, .text')) {
      const box = part.getBoundingClientRect();
      const [kind = ''] = part.classList;
      if (part.textContent !== '' && (box.height < 10 || box.width < 6)) faults.push(`no ${kind}: ${of}`);
      if (box.right > whole.right + 1 || box.bottom > whole.bottom + 1) faults.push(`${kind} is cut: ${of}`);
      if (kind === 'name' && part.scrollHeight > part.clientHeight + 2) faults.push(`not all of: ${of}`);
    }
    const narrowest = innerWidth < 1280 ? 0 : cards.length <= 5 ? 170 : 100;
    if (whole.width < narrowest) faults.push(`a narrow card: ${of}`);
  }
  return [...new Set(faults)];
}

async function look(page: Page, where: string): Promise<void> {
  // The pointer lies on nothing: what it pointed at would be read over the stage of a phone.
  await page.mouse.move(1, 1);
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    // The window takes a moment to have its new size.
    await expect
      .poll(() => page.evaluate(unreadable), {
        message: `${where} at ${width} × ${height}`,
        intervals: [30, 60, 120],
        timeout: 2_500,
      })
      .toEqual([]);
  }
}

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
