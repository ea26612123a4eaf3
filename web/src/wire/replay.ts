// A finished bout as it is served for looking at it again, step by step, from a point of view; and what begins at a step.
import { getJson, postJson } from './http';
import type { Heard, Message, Scene, TableId } from './types';

export interface Frame {
  step: number;
  /** The seat whose answer led here; none for the opening. */
  by: number | null;
  events: Heard[];
  scene: Scene;
  /** The answer that was given to what is asked here, as its choices write it. */
  given: string | null;
}

export interface ReplayPage {
  steps: number;
  /** The points of view that the reader may take; null is a spectator's. */
  seats: (number | null)[];
  from: number;
  frames: Frame[];
}

/** A line of the statistics. */
export interface Figure {
  words: Message;
  by_seat: number[];
}

/** So many frames are fetched at once. */
export const FRAMES = 40;

const of = (bout: string) => `/api/bouts/${encodeURIComponent(bout)}`;

/** A page of frames. */
export function frames(bout: string, seat: number | null, page: number): Promise<ReplayPage> {
  const view = seat === null ? '' : `seat=${seat}&`;
  return getJson(`${of(bout)}/replay?${view}from=${page * FRAMES}&count=${FRAMES}`);
}

export const statistics = (bout: string) => getJson<Figure[]>(`${of(bout)}/statistics`);
export const goOn = (bout: string, step: number) => postJson<{ table: TableId; path: string }>(`${of(bout)}/continue`, { step });

export const recordOf = (bout: string) => `${of(bout)}/record`;
export function scenarioOf(bout: string, step: number, seat: number | null): string {
  return `${of(bout)}/scenario?step=${step}${seat === null ? '' : `&seat=${seat}`}`;
}
