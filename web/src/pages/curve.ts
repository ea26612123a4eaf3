// The curve of what decides a bout: where its lines run, and where the names at their ends stand.
import type { Turn } from '../wire/types';

export interface Line {
  seat: number;
  /** A corner for each turn. */
  points: readonly { x: number; y: number; amount: number }[];
  /** Where its name stands: beside its end, but apart from other names. */
  label: number;
}

/** The room of a curve in pixels: inside it are the lines, around it the scale and the names. */
export interface Room {
  width: number;
  height: number;
}
export const EDGE = { left: 30, right: 26, top: 10, bottom: 20 };
/** How far apart two names are. */
const APART = 20;

/** The least and the greatest amount of the scale: nothing is always on it. */
export function scale(turns: readonly Turn[]): { least: number; most: number } {
  const all = turns.flatMap(({ by_seat }) => by_seat);
  return { least: Math.min(0, ...all), most: Math.max(1, ...all) };
}

/** Where a turn stands from left to right. */
export function across(at: number, turns: number, { width }: Room): number {
  return EDGE.left + (at / Math.max(1, turns - 1)) * (width - EDGE.left - EDGE.right);
}

/** Where an amount stands from top to bottom. */
export function down(amount: number, turns: readonly Turn[], { height }: Room): number {
  const { least, most } = scale(turns);
  return EDGE.top + ((most - amount) / (most - least)) * (height - EDGE.top - EDGE.bottom);
}

/** The place of the turn to which a step of the replay belongs. */
export function turnAt(turns: readonly Turn[], step: number): number {
  return Math.max(
    0,
    turns.findLastIndex((turn) => turn.step <= step),
  );
}

export function lines(turns: readonly Turn[], room: Room): Line[] {
  const seats = Math.max(0, ...turns.map(({ by_seat }) => by_seat.length));
  const made = Array.from({ length: seats }, (_, seat) => {
    const points = turns.map(({ by_seat }, at) => ({
      x: across(at, turns.length, room),
      y: down(by_seat[seat] ?? 0, turns, room),
      amount: by_seat[seat] ?? 0,
    }));
    return { seat, points, label: points.at(-1)?.y ?? 0 };
  });
  // From the highest name down, each is moved out of the way of the one before; then all of them back into the room.
  const order = made.toSorted((a, b) => a.label - b.label || a.seat - b.seat);
  order.forEach((line, at) => {
    line.label = Math.max(line.label, (order[at - 1]?.label ?? -Infinity) + APART);
  });
  let floor = room.height - EDGE.bottom;
  for (const line of order.toReversed()) {
    line.label = Math.min(line.label, floor);
    floor = line.label - APART;
  }
  return made;
}
