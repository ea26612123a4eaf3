// Finding what is wanted among many.

/** What is looked for: words that it must have, what it must be, whether only what is taken already. */
export interface Wanted {
  words: string;
  taken: boolean;
  /** What was chosen, by the title of the choice; nothing stands for all. */
  chosen: Record<string, string>;
}

export const nothingWanted = (): Wanted => ({ words: '', taken: false, chosen: {} });

/** Whether all the words are in the text, in any order, however they are written. */
export function hasWords(text: string, words: string): boolean {
  const said = text.toLocaleLowerCase();
  return words.toLocaleLowerCase().split(/\s+/).every((word) => said.includes(word));
}
