// The cost of the client: bytes and time until it is usable, time from a click to the drawn answer, frames, memory.
import { cpus, loadavg } from 'node:os';
import type { CDPSession, Page } from '@playwright/test';
import { Reader } from '../../src/wire/reader';
import type { Scene, Sight } from '../../src/wire/types';
import { counted, type Loaded, said } from '../loads';
import { expect, test } from '../people';
import { openTable, playComputer, seated } from '../table';
import { crowd } from './crowd';

const LOADS = 7;
const BOUTS = 3;
const THINGS = 200;
const TURNS = 12;
const MINUTES = Number(process.env['HANGAR_SPEED_MINUTES'] ?? 5);

const tell = (what: string, ...figures: string[]) => console.log(`${what.padEnd(44)} ${figures.join('   ')}`);
const load = () =>
  `load ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')} on ${cpus().length} cores`;

/** The quantile: the value below which this share of them lies. */
function part(values: readonly number[], of: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? NaN;
}
const millis = (value: number) => `${value.toFixed(0)} ms`;
const spread = (values: readonly number[]) =>
  `p50 ${millis(part(values, 0.5))}, p99 ${millis(part(values, 0.99))}, n ${values.length}`;

test('the first load', async ({ arrive }) => {
  const times: number[] = [];
  const paints: number[] = [];
  let loaded: Loaded = new Map();
  for (let at = 0; at < LOADS; at += 1) {
    const page = await arrive({ drawn: true });
    await page.addInitScript(() => {
      const look = () => {
        const button = [...document.querySelectorAll<HTMLButtonElement>('button.primary')].find(
          (each) => !each.disabled,
        );
        if (button) (window as unknown as { usable: number }).usable = performance.now();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    if (at === 0) loaded = await counted(page);
    await page.goto('/');
    await page.waitForFunction(() => (window as unknown as { usable?: number }).usable !== undefined);
    times.push(await page.evaluate(() => (window as unknown as { usable: number }).usable));
    paints.push(
      await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN),
    );
    if (at === 0) await page.waitForLoadState('networkidle');
    await page.context().close();
  }
  tell('first load, as it came over the wire', said(loaded));
  tell('first load until it can be used', spread(times), load());
  tell('first load until something is drawn', spread(paints));
});

test('from the click to the drawn answer', async ({ arrive }) => {
  const page = await arrive({ size: 'wide', moving: true, settings: { level: 'veteran' } });
  await page.addInitScript(() => {
    const took: number[] = ((window as unknown as { took: number[] }).took = []);
    let clicked: number | null = null;
    addEventListener(
      'click',
      (event) => {
        if (event.target instanceof Element && event.target.closest('.choice')) clicked = event.timeStamp;
      },
      true,
    );
    // The answer appears in the log. Two frames after that it has been drawn.
    new MutationObserver((changes) => {
      if (
        clicked === null ||
        !changes.some(({ target }) => target instanceof Element && target.closest('aside'))
      )
        return;
      const from = clicked;
      clicked = null;
      requestAnimationFrame(() => requestAnimationFrame(() => took.push(performance.now() - from)));
    }).observe(document, { childList: true, subtree: true });
  });
  const took: number[] = [];
  for (let bout = 0; bout < BOUTS; bout += 1) {
    await openTable(page, 'quick', 'Veteran');
    await (await seated(page)).playOn();
    took.push(...(await page.evaluate(() => (window as unknown as { took: number[] }).took)));
  }
  tell('click to drawn answer', spread(took), load());
});

test('frames while everything moves', async ({ arrive }) => {
  const page = await arrive({ size: 'wide', moving: true, settings: { level: 'veteran' } });
  let show: (scene: (like: Scene) => Scene) => void = () => {};
  await page.routeWebSocket(/\/api\/play$/, (near) => {
    const far = near.connectToServer();
    let told: { table: number; sight: Sight } | null = null;
    near.onMessage((text) => far.send(text));
    const reader = new Reader();
    far.onMessage((text) => {
      for (const heard of reader.read(String(text))) {
        const note = 'note' in heard ? heard.note : null;
        if (note && 'bout' in note && note.bout.sight)
          told = { table: note.bout.table, sight: note.bout.sight };
      }
      near.send(text);
    });
    show = (scene) => {
      if (!told) throw new Error('a bout is to be seen');
      const { table, sight } = told;
      const look = { ...sight.look, scene: scene(sight.look.scene) };
      near.send(
        JSON.stringify({ note: { bout: { table, whole: false, events: [], sight: { ...sight, look } } } }),
      );
    };
  });
  await playComputer(page);
  show((like) => crowd(like, THINGS, 0));
  await page.getByRole('button', { name: /^Robot 199/ }).waitFor();
  const measured = page.evaluate(
    (wanted) =>
      new Promise<number[]>((done) => {
        const frames: number[] = [];
        let before = performance.now();
        const begin = before;
        const frame = (now: number) => {
          frames.push(now - before);
          before = now;
          if (now - begin < wanted) requestAnimationFrame(frame);
          else done(frames.slice(1));
        };
        requestAnimationFrame(frame);
      }),
    TURNS * 700,
  );
  for (let turn = 1; turn <= TURNS; turn += 1) {
    show((like) => crowd(like, THINGS, turn));
    await page.waitForTimeout(700);
  }
  const frames = await measured;
  const mean = frames.reduce((sum, each) => sum + each, 0) / frames.length;
  tell(
    `frames while ${THINGS} things move`,
    `${(1000 / mean).toFixed(0)} a second`,
    `longest of a hundred ${millis(part(frames, 0.99))}`,
    load(),
  );
});

async function memory(page: Page, session: CDPSession): Promise<string> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const heap = (value('JSHeapUsedSize') / 1e6).toFixed(1);
  const listeners = value('JSEventListeners');
  return `heap ${heap} MB, nodes ${value('Nodes')} (${nodes} in the page), listeners ${listeners}`;
}

test('memory', async ({ arrive }) => {
  const page = await arrive({ size: 'wide', moving: true, settings: { level: 'veteran' } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto('/');
  const end = Date.now() + MINUTES * 60_000;
  let bouts = 0;
  let again = page.getByRole('button', { name: 'Play the computer' }).first();
  while (Date.now() < end) {
    await again.click();
    const seat = await seated(page);
    // The end of the previous bout stays readable for a moment.
    await expect(page.getByText('The bout is over', { exact: true })).toBeHidden();
    await seat.playOn();
    bouts += 1;
    tell(`memory after ${bouts} bouts`, await memory(page, session));
    again = page.getByRole('button', { name: 'Another bout' });
  }
  tell(`memory after ${MINUTES} minutes, ${bouts} bouts`, await memory(page, session), load());
});
