// Where the key Tab stops: once on each board, and on the table even while nothing on it may be chosen.
import type { Id } from '../wire/types';
import type { Thing, Things } from './things';

/** Whether it lies or stands on a board. */
export function isOnBoard(thing: Thing | undefined): boolean {
  return thing !== undefined && ('cell' in thing.kind || 'piece' in thing.kind || 'shape' in thing.kind);
}

/** The first thing that can be read, while nothing may be chosen. */
export function entryOf(things: Things, may: ReadonlySet<Id>): Id | null {
  for (const id of may) if (things.has(id)) return null;
  for (const { id, kind } of things.values())
    if ('card' in kind || 'token' in kind || 'piece' in kind || 'die' in kind) return id;
  return null;
}

/** The one tab stop of each board: its first thing that may be chosen, or else the first that stands there. */
export function stopsOf(things: Things, may: ReadonlySet<Id>): Set<Id> {
  const found = new Map<Id, Id>();
  const offer = (id: Id) => {
    const thing = things.get(id);
    if (thing?.holder && isOnBoard(thing) && !found.has(thing.holder)) found.set(thing.holder, id);
  };
  for (const id of may) offer(id);
  for (const { id, kind } of things.values()) if ('piece' in kind) offer(id);
  for (const id of things.keys()) offer(id);
  return new Set(found.values());
}
