// Where the parts of a scene go: news first, then boards, then the seats around the table, then the rest.
import type { Panel, Part, Scene } from '../wire/types';
import { tilesOf } from './things';

export interface Plan {
  /** What is going on now: notes, and what waits to resolve. */
  news: Part[];
  /** What is being fought out: active panels that belong to no seat. */
  stage: Panel[];
  boards: Part[];
  /** The seat that looks. */
  mine: Panel | null;
  others: Panel[];
  rest: Part[];
}

export function planOf(scene: Scene): Plan {
  const plan: Plan = { news: [], stage: [], boards: [], mine: null, others: [], rest: [] };
  for (const part of scene.parts) {
    if ('note' in part || 'order' in part) plan.news.push(part);
    else if ('board' in part) plan.boards.push(part);
    else if ('panel' in part && part.panel.seat !== null) {
      if (part.panel.seat === scene.looker && plan.mine === null) plan.mine = part.panel;
      else plan.others.push(part.panel);
    } else if ('panel' in part && part.panel.active) plan.stage.push(part.panel);
    else plan.rest.push(part);
  }
  return plan;
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
