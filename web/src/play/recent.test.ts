// What can be told again: since the reader's last answer; or the turn before, as long as nobody else has acted since.
import { describe, expect, it } from 'vitest';
import type { BeatKind, Heard } from '../wire/types';
import { Recent } from './recent.svelte';

const heard = (key: string, actor: number | null, kind: BeatKind = 'deed'): Heard => ({
  notation: key,
  words: [key],
  rule: null,
  beat: { kind, actor, about: [], overlays: [], dice: [], amount: null },
});

/** From where it is told, and what. */
function told({ period }: Recent<number>) {
  const news = period?.batches.flatMap((batch) => batch.news.map(({ notation }) => notation));
  return period && [period.before, news?.join('')];
}

describe('what happened lately', () => {
  it('is what came since the last answer, from the position there', () => {
    const recent = new Recent<number>();
    recent.begin(1);
    expect(told(recent)).toBeNull();
    recent.happened({ news: [heard('a', 1)], sight: 2 }, 0);
    recent.answered();
    recent.happened({ news: [heard('b', 0)], sight: 3 }, 0);
    recent.happened({ news: [], sight: 4 }, 0);
    recent.happened({ news: [heard('c', 1)], sight: 5 }, 0);
    expect(told(recent)).toEqual([2, 'bc']);
    expect(recent.period?.batches.map(({ sight }) => sight)).toEqual([3, 5]);
  });

  it('stays the turn of others while the reader alone does something', () => {
    const recent = new Recent<number>();
    recent.begin(1);
    recent.answered();
    recent.happened({ news: [heard('a', 0), heard('b', 1)], sight: 2 }, 0);
    recent.answered();
    recent.happened({ news: [heard('c', 0)], sight: 3 }, 0);
    recent.answered();
    recent.happened({ news: [heard('d', 0)], sight: 4 }, 0);
    expect(told(recent)).toEqual([1, 'ab']);
    recent.happened({ news: [heard('e', 1)], sight: 5 }, 0);
    expect(told(recent)).toEqual([3, 'de']);
  });

  it('is the newest turn for who only watches', () => {
    const recent = new Recent<number>();
    recent.begin(1);
    recent.happened({ news: [heard('a', 1)], sight: 2 }, null);
    recent.happened({ news: [heard('turn', 0, 'turn'), heard('b', 0)], sight: 3 }, null);
    recent.happened({ news: [heard('c', 0)], sight: 4 }, null);
    expect(told(recent)).toEqual([2, 'turnbc']);
  });

  it('is nothing after a break, and never more than a long turn', () => {
    const recent = new Recent<number>();
    recent.begin(0);
    for (let at = 1; at <= 500; at += 1) recent.happened({ news: [heard('.', 1)], sight: at }, 0);
    const { before = 0, batches = [] } = recent.period ?? {};
    expect(batches.length).toBeLessThan(100);
    expect(before).toBe(500 - batches.length);
    recent.begin(7);
    expect(told(recent)).toBeNull();
  });
});
