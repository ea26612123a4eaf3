// What cannot be read on a table: small letters, words over words, what lies over the board, cards without their words.
import type { Page } from '@playwright/test';
import { expect } from './people';

export const WINDOWS = [
  [1440, 900],
  [1280, 720],
  [390, 844],
] as const;

/** Runs in the page: what cannot be read on the table as it is drawn now. */
export function unreadable(): string[] {
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
      // What a clash stands over is not seen.
      if (element.closest('.clash') !== other.element.closest('.clash')) continue;
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
    // A long edge is reached anywhere along it.
    const along = thing.getAttribute('data-thing')?.startsWith('edge:') ? [0.5, 0.2, 0.8] : [0.5];
    const field = thing.closest('.ground, .stage')?.getBoundingClientRect();
    if (!field) continue;
    const points = along.flatMap((part) => {
      const [x, y] = [left + width * part, top + height * part];
      return x < field.left || x > field.right || y < field.top || y > field.bottom
        ? []
        : [document.elementFromPoint(x, y)];
    });
    const [above] = points;
    if (!above) continue;
    // A clash stands over the stage, but not over what may be chosen.
    if (above.closest('.clash') && !thing.matches('.may')) continue;
    const board = thing.closest('svg');
    if (!points.some((each) => (board ?? thing).contains(each)))
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
      // In a low card what is said of it at this table stands in the place of its text.
      if (kind === 'text' && box.height === 0 && card.querySelector('.tagged')) continue;
      if (part.textContent !== '' && (box.height < 10 || box.width < 6)) faults.push(`no ${kind}: ${of}`);
      if (box.right > whole.right + 1 || box.bottom > whole.bottom + 1) faults.push(`${kind} is cut: ${of}`);
      if (kind === 'name' && part.scrollHeight > part.clientHeight + 2) faults.push(`not all of: ${of}`);
    }
    // A few cards alone are wide; beside a pile that is asked for, and in two rows, there is less room.
    const few = cards.length <= 5 ? (scene.querySelectorAll('.dock .group').length > 1 ? 150 : 170) : 90;
    const narrowest = innerWidth < 1280 ? 0 : few;
    if (whole.width < narrowest) faults.push(`a narrow card: ${of}`);
  }
  return [...new Set(faults)];
}

/** Looks at this table in a window of each size. */
export async function look(page: Page, where: string): Promise<void> {
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
