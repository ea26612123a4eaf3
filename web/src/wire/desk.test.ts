// The desk: it keeps what the server sends, also over a break of the connection.
import { beforeEach, describe, expect, it } from 'vitest';
import { PageFault } from './http';
import { Refused } from './connection';
import { Desk, reasonOf } from './desk.svelte';
import { card, FakeWorld, type Wire } from './fake';
import type { Heard, Scene, Sight } from './types';

const heard = (notation: string): Heard => ({ notation, words: [notation], rule: null });
const sight = (number: number) => ({ number }) as Sight;

let world: FakeWorld;
let desk: Desk;
let wire: Wire;

beforeEach(async () => {
  world = new FakeWorld();
  desk = new Desk(world);
  desk.start();
  wire = await world.welcome({ now: Date.now() + 5_000 });
});

describe('the desk', () => {
  it('knows who the reader is and what time the server has', () => {
    expect(desk.me).toEqual({ person: 7, name: 'Ada' });
    expect(desk.now() - Date.now()).toBeGreaterThan(4_000);
    expect(desk.seatAt(card(1))).toBe(0);
  });

  it('keeps the log: whole, then what is new', () => {
    wire.tell({ note: { table: card(1) } });
    wire.tell({
      note: {
        bout: { table: 1, whole: true, events: [heard('a'), heard('b')], stills: [], sight: sight(1) },
      },
    });
    wire.tell({ note: { bout: { table: 1, whole: false, events: [heard('c')], stills: [], sight: null } } });
    const table = desk.tables.get(1)!;
    expect(table.log.map(({ notation }) => notation)).toEqual(['a', 'b', 'c']);
    const taken = table.take();
    expect(taken.map(({ news, whole }) => [news.length, whole])).toEqual([
      [2, true],
      [1, false],
    ]);
    expect([taken.at(-1)?.sight, taken.at(-1)?.log, table.arrived]).toEqual([table.sight, table.log, 0]);
    expect(table.sight?.number).toBe(1);
    wire.tell({
      note: { bout: { table: 1, whole: true, events: [heard('d')], stills: [], sight: sight(2) } },
    });
    expect(table.log).toEqual([heard('d')]);
  });

  it('makes an arrival of each still, with what was heard before it', () => {
    wire.tell({ note: { table: card(1) } });
    wire.tell({ note: { bout: { table: 1, whole: true, events: [], stills: [], sight: sight(1) } } });
    const table = desk.tables.get(1)!;
    table.take();
    const scene = { headline: ['between'] } as unknown as Scene;
    const events = [heard('a'), heard('b'), heard('c')];
    const stills = [{ after: 2, scene }];
    wire.tell({ note: { bout: { table: 1, whole: false, events, stills, sight: sight(2) } } });
    const taken = table.take();
    expect(taken.map(({ news, log }) => [news.length, log.length])).toEqual([
      [2, 2],
      [1, 3],
    ]);
    expect(taken[0]?.sight?.look.scene).toEqual(scene);
    expect(table.sight).toEqual(sight(2));
  });

  it('has a shorter log after something was taken back, and reads nothing out twice', () => {
    wire.tell({ note: { table: card(1) } });
    wire.tell({
      note: { bout: { table: 1, whole: true, events: [heard('a')], stills: [], sight: sight(1) } },
    });
    wire.tell({
      note: {
        bout: { table: 1, whole: false, events: [heard('b'), heard('c')], stills: [], sight: sight(2) },
      },
    });
    wire.tell({
      note: {
        bout: { table: 1, whole: true, events: [heard('a'), heard('b')], stills: [], sight: sight(1) },
      },
    });
    const table = desk.tables.get(1)!;
    expect(table.log).toEqual([heard('a'), heard('b')]);
    expect(table.take().at(-1)?.news).toEqual([]);
    expect(table.sight?.number).toBe(1);
  });

  it('shows the newest at once to a page that has not looked for long', () => {
    wire.tell({ note: { table: card(1) } });
    for (let at = 0; at < 1_000; at += 1)
      wire.tell({
        note: { bout: { table: 1, whole: false, events: [heard(`${at}`)], stills: [], sight: sight(at) } },
      });
    const taken = desk.tables.get(1)!.take();
    expect(taken.length).toBeLessThan(300);
    expect([taken[0]?.whole, taken.at(-1)?.sight, taken.at(-1)?.log.length]).toEqual([
      true,
      sight(999),
      1_000,
    ]);
  });

  it('forgets a table that is gone', () => {
    wire.tell({ note: { table: card(1) } });
    wire.tell({ note: { gone: 1 } });
    expect(desk.tables.size).toBe(0);
  });

  it('hears everything that was said once, though it is told again after a break', async () => {
    const said = { at: 1, person: 8, name: 'Bob', text: 'hello' };
    wire.tell({ note: { table: card(1) } });
    wire.tell({ note: { talk: { table: 1, said } } });
    wire.onclose?.();
    expect(desk.line).toBe('away');
    expect(desk.tables.get(1)?.talk).toEqual([said]);
    world.timers.at(-1)?.then();
    wire = await world.welcome();
    wire.tell({ note: { table: card(1) } });
    wire.tell({ note: { talk: { table: 1, said } } });
    expect(desk.tables.get(1)?.talk).toEqual([said]);
  });

  it('says that the program was renewed, when it was', async () => {
    wire.onclose?.();
    world.timers.at(-1)?.then();
    wire = await world.welcome();
    expect(desk.outdated).toBe(false);
    wire.onclose?.();
    world.timers.at(-1)?.then();
    await world.welcome({ program: '0.2.0' });
    expect(desk.outdated).toBe(true);
  });

  it('gives the number of a table that was opened', async () => {
    const opened = desk.open(card(1).terms);
    wire.tell({ done: { id: 1, came: { opened: { table: 12, path: '/join/x' } } } });
    expect(await opened).toEqual({ table: 12, path: '/join/x' });
  });
});

describe('reasons', () => {
  it('are those of the server, or that it cannot be reached', () => {
    const why = ['lobby-stale'] as [string];
    expect(reasonOf(new Refused({ code: 'illegal', rule: 'SB-1', why }))).toEqual({ why, rule: 'SB-1' });
    expect(reasonOf(new PageFault(404, { code: 'x', why, words: '' })).why).toBe(why);
    expect(reasonOf(new PageFault(0, {})).why[0]).toBe('web-unreachable');
    expect(reasonOf(new Error('odd')).why[0]).toBe('web-broken');
  });
});
