// The drawings: the marks that all games share, and those of each game, fetched when the game is needed.
// What a file of a drawing says is told in crates/art.
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import marks, { games } from 'virtual:drawings';

/** What a drawing is of. */
export type Kind = 'mark' | 'tile' | 'back' | 'building' | 'figure' | 'figure-from-above' | 'giant';

export interface Drawing {
  /** The game whose folder it is in, as in `stak-bots`; empty if all share it. */
  readonly game: string;
  readonly kind: Kind;
  /** The number of the tile's colour. */
  readonly ground: number | null;
  /** Its place among the figures in the picture of its game. */
  readonly poster: number | null;
  /** Its shapes, in paints by class. */
  readonly shapes: string;
}

function read(game: string, text: string): Drawing {
  const [, head = '', shapes = ''] = /^<svg([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(text) ?? [];
  const value = (key: string) => new RegExp(`data-${key}="([^"]*)"`).exec(head)?.[1];
  const number = (key: string) => {
    const found = value(key);
    return found === undefined ? null : Number(found);
  };
  const bare = shapes.replace(/<!--[\s\S]*?-->/g, '').trim();
  const kind = value('kind') as Kind;
  return { game, kind, ground: number('ground'), poster: number('poster'), shapes: bare };
}

const all = new SvelteMap<string, Drawing>();

function take(game: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) all.set(name, read(game, text));
}

take('', marks);

/** The drawings that are here, by name: the marks, and those of each game that was needed. */
export const DRAWINGS: ReadonlyMap<string, Drawing> = all;

const asked = new Map<string, Promise<void>>();
/** The games whose drawings are here or did not come. */
const settled = new SvelteSet<string>();

/** Fetches the drawings of a game, once. If they do not come, letters stand in their place. */
export function fetchDrawings(game: string): Promise<void> {
  const known = asked.get(game);
  if (known) return known;
  const coming = games[game]?.().then(
    (files) => take(game, files.default),
    () => void asked.delete(game),
  );
  const done = (coming ?? Promise.resolve()).then(() => void settled.add(game));
  asked.set(game, done);
  return done;
}

/** Whether a page of this game can be shown as it will stay. Otherwise its drawings are on their way. */
export function isReady(game: string): boolean {
  if (settled.has(game)) return true;
  void fetchDrawings(game);
  return !(game in games);
}

/** The figures in the picture of a game, the front one first. */
export function castOf(game: string): string[] {
  const figures = [...DRAWINGS].filter(([, drawing]) => drawing.game === game && drawing.poster !== null);
  return figures.sort(([, a], [, b]) => (a.poster ?? 0) - (b.poster ?? 0)).map(([name]) => name);
}

/** The tiles of a game, backs among them. */
export function tilesOf(game: string): string[] {
  return [...DRAWINGS]
    .filter(([, { game: of, kind }]) => of === game && (kind === 'tile' || kind === 'back'))
    .map(([name]) => name);
}

/** One mark of a composed picture; `text` where it is an amount. */
export interface Part {
  readonly name: string;
  readonly text: string | null;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** The marks of a composed picture, as scenes write them: `NAME@X,Y,SIDE;…`. None for the name of one drawing. */
export function partsOf(name: string): Part[] {
  if (!name.includes('@')) return [];
  return name.split(';').flatMap((part) => {
    const [what = '', place = ''] = part.split('@');
    const [x, y, side] = place.split(',').map(Number);
    if (x === undefined || y === undefined || !side) return [];
    return { name: firstOf(what), text: what.startsWith('=') ? what.slice(1) : null, x, y, side };
  });
}

/** The first of the names that has a drawing; of a composed picture, that of its first mark. */
export function firstOf(name: string): string {
  const names = (name.split('@', 1)[0] ?? '').split('|');
  return names.find((each) => DRAWINGS.has(each)) ?? names[0] ?? '';
}

const kindOf = (name: string) => DRAWINGS.get(firstOf(name))?.kind;

/** Whether there is a drawing of this name; of a composed picture, of its first mark. */
export function isDrawn(name: string): boolean {
  return DRAWINGS.has(firstOf(name));
}

/** Whether it is seen from above: then it turns as it faces. */
export function isFromAbove(name: string): boolean {
  return kindOf(name) === 'figure-from-above';
}

/** Whether it towers over houses. */
export function isGiant(name: string): boolean {
  return kindOf(name) === 'giant';
}

/** Whether it is a figure that stands upright beside giants. */
export function isFigure(name: string): boolean {
  return kindOf(name) === 'figure';
}

/** Whether the tile is a building: then the sides of its cell have windows. */
export function isBuilt(name: string): boolean {
  return kindOf(name) === 'building';
}

/** Whether the drawing is that of a back. */
export function isBack(name: string): boolean {
  return kindOf(name) === 'back';
}

/** The ground of the tile with this drawing; none where it is no tile. */
export function groundOf(name: string): number | null {
  return DRAWINGS.get(firstOf(name))?.ground ?? null;
}
