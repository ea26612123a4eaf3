// What happened is told moment by moment, in its order, never too late, and it can be skipped.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Beat, Heard, Sight } from '../wire/types';
import { LATE_MOST, tellingsOf, within } from './beats';
import { Queue } from './telling.svelte';

const words = (key: string): [string] => [key];
const beat = (more: Partial<Beat> = {}): Beat => ({
  kind: 'deed',
  actor: 1,
  about: [],
  overlays: [],
  dice: [],
  amount: null,
  ...more,
});
const heard = (key: string, more: Partial<Beat> = {}): Heard => ({
  notation: key,
  words: words(key),
  rule: null,
  beat: beat(more),
});
const sight = (number: number) => ({ number }) as Sight;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function queue(told = true, speed = 1) {
  const shown: number[] = [];
  const made = new Queue(
    ({ number }: Sight) => void shown.push(number),
    () => ({ told, speed }),
  );
  return { made, shown };
}

/** All that is told from now on, in its order. */
function listen(made: Queue<Sight>): string[] {
  const told: string[] = [];
  for (let millis = 0; millis < 6_000 && made.busy; millis += 10) {
    const key = made.now?.words[0];
    if (key !== undefined && told.at(-1) !== key) told.push(key);
    vi.advanceTimersByTime(10);
  }
  return told;
}

describe('times', () => {
  it('are shortened by one factor where there is too much to tell', () => {
    const all = tellingsOf([heard('a', { kind: 'turn' }), heard('b'), heard('c', { dice: [] })], 1);
    const short = within(all, 600);
    expect(short.reduce((sum, { millis }) => sum + millis, 0)).toBeCloseTo(600);
    expect((short[0]?.millis ?? 0) / (short[1]?.millis ?? 1)).toBeCloseTo(
      (all[0]?.millis ?? 0) / (all[1]?.millis ?? 1),
    );
    expect(within(all, 60_000)).toEqual(all);
  });

  it('follow the speed', () => {
    const [usual, fast] = [1, 2].map((speed) => tellingsOf([heard('a')], speed)[0]?.millis ?? 0);
    expect(fast).toBeCloseTo((usual ?? 0) / 2);
  });
});

describe('the queue', () => {
  it('tells one moment after the other, and then shows the position', () => {
    const { made, shown } = queue();
    made.push([heard('a'), heard('b')], sight(1), 0, false);
    expect(shown).toEqual([]);
    expect(listen(made)).toEqual(['a', 'b']);
    expect(shown).toEqual([1]);
  });

  it('shows each position before what follows it is told', () => {
    const { made, shown } = queue();
    made.push([heard('a')], sight(1), 0, false);
    made.push([heard('b')], sight(2), 0, false);
    const told: [string, number[]][] = [];
    for (let millis = 0; millis < 6_000 && made.busy; millis += 10) {
      const key = made.now?.words[0];
      if (key !== undefined && told.at(-1)?.[0] !== key) told.push([key, [...shown]]);
      vi.advanceTimersByTime(10);
    }
    expect(told).toEqual([
      ['a', []],
      ['b', [1]],
    ]);
    expect(shown).toEqual([1, 2]);
  });

  it('is never later than it may be, however much happens', () => {
    const { made, shown } = queue();
    for (let at = 0; at < 5; at += 1)
      made.push(
        Array.from({ length: 12 }, (_, each) => heard(`${at} ${each}`)),
        sight(at),
        0,
        false,
      );
    vi.advanceTimersByTime(LATE_MOST + 300);
    expect(made.busy).toBe(false);
    expect(shown.at(-1)).toBe(4);
  });

  it('is skipped to the newest position', () => {
    const { made, shown } = queue();
    made.push([heard('a')], sight(1), 0, false);
    made.push([heard('b')], sight(2), 0, false);
    expect(made.skip()).toBe(true);
    expect([made.busy, shown]).toEqual([false, [2]]);
    vi.advanceTimersByTime(5_000);
    expect(shown).toEqual([2]);
    expect(made.skip()).toBe(false);
  });

  it('tells nothing after a break, nor to those who want nothing told', () => {
    for (const [told, whole] of [
      [true, true],
      [false, false],
    ] as const) {
      const { made, shown } = queue(told);
      made.push([heard('a')], sight(1), 0, whole);
      expect([made.busy, shown]).toEqual([false, [1]]);
    }
  });

  it('walks cell by cell, lets dice fall one by one, and changes numbers as it goes', () => {
    const { made } = queue();
    const die = (id: string) => ({ id, face: 3, sides: 6, state: 'in-play' as const, note: null });
    const way = (cell: string) => ({
      kind: 'detail' as const,
      overlays: [{ path: [cell] }],
      about: ['robot', cell],
    });
    const declared = { overlays: [{ path: ['hex:1', 'hex:2'] }], about: ['robot'] };
    const amount = { on: 'robot', by: -2, tone: 'harm' as const };
    const hit = { dice: [die('x'), die('y')], about: ['robot', 'armor'], amount };
    made.push(
      [heard('go', declared), heard('step', way('hex:1')), heard('step', way('hex:2')), heard('hit', hit)],
      sight(1),
      0,
      false,
    );
    const [steps, fallen] = [new Set<string>(), new Set<number>()];
    for (let millis = 0; millis < 6_000 && made.busy; millis += 10) {
      const step = made.walked.get('robot');
      if (step !== undefined) steps.add(step);
      fallen.add(made.fallen);
      if (made.now?.words[0] === 'hit') expect(made.shifted.get('armor')).toBe(-2);
      vi.advanceTimersByTime(10);
    }
    expect([...steps]).toEqual(['hex:1', 'hex:2']);
    expect([...fallen].sort()).toEqual([0, 1, 2]);
    expect(made.shifted.size).toBe(0);
  });
});
