// What is measured over a board, as outlines and labels in the units of its drawing.
import type { Id, Mark, Message, Overlay, Place, Point, Pose, Seen, Tone } from '../wire/types';
import { round, type Spot } from './hex';

/** Where things lie on the board, and how large its units are. */
export interface Ground {
  spotOf(place: Place): Spot | null;
  /** The length of one cell, or of one millimetre. */
  unit: number;
  /** The angle of a side of a cell, in degrees clockwise from the right. */
  angleOf(side: number): number;
}

export interface Outline {
  kind: 'arc' | Seen | 'ruler' | 'swept' | 'base' | 'push' | 'template';
  points: string;
  open: boolean;
  tone: Tone;
}

export interface Label {
  at: Spot;
  words: Message;
  /** If it is counted, the number stands for the words. */
  value: number | null;
  tone: Tone;
}

export interface Measured {
  outlines: Outline[];
  labels: Label[];
}

const SIGHT: Record<Seen, Tone> = { clear: 'help', cover: 'asked', blocked: 'harm' };
/** How often a base is drawn between two way points. */
const STEPS = 5;

const list = (spots: readonly Spot[]) => spots.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
const between = ([ax, ay]: Spot, [bx, by]: Spot, part: number): Spot => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];

/** Points of a circle around a spot, clockwise from one angle to another. */
function arcOf([x, y]: Spot, radius: number, from: number, to: number): Spot[] {
  const steps = Math.max(3, Math.ceil((to - from) / 6));
  return Array.from({ length: steps + 1 }, (_, step): Spot => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

function based(base: readonly Point[], reach: number, { at, turned }: Pose): Spot[] {
  if (base.length === 0) return arcOf([at.x, at.y], reach, 0, 360);
  const angle = (turned / 1000) * (Math.PI / 180);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return base.map(({ x, y }): Spot => [at.x + x * cos - y * sin, at.y + x * sin + y * cos]);
}

/** Outlines and labels of all overlays that measure. */
export function measuredOf(overlays: readonly Overlay[], ground: Ground): Measured {
  const found: Measured = { outlines: [], labels: [] };
  const draw = (kind: Outline['kind'], spots: readonly Spot[], tone: Tone, open = false) =>
    found.outlines.push({ kind, points: list(spots), open, tone });
  const say = (at: Spot, words: Message, tone: Tone, value: number | null = null) =>
    found.labels.push({ at, words, value, tone });
  const spot = (id: Id) => ground.spotOf({ thing: id });

  for (const overlay of overlays) {
    if ('arc' in overlay) {
      const { of, sweep, tone, title } = overlay.arc;
      const at = spot(of);
      if (!at) continue;
      let [from, wide, radius] = [0, 0, 0];
      if ('sides' in sweep) {
        from = ground.angleOf(sweep.sides.sides[0] ?? 0) - 30;
        wide = 60 * sweep.sides.sides.length;
        radius = ground.unit * (sweep.sides.reach + 0.35);
      } else {
        from = sweep.sector.from / 1000 - 90;
        wide = sweep.sector.wide / 1000;
        radius = ground.unit * sweep.sector.reach;
      }
      draw('arc', [...arcOf(at, radius, from, from + wide), ...(wide < 360 ? [at] : [])], tone);
      const [edge] = arcOf(at, radius * 0.86, from + wide / 2, from + wide / 2 + 1);
      if (edge) say(edge, title, tone);
    } else if ('sight' in overlay) {
      const [from, to] = [spot(overlay.sight.from), spot(overlay.sight.to)];
      if (!from || !to) continue;
      let begins = 0;
      for (const { until, seen, why } of overlay.sight.segments) {
        const ends = until / 1000;
        draw(seen, [between(from, to, begins), between(from, to, ends)], SIGHT[seen], true);
        say(between(from, to, (begins + ends) / 2), why, SIGHT[seen]);
        begins = ends;
      }
    } else if ('ruler' in overlay) {
      const { words } = overlay.ruler;
      const [from, to] = [ground.spotOf(overlay.ruler.from), ground.spotOf(overlay.ruler.to)];
      if (!from || !to) continue;
      draw('ruler', [from, to], 'power', true);
      say(between(from, to, 0.5), words, 'power');
    } else if ('trace' in overlay) {
      const { base, reach, way, words, tone } = overlay.trace;
      way.slice(1).forEach((to, at) => {
        const from = way[at] ?? to;
        const turn = ((((to.turned - from.turned) % 360000) + 540000) % 360000) - 180000;
        for (let step = 0; step <= STEPS; step += 1) {
          const part = step / STEPS;
          const [x, y] = between([from.at.x, from.at.y], [to.at.x, to.at.y], part);
          draw('swept', based(base, reach, { at: { x, y }, turned: from.turned + turn * part }), tone);
        }
      });
      way.forEach((pose) => draw('base', based(base, reach, pose), tone));
      draw(
        'ruler',
        way.map(({ at }): Spot => [at.x, at.y]),
        tone,
        true,
      );
      const last = way.at(-1);
      if (last) say([last.at.x, last.at.y], words, tone);
    } else if ('push' in overlay) {
      const { of, way, words } = overlay.push;
      const stops = [{ thing: of }, ...way].map(ground.spotOf).filter((each) => each !== null);
      draw('push', stops, 'harm', true);
      const last = stops.at(-1);
      if (last) say(last, words, 'harm');
    } else if ('template' in overlay) {
      const { at, corners, reach, words, tone } = overlay.template;
      const centre = ground.spotOf(at);
      if (!centre) continue;
      const [x, y] = centre;
      const round = ground.unit * (ground.unit > 1 ? reach + 0.5 : reach);
      draw(
        'template',
        corners.length === 0
          ? arcOf(centre, round, 0, 360)
          : corners.map((each): Spot => [x + each.x, y + each.y]),
        tone,
      );
      say(centre, words, tone);
    } else if ('label' in overlay) {
      const at = ground.spotOf(overlay.label.at);
      const { words, tone, value }: Mark = overlay.label.mark;
      if (at) say(at, words, tone, value);
    }
  }
  return found;
}

/** Of the arcs of one thing the last alone: what it would see then, and not what it sees now. */
export function lastArcs(overlays: readonly Overlay[]): Overlay[] {
  const last = new Map(overlays.flatMap((each) => ('arc' in each ? [[each.arc.of, each] as const] : [])));
  return overlays.filter((each) => !('arc' in each) || last.get(each.arc.of) === each);
}

/** Whether the reader wants to see it. */
export function isWanted(overlay: Overlay, layers: { arcs?: boolean; sight?: boolean } | undefined): boolean {
  if ('arc' in overlay) return layers?.arcs ?? true;
  return 'sight' in overlay ? (layers?.sight ?? true) : true;
}
