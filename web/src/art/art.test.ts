// Every drawing that a game names is there.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { isDrawn } from './sprite';
import { groundOf, TILES } from './tiles';

const FIXTURES = resolve(import.meta.dirname, '../../fixtures');
/** Scenes of games; the others try what no game draws yet. */
const PLAYED = readdirSync(FIXTURES).filter((name) => /^(stak-bots|steel-arena|giga-robo)-/.test(name));

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

/** What a game may name, whether or not a bout of the fixtures came to it. */
const KINDS = {
  robot: ['0', '1', '2', '3'],
  attack: ['direct', 'indirect', 'beam', 'melee', 'sweep', 'blast', 'push', 'spin', 'heat'],
  movement: ['forward', 'diagonal', 'jump'],
  defence: ['front', 'side', 'circular', 'umbrella', 'swarm'],
  terrain: ['trap', 'surprise', 'water', 'scrap', 'cover', 'fuel'],
  back: ['attack', 'movement', 'turn', 'defence', 'terrain'],
};

it('every kind of tile and every robot is drawn', () => {
  const names = Object.entries(KINDS).flatMap(([kind, list]) => list.map((one) => `${kind}-${one}`));
  expect([...names, 'turn'].filter((name) => !isDrawn(name))).toEqual([]);
});

it('every mark that the arena puts on its tiles is drawn', () => {
  const marks = ['hot', 'used', 'spent', 'speedy', 'auto-cool', 'one-use', 'reinforced', 'damage'];
  const facts = ['not-front', 'not-side', 'not-rear', 'cools', 'stays-hot'];
  const features = ['obstacle', 'interference', 'blast', 'splinter', 'burns', 'cools', 'cover'];
  expect([...marks, ...facts, ...features].filter((name) => !isDrawn(name))).toEqual([]);
});

it('everything of a city of giant robots is drawn', () => {
  const cards = ['melee', 'ranged', 'instant', 'ultimate', 'ability', 'dice', 'damage', 'combo', 'counter'];
  const states = [
    'activated',
    'deactivated',
    'works',
    'idle',
    'struck',
    'cancelled',
    'lasting',
    'skip',
    'out',
    'barrier',
  ];
  const boards = [
    'armor',
    'speed',
    'defense',
    'power',
    'surge',
    'anchor',
    'fire',
    'panic',
    'next',
    'cost',
    'aim',
    'impact',
  ];
  const city = ['structure-1', 'structure-2', 'crater', 'rubble', 'flood', 'inferno', 'arc-hazard', 'target'];
  const mechs = ['mech-ayzn', 'mech-dai-raijin-v'];
  expect([...cards, ...states, ...boards, ...city, ...mechs].filter((name) => !isDrawn(name))).toEqual([]);
});

it('every tile has a ground', () => {
  expect(Object.keys(TILES).filter((name) => groundOf(name) === null)).toEqual([]);
});
