import { describe, expect, it } from 'vitest';
import type { Spot } from './hex';
import { arcsOf, shadowOf, shrunk, sidesOf } from './relief';

/** A base, its corners clockwise on the screen; one of them points up. */
const BASE: Spot[] = [0, 60, 120, 180, 240, 300].map((angle): Spot => {
  const turn = (angle * Math.PI) / 180;
  return [Math.sin(turn) * 36, -Math.cos(turn) * 36];
});

describe('the relief of what stands', () => {
  it('has its brightest side towards the upper left and its darkest away from it', () => {
    const sides = sidesOf(BASE, 0.7);
    const middle = (corners: readonly Spot[]) => corners.reduce((sum, [x, y]) => sum + x + y, 0);
    const [darkest, brightest] = [sides.toSorted((a, b) => a.light - b.light)].flatMap((all) => [
      all[0],
      all.at(-1),
    ]);
    expect(middle(brightest?.corners ?? [])).toBeLessThan(0);
    expect(middle(darkest?.corners ?? [])).toBeGreaterThan(0);
    expect(sides.every(({ light }) => light >= -1 && light <= 1)).toBe(true);
  });

  it('throws a longer shadow the higher it is, and never less than its foot', () => {
    const reach = (long: number) => Math.max(...shadowOf(BASE, long).map(([x, y]) => x + y));
    expect(shadowOf(BASE, 0)).toHaveLength(6);
    expect(reach(30)).toBeGreaterThan(reach(10));
    expect(Math.min(...shadowOf(BASE, 30).map(([x]) => x))).toBeCloseTo(Math.min(...BASE.map(([x]) => x)));
  });

  it('keeps the middle where it is while a roof is made smaller', () => {
    expect(shrunk(BASE, 0.5)[0]?.[1]).toBeCloseTo(-18);
  });
});

describe('the arcs of a base', () => {
  it('are three faces ahead and three behind, from left to right', () => {
    // It looks to the right, where a face is: the corners above and below it are in both arcs.
    const { front, rear } = arcsOf(BASE, 90);
    expect(front.map(([x, y]) => [Math.round(x), Math.round(y)])).toEqual([
      [0, -36],
      [31, -18],
      [31, 18],
      [0, 36],
    ]);
    expect(rear.map(([x]) => Math.round(x))).toEqual([0, -31, -31, 0]);
  });

  it('turn with the model', () => {
    expect(arcsOf(BASE, 270).front.map(([x]) => Math.round(x))).toEqual([0, -31, -31, 0]);
  });
});
