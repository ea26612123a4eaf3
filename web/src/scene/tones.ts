// Tones as attribute values, and what goes with them.
import type { Tone } from '../wire/types';

/** The value of `data-tone`. */
export function toneName(tone: Tone): string {
  if (typeof tone === 'string') return tone;
  return 'side' in tone ? `side-${tone.side % 8}` : `ground-${tone.ground % 9}`;
}

/** The value of `data-side`, where the tone is a seat's. */
export function sideOf(tone: Tone): number | undefined {
  return typeof tone === 'object' && 'side' in tone ? tone.side % 8 : undefined;
}

/** The letter of a seat. */
export function letterOf(side: number): string {
  return String.fromCharCode(65 + side);
}

/** The drawing that stands for a tone where nothing else says what it means. */
export function toneGlyph(tone: Tone): string | null {
  switch (tone) {
    case 'harm':
      return 'damage';
    case 'help':
      return 'shield';
    case 'heat':
      return 'heat';
    case 'power':
      return 'power';
    default:
      return null;
  }
}

/** A colour of the theme for drawings that take no attribute. */
export function toneColour(tone: Tone): string {
  if (tone === 'plain') return 'var(--dim)';
  if (tone === 'may') return 'var(--may-ink)';
  return `var(--${toneName(tone)})`;
}

/** Which of the patterns of grounds fills it; 0 for none. */
export function patternOf(tone: Tone): number {
  return typeof tone === 'object' && 'ground' in tone ? tone.ground % 9 : 0;
}

/** The ground of what lies flat as a tile. */
export function groundOfTone(tone: Tone): number | null {
  return typeof tone === 'object' && 'ground' in tone ? tone.ground % 6 : null;
}
