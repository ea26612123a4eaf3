// Every drawing that a game names is there.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { castOf, DRAWINGS, isDrawn } from './drawings';
import { painted, sheet } from './sprite';

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
  expect([...named].filter((glyph) => !isDrawn(glyph))).toEqual([]);
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
  expect(sheet()).not.toContain('class=');
});

it('each game has figures for its picture', () => {
  const games = new Set([...DRAWINGS.values()].map(({ game }) => game).filter((game) => game !== ''));
  expect([...games].filter((game) => castOf(game).length === 0)).toEqual([]);
});
