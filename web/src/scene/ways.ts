// Paths over the table: straight between pieces on a board, around the plates between cards.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Whether it stands on a board. */
  ground: boolean;
}

export type Spot = readonly [number, number];

export function middle({ x, y, w, h }: Box): Spot {
  return [x + w / 2, y + h / 2];
}

/** From the edge of one box to the edge of another. */
export function straight(from: Box, to: Box): Spot[] {
  return [leaving(from, middle(to)), leaving(to, middle(from))];
}

/** The point where the line from the middle of a box to a point leaves it. */
function leaving(box: Box, [x, y]: Spot): Spot {
  const [cx, cy] = middle(box);
  const [dx, dy] = [x - cx, y - cy];
  const part = Math.min(
    dx === 0 ? Infinity : box.w / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.h / 2 / Math.abs(dy),
    1,
  );
  return [cx + dx * part * 0.9, cy + dy * part * 0.9];
}

/** From card to card: level where they lie side by side, else from edge to edge. */
export function around(from: Box, to: Box): Spot[] {
  const [[fx, fy], [tx, ty]] = [middle(from), middle(to)];
  const top = Math.max(from.y, to.y);
  const bottom = Math.min(from.y + from.h, to.y + to.h);
  if (bottom - top < 24 || Math.abs(tx - fx) < (from.w + to.w) / 2) return straight(from, to);
  const y = Math.max(top + 12, Math.min(bottom - 12, (fy + ty) / 2));
  return tx > fx
    ? [
        [from.x + from.w, y],
        [to.x, y],
      ]
    : [
        [from.x, y],
        [to.x + to.w, y],
      ];
}
