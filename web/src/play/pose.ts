// A pose that is chosen freely: how it is written as an answer, and how it is nudged.
import type { Pose, PoseTool } from '../wire/types';

const CIRCLE = 360_000;

/** The answer that places the piece in this pose: this is what is probed and sent. */
export function answerFor(tool: PoseTool, pose: Pose): string {
  const parts: Record<string, number> = { x: pose.at.x, y: pose.at.y, turn: turned(pose.turned) };
  return tool.answer.replace(/\{(x|y|turn)\}/g, (_, name: string) => String(parts[name]));
}

/** The pose moved by these millimetres, and turned by this many of the tool's smallest turns. */
export function nudged(tool: PoseTool, pose: Pose, by: { x?: number; y?: number; turns?: number }): Pose {
  const at = { x: pose.at.x + (by.x ?? 0), y: pose.at.y + (by.y ?? 0) };
  return { at, turned: turned(pose.turned + (by.turns ?? 0) * tool.turn_step) };
}

function turned(angle: number): number {
  return ((angle % CIRCLE) + CIRCLE) % CIRCLE;
}
