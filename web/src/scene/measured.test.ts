// What is measured: outlines where they belong, words for all of them, switches.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { whole } from '../wire/usual';
import type { Message, Overlay, Piece, Scene } from '../wire/types';
import { Speaker } from '../words/speaker';
import english from './en.ftl?raw';
import { type Ground, isWanted, lastArcs, measuredOf } from './measured';
import SceneView from './SceneView.svelte';
import type { LayerSwitches, Stage } from './stage';

const speaker = new Speaker([{ language: 'en', sources: ['said = { $text }\n', english] }]);
const say = (message: Message) => speaker.say(message);
const fixture = (name: string) =>
  whole(
    JSON.parse(readFileSync(resolve(import.meta.dirname, '../../fixtures', `${name}.json`), 'utf8')) as Scene,
  );
const all = (scene: Scene): Overlay[] => [
  ...scene.overlays,
  ...scene.prompt.choices.flatMap(({ preview }) => preview),
];

const plane: Ground = {
  unit: 1,
  angleOf: () => 0,
  spotOf: (place) => ('point' in place ? [place.point.x, place.point.y] : [100, 100]),
};
const words: Message = ['said', 'text', '90 mm'];

afterEach(cleanup);

function draw(scene: Scene, layers?: LayerSwitches) {
  const stage: Stage = {
    say,
    may: new Set(),
    chosen: new Set(),
    looked: null,
    overlays: all(scene),
    pick: () => undefined,
    look: () => undefined,
    motion: { enabled: false, speed: 1 },
    ...(layers ? { layers } : {}),
  };
  return render(SceneView, { scene, stage }).container;
}

/** The same, once the drawing of what is measured is loaded. */
async function drawMeasured(scene: Scene, layers?: LayerSwitches) {
  const container = draw(scene, layers);
  await vi.waitFor(() => expect(container.querySelector('.measured')).not.toBeNull());
  return container;
}

it('a sector opens clockwise from upwards', () => {
  const sector = { from: 0, wide: 90_000, reach: 50 };
  const { outlines } = measuredOf(
    [{ arc: { of: 'piece:a', title: words, sweep: { sector }, tone: 'plain' } }],
    plane,
  );
  const spots = outlines[0]?.points.split(' ') ?? [];
  expect([spots[0], spots.at(-2), spots.at(-1)]).toEqual(['100,50', '150,100', '100,100']);
});

it('a line of sight is as many lines as it has pieces', () => {
  const segments = [
    { until: 500, seen: 'clear', why: words },
    { until: 1000, seen: 'blocked', why: words },
  ] as const;
  const { outlines, labels } = measuredOf(
    [{ sight: { from: 'piece:a', to: 'piece:b', segments: [...segments] } }],
    plane,
  );
  expect(outlines.map(({ kind, open }) => [kind, open])).toEqual([
    ['clear', true],
    ['blocked', true],
  ]);
  expect(labels).toHaveLength(2);
});

it.each(['hitters', 'watch'])('everything measured in %s is drawn with its words', async (name) => {
  const scene = fixture(name);
  const container = await drawMeasured(scene);
  const heard = [...container.querySelectorAll('.measured .label')].map((each) =>
    each.getAttribute('aria-label'),
  );
  const spoken = all(scene).flatMap((overlay): Message[] => {
    if ('arc' in overlay) return [overlay.arc.title];
    if ('sight' in overlay) return overlay.sight.segments.map(({ why }) => why);
    if ('ruler' in overlay) return [overlay.ruler.words];
    if ('trace' in overlay) return [overlay.trace.words];
    if ('push' in overlay) return [overlay.push.words];
    if ('template' in overlay) return [overlay.template.words];
    return 'label' in overlay ? [overlay.label.mark.words] : [];
  });
  expect(spoken.length).toBeGreaterThan(6);
  for (const message of spoken) expect(heard).toContain(say(message));
});

it('arcs and lines of sight can be switched off', async () => {
  const scene = fixture('hitters');
  const layers = { names: true, places: false, heights: true, arcs: false, sight: false };
  const container = await drawMeasured(scene, layers);
  expect(container.querySelector('.measured .arc')).toBeNull();
  expect(container.querySelector('.measured .clear')).toBeNull();
  expect(container.querySelector('.measured .push')).not.toBeNull();
  expect(scene.overlays.filter((each) => !isWanted(each, layers)).length).toBeGreaterThan(0);
});

it('a robot takes three fifths of its cell', () => {
  const scene = fixture('steel-arena-four');
  const container = draw(scene);
  const board = scene.parts.find((part) => 'board' in part);
  const robots = (board && 'board' in board ? board.board.pieces : []).filter(
    (piece: Piece) => typeof piece.tone === 'object' && 'side' in piece.tone,
  );
  expect(robots.length).toBeGreaterThan(1);
  for (const { id } of robots) {
    const drawn = container.querySelector(`[data-thing="${id}"] .ink use`);
    expect(Number(drawn?.getAttribute('width')) / (50 * Math.sqrt(3))).toBeGreaterThanOrEqual(0.6);
  }
});

it('a deck that is life shows what is left and what was turned up', () => {
  const container = draw(fixture('hitters'));
  expect(container.querySelectorAll('.life')).toHaveLength(2);
  expect([...container.querySelectorAll('.life .pile b')].map((each) => each.textContent)).toContain('23');
  expect(container.querySelector('.life [data-thing="life:0/0"]')).not.toBeNull();
  expect(container.querySelector('.sealed')).not.toBeNull();
});

it('of an arc that would turn, what would be seen is drawn, and not what is seen now', () => {
  const arc = (of: string, side: number): Overlay => ({
    arc: { of, title: words, sweep: { sides: { sides: [side], reach: 5 } }, tone: { side: 0 } },
  });
  const [now, other, then] = [arc('hex:a', 0), arc('hex:b', 0), arc('hex:a', 1)];
  const path: Overlay = { path: ['hex:a'] };
  expect(lastArcs([now, path, other, then])).toEqual([path, other, then]);
});
