// What can be chosen before a bout: options, cards, decks; and what the game says about a choice.
import { getJson, getWhole, postJson } from './http';
import type { Checked, DeckCard, SetupOption } from './types';

const of = (game: string) => `/api/games/${encodeURIComponent(game)}`;

export const options = (game: string) => getJson<SetupOption[]>(`${of(game)}/options`);
export const checkWritten = (game: string, setup: string) =>
  postJson<Checked>(`${of(game)}/setups/check`, { setup });
export const checkNamed = (game: string, named: string) =>
  postJson<Checked>(`${of(game)}/setups/check`, { named });
export const cards = (game: string) => getWhole<DeckCard[]>(`${of(game)}/cards`);
