// How much room a table has: everything at its edges, or strips above it, or a phone.
import type { Mode } from './stage';

/** From these sizes on, the vitals of all seats stand whole beside the stage. */
const WIDE = { width: 1200, height: 740 };
/** Below this width, or this height, it is a phone. */
const DESK = { width: 700, height: 560 };
/** From this width on, a low window has what is asked beside the stage: a phone on its side, or a page at 200 %. */
const BESIDE = 560;

/** The mode for a table of this size. One that is not measured yet is wide. */
export function modeOf(width: number, height: number): Mode {
  if (width === 0) return 'wide';
  if (width >= WIDE.width && height >= WIDE.height) return 'wide';
  return width >= DESK.width && height >= DESK.height ? 'desk' : 'phone';
}

/** Below this height the vitals at the edges of a wide table are drawn closer. */
const AMPLE = 1_000;

/** Whether the vitals stand close, so that all of them and the drawer below have room. */
export function isSnug(width: number, height: number): boolean {
  return height > 0 && height < AMPLE && modeOf(width, height) === 'wide';
}

/** Whether the window is low and wide: what is asked stands beside the stage, not below it. */
export function isLow(width: number, height: number): boolean {
  return width >= BESIDE && height < DESK.height;
}

/** What stands around the stage of a desk: the top line and the dock, what is at the right, a rail, a strip. */
const AROUND = { high: 214, right: 333, rail: 224, strip: 74 };

/** What stands around the stage of a desk: top line and dock, the right column, a rail of seats, a strip of a seat. */
export function isRailed(width: number, height: number, shape: number, others: number): boolean {
  if (modeOf(width, height) !== 'desk' || others === 0) return false;
  const [wide, high] = [width - AROUND.right, height - AROUND.high];
  const beside = Math.min((wide - AROUND.rail) / shape, high);
  return beside > Math.min(wide / shape, high - AROUND.strip * others);
}

/** With more others than these each says only what counts most: so many numbers. */
const BRIEF_FROM = 2;
const BRIEFEST_FROM = { phone: 3, rail: 4 };
const BRIEF = 2;

/** How many numbers a seat says. On a wide table it is brief where all seats would be too high otherwise. */
export function numbersOf(mode: Mode, railed: boolean, others: number, isHigh: boolean): number {
  if (mode === 'wide') return isHigh ? BRIEF : Infinity;
  const room = mode === 'phone' ? 'phone' : railed ? 'rail' : null;
  if (room === null || others <= BRIEF_FROM) return Infinity;
  return others > BRIEFEST_FROM[room] ? 1 : BRIEF;
}
