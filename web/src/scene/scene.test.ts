// Faults of the picture of a table: clicks that reach the wrong thing, names that leak, lists that break.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { back, card, said, scene, zone } from '../gallery/scenes';
import type { Id, Message, Overlay, Part, Piece, Scene } from '../wire/types';
import { Speaker } from '../words/speaker';
import english from './en.ftl?raw';
import SceneView from './SceneView.svelte';
import type { Stage } from './stage';

const speaker = new Speaker([{ language: 'en', sources: ['said = { $text }\n', english] }]);

interface Played {
  stage: Stage;
  picked: Id[];
  looked: (Id | null)[];
}

function stage(may: Id[] = [], more: Partial<Stage> = {}): Played {
  const played: Played = { picked: [], looked: [], stage: null as never };
  played.stage = {
    say: (message: Message) => speaker.say(message),
    may: new Set(may),
    chosen: new Set<Id>(),
    looked: null,
    overlays: [] as readonly Overlay[],
    pick: (id) => played.picked.push(id),
    look: (id) => played.looked.push(id),
    motion: { enabled: false, speed: 1 },
    ...more,
  };
  return played;
}

function show(parts: Part[], played: Played = stage(), more: Partial<Scene> = {}) {
  const shown = render(SceneView, { scene: scene(parts, more), stage: played.stage });
  const thing = (id: Id) => shown.container.querySelector<HTMLElement>(`[data-thing="${id}"]`);
  return { ...shown, thing };
}

const cards = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ card: card(`${prefix}/${at}`, at) }));
const panel = (seat: number, parts: Part[]): Part => ({
  panel: { id: `seat:${seat}`, title: said(`Seat ${seat}`), seat, active: false, marks: [], parts },
});

afterEach(cleanup);

describe('hands', () => {
  it('pick the thing that is clicked, choosable or not', () => {
    const played = stage(['hand/1']);
    const { thing } = show([zone('hand', 'fan', cards('hand', 3))], played);
    thing('hand/1')?.click();
    thing('hand/2')?.click();
    expect(played.picked).toEqual(['hand/1', 'hand/2']);
  });

  it('pick the zone when it may be chosen and the card in it may not', () => {
    const played = stage(['stak']);
    const { thing, container } = show([zone('stak', 'stack', cards('stak', 3))], played);
    thing('stak/0')?.click();
    container.querySelector<HTMLElement>('[data-choose]')?.click();
    expect(played.picked).toEqual(['stak', 'stak']);
  });

  it('pick the card rather than the zone around it when both may be chosen', () => {
    const played = stage(['stak', 'stak/0', 'seat:0']);
    const { thing } = show([panel(0, [zone('stak', 'stack', cards('stak', 3))])], played);
    thing('stak/0')?.click();
    expect(played.picked).toEqual(['stak/0']);
  });

  it('pick nothing in the room between things', () => {
    const played = stage();
    const { container } = show([panel(0, [zone('stak', 'stack', cards('stak', 3))])], played);
    container.querySelector<HTMLElement>('.bay')?.click();
    container.querySelector<HTMLElement>('h4')?.click();
    expect(played.picked).toEqual([]);
  });

  it('pick nothing by opening what is closed', () => {
    const played = stage(['seat:0']);
    const { container } = show([panel(0, [zone('grid', { grid: 5 }, cards('grid', 60))])], played);
    const opener = container.querySelector<HTMLElement>('[data-quiet]');
    expect(opener?.getAttribute('aria-expanded')).toBe('false');
    opener?.click();
    expect(played.picked).toEqual([]);
  });

  it('pick a cell of a board by key', () => {
    const played = stage(['hex:0,0']);
    const cell = {
      id: 'hex:0,0',
      at: { q: 0, r: 0 },
      height: 2,
      ground: { ground: 3 },
      title: null,
      printed: false,
      edges: [],
      half: null,
    };
    const { thing } = show(
      [
        {
          board: {
            id: 'board',
            title: said('Yard'),
            field: { hexes: { top: 'pointed', cells: [cell] } },
            pieces: [],
          },
        },
      ],
      played,
    );
    const hex = thing('hex:0,0');
    expect(hex?.getAttribute('role')).toBe('button');
    expect(hex?.getAttribute('aria-label')).toBe('0, 0, 2 up (can be chosen)');
    hex?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(played.picked).toEqual(['hex:0,0']);
  });
});

