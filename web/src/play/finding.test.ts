// Finding by words.
import { expect, it } from 'vitest';
import { hasWords } from './finding';

it('takes the words in any order, as parts of words, in capitals or not', () => {
  const text = 'KLUTZ Butterclamp Bot Discard 1 card.';
  for (const words of ['', '  ', 'bot', 'discard KLUTZ', ' butter  card '])
    expect(hasWords(text, words), words).toBe(true);
  for (const words of ['draw', 'bot draw', 'cards']) expect(hasWords(text, words), words).toBe(false);
});
