// Words on a board: names below pieces that stand close to each other, and what stands clear of marks.
import { expect, it } from 'vitest';
import type { Mark } from '../wire/types';
import { clearOf, markedRoom, nameWidth, shifted, shortName } from './labels';

const WIDE = nameWidth('Gipsy Avenger');
const FIELD = { x: -200, y: -200, w: 800, h: 400 };
const named = (id: string, x: number, y: number) => ({ id, x, y, wide: WIDE });

it('names of pieces that stand flush cover each other nowhere', () => {
  const names = [named('a', 0, 0), named('b', 30.1, 3.3), named('c', 60, -2), named('d', 400, 0)];
  for (const unit of [0.5, 0.7133, 1, 1.1 / 3, 2]) {
    const shifts = shifted(names, [], FIELD, unit);
    expect(shifts.get('d')).toEqual([0, 0]);
    const tops = names.map(({ id, x, y }) => ({ x, top: y + (shifts.get(id)?.[1] ?? 0) }));
    for (const [at, one] of tops.entries())
      for (const other of tops.slice(at + 1)) {
        const apart = Math.abs(one.x - other.x) >= WIDE;
        expect(apart || Math.abs(one.top - other.top) >= 16.9 * unit).toBe(true);
      }
  }
});

it('names at the rim of the view are wholly seen, and those at its lower rim go up', () => {
  const names = [named('a', -190, 0), named('b', 595, 0), named('c', 0, 198), named('d', 20, 199)];
  const shifts = shifted(names, [], FIELD, 1);
  for (const { id, x, y } of names) {
    const [aside, down] = shifts.get(id) ?? [NaN, NaN];
    expect(x + aside - WIDE / 2).toBeGreaterThanOrEqual(-200);
    expect(x + aside + WIDE / 2).toBeLessThanOrEqual(600.01);
    expect(y + down + 17).toBeLessThanOrEqual(200.01);
  }
  expect(shifts.get('d')?.[1]).toBeLessThan(-30);
});

it('a name stands below the marks of another piece', () => {
  const marks = { x: -10, y: 4, w: 20, h: 18 };
  expect(shifted([named('a', 0, 0)], [marks], FIELD, 1).get('a')).toEqual([0, 23]);
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
