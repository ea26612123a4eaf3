// Choosing: what clicks on things mean.
import { describe, expect, it } from 'vitest';
import type { Choice } from '../wire/types';
import {
  back,
  chosen,
  choosing,
  highlight,
  highlighted,
  instead,
  moved,
  pick,
  possible,
  preview,
  previewOf,
  setAmount,
  shown,
  takenUp,
} from './choosing';
import { amountOf, answersOf, choiceOf, linesOf } from './lines';

function choice(answer: string, things: string[], more: Partial<Choice> = {}): Choice {
  return {
    answer,
    then: [],
    words: [answer],
    things,
    amount: null,
    preview: [],
    group: null,
    role: 'deed',
    badge: null,
    ...more,
  };
}

const amounts = [1, 2, 3].map((value) =>
  choice(`spend ${value}`, ['energy'], {
    words: ['spend'],
    amount: { value, least: 1, most: 3 },
  }),
);

const CHOICES = [
  choice('attack A B', ['a', 'b'], { preview: [{ line: { from: 'a', to: 'b', blocker: null } }] }),
  choice('attack A C', ['a', 'c']),
  choice('scrap', ['a']),
  choice('end', []),
  choice('move', ['x'], { then: ['move on'] }),
];

function choosingOf(picked: ReturnType<typeof pick>) {
  if (!('choosing' in picked)) throw new Error('nothing was given yet');
  return picked.choosing;
}

describe('what is asked', () => {
  const at = (...choices: Choice[]) => choosing(choices).at;
  const [aim, other] = [choice('aim B', ['b']), choice('aim C', ['c'])];
  const role = (as: Choice['role']) => choice(String(as), [], { role: as! });

  it('is shown at once if it is the only deed, and one step back is no deed', () => {
    expect(at(aim)).toBe(0);
    expect(at(role('back'), aim)).toBe(1);
    expect(at(aim, other)).toBeNull();
    expect(at(aim, role('pass'))).toBeNull();
    expect(at()).toBeNull();
  });
});

describe('lines', () => {
  it('gather answers that differ by an amount alone, the first of the list set', () => {
    const [first, second, third] = amounts as [Choice, Choice, Choice];
    const lines = linesOf([choice('pass', []), second, first, third]);
    expect(lines).toHaveLength(2);
    const line = lines[1]!;
    expect(amountOf(line)).toEqual({ value: 2, least: 1, most: 3 });
    expect(choiceOf(line).answer).toBe('spend 2');
  });

  it('keep answers apart that concern other things', () => {
    expect(linesOf([amounts[0]!, { ...amounts[1]!, things: ['spirit'] }])).toHaveLength(2);
  });

  it('send a batch whole', () => {
    expect(answersOf(linesOf(CHOICES)[4]!)).toEqual(['move', 'move on']);
  });
});

