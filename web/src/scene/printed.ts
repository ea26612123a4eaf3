// What is printed on a card, as it is read.

/** A line without the sign in front that an effect begins with: `>`, `*`, or an `A` before a sentence. */
export function withoutSign(line: string): string {
  return line.replace(/^(?:[>*]|A(?=\s+\p{Lu}))\s*/u, '');
}
