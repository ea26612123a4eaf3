// Where hexes lie: corners up and down, rows level, heights lifted towards the light.
import type { Cell, Hex } from '../wire/types';

/** From the centre of a hexagon to its corners, in the units of the drawing. */
export const SIZE = 50;
/** What is higher by one is lifted by so much. */
export const LIFT = 7;
const HALF_ROOT_3 = Math.sqrt(3) / 2;
/** Half of the width of a hexagon. */
export const HALF = SIZE * HALF_ROOT_3;

export type Spot = readonly [number, number];

/** The middle of a cell on the ground. */
export function centreOf({ q, r }: Hex): Spot {
  return [2 * HALF * (q + r / 2), 1.5 * SIZE * r];
}

export function liftOf(height: number): number {
  return Math.max(-4, Math.min(12, height)) * LIFT;
}

/** The corners around this point; the first is at the upper end of side 0. */
export function cornersOf([x, y]: Spot, part = 1): Spot[] {
  const [wide, high] = [HALF * part, SIZE * part];
  return [
    [x + wide, y - high / 2],
    [x + wide, y + high / 2],
    [x, y + high],
    [x - wide, y + high / 2],
    [x - wide, y - high / 2],
    [x, y - high],
  ];
}

/** The two ends of a side. */
export function sideOfHex(corners: readonly Spot[], side: number): [Spot, Spot] {
  const at = ((side % 6) + 6) % 6;
  return [corners[at] ?? [0, 0], corners[(at + 1) % 6] ?? [0, 0]];
}

export function points(corners: readonly Spot[]): string {
  return corners.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The room that a field takes: left, top, width, height. */
export function roomOf(cells: readonly Cell[]): [number, number, number, number] {
  if (cells.length === 0) return [0, 0, 1, 1];
  const spots = cells.map((cell) => centreOf(cell.at));
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const lift = Math.max(0, ...cells.map((cell) => liftOf(cell.height)));
  const [left, top] = [Math.min(...xs) - HALF - 4, Math.min(...ys) - SIZE - lift - 6];
  return [left, top, Math.max(...xs) + HALF + 4 - left, Math.max(...ys) + SIZE + 16 - top];
}

/** The angle of a side in degrees, clockwise from the right. */
export function angleOf(side: number): number {
  return 60 * side;
}

/** The same direction, reached the short way from where it was. */
export function nearest(from: number, to: number): number {
  return from + (((to - from) % 360) + 540) % 360 - 180;
}
