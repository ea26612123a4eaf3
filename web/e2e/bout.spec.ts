// A newcomer plays the computer: one click to begin, then clicks on things and in the list, until somebody has won.
import { expect, test } from './people';
import { leaveTo, NARROWED, playComputer } from './table';

test('a whole bout against the computer by clicking', async ({ arrive }) => {
  const page = await arrive({ settings: { level: 'veteran' } });
  const seat = await playComputer(page);
  await expect(page).toHaveURL(/\/table\/\d+$/);
  await seat.turn();
  expect(await page.title()).toBe('● Your turn');

  let byThings = 0;
  await seat.playOn(Infinity, async (given) => {
    // Where nothing leads to the end at once, a thing that glows is clicked first: it narrows the list.
    const glowing = seat.scene.getByRole('button', { name: /\(can be chosen\)$/ });
    const attack = seat.answers.filter({ hasText: /Attack/ });
    if (given % 2 === 0 && (await attack.count()) === 0 && (await glowing.count()) > 0) {
      await seat.pick(glowing.first());
      const narrowed = seat.asked.getByText(NARROWED);
      await expect(narrowed.first()).toBeVisible();
      byThings += 1;
    }
    await seat.answer();
  });
  expect(byThings).toBeGreaterThan(0);

  await expect(seat.question).toHaveText(/won\.$|draw/i);
  await expect(page.getByRole('button', { name: 'Another bout' })).toBeVisible();
  await leaveTo(page, 'My bouts');
  await expect(
    page.getByRole('main').getByRole('link', { name: /^(won|lost|draw)\s*Stak Bots/ }),
  ).toHaveCount(1);
});

test('what cannot be chosen says why, and opens its rule', async ({ arrive }) => {
  const page = await arrive();
  const seat = await playComputer(page);
  // A card may attack once in a turn: after that nobody can be attacked until the next.
  const theirs = page
    .getByRole('group', { name: "B's Stak" })
    .getByRole('button')
    .filter({ visible: true })
    .first();
  const attack = seat.answers.getByRole('button', { name: /^Attack/ });
  const mine = seat.asked.getByRole('heading', { name: /^Your turn/ });
  const told = seat.asked.getByRole('status').getByRole('button', { name: /^SB-/ });
  for (let attacked = false; (await seat.turn()) === 'asked';) {
    const canAttack = (await attack.count()) > 0;
    if (attacked && !canAttack && (await mine.isVisible())) break;
    attacked ||= canAttack;
    await seat.answer();
  }
  await expect(theirs).not.toHaveAccessibleName(/can be chosen/);
  await seat.pick(theirs);
  await expect(told.first()).toBeVisible();
  const rule = await told.first().innerText();
  await told.first().click();
  const sheet = page.getByRole('region', { name: `Rule ${rule}` });
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText(/attack/i);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});
