// Every drawing that a game names is there.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { castOf, DRAWINGS, fetchDrawings, firstOf, groundOf, isDrawn, isReady, partsOf } from './drawings';
import { drawingOf, painted } from './sprite';

const FIXTURES = resolve(import.meta.dirname, '../../fixtures');
/** Scenes of games; the others try what no game draws yet. */
const PLAYED = readdirSync(FIXTURES).filter((name) => {
  const { game } = JSON.parse(readFileSync(resolve(FIXTURES, name), 'utf8')) as { game: string };
  return name.startsWith(`${game}-`) && castOf(game).length > 0;
});

function glyphs(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'glyph' && typeof inner === 'string' ? [inner] : glyphs(inner),
  );
}

it.each(PLAYED)('%s names only what is drawn', (name) => {
  const named = new Set(glyphs(JSON.parse(readFileSync(resolve(FIXTURES, name), 'utf8'))));
  expect(named.size).toBeGreaterThan(0);
  const marks = [...named].flatMap((glyph) => {
    const parts = partsOf(glyph);
    return parts.length > 0 ? parts.filter(({ text }) => text === null).map((part) => part.name) : [glyph];
  });
  expect(marks.filter((glyph) => !isDrawn(glyph))).toEqual([]);
});

it('figures, tiles and marks are read from their files', () => {
  expect(DRAWINGS.size).toBeGreaterThan(100);
  expect([...DRAWINGS].filter(([, { kind, shapes }]) => !kind || !shapes)).toEqual([]);
});

it('only what has a paint is painted, and nothing is left over', () => {
  expect(painted('<path class="dark" d=""/><path class="hot-line" d=""/><path class="line" d=""/>')).toBe(
    '<path fill="var(--g-dark)" d=""/><path fill="none" stroke="var(--g-hot)" d=""/>' +
      '<path fill="none" stroke="currentColor" d=""/>',
  );
  for (const { shapes } of DRAWINGS.values()) expect(painted(shapes)).not.toContain('class=');
});

it('each game has figures for its picture', () => {
  const games = new Set([...DRAWINGS.values()].map(({ game }) => game).filter((game) => game !== ''));
  expect([...games].filter((game) => castOf(game).length === 0)).toEqual([]);
});

it('a composed picture is its marks with places, and of the kind of its first', () => {
  const name = 'no-such|heat@12,0,40;=+2@40,40,20;shield@0,0,9';
  expect(partsOf(name)).toEqual([
    { name: 'heat', text: null, x: 12, y: 0, side: 40 },
    { name: '=+2', text: '+2', x: 40, y: 40, side: 20 },
    { name: 'shield', text: null, x: 0, y: 0, side: 9 },
  ]);
  expect(partsOf('heat')).toEqual([]);
  expect(firstOf(name)).toBe('heat');
  expect(groundOf('attack-direct@0,0,46;pip@50,9,6')).toBe(groundOf('attack-direct'));
});

it('a composed picture is put into the page once', () => {
  const name = 'heat@0,0,40;=<b>@40,40,20';
  const place = drawingOf(name);
  expect(drawingOf(name)).toBe(place);
  const symbols = document.querySelectorAll(place);
  expect(symbols).toHaveLength(1);
  expect(symbols[0]?.querySelector('use')?.getAttribute('href')).toBe('#drawing-heat');
  expect(symbols[0]?.querySelector('text')?.textContent).toBe('<b>');
});

it('a game that draws nothing of its own is ready at once, and asked for once', async () => {
  expect(isReady('no-such-game')).toBe(true);
  expect(fetchDrawings('no-such-game')).toBe(fetchDrawings('no-such-game'));
  await fetchDrawings('no-such-game');
  expect(isReady('no-such-game')).toBe(true);
});
