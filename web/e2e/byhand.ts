// A person who plays on the table alone: things that glow, verbs, the chooser; never the list of sentences.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Sights } from './sights';
import type { Seat } from './table';

type How = 'click' | 'tap';

/** How many clicks one answer may take before the table is at fault. */
const CLICKS_MOST = 12;
/** For how many drawn frames a click may take to change anything. */
const LOOKS = 40;

/** A thing, and a point where a click reaches it; none if something else lies over all of it. */
interface Reach {
  id: string | null;
  point: { x: number; y: number } | null;
}

/** The table as it was drawn, and whether anything of it is drawn anew since. */
interface Seen {
  shown: string | undefined;
  anew: boolean;
  by: MutationObserver;
}

/** Runs in the page, for all of these things at once. */
function reaches(things: readonly Element[]): Reach[] {
  const places = [
    [0.5, 0.5],
    [0.15, 0.4],
    [0.12, 0.75],
    [0.5, 0.2],
    [0.8, 0.5],
    [0.5, 0.85],
    [0.04, 0.5],
  ] as const;
  return things.map((element) => {
    const own = element.getAttribute('data-thing');
    const id = own ?? element.getAttribute('data-on');
    const itself = element.matches('button, [role="button"]');
    // A container is clicked by the button that is its name.
    const target = itself ? element : element.querySelector('[data-choose], .choose');
    if (!target) return { id, point: null };
    // A hand on a phone is swiped.
    if (target.closest('.dock .cards')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const ground = target.querySelector('.top, .base') ?? target;
    const { left, top, width, height } = ground.getBoundingClientRect();
    for (const [across, down] of places) {
      const [x, y] = [left + width * across, top + height * down];
      const above = document.elementFromPoint(x, y);
      const reached = above !== null && target.contains(above);
      const on = above?.closest('[data-on]')?.getAttribute('data-on');
      if (reached || on === (own ?? '')) return { id, point: { x, y } };
    }
    return { id, point: null };
  });
}

/** A point where a click reaches the thing; none if something else lies over all of it. */
async function pointOn(thing: Locator): Promise<Reach['point']> {
  return (await thing.evaluateAll(reaches))[0]?.point ?? null;
}

/** All things of the table that a click reaches. */
export async function reachable(page: Page): Promise<Set<string | null>> {
  const all = await page.locator('.hangar-scene [data-thing], [data-on]').evaluateAll(reaches);
  return new Set(all.flatMap(({ id, point }) => (point ? [id] : [])));
}

export class Player {
  private readonly page: Page;
  private readonly seat: Seat;
  private readonly sights: Sights;
  private readonly how: How;
  private turns = 0;

  constructor(seat: Seat, sights: Sights, how: How) {
    [this.seat, this.page, this.sights, this.how] = [seat, seat.page, sights, how];
  }

  /** Remembers the table as it is drawn, and notes whether anything is drawn anew. */
  private async look(): Promise<void> {
    await this.page.evaluate(() => {
      const table = document.querySelector('.hangar-table');
      const seen: Seen = {
        shown: table?.innerHTML,
        anew: false,
        by: new MutationObserver(() => (seen.anew = true)),
      };
      if (table)
        seen.by.observe(table, { subtree: true, childList: true, attributes: true, characterData: true });
      Object.assign(window, { seen });
    });
  }

  /** Waits until the table is drawn otherwise than it was. A click may also change nothing. */
  private async changed(): Promise<void> {
    await this.page.evaluate(async (looks) => {
      const { seen } = window as unknown as { seen: Seen };
      const same = () => {
        if (!seen.anew) return true;
        seen.anew = false;
        return document.querySelector('.hangar-table')?.innerHTML === seen.shown;
      };
      for (let look = 0; look < looks && same(); look += 1) await new Promise(requestAnimationFrame);
      seen.by.disconnect();
    }, LOOKS);
  }

  private async at({ x, y }: { x: number; y: number }): Promise<void> {
    await (this.how === 'tap' ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
  }

  /** Gives one answer on the table. Returns how many clicks it took. */
  async answer(): Promise<number> {
    const before = this.sights.number;
    const { page, seat, how } = this;
    const doIt = seat.asked.getByRole('button', { name: /^Do it: / });
    const lines = page.getByRole('group', { name: 'Which of them?' }).locator('button.line');
    const buttons = seat.asked.locator('button[data-answer]');
    const verbs = seat.asked.locator('button[data-verb][aria-pressed="false"]');
    this.turns += 1;
    for (let clicks = 1; clicks <= CLICKS_MOST; clicks += 1) {
      const turn = this.turns + clicks;
      await this.look();
      const glowing = await seat.scene.locator('[data-thing].may').all();
      if (await doIt.isVisible()) {
        await doIt[how]();
      } else if ((await lines.count()) > 0) {
        await lines.nth(turn % (await lines.count()))[how]();
      } else if (glowing.length > 0 && turn % 3 !== 0) {
        const thing = glowing[(turn * 7) % glowing.length] as Locator;
        const point = await pointOn(thing);
        if (point) await this.at(point);
        else await this.next(verbs, buttons, turn);
      } else {
        await this.next(verbs, buttons, turn);
      }
      // A tap arrives a moment later. A click that changes nothing is followed by the next one.
      await this.changed();
      const sending = page.locator('.choice[aria-disabled="true"]').first();
      if (await sending.isVisible()) await expect.poll(() => this.sights.number).not.toBe(before);
      if (this.sights.number !== before) return clicks;
    }
    throw new Error(`no answer was given in ${CLICKS_MOST} clicks: ${await seat.question.innerText()}`);
  }

  private async next(verbs: Locator, buttons: Locator, turn: number): Promise<void> {
    const all = [...(await verbs.all()), ...(await buttons.all())];
    const one = all[turn % Math.max(1, all.length)];
    if (one) await one[this.how]();
  }

  /** Plays until so many answers are given, or the bout is over. */
  async play(most: number): Promise<number> {
    for (let given = 0; given < most; given += 1) {
      if ((await this.seat.turn()) === 'over') return given;
      await this.answer();
    }
    return most;
  }
}
