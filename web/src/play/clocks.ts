// Clocks as they are read: what is left now, in digits that fit.
import type { ClockCard, Moment } from '../wire/types';

/** Milliseconds that are left at this moment of the server's clock. */
export function leftAt(clock: ClockCard, now: Moment): number {
  const used = clock.running_since === null ? 0 : Math.max(0, now - clock.running_since);
  return Math.max(0, clock.left - used);
}

/** `1:02:03`, `4:05`, and tenths where they count: `9.4`. */
export function digits(millis: number): string {
  if (millis < 10_000) return (Math.ceil(millis / 100) / 10).toFixed(1);
  const seconds = Math.ceil(millis / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
