// Words on a board: names below pieces that stand close to each other, and what stands clear of marks.
import { expect, it } from 'vitest';
import type { Mark } from '../wire/types';
import { clearOf, heightRoom, markedRoom, nameWidth, platesOf, shifted, shortName } from './labels';
import { type Rect, shared } from './placing';

const WIDE = nameWidth('Gipsy Avenger');
const HIGH = 17;
const FIELD = { x: -300, y: -200, w: 1000, h: 400 };
const DOWN = 30;
const named = (id: string, x: number, y: number) => ({ id, at: [x, y] as const, down: DOWN, wide: WIDE });

/** Where names stand: what each covers. */
function plates(names: readonly ReturnType<typeof named>[], taken: readonly Rect[] = [], unit = 1): Rect[] {
  return platesOf(names, shifted(names, taken, FIELD, unit), unit);
}

it('names of pieces that stand flush cover each other nowhere', () => {
  const names = [named('a', 0, 0), named('b', 30.1, 3.3), named('c', 60, -2), named('d', 400, 0)];
  for (const unit of [0.5, 0.7133, 1, 1.1 / 3, 2]) {
    const all = plates(names, [], unit);
    expect(all[3]).toMatchObject({ x: 400 - WIDE / 2, y: DOWN });
    for (const [at, one] of all.entries())
      for (const other of all.slice(at + 1)) expect(shared(one, other)).toBeLessThan(0.001);
  }
});

it('names at the rim of the view are wholly seen', () => {
  const names = [named('a', -290, 0), named('b', 695, 0), named('c', 0, 190), named('d', 20, 198)];
  for (const { x, y, w, h } of plates(names)) {
    expect(x).toBeGreaterThan(-300.01);
    expect(x + w).toBeLessThan(700.01);
    expect(y + h).toBeLessThan(200.01);
  }
});

it('a name stands beside its piece if something is below it', () => {
  const other = { x: -80, y: 35, w: 160, h: 40 };
  const [plate] = plates([named('a', 0, 0)], [other]);
  expect(plate?.x).toBeCloseTo(DOWN);
  expect(plate?.y).toBeCloseTo(-HIGH / 2);
});

it('a name stands clear of the height of a cell below it', () => {
  const height = heightRoom([10, DOWN + HIGH], -2, 15);
  const [plate] = plates([named('a', 0, 0)], [height]);
  expect(shared({ x: -WIDE / 2, y: DOWN, w: WIDE, h: HIGH }, height)).toBeGreaterThan(0);
  expect(shared(plate as Rect, height)).toBe(0);
});

it('a name covers no mark, wherever that leads it', () => {
  const marks = [-1, 0, 1].flatMap((side) => [
    { x: side * 110 - 55, y: DOWN + 8, w: 110, h: 26 },
    { x: side * 110 - 55, y: -9, w: 110, h: 18 },
  ]);
  const one = named('a', 0, 0);
  const [plate] = platesOf([one], shifted([one], [], FIELD, 1, marks), 1);
  for (const mark of marks) expect(shared(plate as Rect, mark)).toBe(0);
});

it('a name begins with a capital letter, and is cut if it is too long', () => {
  expect(shortName('A name that goes on')).toBe('A name that goe…');
  expect(shortName('a rock')).toBe('A rock');
});

const life: Mark = { words: ['life'], tone: 'help', glyph: null, value: 40 };

it('words stand where no mark of a piece is, and a cost goes up', () => {
  const above = markedRoom([life], [0, 0], 30, { footed: false, named: true, unit: 1 });
  expect(above.y + above.h).toBeLessThan(-30);
  const clear = clearOf([above]);
  expect(clear.words('Rubble', [0, above.y], 13)).toBe(false);
  expect(clear.words('Rubble', [90, above.y], 13)).toBe(true);
  const usual = clear.cost([200, 0], 0.42, 1);
  expect(clear.cost([0, above.y - usual], 0.42, 1)).toBeLessThan(usual);
});

it('marks at the foot of a piece begin with the letter of its seat', () => {
  const room = (unit: number) => markedRoom([life], [0, 0], 24, { footed: true, named: false, unit });
  expect(room(1).x).toBeLessThan(-24);
  expect(room(1).x + room(1).w).toBeGreaterThan(0);
  expect(room(2.3).w).toBeGreaterThan(room(1).w);
});
