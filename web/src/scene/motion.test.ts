// Where things went, found by comparing two scenes: played, drawn, turned-over and removed cards.
import { describe, expect, it } from 'vitest';
import { back, card, scene, zone } from '../gallery/scenes';
import type { Item, Part } from '../wire/types';
import { plan, type Shot } from './motion';
import { thingsOf } from './things';

/** Everything has some position. Which one does not matter here. */
function shot(parts: Part[]): Shot {
  const things = thingsOf(scene(parts));
  const box = { left: 0, top: 0, width: 1, height: 1 } as DOMRect;
  return {
    things,
    seen: new Map(
      [...things.keys()].map((id) => [
        id,
        { box: { ...box, left: [...things.keys()].indexOf(id) } as DOMRect, ghost: null },
      ]),
    ),
    pieces: new Map(),
    piles: new Map([['supply', box]]),
  };
}

const routes = (before: Part[], after: Part[]) => {
  const from = shot(before);
  const found = plan(from, thingsOf(scene(after)));
  const whence = (id: string) =>
    [...from.seen].find(([, { box }]) => box === found.from.get(id))?.[0] ?? null;
  return { ...found, whence };
};

const held = (id: string, name: string): Item => ({ card: card(id, 1, name) });

describe('routes', () => {
  it('lead from the hand to the stack that a card was played on', () => {
    const before = [
      zone('hand', 'fan', [held('hand/lamp/0', 'Lamp'), held('hand/drill/0', 'Drill')]),
      zone('stak', 'stack', [held('stak/0', 'Winch')]),
    ];
    const after = [
      zone('hand', 'fan', [held('hand/drill/0', 'Drill')]),
      zone('stak', 'stack', [held('stak/1', 'Lamp'), held('stak/0', 'Winch')]),
    ];
    const { whence, gone, fresh } = routes(before, after);
    expect(whence('stak/1')).toBe('hand/lamp/0');
    expect(whence('stak/0')).toBe('stak/0');
    expect([gone, [...fresh]]).toEqual([[], []]);
  });

  it('lead from the supply to the hand that drew', () => {
    const before = [zone('supply', 'stack', [], 9), zone('hand', 'fan', [])];
    const after = [zone('supply', 'stack', [], 8), zone('hand', 'fan', [held('hand/lamp/0', 'Lamp')])];
    const { from, turned } = routes(before, after);
    expect(from.has('hand/lamp/0')).toBe(true);
    expect(turned.has('hand/lamp/0')).toBe(true);
  });

  it('lead to the pile of equal cards that grew', () => {
    const heap = (copies: number): Item => ({ card: { ...card('heap/lamp', 1, 'Lamp'), copies } });
    const before = [zone('stak', 'stack', [held('stak/0', 'Lamp')]), zone('heap', { grid: 5 }, [heap(1)])];
    const after = [zone('stak', 'stack', []), zone('heap', { grid: 5 }, [heap(2)])];
    expect(routes(before, after).gone).toEqual([{ id: 'stak/0', to: 'heap/lamp' }]);
  });

  it('turn a card over where it lies', () => {
    const { turned, gone } = routes(
      [zone('stak', 'stack', [back('stak/0')])],
      [zone('stak', 'stack', [held('stak/0', 'Lamp')])],
    );
    expect([...turned]).toEqual(['stak/0']);
    expect(gone).toEqual([]);
  });

  it('never follow one back to another: what lies there has no identity', () => {
    const before = [zone('hand', 'fan', [back('hand/0'), back('hand/1')]), zone('other', 'fan', [])];
    const after = [zone('hand', 'fan', [back('hand/0')]), zone('other', 'fan', [back('other/0')])];
    expect(routes(before, after).from.has('other/0')).toBe(false);
  });

  it('use each place once', () => {
    const before = [zone('hand', 'fan', [held('hand/lamp/0', 'Lamp')])];
    const after = [zone('stak', 'stack', [held('stak/1', 'Lamp'), held('stak/0', 'Lamp')])];
    const { from, fresh } = routes(before, after);
    expect([from.has('stak/1'), from.has('stak/0'), [...fresh]]).toEqual([true, false, ['stak/0']]);
  });
});
