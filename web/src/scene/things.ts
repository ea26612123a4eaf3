// The things of a scene by their ids: their containers, what tells them apart, and their names.
import type {
  Board,
  Card,
  Cell,
  Die,
  Gauge,
  Id,
  Item,
  Mark,
  Message,
  Order,
  Panel,
  Part,
  Piece,
  Scene,
  Shape,
  Token,
  Tray,
  Zone,
} from '../wire/types';
import { groundOf, isFromAbove } from '../art/drawings';
import { own } from './stage';

export type Kind =
  | { panel: Panel }
  | { zone: Zone }
  | { card: Card }
  | { token: Token }
  | { empty: { id: Id; title: Message } }
  | { gauge: Gauge }
  | { tray: Tray }
  | { die: Die }
  | { order: Order }
  | { board: Board }
  | { cell: Cell }
  | { shape: Shape }
  | { piece: Piece };

export interface Thing {
  id: Id;
  /** Its container. */
  holder: Id | null;
  kind: Kind;
  /** Equal for things that look the same, and different for things that differ. */
  likeness: string;
}

export type Things = ReadonlyMap<Id, Thing>;

/** All things of a scene. */
export function thingsOf(scene: Scene): Things {
  const things = new Map<Id, Thing>();
  const add = (id: Id, holder: Id | null, kind: Kind) =>
    things.set(id, { id, holder, kind, likeness: likeness(kind) });
  const addPart = (part: Part, holder: Id | null): void => {
    if ('panel' in part) {
      add(part.panel.id, holder, part);
      part.panel.parts.forEach((inner) => addPart(inner, part.panel.id));
    } else if ('zone' in part) {
      add(part.zone.id, holder, part);
      part.zone.items.forEach((item) => add(idOf(item), part.zone.id, item));
    } else if ('gauge' in part) {
      add(part.gauge.id, holder, part);
    } else if ('tray' in part) {
      add(part.tray.id, holder, part);
      part.tray.dice.forEach((die) => add(die.id, part.tray.id, { die }));
    } else if ('order' in part) {
      add(part.order.id, holder, part);
    } else if ('board' in part) {
      const { board } = part;
      add(board.id, holder, part);
      if ('hexes' in board.field) board.field.hexes.cells.forEach((cell) => add(cell.id, board.id, { cell }));
      else board.field.plane.shapes.forEach((shape) => add(shape.id, board.id, { shape }));
      board.pieces.forEach((piece) => add(piece.id, board.id, { piece }));
    }
  };
  scene.parts.forEach((part) => addPart(part, null));
  return things;
}

export function idOf(item: Item): Id {
  if ('card' in item) return item.card.id;
  return 'token' in item ? item.token.id : item.empty.id;
}

function likeness(kind: Kind): string {
  if ('card' in kind) {
    const { face } = kind.card;
    if ('front' in face) {
      const { glyph, title, numbers } = face.front;
      return `front ${glyph} ${JSON.stringify([title, numbers.map(({ value }) => value)])}`;
    }
    return `back ${JSON.stringify(face.back)}`;
  }
  if ('token' in kind) return `token ${kind.token.glyph} ${JSON.stringify(kind.token.title)}`;
  if ('empty' in kind) return 'empty';
  return Object.keys(kind)[0] ?? '';
}

/** The marks that a thing bears. */
export function marksOf(kind: Kind): readonly Mark[] {
  if ('card' in kind) return kind.card.marks;
  if ('piece' in kind) return kind.piece.marks;
  if ('zone' in kind) return kind.zone.marks;
  return 'panel' in kind ? kind.panel.marks : [];
}

/** How much harm its marks show. */
export function harmOf(kind: Kind): number {
  return marksOf(kind).reduce((sum, { tone, value }) => sum + (tone === 'harm' ? (value ?? 1) : 0), 0);
}

type Say = (message: Message) => string;

/** Everything that can be seen of a thing, in words. */
export function labelOf(kind: Kind, say: Say): string {
  const marks = marksOf(kind).map(({ words }) => say(words));
  return [...named(kind, say), ...marks].filter(Boolean).join(', ') + text(kind, say);
}

