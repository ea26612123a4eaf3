// The kits that were built on this device, as codes of pieces. As text they go to tables and other devices.
import type { CheckedKit, KitForm, KitPage, KitPart, KitPiece, Message } from '../wire/types';
import { keptFrom, type Named, Shelf } from './shelf.svelte';

/** Codes of pieces by the part that takes them. */
export type Picks = Record<string, string[]>;

export interface SavedKit extends Named {
  picks: Picks;
}

type Form = KitForm<Message>;
type Piece = KitPiece<Message>;

const isCodes = (codes: unknown) => Array.isArray(codes) && codes.every((code) => typeof code === 'string');
const isKit = ({ picks }: Partial<SavedKit>) =>
  typeof picks === 'object' && picks !== null && Object.values(picks).every(isCodes);

/** The stored kits; anything else is dropped. */
export const readKits = (text: string | null) => keptFrom<SavedKit>(text, isKit);

export const kits = new Shelf<SavedKit>('hangar-kits', isKit);

/** The text of a kit, complete or not. */
export function kitText(parts: readonly KitPart<Message>[], picks: Picks): string {
  const rows = parts.map(({ key, count }) => {
    const codes = (picks[key] ?? []).map((code) => JSON.stringify(code));
    if (count === 1) return `${key} = ${codes[0] ?? '""'}`;
    return codes.length > 3
      ? `${key} = [\n    ${codes.join(',\n    ')},\n]`
      : `${key} = [${codes.join(', ')}]`;
  });
  return rows.map((row) => `${row}\n`).join('');
}

/** What the game found in a text. */
export function picksOf({ picks }: CheckedKit): Picks {
  return Object.fromEntries(picks.map(({ part, codes }) => [part, codes]));
}

export function isPicked(picks: Picks, { part, code }: Piece): boolean {
  return picks[part]?.includes(code) ?? false;
}

/** The pieces that can be picked for a part, given the picks so far. */
export function toBeHad({ pieces }: Form, picks: Picks, part: string): Piece[] {
  const all = Object.values(picks).flat();
  return pieces.filter((piece) => piece.part === part && (piece.of === null || all.includes(piece.of)));
}

/** Adds a piece to the picks, or removes it if it was picked. Picks that depend on a removed piece go too. */
export function toggled({ parts, pieces }: Form, picks: Picks, { part, code }: Piece): Picks {
  const before = picks[part] ?? [];
  const single = parts.find(({ key }) => key === part)?.count === 1;
  const without = before.filter((other) => other !== code);
  const now = before.includes(code) ? (single ? before : without) : single ? [code] : [...before, code];
  const next = { ...picks, [part]: now };
  const gone = before.filter((other) => !now.includes(other));
  const orphans = new Set(
    pieces.filter((piece) => piece.of !== null && gone.includes(piece.of)).map((piece) => piece.code),
  );
  return Object.fromEntries(
    Object.entries(next).map(([key, codes]) => [key, codes.filter((other) => !orphans.has(other))]),
  );
}

/** How many copies of a piece are picked. */
export function copiesOf(picks: Picks, { part, code }: Piece): number {
  return (picks[part] ?? []).filter((other) => other === code).length;
}

/** The picks with this many copies of a piece, where its first copy was or else at the end. */
export function withCopies(picks: Picks, { part, code, most }: Piece, copies: number): Picks {
  const before = picks[part] ?? [];
  const at = before.includes(code) ? before.indexOf(code) : before.length;
  const all = Array.from({ length: Math.min(most, Math.max(0, copies)) }, () => code);
  const others = before.slice(at).filter((other) => other !== code);
  return { ...picks, [part]: [...before.slice(0, at), ...all, ...others] };
}

/** The picks of a part that are not available: their owner is not picked, or there is no such piece. */
export function strays(form: Form, picks: Picks, part: string): string[] {
  const had = new Set(toBeHad(form, picks, part).map(({ code }) => code));
  return (picks[part] ?? []).filter((code) => !had.has(code));
}

/** A property of pieces, with all its values among these. */
export interface Facet {
  what: Message;
  values: Message[];
}

const same = (one: Message, other: Message) => JSON.stringify(one) === JSON.stringify(other);

/** The properties in which these pieces differ. */
export function facets(pieces: readonly Piece[]): Facet[] {
  const found: Facet[] = [];
  for (const { what, is } of pieces.flatMap(({ facts }) => facts)) {
    const facet = found.find((other) => same(other.what, what));
    if (!facet) found.push({ what, values: [is] });
    else if (!facet.values.some((other) => same(other, is))) facet.values.push(is);
  }
  return found.filter(({ values }) => values.length > 1);
}

/** Whether a piece has every chosen value. */
export function hasAll({ facts }: Piece, wanted: readonly { what: Message; is: Message }[]): boolean {
  return wanted.every(({ what, is }) => facts.some((fact) => same(fact.what, what) && same(fact.is, is)));
}

/** Ready kits by what they are found under, each with its place in the list. */
export interface Group {
  words: Message | null;
  ready: { words: Message; at: number }[];
}

export function groupsOf(ready: KitPage['ready']): Group[] {
  const groups: Group[] = [];
  for (const [at, { words, group }] of ready.entries()) {
    const last = groups.at(-1);
    if (last && JSON.stringify(last.words) === JSON.stringify(group)) last.ready.push({ words, at });
    else groups.push({ words: group, ready: [{ words, at }] });
  }
  return groups;
}
