// Playing: clicks become requests, refusals become words, and nothing is given twice.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../wire/connection';
import { desk, Table } from '../wire/desk.svelte';
import { card } from '../wire/fake';
import type { Choice, Heard, Scene, Sight } from '../wire/types';
import { Playing } from './playing.svelte';
import { soundOf } from './sounds';

const say = (key: string): [string] => [key];
const choice = (answer: string, things: string[], then: string[] = []): Choice => ({
  answer,
  then,
  words: say(answer),
  things,
  amount: null,
  preview: [],
  group: null,
  role: 'deed',
  badge: null,
});

function sight(number: number, choices: Choice[]): Sight {
  const token = (id: string) => ({
    token: { id, title: say(id), glyph: 'x', tone: 'plain' as const, copies: 1 },
  });
  const scene: Scene = {
    game: 'x',
    headline: say('h'),
    looker: 0,
    seats: 2,
    overlays: [],
    outcome: null,
    parts: [
      {
        zone: {
          id: 'row',
          title: say('row'),
          layout: 'row',
          items: [token('a'), token('b')],
          unlisted: 0,
          marks: [],
        },
      },
    ],
    prompt: {
      owing: [0],
      question: choices.length > 0 ? say('q') : null,
      choices,
      pose: null,
      why: null,
      turn_of: null,
      why_not: null,
    },
  };
  return {
    number,
    look: { scene, asked: null },
    orders: {},
    rests: [],
    may_rest: [],
    anyway: false,
    held_until: null,
    undo: true,
  };
}

const refused = (code: string, rule: string | null) => new Refused({ code, rule, why: say(`why-${code}`) });

let table: Table;
let playing: Playing;
const sent = vi.spyOn(desk, 'do');
const probed = vi.spyOn(desk, 'probe');
const seated = vi.spyOn(desk, 'seatAt');

beforeEach(() => {
  sent.mockReset().mockResolvedValue('done');
  probed.mockReset().mockResolvedValue('possible');
  seated.mockReset().mockReturnValue(null);
  table = new Table(card(3));
  playing = new Playing(table);
  table.arrive([], sight(5, [choice('use a', ['a'], ['and on']), choice('pass', [])]), false);
  playing.see();
});

