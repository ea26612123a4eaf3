// Each game on the table alone: by the mouse at a desk, by touch on a phone; the list of sentences stays closed.
import { Player } from './byhand';
import { expect, test } from './people';
import { Sights } from './sights';
import { playComputer } from './table';

const GAMES = [
  ['Stak Bots', 18],
  ['Steel Arena', 18],
  ['Giga-Robo!', 14],
  ['GKR Heavy Hitters', 14],
  ['Pacific Rim Extinction', 14],
] as const;

for (const [game, answers] of GAMES) {
  test(`${game} by the mouse on the table alone`, async ({ arrive }) => {
    const page = await arrive({ size: 'desk' });
    const sights = new Sights(page);
    const seat = await playComputer(page, game);
    await new Player(seat, sights, 'click').play(answers);
    await expect(seat.asked.locator('[aria-keyshortcuts="a"][aria-expanded="true"]')).toHaveCount(0);
  });

  test(`${game} by touch on a phone`, async ({ arrive }) => {
    const page = await arrive({ size: 'hand' });
    const sights = new Sights(page);
    const seat = await playComputer(page, game);
    await new Player(seat, sights, 'tap').play(answers);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

test('a card that is dragged to where it goes is played, and one that is dropped elsewhere is not', async ({
  arrive,
}) => {
  const page = await arrive({ size: 'desk' });
  const sights = new Sights(page);
  const seat = await playComputer(page);
  const plays = () =>
    sights.choices.find(({ things, answer }) => answer.startsWith('play') && things.length === 2);
  for (let tries = 0; !plays() && tries < 20; tries += 1) expect(await seat.playOn(1)).toBe(1);
  await seat.turn();
  await seat.list(false);
  const [card, stak] = plays()?.things ?? [];
  const from = await page.locator(`.dock [data-thing="${card}"]`).boundingBox();
  const to = await page.locator(`.stage [data-thing="${stak}"] [data-thing]`).first().boundingBox();
  if (!from || !to) throw new Error('the card and the Stak are to be seen');
  const drag = async (x: number, y: number) => {
    await page.mouse.move(from.x + 12, from.y + 30);
    await page.mouse.down();
    await page.mouse.move(x - 40, y - 40, { steps: 4 });
    await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
  };
  const before = sights.number;
  const stage = (await page.locator('.inspector').boundingBox())!;
  await drag(stage.x + 20, stage.y + stage.height - 10);
  await expect(seat.scene.locator(`[data-thing="${card}"].may`)).toBeVisible();
  expect(sights.number).toBe(before);
  await drag(to.x + to.width / 2, to.y + to.height / 2);
  await expect.poll(() => sights.number).toBeGreaterThan(before);
});
