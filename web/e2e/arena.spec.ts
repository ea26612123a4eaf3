// Steel Arena: four robots on a field of hexes, at a desk and on a phone; and the first lesson.
import { expect, test } from './people';
import { giveUp, openTable, seated } from './table';

for (const size of ['wide', 'phone'] as const) {
  test(`four robots in the arena, ${size}`, async ({ arrive }) => {
    const page = await arrive({ size });
    await openTable(page, 'base, 4 seats', 'easy', 'steel-arena');
    const seat = await seated(page);
    expect(await seat.turn()).toBe('asked');
    await expect(seat.question).toHaveText('Choose a border cell to start on.');
    const place = seat.scene.getByRole('button', { name: /\(can be chosen\)$/ }).first();
    await seat.pick(place, size === 'phone' ? 'tap' : 'click');
    await expect(seat.asked.getByText(/^(Click again to do it: .*|\d+ of \d+ answers)$/).first()).toBeVisible();
    expect(await seat.playOn(12)).toBe(12);
    await seat.turn();
    await giveUp(page);
    await page.getByRole('link', { name: 'My bouts' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: /^lost\s*Steel Arena/ })).toHaveCount(1);
  });
}

test('the first lesson of the arena, wrong answers and right ones', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/lesson/steel-arena');
  const answers = page.getByRole('list', { name: 'Answers' }).getByRole('button');
  const on = page.getByRole('button', { name: 'Go on', exact: true });
  const done = page.getByText('Well done: you know how to play.');
  await expect(answers.first()).toBeVisible();
  while (!(await done.isVisible())) {
    for (let at = 0; !(await on.isVisible()); at += 1) await answers.nth(at).click();
    await on.click();
    await expect(answers.first().or(done)).toBeVisible();
  }
});
