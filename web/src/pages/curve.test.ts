// The lines of a curve run from turn to turn, and the names at their ends stand apart.
import { describe, expect, it } from 'vitest';
import type { Turn } from '../wire/types';
import { EDGE, lines, turnAt } from './curve';

const room = { width: 300, height: 130 };
const turns = (...amounts: number[][]): Turn[] =>
  amounts.map((by_seat, number) => ({ number, step: number * 3, by_seat }));

describe('the curve of a bout', () => {
  it('has a corner for each turn, from the top of the scale to its bottom', () => {
    const [a, b] = lines(turns([10, 10], [10, 5], [7, 0]), room);
    expect(a?.points.map(({ amount }) => amount)).toEqual([10, 10, 7]);
    expect(a?.points[0]).toMatchObject({ x: EDGE.left, y: EDGE.top });
    expect(b?.points[2]).toMatchObject({ x: room.width - EDGE.right, y: room.height - EDGE.bottom });
    expect(b?.points[1]?.y).toBe((EDGE.top + room.height - EDGE.bottom) / 2);
  });

  it('knows the turn of a step', () => {
    const played = turns([1], [2], [3]);
    expect([0, 2, 3, 5, 6, 99].map((step) => turnAt(played, step))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('keeps the names apart and inside, also where all lines end together', () => {
    const names = lines(turns([4, 4, 4], [0, 0, 0]), room).map(({ label }) => label);
    const sorted = names.toSorted((a, b) => a - b);
    for (const [at, name] of sorted.entries()) {
      if (at > 0) expect(name - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(20);
      expect(name).toBeLessThanOrEqual(room.height - EDGE.bottom);
    }
  });
});
