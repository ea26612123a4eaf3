// Giga-Robo!: a duel against the computer, begun by clicks at a desk and by touch on a phone.
import { expect, test } from './people';
import { NARROWED, openTable, seated } from './table';

for (const size of ['wide', 'phone'] as const) {
  test(`a duel of giant robots, ${size}`, async ({ arrive }) => {
    const page = await arrive({ size });
    const how = size === 'phone' ? 'tap' : 'click';
    await openTable(page, 'duel', 'Rookie', 'giga-robo');
    await page.getByRole('button', { name: 'Ready', exact: true })[how]();
    const seat = await seated(page);
    await seat.playUntil('Combat', () => seat.answer(how));
    const own = seat.scene.getByRole('button', { name: /^A: / });
    await expect(own.locator('.ink use')).toHaveAttribute('href', /^#drawing-mech-/);
    // On a phone the meter is shown on demand.
    if (size === 'phone')
      await seat.scene
        .getByRole('button', { name: /: Show everything$/ })
        .last()
        .tap();
    await expect(seat.scene.getByRole('region', { name: 'Cooldown Meter' }).first()).toBeVisible();
    if (size === 'phone') await seat.scene.getByRole('button', { name: /: Show less$/ }).tap();
    // The person chooses a hex on the board. The way there and its cost are shown before the robot moves.
    await seat.list(false, how);
    const hex = seat.scene.locator('.cell.may').last();
    await hex.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await hex.boundingBox())!;
    await (how === 'tap'
      ? page.touchscreen.tap(x + width / 2, y + height / 2)
      : page.mouse.click(x + width / 2, y + height / 2));
    await expect(seat.asked.getByText(NARROWED).first()).toBeVisible();
    await expect(seat.page.locator('.overlays .over').first()).toBeAttached();
    if (size === 'wide') await expect(seat.scene.locator('.field .badge').first()).toBeVisible();
    expect(await seat.playOn(10, () => seat.answer(how))).toBe(10);
    expect(await seat.turn()).toBe('asked');
  });
}

test('the newest line of a long log stays in sight', async ({ arrive }) => {
  const page = await arrive();
  await openTable(page, 'duel', 'Rookie', 'giga-robo');
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
  const seat = await seated(page);
  const log = page.getByRole('complementary', { name: 'Log' });
  const newest = log.getByRole('listitem').last();
  // The answer that ends the bout soonest, or else the last one.
  const pass = async () => {
    const words = await seat.choices.allInnerTexts();
    const at = words.findIndex((text) => /Do not respond|Go on|Take the Hit/.test(text));
    await seat.list(true);
    await seat.choices.nth(at).click();
  };
  // A long log shows only its last lines: each new one replaces an old one.
  while (!(await log.getByRole('button', { name: 'Older ones' }).isVisible()))
    expect(await seat.playOn(1, pass)).toBe(1);
  expect(await seat.playOn(6, pass)).toBe(6);
  await seat.turn();
  await expect(newest).toBeInViewport();
  // The list does not scroll while the person reads older lines.
  await log.evaluate((lines) => lines.scrollTo(0, 0));
  await expect(newest).not.toBeInViewport();
  expect(await seat.playOn(1, pass)).toBe(1);
  await seat.turn();
  await expect(newest).not.toBeInViewport();
});
