// What every test gets: a server of its own, and people who visit it, each with their own browser. All chance follows
// from the name of the test, so that it sees the same bouts in each run.
import { test as base, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { House } from './house';

export { expect };

export const SIZES = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  hand: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1440, height: 900 } },
  laptop: { viewport: { width: 1280, height: 720 } },
  tablet: { viewport: { width: 1024, height: 768 } },
  wide: { viewport: { width: 1680, height: 1050 } },
} as const satisfies Record<string, BrowserContextOptions>;

export type Size = keyof typeof SIZES;

interface Wishes {
  size?: Size;
  /** The settings on this person's device. */
  settings?: Record<string, unknown>;
  /** Another address of the server. */
  url?: string;
  /** What this person's browser may complain about. */
  mayComplain?: RegExp;
  /** Whether things move. */
  moving?: boolean;
  /** Whether anybody looks at the pixels. To draw them takes longer than all else; whatever moves is drawn anyway. */
  drawn?: boolean;
  /** Twice the resolution, for pictures. */
  sharp?: boolean;
}

interface People {
  /** A new person comes to the server, as a guest on a new device. */
  arrive(wishes?: Wishes): Promise<Page>;
}

/** A number that follows from a text. */
function number(text: string): number {
  let found = 0x811c9dc5;
  for (const letter of text) found = Math.imul(found ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return found >>> 0;
}

/** The chance of a page follows from this seed. */
function chance(seed: number): void {
  let state = seed;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Everything is where it is, and takes clicks, but nothing of it is drawn. */
function invisible(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 !important }');
  document.adoptedStyleSheets.push(sheet);
}

export const test = base.extend<People & { house: House; seed: number }>({
  seed: async ({}, use, { titlePath }) => use(number(titlePath.join(' '))),
  house: async ({ seed }, use) => {
    const house = new House(seed);
    await house.start();
    await use(house);
    await house.remove();
  },
  arrive: async ({ browser, house, seed }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    const complaints: string[] = [];
    await use(
      async ({
        size = 'tablet',
        settings = {},
        url = house.url,
        mayComplain,
        moving = false,
        drawn = moving,
        sharp = false,
      } = {}) => {
        const context = await browser.newContext({
          ...SIZES[size],
          deviceScaleFactor: sharp ? 2 : 1,
          baseURL: url,
          reducedMotion: moving ? 'no-preference' : 'reduce',
          locale: 'en-GB',
        });
        const who = contexts.push(context);
        await context.addInitScript(chance, seed + who);
        await context.addInitScript(
          (kept) => {
            if (localStorage.getItem('hangar-settings') === null)
              localStorage.setItem('hangar-settings', kept);
            // Nobody waits until everything was told, or until a computer has thought, unless that is what is tried.
          },
          JSON.stringify({ speed: moving ? 1 : 0, level: 'random', ...settings }),
        );
        if (!drawn) await context.addInitScript(invisible);
        const page = await context.newPage();
        const complain = (what: string) => {
          if (!mayComplain?.test(what)) complaints.push(`${who}: ${what}`);
        };
        page.on('pageerror', (error) => complain(error.stack ?? error.message));
        page.on('console', (line) => {
          if (['error', 'warning'].includes(line.type()))
            complain(`${line.type()}: ${line.text()} (${line.location().url})`);
        });
        return page;
      },
    );
    for (const context of contexts) await context.close();
    expect(complaints, 'what the browsers complained about').toEqual([]);
  },
});
