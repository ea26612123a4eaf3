// Frames: packed and plain ones are read in the order in which they came.
import { deflateRawSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Frames, wantsPacked } from './frames';

let [frames, heard]: [Frames, string[]] = [new Frames(), []];

beforeEach(() => {
  [frames, heard] = [new Frames(), []];
});

function put(data: unknown): void {
  frames.put(
    data,
    (text) => heard.push(text),
    () => heard.push('damaged'),
  );
}

function packed(text: string): ArrayBuffer {
  return new Uint8Array(deflateRawSync(text)).buffer;
}

describe('frames', () => {
  it('are read at once if nothing waits', () => {
    put('one');
    frames.then(() => heard.push('two'));
    expect(heard).toEqual(['one', 'two']);
  });

  it('are read in their order, whatever must be unpacked', async () => {
    const long = 'ä robot '.repeat(100_000);
    put(packed(long));
    put('two');
    put(packed('three'));
    put(packed('four'));
    frames.then(() => heard.push('end'));
    expect(heard).toEqual([]);
    await vi.waitFor(() => expect(heard).toHaveLength(5));
    expect(heard).toEqual([long, 'two', 'three', 'four', 'end']);
    put('then');
    await vi.waitFor(() => expect(heard.at(-1)).toBe('then'));
  });

  it('that cannot be unpacked are damaged', async () => {
    put(new Uint8Array([1, 2, 3]).buffer);
    put(packed('x'.repeat(16 * 1024 * 1024 + 1)));
    put(new Uint8Array(deflateRawSync(new Uint8Array([0xff, 0xfe]))).buffer);
    put('end');
    await vi.waitFor(() => expect(heard.at(-1)).toBe('end'));
    expect(heard).toEqual(['damaged', 'damaged', 'damaged', 'end']);
  });

  it('are packed only for those who are elsewhere', () => {
    expect(['localhost', '127.0.0.1', '[::1]'].map(wantsPacked)).toEqual([false, false, false]);
    expect(['robots.example', '192.168.0.7'].map(wantsPacked)).toEqual([true, true]);
  });
});
