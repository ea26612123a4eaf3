// A table of 200 cards that all move at once: what the client is made to draw when its speed is measured.
import type { Item, Message, Part, Scene } from '../../src/wire/types';

const KINDS = ['plain', 'klutz', 'donor', 'beacon', 'shutter', 'lift', 'deploy', 'parcel', 'recall', 'sink'];
const ZONES = 8;

const said = (text: string): Message => ['sb-scene-name', 'name', text, 'coded', 'no', 'code', ''];

function item(at: number): Item {
  const numbers = [{ title: said('power'), value: at % 10, tone: 'power' as const }];
  const front = {
    turned_down: false,
    title: said(`Robot ${at}`),
    glyph: `bot-${KINDS[at % KINDS.length]}`,
    numbers,
    text: [],
  };
  return { card: { id: `crowd/${at}`, face: { front }, marks: [], lying: false, copies: 1 } };
}

/** This many cards in eight zones. Each `turn` moves every card to the next zone. */
export function crowd(like: Scene, count: number, turn: number): Scene {
  const zones = Array.from({ length: ZONES }, (_, zone): Part => {
    const items = Array.from({ length: count }, (_, at) => at).filter((at) => (at + turn) % ZONES === zone);
    return {
      zone: {
        id: `crowd:${zone}`,
        title: said(`Bay ${zone + 1}`),
        layout: { grid: 5 },
        items: items.map(item),
        unlisted: 0,
        marks: [],
      },
    };
  });
  return {
    ...like,
    parts: zones,
    overlays: [],
    prompt: { owing: [], question: null, choices: [], pose: null, why: null, turn_of: null, why_not: null },
  };
}