describe('details', () => {
  it('of a cell say what stands there and what that does', () => {
    const cell = {
      id: 'hex:0,0',
      at: { q: 0, r: 0 },
      height: 0,
      ground: { ground: 3 },
      title: null,
      printed: false,
      edges: [],
      half: null,
    };
    const trap: Piece = {
      id: 'trap',
      title: said('Trap'),
      spot: { cell: { hex: { q: 0, r: 0 }, facing: null } },
      layer: 0,
      base: [],
      glyph: 'trap',
      tone: 'plain',
      marks: [{ words: said('It goes off.'), tone: 'harm', glyph: 'damage', value: 2 }],
    };
    const board: Part = {
      board: {
        id: 'board',
        title: said('Yard'),
        field: { hexes: { top: 'pointed', cells: [cell] } },
        pieces: [trap],
      },
    };
    const { container } = show([board], stage(['hex:0,0'], { looked: 'hex:0,0' }));
    const text = container.querySelector('.details')?.textContent ?? '';
    expect(text).toContain('Standing here: Trap');
    expect(text).toContain('It goes off.');
  });
});

describe('names', () => {
  it('say everything that is to be seen of a card', () => {
    const { thing } = show(
      [zone('hand', 'fan', [{ card: card('hand/0', 0, 'Lamp Bot') }])],
      stage(['hand/0']),
    );
    const label = thing('hand/0')?.getAttribute('aria-label') ?? '';
    for (const part of [
      'Lamp Bot',
      'power 0',
      'rank 1',
      'damage 3',
      'attacking',
      'Choose any Stak',
      'can be chosen',
    ])
      expect(label).toContain(part);
  });

  it('tell nothing of a back but what the back tells', () => {
    const { thing, container } = show([zone('hand', 'fan', [back('hand/hidden/0'), back('hand/hidden/1')])]);
    expect(thing('hand/hidden/0')?.getAttribute('aria-label')).toBe('face-down card');
    expect(container.querySelectorAll('.thing use')).toHaveLength(0);
  });

  it('are never missing', () => {
    const parts: Part[] = [
      {
        tray: {
          id: 'tray',
          title: said('Roll'),
          seat: 0,
          total: null,
          dice: [{ id: 'die', face: null, sides: 6, state: 'set-aside', note: null }],
        },
      },
      { gauge: { id: 'gauge', title: said('Heat'), value: 3, most: 5, tone: 'heat' } },
      zone('row', 'row', [
        { token: { id: 'token', title: said('Tag'), glyph: 'tag', tone: 'help', copies: 3 } },
        { empty: { id: 'slot', title: said('Finisher') } },
      ]),
    ];
    const { thing } = show(parts);
    const labels = ['die', 'gauge', 'token', 'slot'].map((id) => thing(id)?.getAttribute('aria-label'));
    expect(labels).toEqual([
      'die, not rolled yet, set aside',
      'Heat: 3 of 5',
      'Tag, 3 of them',
      'Finisher, empty',
    ]);
  });

  it('are said once for equal marks', () => {
    const twice = card('hand/0', 0);
    twice.marks = [...twice.marks, ...twice.marks];
    expect(() => show([zone('hand', 'fan', [{ card: twice }])])).not.toThrow();
  });
});

describe('tab stops', () => {
  it('are the things that may be chosen', () => {
    const { container } = show([zone('hand', 'fan', cards('hand', 5))], stage(['hand/1', 'hand/3']));
    const stops = [...container.querySelectorAll<HTMLElement>('[data-thing][tabindex="0"]')].map(
      (each) => each.dataset['thing'],
    );
    expect(stops).toEqual(['hand/1', 'hand/3']);
  });

  it('are one where nothing may be chosen', () => {
    const { container } = show([zone('hand', 'fan', cards('hand', 5))]);
    expect(container.querySelectorAll('[data-thing][tabindex="0"]')).toHaveLength(1);
  });
});

describe('zones', () => {
  it('show forty cards, each once', () => {
    for (const layout of ['stack', 'fan', 'row', { grid: 5 }] as const) {
      const { container, unmount } = show([zone('zone', layout, cards('zone', 40))]);
      expect(container.querySelectorAll('button[data-thing^="zone/"]')).toHaveLength(40);
      unmount();
    }
  });

  it('say that they are empty', () => {
    for (const layout of ['stack', 'fan', 'row', 'track', { grid: 5 }] as const) {
      const { container, unmount } = show([zone('zone', layout, [])]);
      expect(container.textContent).toContain('Nothing here');
      unmount();
    }
  });

  it('count the unknown cards of a stack together, and one by one when they may be chosen', () => {
    const items = [{ card: card('stak/3', 1) }, back('stak/2'), back('stak/1'), back('stak/0')];
    const { container, thing, unmount } = show([zone('stak', 'stack', items)]);
    expect(container.textContent).toContain('3 face-down');
    expect(thing('stak/1')).toBeNull();
    unmount();
    const again = show([zone('stak', 'stack', items)], stage(['stak/1']));
    expect(again.thing('stak/1')?.classList).toContain('may');
  });

  it('open when something in them may be chosen', () => {
    const { container } = show([zone('grid', { grid: 5 }, cards('grid', 60))], stage(['grid/7']));
    expect(container.querySelectorAll('button[data-thing^="grid/"]')).toHaveLength(60);
  });
});
