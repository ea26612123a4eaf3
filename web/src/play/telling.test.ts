// What happened is told moment by moment, in its order, never too late, and it can be skipped.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Beat, Heard, Sight } from '../wire/types';
import {
  beatsOf,
  FIRST_MOST,
  LATE_MOST,
  LEAST,
  OWN_MOST,
  type Telling,
  tellingsOf,
  walksOf,
  within,
} from './beats';
import { isAlike } from './alike';
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

function queue(told = true, speed = 1, late = LATE_MOST) {
  const shown: number[] = [];
  const log: string[] = [];
  const rung: string[] = [];
  const made = new Queue(
    ({ number }: Sight) => void shown.push(number),
    () => ({ told, speed, late }),
    {
      entries: (news) => void log.push(...news.map(({ notation }) => notation)),
      moment: ({ lines }) => void rung.push(lines[0]?.words[0] ?? ''),
      die: () => void rung.push('die'),
      step: () => void rung.push('step'),
    },
  );
  return { made, shown, log, rung };
}

/** A moment as it was seen: its words, how long it stood, which positions were shown, and what the log had. */
interface Seen {
  keys: string[];
  millis: number;
  shown: number[];
  log: string[];
}

/** All that is told from now on, in its order. `each` is called again and again meanwhile. */
function listen(
  { made, shown, log }: Pick<ReturnType<typeof queue>, 'made' | 'shown' | 'log'>,
  each: (at: number) => void = () => {},
): Seen[] {
  const seen: Seen[] = [];
  let last: Telling | null = null;
  for (let millis = 0; millis < 60_000 && made.busy; millis += 10) {
    each(millis);
    const { now } = made;
    if (now && now.lines !== last?.lines)
      seen.push({ keys: now.lines.map(({ words }) => words[0]), millis: 0, shown: [], log: [] });
    const moment = seen.at(-1);
    if (moment) Object.assign(moment, { millis: moment.millis + 10, shown: [...shown], log: [...log] });
    last = now;
    vi.advanceTimersByTime(10);
  }
  return seen;
}

const keysOf = (seen: readonly Seen[]) => seen.map(({ keys }) => keys.join('+'));
const lasting = (tellings: readonly Telling[]) => tellings.reduce((sum, { millis }) => sum + millis, 0);
const die = (id: string) => ({ id, face: 3, sides: 6, state: 'in-play' as const, note: null });
const walk = (key: string, cell: string): Heard => ({
  ...heard(key, { kind: 'detail', overlays: [{ path: [cell] }], about: ['robot', cell] }),
  words: [key, 'cell', cell],
});

describe('what is alike', () => {
  const slid = (card: string, number: number, owner = 'B'): Heard => ({
    ...heard(card, { kind: 'detail', actor: null, about: [`card:${card}`] }),
    words: [
      'slid',
      'name',
      ['card', 'name', card, 'power', number],
      'whose',
      'other',
      'owner',
      owner,
      'to',
      1,
    ],
  });

  it('is told once with a count, and all that it is about is lit', () => {
    const [telling, ...rest] = tellingsOf([slid('Head On', 1), slid('Blitz', 2), slid('Nova', 3)]);
    expect(rest).toEqual([]);
    expect(telling?.lines.map(({ words, count }) => [words, count])).toEqual([[slid('Head On', 1).words, 3]]);
    expect(beatsOf(telling!).flatMap(({ about }) => about)).toEqual([
      'card:Head On',
      'card:Blitz',
      'card:Nova',
    ]);
    expect(telling?.news.map(({ notation }) => notation)).toEqual(['Head On', 'Blitz', 'Nova']);
  });

  it('is not what another seat, another number, or another deed is told of', () => {
    const one = slid('Head On', 1);
    expect(isAlike(one, slid('Blitz', 1))).toBe(true);
    expect(isAlike(one, slid('Blitz', 1, 'A'))).toBe(false);
    expect(isAlike(one, { ...slid('Blitz', 1), words: ['slid', 'name', 'Blitz'] })).toBe(false);
    const rolls = (dice: number) =>
      ({ ...heard('rolls'), words: ['rolls', 'side', 'us', 'dice', dice] }) as Heard;
    expect([isAlike(rolls(9), rolls(9)), isAlike(rolls(9), rolls(7))]).toEqual([true, false]);
    const hit = (by: number) => heard('hit', { amount: { on: 'armor', by, tone: 'harm' } });
    expect([isAlike(hit(-2), hit(-2)), isAlike(hit(-2), hit(-3))]).toEqual([true, false]);
    const rolled = heard('rolled', { dice: [die('x')] });
    expect(isAlike(rolled, rolled)).toBe(false);
    const deed = (thing: string) => heard('moved', { about: [thing] });
    expect([isAlike(deed('a'), deed('a')), isAlike(deed('a'), deed('b'))]).toEqual([true, false]);
    const turn = heard('turn', { kind: 'turn' });
    expect(isAlike(turn, turn)).toBe(false);
  });

  it('is one way, if it is the steps of one thing', () => {
    const [telling, ...rest] = tellingsOf([walk('step', 'hex:1'), walk('step', 'hex:2')]);
    expect(rest).toEqual([]);
    expect(walksOf(telling!)).toEqual([{ who: 'robot', way: ['hex:1', 'hex:2'] }]);
    expect(telling?.lines).toMatchObject([{ words: ['step', 'cell', 'hex:2'], count: 1 }]);
  });
});

