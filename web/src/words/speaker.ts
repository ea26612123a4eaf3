// Turns messages into text in one language, as the server's speaker does. What has no words is marked.
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle';
import type { Arg, Message } from '../wire/types';
import { accented } from './pseudo';

/** How deep messages may hold messages. */
const DEPTH_MAX = 32;

/** The made-up language: English with an accent on every letter. */
export const PSEUDO = 'en-XA';

/** A message of the client's own. */
export function message(key: string, args: Record<string, Arg> = {}): Message {
  return [key, ...Object.entries(args).flat(1)];
}

/** A list of messages begins with a message, and a message with its key. */
function isMessage(arg: Message | Message[]): arg is Message {
  return typeof arg[0] === 'string';
}

/** The words of one language, ready to be filled in. */
interface Tongue {
  language: string;
  bundle: FluentBundle;
}

/** Says messages in the first of its languages that has words for them. */
export class Speaker {
  readonly faults = new Set<string>();
  private readonly tongues: Tongue[];

  /** Languages with their sources, the wanted one first. */
  constructor(languages: readonly { language: string; sources: readonly string[] }[]) {
    this.tongues = languages.map(({ language, sources }) => ({
      language,
      bundle: bundle(language, sources),
    }));
  }

  get language(): string {
    return this.tongues[0]?.language ?? 'en';
  }

  /** A sentence that ends in a name such as `Arc Heel!` has no full stop behind the name. */
  say(message: Message): string {
    return this.sayWithin(message, 0).replaceAll('!.', '!');
  }

  /** Whether some language has words for the key. */
  knows(key: string): boolean {
    return this.tongues.some(({ bundle }) => bundle.getMessage(key)?.value != null);
  }

  private sayWithin(message: Message, depth: number): string {
    const [key, ...rest] = message;
    if (depth > DEPTH_MAX) return this.marked(key);
    const args: Record<string, FluentVariable> = {};
    for (let at = 0; at + 1 < rest.length; at += 2) {
      args[rest[at] as string] = this.value(rest[at + 1] as Arg, depth);
    }
    return this.fill(key, args);
  }

  private value(arg: Arg, depth: number): FluentVariable {
    if (typeof arg === 'number') return new FluentNumber(arg, { useGrouping: false });
    if (typeof arg === 'string') return arg;
    return isMessage(arg) ? this.sayWithin(arg, depth + 1) : this.list(arg, depth);
  }

  /** One item after the other, joined by `list-two`, or by `list-middle` and at the end `list-last`. */
  private list(messages: readonly Message[], depth: number): string {
    const [first, ...rest] = messages;
    if (first === undefined) return this.sayWithin(['list-none'], depth + 1);
    return rest.reduce(
      (before, next, at) => {
        const last = at + 1 === rest.length;
        const glue = rest.length === 1 ? 'list-two' : last ? 'list-last' : 'list-middle';
        return this.fill(glue, { before, next: this.sayWithin(next, depth + 1) });
      },
      this.sayWithin(first, depth + 1),
    );
  }

  private fill(key: string, args: Record<string, FluentVariable>): string {
    for (const { bundle } of this.tongues) {
      const pattern = bundle.getMessage(key)?.value;
      if (pattern == null) continue;
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, args, errors);
      if (errors.length === 0) return text;
    }
    return this.marked(key);
  }

  private marked(key: string): string {
    this.faults.add(key);
    return `⟦${key}⟧`;
  }
}

function bundle(language: string, sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(language === PSEUDO ? 'en' : language, {
    useIsolating: false,
    functions: { NUMBER: number },
    ...(language === PSEUDO ? { transform: accented } : {}),
  });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

/** `NUMBER($n, type: "ordinal")`: the same number, for plural forms of another kind. */
function number(positional: FluentValue[], named: Record<string, FluentValue>): FluentValue {
  const [value] = positional;
  if (!(value instanceof FluentNumber)) return value ?? '';
  const type = named['type'] === 'ordinal' ? { type: 'ordinal' } : {};
  return new FluentNumber(value.value, { ...value.opts, ...type } as Intl.NumberFormatOptions);
}
