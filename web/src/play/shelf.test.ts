// What a device stores: by name, in order, and read back unchanged.
import { beforeEach, describe, expect, it } from 'vitest';
import { keptFrom, type Named, Shelf } from './shelf.svelte';

interface Jar extends Named {
  bolts: number;
}
const isJar = ({ bolts }: Partial<Jar>) => typeof bolts === 'number';
const shelf = () => new Shelf<Jar>('jars', isJar);

beforeEach(() => localStorage.clear());

describe('things on a shelf', () => {
  it('are kept under their names, in the place of what they were', () => {
    const jars = shelf();
    jars.keep('x', { name: 'one', bolts: 1 });
    jars.keep('x', { name: 'two', bolts: 2 });
    jars.keep('x', { name: 'first', bolts: 3 }, 'one');
    jars.keep('x', { name: 'two', bolts: 4 });
    expect(jars.of('x')).toEqual([
      { name: 'first', bolts: 3 },
      { name: 'two', bolts: 4 },
    ]);
    expect(jars.of('y')).toEqual([]);
  });

  it('are there again, and gone once they are removed', () => {
    const jars = shelf();
    jars.keep('x', { name: 'one', bolts: 1 });
    jars.keep('x', { name: 'two', bolts: 2 });
    jars.remove('x', 'one');
    expect(shelf().of('x')).toEqual([{ name: 'two', bolts: 2 }]);
  });

  it('come under a free name beside all others', () => {
    const jars = shelf();
    expect([1, 2, 3].map((bolts) => jars.add('x', { name: 'jar', bolts }))).toEqual([
      'jar',
      'jar 2',
      'jar 3',
    ]);
    expect(jars.of('x').map(({ bolts }) => bolts)).toEqual([1, 2, 3]);
  });

  it('get another name, if it is one and free', () => {
    const jars = shelf();
    jars.add('x', { name: 'one', bolts: 1 });
    jars.add('x', { name: 'two', bolts: 2 });
    expect(jars.rename('x', 'one', ' uno ')).toBe('uno');
    expect(jars.rename('x', 'uno', 'two')).toBe('two 2');
    expect(jars.rename('x', 'two', 'two')).toBe('two');
    expect(jars.rename('x', 'two', '  ')).toBe('two');
    expect(jars.rename('x', 'none', 'some')).toBe('none');
    expect(jars.of('x').map(({ name }) => name)).toEqual(['two 2', 'two']);
  });
});

describe('what was kept', () => {
  it('is taken as far as it is right', () => {
    const kept = '{"x":[{"name":"a","bolts":1},{"name":7,"bolts":1},{"name":"b"},{"bolts":1},null],"y":3}';
    expect(keptFrom(kept, isJar)).toEqual({ x: [{ name: 'a', bolts: 1 }], y: [] });
    for (const odd of [null, '', 'null', '7', '[', 'nonsense']) expect(keptFrom(odd, isJar)).toEqual({});
  });
});
