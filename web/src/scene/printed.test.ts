// What is printed on a card, as it is read.
import { expect, it } from 'vitest';
import { withoutSign } from './printed';

it('leaves out the signs that effects begin with, and nothing else', () => {
  expect(withoutSign('> Draw 1 card.')).toBe('Draw 1 card.');
  expect(withoutSign('A Before its attack deals damage, draw 1 card.')).toBe(
    'Before its attack deals damage, draw 1 card.',
  );
  expect(withoutSign('* A card it damages is scrapped.')).toBe('A card it damages is scrapped.');
  for (const text of ['A robot that comes here takes 1 damage.', 'Attack again.', 'Draw 1 card.']) {
    expect(withoutSign(text)).toBe(text);
  }
});
