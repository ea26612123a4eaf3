// The camera: what it shows at first, what stays in place while it comes nearer, and where it stops.
import { describe, expect, it } from 'vitest';
import {
  centred,
  fitted,
  groundAt,
  held,
  panned,
  roundAbout,
  showsAll,
  stillFits,
  toolsAt,
  zoomed,
} from './camera';

const ROOM = { x: -100, y: -50, w: 200, h: 100 };

describe('the camera', () => {
  it('shows the whole room in the shape of the screen, with its middle in the middle', () => {
    for (const [width, height] of [
      [800, 200],
      [200, 800],
      [300, 300],
    ] as const) {
      const view = fitted(ROOM, width, height);
      expect(view.w / view.h).toBeCloseTo(width / height);
      expect(showsAll(view, ROOM)).toBe(true);
      expect(view.x + view.w / 2).toBeCloseTo(0);
      expect(view.y + view.h / 2).toBeCloseTo(0);
    }
  });

  it('has its tools where the board leaves room, or keeps room for them', () => {
    expect(toolsAt(ROOM, 900, 320)).toBe('beside');
    expect(toolsAt(ROOM, 390, 500)).toBe('below');
    expect(toolsAt(ROOM, 800, 410)).toBe('strip');
    expect(toolsAt(ROOM, 400, 205)).toBe('below');
  });

  it('shows what stands there with a little around it, and no more than there is', () => {
    const points = [
      { x: -95, y: 0 },
      { x: 20, y: 10 },
    ];
    expect(roundAbout(points, 30, ROOM)).toEqual({ x: -100, y: -30, w: 150, h: 70 });
    expect(roundAbout([], 30, ROOM)).toEqual(ROOM);
  });

  it('keeps its room while something moves in it, and gives it up if most of it is empty', () => {
    expect(stillFits(ROOM, { x: -90, y: -50, w: 170, h: 95 })).toBe(true);
    expect(stillFits(ROOM, { x: -90, y: -50, w: 200, h: 95 })).toBe(false);
    expect(stillFits(ROOM, { x: 0, y: 0, w: 60, h: 40 })).toBe(false);
  });

  it('keeps the point below the pointer while it comes nearer', () => {
    const box = { width: 400, height: 200 };
    const view = fitted(ROOM, 400, 200);
    const at = { x: 90, y: 150 };
    const before = groundAt(view, box, at);
    const after = groundAt(zoomed(view, 1.7, before), box, at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    expect(showsAll(zoomed(view, 1.7, before), ROOM)).toBe(false);
  });

  it('never loses the board, however far it is pushed', () => {
    const view = held(panned(fitted(ROOM, 400, 200), 9_000, -9_000), ROOM, 400, 200, 20);
    const middle = { x: view.x + view.w / 2, y: view.y + view.h / 2 };
    expect(middle).toEqual({ x: 100, y: -50 });
  });

  it('stops coming nearer, and stops going out', () => {
    const view = fitted(ROOM, 400, 200);
    expect(held(zoomed(view, 500, { x: 0, y: 0 }), ROOM, 400, 200, 20).w).toBeCloseTo(20);
    expect(held(zoomed(view, 0.01, { x: 0, y: 0 }), ROOM, 400, 200, 20).w).toBeLessThan(view.w * 1.3);
  });

  it('goes to a place', () => {
    const view = centred(fitted(ROOM, 400, 200), { x: 30, y: 10 });
    expect(groundAt(view, { width: 400, height: 200 }, { x: 200, y: 100 })).toEqual({ x: 30, y: 10 });
  });
});
