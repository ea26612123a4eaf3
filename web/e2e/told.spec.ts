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
