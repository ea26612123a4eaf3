// While it is told what others did, the page never works for long at a time: it can follow the pointer and the keys.
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './people';
import { seated } from './table';

/**
 * The most that a task of the page may take of a processor, in milliseconds. Where another busy process has a half of
 * it, such a task lasts 50 ms. Its share of the processor is measured, not its time: then it does not count what else
 * the machine does.
 */
const TASK_MOST = 25;
/** How long a quiet machine takes for the work of [`slowness`], in milliseconds. */
const QUIET = 55;
/** How many moments are told before the page has shown everything once, and how many are measured then. */
const [BEFORE, MEASURED] = [3, 12];

/** An entry of the browser's trace. */
interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

/** The tasks of the page while `until` comes true, in milliseconds, the longest first. */
async function tasks(browser: Browser, page: Page, until: () => Promise<void>) {
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'],
  });
  await until();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid} ${tid}`))
    .map(({ dur = 0, tdur = 0 }) => ({ lasts: dur / 1000, takes: tdur / 1000 }))
    .toSorted((a, b) => b.takes - a.takes);
}

/** Counts the moments that are told. */
function count(): void {
  const told = window as unknown as { told: number };
  told.told = 0;
  let last: Element | null = null;
  new MutationObserver(() => {
    const now = document.querySelector('.caption:not(.past)');
    if (now && now !== last) told.told += 1;
    last = now;
  }).observe(document, { childList: true, subtree: true });
}
const toldBy = (page: Page, number: number) =>
  page.waitForFunction((wanted) => (window as unknown as { told: number }).told >= wanted, number, {
    polling: 500,
    timeout: 100_000,
  });

/** How much longer this machine computes than a quiet one; 1 or more. */
function slowness(): number {
  const begun = process.cpuUsage().user;
  let work = 1;
  for (let round = 0; round < 5e7; round += 1) work = (Math.imul(work, 31) + round) | 0;
  return Math.max(1, (process.cpuUsage().user - begun) / 1000 / QUIET + work * 0);
}

for (const game of [
  'Stak Bots',
  'Steel Arena',
  'Giga-Robo!',
  'GKR Heavy Hitters',
  'Pacific Rim Extinction',
]) {
  test(`the page follows while ${game} is told`, async ({ arrive, browser }) => {
    const page = await arrive({ size: 'desk', moving: true });
    await page.addInitScript(count);
    await page.goto('/');
    await page.getByRole('region', { name: 'Watch' }).getByRole('button', { name: game }).click();
    await seated(page);
    await toldBy(page, BEFORE);
    const before = slowness();
    const all = await tasks(browser, page, async () => void (await toldBy(page, BEFORE + MEASURED)));
    const slow = Math.max(before, slowness());
    const most = all[0]?.takes ?? NaN;
    const longest = Math.max(...all.map(({ lasts }) => lasts));
    const long = all.filter(({ lasts }) => lasts > 50).length;
    const told =
      `the most work is ${most.toFixed(1)} ms, the longest task lasts ${longest.toFixed(0)} ms, ` +
      `${long} of ${all.length} last more than 50 ms; ${slow.toFixed(2)} times as slow as a quiet machine`;
    test.info().annotations.push({ type: 'took', description: told });
    if (process.env['TOOK']) console.log(`${game}: ${told}`);
    expect(all.length).toBeGreaterThan(MEASURED);
    expect(most, told).toBeLessThan(TASK_MOST * slow);
  });
}
