import { expect, it } from 'vitest';
import { comb, sizeOf } from './comb';

const key = ({ x, row }: { x: number; row: number }) => `${x},${row}`;

it('the first is in the middle, and six lie around it', () => {
  const [first, ...others] = comb(7);
  expect(first).toEqual({ x: 0, row: 0 });
  expect(others.every(({ x, row }) => Math.abs(x) + Math.abs(row) / 2 === 1)).toBe(true);
});

it.each([1, 2, 6, 7, 8, 13, 19, 20])('%i lie apart', (count) => {
  const places = comb(count);
  expect(places).toHaveLength(count);
  expect(new Set(places.map(key)).size).toBe(count);
});

it('a comb of two is as wide as two', () => {
  expect(sizeOf(comb(1)).wide).toBe(1);
  expect(sizeOf(comb(2)).wide).toBe(2);
  expect(sizeOf(comb(19)).wide).toBe(5);
});
