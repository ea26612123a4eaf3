// Clocks, keys, poses, things and what is remembered of them, terms, settings.
import { describe, expect, it } from 'vitest';
import type { Choice, PoseTool, Scene } from '../wire/types';
import { digits, leftAt } from './clocks';
import { focusTable, meaning } from './keys';
import { Known } from './known';
import { answerFor, nudged, poseOf, settled } from '../scene/pose';
import { read } from './settings.svelte';
import { setupWords, sorted, terms, usualSetup } from './terms';
import { type Thing, thingsOf } from './things';

const say = (key: string): [string] => [key];
const game = {
  id: 'x',
  title: 'X',
  about: say('x-about'),
  kit: null,
  sets_up: false,
  seats: { least: 2, most: 2 },
  levels: ['random'],
};

describe('clocks', () => {
  it('run down to nothing while they run, and stand otherwise', () => {
    expect(leftAt({ left: 5_000, running_since: 1_000 }, 3_000)).toBe(3_000);
    expect(leftAt({ left: 5_000, running_since: 1_000 }, 99_000)).toBe(0);
    expect(leftAt({ left: 5_000, running_since: 9_000 }, 3_000)).toBe(5_000);
    expect(leftAt({ left: 5_000, running_since: null }, 99_000)).toBe(5_000);
  });

  it('are read in digits that fit', () => {
    const table = [
      [0, '0.0'],
      [9_940, '10.0'],
      [9_400, '9.4'],
      [10_000, '0:10'],
      [60_000, '1:00'],
      [245_001, '4:06'],
      [3_723_000, '1:02:03'],
    ] as const;
    for (const [millis, shown] of table) expect(digits(millis)).toBe(shown);
  });
});

describe('keys', () => {
  it('come to a thing on the table, where there is one to go on from', () => {
    const stack = '<div class="stack" tabindex="0"></div>';
    const card = '<button class="card" data-thing="card:1" tabindex="0"></button>';
    const reached = (inner: string) => {
      document.body.innerHTML = `<div class="table">${inner}</div>`;
      focusTable(document.body);
      return document.activeElement?.className;
    };
    expect(reached(`${stack}<button class="fit"></button>${card}`)).toBe('card');
    expect(reached(stack)).toBe('stack');
  });

  it('mean something alone, and nothing together with others', () => {
    const press = (key: string, ctrlKey = false) => meaning({ key, ctrlKey, altKey: false, metaKey: false });
    expect(press('ArrowDown')).toEqual({ move: 1 });
    expect(press('3')).toEqual({ line: 2 });
    expect(press('0')).toBeNull();
    expect(press('Enter')).toBe('give');
    expect(press('p')).toBe('rests');
    expect(press('l', true)).toBeNull();
    expect(press('F5')).toBeNull();
  });
});

describe('poses', () => {
  const tool: PoseTool = {
    piece: 'p',
    start: { at: { x: 40, y: -5 }, turned: -90_000 },
    turn_step: 15_000,
    answer: 'place {x} {y} {turn}',
    covers: [],
    others: [],
  };

  it('are written as the game writes them', () => {
    expect(answerFor(tool, tool.start)).toBe('place 40 -5 270000');
  });

  it('are read from the answers that the game lists', () => {
    expect(poseOf(tool, 'place 7 -3 90000')).toEqual({ at: { x: 7, y: -3 }, turned: 90_000 });
    expect(poseOf(tool, 'place 7 -3 90000 now')).toBeNull();
    expect(poseOf(tool, 'lay 7 3 0')).toBeNull();
  });

  it('stay on the plane, in whole millimetres and whole turns', () => {
    const dragged = { at: { x: -4.2, y: 620.6 }, turned: 352_900 };
    expect(settled(tool.turn_step, dragged, 900, 600)).toEqual({ at: { x: 0, y: 600 }, turned: 0 });
  });

  it('turn in a circle', () => {
    expect(nudged(tool, { at: { x: 0, y: 0 }, turned: 350_000 }, { turns: 1, x: 3 })).toEqual({
      at: { x: 3, y: 0 },
      turned: 5_000,
    });
  });
});

