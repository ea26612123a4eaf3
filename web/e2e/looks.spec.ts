// Every screen in every theme, at a desk and on a phone: axe finds nothing serious, nothing is wider than the screen.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './people';
import { WALKS } from './screens';

const THEMES = ['night', 'blueprint', 'contrast'];

/** What is seriously wrong with the page as it is drawn now, by all rules; or afterwards, by those about colours. */
async function wrong(page: Page, rules: 'all' | 'colours'): Promise<string[]> {
  // The page has no frames that need a page of their own for their results. What all rules need stays in the page.
  const builder = rules === 'all' ? new AxeBuilder({ page }) : new AxeBuilder({ page, axeSource: ';' });
  const axe = builder.setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (rules === 'all' ? axe : axe.withRules(['color-contrast'])).analyze();
  const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return bad.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.any[0]?.message ?? node.failureSummary}`),
  );
}

async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate((wanted) => (document.documentElement.dataset['theme'] = wanted), theme);
  // Colours that are still changing cannot be checked.
  const still = () => document.getAnimations().every(({ playState }) => playState !== 'running');
  await page.waitForFunction(still);
}

/** Hides whatever looks as something before it does, with all that it holds: one of each kind is left. */
async function hideAlike(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    const isAlike = (element: Element, above: string): boolean => {
      const look = `${above} > ${element.tagName} ${element.getAttribute('class')} ${element.getAttribute('style')}`;
      const known = seen.has(look);
      seen.add(look);
      const alike = [...element.children].map((child) => isAlike(child, look)).every(Boolean) && known;
      if (alike && element instanceof HTMLElement) element.style.display = 'none';
      return alike;
    };
    isAlike(document.body, '');
  });
}

for (const [walk, screens] of Object.entries(WALKS)) {
  for (const size of ['wide', 'phone'] as const) {
    test(`nothing serious is wrong with any screen: ${walk}, ${size}`, async ({ arrive }) => {
      const page = await arrive({ size, drawn: true });
      for (const { name, show, repeats } of screens) {
        await test.step(name, async () => {
          await show(page);
          const wide = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect.soft(wide, `${name} is too wide`).toBe(0);
          if (repeats && size === 'phone') await hideAlike(page);
          for (const theme of THEMES) {
            await wear(page, theme);
            // Whatever does not depend on colours is checked once.
            const told = await wrong(page, theme === 'night' ? 'all' : 'colours');
            expect.soft(told, `${name} in ${theme}`).toEqual([]);
            if (repeats && theme === 'night') await hideAlike(page);
          }
          await wear(page, 'night');
        });
      }
    });
  }
}
