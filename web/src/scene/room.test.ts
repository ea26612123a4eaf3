// Faults of the room: a board smaller than it could be, or one that changes its place.
import { describe, expect, it } from 'vitest';
import type { Cell, Part } from '../wire/types';
import { said, scene } from '../gallery/scenes';
import { planOf, shapeOf } from './plan';
import { isRailed, isSnug, modeOf, numbersOf } from './room';

const cell = (q: number, r: number, height = 0): Cell => ({
  id: `cell:${q},${r}`,
  at: { q, r },
  height,
  ground: 'plain',
  title: null,
  printed: false,
  edges: [],
  half: null,
});
const board = (cells: Cell[]): Part => ({
  board: { id: 'board', title: said('board'), field: { hexes: { top: 'flat', cells } }, pieces: [] },
});

describe('seats in a rail', () => {
  it('stand beside a board as high as it is wide, however many they are', () => {
    for (const others of [1, 2, 3]) expect(isRailed(1280, 720, 1.09, others)).toBe(true);
  });

  it('stand above a wide board', () => {
    expect(isRailed(1280, 720, 2.4, 1)).toBe(false);
  });

  it('are for the room of a desk only', () => {
    expect(modeOf(1440, 900)).toBe('wide');
    expect(isRailed(1440, 900, 1, 3)).toBe(false);
    expect(isRailed(390, 844, 1, 3)).toBe(false);
    expect(isRailed(1280, 720, 1, 0)).toBe(false);
  });
});

describe('the shape of a board', () => {
  it('is the same whatever has been built', () => {
    const flat = [cell(0, 0), cell(1, 0), cell(0, 1)];
    const high = [cell(0, 0, 5), cell(1, 0), cell(0, 1)];
    const of = (cells: Cell[]) => shapeOf(planOf(scene([board(cells)])));
    expect(of(high)).toBe(of(flat));
    expect(of([cell(0, 0), cell(1, 0), cell(2, -1), cell(3, -1)])).toBeGreaterThan(of(flat));
  });
});

it('vitals stand close where the window is wide but not high', () => {
  expect(isSnug(1440, 900)).toBe(true);
  expect(isSnug(1920, 1080)).toBe(false);
  expect(isSnug(1280, 720)).toBe(false);
});

describe('how many numbers a seat says', () => {
  it('is fewer the more seats share the room', () => {
    expect([2, 3, 5].map((others) => numbersOf('phone', false, others, false))).toEqual([Infinity, 2, 1]);
    expect([2, 3, 5].map((others) => numbersOf('desk', true, others, false))).toEqual([Infinity, 2, 1]);
  });

  it('is all of them where each seat has room', () => {
    expect(numbersOf('desk', false, 5, false)).toBe(Infinity);
    expect(numbersOf('wide', false, 5, false)).toBe(Infinity);
  });

  it('is fewer on a wide table whose seats would be too high', () => {
    expect(numbersOf('wide', false, 5, true)).toBe(2);
  });
});
