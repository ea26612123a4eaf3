// What stands on a plane, as if lamps shone from the upper left: lit and shaded sides, a roof, a shadow; no page.
import type { Spot } from './hex';

/** Where the light comes from, as a direction of length one. */
const LIGHT: Spot = [-0.6, -0.8];

/** A side of a block: its outline, and how much light falls on it, from −1 to 1. */
export interface Side {
  corners: readonly Spot[];
  light: number;
}

/** Everything nearer to the middle by this factor. */
export function shrunk(outline: readonly Spot[], factor: number): Spot[] {
  return outline.map(([x, y]): Spot => [x * factor, y * factor]);
}

/** The sides between the foot of a block and its roof, which is the same outline made smaller. */
export function sidesOf(foot: readonly Spot[], factor: number): Side[] {
  const roof = shrunk(foot, factor);
  return foot.map((corner, at): Side => {
    const next = (at + 1) % foot.length;
    const [from, to] = [corner, foot[next] ?? corner];
    // Outlines lie round their middle, so a side looks away from it.
    const [x, y] = [from[0] + to[0], from[1] + to[1]];
    const long = Math.hypot(x, y) || 1;
    const light = (x * LIGHT[0] + y * LIGHT[1]) / long;
    return { corners: [from, to, roof[next] ?? to, roof[at] ?? from], light };
  });
}

/** The outline of a block together with its shadow, which falls this far away from the light. */
export function shadowOf(foot: readonly Spot[], long: number): Spot[] {
  return hull([...foot, ...foot.map(([x, y]): Spot => [x - LIGHT[0] * long, y - LIGHT[1] * long])]);
}

/** The corners of all these points' outline, in order. */
function hull(points: readonly Spot[]): Spot[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (all: readonly Spot[]): Spot[] => {
    const kept: Spot[] = [];
    for (const point of all) {
      while (kept.length >= 2 && !turnsLeft(kept.at(-2), kept.at(-1), point)) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turnsLeft(a: Spot | undefined, b: Spot | undefined, [x, y]: Spot): boolean {
  if (!a || !b) return true;
  return (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) > 0;
}

/** The corners of a base on the side where it looks, and those behind, both from its left to its right. */
export function arcsOf(base: readonly Spot[], turned: number): { front: Spot[]; rear: Spot[] } {
  const angle = (turned * Math.PI) / 180;
  const [ahead, right]: [Spot, Spot] = [
    [Math.sin(angle), -Math.cos(angle)],
    [Math.cos(angle), Math.sin(angle)],
  ];
  const dot = (a: Spot, b: Spot) => a[0] * b[0] + a[1] * b[1];
  const slack = 0.02 * Math.max(0, ...base.map(([x, y]) => Math.hypot(x, y)));
  const across = (all: readonly Spot[]) => all.toSorted((a, b) => dot(a, right) - dot(b, right));
  return {
    front: across(base.filter((corner) => dot(corner, ahead) >= -slack)),
    rear: across(base.filter((corner) => dot(corner, ahead) <= slack)),
  };
}
