// Pictures of every screen at three sizes, from the real program; those that the docs show are kept beside them.
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Size, test } from '../people';
import { SCREENS } from '../screens';

const ALL = join(import.meta.dirname, '../../test-results/pictures');
const KEPT_IN = join(import.meta.dirname, '../../../docs/pictures');
/** What README and docs show, by the names of the files. */
const KEPT = [
  'browser-home-tablet',
  'browser-new-table-tablet',
  'browser-bout-chosen-wide',
  'browser-bout-phone',
  'browser-lesson-tablet',
  'browser-replay-tablet',
  'browser-deck-tablet',
  'browser-bout-blueprint-tablet',
  'browser-arena-wide',
  'browser-robo-wide',
  'browser-hitters-wide',
  'browser-pacific-wide',
];
/** Other themes in which a bout is shown too. */
const THEMES = ['blueprint', 'contrast'];

for (const size of ['phone', 'tablet', 'wide'] satisfies Size[]) {
  test(`pictures, ${size}`, async ({ arrive }) => {
    const page = await arrive({
      size,
      drawn: true,
      sharp: size === 'phone',
      settings: { level: 'veteran' },
    });
    await page.goto('/');
    await page.request.patch('/api/me', { data: { name: 'Ada' } });
    const shoot = async (name: string) => {
      await page.evaluate(() => document.fonts.ready);
      await page.mouse.move(0, 0);
      const file = `browser-${name}-${size}`;
      const path = join(ALL, `${file}.png`);
      await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
      if (!KEPT.includes(file)) return;
      mkdirSync(KEPT_IN, { recursive: true });
      copyFileSync(path, join(KEPT_IN, `${file}.png`));
    };
    for (const { name, show } of SCREENS) {
      await show(page);
      await shoot(name);
      if (name !== 'bout') continue;
      for (const theme of THEMES) {
        await page.evaluate((wanted) => (document.documentElement.dataset['theme'] = wanted), theme);
        await shoot(`${name}-${theme}`);
      }
      await page.evaluate(() => (document.documentElement.dataset['theme'] = 'night'));
    }
  });
}
