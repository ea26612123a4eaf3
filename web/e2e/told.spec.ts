// Nothing happens unseen: what the computer does is told over the stage before the next question, and can be skipped.
import { expect, test } from './people';
import { playComputer } from './table';

test('what happens is told before the next question, and a click goes on', async ({ arrive }) => {
  const page = await arrive({ size: 'desk', moving: true });
  const seat = await playComputer(page);
  await seat.turn();
  await seat.list(true);
  // The computer answers: its deeds are told one after the other.
  const told = new Set<string>();
  for (let given = 0; given < 30 && told.size < 3; given += 1) {
    if ((await seat.turn()) === 'over') break;
    await (await seat.soonest()).click();
    for (let look = 0; look < 200; look += 1) {
      if (look > 40 && (await seat.isAsked())) break;
      const caption = page.locator('.caption:not(.past)');
      if ((await caption.count()) > 0)
        told.add((await caption.textContent({ timeout: 500 }).catch(() => '')) ?? '');
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  }
  expect(told.size).toBeGreaterThanOrEqual(3);
});
