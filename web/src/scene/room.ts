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

/** Whether the window is low and wide: what is asked stands beside the stage, not below it. */
export function isLow(width: number, height: number): boolean {
  return width >= BESIDE && height < DESK.height;
}
