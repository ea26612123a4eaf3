// Which of the things that happened one after the other are told as one, with a count.
import type { Arg, Heard, Message } from '../wire/types';

/** A word that a sentence chooses its form by, such as `you`; or the letter of a seat. Anything else is a name. */
const CHOOSES = /^([a-z-]+|[A-Z])$/;

/**
 * Whether the words of the first are true of both: the same sentence about the same seats with the same numbers, in
 * which only names differ; and the same number flies off the same thing.
 */
export function isAlike(one: Heard, other: Heard): boolean {
  const [a, b] = [one.beat, other.beat];
  if (!a || !b || a.kind === 'turn' || a.kind !== b.kind || a.actor !== b.actor) return false;
  if (a.dice.length > 0 || b.dice.length > 0) return false;
  const walks = [a, b].some(({ overlays }) => overlays.some((each) => 'path' in each));
  if ((a.kind === 'deed' || walks) && a.about[0] !== b.about[0]) return false;
  if (a.amount?.on !== b.amount?.on || a.amount?.by !== b.amount?.by) return false;
  return sameBut(one.words, other.words, true);
}

/** Whether two messages differ only by names. Inside of a name also numbers may differ: the power of a card. */
function sameBut([key, ...one]: Message, [otherKey, ...other]: Message, outside: boolean): boolean {
  return (
    key === otherKey && one.length === other.length && one.every((arg, at) => fits(arg, other[at], outside))
  );
}

function fits(one: Arg, other: Arg | undefined, outside: boolean): boolean {
  if (other === undefined || typeof one !== typeof other) return false;
  if (typeof one === 'number') return !outside || one === other;
  if (typeof one === 'string') return one === other || !(CHOOSES.test(one) || CHOOSES.test(other as string));
  if (isMessage(one) && isMessage(other as Message)) return sameBut(one, other as Message, false);
  return JSON.stringify(one) === JSON.stringify(other);
}

function isMessage(arg: Message | Message[]): arg is Message {
  return typeof arg[0] === 'string';
}
