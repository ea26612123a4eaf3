// The reader's settings on this device: they are stored, and applied as attributes of the page.
import type { LayerSwitches } from '../scene/stage';
import { LEVELS, type Level, type PersonId, type StandingOrder } from '../wire/types';

export interface Settings {
  theme: 'auto' | 'night' | 'blueprint' | 'contrast';
  palette: 'standard' | 'safe';
  text: 'small' | 'medium' | 'large' | 'huge';
  /** How fast things move; 0: not at all. */
  speed: 0 | 0.5 | 1 | 2;
  /** Whether a click on a thing gives the only answer at once, or highlights it first. */
  atOnce: boolean;
  /** Whether the reader is asked for responses although they can only pass. */
  anyway: boolean;
  /** A sound when the reader is asked. */
  sound: boolean;
  /** All sounds of the table, and how loud they are, from 0 to 1. */
  bell: boolean;
  volume: number;
  notify: boolean;
  /** A tag, or `auto`. */
  language: string;
  /** The level of the computer that the reader played last. */
  level: Level;
  /** Standing orders of each game, by the kind of question. */
  orders: Record<string, Record<string, StandingOrder>>;
  /** What is written on boards. */
  layers: LayerSwitches;
  /** Persons whom the reader has muted. */
  muted: Record<PersonId, string>;
}

const USUAL: Settings = {
  theme: 'night',
  palette: 'standard',
  text: 'medium',
  speed: 1,
  atOnce: false,
  anyway: false,
  sound: false,
  bell: false,
  volume: 0.6,
  notify: false,
  language: 'auto',
  level: 'veteran',
  orders: {},
  layers: { names: true, places: false, heights: true },
  muted: {},
};

const PLACE = 'hangar-settings';

/** The stored settings, without those that mean nothing any more. */
export function read(kept: string | null): Settings {
  try {
    const found: unknown = JSON.parse(kept ?? '{}');
    const known = Object.entries(found as object).filter(
      ([name, value]) =>
        name in USUAL && typeof value === typeof USUAL[name as keyof Settings] && value !== null,
    );
    const settings = { ...USUAL, ...(Object.fromEntries(known) as Partial<Settings>) };
    return isLevel(settings.level) ? settings : { ...settings, level: USUAL.level };
  } catch {
    return { ...USUAL };
  }
}

/** Whether computers play at this level: what was stored may be the name of a former one. */
function isLevel(level: Level): boolean {
  return level === 'random' || LEVELS.includes(level);
}

export const settings: Settings = $state(read(kept()));

function kept(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

/** Stores and applies the settings. It must be called where effects may run. */
export function apply(): void {
  const page = document.documentElement;
  page.dataset['theme'] = settings.theme === 'auto' ? preferred() : settings.theme;
  page.dataset['palette'] = settings.palette;
  page.dataset['text'] = settings.text;
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // If the device stores nothing, the settings last as long as the page.
  }
}

function preferred(): 'night' | 'blueprint' | 'contrast' {
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: light)').matches ? 'blueprint' : 'night';
}

/** The language to speak. */
export function wantedLanguage(): string {
  return settings.language === 'auto' ? navigator.language : settings.language;
}

/** How things move: not at all where the reader or the device does not want it. */
export function motion(): { enabled: boolean; speed: number } {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { enabled: settings.speed > 0 && !reduced, speed: settings.speed || 1 };
}
