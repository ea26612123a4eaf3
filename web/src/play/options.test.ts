// Options and the little TOML that they are written in.
import { describe, expect, it } from 'vitest';
import type { SetupFault, SetupOption } from '../wire/types';
import {
  changes,
  choose,
  chosenFrom,
  faultsByOption,
  nothingChosen,
  typed,
  valueOf,
  written,
} from './options';
import { readSheet, writeSheet } from './toml';

const words = ['w'] as [string];
const option = (
  key: string,
  kind: SetupOption['kind'],
  usual: SetupOption['usual'],
  rule = 'SB-1.1',
): SetupOption => ({ key, words, about: words, rule, kind, usual });
const reactive = option('reactive', 'switch', false, 'SB-17.4');
const depth = option('depth', { number: { least: 3, most: 15 } }, null, 'SB-R2');
const mode = option(
  'mode',
  {
    'one-of': [
      { value: 'standard', words },
      { value: 'traitor', words },
    ],
  },
  'standard',
);
const all = [reactive, depth, mode];

describe('sheets', () => {
  it('are read and written alike', () => {
    const text =
      'seats = 2\nmode = "traitor"\nreactive = true\n\n' +
      '[[own-deck]]\nP1 = 2\n"odd key" = "a # \\" b"\n\n[[own-deck]]\nP2 = -3\n';
    const sheet = readSheet(text);
    expect(sheet).toEqual({
      lines: { seats: 2, mode: 'traitor', reactive: true },
      tables: { 'own-deck': [{ P1: 2, 'odd key': 'a # " b' }, { P2: -3 }] },
    });
    expect(writeSheet(sheet as never)).toBe(text);
  });

  it('may have comments and space', () => {
    expect(readSheet("# all\n\n  a = 1_000 # a thousand\n[ b ]\nc = '#'")).toEqual({
      lines: { a: 1000 },
      tables: { b: [{ c: '#' }] },
    });
  });

  it('name the line that is none', () => {
    for (const [text, line] of [
      ['a', 1],
      ['a = 1\nb = ', 2],
      ['a = [1]', 1],
      ['a = 1\na = 2', 2],
      ['\n\n= 3', 3],
      ['a = "\\q"', 1],
    ] as const) {
      expect(readSheet(text)).toEqual({ line });
    }
  });
});

describe('options', () => {
  it('stand in the set-up only where they are not as usual', () => {
    let chosen = nothingChosen();
    chosen = choose(reactive, true, chosen);
    chosen = choose(depth, 5, chosen);
    chosen = choose(mode, 'traitor', chosen);
    expect(written(all, chosen)).toBe('reactive = true\ndepth = 5\nmode = "traitor"\n');
    expect(changes(all, chosen)).toBe(3);
    for (const [each, usual] of [
      [reactive, false],
      [depth, null],
      [mode, 'standard'],
    ] as const)
      chosen = choose(each, usual, chosen);
    expect(written(all, chosen)).toBe('');
    expect(changes(all, chosen)).toBe(0);
  });

  it('are filled from a preset, and what they do not know stays', () => {
    const chosen = chosenFrom('first = "B"\nmode = "traitor"\n')!;
    expect(valueOf(mode, chosen)).toBe('traitor');
    expect(valueOf(depth, chosen)).toBeNull();
    expect(written(all, chosen)).toBe('mode = "traitor"\nfirst = "B"\n');
    expect(chosenFrom('mode = {')).toBeNull();
  });

  it('take no value of another kind', () => {
    expect(valueOf(reactive, chosenFrom('reactive = "yes"')!)).toBe(false);
    expect(valueOf(depth, chosenFrom('depth = true')!)).toBeNull();
  });

  it('bring numbers that are typed within their bounds', () => {
    const bounds = { least: 3, most: 15 };
    expect(['', 'x', '2', '5.6', '99'].map((text) => typed(text, bounds))).toEqual([null, null, 3, 6, 15]);
  });

  it('show the faults that concern them, by key, else by rule, else apart', () => {
    const fault = (rule: string, keys?: string[]): SetupFault => ({
      rule,
      why: words,
      ...(keys ? { keys } : {}),
    });
    const [clash, byRule, loose, unknown] = [
      fault('SB-T2', ['mode', 'reactive']),
      fault('SB-R2'),
      fault('SB-9.9'),
      fault('SB-9.8', ['else']),
    ];
    const by = faultsByOption(all, [clash, byRule, loose, unknown]);
    expect(Object.fromEntries(by)).toEqual({
      mode: [clash],
      reactive: [clash],
      depth: [byRule],
      '': [loose, unknown],
    });
  });
});