function named(kind: Kind, say: Say): string[] {
  if ('card' in kind) return card(kind.card, say);
  if ('token' in kind) return counted(say(kind.token.title), kind.token.copies, say);
  if ('empty' in kind) return [say(kind.empty.title), say(own('empty'))];
  if ('gauge' in kind) {
    const { title, value, most } = kind.gauge;
    return [`${say(title)}: ${most === null ? value : say(own('of', { value, most }))}`];
  }
  if ('die' in kind) return die(kind.die, say);
  if ('zone' in kind) return [say(kind.zone.title), say(own('cards', { count: countOf(kind.zone) }))];
  if ('cell' in kind) return cell(kind.cell, say);
  if ('piece' in kind) return [say(kind.piece.title)];
  if ('panel' in kind) return [say(kind.panel.title), kind.panel.active ? say(own('turn')) : ''];
  const titled =
    'shape' in kind ? kind.shape : 'tray' in kind ? kind.tray : 'order' in kind ? kind.order : kind.board;
  return [say(titled.title)];
}

function card({ face, copies }: Card, say: Say): string[] {
  if ('back' in face) return counted(say(face.back.title), copies, say);
  const { title, numbers, turned_down } = face.front;
  return [
    ...counted(say(title), copies, say),
    ...numbers.map((number) => `${say(number.title)} ${number.value}`),
    turned_down ? say(own('turned-down')) : '',
  ];
}

/** The text on it, without the signs at the beginning of lines, which are only for the eye. */
function text(kind: Kind, say: Say): string {
  if (!('card' in kind) || !('front' in kind.card.face)) return '';
  return kind.card.face.front.text
    .map((line) => `. ${say(line).replace(/^[>*]\s*/, '')}`)
    .join('')
    .replaceAll('..', '.');
}

function counted(name: string, copies: number, say: Say): string[] {
  return copies > 1 ? [name, say(own('copies', { count: copies }))] : [name];
}

function die({ face, sides, state, note }: Die, say: Say): string[] {
  const shown = face === null ? own('die-open') : own('die', { face, sides });
  const said = state === 'in-play' ? '' : say(own(state));
  return [say(shown), note && face !== null ? say(note) : said];
}

function cell(cell: Cell, say: Say): string[] {
  const { at, height, title, printed, edges } = cell;
  const lies = height === 0 ? '' : say(own(height > 0 ? 'high' : 'deep', { height: Math.abs(height) }));
  return [
    title ? say(title) : '',
    printed ? '' : say(own('cell', { q: at.q, r: at.r })),
    lies,
    ...edges.map(({ mark }) => say(mark.words)),
  ];
}

/** How many things lie in a zone; of a track, how many slots are taken. */
export function countOf(zone: Zone): number {
  const there = zone.items.map((item) =>
    'card' in item ? item.card.copies : 'token' in item ? item.token.copies : 0,
  );
  return there.reduce((sum, copies) => sum + copies, zone.unlisted);
}

/** How many things of a zone are drawn: each that is known, and one pile of all others. */
export function lyingIn(zone: Zone): number {
  return zone.items.length + (zone.unlisted > 0 ? 1 : 0);
}

/** Whether it is drawn as a hexagon: its drawing shows a tile, or something that tiles are bolted to. */
function isTile(item: Item): boolean {
  if (!('card' in item) || !('front' in item.card.face)) return false;
  const { glyph } = item.card.face.front;
  return groundOf(glyph) !== null || isFromAbove(glyph);
}

/** The cards of a zone that is full of tiles. */
export function tilesOf({ items }: Zone): Card[] {
  return items.some(isTile) ? items.flatMap((item) => ('card' in item ? [item.card] : [])) : [];
}

/** A card of which nothing is known and nothing can be seen. */
export function isBlank(item: Item): boolean {
  return 'card' in item && 'back' in item.card.face && item.card.marks.length === 0;
}
