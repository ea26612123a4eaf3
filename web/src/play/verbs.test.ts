// The bar of verbs and the chooser: what is counted where, and when a click needs another question.
import { describe, expect, it } from 'vitest';
import type { Choice, Role } from '../wire/types';
import * as choosing from './choosing';
import { badgesOf, barOf, offered } from './verbs';

const words = (key: string): [string] => [key];

function choice(answer: string, things: string[], group: string | null = null, role: Role = 'deed'): Choice {
  return {
    answer,
    then: [],
    words: words(answer),
    things,
    amount: null,
    preview: [],
    group: group === null ? null : words(group),
    role,
    badge: null,
  };
}

const amount = (value: number): Choice => ({
  ...choice(`number ${value}`, ['tokens']),
  words: words('number'),
  amount: { value, least: 0, most: 3 },
});

const of = (...choices: Choice[]) => choosing.choosing(choices);
const offers = (now: choosing.Choosing) => {
  const { lines, verb, picked } = now;
  return offered({ lines, verb, picked, left: choosing.shown(now) });
};
const picked = (now: choosing.Choosing, ...things: string[]) =>
  things.reduce((before, thing) => {
    const after = choosing.pick(before, thing, false);
    if (!('choosing' in after)) throw new Error(`${thing} leaves nothing to choose`);
    return after.choosing;
  }, now);

describe('the bar', () => {
  it('counts answers by their verbs, in their order, and sets apart what passes, goes back or settles', () => {
    const bar = barOf(
      of(
        choice('end', [], null, 'pass'),
        choice('m1', ['a'], 'move'),
        choice('hit', ['x', 'b'], 'attack'),
        choice('m2', ['b'], 'move'),
        choice('back', [], null, 'back'),
        choice('quiet', [], null, 'setting'),
        choice('dance', []),
      ).lines,
    );
    expect(bar.verbs.map(({ words, places }) => [words?.[0], places])).toEqual([
      ['move', [1, 3]],
      ['attack', [2]],
    ]);
    expect([bar.passes, bar.backs, bar.settings, bar.alone]).toEqual([[0], [4], [5], [6]]);
  });

  it('makes one verb of many nameless answers that have things, and buttons of a few', () => {
    const many = ['a', 'b', 'c', 'd'].map((id) => choice(id, [id]));
    expect(barOf(of(...many).lines).verbs.map(({ words, places }) => [words, places])).toEqual([
      [null, [0, 1, 2, 3]],
    ]);
    expect(barOf(of(...many.slice(1)).lines).alone).toEqual([0, 1, 2]);
  });

  it('leaves only what belongs to the chosen verb', () => {
    const all = of(choice('m1', ['a'], 'move'), choice('m2', ['b'], 'move'), choice('hit', ['b'], 'attack'));
    const [move, attack] = barOf(all.lines).verbs;
    const moves = choosing.narrow(all, move?.key ?? '');
    expect([...choosing.possible(moves)]).toEqual(['a', 'b']);
    expect(moves.at).toBeNull();
    expect(choosing.narrow(all, attack?.key ?? '').at).toBe(2);
    expect(choosing.shown(choosing.back(moves))).toEqual([0, 1, 2]);
  });
});

describe('the chooser', () => {
  it('is not needed before anything is chosen, nor where one answer is left', () => {
    const all = of(choice('m1', ['a']), choice('m2', ['b']));
    expect(offers(all)).toEqual([]);
    expect(offers(picked(all, 'a'))).toEqual([]);
  });

  it('offers what shares one thing', () => {
    const all = of(choice('play', ['card', 'stak']), choice('discard', ['card', 'heap']), choice('m', ['a']));
    expect(offers(picked(all, 'card'))).toEqual([0, 1]);
    expect(offers(picked(all, 'card', 'heap'))).toEqual([]);
  });

  it('offers an amount even if nothing else is left', () => {
    expect(offers(picked(of(amount(0), amount(1), amount(2)), 'tokens'))).toEqual([0]);
  });

  it('offers no more than what clicks cannot tell apart, where many answers share a thing', () => {
    const targets = Array.from({ length: 9 }, (_, at) => choice(`at ${at}`, ['gun', `hex ${at}`]));
    const all = of(...targets, choice('load', ['gun']), choice('twice', ['gun', 'hex 3']));
    expect(offers(picked(all, 'gun'))).toEqual([3, 9, 10]);
  });

  it('offers those of a verb that no thing gives', () => {
    const all = of(choice('calm', [], 'use'), choice('shout', [], 'use'), choice('pull', ['lever'], 'use'));
    expect(offers(choosing.narrow(all, barOf(all.lines).verbs[0]?.key ?? ''))).toEqual([0, 1]);
  });

  it('reaches every answer, by clicks on things, by the bar, or by itself', () => {
    const all = of(
      choice('a', ['x', 'y']),
      choice('b', ['x', 'y']),
      choice('c', ['y'], 'verb'),
      choice('d', [], 'verb'),
      choice('e', []),
      choice('f', [], null, 'pass'),
    );
    const found = new Set<number>();
    const bar = barOf(all.lines);
    [...bar.alone, ...bar.passes].forEach((at) => found.add(at));
    const walk = (now: choosing.Choosing, depth: number) => {
      offers(now).forEach((at) => found.add(at));
      if (now.at !== null) found.add(now.at);
      if (depth === 0) return;
      for (const thing of choosing.possible(now)) {
        const after = choosing.pick(now, thing, false);
        if ('choosing' in after) walk(after.choosing, depth - 1);
      }
    };
    for (const verb of [null, ...bar.verbs.map(({ key }) => key)]) walk(choosing.narrow(all, verb), 2);
    expect([...found].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('marks', () => {
  it('stand on the first thing of an answer, and only where it is still possible', () => {
    const badge = { words: words('cost'), tone: 'plain' as const, glyph: null, value: 2 };
    const all = of({ ...choice('m1', ['a', 'b']), badge }, choice('m2', ['c']));
    expect([...badgesOf(all.lines, [0, 1]).keys()]).toEqual(['a']);
    expect(badgesOf(all.lines, [1]).size).toBe(0);
  });
});
