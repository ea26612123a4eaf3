// Where hexagons lie around the first of them: the rows in the middle fill first, so a comb is wider than high.

/** A place in a comb: how many widths to the right of the middle, and in which row below it. */
export interface Place {
  x: number;
  row: number;
}

const HALF_ROOT_3 = Math.sqrt(3) / 2;

/** Rings around the middle, nearest first; in each the level places come before the upper and the lower. */
function around(radius: number): Place[] {
  const places: Place[] = [];
  for (let row = 0 - radius; row <= radius; row += 1) {
    const first = -radius + Math.abs(row) / 2;
    for (let x = first; x <= -first; x += 1) {
      const inner = Math.abs(row) < radius && x > first && x < -first;
      if (!inner) places.push({ x, row });
    }
  }
  return places.toSorted(
    (a, b) =>
      Math.abs(a.row) - Math.abs(b.row) || Math.abs(a.x) - Math.abs(b.x) || a.row - b.row || a.x - b.x,
  );
}

/** This many places, the middle first. */
export function comb(count: number): Place[] {
  const places: Place[] = [];
  for (let radius = 0; places.length < count; radius += 1) places.push(...around(radius));
  return places.slice(0, count);
}

/** How wide and high a comb is, in widths of a hexagon, and where its middle is. */
export function sizeOf(places: readonly Place[]): { wide: number; high: number; left: number; top: number } {
  const xs = places.map(({ x }) => x);
  const rows = places.map(({ row }) => row);
  const [left, top] = [Math.min(0, ...xs), Math.min(0, ...rows)];
  return {
    wide: Math.max(0, ...xs) - left + 1,
    high: (Math.max(0, ...rows) - top) * HALF_ROOT_3 + 1.12,
    left,
    top: top * HALF_ROOT_3,
  };
}
