// Where the parts of a scene go: the stage, the seats' vitals at its edges, the hand in the dock, the rest in drawers.
import type { Id, Panel, Part, Scene, Zone } from '../wire/types';
import { latticeOf, roomOf } from './hex';
import { idOf, tilesOf } from './things';

export interface Plan {
  /** What is going on now: notes, what waits to resolve, and panels of no seat without dice. */
  news: Part[];
  /** What is being fought out: an active panel of no seat in which dice lie. */
  clash: Panel | null;
  boards: Part[];
  /** The seat that looks. */
  mine: Panel | null;
  others: Panel[];
  rest: Part[];
  /** What the stage shows: a board, or the stacks of all seats around what they share, or whole panels. */
  ground: 'board' | 'ring' | 'bays';
}

export function planOf(scene: Scene): Plan {
  const plan: Plan = { news: [], clash: null, boards: [], mine: null, others: [], rest: [], ground: 'bays' };
  for (const part of scene.parts) {
    if ('note' in part || 'order' in part) plan.news.push(part);
    else if ('board' in part) plan.boards.push(part);
    else if ('panel' in part && part.panel.seat !== null) {
      if (part.panel.seat === scene.looker && plan.mine === null) plan.mine = part.panel;
      else plan.others.push(part.panel);
    } else if ('panel' in part && part.panel.active) {
      if (plan.clash === null && part.panel.parts.some((inner) => 'tray' in inner)) plan.clash = part.panel;
      else plan.news.push(part);
    } else plan.rest.push(part);
  }
  const seats = [...plan.others, ...(plan.mine ? [plan.mine] : [])];
  if (plan.boards.length > 0) plan.ground = 'board';
  else if (seats.some((panel) => panel.parts.some(isStak))) plan.ground = 'ring';
  return plan;
}

/** When what waits in an order comes, counted from 1, by what it is about. */
export function turnsOf({ news }: Plan): Map<Id, number> {
  const entries = news.flatMap((part) => ('order' in part ? [part.order.entries] : []));
  return new Map(
    entries.flatMap((all) => all.flatMap(([id], at): [Id, number][] => (id === null ? [] : [[id, at + 1]]))),
  );
}

/** How wide the first board is for its height, whatever has been built on it. */
export function shapeOf({ boards }: Plan): number {
  const [part] = boards;
  if (!part || !('board' in part)) return 1;
  const { field } = part.board;
  if ('plane' in field) return field.plane.width / Math.max(1, field.plane.depth);
  const { hexes } = field;
  const flat = hexes.cells.map((cell) => ({ ...cell, height: 0 }));
  const [, , wide, high] = roomOf(flat, latticeOf(hexes));
  return wide / high;
}

/** Whether it is a stack of cards: without a board these are what is fought with. */
export function isStak(part: Part): boolean {
  return 'zone' in part && part.zone.layout === 'stack' && tilesOf(part.zone).length === 0;
}

/** Whether it is a hand. */
export function isHand(part: Part): boolean {
  return 'zone' in part && part.zone.layout === 'fan';
}

/** Whether it is a comb of tiles. */
export function isComb(part: Part): boolean {
  return 'zone' in part && typeof part.zone.layout === 'object' && tilesOf(part.zone).length > 0;
}

/** All zones of these parts, also those in panels of panels. */
export function zonesOf(parts: readonly Part[]): Zone[] {
  return parts.flatMap((part) =>
    'zone' in part ? [part.zone] : 'panel' in part ? zonesOf(part.panel.parts) : [],
  );
}

/** Whether the zone itself, or something in it, is one of these. */
export function holds(zone: Zone, wanted: (id: Id) => boolean): boolean {
  return wanted(zone.id) || zone.items.some((item) => wanted(idOf(item)));
}

/** A key for lists of parts. */
export function keyOf(part: Part, at: number): string {
  if ('note' in part) return `note ${at}`;
  const [inner] = Object.values(part) as [{ id: string }];
  return inner.id;
}

/** Whether this panel of no seat has only rows. Its rows then stand side by side as columns. */
export function isRack({ seat, active, parts }: Panel): boolean {
  return (
    seat === null &&
    !active &&
    parts.length > 1 &&
    parts.every((part) => 'zone' in part && part.zone.layout === 'row')
  );
}

/** Whether it is a panel of no seat that only keeps piles together. */
export function isPiles(part: Part): boolean {
  if (!('panel' in part)) return false;
  const { seat, active, parts } = part.panel;
  const piled = (inner: Part) => 'zone' in inner && ['stack', 'life'].includes(inner.zone.layout as string);
  return seat === null && !active && parts.length > 0 && parts.every(piled);
}

/** Whether it is one of several things that a seat has: with counters, and perhaps with cards of its own. */
export function isUnit({ seat, parts }: Panel): boolean {
  return seat === null && parts.some((part) => 'gauge' in part);
}

/** How much room a part needs in a row. */
export function wishOf(part: Part): string {
  if ('gauge' in part) return 'gauge';
  if ('tray' in part) return 'tray';
  if (!('zone' in part)) return 'whole';
  const { layout, items } = part.zone;
  if (layout === 'stack') return items.length === 0 || tilesOf(part.zone).length > 0 ? 'pile' : 'stack';
  if (typeof layout === 'object') return tilesOf(part.zone).length > 0 ? 'comb' : 'grid';
  return layout === 'fan' ? 'fan' : 'row';
}