describe('clicks on things', () => {
  it('narrow the list to the lines that are bound to all of them', () => {
    const one = choosingOf(pick(choosing(CHOICES), 'a', false));
    expect(shown(one)).toEqual([0, 1, 2]);
    expect(highlighted(one)).toBeNull();
    const two = choosingOf(pick(one, 'b', false));
    expect(shown(two)).toEqual([0]);
    expect(choiceOf(highlighted(two)!).answer).toBe('attack A B');
    expect(preview(two)).toHaveLength(1);
    expect(chosen(two)).toEqual(new Set(['a', 'b']));
  });

  it('highlight the only answer, and give it with the second click', () => {
    const armed = choosingOf(pick(choosing(CHOICES), 'b', false));
    const given = pick(armed, 'b', false);
    expect('give' in given && choiceOf(given.give).answer).toBe('attack A B');
  });

  it('give the only answer at once where that is set', () => {
    const given = pick(choosing(CHOICES), 'c', true);
    expect('give' in given && choiceOf(given.give).answer).toBe('attack A C');
  });

  it('never give one of several answers, even where the only one is given at once', () => {
    expect('choosing' in pick(choosing(CHOICES), 'a', true)).toBe(true);
  });

  it('go through several answers with further clicks on the same thing', () => {
    let now = choosingOf(pick(choosing(CHOICES), 'a', false));
    const seen: (number | null)[] = [];
    for (let click = 0; click < 4; click += 1) {
      now = choosingOf(pick(now, 'a', false));
      seen.push(now.at);
    }
    expect(seen).toEqual([0, 1, 2, 0]);
  });

  it('begin anew with a thing that does not fit what was clicked', () => {
    const narrowed = choosingOf(pick(choosing(CHOICES), 'b', false));
    const anew = choosingOf(pick(narrowed, 'x', false));
    expect(anew.picked).toEqual(['x']);
    expect(choiceOf(highlighted(anew)!).answer).toBe('move');
  });

  it('ask why about a thing that nothing is bound to', () => {
    expect(pick(choosing(CHOICES), 'nowhere', false)).toEqual({ ask: 'nowhere' });
    expect(pick(choosing([]), 'a', true)).toEqual({ ask: 'a' });
  });

  it('leave only things glowing that still lead somewhere', () => {
    expect(possible(choosing(CHOICES))).toEqual(new Set(['a', 'b', 'c', 'x']));
    expect(possible(choosingOf(pick(choosing(CHOICES), 'a', false)))).toEqual(new Set(['a', 'b', 'c']));
  });

  it('are taken back one by one', () => {
    const two = choosingOf(pick(choosingOf(pick(choosing(CHOICES), 'a', false)), 'b', false));
    expect(back(two).picked).toEqual(['a']);
    expect(back(back(two)).picked).toEqual([]);
    expect(back(two).at).toBeNull();
  });
});

describe('the list by keyboard', () => {
  it('is walked in a circle, over what is shown alone', () => {
    const narrowed = choosingOf(pick(choosing(CHOICES), 'a', false));
    const down = moved(narrowed, 1);
    expect(down.at).toBe(0);
    expect(moved(down, -1).at).toBe(2);
    expect(moved(moved(narrowed, -1), 1).at).toBe(0);
    expect(moved(choosing([]), 1).at).toBeNull();
  });

  it('sets amounts, to the nearest there is', () => {
    const now = choosing(amounts);
    expect(choiceOf(highlighted(setAmount(now, 0, 3))!).answer).toBe('spend 3');
    expect(choiceOf(highlighted(setAmount(now, 0, 99))!).answer).toBe('spend 3');
    expect(choiceOf(highlight(now, 0).lines[0]!).answer).toBe('spend 1');
  });
});

describe('instead of what was clicked', () => {
  const way = (to: string) => choice(`walk ${to}`, [to], { preview: [{ path: ['here', to] }] });
  const walks = choosing(['c1', 'c2', 'c3'].map(way));

  it('everything else can still be clicked, and shows what it would do', () => {
    expect(instead(walks)).toEqual(new Set());
    const armed = choosingOf(pick(walks, 'c1', false));
    expect(possible(armed)).toEqual(new Set(['c1']));
    expect(instead(armed)).toEqual(new Set(['c2', 'c3']));
    expect(previewOf(armed, 'c2')).toEqual([{ path: ['here', 'c2'] }]);
    expect(previewOf(armed, null)).toEqual([{ path: ['here', 'c1'] }]);
  });
});

describe('a piece that is taken up', () => {
  const cells = new Set(['c1', 'c2']);
  const takeUp = (choices: Choice[]) => takenUp(choosing(choices), 'robot', (id) => cells.has(id));
  const move = [...cells].map((cell) => choice(`walk ${cell}`, [cell], { group: ['move'] }));

  it('goes where its verb leads, and does nothing that leads nowhere', () => {
    const taken = takeUp([choice('plan', ['robot'], { group: ['plan'] }), ...move]);
    expect(possible(taken)).toEqual(cells);
    expect(highlighted(taken)).toBeNull();
  });

  it('goes where answers about it and a place lead', () => {
    const push = choice('push', ['robot', 'c1'], { group: ['push'] });
    expect(shown(takeUp([...move, push]))).toEqual([2]);
  });

  it('stays where nothing leads anywhere', () => {
    expect(takeUp([choice('plan', ['robot'], { group: ['plan'] })]).verb).toBeNull();
  });
});
