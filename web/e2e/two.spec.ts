// Two people meet by a link and play to the end, one on a phone; a third watches; they talk and play again.
import { expect, test } from './people';
import { meet, playBoth, seated } from './table';

test('two browsers play a bout by link, while a third watches', async ({ arrive }) => {
  const [one, two, three] = [await arrive(), await arrive({ size: 'phone' }), await arrive({ size: 'wide' })];
  const [a, b] = await meet(one, two);

  // A person without a seat watches: the same table, and nobody's hand.
  await three.goto(one.url());
  const watching = await seated(three);
  await expect(watching.asked).toContainText('You watch.');
  await expect(one.getByRole('list', { name: 'Who plays' })).toContainText('one person watches');
  for (const hand of await three.getByRole('group', { name: /hand/i }).all()) {
    await expect(hand.getByRole('button', { name: /power/ })).toHaveCount(0);
  }
  await expect(watching.answers).toHaveCount(0);

  await playBoth([a, b], 4);

  // Both agree to take the last answer back: the same question comes again, and the log is as it was.
  const log = one.getByRole('complementary', { name: 'Log' }).locator('[data-entries]');
  const entries = async () => Number(await log.getAttribute('data-entries'));
  await expect.poll(async () => (await a.isAsked()) || (await b.isAsked())).toBe(true);
  const [who, other] = (await a.isAsked()) ? [a, b] : [b, a];
  const asked = await who.answers.allInnerTexts();
  const before = await entries();
  await who.answer();
  await expect.poll(entries).toBeGreaterThan(before);
  await who.page.getByRole('button', { name: 'More', exact: true }).click();
  await who.page.getByRole('button', { name: 'Ask to take back' }).click();
  await who.page.getByRole('button', { name: 'More', exact: true }).click();
  await other.page.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => who.answers.allInnerTexts()).toEqual(asked);
  await expect.poll(entries).toBe(before);

  // Each reads what the other writes, until they mute the other.
  await one.getByRole('button', { name: 'Talk', exact: true }).click();
  await one.getByPlaceholder('Say something').fill('Good luck, and mind the crane.');
  await one.getByRole('button', { name: 'Say', exact: true }).click();
  await expect(two.getByRole('button', { name: 'Talk 1' })).toBeVisible();
  await two.getByRole('button', { name: 'Talk 1' }).tap();
  await expect(two.getByText('Good luck, and mind the crane.')).toBeVisible();
  await two.getByRole('button', { name: /^Mute/ }).tap();
  await expect(two.getByText('Good luck, and mind the crane.')).toBeHidden();
  await two.getByRole('button', { name: 'Talk', exact: true }).tap();

  await playBoth([a, b]);
  for (const seat of [a, b, watching]) await expect(seat.headline).toHaveText('The bout is over');
  const results = await Promise.all([a, b].map((seat) => seat.question.innerText()));
  expect(results.filter((words) => words === 'You won.').length).toBe(
    results.some((words) => /draw/i.test(words)) ? 0 : 1,
  );
  await expect(watching.question).toHaveText(/won\.$|draw/i);

  await one.getByRole('button', { name: 'Another bout' }).click();
  await expect(two.getByRole('region', { name: 'The result' })).toContainText('wants another bout');
  await two.getByRole('button', { name: 'Another bout' }).tap();
  for (const seat of [a, b, watching]) await expect(seat.headline).not.toHaveText('The bout is over');
});