describe('playing', () => {
  it('sends the whole batch with the number of what was seen', () => {
    playing.pick('a');
    expect(sent).not.toHaveBeenCalled();
    playing.pick('a');
    expect(sent).toHaveBeenCalledWith({ move: { table: 3, number: 5, answers: ['use a', 'and on'] } });
  });

  it('gives nothing twice while the first is on its way', () => {
    sent.mockReturnValue(new Promise(() => {}));
    const line = playing.choosing.lines[1]!;
    void playing.give(line);
    void playing.give(line);
    playing.pick('a');
    expect(sent).toHaveBeenCalledTimes(1);
    expect(playing.may.size).toBe(0);
  });

  it('keeps the old answers shut until the next position is there', async () => {
    await playing.give(playing.choosing.lines[1]!);
    await playing.give(playing.choosing.lines[1]!);
    expect(sent).toHaveBeenCalledTimes(1);
    table.arrive([], sight(6, [choice('pass', [])]), false);
    playing.see();
    await playing.give(playing.choosing.lines[0]!);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('tells why an answer was refused, but not that the position is another one already', async () => {
    sent.mockRejectedValueOnce(refused('illegal', 'SB-4.1'));
    await playing.give(playing.choosing.lines[1]!);
    expect(playing.told).toEqual({ why: say('why-illegal'), rule: 'SB-4.1' });
    sent.mockRejectedValueOnce(refused('stale', null));
    await playing.give(playing.choosing.lines[1]!);
    expect(playing.told).toBeNull();
  });

  it('asks the server why nothing can be done with a thing that could be used before', async () => {
    table.arrive([], sight(6, [choice('pass', [])]), false);
    playing.see();
    probed.mockRejectedValueOnce(refused('illegal', 'SB-6.2'));
    playing.pick('a');
    await vi.waitFor(() => expect(playing.told).toEqual({ why: say('why-illegal'), rule: 'SB-6.2' }));
    expect(probed).toHaveBeenCalledWith(3, ['use a']);
  });

  it('tells what a thing itself says of why it is barred', async () => {
    const barred = sight(6, [choice('pass', [])]);
    const [part] = barred.look.scene.parts;
    const words = say('too-far');
    if (part && 'zone' in part) part.zone.marks = [{ words, tone: 'spent', glyph: null, value: null }];
    table.arrive([], barred, false);
    playing.see();
    playing.pick('row');
    await vi.waitFor(() => expect(playing.told).toEqual({ why: words, rule: null }));
    expect(probed).not.toHaveBeenCalled();
  });

  it('asks the server what the cell under a piece would answer', async () => {
    const seen = sight(6, [choice('pass', [])]);
    const { scene } = seen.look;
    const [hex, id] = [{ q: 1, r: -1 }, 'hex:5F'];
    const cell = { id, at: hex, height: 0, ground: 'plain' as const, title: null, printed: true };
    const bare = { layer: 0, base: [], glyph: 'x', tone: 'plain' as const, marks: [] };
    scene.parts.push({
      board: {
        id: 'city',
        title: say('city'),
        field: { hexes: { top: 'flat', cells: [{ ...cell, edges: [], half: null }] } },
        pieces: [{ id: 'tower', title: say('tower'), spot: { cell: { hex, facing: null } }, ...bare }],
      },
    });
    scene.prompt.why_not = 'at {cell}';
    table.arrive([], seen, false);
    playing.see();
    for (const thing of [id, 'tower']) {
      probed.mockRejectedValueOnce(refused('illegal', 'GK-8.12'));
      playing.pick(thing);
      await vi.waitFor(() => expect(playing.told).toEqual({ why: say('why-illegal'), rule: 'GK-8.12' }));
      expect(probed).toHaveBeenLastCalledWith(3, ['at 5F']);
      playing.back();
    }
  });

  it('helps with a sentence where nothing is known of the thing', async () => {
    playing.pick('b');
    await vi.waitFor(() => expect(playing.told?.why[0]).toBe('web-why-not'));
    expect(probed).not.toHaveBeenCalled();
  });

  it('says that it is not the time where nobody asks', async () => {
    table.arrive([], sight(6, []), false);
    playing.see();
    playing.pick('a');
    await vi.waitFor(() => expect(playing.told?.why[0]).toBe('web-why-not-asked'));
  });

  it('keeps what is highlighted as long as the same can be answered', () => {
    playing.pick('a');
    const held = { ...sight(5, [choice('use a', ['a'], ['and on']), choice('pass', [])]), held_until: 9 };
    table.arrive([], held, false);
    playing.see();
    expect(playing.choosing.at).toBe(0);
    table.arrive([], sight(6, [choice('pass', [])]), false);
    playing.see();
    expect(playing.choosing.at).toBeNull();
  });

  it('takes back only what can be taken back freely', async () => {
    await playing.undo();
    expect(sent).toHaveBeenCalledWith({ undo: { table: 3, number: 5 } });
    table.sight = { ...table.sight!, undo: false };
    sent.mockClear();
    await playing.undo();
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('what others did', () => {
  const heard = (key: string, about: string[] = []): Heard => ({
    notation: key,
    words: say(key),
    rule: null,
    beat: { kind: 'deed', actor: 1, about, overlays: [], dice: [], amount: null },
  });
  const choices = [choice('use a', ['a']), choice('pass', [])];
  /** The position without this token. */
  const without = (number: number, id: string) => {
    const seen = sight(number, choices);
    for (const part of seen.look.scene.parts)
      if ('zone' in part)
        part.zone.items = part.zone.items.filter((item) => 'token' in item && item.token.id !== id);
    return seen;
  };
  const log = () => playing.log.map(({ notation }) => notation).join('');
  const rung: string[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    rung.length = 0;
    playing = new Playing(table, () => ({ told: true, speed: 1 }), {
      moment: (telling, seen) => void rung.push(soundOf(telling, seen)),
      die: () => void rung.push('die'),
      step: () => void rung.push('step'),
    });
    playing.see();
  });
  afterEach(() => void vi.useRealTimers());

  it('stands in the log when it is told, and nobody is asked meanwhile', () => {
    table.arrive([heard('x')], sight(6, choices), false);
    table.arrive([heard('y')], sight(7, choices), false);
    playing.see();
    expect([log(), playing.sight?.number, playing.may.size, playing.asked]).toEqual(['x', 5, 0, false]);
    vi.advanceTimersByTime(playing.telling.now!.millis + 1);
    expect([log(), playing.sight?.number, playing.may.size, playing.asked]).toEqual(['xy', 6, 0, false]);
    vi.runAllTimers();
    expect([log(), playing.sight?.number, playing.may.size, playing.asked]).toEqual(['xy', 7, 1, true]);
    expect(playing.log).toEqual(table.log);
    expect([playing.lately, rung]).toEqual([table.log, ['deed', 'deed']]);
    table.arrive([heard('z')], sight(8, choices), false);
    playing.see();
    playing.telling.skip();
    expect([log(), playing.lately.length, rung.length]).toEqual(['xyz', 1, 3]);
  });

  it('takes things off the table when the last of them was told', () => {
    table.arrive([heard('shot', ['b']), heard('falls', ['b']), heard('on', ['a'])], without(6, 'b'), false);
    playing.see();
    expect([...playing.onStage.gone]).toEqual([]);
    vi.advanceTimersByTime(playing.telling.now!.millis + 1);
    expect([...playing.onStage.gone]).toEqual(['b']);
    vi.runAllTimers();
    expect([playing.onStage.gone.size, playing.onStage.things.has('b')]).toEqual([0, false]);
  });

  it('is told again over the position before it; what is asked stays asked, and nothing is sent', async () => {
    await playing.give(playing.choosing.lines[1]!);
    sent.mockClear();
    table.arrive([heard('x')], without(6, 'b'), false);
    playing.see();
    vi.runAllTimers();
    expect([playing.asked, playing.onStage.things.has('b')]).toEqual([true, false]);
    playing.again();
    expect([playing.asked, playing.onStage.things.has('b'), playing.telling.now?.lines[0]?.words]).toEqual([
      false,
      true,
      say('x'),
    ]);
    table.arrive([heard('y')], sight(7, choices), false);
    playing.see();
    expect(playing.sight?.number).toBe(5);
    vi.runAllTimers();
    expect([playing.asked, playing.sight?.number, log()]).toEqual([true, 7, 'xy']);
    playing.again();
    playing.telling.skip();
    expect([playing.asked, playing.sight?.number, log(), playing.may.has('a')]).toEqual([
      true,
      7,
      'xy',
      true,
    ]);
    expect(sent).not.toHaveBeenCalled();
  });

  it('is told again as a whole turn, with what the reader answered in it', async () => {
    seated.mockReturnValue(0);
    const turnOf = (number: number, seat: number) => {
      const seen = sight(number, choices);
      seen.look.scene.prompt.turn_of = seat;
      return seen;
    };
    const come = (news: Heard[], seen: Sight) => {
      table.arrive(news, seen, false);
      playing.see();
      vi.runAllTimers();
    };
    const give = () => playing.give(playing.choosing.lines[1]!);
    await give();
    come([heard('x')], turnOf(6, 1));
    await give();
    come([heard('y')], turnOf(7, 0));
    const told = () =>
      playing.recent.period?.batches.flatMap(({ news }) => news.map(({ notation }) => notation)).join('');
    expect(told()).toBe('xy');
    await give();
    come([heard('z')], turnOf(8, 0));
    expect(told()).toBe('z');
  });
});
