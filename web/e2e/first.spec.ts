// The first minute: the lesson is offered first, the computer asks at once, and a friend is three clicks away.
import { expect, test } from './people';
import { playComputer, seated } from './table';

/** How soon the reader is asked after the click, in milliseconds, whoever begins. */
const SOON = 2_000;
/** How long a quiet machine takes for the work of [`slowness`]. */
const QUIET = 55;
/** How many bouts of each game: in some of them the computer begins. */
const BOUTS = 3;
/** What is asked before a bout begins to be played. */
const SETTING_UP = /start|obstacle|place|zone|map|hand/i;

test('a newcomer is offered the lesson, and whoever has begun one is not', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/');
  await expect(page.getByText(/^New here\?/)).toBeVisible();
  const lessons = page.getByRole('link', { name: 'First lesson' });
  await expect(lessons).toHaveCount(5);
  await lessons.first().click();
  await expect(page).toHaveURL(/\/lesson\/stak-bots$/);
  await page.getByRole('list', { name: 'Answers' }).getByRole('button').first().waitFor();
  await page.evaluate(() => localStorage.setItem('hangar-lessons', '{"stak-bots":1}'));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play the computer' })).toHaveCount(5);
  await expect(page.getByText(/^New here\?/)).toBeHidden();
});

/** How many times slower than a quiet machine this one is now; 1 or more. */
function slowness(): number {
  const begun = performance.now();
  let work = 1;
  for (let round = 0; round < 5e7; round += 1) work = (Math.imul(work, 31) + round) | 0;
  return Math.max(1, (performance.now() - begun) / QUIET + work * 0);
}

for (const game of [
  'Stak Bots',
  'Steel Arena',
  'Giga-Robo!',
  'GKR Heavy Hitters',
  'Pacific Rim Extinction',
]) {
  test(`the first question of ${game} stands there at once, whoever begins`, async ({ arrive }) => {
    const page = await arrive({ moving: true, settings: { level: 'veteran' } });
    slowness();
    for (let bout = 0; bout < BOUTS; bout += 1) {
      // The page is there, as for a reader who has looked at it.
      await (bout === 0 ? page.goto('/') : page.goBack());
      await page.getByRole('button', { name: 'Play the computer' }).first().waitFor();
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: game }) });
      const before = slowness();
      const begun = Date.now();
      await card.getByRole('button', { name: 'Play the computer' }).click();
      const seat = await seated(page);
      await seat.turn();
      const took = Date.now() - begun;
      const question = await seat.question.innerText();
      const slow = Math.max(before, slowness());
      const told = `${took} ms, ${slow.toFixed(1)} times as slow as a quiet machine: ${question}`;
      test.info().annotations.push({ type: 'took', description: told });
      if (process.env['TOOK']) console.log(`${game}: ${told}`);
      expect(question).not.toMatch(SETTING_UP);
      expect(took, told).toBeLessThan(SOON * slow);
    }
  });
}

test('three clicks from the first page to a table with a friend', async ({ arrive }) => {
  const one = await arrive();
  await one.goto('/');
  const card = one.getByRole('listitem').filter({ has: one.getByRole('heading', { name: 'Stak Bots' }) });
  await card.getByRole('button', { name: 'Play with a friend' }).click();
  const invitation = one.getByRole('region', { name: 'Invite' });
  await expect(invitation.getByRole('img', { name: /QR code/ })).toBeVisible();
  await one.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await invitation.getByRole('button', { name: 'Copy the link' }).click();
  await expect(invitation.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await one.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/join\/[^/]+$/);

  const two = await arrive({ size: 'hand' });
  await two.goto(new URL(link).pathname);
  await two.getByRole('button', { name: 'Take a seat' }).tap();
  for (const page of [one, two]) await seated(page);
});

test('a browser that does not let the page copy says so, and the link is selected', async ({ arrive }) => {
  const page = await arrive();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play with a friend' }).first().click();
  const invitation = page.getByRole('region', { name: 'Invite' });
  await invitation.getByRole('button', { name: 'Copy the link' }).click();
  await expect(invitation.getByText('copy it by hand')).toBeVisible();
  const selected = await page.evaluate(() => getSelection()?.toString());
  expect(selected).toMatch(/\/join\//);
});

test('the link is sent by the sheet of the system, where there is one', async ({ arrive }) => {
  const page = await arrive({ size: 'hand' });
  await page.addInitScript(() => {
    const sent: unknown[] = [];
    Object.assign(window, { sent });
    Object.defineProperty(navigator, 'share', { value: (what: unknown) => Promise.resolve(sent.push(what)) });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play with a friend' }).first().tap();
  await page.getByRole('button', { name: 'Send the link…' }).tap();
  const sent = () => page.evaluate(() => (window as unknown as { sent: { url: string }[] }).sent);
  await expect.poll(async () => (await sent()).length).toBe(1);
  expect((await sent())[0]?.url).toMatch(/\/join\//);
});

test('a name as long as may be stays within the page', async ({ arrive }) => {
  const page = await arrive({ size: 'phone' });
  await page.goto('/account');
  await expect(page.getByRole('link', { name: /^Guest/ })).toBeAttached();
  const name = `Wolkenkratzerabbruchunternehmer${Math.floor(Math.random() * 1e6)}`.slice(-32);
  const saved = await page.evaluate(
    async (wanted) =>
      (
        await fetch('/api/me', {
          method: 'PATCH',
          body: JSON.stringify({ name: wanted }),
          headers: { 'content-type': 'application/json' },
        })
      ).ok,
    name,
  );
  expect(saved).toBe(true);
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  await page.goto('/');
  await expect(page.getByText(name)).toBeAttached();
  expect(await fits()).toBe(true);
  await playComputer(page);
  expect(await fits()).toBe(true);
});
