// Nothing happens unseen: what the computer does is told over the stage before the next question, and can be skipped.
import { expect, test } from './people';
import { playComputer } from './table';

test('what happens is told before the next question, and a click goes on', async ({ arrive }) => {
  const page = await arrive({ size: 'desk', moving: true });
  // Whatever is told is noted, however short it stands.
  await page.addInitScript(() => {
    const told = new Set<string>();
    Object.assign(window, { told });
    new MutationObserver(() => {
      for (const caption of document.querySelectorAll('.caption:not(.past)')) told.add(caption.textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const told = () => page.evaluate(() => (window as unknown as { told: Set<string> }).told.size);
  const seat = await playComputer(page);
  await seat.turn();
  await seat.list(true);
  // The computer answers: its deeds are told one after the other.
  for (let given = 0; given < 30 && (await told()) < 3; given += 1) {
    if ((await seat.turn()) === 'over') break;
    await (await seat.soonest()).click();
  }
  expect(await told()).toBeGreaterThanOrEqual(3);
});

test('the last turn is told again: what is asked stays asked, the log stays as it is, and nothing is sent', async ({
  arrive,
}) => {
  const page = await arrive({ size: 'desk', moving: true });
  let moves = 0;
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => (moves += String(payload).includes('"move"') ? 1 : 0)),
  );
  const seat = await playComputer(page);
  await seat.playOn(3);
  await seat.turn();
  const question = await seat.question.innerText();
  const entries = await page.locator('[data-entries]').getAttribute('data-entries');
  const told = page.locator('.caption:not(.past)');
  const before = moves;
  await page.getByRole('button', { name: 'Show the last turn again' }).click();
  await expect(told).toBeVisible();
  await expect(seat.headline).toHaveText('What happens');
  await page.keyboard.press('Escape');
  await expect(told).toBeHidden();
  await expect(seat.question).toHaveText(question);
  expect(await page.locator('[data-entries]').getAttribute('data-entries')).toBe(entries);
  expect(moves).toBe(before);
  await seat.answer();
  await expect.poll(() => moves).toBe(before + 1);
});
