// The interface between a table in play and its picture: what can be chosen, what is chosen, and input on things.
import { getContext, setContext } from 'svelte';
import type { Arg, Id, Message, Overlay, Pose } from '../wire/types';

/** What the page around a scene gives to it, and what it reports to the page. */
export interface Stage {
  /** Words in the reader's language. */
  say(message: Message): string;
  /** Things bound to choices that are still possible: they glow and are buttons with a place in the tab order. */
  may: ReadonlySet<Id>;
  /** Things of the highlighted choice. */
  chosen: ReadonlySet<Id>;
  /** The thing under inspection: its details are open. */
  looked: Id | null;
  /** The scene's overlays and the preview of the highlighted choice. */
  overlays: readonly Overlay[];
  /** Click, tap or Enter on a thing, choosable or not. */
  pick(id: Id): void;
  /** Hover, focus or long press: details. */
  look(id: Id | null): void;
  motion: { enabled: boolean; speed: number };
  /** The place of the piece that is being posed, if any. It is drawn as a ghost. */
  pose?: Pose | null;
  /** Called for a click on the ground while a pose is open. */
  place?(pose: Pose): void;
}

/** What all parts of a scene know in addition to their own properties. */
export interface Table {
  readonly stage: Stage;
  /** The only tab stop while nothing can be chosen. */
  readonly entry: Id | null;
  /** The thing that is about to resolve. It is lifted. */
  readonly lifted: ReadonlySet<Id>;
  /** The seat that looks, if one does. */
  readonly looker: number | null;
  /** Whether there is little room. */
  readonly narrow: boolean;
  /** Whether there is room for everything. */
  readonly wide: boolean;
}

const KEY = Symbol('table');

export function provide(table: Table): void {
  setContext(KEY, table);
}

export function useTable(): Table {
  return getContext<Table>(KEY);
}

/** A message of the picture's own. */
export function own(key: string, args: Record<string, number | string> = {}): Message {
  const list = Object.entries(args).map(([name, value]): [string, Arg] => [
    name,
    typeof value === 'number' ? { number: value } : { text: value },
  ]);
  return { key: `web-scene-${key}`, args: list };
}
