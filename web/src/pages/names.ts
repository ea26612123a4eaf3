// The names of people, computers and seats on every page.
import { desk } from '../wire/desk.svelte';
import type { BoutSeat, Ended, SitterCard, TableCard } from '../wire/types';
import { letterOf } from '../scene/tones';
import { tell } from '../words/language.svelte';

export { letterOf as letter };

export function sitterName(sitter: SitterCard): string {
  if (sitter === 'open') return tell('web-seat-open');
  if ('computer' in sitter) return tell('web-computer', { level: sitter.computer });
  return sitter.person.person === desk.me?.person ? tell('web-you') : sitter.person.name;
}

/** The name of the person on a seat. If several people have the same name, the seats tell them apart. */
export function seatName({ seats }: Pick<TableCard, 'seats'>, seat: number): string {
  const names = seats.map(({ sitter }) => sitterName(sitter));
  const name = names[seat] ?? sitterName('open');
  const shared = names.some((other, at) => other === name && at !== seat);
  return shared ? tell('web-seat-called', { letter: letterOf(seat), name }) : name;
}

/** How a bout ended, for the reader's seat or for everybody. */
export function endedWords(ended: Ended, mine: number | null, name: (seat: number) => string): string {
  if (ended === 'drawn') return tell('web-ended-drawn');
  if (ended === 'other-rules') return tell('web-ended-other-rules');
  const { places, drawn } = ended.played;
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const who = listed(first.map(name));
  if (drawn) return tell('web-ended-shared', { who });
  return mine !== null && first.includes(mine) ? tell('web-ended-won') : tell('web-ended-lost', { who });
}

/** Names joined the way the language joins them. */
export function listed(names: readonly string[]): string {
  return names.reduce((before, next, at) =>
    tell(names.length === 2 ? 'list-two' : at + 1 === names.length ? 'list-last' : 'list-middle', {
      before,
      next,
    }),
  );
}

/** The name of a seat's player in a finished bout. */
export function boutSeatName({ me, name, level }: BoutSeat): string {
  if (level !== null) return tell('web-computer', { level });
  return me ? tell('web-you') : name || tell('web-nameless');
}
