// Terms of tables: the usual ones, and those that a person chooses from.
import { message } from '../words/speaker';
import type {
  Admission,
  Clock,
  GameCard,
  Level,
  Message,
  SetupCard,
  SetupChoice,
  TableCard,
  Terms,
} from '../wire/types';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Who takes a seat of a new table. */
export type Sitter = 'me' | 'open' | Level;

/** The clocks to choose from, by name. */
export const CLOCKS: Record<'none' | 'move' | 'quick' | 'calm' | 'days', Clock> = {
  none: 'none',
  move: { 'per-move': 60 * SECOND },
  quick: { bank: { bank: 5 * MINUTE, increment: 5 * SECOND } },
  calm: { bank: { bank: 20 * MINUTE, increment: 10 * SECOND } },
  days: { 'per-move': 3 * 24 * 60 * MINUTE },
};

export type ClockName = keyof typeof CLOCKS;

export function terms(
  game: string,
  setup: SetupChoice,
  clock: Clock,
  seating: Admission,
  watching: Admission,
  byChance = false,
): Terms {
  return {
    game,
    setup,
    by_chance: byChance,
    seating,
    watching,
    talking: 'everybody',
    clock,
    overrun: 'default',
    bout_time: null,
    // A person who loses the connection for a while finds the bout as it was.
    grace: clock === 'none' ? 24 * 60 * MINUTE : 5 * MINUTE,
    abandoned: clock === 'none' ? 'leave' : 'clock',
    thinking: { least: 600, most: 1_400 },
    holding: { least: 400, most: 1_600 },
  };
}

/** The computers hardly pretend to think, where one person plays against them: the page tells what they do anyway. */
export const HARDLY: Terms['thinking'] = { least: 200, most: 300 };

/** The set-up that a newcomer plays. */
export function usualSetup(game: GameCard): SetupCard {
  return game.setups.find(({ name }) => name === 'standard') ?? (game.setups[0] as SetupCard);
}

/** Plain set-ups come first. The many that combine options are a group of their own. */
export function sorted(setups: readonly SetupCard[]): { plain: SetupCard[]; combined: SetupCard[] } {
  const combined = setups.filter(({ name }) => name.includes(' + '));
  return { plain: setups.filter((setup) => !combined.includes(setup)), combined };
}

/** The words for a set-up: its name if it has one, else where it comes from. */
export function setupWords({ game, setup }: Terms, games: readonly GameCard[] | null): Message | string {
  if ('from' in setup) return message('web-setup-from-bout');
  if ('written' in setup) return message('web-setup-written-out');
  const known = games?.find(({ id }) => id === game)?.setups.find(({ name }) => name === setup.named);
  return known?.title ?? setup.named;
}

/** The seats that nobody has. */
export function openSeats({ seats }: TableCard): number[] {
  return seats.flatMap(({ sitter }, seat) => (sitter === 'open' ? [seat] : []));
}
