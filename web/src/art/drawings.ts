// The drawings of all games, from the games' own folders, and the marks that all share.
// What a file of a drawing says is told in crates/art.

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

const FILES: Record<string, string> = import.meta.glob(
  ['../../../games/*/art/*.svg', '../../../crates/art/marks/*.svg'],
  { query: '?raw', import: 'default', eager: true },
);

function read(path: string, text: string): [string, Drawing] {
  const folders = path.split('/');
  const name = folders.at(-1)?.replace('.svg', '') ?? '';
  const game = folders.includes('games') ? (folders.at(-3) ?? '').replaceAll('_', '-') : '';
  const [, head = '', shapes = ''] = /^<svg([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(text) ?? [];
  const value = (key: string) => new RegExp(`data-${key}="([^"]*)"`).exec(head)?.[1];
  const number = (key: string) => {
    const found = value(key);
    return found === undefined ? null : Number(found);
  };
  const bare = shapes.replace(/<!--[\s\S]*?-->/g, '').trim();
  const kind = value('kind') as Kind;
  return [name, { game, kind, ground: number('ground'), poster: number('poster'), shapes: bare }];
}

/** All drawings by name. */
export const DRAWINGS: ReadonlyMap<string, Drawing> = new Map(
  Object.entries(FILES).map(([path, text]) => read(path, text)),
);

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
