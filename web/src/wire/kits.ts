// The kits that seats bring to a game, and what the game says about them.
import { getJson, postJson } from './http';
import type { CheckedKit, Kit, KitPage, TableId } from './types';

const of = (game: string) => `/api/games/${encodeURIComponent(game)}/kits`;

/** Everything that can be chosen. Null if seats bring nothing. */
export const page = (game: string) => getJson<KitPage | null>(of(game));
export const check = (game: string, text: string) =>
  postJson<CheckedKit | null>(`${of(game)}/check`, { text });
/** A random complete kit, with these pieces if that is possible. */
export const random = (game: string, pieces: readonly string[]) =>
  postJson<CheckedKit | null>(`${of(game)}/random`, { pieces, seed: Math.floor(Math.random() * 2 ** 32) });
/** What one of the reader's seats brings. */
export const own = (table: TableId, seat: number) => getJson<Kit | null>(`/api/tables/${table}/kits/${seat}`);
