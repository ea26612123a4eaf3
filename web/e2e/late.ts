// Bouts that are soon over. A duel of giant robots shortly before its end: two people play it by the protocol, and the
// winner goes on from there, on another page. A bout of one turn.
import type { Page, WebSocketRoute } from '@playwright/test';
import { Reader } from '../src/wire/reader';
import type { BoutCard, Choice, Opened, Replay, Scene, Sight } from '../src/wire/types';
import { terms } from '../src/play/terms';
import { expect } from './people';
import { Choosing } from './soon';
import { meet } from './table';

/** What the verdict of a bout of one turn says. */
export const ONE_TURN = /The turn limit was reached: one turn\. The points were counted: .*you have \d+ \(/;

/** Opens a table of GKR Heavy Hitters against the computer, for one turn, and sits down. */
export async function oneTurn(page: Page): Promise<void> {
  await page.goto('/new/heavy-hitters');
  await page.getByText('Change the options').click();
  await page.getByRole('textbox', { name: 'Turn limit' }).fill('1');
  await page.getByLabel(/^Who sits on seat B/).selectOption({ label: 'Computer (easy)' });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect(page.getByRole('region', { name: 'You are asked' })).toBeVisible();
}

const GAME = 'giga-robo';
/** How many steps before the end the duel is played on from. */
const BEFORE_END = 20;
/** What brings the end, in notation, if it is among the answers; the first that fits. */
const SOONEST = [/ robot$/, /^hit$/, /^attack/, /^go$/];

/** A person in whose place the test reads and answers, faster than a page draws. */
class Hand {
  private sight: Sight | null = null;
  private table = 0;
  private given = 0;
  private far: WebSocketRoute | null = null;
  private readonly choosing = new Choosing(SOONEST);

  /** Takes the place of this person, and answers whatever is asked, once it is told to. */
  constructor(private readonly page: Page) {}

  async enter(): Promise<void> {
    await this.page.routeWebSocket(/\/api\/play$/, (near) => {
      const far = near.connectToServer();
      const reader = new Reader();
      this.far = far;
      near.onMessage((text) => far.send(text));
      far.onMessage((text) => {
        for (const heard of reader.read(String(text))) {
          const note = 'note' in heard ? heard.note : null;
          if (!note || !('bout' in note) || !note.bout.sight) continue;
          [this.table, this.sight] = [note.bout.table, note.bout.sight];
          if (this.given > 0) this.answer();
        }
        // From the first answer on nobody looks at the page.
        if (this.given === 0) near.send(text);
      });
    });
  }

  private get scene(): Scene | undefined {
    return this.sight?.look.scene;
  }

  get isOver(): boolean {
    return this.scene?.outcome != null;
  }

  /** Answers, and from then on whenever it is asked. */
  answer(): void {
    this.given += 1;
    const choices = this.scene?.prompt.choices ?? [];
    const choice = choices[this.choosing.of(choices.map(({ answer }) => answer))];
    if (choice) this.give(choice);
  }

  private give({ answer, then }: Choice): void {
    const move = { table: this.table, number: this.sight?.number ?? 0, answers: [answer, ...then] };
    this.far?.send(JSON.stringify({ do: { id: 1_000_000 + this.given, command: { move } } }));
  }
}

/** Two people play a duel to its end, and the reader goes on shortly before it, as the one who has won. */
export async function lateDuel([one, two]: readonly [Page, Page], reader: Page): Promise<void> {
  const hands = [new Hand(one), new Hand(two)];
  for (const hand of hands) await hand.enter();
  await meet(one, two, 'duel', GAME);
  hands.forEach((hand) => hand.answer());
  await expect.poll(() => hands.every(({ isOver }) => isOver)).toBe(true);
  const bouts = await one.evaluate(async () => (await (await fetch('/api/bouts')).json()) as BoutCard[]);
  const [bout] = bouts;
  const played =
    bout && bout.outcome !== null && typeof bout.outcome === 'object' ? bout.outcome.played : null;
  if (!bout || !played) throw new Error('the duel was played to its end');
  const [winner, loser] = played.places[0] === 1 ? [one, 'B'] : [two, 'A'];
  await reader.context().addCookies(await winner.context().cookies());
  for (const page of [one, two]) await page.context().close();

  await reader.goto('/');
  await expect(reader.getByRole('button', { name: 'Play the computer' }).first()).toBeVisible();
  const agreed = {
    ...terms(GAME, { named: 'duel' }, 'none', 'nobody', 'link'),
    thinking: { least: 200, most: 300 },
  };
  const table = await reader.evaluate(
    async ([bout, terms, before]) => {
      const of = `/api/bouts/${bout}`;
      const { steps } = (await (await fetch(`${of}/replay?from=0&count=1`)).json()) as Replay;
      const body = JSON.stringify({ step: Math.max(0, steps - before), terms });
      const headers = { 'content-type': 'application/json' };
      const opened = await fetch(`${of}/continue`, { method: 'POST', headers, body });
      return ((await opened.json()) as Opened).table;
    },
    [bout.id, agreed, BEFORE_END] as const,
  );
  await reader.goto(`/table/${table}`);
  await reader.getByRole('combobox', { name: `seat ${loser}` }).selectOption({ label: 'easy' });
  const sit = reader.getByRole('button', { name: 'Sit here' });
  await expect(sit).toHaveCount(1);
  await sit.click();
  const ready = reader.getByRole('button', { name: 'Ready', exact: true });
  const asked = reader.getByRole('region', { name: 'You are asked' });
  await expect(ready.or(asked)).toBeVisible();
  if (await ready.isVisible()) await ready.click();
}
