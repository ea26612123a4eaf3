// A lesson: right answers lead on, wrong ones get a comment, and a lesson goes on where it was left.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choice, LessonPage, Scene } from '../wire/types';
import { Lesson, reachedIn } from './lesson.svelte';
import { choiceOf } from './lines';

const said = (key: string): [string] => [key];
const choice = (answer: string, things: string[]): Choice => ({
  answer,
  then: [],
  words: said(answer),
  things,
  amount: null,
  preview: [{ path: [answer] }],
  group: null,
  role: 'deed',
  badge: null,
});
function scene(choices: Choice[]): Scene {
  const token = (id: string) => ({
    token: { id, title: said(id), glyph: 'x', tone: 'plain' as const, copies: 1 },
  });
  return {
    game: 'x',
    headline: said('h'),
    looker: 0,
    seats: 2,
    overlays: [],
    outcome: null,
    parts: [
      {
        zone: {
          id: 'row',
          title: said('row'),
          layout: 'row',
          items: [token('a'), token('b'), token('c')],
          unlisted: 0,
          marks: [],
        },
      },
    ],
    prompt: { owing: [0], question: said('q'), choices, pose: null, why: null, turn_of: null, why_not: null },
  };
}
const asked = scene([choice('use a', ['a']), choice('use b', ['b']), choice('pass', [])]);
const moments: LessonPage[] = [
  { words: said('look'), scene: asked, answer: null, after: null, effect: null },
  { words: said('do'), scene: asked, answer: 'use a', after: said('well done'), effect: null },
  {
    words: said('again'),
    scene: asked,
    answer: 'pass',
    after: null,
    effect: { events: [{ notation: 'x', words: said('it passed'), rule: null }], scene: scene([]) },
  },
];

let lesson: Lesson;
const line = (at: number) => lesson.choosing.lines[at]!;

beforeEach(() => {
  localStorage.clear();
  lesson = new Lesson('x', moments);
});

describe('a lesson', () => {
  it('shows a position without a question, and goes on', () => {
    expect(lesson.asks).toBe(false);
    expect(lesson.may.size).toBe(0);
    lesson.next();
    expect(lesson.asks).toBe(true);
    expect([...lesson.may]).toEqual(['a', 'b']);
    lesson.next();
    expect(lesson.at).toBe(1);
  });

  it('says why another answer is not the right one', () => {
    lesson.next();
    lesson.give(line(1));
    expect(lesson.told).toEqual(['web-lesson-other', 'answer', said('use b')]);
    lesson.give(line(2));
    expect(lesson.told).toEqual(['web-lesson-other', 'answer', said('pass')]);
    expect([lesson.state, lesson.tries]).toEqual(['asking', 2]);
    lesson.pick('c');
    expect(lesson.told?.[0]).toBe('web-why-not');
  });

  it('praises the right answer and shows what it brings', () => {
    lesson.next();
    lesson.pick('a');
    expect(lesson.state).toBe('asking');
    lesson.pick('a');
    expect([lesson.state, lesson.told]).toEqual(['right', said('well done')]);
    expect([...lesson.chosen]).toEqual(['a']);
    expect(lesson.overlays).toEqual([{ path: ['use a'] }]);
    lesson.next();
    lesson.give(line(2));
    expect(lesson.told).toEqual(said('web-lesson-right'));
    expect(lesson.scene).toEqual(moments[2]?.effect?.scene);
    expect(lesson.events).toEqual([said('it passed')]);
    lesson.next();
    expect(lesson.state).toBe('done');
  });

  it('tells what the right answer brings over the position before it, and goes on at once when it is told to', () => {
    vi.useFakeTimers();
    lesson = new Lesson('x', moments, () => ({ told: true, speed: 1 }));
    const answer = () => {
      while (lesson.at < 2) {
        if (lesson.asks) lesson.give(line(0));
        lesson.next();
      }
      lesson.give(line(2));
    };
    answer();
    expect([lesson.state, lesson.telling.busy, lesson.scene]).toEqual(['right', true, asked]);
    expect(lesson.telling.now?.lines[0]?.words).toEqual(said('it passed'));
    vi.runAllTimers();
    expect([lesson.telling.busy, lesson.scene]).toEqual([false, moments[2]?.effect?.scene]);
    expect(lesson.events).toEqual([said('it passed')]);
    lesson.back();
    expect([lesson.scene, lesson.events]).toEqual([asked, []]);
    answer();
    lesson.next();
    expect([lesson.state, lesson.scene]).toEqual(['right', moments[2]?.effect?.scene]);
    lesson.next();
    expect(lesson.state).toBe('done');
    vi.useRealTimers();
  });

  it('lists many answers by their verbs, and those of one verb when it is chosen', () => {
    const moves = Array.from({ length: 11 }, (_, at) => ({
      ...choice(`move ${at}`, [`${at}`]),
      group: said('move'),
    }));
    const many = scene([...moves, choice('pass', [])]);
    lesson = new Lesson('y', [{ ...(moments[1] as LessonPage), scene: many, answer: 'move 7' }]);
    expect(lesson.rows).toEqual([{ verb: expect.objectContaining({ words: said('move') }) }, { at: 11 }]);
    lesson.move(1);
    expect(lesson.choosing.at).toBe(11);
    lesson.take(0);
    expect(lesson.rows).toHaveLength(11);
    lesson.undoPick();
    lesson.hint();
    expect([lesson.rows.length, lesson.choosing.at]).toEqual([11, 7]);
    lesson = new Lesson('z', [{ ...(moments[1] as LessonPage), scene: scene(moves), answer: 'move 7' }]);
    expect(lesson.rows).toHaveLength(11);
  });

  it('gives a hint', () => {
    lesson.next();
    lesson.next();
    lesson.hint();
    expect(choiceOf(line(lesson.choosing.at!)).answer).toBe('use a');
  });

  it('is gone on with where it was left, and begins anew after its end', () => {
    lesson.next();
    expect(reachedIn('x')).toBe(1);
    expect(new Lesson('x', moments).at).toBe(1);
    lesson.back();
    expect(lesson.at).toBe(0);
    localStorage.setItem('hangar-lessons', '{"x":3}');
    expect(new Lesson('x', moments).at).toBe(0);
    for (const odd of ['[]', '{"x":-1}', '{"x":"a"}', '7', 'x']) {
      localStorage.setItem('hangar-lessons', odd);
      expect(reachedIn('x')).toBe(0);
    }
  });
});
