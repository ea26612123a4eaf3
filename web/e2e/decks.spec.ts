// Decks of Heavy Hitters: built with the keyboard and by touch, checked by the game, brought to a table.
import { expect, test } from './people';
import { openTable, seated } from './table';

const GAME = 'heavy-hitters';
const FINE = 'This may be played.';

test('a quick deck is one click; it is changed with the keyboard, checked, kept and taken elsewhere', async ({
  arrive,
}) => {
  const page = await arrive({ size: 'desk' });
  await page.goto(`/kits/${GAME}`);
  await expect(page.getByText('You have saved none on this device yet.')).toBeVisible();
  const quick = page.getByRole('button', { name: /^Wall: Breakwater with / });
  await quick.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(FINE)).toBeVisible();

  // One copy less is a fault with its rule; another card in its place mends it.
  const cards = page.getByRole('region', { name: /^Other cards/ });
  const braces = cards.getByRole('group', { name: 'Copies of Brace', exact: true });
  await expect(braces.getByRole('status')).toHaveText('2');
  await expect(braces.getByRole('button', { name: /^One more/ })).toBeDisabled();
  await braces.getByRole('button', { name: /less$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('One thing is not right yet:')).toBeVisible();
  await expect(page.getByRole('button', { name: 'GK-4.6' })).toBeVisible();
  await expect(page.getByText('choose 1 more')).toBeVisible();
  await expect(cards.getByRole('heading')).toContainText('6 of 7');
  await cards
    .getByRole('group', { name: 'Copies of Lurch' })
    .getByRole('button', { name: /^One more/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(FINE)).toBeVisible();

  // Another faction takes its own cards with it, and all faults stand there at once.
  await page.getByRole('radio', { name: /^Furnace/ }).check();
  await expect(page.getByText(/^\d+ things are not right yet:/)).toBeVisible();
  for (const rule of ['GK-3.9', 'GK-4.2', 'GK-4.3', 'GK-4.6']) {
    await expect(page.getByRole('button', { name: rule })).toBeVisible();
  }

  // A name that is as long as names get does not break the page.
  const name = 'The very long name of a very long deck xx';
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/kit=The/);
});

for (const size of ['desk', 'wide', 'hand'] as const) {
  test(`cards are found by kind, energy and text, and a text comes back: ${size}`, async ({ arrive }) => {
    const page = await arrive({ size });
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    await page.goto(`/kits/${GAME}`);
    expect(await fits()).toBe(true);
    await page.getByRole('button', { name: 'One by chance' }).click();
    await expect(page.getByText(FINE)).toBeVisible();
    expect(await fits()).toBe(true);
    await page.getByRole('radio', { name: /^Breakwater/ }).check();
    const cards = page.getByRole('region', { name: /^Other cards/ });
    await expect(cards.getByRole('group')).toHaveCount(7);
    await cards.getByRole('combobox', { name: 'Kind' }).selectOption('Manoeuvre');
    await expect(cards.getByRole('group')).toHaveCount(2);
    await cards.getByRole('searchbox').fill('lurch');
    await expect(cards.getByRole('group')).toHaveCount(1);
    await cards.getByRole('searchbox').fill('no such words');
    await expect(cards.locator('.empty')).toBeVisible();
    await cards.getByRole('searchbox').fill('');

    await page.locator('summary', { hasText: 'Export, import, others' }).click();
    await page
      .getByLabel(/^As text/)
      .fill(
        'faction = "FURNACE"\npilot = "FU-OSKAR"\nprimary = ""\nsecondaries = []\ncards = ["FU-WELD", "FU-WELD"]\n',
      );
    await page.getByRole('button', { name: 'Import from text' }).click();
    await expect(page.getByRole('radio', { name: /^Furnace/ })).toBeChecked();
    const weld = page.getByRole('group', { name: 'Copies of Weld' });
    await expect(weld.getByRole('status')).toHaveText('2');
    await expect(page.getByText('no Primary Weapon is chosen')).toBeVisible();
    expect(await fits()).toBe(true);
  });
}

test('each seat brings a deck, and is asked for none at the table', async ({ arrive }) => {
  const [one, two] = [await arrive(), await arrive({ size: 'hand' })];
  const heard: string[] = [];
  two.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await one.goto(`/kits/${GAME}`);
  await one.getByRole('button', { name: /^Wall: Breakwater with / }).click();
  await expect(one.getByText(FINE)).toBeVisible();
  await openTable(one, 'standard', undefined, GAME);
  const link = one.getByLabel('Link or code of a table');
  await expect(link).toHaveValue(/\/join\//);
  await two.goto(new URL(await link.inputValue()).pathname);
  await two.getByRole('button', { name: 'Take a seat' }).tap();
  const seats = two.getByRole('list', { name: 'Seats' });
  await one.getByRole('combobox', { name: 'Decks, seat A' }).selectOption('saved 0');
  await expect(seats.locator('.chip', { hasText: /^Breakwater with / })).toBeVisible();

  // The same faction is refused with the rule, and nothing has changed.
  const choice = two.getByRole('combobox', { name: 'Decks, seat B' });
  await choice.selectOption({
    label: (await choice.locator('option', { hasText: /^Surge:/ }).innerText()).trim(),
  });
  await expect(two.getByText(/GK-3.4|brings a faction/).first()).toBeVisible();
  await expect(choice).toHaveValue('');
  await choice.selectOption('chance');

  for (const page of [one, two]) await page.getByRole('button', { name: 'Ready', exact: true }).click();
  const [a, b] = [await seated(one), await seated(two)];
  await expect(a.scene).toBeVisible();
  await expect(b.scene).toBeVisible();
  for (const code of ['BW-PILE-DRIVER', 'BW-TIDAL-HAMMER']) expect(heard.join('\n')).not.toContain(code);
});
