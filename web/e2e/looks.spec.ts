// Every screen in every theme, at a desk and on a phone: axe finds nothing serious, nothing is wider than the screen.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './people';
import { SCREENS } from './screens';

const THEMES = ['night', 'blueprint', 'contrast'];

for (const size of ['wide', 'phone'] as const) {
  test(`nothing serious is wrong with any screen, ${size}`, async ({ arrive }) => {
    // Every screen in every theme takes its time.
    test.setTimeout(900_000);
    const page = await arrive({ size });
    for (const { name, show } of SCREENS) {
      await test.step(name, async () => {
        await show(page);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(wide, `${name} is too wide`).toBe(0);
        for (const theme of THEMES) {
          await page.evaluate((wanted) => (document.documentElement.dataset['theme'] = wanted), theme);
          // Colours that are still changing cannot be checked.
          const still = () => document.getAnimations().every(({ playState }) => playState !== 'running');
          await page.waitForFunction(still, undefined, { timeout: 600_000 });
          // Whatever does not depend on colours is checked once.
          const axe = new AxeBuilder({ page });
          const { violations } = await (
            theme === 'night' ? axe : axe.withRules(['color-contrast'])
          ).analyze();
          const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
          const told = bad.flatMap(({ id, nodes }) =>
            nodes.map(
              (node) => `${id}: ${node.target.join(' ')}: ${node.any[0]?.message ?? node.failureSummary}`,
            ),
          );
          expect.soft(told, `${name} in ${theme}`).toEqual([]);
        }
        await page.evaluate(() => (document.documentElement.dataset['theme'] = 'night'));
      });
    }
  });
}
