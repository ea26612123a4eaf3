// Steel Arena: four robots on a field of hexes, at a desk and on a phone; and the first lesson.
import { expect, test } from './people';
import { NARROWED, openTable, seated } from './table';

for (const size of ['wide', 'phone'] as const) {
  test(`four robots in the arena, ${size}`, async ({ arrive }) => {
    const page = await arrive({ size });
    await openTable(page, 'base, 4 seats', 'Rookie', 'steel-arena');
    const seat = await seated(page);
    expect(await seat.turn()).toBe('asked');
    await expect(seat.question).toContainText('Where does your robot start?');
    const place = seat.scene.getByRole('button', { name: /\(can be chosen\)$/ }).first();
    // A tile lies on its cell and takes the click for it.
    const { x, y, width, height } = (await place.boundingBox())!;
    const middle = [x + width / 2, y + height / 2] as const;
    await (size === 'phone' ? page.touchscreen.tap(...middle) : page.mouse.click(...middle));
    await expect(seat.asked.getByText(NARROWED).first()).toBeVisible();
    expect(await seat.playOn(8)).toBe(8);
    expect(await seat.turn()).toBe('asked');
    await seat.list(false);
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await expect(
      page.getByRole('complementary', { name: 'Log' }).getByRole('button', { name: /^SA-/ }).first(),
    ).toBeAttached();
  });
}

test('the first lesson of the arena, wrong answers and right ones', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/lesson/steel-arena');
  const answers = page.getByRole('list', { name: 'Answers' }).getByRole('button');
  const on = page.getByRole('button', { name: 'Go on', exact: true });
  const hint = page.getByRole('button', { name: 'Show me' });
  const done = page.getByText('Well done: you know how to play.');
  await expect(answers.first()).toBeVisible();
  while (!(await done.isVisible())) {
    for (let at = 0; !(await on.or(hint).first().isVisible()); at += 1)
      await answers.nth(at % (await answers.count())).click();
    if (!(await on.isVisible())) {
      await hint.click();
      await page.keyboard.press('Enter');
    }
    await on.click();
    await expect(answers.first().or(done)).toBeVisible();
  }
  // From the end of the lesson, as from the page that explains the game, a bout of this game begins at once.
  for (const from of ['/lesson/steel-arena', '/how/steel-arena']) {
    if (!page.url().endsWith(from)) await page.goto(from);
    await page.getByRole('button', { name: 'Play the computer' }).click();
    await expect(page).toHaveURL(/\/table\/\d+$/);
    await expect(page.getByRole('heading', { name: 'Steel Arena', level: 1 })).toBeVisible();
  }
});
