// Searching long lists.

/** The search: words, properties, and whether to show only things that are already taken. */
export interface Wanted {
  words: string;
  taken: boolean;
  /** The chosen values by the title of the property. No value means all. */
  chosen: Record<string, string>;
}

export const nothingWanted = (): Wanted => ({ words: '', taken: false, chosen: {} });

/** Whether all the words are in the text, in any order, however they are written. */
export function hasWords(text: string, words: string): boolean {
  const said = text.toLocaleLowerCase();
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}
