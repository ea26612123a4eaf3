// The scenes of the gallery: those of the fixtures, and tables that are harder to draw than any real one.
import { whole } from '../wire/usual';
import type { Card, Item, Message, Part, Scene, Zone } from '../wire/types';

const FILES = import.meta.glob<Scene | Scene[]>('../../fixtures/*.json', { eager: true, import: 'default' });

/** All scenes by name; the course of a bout is a list. */
export function fixtures(): Map<string, Scene[]> {
  const named = Object.entries(FILES).map(([path, scene]): [string, Scene[]] => [
    path.split('/').at(-1)?.replace('.json', '') ?? path,
    whole(Array.isArray(scene) ? scene : [scene]),
  ]);
  return new Map([...named, ...stress().map(([name, scene]): [string, Scene[]] => [name, [scene]])]);
}

/** A text that needs no catalog. */
export function said(text: string): Message {
  return ['said', 'text', text];
}

const LONG = 'The Exceedingly Long-Named Fortress Robot';
const KINDS = [
  'plain',
  'klutz',
  'donor',
  'beacon',
  'shutter',
  'lift',
  'deploy',
  'parcel',
  'recall',
  'sink',
  'guzzle',
  'crush',
  'swap',
  'flare',
  'skewer',
  'trample',
];

export function card(id: string, at: number, title = LONG): Card {
  return {
    id,
    face: {
      front: {
        turned_down: false,
        title: said(title),
        glyph: `bot-${KINDS[at % KINDS.length]}`,
        numbers: [
          { title: said('power'), value: (at * 7) % 13, tone: 'power' },
          { title: said('rank'), value: (at % 6) + 1, tone: 'plain' },
        ],
        text: [
          said(
            '> Choose any Stak with two or more cards, yours too: its bottom card goes to the top as it lies; ' +
              'a face-down one is turned up and enters.',
          ),
        ],
      },
    },
    marks:
      at % 3 === 0
        ? [
            { words: said('damage 3'), tone: 'harm', glyph: 'damage', value: 3 },
            { words: said('attacking'), tone: 'asked', glyph: 'attack', value: null },
          ]
        : [],
    lying: false,
    copies: at % 5 === 4 ? 12 : 1,
  };
}

export function back(id: string, seat = 0): Item {
  return {
    card: {
      id,
      face: { back: { title: said('face-down card'), tone: { side: seat } } },
      marks: [],
      lying: false,
      copies: 1,
    },
  };
}

export function zone(id: string, layout: Zone['layout'], items: Item[], unlisted = 0): Part {
  return {
    zone: {
      id,
      title: said(`A ${typeof layout === 'object' ? 'grid' : layout} of ${items.length}`),
      layout,
      items,
      unlisted,
      marks: [],
    },
  };
}

export function scene(parts: Part[], more: Partial<Scene> = {}): Scene {
  return {
    game: 'stak-bots',
    headline: said('A table that is harder to draw than any real one.'),
    looker: 0,
    seats: 2,
    parts,
    overlays: [],
    prompt: { owing: [0], question: null, choices: [], pose: null, why: null, turn_of: null, why_not: null },
    outcome: null,
    ...more,
  };
}

const cards = (zone: string, count: number): Item[] =>
  Array.from({ length: count }, (_, at) => ({ card: card(`${zone}/${at}`, at) }));

function stress(): [string, Scene][] {
  const panel = (seat: number, parts: Part[]): Part => ({
    panel: {
      id: `seat:${seat}`,
      title: said(`${LONG} (${seat + 1})`),
      seat,
      active: seat === 1,
      marks: [{ words: said('a state with quite a few words in it'), tone: 'heat', glyph: 'heat', value: 4 }],
      parts,
    },
  });
  const empty = (prefix: string): Part[] => [
    zone(`${prefix}stack`, 'stack', []),
    zone(`${prefix}fan`, 'fan', []),
    zone(`${prefix}row`, 'row', []),
    zone(`${prefix}grid`, { grid: 4 }, []),
    zone(`${prefix}track`, 'track', [
      { empty: { id: `${prefix}slot`, title: said('finishing move of this combination') } },
    ]),
  ];
  return [
    [
      'stress-forty',
      scene([
        panel(0, [zone('stak', 'stack', cards('stak', 40)), zone('hand', 'fan', cards('hand', 40))]),
        panel(1, [
          zone('grid', { grid: 5 }, cards('grid', 40)),
          zone(
            'other',
            'fan',
            Array.from({ length: 40 }, (_, at) => back(`other/${at}`, 1)),
            7,
          ),
        ]),
      ]),
    ],
    ['stress-empty', scene([panel(0, empty('a')), panel(1, empty('b'))])],
    [
      'stress-six',
      scene(
        Array.from({ length: 6 }, (_, seat) =>
          panel(seat, [
            zone(`stak${seat}`, 'stack', cards(`stak${seat}`, 5)),
            zone(
              `hand${seat}`,
              'fan',
              seat === 0
                ? cards('hand0', 7)
                : Array.from({ length: 5 }, (_, at) => back(`hand${seat}/${at}`, seat)),
            ),
          ]),
        ),
        { seats: 6 },
      ),
    ],
  ];
}
