// Where something that lies over the table for a while covers least of what must stay in sight.

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where things are drawn inside this element. */
export function drawnIn(root: Element): (thing: Element) => Rect {
  const { left, top } = root.getBoundingClientRect();
  return (thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return { x: x - left, y: y - top, w: width, h: height };
  };
}

/** How much of one lies below the other. */
export function shared(one: Rect, other: Rect): number {
  const wide = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How much worse it is to cover what is dear than something else. */
const DEAR = 8;

/** The place that covers least of these, and least of all of those that are dear; of several the first. */
export function freest(
  places: readonly [Rect, ...Rect[]],
  seen: readonly Rect[],
  dear: readonly Rect[] = [],
): Rect {
  const of = (things: readonly Rect[], place: Rect) =>
    things.reduce((sum, each) => sum + shared(place, each), 0);
  const covers = (place: Rect) => of(seen, place) + DEAR * of(dear, place);
  let [best] = places;
  let least = covers(best);
  for (const place of places.slice(1)) {
    const covered = covers(place);
    if (covered < least) [best, least] = [place, covered];
  }
  return best;
}

/** A place of this size inside the room. */
export function inside(room: Rect, { x, y, w, h }: Rect): Rect {
  const within = (at: number, from: number, size: number) => Math.max(from, Math.min(at, from + size));
  return { x: within(x, room.x, room.w - w), y: within(y, room.y, room.h - h), w, h };
}

/** Places beside a thing or over it, all in the room, those that are nearest to it first. */
export function near(thing: Rect, size: { w: number; h: number }, room: Rect): [Rect, ...Rect[]] {
  const middle = thing.x + thing.w / 2 - size.w / 2;
  const bottom = thing.y + thing.h - size.h;
  const at = (x: number, y: number) => inside(room, { x, y, ...size });
  const over = at(middle, bottom);
  const aside = [1, -1, 2, -2, 3, -3, 4, -4].map((step) => at(middle + (step * size.w) / 2, bottom));
  return [over, ...aside, at(middle, thing.y - size.h), at(middle, thing.y + thing.h)];
}
