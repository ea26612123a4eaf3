// The dock: a pile from which a card is asked for stands there, in every window, and only as long as it is asked for.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { Card, Item, Message, Scene, Zone } from '../wire/types';
import { Speaker } from '../words/speaker';
import english from './en.ftl?raw';
import SceneView from './SceneView.svelte';
import type { Stage } from './stage';

const speaker = new Speaker([{ language: 'en', sources: ['said = { $text }\n', english] }]);
const said = (text: string): Message => ['said', 'text', text];

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

function pile(id: string, layout: Zone['layout'], cards: number): Zone {
  const face: Card['face'] = {
    front: { title: said('Repair drill'), glyph: 'mech', turned_down: false, numbers: [], text: [] },
  };
  const card = (at: number): Item => ({
    card: { id: `${id}/${at}`, face, marks: [], lying: false, copies: 1 },
  });
  const items = Array.from({ length: cards }, (_, at) => card(at));
  return { id, title: said(id), layout, items, unlisted: 0, marks: [] };
}

/** A robot with a hand, and with piles at the end of what it has. */
function table(): Scene {
  const zones = [pile('deck:0', 'life', 0), pile('discard:0', 'stack', 1), pile('damage:0', 'stack', 4)];
  const piles = { id: 'piles:0', title: said('piles'), seat: null, active: false, marks: [] };
  const own = { id: 'seat:0', title: said('A'), seat: 0, active: true, marks: [] };
  const parts = zones.map((zone) => ({ zone }));
  return {
    game: 'heavy-hitters',
    headline: said('Turn 3'),
    looker: 0,
    seats: 1,
    overlays: [],
    outcome: null,
    parts: [
      {
        board: {
          id: 'city',
          title: said('city'),
          field: { plane: { width: 9, depth: 9, shapes: [], unruled: false, ground: 'plain' } },
          pieces: [],
        },
      },
      { panel: { ...own, parts: [{ zone: pile('hand:0', 'fan', 2) }, { panel: { ...piles, parts } }] } },
    ],
    prompt: { owing: [0], question: null, choices: [], pose: null, why: null, turn_of: null, why_not: null },
  };
}

function docked(may: string[], [width, height]: readonly [number, number]): (string | null)[] {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
  const stage: Stage = {
    say: (message) => speaker.say(message),
    may: new Set(may),
    chosen: new Set(),
    looked: null,
    overlays: [],
    pick: () => undefined,
    look: () => undefined,
    motion: { enabled: false, speed: 1 },
  };
  const { container } = render(SceneView, { scene: table(), stage });
  const zones = container.querySelectorAll('.dock > [data-thing]');
  return [...zones].map((zone) => zone.getAttribute('data-thing'));
}

const SIZES = [
  [1680, 1050],
  [1440, 900],
  [1280, 720],
  [390, 844],
  [844, 390],
] as const;

it.each(SIZES)('the Damage Pile stands in it at %i × %i while a card of it is repaired', (...size) => {
  // What is asked for stands where the dock begins: a small one is swiped.
  expect(docked(['damage:0/2'], size)).toEqual(['damage:0', 'hand:0']);
});

it.each(SIZES)('no pile stands in it at %i × %i while none is asked for', (...size) => {
  expect(docked(['hand:0/1'], size)).toEqual(['hand:0']);
});
