// Names below pieces that stand close to each other.
import { expect, it } from 'vitest';
import { lowered, nameWidth, shortName } from './labels';

const named = (id: string, x: number, y: number) => ({ id, short: 'Gipsy Avenger', x, y });

it('names of pieces that stand flush cover each other nowhere', () => {
  const names = [named('a', 0, 0), named('b', 30.1, 3.3), named('c', 60, -2), named('d', 400, 0)];
  for (const unit of [0.5, 0.7133, 1, 1.1 / 3, 2]) {
    const drops = lowered(names, unit);
    expect(drops.get('d')).toBe(0);
    const tops = names.map(({ id, x, y }) => ({ x, top: y + (drops.get(id) ?? 0) }));
    for (const [at, one] of tops.entries())
      for (const other of tops.slice(at + 1)) {
        const apart = Math.abs(one.x - other.x) >= nameWidth('Gipsy Avenger') * unit;
        expect(apart || Math.abs(one.top - other.top) >= 16.9 * unit).toBe(true);
      }
  }
});

it('a name that is too long is cut', () => {
  expect(shortName('A name that goes on')).toBe('A name that goe…');
});
