// A pose that is chosen freely: how it is written as an answer, and how it is nudged.
import type { Pose, PoseTool, Prompt } from '../wire/types';

const CIRCLE = 360_000;

/** The tools of all that can be placed. */
export function toolsOf(prompt: Prompt | null | undefined): PoseTool[] {
  return prompt?.pose ? [prompt.pose, ...prompt.pose.others] : [];
}

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

/** The nearest pose within a plane of this size, in whole millimetres and whole turns. */
export function settled(turnStep: number, pose: Pose, width: number, depth: number): Pose {
  const within = (place: number, most: number) => Math.min(Math.max(Math.round(place), 0), most);
  const turns = Math.round(pose.turned / turnStep) * turnStep;
  return { at: { x: within(pose.at.x, width), y: within(pose.at.y, depth) }, turned: turned(turns) };
}

/** The pose that an answer of this tool names; null if it names none. */
export function poseOf(tool: PoseTool, answer: string): Pose | null {
  const names: string[] = [];
  const pattern = tool.answer
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(x|y|turn)\}/g, (_, name: string) => (names.push(name), '(-?\\d+)'));
  const found = new RegExp(`^${pattern}$`).exec(answer);
  if (!found) return null;
  const parts = Object.fromEntries(names.map((name, at) => [name, Number(found[at + 1])]));
  return { at: { x: parts['x'] ?? 0, y: parts['y'] ?? 0 }, turned: parts['turn'] ?? 0 };
}

function turned(angle: number): number {
  return ((angle % CIRCLE) + CIRCLE) % CIRCLE;
}
