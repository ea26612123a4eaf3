// Giga-Robo!: for how long a person passes, from the bar: begun by a key and by a click, shown, and ended.
import { expect, test } from './people';
import { openTable, seated } from './table';

test('a person rests until the own turn, and is asked again', async ({ arrive }) => {
  const page = await arrive();
  await openTable(page, 'duel', 'Rookie', 'giga-robo');
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
  const seat = await seated(page);
  await seat.playUntil('Combat');
  const menu = seat.asked.getByRole('group', {
    name: 'For how long do you pass?',
  });
  await page.keyboard.press('p');
  await expect(menu.getByRole('button')).toHaveText([
    'Pass until your turn',
    'Never in your own attacks',
    'Always pass at this kind of moment',
    'Ask me even where I can only pass',
  ]);
  await expect(menu.getByRole('button').first()).toBeFocused();
  await expect(menu.getByRole('button').first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await seat.asked.getByRole('button', { name: 'Pass…' }).click();
  await menu.getByRole('button', { name: 'Pass until your turn' }).click();
  const stands = seat.asked.getByRole('button', {
    name: 'Passing until your turn. Ask me again',
  });
  await expect(stands).toBeVisible();
  await expect(menu).toBeHidden();
  // The own turn goes on: acting is no response. With the next own turn, the rest is over by itself.
  await seat.asked
    .getByRole('button', { name: /^(End|Do nothing|Go on|Pass)/ })
    .last()
    .click();
  // What is held is answered by the rest, a moment later.
  const held = seat.asked.getByText('Your standing order will answer in a moment.');
  const passOrAnswer = async () => {
    if (await held.isVisible()) await held.waitFor({ state: 'hidden' });
    else await seat.answer();
  };
  await seat.playUntil('Upkeep', passOrAnswer);
  await expect(stands).toBeHidden();
  await seat.asked.getByRole('button', { name: 'Pass…' }).click();
  await menu.getByRole('button', { name: 'Never in your own attacks' }).click();
  const own = seat.asked.getByRole('button', {
    name: 'Passing in your own attacks. Ask me again',
  });
  await own.click();
  await expect(own).toBeHidden();
});
