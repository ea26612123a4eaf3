// Giga-Robo!: a duel against the computer, begun by clicks at a desk and by touch on a phone.
import { expect, test } from './people';
import { openTable, seated } from './table';

for (const size of ['wide', 'phone'] as const) {
  test(`a duel of giant robots, ${size}`, async ({ arrive }) => {
    const page = await arrive({ size });
    const how = size === 'phone' ? 'tap' : 'click';
    await openTable(page, 'DASH in AYZN against DASH in DAI-RAIJIN-V', 'easy', 'giga-robo');
    const seat = await seated(page);
    expect(await seat.turn()).toBe('asked');
    // The city is built and entered; then there is a robot of one's own, which has a drawing.
    await expect(async () => {
      await seat.answer(how);
      await expect(seat.question).toContainText('Upkeep', { timeout: 300 });
    }).toPass();
    const own = seat.scene.getByRole('button', { name: /^A: Ayzn/ });
    await expect(own.locator('use').first()).toHaveAttribute('href', '#drawing-mech-ayzn');
    await seat.answer(how);
    // A hex in reach is chosen on the board itself: the way there, and what it costs, are shown before it is gone.
    await expect(seat.question).toContainText('Combat');
    const hex = seat.scene.getByRole('button', { name: /\(can be chosen\)$/ }).and(seat.scene.locator('.cell')).last();
    const { x, y, width, height } = (await hex.boundingBox())!;
    await (how === 'tap' ? page.touchscreen.tap(x + width / 2, y + height / 2) : page.mouse.click(x + width / 2, y + height / 2));
    await expect(seat.asked.getByText(/^Click again to do it: Move to/).first()).toBeVisible();
    await expect(seat.scene.locator('.overlays .mark')).toHaveCount(1);
    expect(await seat.playOn(12, () => seat.answer(how))).toBe(12);
    expect(await seat.turn()).toBe('asked');
    await expect(seat.scene.getByRole('region', { name: 'Cooldown Meter' }).first()).toBeAttached();
  });
}
