// Replays: pages of frames are fetched once each, steps stay within the bout, and the log has no gaps.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FRAMES } from '../wire/replay';
import type { Choice, Frame, Replay, Scene } from '../wire/types';
import { givenIn, logOf, positionPath, Replaying } from './replaying.svelte';

const said = (key: string): [string] => [key];
const STEPS = 95;
function frame(step: number, seat: number | null): Frame {
  const scene = {
    headline: said(`seen by ${seat}`),
    prompt: { owing: [], question: null, choices: [], pose: null, why: null, turn_of: null, why_not: null },
  } as unknown as Scene;
  return {
    step,
    by: step % 2,
    events: [{ notation: `${step}`, words: said(`${step}`), rule: null }],
    scene,
    given: null,
  };
}

let asked: string[];
let broken: boolean;

beforeEach(() => {
  [asked, broken] = [[], false];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const url = new URL(path, 'http://x');
    if (broken) return new Response('{"code":"other-rules"}', { status: 409 });
    const seat = url.searchParams.get('seat');
    const from = Number(url.searchParams.get('from'));
    const count = Math.max(0, Math.min(FRAMES, STEPS - from));
    const frames = Array.from({ length: count }, (_, at) =>
      frame(from + at, seat === null ? null : Number(seat)),
    );
    const page: Replay = { steps: STEPS, seats: [null, 0, 1], from, frames };
    return new Response(JSON.stringify(page));
  });
});

describe('a replay', () => {
  it('fetches each page once, and the next one early', async () => {
    const replaying = new Replaying('b', 0, null);
    await Promise.all([replaying.need(), replaying.need()]);
    expect(asked).toEqual([`/api/bouts/b/replay?from=0&count=${FRAMES}`]);
    replaying.go(FRAMES - 2);
    await replaying.need();
    await replaying.need();
    expect(asked.length).toBe(2);
    expect(replaying.frame?.step).toBe(FRAMES - 2);
  });

  it('stays within the bout', async () => {
    const replaying = new Replaying('b', 500, null);
    await replaying.need();
    expect(replaying.step).toBe(94);
    replaying.go(-3);
    expect(replaying.step).toBe(0);
  });

  it('keeps each view apart, and changes hands at the same step', async () => {
    const replaying = new Replaying('b', 3, null);
    await replaying.need();
    replaying.go(3, 1);
    expect(replaying.frame).toBeNull();
    await replaying.need();
    expect(replaying.frame?.scene.headline[0]).toBe('seen by 1');
    expect(replaying.near).toBe(false);
    replaying.go(3, null);
    expect(replaying.frame?.scene.headline[0]).toBe('seen by null');
    expect(asked.length).toBe(2);
  });

  it('plays to the end, waits for what is not there yet, and begins anew', async () => {
    const replaying = new Replaying('b', FRAMES - 2, null);
    await replaying.need();
    replaying.toggle();
    replaying.tick();
    replaying.tick();
    expect(replaying.step).toBe(FRAMES);
    replaying.go(2 * FRAMES + 1);
    replaying.tick();
    expect(replaying.step).toBe(2 * FRAMES + 1);
    replaying.go(replaying.last - 1);
    await replaying.need();
    replaying.tick();
    expect([replaying.step, replaying.running]).toEqual([replaying.last, false]);
    replaying.toggle();
    expect([replaying.step, replaying.running]).toEqual([0, true]);
  });

  it('keeps why nothing can be shown, until something can', async () => {
    broken = true;
    const replaying = new Replaying('b', 0, null);
    await replaying.need();
    expect(replaying.fault).toMatchObject({ status: 409 });
    broken = false;
    await replaying.need();
    expect(replaying.fault).toBeNull();
  });

  it('tells what led to the next step, and nothing where it goes back or far', async () => {
    const replaying = new Replaying('b', 3, null, () => ({ told: true, speed: 1 }));
    await replaying.need();
    replaying.see();
    expect([replaying.shown?.step, replaying.telling.busy]).toEqual([3, false]);
    replaying.on();
    replaying.see();
    expect([replaying.step, replaying.shown?.step]).toEqual([4, 3]);
    expect(replaying.telling.now?.lines[0]?.words[0]).toBe('4');
    expect(replaying.given).toBeNull();
    expect(replaying.log.at(-1)).toMatchObject({ step: 4, events: [{}] });
    // A second time goes to the end of what is told, not one step farther.
    replaying.on();
    expect([replaying.step, replaying.shown?.step, replaying.telling.busy]).toEqual([4, 4, false]);
    for (const step of [3, 8]) {
      replaying.go(step);
      replaying.see();
      expect([replaying.shown?.step, replaying.telling.busy]).toEqual([step, false]);
    }
    // The same step through other eyes is no step.
    replaying.go(9, 1);
    await replaying.need();
    replaying.see();
    expect([replaying.shown?.step, replaying.telling.busy]).toEqual([9, false]);
  });

  it('has a log without gaps, which grows backwards', async () => {
    const replaying = new Replaying('b', FRAMES + 10, null);
    await replaying.need();
    expect([replaying.log[0]?.step, replaying.log.at(-1)?.step]).toEqual([FRAMES, FRAMES + 10]);
    await replaying.earlier();
    expect(replaying.log.length).toBe(FRAMES + 11);
  });
});

describe('frames', () => {
  it('tell which choice was given, the whole of it', () => {
    const choice = (answer: string, then: string[]): Choice => ({
      answer,
      then,
      words: said('w'),
      things: [],
      amount: null,
      preview: [],
      group: null,
      role: 'deed',
      badge: null,
    });
    const asked = frame(0, 0);
    asked.scene.prompt.choices = [choice('go', ['on']), choice('go', [])];
    expect(givenIn(asked)).toBeNull();
    expect(givenIn({ ...asked, given: 'go' })?.then).toEqual([]);
    expect(givenIn({ ...asked, given: 'other' })).toBeNull();
  });

  it('make a log back to the first that is missing', () => {
    const view = new Map([0, 2, 3].map((step) => [step, frame(step, null)]));
    expect(logOf(view, 3).map(({ step }) => step)).toEqual([2, 3]);
    expect(logOf(view, 1)).toEqual([]);
  });

  it('have addresses', () => {
    expect(positionPath('a/b', 3, null)).toBe('/bouts/a%2Fb?step=3');
    expect(positionPath('ab', 3, 1)).toBe('/bouts/ab?step=3&seat=1');
  });
});
