// Giga-Robo!: a duel against the computer, begun by clicks at a desk and by touch on a phone.
import { expect, test } from './people';
import { openTable, seated } from './table';

for (const size of ['wide', 'phone'] as const) {
  test(`a duel of giant robots, ${size}`, async ({ arrive }) => {
    const page = await arrive({ size });
    const how = size === 'phone' ? 'tap' : 'click';
    await openTable(page, 'duel', 'easy', 'giga-robo');
    await page.getByRole('button', { name: 'Ready', exact: true })[how]();
    const seat = await seated(page);
    await seat.playUntil('Combat', how);
    const own = seat.scene.getByRole('button', { name: /^A: / });
    await expect(own.locator('.ink use')).toHaveAttribute('href', /^#drawing-mech-/);
    await expect(seat.scene.getByRole('region', { name: 'Cooldown Meter' }).first()).toBeAttached();
    // A hex in reach is chosen on the board itself: the way there, and what it costs, are shown before it is gone.
    const hex = seat.scene.locator('.cell.may').last();
    await hex.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await hex.boundingBox())!;
    await (how === 'tap' ? page.touchscreen.tap(x + width / 2, y + height / 2) : page.mouse.click(x + width / 2, y + height / 2));
    await expect(seat.asked.getByText(/^(Click again to do it: .*|\d+ of \d+ answers)$/).first()).toBeVisible();
    await expect(seat.scene.locator('.overlays .mark').first()).toBeVisible();
    expect(await seat.playOn(10, () => seat.answer(how))).toBe(10);
    expect(await seat.turn()).toBe('asked');
  });
}
