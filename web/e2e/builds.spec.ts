// Builds: two people each bring one, neither sees the other's, and the bout begins with both.
import { expect, test } from './people';
import { openTable, playComputer, seated } from './table';

const GAME = 'giga-robo';

test('two people build, bring what they built in secret, and play with it', async ({ arrive, house }) => {
  const [one, two] = [await arrive(), await arrive({ size: 'phone' })];
  const heard: string[] = [];
  two.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));

  // One click loads a ready-made build; one card is changed, and the build is saved under a new name.
  await one.goto(`/kits/${GAME}`);
  await expect(one.getByText('You have saved none on this device yet.')).toBeVisible();
  await one.getByRole('button', { name: 'Dash in Ayzn' }).click();
  await expect(one.getByText('This may be played.')).toBeVisible();
  await one.getByLabel('Name', { exact: true }).fill('Iron will');
  await one.getByLabel('Name', { exact: true }).press('Enter');
  await expect(one).toHaveURL(/kit=Iron/);
  const cards = one.getByRole('region', { name: /^Cards/ });
  await one.getByRole('complementary').getByRole('link', { name: 'Cards' }).click();
  await expect(cards.getByRole('heading')).toBeInViewport();
  await cards.getByRole('searchbox').fill('steel geyser');
  await cards.getByRole('checkbox', { name: /Steel Geyser/ }).uncheck();
  await expect(one.getByText('One thing is not right yet:')).toBeVisible();
  await expect(
    one.getByRole('status').filter({ hasText: 'a build has 15 cards beside the Ultimate Technique, not 14' }),
  ).toBeVisible();
  await cards.getByRole('searchbox').fill('');
  await cards.getByRole('combobox', { name: 'Of' }).selectOption({ label: 'Dash' });
  const added = cards.getByRole('checkbox', { checked: false }).nth(1);
  await added.check();
  await expect(one.getByText('This may be played.')).toBeVisible();

  // On a phone: a random build is exported as text, imported again, then deleted. The imported one stays.
  await two.goto(`/kits/${GAME}`);
  await two.locator('summary', { hasText: 'Import from text' }).tap();
  await two
    .getByLabel(/^As text/)
    .fill('pilot = "TAKASHI-KATO"\nrobot = "DAI-RAIJIN-V"\nabilities = []\ncards = ["FLASH-STRIKE"]\n');
  await two.getByRole('button', { name: 'Import from text' }).tap();
  await expect(two.getByRole('button', { name: /^GR-3\.8$/ })).toBeVisible();
  await two.locator('summary', { hasText: 'Export, import, others' }).tap();
  await two.getByRole('button', { name: 'Takashi Kato', exact: true }).tap();
  await two.getByRole('button', { name: 'Takashi Kato in Dai-Raijin V' }).tap();
  await expect(two.getByText('This may be played.')).toBeVisible();
  expect(await two.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const abilities = two.getByRole('region', { name: /^Robot Abilities/ });
  await abilities.getByRole('checkbox', { checked: true }).first().uncheck();
  await two.getByRole('link', { name: '1 thing to mend' }).tap();
  await expect(two.getByText('One thing is not right yet:')).toBeInViewport();
  await abilities.getByRole('checkbox', { checked: false }).first().check();
  await expect(two.getByText('This may be played.')).toBeVisible();
  await two.getByLabel('Saved on this device').selectOption('My own');
  await expect(two.getByText(/things are not right yet:/)).toBeVisible();
  await two.getByRole('button', { name: 'Delete this' }).tap();
  await two.getByRole('button', { name: 'Yes, delete it' }).tap();
  await expect(two.getByLabel('Name', { exact: true })).toHaveValue('Takashi Kato in Dai-Raijin V');

  await openTable(one, 'duel', undefined, GAME);
  const link = one.getByLabel('Link or code of a table');
  await expect(link).toHaveValue(/\/join\//);
  await two.goto(new URL(await link.inputValue()).pathname);
  await two.getByRole('button', { name: 'Take a seat' }).tap();
  const seats = two.getByRole('list', { name: 'Seats' });
  await one.getByRole('combobox', { name: 'Builds, seat A' }).selectOption('Iron will');
  await expect(seats.locator('.chip', { hasText: 'Dash in Ayzn' })).toBeVisible();

  // Twins are not agreed: the same crew is refused with the rule, and nothing has changed.
  const choice = two.getByRole('combobox', { name: 'Builds, seat B' });
  await choice.selectOption('Dash in Ayzn');
  await expect(two.getByText(/twins are not agreed/).first()).toBeVisible();
  await expect(choice).toHaveValue('');
  await choice.selectOption('saved 0');
  await expect(seats.locator('.chip', { hasText: 'Takashi Kato in Dai-Raijin V' })).toBeVisible();

  // Nothing that reached the other browser names what is secret.
  const secret = await one.evaluate(
    () =>
      JSON.parse(localStorage.getItem('hangar-kits') ?? '{}') as Record<
        string,
        { picks: Record<string, string[]> }[]
      >,
  );
  const picks = secret[GAME]?.[0]?.picks ?? {};
  expect(picks['cards']).toHaveLength(15);
  const told = heard.join('\n');
  expect(told).toContain('Ayzn');
  for (const code of [
    ...(picks['abilities'] ?? []),
    ...(picks['ultimate'] ?? []),
    ...(picks['cards'] ?? []),
  ]) {
    expect(told).not.toContain(code);
  }
  const table = /table\/(\d+)/.exec(one.url())?.[1];
  expect(
    await two.evaluate(
      async (path) => (await fetch(path)).json() as Promise<unknown>,
      `${house.url}/api/tables/${table}/kits/0`,
    ),
  ).toBeNull();

  for (const page of [one, two]) await page.getByRole('button', { name: 'Ready', exact: true }).click();
  const [a, b] = [await seated(one), await seated(two)];
  await expect(a.scene).toContainText('Takashi Kato');
  await expect(b.scene).toContainText('Ayzn');
});

test('whoever does not want to build plays at once', async ({ arrive }) => {
  const page = await arrive();
  const seat = await playComputer(page, 'Giga-Robo!');
  await expect(seat.scene).toContainText('Dash');
});

test('a deck is built card by card; where each seat brings a build, the way leads there', async ({
  arrive,
}) => {
  const page = await arrive({ size: 'phone' });
  await page.goto('/decks/stak-bots');
  await page.getByRole('button', { name: 'Begin with the common deck' }).tap();
  await expect(page.getByText('This may be played.')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Tin wall');
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await page.getByRole('searchbox').fill('tin recruit');
  await page.getByRole('combobox', { name: 'rank' }).selectOption('1');
  await page.getByRole('button', { name: 'One more Tin Recruit' }).first().tap();
  await page.getByRole('link', { name: '1 thing to mend' }).tap();
  await expect(page.getByText('One thing is not right yet:')).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: '11 cards of rank 1' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('hangar-decks'))).toContain('Tin wall');

  await page.goto(`/decks/${GAME}`);
  await page.getByRole('link', { name: 'Builds' }).tap();
  await expect(page.getByText('You have saved none on this device yet.')).toBeVisible();
});
