// What lies over the table for a while: near what it belongs to, in the room, and not over what must be seen.
import { expect, it } from 'vitest';
import { freest, inside, near, shared, type Rect } from './placing';

const ROOM: Rect = { x: 0, y: 0, w: 1000, h: 700 };
const CARD: Rect = { x: 400, y: 550, w: 200, h: 150 };
const SIZE = { w: 240, h: 330 };

it('lies over its thing where nothing must be seen', () => {
  expect(freest(near(CARD, SIZE, ROOM), [])).toEqual({ x: 380, y: 370, ...SIZE });
});

it('steps aside for what must be seen', () => {
  const glowing: Rect = { x: 450, y: 400, w: 60, h: 60 };
  const place = freest(near(CARD, SIZE, ROOM), [glowing]);
  expect(shared(place, glowing)).toBe(0);
  expect(place.y).toBe(370);
});

it('covers as little as it can where all places cover something', () => {
  const [wide, small] = [
    { x: 0, y: 0, w: 1000, h: 700 },
    { x: 380, y: 370, w: 240, h: 10 },
  ];
  expect(freest(near(CARD, SIZE, ROOM), [wide, small]).x).not.toBe(380);
});

it('covers much of what is around rather than a little of what is dear', () => {
  const [around, dear] = [
    { x: 0, y: 370, w: 380, h: 330 },
    { x: 380, y: 370, w: 240, h: 60 },
  ];
  const places = near(CARD, SIZE, ROOM);
  expect(shared(freest(places.slice(0, 2) as [Rect, Rect], [around, dear]), dear)).toBeGreaterThan(0);
  expect(freest([places[0], { ...places[0], x: 100 }], [around], [dear]).x).toBe(100);
});

it('never leaves the room', () => {
  expect(inside(ROOM, { x: -30, y: 600, ...SIZE })).toEqual({ x: 0, y: 370, ...SIZE });
});
