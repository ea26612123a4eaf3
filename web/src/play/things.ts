// The things of a scene by their ids: the name and the description of each.
import type { Board, Id, Item, Mark, Message, Part, Piece, Scene } from '../wire/types';

/** What kind of thing it is. An item lies in a zone: a card, a token, an empty place. */
type Kind =
  'panel' | 'zone' | 'item' | 'gauge' | 'tray' | 'die' | 'order' | 'board' | 'cell' | 'shape' | 'piece';

export interface Thing {
  kind: Kind;
  title: Message;
  /** Whether the thing is hidden. A card back has no identity except its place. */
  hidden: boolean;
  text: readonly Message[];
  marks: readonly Mark[];
  /** The zone that it lies in. */
  holder?: Id;
}

export type Things = Map<Id, Thing>;

/** All things of a scene. */
export function thingsOf(scene: Scene): Things {
  const things = new Map<Id, Thing>();
  scene.parts.forEach((part) => addPart(part, things));
  return things;
}

/** The answer for which this cell would stand, or the cell under this piece: its refusal says why not. */
export function triedAt(scene: Scene, id: Id): string | null {
  const { why_not: answer } = scene.prompt;
  if (answer === null) return null;
  const cell = boardsOf(scene.parts).flatMap((board) => cellUnder(board, id))[0];
  return cell ? answer.replace('{cell}', cell.slice(cell.search(/[^:/]*$/))) : null;
}

/** The cells of the board on which this piece stands. None if it is no piece. */
export function placesOf(scene: Scene, id: Id): Set<Id> | null {
  const board = boardsOf(scene.parts).find(({ pieces }) => pieces.some((piece) => piece.id === id));
  if (!board) return null;
  return new Set('hexes' in board.field ? board.field.hexes.cells.map((cell) => cell.id) : []);
}

function boardsOf(parts: readonly Part[]): Board[] {
  return parts.flatMap((part) => {
    if ('board' in part) return [part.board];
    return 'panel' in part ? boardsOf(part.panel.parts) : [];
  });
}

function cellUnder({ field, pieces }: Board, id: Id): Id[] {
  if (!('hexes' in field)) return [];
  const spot = pieces.find((piece) => piece.id === id)?.spot;
  const hex = spot && 'cell' in spot ? spot.cell.hex : null;
  const cells = field.hexes.cells.filter((cell) => {
    return cell.id === id || (hex !== null && cell.at.q === hex.q && cell.at.r === hex.r);
  });
  return cells.map((cell) => cell.id);
}

/** Of these things, those that are here and are not there in what comes next. */
export function goneOf(ids: ReadonlySet<Id>, here: Things, next: Things | null): ReadonlySet<Id> {
  return new Set(next ? [...ids].filter((id) => here.has(id) && !next.has(id)) : []);
}

/** Pieces of which nothing more is told and that look different in what comes next, as they look there. */
export function changedOf(ids: ReadonlySet<Id>, here: Scene | null, next: Scene | null): Map<Id, Piece> {
  const piecesOf = (scene: Scene | null) =>
    boardsOf(scene?.parts ?? []).flatMap(({ pieces }) => pieces.filter(({ id }) => ids.has(id)));
  const then = new Map(piecesOf(next).map((piece) => [piece.id, piece]));
  const changed = piecesOf(here).flatMap(({ id, glyph }) => {
    const piece = then.get(id);
    return piece && JSON.stringify(piece.glyph) !== JSON.stringify(glyph) ? [[id, piece] as const] : [];
  });
  return new Map(changed);
}

function add(
  things: Things,
  kind: Kind,
  id: Id,
  title: Message,
  marks: readonly Mark[] = [],
  text: readonly Message[] = [],
  hidden = false,
) {
  things.set(id, { kind, title, hidden, text, marks });
}

function lay(things: Things, holder: Id, id: Id): void {
  const thing = things.get(id);
  if (thing) things.set(id, { ...thing, holder });
}

function addPart(part: Part, things: Things): void {
  if ('panel' in part) {
    add(things, 'panel', part.panel.id, part.panel.title, part.panel.marks);
    part.panel.parts.forEach((inner) => addPart(inner, things));
  } else if ('zone' in part) {
    add(things, 'zone', part.zone.id, part.zone.title, part.zone.marks);
    for (const item of part.zone.items) lay(things, part.zone.id, addItem(item, things));
  } else if ('gauge' in part) {
    add(things, 'gauge', part.gauge.id, part.gauge.title);
  } else if ('tray' in part) {
    const { tray } = part;
    add(things, 'tray', tray.id, tray.title);
    tray.dice.forEach((die) => add(things, 'die', die.id, die.note ?? tray.title));
  } else if ('order' in part) {
    add(things, 'order', part.order.id, part.order.title);
  } else if ('board' in part) {
    const { board } = part;
    add(things, 'board', board.id, board.title);
    if ('hexes' in board.field) {
      board.field.hexes.cells.forEach((cell) => add(things, 'cell', cell.id, cell.title ?? board.title));
    } else {
      board.field.plane.shapes.forEach((shape) => add(things, 'shape', shape.id, shape.title));
    }
    board.pieces.forEach((piece) => add(things, 'piece', piece.id, piece.title, piece.marks));
  }
}

function addItem(item: Item, things: Things): Id {
  if ('card' in item) {
    const { id, face, marks } = item.card;
    if ('front' in face) add(things, 'item', id, face.front.title, marks, face.front.text);
    else add(things, 'item', id, face.back.title, marks, [], true);
    return id;
  }
  const { id, title } = 'token' in item ? item.token : item.empty;
  add(things, 'item', id, title);
  return id;
}
