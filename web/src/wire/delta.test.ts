// Scenes made of changes: the story that the server's own tests tell, folded by this client.
import { describe, expect, it } from 'vitest';
import { Gap, Held } from './delta';
import { Reader } from './reader';
import { card } from './fake';
import { whole } from './usual';
import type { Delta, Note, Scene, ToClient } from './types';
import written from './fixtures/story.json';

const story = whole(written) as unknown as { delta: Delta; scene: Scene }[];

const told = (base: number, scene: Delta): ToClient => ({
  bout: { table: 1, whole: false, events: [], sight: { base, number: base, undo: false, scene } },
});

function sceneOf(message: ToClient | undefined): Scene | undefined {
  const note = (message as { note: Note }).note;
  return 'bout' in note ? note.bout.sight?.look.scene : undefined;
}

describe('changes', () => {
  it('make the whole scene', () => {
    const held = new Held();
    for (const { delta, scene } of story) expect(held.fold(delta)).toEqual(scene);
  });

  it('leave what has not changed as it is', () => {
    const held = new Held();
    const [one, other] = story.slice(0, 2).map(({ delta }) => held.fold(delta));
    expect(other?.overlays).toBe(one?.overlays);
  });

  it('are a gap without what they build on', () => {
    expect(() => new Held().fold(story[2]!.delta)).toThrow(Gap);
  });
});

describe('what is usual', () => {
  it('is filled in wherever it was not sent', () => {
    const sent = {
      card: {
        id: 'a',
        face: { front: { title: ['t'], glyph: 'g' } },
        marks: [{ words: ['m'] }, { words: ['n'], value: 0 }],
      },
    };
    const mark = { tone: 'plain', glyph: null, value: null };
    expect(whole(sent)).toEqual({
      card: {
        id: 'a',
        face: { front: { title: ['t'], glyph: 'g', turned_down: false, numbers: [], text: [] } },
        marks: [
          { ...mark, words: ['m'] },
          { ...mark, words: ['n'], value: 0 },
        ],
        lying: false,
        copies: 1,
      },
    });
  });

  it('is nothing for other things that stand under the same keys', () => {
    const overlay = { mark: { on: 'a', mark: { words: ['m'] } } };
    expect(whole(overlay).mark).toEqual({
      on: 'a',
      mark: { words: ['m'], tone: 'plain', glyph: null, value: null },
    });
    const cells = { cells: { hexes: [{ q: 0, r: 0 }], tone: 'harm' } };
    expect(whole(structuredClone(cells))).toEqual(cells);
  });
});

describe('a reader', () => {
  const text = (message: ToClient) => JSON.stringify(message);

  it('makes notes with everything, also of several messages in a frame', () => {
    const reader = new Reader();
    const frame = story.map(({ delta }, place) => text(told(place, delta))).join('\n');
    expect(reader.read(frame).map(sceneOf)).toEqual(story.map(({ scene }) => scene));
  });

  it('begins anew with a sight that builds on none', () => {
    const reader = new Reader();
    reader.read(text(told(0, story[0]!.delta)));
    reader.read(text(told(1, story[1]!.delta)));
    expect(sceneOf(reader.read(text(told(0, story[0]!.delta)))[0])).toEqual(story[0]!.scene);
    expect(sceneOf(reader.read(text(told(1, story[1]!.delta)))[0])).toEqual(story[1]!.scene);
  });

  it('notices a gap', () => {
    const reader = new Reader();
    reader.read(text(told(0, story[0]!.delta)));
    expect(() => reader.read(text(told(2, story[2]!.delta)))).toThrow(Gap);
    expect(() => reader.read(text({ table: { table: 1 } }))).toThrow(Gap);
  });

  it('keeps the card of a table and changes its clocks and its progress', () => {
    const reader = new Reader();
    reader.read(text({ note: { table: card(1) } }));
    const clock = { left: 5, running_since: 7 };
    const stage = { playing: { owing: [1], proposed: null, ends: null } };
    const [one] = reader.read(text({ table: { table: 1, clocks: [[1, clock]], stage } }));
    const [seat, other] = card(1).seats;
    expect(one).toEqual({ note: { table: card(1, { seats: [seat!, { ...other!, clock }], stage }) } });
    const [then] = reader.read(text({ table: { table: 1, clocks: [[1, null]] } }));
    expect(then).toEqual({ note: { table: card(1, { stage }) } });
  });
});
