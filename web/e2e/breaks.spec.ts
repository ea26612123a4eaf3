// What can break in mid-bout: the page is reloaded, the server dies, the connection is cut. The bout goes on.
import type { Page } from '@playwright/test';
import { expect, test } from './people';
import { giveUp, meet, playBoth, playComputer, Seat, seated } from './table';
import { Wire } from './wire';

/** Chromium itself logs that a connection failed. */
const mayComplain = /WebSocket connection|Failed to load resource|ERR_/;

test('a page that is loaded again shows the same question', async ({ arrive }) => {
  const page = await arrive();
  const seat = await playComputer(page);
  await seat.playOn(3);
  await seat.turn();
  const [question, answers] = [await seat.question.innerText(), await seat.answers.allInnerTexts()];
  await page.reload();
  await seat.turn();
  await expect(seat.question).toHaveText(question);
  expect(await seat.answers.allInnerTexts()).toEqual(answers);
});

test('the server dies in mid-bout and comes back, and the bout goes on', async ({ arrive, house }) => {
  const [one, two] = [await arrive({ mayComplain }), await arrive({ mayComplain })];
  const [a, b] = await meet(one, two);
  await playBoth([a, b], 3);
  // While the first is asked, nothing more is told.
  const isFirstAsked = async () => {
    if (await b.isAsked()) await b.answer();
    return a.isAsked();
  };
  await expect.poll(isFirstAsked, { intervals: [20, 50, 100] }).toBe(true);
  const log = one.getByRole('complementary', { name: 'Log' }).getByRole('listitem');
  const before = await log.allInnerTexts();

  await house.kill();
  for (const page of [one, two]) await expect(page.getByText('The connection is broken.')).toBeVisible();
  await house.start();
  for (const page of [one, two]) await expect(page.getByText('The connection is broken.')).toBeHidden();

  // Nothing of what had happened is lost.
  await expect.poll(async () => (await log.allInnerTexts()).slice(0, before.length)).toEqual(before);
  expect(await playBoth([a, b], 4)).toBe(4);
  await giveUp(one);
  await expect(b.headline).toHaveText('The bout is over');
});

test('an answer that is given while the line is cut arrives when it is back', async ({ arrive, house }) => {
  const wire = new Wire(house.port);
  await wire.join();
  const [one, two] = [await arrive(), await arrive({ url: wire.url, mayComplain })];
  const [a, b] = await meet(one, two);
  const people = one.getByRole('list', { name: 'Who plays' });
  await expect
    .poll(async () => {
      if (await a.isAsked()) await a.answer();
      return b.isAsked();
    })
    .toBe(true);

  await two.context().setOffline(true);
  await wire.cut();
  await expect.poll(() => wire.open).toBe(0);
  await expect(two.getByText('The connection is broken.')).toBeVisible();
  // The server notices the break too, and tells the other player.
  await expect(people).toContainText('away');

  await b.list(true);
  const answer = await b.soonest();
  const given = await b.answers.allInnerTexts();
  await answer.click();
  await wire.join();
  await two.context().setOffline(false);
  await expect(two.getByText('The connection is broken.')).toBeHidden();
  await expect(people).not.toContainText('away');
  await expect.poll(async () => (await b.answers.allInnerTexts()).join() !== given.join()).toBe(true);
  await playBoth([a, b], 4);
  await two.context().close();
  await wire.cut();
});

test('a frame that is lost is noticed by the next one, and the page is told everything again', async ({
  arrive,
}) => {
  const [one, two, watcher] = [await arrive(), await arrive(), await arrive()];
  let [loses, lost, lines] = [false, 0, 0];
  await watcher.routeWebSocket(/\/api\/play$/, (near) => {
    lines += 1;
    const far = near.connectToServer();
    near.onMessage((text) => far.send(text));
    far.onMessage((text) => {
      if (loses && String(text).includes('"bout":')) {
        loses = false;
        lost += 1;
      } else near.send(text);
    });
  });
  const [a, b] = await meet(one, two);
  await watcher.goto(one.url());
  await seated(watcher);
  const seen = async (page: Page) => [
    await page.locator('[data-entries]').getAttribute('data-entries'),
    await new Seat(page).asked.innerText(),
  ];
  await playBoth([a, b], 2);
  expect([lost, lines]).toEqual([0, 1]);
  loses = true;
  await playBoth([a, b], 3);
  await expect.poll(() => [lost, lines]).toEqual([1, 2]);
  // The watcher sees what somebody sees who has just come.
  const fresh = await arrive();
  await fresh.goto(one.url());
  await expect((await seated(fresh)).asked).toContainText('You watch.');
  await expect(fresh.locator('[data-entries="0"]')).toBeHidden();
  await expect.poll(() => seen(watcher)).toEqual(await seen(fresh));
});
