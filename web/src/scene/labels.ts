// What is written on and around pieces: how long names may be, where marks stand, and what they cover.
import { isDrawn } from '../art/drawings';
import type { Mark } from '../wire/types';
import { SIZE, type Spot } from './hex';
import { freest, inside, type Rect, shared } from './placing';

/** A name that is longer is cut. */
const LONGEST = 16;
/** Pixels of a letter and around the word, how high the plate of a name is, and from one plate to the next below it. */
const LETTER = 6.3;
const AROUND = 10;
const HIGH = 17;
const NEXT = 18;

/** A name as it stands on a plate: with a capital letter, and not longer than there is room. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
  return first.toUpperCase() + rest.join('');
}

/** How wide the plate of a short name is, in pixels. */
export function nameWidth(short: string): number {
  return short.length * LETTER + AROUND;
}

/** How wide the letter of a seat before a name is, in pixels. */
export const SEAT_WIDE = 15;

/** How wide the plate of a name is, with the letter of its seat if it has one, in pixels. */
export function plateWidth(name: string, seated: boolean): number {
  return nameWidth(shortName(name)) + (seated ? SEAT_WIDE : 0);
}

/** How far below the middle of a piece of this radius its name begins. */
export function nameDown(radius: number, unit: number): number {
  return radius + 6 * unit;
}

/** A name that wants to stand below a piece, in units of the ground. */
export interface Named {
  id: string;
  /** The middle of the piece. */
  at: Spot;
  /** From there to the upper edge of the name, and how wide the name is. */
  down: number;
  wide: number;
}

/**
 * How far each name goes aside and down from right below its piece: it stands below or beside it, wholly in the view,
 * where it covers least of what is taken, and never another name or these marks.
 */
export function shifted(
  names: readonly Named[],
  taken: readonly Rect[],
  view: Rect,
  unit: number,
  marks: readonly Rect[] = [],
): Map<string, Spot> {
  const plates = [...marks];
  const shifts = new Map<string, Spot>();
  const high = HIGH * unit;
  for (const { id, at, down, wide } of names.toSorted((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0])) {
    const [x, y] = [at[0] - wide / 2, at[1] + down];
    const beside = (side: number) => ({ x: x + side * (down + wide / 2), y: at[1] - high / 2 });
    const aligned = [at[0] - down, at[0] + down - wide].map((left) => ({ x: left, y }));
    const [below, ...others] = [{ x, y }, ...aligned, beside(1), beside(-1)].map((place) =>
      inside(view, { ...place, w: wide, h: high }),
    );
    const plate = { ...freest([below as Rect, ...others], taken, plates) };
    // Where all of that is taken by names and marks, it stands below or above them.
    const up = plate.y < y;
    const next = (hit: Rect) => (up ? hit.y - NEXT * unit : hit.y + hit.h + (NEXT - HIGH) * unit);
    const covers = (other: Rect) => shared(other, plate) > 0;
    for (let hit = plates.find(covers); hit; hit = plates.find(covers)) plate.y = next(hit);
    plates.push(plate);
    shifts.set(id, [plate.x - x, plate.y - y]);
  }
  return shifts;
}

/** What names cover that go this far from right below their pieces. */
export function platesOf(names: readonly Named[], shifts: ReadonlyMap<string, Spot>, unit: number): Rect[] {
  return names.map(({ id, at, down, wide }) => {
    const [aside, further] = shifts.get(id) ?? [0, 0];
    return { x: at[0] - wide / 2 + aside, y: at[1] + down + further, w: wide, h: HIGH * unit };
  });
}

/** What the sign and the number of a cell's height cover, given where they stand and how large the number is. */
export function heightRoom([x, y]: Spot, height: number, size: number): Rect {
  const wide = 2 + String(Math.abs(height)).length * size * 2 * HALF_LETTER;
  return { x: x - 11, y: y - size * 0.8, w: 11 + wide, h: size };
}

