// The speaker: it says what the server's own speaker says.
import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { ladder } from './language.svelte';
import { accented } from './pseudo';
import { message, PSEUDO, Speaker } from './speaker';

const WORDS = `
list-none = none
list-two = { $before } and { $next }
list-middle = { $before }, { $next }
list-last = { $before } and { $next }
bot = Flare Bot
hit = { $by } hits { $what } for { $damage }.
all = All: { $all }.
place = { NUMBER($n, type: "ordinal") ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
}
cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
who = { $who ->
    [you] your
   *[other] { $seat }'s
}
`;

describe('a speaker', () => {
  const speaker = new Speaker([{ language: 'en', sources: [WORDS] }]);
  const say = (key: string, args = {}) => speaker.say(message(key, args));

  it('puts no full stop behind a mark', () => {
    expect(say('hit', { by: 'Ada', what: message('bot'), damage: 'Arc Heel!' })).toBe(
      'Ada hits Flare Bot for Arc Heel!',
    );
  });

  it('fills in numbers in plain digits, names as they are, and messages said first', () => {
    expect(say('hit', { by: 'Ada', what: message('bot'), damage: 12_345 })).toBe(
      'Ada hits Flare Bot for 12345.',
    );
  });

  it('chooses plural forms, ordinals too', () => {
    expect([0, 1, 2].map((n) => say('cards', { n }))).toEqual(['0 cards', 'one card', '2 cards']);
    expect([1, 2, 3, 4, 21].map((n) => say('place', { n }))).toEqual(['1st', '2nd', '3rd', '4th', '21st']);
  });

  it('chooses by a text, too', () => {
    expect(say('who', { who: 'you', seat: 'B' })).toBe('your');
    expect(say('who', { who: 'other', seat: 'B' })).toBe("B's");
  });

  it('joins lists the way the language does', () => {
    const list = (count: number) => ({ all: Array.from({ length: count }, () => message('bot')) });
    expect(say('all', list(0))).toBe('All: none.');
    expect(say('all', list(1))).toBe('All: Flare Bot.');
    expect(say('all', list(2))).toBe('All: Flare Bot and Flare Bot.');
    expect(say('all', list(4))).toBe('All: Flare Bot, Flare Bot, Flare Bot and Flare Bot.');
  });

  it('marks and remembers what it cannot say', () => {
    expect(say('hit', { by: 'Ada' })).toBe('⟦hit⟧');
    expect(say('nothing')).toBe('⟦nothing⟧');
    expect([...speaker.faults]).toEqual(['hit', 'nothing']);
  });

  it('stops in messages without end', () => {
    let deep = message('bot');
    for (let depth = 0; depth < 40; depth += 1) deep = message('all', { all: [deep] });
    expect(say('hit', { by: 'x', damage: 1, what: deep })).toContain('⟦');
  });

  it('says in the next language what the first one lacks', () => {
    const two = new Speaker([
      { language: 'it', sources: ['bot = Robot Razzo\n'] },
      { language: 'en', sources: [WORDS] },
    ]);
    expect(two.say(message('hit', { by: 'Ada', what: message('bot'), damage: 1 }))).toBe(
      'Ada hits Robot Razzo for 1.',
    );
  });

  it('speaks the made-up language with an accent, and arguments without', () => {
    const pseudo = new Speaker([{ language: PSEUDO, sources: [WORDS] }]);
    const said = pseudo.say(message('hit', { by: 'Ada', what: message('bot'), damage: 1 }));
    expect(said).toContain('Ada');
    expect(said).not.toContain('hits');
    expect(accented('robot').length).toBeGreaterThan('robot'.length);
  });
});

describe('languages', () => {
  it('fall back on the language alone, then English', () => {
    expect(ladder('it-CH')).toEqual(['it-CH', 'it', 'en']);
    expect(ladder('en')).toEqual(['en']);
  });

  it('have words for every key that the client says', async () => {
    const speaker = new Speaker([
      {
        language: 'en',
        sources: [readFileSync('words/en.ftl', 'utf8'), readFileSync('src/scene/en.ftl', 'utf8')],
      },
    ]);
    const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts', '!../gallery/**'], {
      query: '?raw',
      import: 'default',
    });
    const texts = await Promise.all(Object.values(sources).map((load) => load()));
    const used = new Set(
      texts.flatMap((text) =>
        [...text.matchAll(/['"`](web-[a-z-]+[a-z])['"`]/g)].map(([, key]) => key as string),
      ),
    );
    expect(used.size).toBeGreaterThan(100);
    expect([...used].filter((key) => !speaker.knows(key))).toEqual([]);
  });
});
