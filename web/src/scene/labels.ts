// The names below pieces: how long they may be, and how they stay clear of each other.

/** A name that is longer is cut. */
const LONGEST = 16;
/** Pixels of a letter and around the word, how high the plate of a name is, and from one plate to the next below it. */
const LETTER = 7.1;
const AROUND = 10;
const HIGH = 17;
const NEXT = 18;

export function shortName(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
}

/** How wide the plate of a short name is, in pixels. */
export function nameWidth(short: string): number {
  return short.length * LETTER + AROUND;
}

/** A name that wants to stand below a place. */
export interface Named {
  id: string;
  short: string;
  /** The middle of its upper edge, in units of the ground. */
  x: number;
  y: number;
}

/** How far each name goes down, so that it covers none of those before it; the highest ones stay where they are. */
export function lowered(names: readonly Named[], unit: number): Map<string, number> {
  const placed: { left: number; right: number; top: number }[] = [];
  const drops = new Map<string, number>();
  for (const { id, short, x, y } of names.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const half = (nameWidth(short) / 2) * unit;
    let top = y;
    const covers = ({ left, right, top: other }: (typeof placed)[number]) =>
      left < x + half && x - half < right && Math.abs(other - top) < HIGH * unit;
    for (let hit = placed.find(covers); hit; hit = placed.find(covers)) top = hit.top + NEXT * unit;
    placed.push({ left: x - half, right: x + half, top });
    drops.set(id, top - y);
  }
  return drops;
}
