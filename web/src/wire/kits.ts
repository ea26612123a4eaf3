// What a game lets each seat bring of its own, and what it has to say to a choice of it.
import { getJson, postJson } from './http';
import type { CheckedKit, Kit, KitPage, TableId } from './types';

const of = (game: string) => `/api/games/${encodeURIComponent(game)}/kits`;

/** All that there is to choose; null where seats bring nothing. */
export const page = (game: string) => getJson<KitPage | null>(of(game));
export const check = (game: string, text: string) => postJson<CheckedKit | null>(`${of(game)}/check`, { text });
/** A whole one by chance, with these pieces where that can be. */
export const random = (game: string, pieces: readonly string[]) =>
  postJson<CheckedKit | null>(`${of(game)}/random`, { pieces, seed: Math.floor(Math.random() * 2 ** 32) });
/** What a seat of one's own brings. */
export const own = (table: TableId, seat: number) => getJson<Kit | null>(`/api/tables/${table}/kits/${seat}`);
