// The names of the people at a table: no two can be mistaken for each other.
import { describe, expect, it } from 'vitest';
import type { SeatCard, SitterCard } from '../wire/types';
import { seatName } from './names';

const table = (...sitters: SitterCard[]): { seats: SeatCard[] } => ({
  seats: sitters.map((sitter) => ({ sitter, left: false, clock: null, brings: null })),
});
const person = (id: number, name: string): SitterCard => ({
  person: { person: id, name, present: true, ready: true, stand_in: null },
});
const computer = (level: 'random' | 'veteran'): SitterCard => ({ computer: level });

describe('names at a table', () => {
  it('are enough where nobody shares one', () => {
    const card = table(person(1, 'Ada'), computer('veteran'), computer('random'));
    expect([0, 1, 2].map((seat) => seatName(card, seat))).toEqual([
      'Ada',
      'Computer (Veteran)',
      'Computer (any answer)',
    ]);
  });

  it('come with the seat where several share one', () => {
    const card = table(person(1, 'Ada'), computer('veteran'), computer('veteran'), person(2, 'Ada'));
    expect([0, 1, 2, 3].map((seat) => seatName(card, seat))).toEqual([
      'A: Ada',
      'B: Computer (Veteran)',
      'C: Computer (Veteran)',
      'D: Ada',
    ]);
  });
});
