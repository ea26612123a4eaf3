// The drawings as one hidden sheet of symbols in the page, so that a thing only refers to its drawing.
import { DRAWINGS, firstOf, partsOf, type Drawing, type Part } from './drawings';

const SHEET = 'hangar-drawings';

const PAINTS: Readonly<Record<string, string>> = {
  dark: 'var(--g-dark)',
  light: 'var(--g-light)',
  hole: 'var(--g-hole)',
  hot: 'var(--g-hot)',
};

/** Shapes with the paints of their classes put in. */
export function painted(shapes: string): string {
  return shapes.replace(/class="(?:(\w+)-)?(\w+)"/g, (_, of: string | undefined, name: string) =>
    name === 'line'
      ? `fill="none" stroke="${PAINTS[of ?? ''] ?? 'currentColor'}"`
      : `fill="${PAINTS[name] ?? 'currentColor'}"`,
  );
}

/** Composed pictures that are in the page. Those made before the drawings of a game came are made anew. */
const composed = new Map<string, string>();
/** The drawings that are in the page. */
const laid = new Set<string>();

/** Where the drawing of this name is in the page. It is put there when it is first asked for. */
export function drawingOf(name: string): string {
  const parts = partsOf(name);
  if (parts.length === 0) return placeOf(firstOf(name));
  const key = `${DRAWINGS.size} ${name}`;
  let id = composed.get(key);
  if (id === undefined) {
    id = `drawing-of-${composed.size}`;
    composed.set(key, id);
    layOut().insertAdjacentHTML('beforeend', compose(id, parts));
  }
  return `#${id}`;
}

function placeOf(name: string): string {
  const drawing = DRAWINGS.get(name);
  if (drawing && !laid.has(name)) {
    laid.add(name);
    layOut().insertAdjacentHTML('beforeend', symbol(name, drawing));
  }
  return `#drawing-${name}`;
}

function compose(id: string, parts: readonly Part[]): string {
  const marks = parts.map(({ name, text, x, y, side }) => {
    const box = `x="${x}" y="${y}" width="${side}" height="${side}"`;
    if (text === null) return DRAWINGS.has(name) ? `<use href="${placeOf(name)}" ${box}/>` : '';
    // A longer text is smaller.
    const size = side * Math.min(1, 2.2 / text.length);
    const at = `x="${x + side}" y="${y + side * 0.86}" font-size="${size}"`;
    return `<text ${at} font-weight="700" text-anchor="end" fill="currentColor">${escaped(text)}</text>`;
  });
  return `<symbol id="${id}" viewBox="0 0 64 64">${marks.join('')}</symbol>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function symbol(name: string, { kind, shapes }: Drawing): string {
  const isFigure = kind === 'figure' || kind === 'figure-from-above' || kind === 'giant';
  const edge = isFigure ? ' stroke="var(--g-hole)" stroke-width="1.300" stroke-linejoin="round"' : '';
  const group = `<g fill="currentColor"${edge}>${painted(shapes)}</g>`;
  return `<symbol id="drawing-${name}" viewBox="0 0 64 64">${group}</symbol>`;
}

/** The sheet of the page. */
export function layOut(): Element {
  const there = document.getElementById(SHEET);
  if (there) return there;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.id = SHEET;
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'visually-hidden');
  document.body.append(svg);
  return svg;
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
