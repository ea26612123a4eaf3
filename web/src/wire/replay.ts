// The replay of a finished bout as it is served, step by step, from a point of view; and a new table from a step.
import { getJson, getWhole, postJson } from './http';
import type { Opened, Replay, Review } from './types';

/** How many frames are fetched at once. */
export const FRAMES = 12;

const of = (bout: string) => `/api/bouts/${encodeURIComponent(bout)}`;

/** A page of frames. */
export function frames(bout: string, seat: number | null, page: number): Promise<Replay> {
  const view = seat === null ? '' : `seat=${seat}&`;
  return getWhole(`${of(bout)}/replay?${view}from=${page * FRAMES}&count=${FRAMES}`);
}

export const statistics = (bout: string) => getJson<Review>(`${of(bout)}/statistics`);
export const goOn = (bout: string, step: number) => postJson<Opened>(`${of(bout)}/continue`, { step });

export const recordOf = (bout: string) => `${of(bout)}/record`;
export function scenarioOf(bout: string, step: number, seat: number | null): string {
  return `${of(bout)}/scenario?step=${step}${seat === null ? '' : `&seat=${seat}`}`;
}
