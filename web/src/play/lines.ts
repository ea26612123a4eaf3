// The answers as lines to choose from. Answers that differ only by an amount are one line with a number.
import type { Amount, Choice, Id } from '../wire/types';

/** A line of the list: one answer, or several that differ only by an amount, the lowest first. */
export interface Line {
  ways: readonly Choice[];
  /** The index of the one that is set. */
  way: number;
}

/** The choices as lines, in their order. */
export function linesOf(choices: readonly Choice[]): Line[] {
  const groups: Choice[][] = [];
  for (const choice of choices) {
    const group = groups.find((others) => others.every((other) => differByAmount(other, choice)));
    if (group) group.push(choice);
    else groups.push([choice]);
  }
  return groups.map((group) => {
    const ways = group.toSorted((a, b) => (a.amount?.value ?? 0) - (b.amount?.value ?? 0));
    return { ways, way: ways.indexOf(group[0] as Choice) };
  });
}

/** The choice that the line stands for now. */
export function choiceOf(line: Line): Choice {
  return line.ways[line.way] as Choice;
}

/** All that is sent for the line: one answer, or a whole batch. */
export function answersOf(line: Line): string[] {
  const { answer, then } = choiceOf(line);
  return [answer, ...then];
}

/** The amount of a line, if it can be changed. */
export function amountOf(line: Line): Amount | null {
  const value = choiceOf(line).amount?.value;
  const least = line.ways[0]?.amount?.value;
  const most = line.ways.at(-1)?.amount?.value;
  if (line.ways.length < 2 || value === undefined || least === undefined || most === undefined) return null;
  return { value, least, most };
}

/** The same line with the nearest amount to this one. */
export function withAmount(line: Line, value: number): Line {
  const far = (choice: Choice) => Math.abs((choice.amount?.value ?? 0) - value);
  const way = line.ways.reduce(
    (best, choice, at) => (far(choice) < far(line.ways[best] as Choice) ? at : best),
    0,
  );
  return { ...line, way };
}

/** The same line with the amount moved by this many steps. */
export function stepped(line: Line, by: number): Line {
  return { ...line, way: Math.min(Math.max(line.way + by, 0), line.ways.length - 1) };
}

export function isBound(line: Line, thing: Id): boolean {
  return choiceOf(line).things.includes(thing);
}

function differByAmount(one: Choice, other: Choice): boolean {
  const [a, b] = [one.amount, other.amount];
  if (!a || !b || a.value === b.value) return false;
  const alike = a.least === b.least && a.most === b.most && one.words[0] === other.words[0];
  return alike && same(one.things, other.things) && same(one.then, other.then);
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}
