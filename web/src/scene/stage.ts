// The interface between a table in play and its picture: what can be chosen, what is chosen, and input on things.
import { getContext, setContext } from 'svelte';
import type { Id, Mark, Message, Overlay, Piece, Point, Pose } from '../wire/types';

/** What is written on boards, as the reader wants it. */
export interface LayerSwitches {
  names: boolean;
  places: boolean;
  heights: boolean;
  /** Where things face and fire; shown if nothing is said. */
  arcs?: boolean;
  /** Lines of sight; shown if nothing is said. */
  sight?: boolean;
}

/** A point of the screen. */
export interface At {
  x: number;
  y: number;
}

/** A piece that is posed. */
export interface Posing {
  piece: Id;
  covers: readonly (readonly Point[])[];
  /** The pieces that are placed, whichever of them it is now. */
  ghosts: ReadonlySet<Id>;
  /** The smallest turn, in thousandths of a degree. */
  turnStep: number;
  /** Whether it can stand there; null while nobody knows. */
  fits: boolean | null;
}

/** What the page around a scene gives to it, and what it reports to the page. */
export interface Stage {
  /** Words in the reader's language. */
  say(message: Message): string;
  /** Things bound to choices that are still possible: they glow and are buttons with a place in the tab order. */
  may: ReadonlySet<Id>;
  /** Things that may be chosen instead of those that were: they glow at half strength. */
  could?: ReadonlySet<Id>;
  /** Things of the highlighted choice. */
  chosen: ReadonlySet<Id>;
  /** The thing under inspection: its details are open. */
  looked: Id | null;
  /** The scene's overlays and the preview of the highlighted choice. */
  overlays: readonly Overlay[];
  /** Click, tap or Enter on a thing, choosable or not; and where that was. */
  pick(id: Id, at?: At): void;
  /** Hover, focus or long press: details. */
  look(id: Id | null): void;
  motion: { enabled: boolean; speed: number };
  /** The pointer, or the focus, comes to a thing that may be chosen: what would it do? */
  hover?(id: Id | null): void;
  /** A thing is taken up to be dragged; and it is let go, over another thing or over nothing. */
  grab?(id: Id): void;
  drop?(from: Id, to: Id | null, at: At): void;
  /** Short marks on things that may be chosen: a cost, a chance. */
  badges?: ReadonlyMap<Id, Mark>;
  /** Things that are being told about. */
  lit?: ReadonlySet<Id>;
  /** Things that are gone, while what follows is still told. */
  gone?: ReadonlySet<Id>;
  /** Pieces that have become something else, while what follows is still told. */
  changed?: ReadonlyMap<Id, Piece>;
  /** Pieces on their way: the cell where each is now. */
  walked?: ReadonlyMap<Id, Id>;
  /** By how much numbers have changed already while it is told. */
  shifted?: ReadonlyMap<Id, number>;
  /** What is written on boards. It can be switched there. */
  layers?: LayerSwitches;
  /** The place of the piece that is being posed, if any. It is drawn as a ghost. */
  pose?: Pose | null;
  /** Which piece is posed, what it covers, and all that could be: these are drawn as ghosts alone. */
  posing?: Posing | null;
  /** Called for a click on the ground while a pose is open, and while its ghost is moved. */
  place?(pose: Pose): void;
  /** The ghost's own Enter. */
  set?(): void;
}

/** How much room the table has. */
export type Mode = 'wide' | 'desk' | 'phone';

/** What all parts of a scene know in addition to their own properties. */
export interface Table {
  readonly stage: Stage;
  /** The only tab stop while nothing can be chosen. */
  readonly entry: Id | null;
  /** The tab stop of each board: arrows go on from there. */
  readonly stops: ReadonlySet<Id>;
  /** The thing that is about to resolve. It is lifted. */
  readonly lifted: ReadonlySet<Id>;
  /** When what waits in an order comes, counted from 1. */
  readonly turns: ReadonlyMap<Id, number>;
  /** The seat that looks, if one does. */
  readonly looker: number | null;
  readonly mode: Mode;
  /** Whether there is little room. */
  readonly narrow: boolean;
  /** Whether the vitals at its edges stand close. */
  readonly snug: boolean;
  /** Something on the table has moved without being drawn anew: a camera. */
  redraw(): void;
  /** Whether a thing is being dragged. */
  dragging(): boolean;
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
  return [`web-scene-${key}`, ...Object.entries(args).flat()];
}
