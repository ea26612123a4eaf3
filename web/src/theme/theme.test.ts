// Every pair of colours that carries words or signs meets WCAG AA, in every theme and palette.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

// Styles that are imported are empty in tests.
const source = readFileSync(resolve(import.meta.dirname, 'tokens.css'), 'utf8');

function block(selector: string): Record<string, string> {
  const start = source.indexOf(`${selector} {`);
  expect(start, selector).toBeGreaterThan(-1);
  const text = source.slice(source.indexOf('{', start) + 1, source.indexOf('}', start));
  return Object.fromEntries(
    [...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  );
}

/** The accents of all games in a theme. */
function accents(theme: string): string[] {
  const games = resolve(import.meta.dirname, '../../../games');
  const looks = readdirSync(games).map((game) => resolve(games, game, 'art/look.css'));
  return looks.filter(existsSync).map((look) => {
    const colour = new RegExp(`--accent-${theme}: (#[0-9a-f]{6});`).exec(readFileSync(look, 'utf8'))?.[1];
    expect(colour, look).toBeDefined();
    return colour ?? '';
  });
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The themes as the files of games name them. */
const ACCENTS: Record<string, string> = {
  night: 'night-shift',
  blueprint: 'blueprint',
  contrast: 'high-contrast',
};
const THEMES = ['night', 'blueprint', 'contrast'];
const safe = (theme: string) =>
  theme === 'night' ? block("[data-palette='safe']") : block(`[data-theme='${theme}'][data-palette='safe']`);
const looks = THEMES.flatMap((theme) => {
  const usual = block(`[data-theme='${theme}']`);
  return [
    [theme, usual],
    [`${theme}, safe`, { ...usual, ...safe(theme) }],
  ] as [string, Record<string, string>][];
});

it.each(looks)('%s: inks on every ground', (theme, colours) => {
  const inks = [
    'text',
    'dim',
    'may-ink',
    'asked',
    'harm',
    'help',
    'heat',
    'power',
    'spent',
    'ink',
    ...Array.from({ length: 8 }, (__, at) => `side-${at}`),
  ];
  const named = [...inks, 'accent-none'].map((ink) => [ink, colours[ink] ?? ''] as const);
  const ofGames = accents(ACCENTS[theme.split(',')[0] ?? ''] ?? '').map(
    (accent) => [accent, accent] as const,
  );
  expect(ofGames.length).toBeGreaterThan(0);
  for (const [ink, colour] of [...named, ...ofGames]) {
    for (const ground of ['floor', 'raised', 'plate', 'plate-lit', 'plate-deep', 'sunken', 'back']) {
      const ratio = contrast(colour, colours[ground] ?? '');
      expect(ratio, `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

it.each(looks)('%s: words on paint', (_, colours) => {
  const pairs = [
    ['on-may', 'may'],
    ['on-asked', 'asked'],
    ['on-harm', 'harm'],
    ...Array.from({ length: 8 }, (__, at) => ['on-side', `side-${at}`]),
    ...Array.from({ length: 9 }, (__, at) => ['text', `ground-${at}`]),
    ...Array.from({ length: 6 }, (__, at) => ['text', `tile-${at}`]),
  ];
  for (const [ink, ground] of pairs) {
    expect(
      contrast(colours[ink ?? ''] ?? '', colours[ground ?? ''] ?? ''),
      `${ink} on ${ground}`,
    ).toBeGreaterThanOrEqual(4.5);
  }
});
