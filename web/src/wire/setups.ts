// What a game lets one choose before a bout: options, cards, decks; and what it has to say to a choice.
import { getJson, postJson } from './http';
import type { Card, Message } from './types';

export interface SetupOption {
  /** Its key in a written set-up. */
  key: string;
  words: Message;
  about: Message;
  rule: string;
  kind: OptionKind;
  /** What is chosen where nothing is said; null where it follows from the rest. */
  usual: boolean | number | string | null;
}

export type OptionKind = 'switch' | { number: { least: number; most: number } } | { 'one-of': OneOf[] };

export interface OneOf {
  value: string;
  words: Message;
}

/** What a game says to a set-up. */
export interface Checked {
  seats: number | null;
  faults: SetupFault[];
  /** The set-up as the game writes it. */
  toml: string | null;
}

export interface SetupFault {
  rule: string | null;
  why: Message;
  /** The options it concerns, by key. */
  keys?: string[];
  /** Whose deck it concerns. */
  seat?: number | null;
}

/** A card that decks may be built of. */
export interface DeckCard {
  code: string;
  card: Card;
  /** How many the common deck has. */
  copies: number;
}

const of = (game: string) => `/api/games/${encodeURIComponent(game)}`;

export const options = (game: string) => getJson<SetupOption[]>(`${of(game)}/options`);
export const checkWritten = (game: string, setup: string) => postJson<Checked>(`${of(game)}/setups/check`, { setup });
export const checkNamed = (game: string, named: string) => postJson<Checked>(`${of(game)}/setups/check`, { named });
export const cards = (game: string) => getJson<DeckCard[]>(`${of(game)}/cards`);