describe('times', () => {
  it('become shorter where there is much to tell, but no moment of others is too short to be read', () => {
    const all = tellingsOf([
      heard('a', { kind: 'turn' }),
      heard('b'),
      heard('c'),
      heard('d', { kind: 'detail' }),
    ]);
    const short = within(all, 2_000);
    expect(lasting(short)).toBeCloseTo(2_000);
    expect(short).toHaveLength(4);
    expect(short.every(({ millis }) => millis >= LEAST)).toBe(true);
    expect(within(all, 60_000)).toEqual(all);
  });

  it('are kept by showing parts together with their deed', () => {
    const part = (key: string) => heard(key, { kind: 'detail' });
    const all = tellingsOf([
      heard('shot'),
      part('hit'),
      heard('walk'),
      part('heat'),
      part('cool'),
      heard('end'),
    ]);
    const short = within(all, 5 * LEAST);
    expect(short.map(({ lines }) => lines.map(({ words }) => words[0]))).toEqual([
      ['shot', 'hit'],
      ['walk', 'heat'],
      ['cool'],
      ['end'],
    ]);
    expect(lasting(short)).toBeLessThanOrEqual(5 * LEAST + 1);
    expect(short.flatMap(({ news }) => news)).toEqual(all.flatMap(({ news }) => news));
  });

  it('are shorter for what the reader did, and for what came of it', () => {
    const news = [heard('a', { actor: 0 }), heard('b', { kind: 'detail', actor: null })];
    const [deed, part] = tellingsOf(news, 0);
    expect([deed?.own, part?.own]).toEqual([true, true]);
    expect(part?.millis).toBeLessThan(LEAST);
    expect(tellingsOf(news, 1).map(({ own }) => own)).toEqual([false, false]);
    // What came of it may arrive later.
    expect(tellingsOf(news.slice(1), 0, 0)[0]?.own).toBe(true);
    expect(tellingsOf(news.slice(1), 0, 1)[0]?.own).toBe(false);
  });
});

