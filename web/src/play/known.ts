// Remembers which answers used a thing, so that the page can say why it cannot be chosen now.
import type { Choice, Id } from '../wire/types';
import type { Thing } from './things';

/** How many answers are remembered for a thing. */
const ANSWERS_MOST = 12;

interface Bound {
  /** The thing that lay there. An id names a place, and the thing there can change. */
  thing: string;
  answer: string;
  /** Whether this was the thing to click first. */
  first: boolean;
}

export class Known {
  private readonly bound = new Map<Id, Bound[]>();
  /** Answers that aimed at something in a zone. They are tried for the next thing in that zone too. */
  private readonly aimed = new Map<Id, string[]>();

  /** Remembers what was offered, in a scene with these things. */
  remember(choices: readonly Choice[], things: ReadonlyMap<Id, Thing>): void {
    for (const { answer, things: ids } of choices) {
      ids.forEach((id, place) => {
        this.add(id, nameOf(things.get(id)), answer, place === 0);
        const holder = things.get(id)?.holder;
        if (place > 0 && holder !== undefined) this.aim(holder, answer);
      });
    }
  }

  private aim(holder: Id, answer: string): void {
    const others = (this.aimed.get(holder) ?? []).filter((other) => other !== answer);
    this.aimed.set(holder, [...others, answer].slice(-ANSWERS_MOST));
  }

  private add(id: Id, thing: string | null, answer: string, first: boolean): void {
    if (thing === null) return;
    const others = (this.bound.get(id) ?? []).filter(
      (other) => other.answer !== answer || other.thing !== thing,
    );
    this.bound.set(id, [...others, { thing, answer, first }].slice(-ANSWERS_MOST));
  }

  /** The answers to probe for the reason why nothing can be done with the thing, the best ones first. */
  of(id: Id, thing: Thing | undefined): string[] {
    const name = nameOf(thing);
    const fitting = (this.bound.get(id) ?? []).filter((bound) => bound.thing === name).toReversed();
    const exactly = [
      ...fitting.filter((bound) => bound.first),
      ...fitting.filter((bound) => !bound.first),
    ].map(({ answer }) => answer);
    const holder = thing?.hidden ? undefined : thing?.holder;
    const aimed = holder === undefined ? [] : (this.aimed.get(holder) ?? []).toReversed();
    return [...new Set([...exactly, ...aimed])];
  }
}

function nameOf(thing: Thing | undefined): string | null {
  return thing === undefined || thing.hidden ? null : JSON.stringify(thing.title);
}
