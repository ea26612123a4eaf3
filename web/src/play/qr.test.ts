// The code is read again by a decoder of its own: slow, and without a line of the encoder.
import { describe, expect, it } from 'vitest';
import { formatBits, qrCode } from './qr';

/** The formats of level M, as the standard prints them. */
const FORMATS = [
  '101010000010010',
  '101000100100101',
  '101111001111100',
  '101101101001011',
  '100010111111001',
  '100000011001110',
  '100111110010111',
  '100101010100000',
];
const BLOCKS = [1, 1, 1, 2, 2, 4];
const CHECKS = [10, 16, 26, 18, 24, 16];

/** Powers of two in the field, by counting. */
const POWERS: number[] = [1];
while (POWERS.length < 255) {
  const next = (POWERS.at(-1) ?? 0) * 2;
  POWERS.push(next > 255 ? next ^ 0x11d : next);
}
const product = (a: number, b: number) =>
  a === 0 || b === 0 ? 0 : (POWERS[(POWERS.indexOf(a) + POWERS.indexOf(b)) % 255] ?? 0);

function masked(mask: number, i: number, j: number): boolean {
  const [sum, prod] = [i + j, i * j];
  const value = [
    sum % 2,
    i % 2,
    j % 3,
    sum % 3,
    (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
    (prod % 2) + (prod % 3),
    ((prod % 2) + (prod % 3)) % 2,
    ((sum % 2) + (prod % 3)) % 2,
  ][mask];
  return value === 0;
}

/** Whether the module belongs to a corner, the timing, the format or the alignment. */
function isFixed(size: number, i: number, j: number): boolean {
  const far = size - 9;
  if ((i <= 8 && (j <= 8 || j > far)) || (i > far && j <= 8)) return true;
  if (i === 6 || j === 6) return true;
  return size > 21 && Math.abs(i - (size - 7)) <= 2 && Math.abs(j - (size - 7)) <= 2;
}

function decoded(code: boolean[][]): { text: string; faults: number } {
  const size = code.length;
  const bit = (i: number, j: number) => (code[i]?.[j] ? '1' : '0');
  // The second copy of the format: its high bits go up beside the lower corner, the others to the right edge.
  const format =
    Array.from({ length: 7 }, (_, at) => bit(size - 1 - at, 8)).join('') +
    Array.from({ length: 8 }, (_, at) => bit(8, size - 8 + at)).join('');
  const mask = FORMATS.indexOf(format);
  expect(mask, `the format ${format} is one of level M`).toBeGreaterThanOrEqual(0);
  let bits = '';
  let up = true;
  for (let j = size - 1; j > 0; j -= 2) {
    if (j === 6) j -= 1;
    for (let k = 0; k < size; k += 1) {
      const i = up ? size - 1 - k : k;
      for (const column of [j, j - 1]) {
        if (isFixed(size, i, column)) continue;
        bits += code[i]?.[column] !== masked(mask, i, column) ? '1' : '0';
      }
    }
    up = !up;
  }
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
  const version = (size - 17) / 4;
  const [blocks, check] = [BLOCKS[version - 1] ?? 0, CHECKS[version - 1] ?? 0];
  const each = bytes.length / blocks - check;
  const data: number[] = [];
  let faults = 0;
  for (let block = 0; block < blocks; block += 1) {
    const word = bytes.filter((_, at) => at % blocks === block);
    data.push(...word.slice(0, each));
    // A word without fault is zero at every root.
    for (let root = 0; root < check; root += 1)
      if (word.reduce((sum, byte) => product(sum, POWERS[root] ?? 0) ^ byte, 0) !== 0) faults += 1;
  }
  const stream = data.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  expect(stream.slice(0, 4), 'bytes').toBe('0100');
  const length = parseInt(stream.slice(4, 12), 2);
  const read = Array.from({ length }, (_, at) => parseInt(stream.slice(12 + 8 * at, 20 + 8 * at), 2));
  return { text: new TextDecoder().decode(Uint8Array.from(read)), faults };
}

describe('a QR code', () => {
  it('says its format as the standard does', () => {
    expect(FORMATS.map((_, mask) => formatBits(mask).toString(2))).toEqual(FORMATS);
  });

  it.each([1, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106])('of %i bytes is read again', (length) => {
    const text = 'http://127.0.0.1:4747/join/'.repeat(4).slice(0, length);
    const code = qrCode(text);
    expect(code).not.toBeNull();
    expect(decoded(code ?? [])).toEqual({ text, faults: 0 });
  });

  it('holds letters of any language', () => {
    const text = 'https://spiel.example/beitreten/Größe→✓';
    expect(decoded(qrCode(text) ?? []).text).toBe(text);
  });

  it('has three corners, and the smallest size that holds the text', () => {
    const code = qrCode('HANGAR') ?? [];
    const rows = code.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
    const CORNER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
    expect(code).toHaveLength(21);
    expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(CORNER);
    expect(rows.slice(0, 7).map((row) => row.slice(14))).toEqual(CORNER);
    expect(rows.slice(14).map((row) => row.slice(0, 7))).toEqual(CORNER);
    expect(rows[6]?.slice(6, 15)).toBe('#.#.#.#.#');
  });

  it('is not made of what does not fit', () => {
    expect(qrCode('x'.repeat(107))).toBeNull();
  });
});