/** A mark beside others: where it begins and how wide it is, in pixels. */
export interface Pill {
  mark: Mark;
  drawn: boolean;
  value: string;
  from: number;
  wide: number;
}

/** The marks of a piece that can be drawn or counted, side by side. */
export function pillsOf(marks: readonly Mark[]): Pill[] {
  let end = 0;
  return marks
    .filter(({ glyph, value }) => glyph !== null || value !== null)
    .map((mark) => {
      const drawn = mark.glyph !== null && isDrawn(mark.glyph);
      const value = mark.value === null ? '' : String(mark.value);
      const from = end;
      const wide = (drawn ? 19 : 5) + (value === '' ? 1 : value.length * 8 + 5);
      end += wide + 2;
      return { mark, drawn, value, from, wide };
    });
}

/** The radius of the letter of a seat, never so small that it cannot be read; on a small piece it is not larger. */
export function letterRadius(footed: boolean, unit: number, radius: number): number {
  return Math.max(10, (footed || radius < SMALL_PIECE * unit ? 7.2 : 9) * unit);
}
/** Below this radius a piece is small, in pixels. */
const SMALL_PIECE = 22;

/** How far the letter stands to the left of the middle of its piece and below it: on a small one at its rim. */
export function letterAside(radius: number, unit: number): number {
  return radius * (radius < SMALL_PIECE * unit ? 0.98 : 0.78);
}

/** How large marks are drawn: without a name they may be smaller, but not too small to be read. */
export function markScale(named: boolean, unit: number): number {
  return unit * (named ? 1 : 0.8);
}

/** What the marks of a piece cover; at its foot with the letter of its seat. */
export function markedRoom(
  marks: readonly Mark[],
  [x, y]: Spot,
  radius: number,
  { footed, named, unit }: { footed: boolean; named: boolean; unit: number },
): Rect {
  const scale = markScale(named, unit);
  const last = pillsOf(marks).at(-1);
  const long = last ? (last.from + last.wide) * scale : 0;
  const half = 9 * scale;
  if (!footed) return { x: x - long / 2, y: y - radius * 1.2 - 6 * scale - half, w: long, h: 2 * half };
  const letter = letterRadius(footed, unit, radius);
  const left = x - radius * 0.78 - letter;
  return { x: left, y: y + radius * 0.78 - letter, w: letter * 1.8 + long, h: 2 * letter };
}

/** What a piece on a plane and the marks above it cover. */
export function pieceRoom(marks: readonly Mark[], [x, y]: Spot, radius: number, unit: number): Rect[] {
  const body = { x: x - radius, y: y - radius, w: 2 * radius, h: 2 * radius };
  const last = pillsOf(marks).at(-1);
  if (!last) return [body];
  const long = (last.from + last.wide) * unit;
  return [body, { x: x - long / 2, y: y - radius - 19 * unit, w: long, h: 18 * unit }];
}

/** Where words can stand clear of all that is taken. */
export interface Clear {
  /** Whether there is room for words of this height around this middle. */
  words(words: string, middle: Spot, size: number): boolean;
  /** How far below the middle of a cell its cost stands: as usual, given in cells, or else higher. */
  cost(middle: Spot, usual: number, unit: number): number;
}

/** Half of a letter, for its height. */
const HALF_LETTER = 0.25;
/** Half of the plate of a cost, in pixels. */
const COST = { w: 13, h: 9 };

export function clearOf(taken: readonly Rect[]): Clear {
  const isFree = ([x, y]: Spot, w: number, h: number) =>
    taken.every((other) => shared(other, { x: x - w, y: y - h, w: 2 * w, h: 2 * h }) === 0);
  return {
    words: (words, middle, size) => isFree(middle, words.length * size * HALF_LETTER, size / 2),
    cost: ([x, y], usual, unit) => {
      const tried = [usual, 0, -0.42].map((part) => part * SIZE);
      return tried.find((down) => isFree([x, y + down], COST.w * unit, COST.h * unit)) ?? usual * SIZE;
    },
  };
}
