// Sounds: each moment has one, each recipe can be played, and nothing is heard that nobody wanted.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Beat, Ended } from '../wire/types';
import { tellingsOf } from './beats';
import { Player } from './player';
import { endSound, SOUNDS, type Sound, soundOf } from './sounds';

const beat = (more: Partial<Beat>): Beat => ({
  kind: 'detail',
  actor: 1,
  about: [],
  overlays: [],
  dice: [],
  amount: null,
  ...more,
});
const die = { id: 'x', face: 3, sides: 6, state: 'in-play' as const, note: null };
const line = { line: { from: 'a', to: 'b', blocker: null } } as unknown as Beat['overlays'][number];
const amount = (by: number, tone: 'harm' | 'help' | 'heat' | 'power' | 'spent') => ({
  on: 'gauge',
  by,
  tone,
});
const THINGS = new Map([
  ['tower', { kind: 'piece' }],
  ['card', { kind: 'item' }],
  ['hand', { kind: 'zone' }],
]);

function heard(more: Partial<Beat>, gone: readonly string[] = []): Sound {
  const [telling] = tellingsOf([{ notation: '', words: ['x'], rule: null, beat: beat(more) }]);
  return soundOf(telling!, { things: THINGS, gone: new Set(gone) });
}

describe('the sound of a moment', () => {
  it('follows from what is shown in it', () => {
    const cases: [Sound, Partial<Beat>][] = [
      ['turn', { kind: 'turn' }],
      ['deed', { kind: 'deed' }],
      ['detail', {}],
      ['detail', { dice: [die] }],
      ['detail', { about: ['robot'], overlays: [{ path: ['hex'] }] }],
      ['shot', { kind: 'deed', overlays: [line] }],
      ['hit', { amount: amount(-2, 'harm') }],
      ['hit', { amount: amount(3, 'harm') }],
      ['gain', { amount: amount(1, 'help') }],
      ['gain', { amount: amount(1, 'power') }],
      ['spend', { amount: amount(-4, 'spent') }],
      ['heat', { amount: amount(4, 'heat') }],
      ['card', { about: ['deck', 'hand'] }],
      ['card', { about: ['card'], kind: 'deed' }],
    ];
    expect(cases.map(([, more]) => heard(more))).toEqual(cases.map(([sound]) => sound));
  });

  it('is a fall where a piece is gone, and only there', () => {
    const fell = { about: ['tower'], amount: amount(-2, 'harm') };
    expect([heard(fell, ['tower']), heard(fell), heard({ about: ['card'] }, ['card'])]).toEqual([
      'destroyed',
      'hit',
      'card',
    ]);
  });

  it('tells at the end who has won', () => {
    const played = { played: { places: [1, 2], drawn: false } } as unknown as Ended;
    expect([0, 1, null].map((mine) => endSound(played, mine))).toEqual(['won', 'lost', 'over']);
    expect(endSound('drawn', 0)).toBe('over');
  });
});

/** A world of sound that only notes what is asked of it. */
function fakeWorld() {
  const made: { kind: string; type?: string; begin: number; end: number; ramps: number[] }[] = [];
  const gains: number[] = [];
  const param = (ramps: number[]) => ({
    setValueAtTime: (value: number) => void ramps.push(value),
    exponentialRampToValueAtTime: (value: number) => void ramps.push(value),
  });
  const connect = <To>(to: To): To => to;
  const source = (kind: string) => {
    const one: (typeof made)[number] = { kind, begin: NaN, end: NaN, ramps: [] };
    made.push(one);
    const node = {
      frequency: param(one.ramps),
      connect,
      start: (at: number) => (one.begin = at),
      stop: (at: number) => (one.end = at),
    };
    return Object.defineProperty(node, 'type', { set: (type: string) => (one.type = type) });
  };
  const world = {
    currentTime: 1,
    sampleRate: 100,
    state: 'suspended',
    resume: vi.fn(() => Promise.resolve()),
    destination: {},
    createOscillator: () => source('tone'),
    createBufferSource: () => source('noise'),
    createBiquadFilter: () => ({ frequency: param([]), connect }),
    createGain: () => ({ gain: param(gains), connect }),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  };
  return { world, made, gains };
}

describe('the player', () => {
  let fake: ReturnType<typeof fakeWorld>;
  let made: number;
  let player: Player;
  beforeEach(() => {
    fake = fakeWorld();
    made = 0;
    player = new Player(() => {
      made += 1;
      return fake.world as unknown as AudioContext;
    });
  });

  it('makes its world when something is pressed, not before, and once', () => {
    player.play('hit', 1);
    expect([made, fake.made.length]).toEqual([0, 0]);
    player.wake();
    player.wake();
    expect([made, fake.world.resume.mock.calls.length > 0]).toEqual([1, true]);
  });

  it.each(Object.keys(SOUNDS) as Sound[])('plays every voice of "%s"', (sound) => {
    player.wake();
    player.play(sound, 0.5);
    const voices = SOUNDS[sound];
    expect(fake.made.map(({ kind }) => kind)).toEqual(
      voices.map(({ wave }) => (wave === 'noise' ? 'noise' : 'tone')),
    );
    voices.forEach((voice, at) => {
      const { begin, end } = fake.made[at]!;
      expect([begin, end]).toEqual([1 + voice.at, 1 + voice.at + voice.lasts]);
      // A moment is over after a second, and what falls to nothing cannot be played.
      expect(voice.at + voice.lasts).toBeLessThanOrEqual(1);
      expect(Math.min(voice.from, voice.to)).toBeGreaterThan(0);
    });
    expect(Math.max(...fake.gains)).toBeLessThanOrEqual(0.5);
    expect(Math.min(...fake.gains)).toBeGreaterThan(0);
    // Together the voices do not distort.
    expect(voices.reduce((sum, { loud }) => sum + loud, 0)).toBeLessThanOrEqual(1.3);
  });

  it('is silent without volume, and thins out a crowd', () => {
    player.wake();
    player.play('detail', 0);
    expect(fake.made).toEqual([]);
    for (let each = 0; each < 50; each += 1) player.play('detail', 1);
    expect(fake.made.length).toBeLessThan(10);
    const before = fake.made.length;
    fake.world.currentTime += 1;
    player.play('detail', 1);
    expect(fake.made.length).toBe(before + 1);
  });
});
