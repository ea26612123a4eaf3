// The log is folded by turns and deeds, and nothing of it is lost.
import { describe, expect, it } from 'vitest';
import type { BeatKind, Heard } from '../wire/types';
import { folded } from './logbook';

const heard = (key: string, kind?: BeatKind): Heard => ({
  notation: key,
  words: [key],
  rule: null,
  ...(kind ? { beat: { kind, actor: null, about: [], overlays: [], dice: [], amount: null } } : {}),
});

describe('the log', () => {
  it('folds details into their deed, and deeds into their turn', () => {
    const turns = folded([
      heard('deal', 'detail'),
      heard('place', 'deed'),
      heard('turn 1', 'turn'),
      heard('attack', 'deed'),
      heard('hit', 'detail'),
      heard('damage', 'detail'),
      heard('turn 2', 'turn'),
      heard('gain', 'detail'),
    ]);
    const told = turns.map(({ begun, deeds }) => [
      begun?.heard.notation ?? null,
      deeds.map((deed) => [deed.heard.notation, deed.details.map(({ heard: { notation } }) => notation)]),
    ]);
    expect(told).toEqual([
      [
        null,
        [
          ['deal', []],
          ['place', []],
        ],
      ],
      ['turn 1', [['attack', ['hit', 'damage']]]],
      ['turn 2', [['gain', []]]],
    ]);
  });

  it('keeps every entry once, in its order, also those that are no moments', () => {
    const log = ['a', 'b', 'c', 'd'].map((key, at) => heard(key, at === 1 ? 'detail' : undefined));
    const places = folded(log).flatMap(({ begun, deeds }) => [
      ...(begun ? [begun.at] : []),
      ...deeds.flatMap(({ at, details }) => [at, ...details.map((detail) => detail.at)]),
    ]);
    expect(places).toEqual([0, 1, 2, 3]);
  });
});
