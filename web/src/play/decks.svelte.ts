// The decks that were built on this device, each by the copies of its cards; as text they go to another device.
import type { DeckCard } from '../wire/types';
import { keptFrom, type Named, Shelf } from './shelf.svelte';
import { type Lines, readSheet, writeSheet } from './toml';

/** Copies of cards by code. */
export type Copies = Record<string, number>;

export interface Deck extends Named {
  cards: Copies;
}

/** The most copies of one card in any deck. The game says what is allowed. */
export const COPIES_MOST = 60;

const isDeck = ({ cards }: Partial<Deck>) =>
  typeof cards === 'object' && cards !== null && Object.values(cards).every(Number.isInteger);

/** The stored decks; anything else is dropped. */
export const readDecks = (text: string | null) => keptFrom<Deck>(text, isDeck);

export const decks = new Shelf<Deck>('hangar-decks', isDeck);

export function total(cards: Copies): number {
  return Object.values(cards).reduce((sum, copies) => sum + copies, 0);
}

/** The same deck with this many copies of a card. */
export function withCopies(cards: Copies, code: string, copies: number): Copies {
  const { [code]: _before, ...rest } = cards;
  const wanted = Math.min(COPIES_MOST, Math.max(0, Math.round(copies)));
  return wanted > 0 ? { ...rest, [code]: wanted } : rest;
}

/** The common deck, as a deck of the reader's own. */
export function commonDeck(cards: readonly DeckCard[]): Copies {
  return Object.fromEntries(cards.map(({ code, copies }) => [code, copies]));
}

/** A number that is printed on the card, by the key of its title. */
export function numberOn({ card }: DeckCard, key: string): number | null {
  if (!('front' in card.face)) return null;
  return card.face.front.numbers.find(({ title }) => title[0] === key)?.value ?? null;
}

/** The keys of the numbers on the cards. */
export function numberKeys(cards: readonly DeckCard[]): string[] {
  const keys = cards.flatMap(({ card }) =>
    'front' in card.face ? card.face.front.numbers.map(({ title }) => title[0]) : [],
  );
  return [...new Set(keys)];
}

/** The cards in groups by a number on them, the lowest first; cards without the number come last. */
export function grouped(
  cards: readonly DeckCard[],
  key: string | null,
): { number: number | null; cards: DeckCard[] }[] {
  const groups = new Map<number | null, DeckCard[]>();
  for (const card of cards) {
    const number = key === null ? null : numberOn(card, key);
    groups.set(number, [...(groups.get(number) ?? []), card]);
  }
  const order = (number: number | null) => number ?? Infinity;
  return [...groups]
    .map(([number, list]) => ({ number, cards: list }))
    .toSorted((a, b) => order(a.number) - order(b.number));
}

/** How many cards of these a deck has. */
export function countOf(cards: readonly DeckCard[], copies: Copies): number {
  return cards.reduce((sum, { code }) => sum + (copies[code] ?? 0), 0);
}

/** The deck as text, to be kept or sent. */
export function deckText({ name, cards }: Deck): string {
  return writeSheet({ lines: { name }, tables: { cards: [cards] } }).replace('[[cards]]', '[cards]');
}

/** A deck from text: such as `deckText` writes, such as packs hold, or lines like `3 P1`. */
export function deckFrom(text: string): { deck: Deck } | { line: number } {
  const rows = text.split('\n').map((row) => /^\s*(\d+)\s*[x×]?\s+([\w-]+)/.exec(row));
  if (rows.some((row) => row !== null)) return fromRows(text.split('\n'));
  const sheet = readSheet(text);
  if ('line' in sheet) return sheet;
  const { name } = { ...sheet.lines, ...sheet.tables['deck']?.[0] };
  const lines =
    sheet.tables['cards']?.[0] ?? sheet.tables['deck.cards']?.[0] ?? sheet.tables['own-deck']?.[0];
  const cards = lines && copiesOf(lines);
  return cards ? { deck: { name: typeof name === 'string' ? name : '', cards } } : { line: 1 };
}

function fromRows(rows: readonly string[]): { deck: Deck } | { line: number } {
  let cards: Copies = {};
  for (const [at, row] of rows.entries()) {
    if (row.trim() === '' || row.trim().startsWith('#')) continue;
    const [, copies, code] = /^\s*(\d+)\s*[x×]?\s+([\w-]+)/.exec(row) ?? [];
    if (code === undefined) return { line: at + 1 };
    cards = withCopies(cards, code, (cards[code] ?? 0) + Number(copies));
  }
  return { deck: { name: '', cards } };
}

function copiesOf(lines: Lines): Copies | null {
  const entries = Object.entries(lines);
  const right = entries.every(
    ([, copies]) => typeof copies === 'number' && copies >= 0 && copies <= COPIES_MOST,
  );
  return right ? (Object.fromEntries(entries.filter(([, copies]) => copies !== 0)) as Copies) : null;
}

/** The codes that none of the cards has. */
export function unknownCodes(cards: readonly DeckCard[], copies: Copies): string[] {
  const known = new Set(cards.map(({ code }) => code));
  return Object.keys(copies).filter((code) => !known.has(code));
}
