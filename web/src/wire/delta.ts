// Scenes from what has changed in them: the things are held by their ids, and a scene is made of them.
import type {
  Board,
  Card,
  Cell,
  Choice,
  Delta,
  Die,
  Face,
  Id,
  Item,
  Message,
  Overlay,
  Part,
  Piece,
  Prompt,
  Scene,
  SceneFrame,
  Shape,
  Thing,
} from './types';

/** The container that is the scene itself. */
const ROOT = '#';

/** Something is named that was never told: a message is missing. */
export class Gap extends Error {}

function there<T>(thing: T | undefined | null): T {
  if (thing === undefined || thing === null) throw new Gap('a message is missing');
  return thing;
}

/** All that was told of a series of scenes. */
export class Held {
  private frame: SceneFrame | null = null;
  private headline: Message | null = null;
  private overlays: Overlay[] = [];
  private prompt: Prompt | null = null;
  private readonly faces: Face[] = [];
  private things = new Map<Id, Thing>();
  private lists = new Map<Id, Id[]>();
  private choices: Choice[] = [];
  private offered: [number, number][] = [];

  /** The scene after this delta. */
  fold(delta: Delta): Scene {
    this.frame = delta.frame ?? this.frame;
    this.headline = delta.headline ?? this.headline;
    this.overlays = delta.overlays ?? this.overlays;
    this.prompt = delta.prompt ?? this.prompt;
    this.faces.push(...(delta.faces ?? []));
    for (const thing of delta.things ?? []) this.take(thing);
    for (const [id, names] of delta.lists ?? []) {
      // A name that begins so continues the name of its container.
      const full = names.map((name) => (/^[/#]/.test(name) ? id + name : name));
      this.lists.set(id, full);
    }
    if (delta.forget) [this.choices, this.offered] = [[], []];
    this.choices.push(...(delta.choices ?? []));
    this.offered = delta.offered ?? this.offered;
    return this.scene();
  }

  /** A thing that is told without its title has the title and the drawing that its id had before. */
  private take(thing: Thing): void {
    const now = inside(thing);
    if (now.title?.[0] === '') {
      const { title, glyph } = inside(there(this.things.get(now.id)));
      Object.assign(now, { title }, glyph === undefined ? {} : { glyph });
    }
    this.things.set(now.id, thing);
  }

  private scene(): Scene {
    const choices = this.offered.flatMap(([first, count]) =>
      Array.from({ length: count }, (_, nth) => there(this.choices[first + nth])),
    );
    return {
      ...there(this.frame),
      headline: there(this.headline),
      parts: this.all(ROOT, (thing) => this.part(thing)),
      overlays: this.overlays,
      prompt: { ...there(this.prompt), choices },
    };
  }

  private all<T>(list: Id, make: (thing: Thing) => T): T[] {
    return there(this.lists.get(list)).map((name) => make(there(this.things.get(name))));
  }

  private part(thing: Thing): Part {
    if ('panel' in thing) {
      const parts = this.all(thing.panel.id, (part) => this.part(part));
      return { panel: { ...thing.panel, parts } };
    }
    if ('zone' in thing) {
      const items = this.all(thing.zone.id, (item) => this.item(item));
      return { zone: { ...thing.zone, items } };
    }
    if ('tray' in thing) return { tray: { ...thing.tray, dice: this.all(thing.tray.id, die) } };
    if ('board' in thing) return { board: this.board(thing.board) };
    if ('note' in thing) return { note: thing.note.mark };
    if ('gauge' in thing || 'order' in thing) return thing;
    throw new Gap('this is no part');
  }

  private board(board: Board): Board {
    const [ground, { field }] = [`${board.id}#ground`, board];
    const whole =
      'hexes' in field
        ? { hexes: { ...field.hexes, cells: this.all(ground, cell) } }
        : { plane: { ...field.plane, shapes: this.all(ground, shape) } };
    return { ...board, field: whole, pieces: this.all(board.id, piece) };
  }

  private item(thing: Thing): Item {
    if ('card' in thing) {
      const card: Card = { ...thing.card, face: there(this.faces[thing.card.face]) };
      return { card };
    }
    if ('token' in thing || 'empty' in thing) return thing;
    throw new Gap('this lies in no zone');
  }
}

function inside(thing: Thing): { id: Id; title?: Message; glyph?: string } {
  return (Object.values(thing) as { id: Id }[])[0]!;
}

const die = (thing: Thing): Die => there('die' in thing ? thing.die : null);
const cell = (thing: Thing): Cell => there('cell' in thing ? thing.cell : null);
const shape = (thing: Thing): Shape => there('shape' in thing ? thing.shape : null);
const piece = (thing: Thing): Piece => there('piece' in thing ? thing.piece : null);
