// The camera over a board: which part of the ground is seen, and how it is moved; plain numbers, no page.

/** A part of the ground, in the units of the drawing. */
export interface View {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A place on the screen or in the ground. */
export interface Point {
  x: number;
  y: number;
}

/** How much larger than needed the view is when the whole board is seen. */
const MARGIN = 1.03;
/** How far the camera may go out beyond the whole board. */
const OUT_MOST = 1.25;

/** The smallest view of this shape that shows the whole room, with its middle in the middle. */
export function fitted(room: View, width: number, height: number): View {
  const shape = height > 0 ? Math.max(width, 1) / height : 1;
  const w = Math.max(room.w, room.h * shape, 1) * MARGIN;
  const h = w / shape;
  return { x: room.x + room.w / 2 - w / 2, y: room.y + room.h / 2 - h / 2, w, h };
}

/** The part of the whole that has these points and so much around them; the whole if there are none. */
export function roundAbout(points: readonly Point[], about: number, whole: View): View {
  if (points.length === 0) return whole;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const x = Math.max(whole.x, Math.min(...xs) - about);
  const y = Math.max(whole.y, Math.min(...ys) - about);
  const w = Math.min(whole.x + whole.w, Math.max(...xs) + about) - x;
  const h = Math.min(whole.y + whole.h, Math.max(...ys) + about) - y;
  return { x, y, w, h };
}

/** A room is kept until less than this part of it is needed. */
const NEEDED = 0.6;

/** Whether a room still shows all of what is needed now, and not much more: then it stays, and nothing moves. */
export function stillFits(room: View, now: View): boolean {
  return showsAll(room, now) && now.w * now.h >= NEEDED * room.w * room.h;
}

/** How many pixels the tools need beside the board, and below it. */
const BESIDE = 80;
const BELOW = 46;
/** On a lower stage the tools find their own place. */
const LOW = 300;

/** Where the tools cover nothing of a board that is wholly seen: beside it, below it, or in a strip kept free. */
export function toolsAt(room: View, width: number, height: number): 'beside' | 'below' | 'strip' {
  const scale = Math.min(width / room.w, height / room.h) / MARGIN;
  if ((width - room.w * scale) / 2 >= BESIDE) return 'beside';
  return (height - room.h * scale) / 2 >= BELOW || height <= LOW ? 'below' : 'strip';
}

/** Nearer by a factor, around a point of the ground that stays where it is. */
export function zoomed(view: View, factor: number, around: Point): View {
  return {
    x: around.x - (around.x - view.x) / factor,
    y: around.y - (around.y - view.y) / factor,
    w: view.w / factor,
    h: view.h / factor,
  };
}

/** Moved by this much of the ground. */
export function panned(view: View, dx: number, dy: number): View {
  return { ...view, x: view.x + dx, y: view.y + dy };
}

/** The same size of view, with this point in its middle. */
export function centred(view: View, on: Point): View {
  return { ...view, x: on.x - view.w / 2, y: on.y - view.h / 2 };
}

/** Not beyond the limits: never nearer than `least` units across, and the board never leaves the screen. */
export function held(view: View, room: View, width: number, height: number, least: number): View {
  const whole = fitted(room, width, height);
  const w = Math.min(Math.max(view.w, Math.min(least, whole.w)), whole.w * OUT_MOST);
  const scale = w / view.w;
  const h = view.h * scale;
  const middle = { x: view.x + view.w / 2, y: view.y + view.h / 2 };
  const inside = (at: number, from: number, size: number) => Math.min(Math.max(at, from), from + size);
  return {
    x: inside(middle.x, room.x, room.w) - w / 2,
    y: inside(middle.y, room.y, room.h) - h / 2,
    w,
    h,
  };
}

/** Whether the whole room is seen. */
export function showsAll(view: View, room: View): boolean {
  const slack = 0.01 * room.w;
  return (
    view.x <= room.x + slack &&
    view.y <= room.y + slack &&
    view.x + view.w >= room.x + room.w - slack &&
    view.y + view.h >= room.y + room.h - slack
  );
}

/** The point of the ground below a point of a box with this size. */
export function groundAt(view: View, box: { width: number; height: number }, at: Point): Point {
  return {
    x: view.x + (at.x / Math.max(1, box.width)) * view.w,
    y: view.y + (at.y / Math.max(1, box.height)) * view.h,
  };
}