const scene: Scene = {
  game: 'x',
  headline: say('h'),
  looker: 0,
  seats: 2,
  overlays: [],
  outcome: null,
  prompt: { owing: [], question: null, choices: [], pose: null, why: null, turn_of: null, why_not: null },
  parts: [
    {
      panel: {
        id: 'seat:0',
        title: say('you'),
        seat: 0,
        active: true,
        marks: [],
        parts: [
          {
            zone: {
              id: 'stak:0',
              title: say('stak'),
              layout: { grid: 5 },
              unlisted: 0,
              marks: [],
              items: [
                {
                  card: {
                    id: 'stak:0/1',
                    marks: [],
                    lying: false,
                    copies: 1,
                    face: {
                      front: { turned_down: false, title: say('bot'), glyph: 'bot', numbers: [], text: [] },
                    },
                  },
                },
                {
                  card: {
                    id: 'stak:0/0',
                    marks: [],
                    lying: false,
                    copies: 1,
                    face: { back: { title: say('back'), tone: 'plain' } },
                  },
                },
                { empty: { id: 'slot', title: say('slot') } },
              ],
            },
          },
        ],
      },
    },
    { gauge: { id: 'heat', title: say('heat'), value: 1, most: null, tone: 'heat' } },
    { note: { words: say('note'), tone: 'plain', glyph: null, value: null } },
  ],
};

describe('things', () => {
  const things = thingsOf(scene);

  it('are found wherever they lie', () => {
    expect([...things.keys()]).toEqual(['seat:0', 'stak:0', 'stak:0/1', 'stak:0/0', 'slot', 'heat']);
    expect(things.get('stak:0/0')?.hidden).toBe(true);
  });

  const choice = (answer: string, ids: string[]): Choice => ({
    answer,
    then: [],
    words: say('w'),
    things: ids,
    amount: null,
    preview: [],
    group: null,
    role: 'deed',
    badge: null,
  });

  it('remember the answers that were bound to them, those that they were first in before others', () => {
    const known = new Known();
    known.remember([choice('first', ['stak:0/1']), choice('second', ['heat', 'stak:0/1'])], things);
    known.remember([choice('first', ['stak:0/1'])], things);
    expect(known.of('stak:0/1', things.get('stak:0/1'))).toEqual(['first', 'second']);
  });

  it('that lie there now are not taken for those that lay there', () => {
    const known = new Known();
    known.remember([choice('first', ['stak:0/1'])], things);
    const other: Thing = { kind: 'item', title: say('other'), hidden: false, text: [], marks: [] };
    expect(known.of('stak:0/1', other)).toEqual([]);
  });

  it('that lie where something was aimed at may be asked about the same', () => {
    const known = new Known();
    known.remember([choice('attack', ['heat', 'stak:0/1'])], things);
    const holder = things.get('stak:0/1')?.holder ?? '';
    const next: Thing = { kind: 'item', title: say('next'), hidden: false, text: [], marks: [], holder };
    expect(known.of('stak:0/9', next)).toEqual(['attack']);
    expect(known.of('stak:0/9', { ...next, holder: 'elsewhere' })).toEqual([]);
    expect(known.of('stak:0/9', { ...next, hidden: true })).toEqual([]);
  });

  it('that are hidden are remembered for nothing', () => {
    const known = new Known();
    known.remember([choice('turn', ['stak:0/0'])], things);
    expect(known.of('stak:0/0', things.get('stak:0/0'))).toEqual([]);
  });
});

describe('set-ups', () => {
  const card = (name: string) => ({ name, title: null, seats: 2 });

  it('begin with the standard one, and combinations come apart', () => {
    const setups = [card('quick'), card('standard'), card('a + b')];
    expect(usualSetup({ ...game, setups }).name).toBe('standard');
    expect(usualSetup({ ...game, setups: [card('quick')] }).name).toBe('quick');
    expect(sorted(setups).combined).toEqual([card('a + b')]);
  });
});

describe('what is played at a table', () => {
  it('is the name of its set-up in words, or where it comes from', () => {
    const games = [
      {
        ...game,
        setups: [
          { name: 'quick', seats: 2, title: say('quick-words') },
          { name: 'odd', title: null, seats: 2 },
        ],
      },
    ];
    const words = (setup: Parameters<typeof terms>[1]) =>
      setupWords(terms('x', setup, 'none', 'link', 'link'), games);
    expect(words({ named: 'quick' })).toEqual(say('quick-words'));
    expect(words({ named: 'odd' })).toBe('odd');
    expect(words({ written: 'a = 1' })).toEqual(say('web-setup-written-out'));
    expect(words({ from: { bout: 'b', step: 3 } })).toEqual(say('web-setup-from-bout'));
    expect(setupWords(terms('x', { named: 'quick' }, 'none', 'link', 'link'), null)).toBe('quick');
  });
});

describe('settings', () => {
  it('that were kept come back, and what means nothing does not', () => {
    const kept = read('{"theme":"contrast","speed":0,"sound":"yes","unknown":1,"orders":null}');
    expect(kept.theme).toBe('contrast');
    expect(kept.speed).toBe(0);
    expect(kept.sound).toBe(false);
    expect(kept.orders).toEqual({});
    expect('unknown' in kept).toBe(false);
  });

  it('are the usual ones where nothing can be read', () => {
    for (const odd of [null, '', 'x', 'null', '[]', '7']) expect(read(odd).theme).toBe('night');
  });
});