describe('the queue', () => {
  it('tells one moment after the other, and then shows the position', () => {
    const { made, shown, log } = queue();
    made.push([heard('a'), heard('b')], sight(1), 0, false);
    expect(shown).toEqual([]);
    expect(keysOf(listen({ made, shown, log }))).toEqual(['a', 'b']);
    expect(shown).toEqual([1]);
  });

  it('shows each position when its own moments were told, and the log is never ahead', () => {
    const all = queue();
    all.made.push([heard('a'), heard('b')], sight(1), 0, false);
    all.made.push([heard('c')], sight(2), 0, false);
    all.made.push([], sight(3), 0, false);
    const seen = listen(all);
    expect(seen.map(({ keys, shown, log }) => [keys.join(), shown, log.join('')])).toEqual([
      ['a', [], 'a'],
      ['b', [], 'ab'],
      ['c', [1], 'abc'],
    ]);
    expect(all.shown).toEqual([1, 3]);
  });

  it('tells a whole turn in time, with no moment of others too short, however much happens', () => {
    for (const speed of [1, 2]) {
      const all = queue(true, speed);
      // A computer that answers every 200 milliseconds.
      const push = (at: number) =>
        all.made.push(
          Array.from({ length: 6 }, (_, each) =>
            heard(`${at} ${each}`, { kind: each === 0 ? 'deed' : 'detail' }),
          ),
          sight(at),
          0,
          false,
        );
      push(0);
      const seen = listen(all, (millis) => {
        if (millis % 200 === 0 && millis > 0 && millis <= 2_000) push(millis / 200);
      });
      const told = seen.reduce((sum, { millis }) => sum + millis, 0);
      expect(told).toBeLessThanOrEqual(LATE_MOST / speed + 20 * seen.length);
      expect(Math.min(...seen.map(({ millis }) => millis))).toBeGreaterThanOrEqual(LEAST / speed - 10);
      expect(all.log).toHaveLength(66);
      expect(all.shown.at(-1)).toBe(10);
    }
  });

  it('gives the next turn its own time', () => {
    const { made } = queue();
    const turn = (key: string) => [
      heard(key, { kind: 'turn' }),
      ...Array.from({ length: 11 }, (_, each) => heard(`${key} ${each}`)),
    ];
    made.push(turn('one'), sight(1), 0, false);
    vi.advanceTimersByTime(5_000);
    made.push(turn('two'), sight(2), 0, false);
    let told = 5_000;
    for (; made.busy && told < 60_000; told += 10) vi.advanceTimersByTime(10);
    expect(told).toBeGreaterThan(LATE_MOST);
    expect(told).toBeLessThan(2 * LATE_MOST);
  });

  it('is soon done with what the reader did, and with what happened before they were ever asked', () => {
    const many = (actor: number) => Array.from({ length: 12 }, (_, each) => heard(`${each}`, { actor }));
    for (const [late, mine, most] of [
      [LATE_MOST, 1, OWN_MOST],
      [FIRST_MOST, 0, FIRST_MOST],
    ] as const) {
      const all = queue(true, 1, late);
      all.made.push(many(1), sight(1), mine, false);
      const seen = listen(all);
      expect(seen.reduce((sum, { millis }) => sum + millis, 0)).toBeLessThanOrEqual(most + 60);
    }
  });

  it('is skipped to the newest position, and the log has everything', () => {
    const { made, shown, log, rung } = queue();
    made.push([heard('a')], sight(1), 0, false);
    made.push([heard('b')], sight(2), 0, false);
    expect(made.skip()).toBe(true);
    expect([made.busy, shown, log, rung]).toEqual([false, [2], ['a', 'b'], ['a']]);
    vi.advanceTimersByTime(5_000);
    expect([shown, rung]).toEqual([[2], ['a']]);
    expect(made.skip()).toBe(false);
  });

  it('tells nothing after a break, nor to those who want nothing told', () => {
    for (const [told, whole] of [
      [true, true],
      [false, false],
    ] as const) {
      const { made, shown, log, rung } = queue(told);
      made.push([heard('a')], sight(1), 0, whole);
      expect([made.busy, shown, log, rung]).toEqual([false, [1], ['a'], []]);
    }
  });

  it('tells again what was told, from the position before it, and leaves the log alone', () => {
    const all = queue();
    const batches = [
      { news: [heard('a'), heard('b')], sight: sight(2) },
      { news: [heard('c')], sight: sight(3) },
    ];
    all.made.again(sight(1), batches, sight(3));
    // What comes meanwhile is told behind it.
    all.made.push([heard('new')], sight(4), 0, false);
    const seen = listen(all);
    expect(seen.map(({ keys, shown }) => [keys.join(), shown])).toEqual([
      ['a', [1]],
      ['b', [1]],
      ['c', [1, 2]],
      ['new', [1, 2, 3]],
    ]);
    expect([all.shown, all.log]).toEqual([[1, 2, 3, 4], ['new']]);
    all.made.again(sight(1), batches, sight(4));
    expect([all.made.skip(), all.shown.at(-1), all.log]).toEqual([true, 4, ['new']]);
  });

  it('walks cell by cell, lets dice fall one by one, and changes numbers as it goes', () => {
    const { made, rung } = queue();
    const declared = { overlays: [{ path: ['hex:1', 'hex:2'] }], about: ['robot'] };
    const amount = { on: 'robot', by: -2, tone: 'harm' as const };
    const hit = { dice: [die('x'), die('y')], about: ['robot', 'armor'], amount };
    made.push(
      [heard('go', declared), walk('step', 'hex:1'), walk('step', 'hex:2'), heard('hit', hit)],
      sight(1),
      0,
      false,
    );
    const [steps, fallen] = [new Set<string>(), new Set<number>()];
    for (let millis = 0; millis < 6_000 && made.busy; millis += 10) {
      const step = made.walked.get('robot');
      if (step !== undefined) steps.add(step);
      fallen.add(made.fallen);
      if (made.now?.lines[0]?.words[0] === 'hit') expect(made.shifted.get('armor')).toBe(-2);
      vi.advanceTimersByTime(10);
    }
    expect([...steps]).toEqual(['hex:1', 'hex:2']);
    expect([...fallen].sort()).toEqual([0, 1, 2]);
    expect(made.shifted.size).toBe(0);
    expect(rung).toEqual(['go', 'step', 'step', 'step', 'hit', 'die', 'die']);
  });

  it('knows of which things nothing more is told before the next position', () => {
    const { made } = queue();
    made.push([heard('shot', { about: ['a', 'b'] }), heard('falls', { about: ['b'] })], sight(1), 0, false);
    made.push([heard('next', { about: ['a'] })], sight(2), 0, false);
    expect([[...made.done], made.coming?.number]).toEqual([['a'], 1]);
    vi.advanceTimersByTime(made.now!.millis + 1);
    expect([...made.done].sort()).toEqual(['a', 'b']);
    vi.advanceTimersByTime(made.now!.millis + 1);
    expect([[...made.done], made.coming?.number]).toEqual([['a'], 2]);
  });
});
