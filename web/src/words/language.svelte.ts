// The language of the reader: chosen by setting, else by the browser, with all words of client and server in it.
import own from '../../words/en.ftl?raw';
import scenes from '../scene/en.ftl?raw';
import { languages, words } from '../wire/http';
import type { Arg, Message } from '../wire/types';
import { message, PSEUDO, Speaker } from './speaker';

/** The client's own words in other languages, fetched when they are spoken. */
const OTHERS = import.meta.glob<string>(['../../words/*.ftl', '!../../words/en.ftl'], {
  query: '?raw',
  import: 'default',
});

class Language {
  /** Replaced as a whole when words arrive, so that all text is written again. */
  speaker = $state.raw(new Speaker([{ language: 'en', sources: [own, scenes] }]));
  /** Whether the server's words are there. */
  complete = $state(false);

  say = (said: Message): string => this.speaker.say(said);

  /** The client's own words. */
  tell = (key: string, args: Record<string, Arg> = {}): string => this.speaker.say(message(key, args));

  /** Uses the wanted language where it has words, and English for the rest. */
  async speak(wanted: string): Promise<void> {
    const tags = ladder(wanted);
    // English need not wait until the server has said which other languages there are.
    const english = tags.every((tag) => tag.split('-')[0] === 'en');
    const there = english ? ['en'] : await languages().catch(() => ['en']);
    const served = await Promise.all(tags.map((tag) => spoken(tag, there)));
    this.speaker = new Speaker(served.filter((each) => each !== null));
    this.complete = true;
    document.documentElement.lang = this.speaker.language;
  }
}

export const language = new Language();
export const { say, tell } = language;

/** The languages to try: the tag itself, its language alone, English. */
export function ladder(wanted: string): string[] {
  return [...new Set([wanted, wanted.split('-')[0] ?? 'en', 'en'])];
}

async function spoken(
  tag: string,
  there: readonly string[],
): Promise<{ language: string; sources: string[] } | null> {
  const source = tag === PSEUDO ? 'en' : tag;
  const other = OTHERS[`../../words/${source}.ftl`];
  const client = source === 'en' ? [own, scenes] : other ? [await other()] : [];
  const server = there.includes(source) ? await words(source).catch(() => '') : '';
  // A language is available if the client or the server has words in it. What one of them lacks is said in English.
  if (client.length === 0 && server === '') return null;
  return { language: tag, sources: [...client, server] };
}

/** The name of a language in itself. */
export function ownName(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return tag;
  }
}
