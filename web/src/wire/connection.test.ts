// The connection: nothing is lost and nothing is done twice, whatever breaks.
import { beforeEach, describe, expect, it } from 'vitest';
import { Connection, type LineState, Refused } from './connection';
import { FakeWorld, settled, WELCOME, type Wire } from './fake';
import type { Note } from './types';

let world: FakeWorld;
let states: LineState[];
let notes: Note[];
let line: Connection;

beforeEach(() => {
  world = new FakeWorld();
  [states, notes] = [[], []];
  line = new Connection(world, {
    state: (state) => states.push(state),
    welcome: () => {},
    note: (note) => notes.push(note),
  });
});

async function connected(): Promise<Wire> {
  if (line.state === 'away') world.timers.at(-1)?.then();
  else void line.start();
  return world.welcome();
}

describe('the line', () => {
  it('says hello first, and is here when it is welcomed', async () => {
    const wire = await connected();
    expect(wire.sent[0]).toEqual({ hello: { protocol: 4, client: 0x8000_0000, packed: true } });
    expect(states).toEqual(['connecting', 'here']);
  });

  it('sends nothing before the welcome, and then everything in order', async () => {
    void line.start();
    await settled();
    void line.do({ start: { table: 1 } });
    void line.link(1);
    const wire = world.wires[0]!;
    wire.onopen?.();
    expect(wire.sent).toHaveLength(1);
    wire.tell({ welcome: WELCOME });
    expect(wire.sent.slice(1)).toEqual([
      { do: { id: 1, command: { start: { table: 1 } } } },
      { link: { id: 2, table: 1 } },
    ]);
  });

  it('brings each answer to its question', async () => {
    const wire = await connected();
    const [one, two] = [line.probe(1, ['x']), line.do({ start: { table: 1 } })];
    wire.tell({ done: { id: 2, came: 'done' } });
    wire.tell({ refused: { id: 1, code: 'illegal', rule: 'SB-4.1', why: ['k'] } });
    expect(await two).toBe('done');
    const refused = await one.catch((why: unknown) => why);
    expect(refused).toBeInstanceOf(Refused);
    expect((refused as Refused).rule).toBe('SB-4.1');
  });

  it('sends again after a break what was not answered, under the same number, and nothing else', async () => {
    const first = await connected();
    const answered = line.do({ start: { table: 1 } });
    const open = line.do({ concede: { table: 1 } });
    first.tell({ done: { id: 1, came: 'done' } });
    await answered;
    first.onclose?.();
    expect(line.state).toBe('away');
    const second = await connected();
    expect(second.sent.slice(1)).toEqual([{ do: { id: 2, command: { concede: { table: 1 } } } }]);
    second.tell({ done: { id: 2, came: 'done' } });
    expect(await open).toBe('done');
  });

  it('keeps the number that it chose for itself through breaks', async () => {
    const first = await connected();
    first.onclose?.();
    const second = await connected();
    expect(second.sent[0]).toEqual(first.sent[0]);
  });

  it('waits longer each time, and begins small again after a welcome', async () => {
    world.refuses = true;
    void line.start();
    for (let round = 0; round < 8; round += 1) {
      await settled();
      world.timers.at(-1)?.then();
    }
    await settled();
    const waits = world.timers.map(({ millis }) => millis);
    expect(waits.slice(0, 3)).toEqual([375, 750, 1_500]);
    expect(Math.max(...waits)).toBe(11_250);
    world.refuses = false;
    (await connected()).onclose?.();
    expect(world.timers.at(-1)?.millis).toBe(375);
  });

  it('comes back by itself when the server says so, and not otherwise', async () => {
    const why = ['server-stops'] as [string];
    const first = await connected();
    first.tell({ bye: { code: 'stops', why, again: true } });
    expect([line.state, world.timers.length]).toEqual(['away', 1]);
    const second = await connected();
    second.tell({ bye: { code: 'signed-out', why, again: false } });
    expect([line.state, world.timers.length, second.closed]).toEqual(['ended', 1, true]);
    second.onclose?.();
    expect(line.state).toBe('ended');
  });

  it('sends again what came too fast, when it may', async () => {
    const wire = await connected();
    const asked = line.do({ start: { table: 1 } });
    wire.tell({
      refused: {
        id: 1,
        code: 'too-fast',
        rule: null,
        why: ['server-too-fast', 'millis', 40],
      },
    });
    expect(world.timers.at(-1)?.millis).toBe(40);
    world.timers.at(-1)?.then();
    expect(wire.sent.at(-1)).toEqual({ do: { id: 1, command: { start: { table: 1 } } } });
    wire.tell({ done: { id: 1, came: 'done' } });
    expect(await asked).toBe('done');
  });

  it('hears nothing from a wire that is no longer its own', async () => {
    const first = await connected();
    first.onclose?.();
    await connected();
    first.tell({ note: { gone: 3 } });
    first.onclose?.();
    expect(notes).toEqual([]);
    expect(line.state).toBe('here');
  });

  it('connects again when a message is missing, and is told everything', async () => {
    const first = await connected();
    first.tell({ table: { table: 3 } });
    expect([line.state, first.closed]).toEqual(['away', true]);
    await connected();
    expect([line.state, world.wires.length]).toEqual(['here', 2]);
  });

  it('makes sure that this device is somebody before each new wire', async () => {
    (await connected()).onclose?.();
    await connected();
    expect(world.enters).toBe(2);
  });
});
