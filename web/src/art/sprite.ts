// All drawings of the client as one hidden sheet of symbols in the page, so that a thing only refers to its drawing.
import { BOTS } from './bots';
import { CITY, CITY_MARKS } from './city';
import { MARKS } from './marks';
import { MECHS } from './mechs';
import { ROBOTS } from './robots';
import { TILE_MARKS, TILES } from './tiles';

const SHEET = 'hangar-drawings';

const SILHOUETTES = { ...BOTS, ...ROBOTS, ...MECHS };
const SIGNS = { ...MARKS, ...TILES, ...TILE_MARKS, ...CITY, ...CITY_MARKS };

const PAINTS: Readonly<Record<string, string>> = {
  '{d}': 'fill="var(--g-dark)"',
  '{l}': 'fill="var(--g-light)"',
  '{h}': 'fill="var(--g-hole)"',
  '{f}': 'fill="var(--g-hot)"',
  '{line}': 'fill="none" stroke="currentColor"',
};

/** Shapes with their paints put in. */
export function painted(shapes: string): string {
  return shapes.replace(/\{\w+\}/g, (paint) => PAINTS[paint] ?? '');
}

/** Whether there is a drawing of this name. */
export function isDrawn(name: string): boolean {
  return name in SILHOUETTES || name in SIGNS;
}

/** Whether it is seen from above: then it turns as it faces. */
export function isFromAbove(name: string): boolean {
  return name in ROBOTS;
}

/** Whether it towers over houses. */
export function isGiant(name: string): boolean {
  return name in MECHS;
}

/** Where the drawing of this name is in the page. */
export function drawingOf(name: string): string {
  return `#drawing-${name}`;
}

function symbol(name: string, shapes: string, outline: boolean): string {
  const edge = outline ? ' stroke="var(--g-hole)" stroke-width="1.300" stroke-linejoin="round"' : '';
  const group = `<g fill="currentColor"${edge}>${painted(shapes)}</g>`;
  return `<symbol id="drawing-${name}" viewBox="0 0 64 64">${group}</symbol>`;
}

/** The sheet as text. */
export function sheet(): string {
  const silhouettes = Object.entries(SILHOUETTES).map(([name, shapes]) => symbol(name, shapes, true));
  const signs = Object.entries(SIGNS).map(([name, shapes]) => symbol(name, shapes, false));
  return [...silhouettes, ...signs].join('');
}

/** Puts the sheet into the page, once. */
export function layOut(): void {
  if (document.getElementById(SHEET)) return;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.id = SHEET;
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'visually-hidden');
  svg.innerHTML = sheet();
  document.body.append(svg);
}

/** The first letters of a name without a drawing. */
export function lettersOf(name: string): string {
  const last = name.split(/[-:]/).at(-1) ?? '';
  return [...last]
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
    .slice(0, 2)
    .join('')
    .toUpperCase();
}
