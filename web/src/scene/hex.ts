// Where hexes lie: with a corner or with a side uppermost, heights lifted towards the light.
import type { Cell, Hex, Hexes } from '../wire/types';

/** From the centre of a hexagon to its corners, in the units of the drawing. */
export const SIZE = 50;
/** From the centre of a hexagon to the middle of its sides. */
export const HALF = (SIZE * Math.sqrt(3)) / 2;
/** No letter of a field is smaller, in pixels. */
export const SMALLEST = 11.5;
/** How far one level of height is lifted; and how far where nothing is higher than `LOW`. */
const LIFT = 7;
const LIFT_LOW = 15;
const LOW = 2;

export type Spot = readonly [number, number];
export type Top = Hexes['top'];

/** How the hexes of a field lie. */
export interface Lattice {
  top: Top;
  /** The size of one level of height. */
  step: number;
  /** Half of the width and half of the height of a cell. */
  half: Spot;
  /** The corners along which a cliff is visible, from right to left. The others are on the lit side. */
  brink: readonly number[];
  rim: readonly number[];
}

const POINTED = { half: [HALF, SIZE], brink: [1, 2, 3], rim: [3, 4, 5, 0] } as const;
const FLAT = { half: [SIZE, HALF], brink: [0, 1, 2, 3], rim: [3, 4, 5, 0] } as const;

export function latticeOf({ top, cells }: Hexes): Lattice {
  const low = cells.every(({ height }) => height <= LOW);
  return { top, step: low ? LIFT_LOW : LIFT, ...(top === 'flat' ? FLAT : POINTED) };
}

/** The middle of a cell on the ground. */
export function centreOf({ q, r }: Hex, top: Top = 'pointed'): Spot {
  return top === 'flat' ? [1.5 * SIZE * q, 2 * HALF * (r + q / 2)] : [2 * HALF * (q + r / 2), 1.5 * SIZE * r];
}

export function liftOf(height: number, { step }: Lattice): number {
  return Math.max(-4, Math.min(12, height)) * step;
}

/** The middle of a cell of this height, where things stand on it. */
export function onTop(at: Hex, height: number, lattice: Lattice): Spot {
  const [x, y] = centreOf(at, lattice.top);
  return [x, y - liftOf(height, lattice)];
}

/** The corners around this point, clockwise; the first is where side 0 begins. */
export function cornersOf([x, y]: Spot, part = 1, top: Top = 'pointed'): Spot[] {
  const [short, long] = [HALF * part, SIZE * part];
  if (top === 'flat') {
    return [
      [x + long, y],
      [x + long / 2, y + short],
      [x - long / 2, y + short],
      [x - long, y],
      [x - long / 2, y - short],
      [x + long / 2, y - short],
    ];
  }
  return [
    [x + short, y - long / 2],
    [x + short, y + long / 2],
    [x, y + long],
    [x - short, y + long / 2],
    [x - short, y - long / 2],
    [x, y - long],
  ];
}

/** Of these corners those of one half, the one at this side; all of them for a whole cell. */
export function halved<T>(corners: readonly T[], half: number | null): T[] {
  return half === null
    ? [...corners]
    : corners.slice(0, 4).map((corner, at) => corners[(half + 5 + at) % 6] ?? corner);
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

/** Farther cells come first. */
export function depthOf({ q, r }: Hex, { top }: Lattice): number {
  return top === 'flat' ? 2 * r + q : r;
}

/** The room that a field takes: left, top, width, height. */
export function roomOf(cells: readonly Cell[], lattice: Lattice): [number, number, number, number] {
  if (cells.length === 0) return [0, 0, 1, 1];
  const corners = cells.flatMap(({ at, half }) =>
    halved(cornersOf(centreOf(at, lattice.top), 1, lattice.top), half),
  );
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const lift = Math.max(0, ...cells.map((cell) => liftOf(cell.height, lattice)));
  const [left, top] = [Math.min(...xs) - 4, Math.min(...ys) - lift - 6];
  return [left, top, Math.max(...xs) + 4 - left, Math.max(...ys) + 16 - top];
}

/** The angle of a side in degrees, clockwise from the right. */
export function angleOf(side: number, top: Top): number {
  return 60 * side + (top === 'flat' ? 30 : 0);
}

/** The same direction, as an angle that is reached by the shorter turn. */
export function nearest(from: number, to: number): number {
  return from + ((((to - from) % 360) + 540) % 360) - 180;
}

/** Where the height of a cell is written, given the middle of its top. */
export function heightAt([x, y]: Spot, lattice: Lattice): Spot {
  return [x, y + lattice.half[1] * 0.9 - 6];
}
