// A person at a table, who uses the page: the question, the answers, the result.
import { expect, type Locator, type Page } from '@playwright/test';

/** More answers than any beginning takes. */
const MANY = 80;

/** What the page says once a click has left fewer answers, or one. */
export const NARROWED = /^(Do it: .*|\d+ of \d+ answers)$/;

/** The answers to prefer when the bout should end soon. */
const PREFERRED = [/^Attack/, /^End/, /^Scrap/, /^Discard/];

export class Seat {
  readonly page: Page;
  readonly asked: Locator;
  readonly headline: Locator;
  readonly question: Locator;
  readonly answers: Locator;
  /** One button for each answer, without those beside it that change its amount. */
  readonly choices: Locator;
  readonly scene: Locator;
  private readonly ready: Locator;
  private readonly over: Locator;

  constructor(page: Page) {
    this.page = page;
    // What is looked for all the time is found by its label. To find a role, the roles of all things are computed.
    this.asked = page.locator('section[aria-label="You are asked"]');
    this.headline = this.asked.locator('header > p');
    this.question = this.asked.locator('h2');
    this.answers = this.asked.locator('ol[aria-label="Answers"] > li');
    this.scene = page.locator('section[aria-label="The table"]');
    this.choices = this.answers.locator('button.choice');
    this.ready = this.answers.locator('button.choice[aria-disabled="false"]').first();
    this.over = this.headline.getByText('The bout is over', { exact: true });
  }

  /** Waits until this person is asked, or the bout is over. */
  async turn(): Promise<'asked' | 'over'> {
    await this.ready.or(this.over).first().waitFor();
    return (await this.over.isVisible()) ? 'over' : 'asked';
  }

  isAsked(): Promise<boolean> {
    return this.ready.isVisible();
  }

  isOver(): Promise<boolean> {
    return this.over.isVisible();
  }

  /** The answer of the list that leads to the end soonest. */
  async soonest(): Promise<Locator> {
    const words = await this.choices.allInnerTexts();
    const buttons = words.map((text) => text.replace(/^\d+\s*/, '').trim());
    const found = PREFERRED.map((wanted) => buttons.findIndex((text) => wanted.test(text))).find(
      (at) => at >= 0,
    );
    return this.choices.nth(found ?? 0);
  }

  /** Opens or closes the list of all answers. */
  async list(open: boolean, how: 'click' | 'tap' = 'click'): Promise<void> {
    const button = this.asked.locator('button[aria-keyshortcuts="a"]');
    if ((await button.getAttribute('aria-expanded')) === String(open)) return;
    await button[how]();
    await expect(button).toHaveAttribute('aria-expanded', String(open));
  }

  /** Clicks a thing on the table. In a full hand only the left edge of a card is uncovered. */
  async pick(thing: Locator, how: 'click' | 'tap' = 'click'): Promise<void> {
    const position = { x: 12, y: 24 };
    await this.list(false, how);
    await (how === 'tap' ? thing.tap({ position }) : thing.click({ position }));
  }

  /** Answers once, from the list. */
  async answer(how: 'click' | 'tap' = 'click'): Promise<void> {
    await this.list(true, how);
    const answer = await this.soonest();
    await (how === 'tap' ? answer.tap() : answer.click());
  }

  /** Plays on until this is asked. */
  async playUntil(wanted: string, answer: () => Promise<void> = () => this.answer()): Promise<void> {
    for (let given = 0; given < MANY; given += 1) {
      expect(await this.turn()).toBe('asked');
      if ((await this.question.innerText()).startsWith(wanted)) return;
      await answer();
    }
    throw new Error(`nobody asked ${wanted}`);
  }

  /** Plays on until the bout is over, or until this many answers are given. Returns how many were given. */
  async playOn(
    most = Infinity,
    answer: (given: number) => Promise<void> = () => this.answer(),
  ): Promise<number> {
    for (let given = 0; given < most; given += 1) {
      if ((await this.turn()) === 'over') return given;
      await answer(given);
    }
    return most;
  }
}

/** Opens the table of this address, and waits until the bout is there. */
export async function seated(page: Page): Promise<Seat> {
  const seat = new Seat(page);
  await seat.asked.waitFor();
  return seat;
}

/** From the first page into a bout against the computer, by one click. */
export async function playComputer(page: Page, game = 'Stak Bots'): Promise<Seat> {
  await page.goto('/');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: game }) });
  await card.getByRole('button', { name: 'Play the computer' }).click();
  return seated(page);
}

/** Opens a table by the form, with the set-up of this name; all other seats are open, or have a computer. */
export async function openTable(
  page: Page,
  setup: string,
  others?: 'Rookie' | 'Veteran',
  game = 'stak-bots',
): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.getByRole('combobox', { name: /^Set-up/ }).selectOption(setup);
  for (const seat of others ? await page.getByLabel(/^Who sits on seat [B-Z]/).all() : []) {
    await seat.selectOption({ label: `Computer (${others})` });
  }
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/table\//);
}

/** Leaves the table by its menu. */
export async function leaveTo(page: Page, name: string): Promise<void> {
  await page.locator('.mark > summary').click();
  await page.getByRole('link', { name }).click();
}

/** Gives up, and confirms it once. */
export async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Give up', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, give up' }).click();
  await expect(new Seat(page).headline).toHaveText('The bout is over');
}

/** Two people at one table, for a bout that hardly ever ends within ten answers: the second comes by the link. */
export async function meet(
  one: Page,
  two: Page,
  setup = 'standard',
  game = 'stak-bots',
): Promise<[Seat, Seat]> {
  await openTable(one, setup, undefined, game);
  const link = one.getByLabel('Link or code of a table');
  await expect(link).toHaveValue(/\/join\//);
  await two.goto(new URL(await link.inputValue()).pathname);
  await two.getByRole('button', { name: 'Take a seat' }).click();
  // Where builds can be brought, the bout waits until both are ready.
  const ready = (page: Page) => page.getByRole('button', { name: 'Ready', exact: true });
  if (['giga-robo', 'heavy-hitters', 'pacific-rim'].includes(game))
    for (const page of [one, two]) await ready(page).click();
  return [await seated(one), await seated(two)];
}

/** Both play until the bout is over, or until they have given this many answers together. */
export async function playBoth(seats: readonly Seat[], most = Infinity): Promise<number> {
  const anybody = async () => {
    for (const seat of seats) if (await seat.isOver()) return 'over';
    for (const seat of seats) if (await seat.isAsked()) return seat;
    return null;
  };
  for (let given = 0; given < most; given += 1) {
    let who: Seat | 'over' | null = null;
    await expect.poll(async () => (who = await anybody()) !== null, { intervals: [20, 50, 100] }).toBe(true);
    if ((who as Seat | 'over' | null) === 'over') return given;
    await (who as Seat | null)?.answer();
  }
  return most;
}
