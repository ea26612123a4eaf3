// A text as a QR code: bytes, correction level M, versions 1 to 6. That is enough for the link of a table.

/** For each version: the blocks, the bytes of data of each, and its bytes of correction. */
const FORMS = [
  { blocks: 1, data: 16, check: 10 },
  { blocks: 1, data: 28, check: 16 },
  { blocks: 1, data: 44, check: 26 },
  { blocks: 2, data: 32, check: 18 },
  { blocks: 2, data: 43, check: 24 },
  { blocks: 4, data: 27, check: 16 },
] as const;
type Form = (typeof FORMS)[number];

/** What turns a module over, by the number of the mask. */
const MASKS: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

/** The rows of the code, true where it is dark, without the quiet margin. Null if the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const at = FORMS.findIndex(({ blocks, data }) => blocks * data >= bytes.length + 2);
  const form = FORMS[at];
  if (!form) return null;
  const stream = interleaved(dataOf(bytes, form), form);
  const codes = MASKS.map((_, mask) => drawn(17 + 4 * (at + 1), stream, mask));
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

/** The mode, the length, the bytes, the end, and the fixed filling. */
function dataOf(bytes: readonly number[], { blocks, data }: Form): number[] {
  const halves = [4, ...[bytes.length, ...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const found = halves.flatMap((half, at) => (at % 2 === 0 ? [half * 16 + (halves[at + 1] ?? 0)] : []));
  const room = blocks * data - found.length;
  return [...found, ...Array.from({ length: room }, (_, at) => (at % 2 === 0 ? 0xec : 0x11))];
}

/** The bytes of all blocks in turn, first their data, then their correction. */
function interleaved(bytes: readonly number[], { blocks, data, check }: Form): number[] {
  const parts = Array.from({ length: blocks }, (_, at) => bytes.slice(at * data, (at + 1) * data));
  const woven = (rows: readonly number[][], length: number) =>
    Array.from({ length }, (_, at) => rows.map((row) => row[at] ?? 0)).flat();
  return [
    ...woven(parts, data),
    ...woven(
      parts.map((part) => correction(part, check)),
      check,
    ),
  ];
}

/** The product in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** The remainder of the data by the polynomial with the first powers of two as its roots (Reed and Solomon). */
function correction(data: readonly number[], length: number): number[] {
  let divisor = [1];
  for (let power = 0, root = 1; power < length; power += 1, root = times(root, 2))
    divisor = [...divisor, 0].map((each, at) => each ^ times(divisor[at - 1] ?? 0, root));
  let rest: number[] = Array.from({ length }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((each, at) => each ^ times(divisor[at + 1] ?? 0, factor));
  }
  return rest;
}

/** Level M and the mask, in fifteen bits that correct themselves. */
export function formatBits(mask: number): number {
  let rest = mask << 10;
  for (let bit = 14; bit >= 10; bit -= 1) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
  return ((mask << 10) | rest) ^ 0x5412;
}

function drawn(size: number, stream: readonly number[], mask: number): boolean[][] {
  const code: (boolean | null)[][] = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => null),
  );
  const put = (y: number, x: number, dark: boolean) => {
    const row = code[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  const square = (top: number, left: number, reach: number, dark: (ring: number) => boolean) => {
    for (let y = -reach; y <= reach; y += 1)
      for (let x = -reach; x <= reach; x += 1)
        put(top + y, left + x, dark(Math.max(Math.abs(y), Math.abs(x))));
  };
  for (let at = 0; at < size; at += 1) {
    put(6, at, at % 2 === 0);
    put(at, 6, at % 2 === 0);
  }
  for (const [y, x] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(y, x, 4, (ring) => ring !== 2 && ring !== 4);
  if (size > 21) square(size - 7, size - 7, 2, (ring) => ring !== 1);
  const format = formatBits(mask);
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((format >> bit) & 1) === 1;
    // Once around the first corner, past the lines of timing; once beside the two others.
    if (bit < 8) put(bit < 6 ? bit : bit + 1, 8, dark);
    else put(8, bit === 8 ? 7 : 14 - bit, dark);
    if (bit < 8) put(8, size - 1 - bit, dark);
    else put(size - 15 + bit, 8, dark);
  }
  put(size - 8, 8, true);
  let next = 0;
  const over = MASKS[mask] ?? (() => false);
  // Up and down, two columns at a time, from the right; the column of timing is left out.
  for (let pair = 0; pair < (size - 1) / 2; pair += 1) {
    const right = size - 1 - 2 * pair - (size - 1 - 2 * pair <= 6 ? 1 : 0);
    for (let step = 0; step < size; step += 1) {
      const y = pair % 2 === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (code[y]?.[x] !== null) continue;
        const bit = ((stream[next >> 3] ?? 0) >> (7 - (next & 7))) & 1;
        next += 1;
        put(y, x, (bit === 1) !== over(y, x));
      }
    }
  }
  return code.map((row) => row.map((dark) => dark === true));
}

/** How hard a code is to read: long runs, squares, what looks like a corner, and too much of one colour. */
function penalty(code: readonly (readonly boolean[])[]): number {
  const rows = code.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(''));
  let sum = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    sum += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  rows.slice(1).forEach((row, y) => {
    for (let x = 1; x < row.length; x += 1)
      if (new Set([row[x], row[x - 1], rows[y]?.[x], rows[y]?.[x - 1]]).size === 1) sum += 3;
  });
  const dark = rows.join('').replaceAll('0', '').length / code.length ** 2;
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
