// Pictures of the gallery through Chromium:
// node scripts/shoot.mjs FOLDER [NAME[?QUERY]…] [--sizes=360x740,…] [--themes=night,…]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const SIZES = { phone: [360, 740], tablet: [1024, 768], desk: [1680, 1050] };
const [folder, ...rest] = process.argv.slice(2);
if (!folder) throw new Error('name a folder');
const options = Object.fromEntries(
  rest.filter((one) => one.startsWith('--')).map((one) => one.slice(2).split('=')),
);
const names = rest.filter((one) => !one.startsWith('--'));
const sizes = (options.sizes ?? 'phone,tablet,desk').split(',');
const themes = (options.themes ?? 'night').split(',');
const base = options.base ?? process.env.GALLERY ?? 'http://127.0.0.1:5199/gallery.html';

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
for (const size of sizes) {
  const [width, height] = SIZES[size] ?? size.split('x').map(Number);
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
    deviceScaleFactor: Number(options.scale ?? 1),
  });
  const page = await context.newPage();
  page.on(
    'console',
    (message) =>
      ['error', 'warning'].includes(message.type()) && console.log(`${message.type()}: ${message.text()}`),
  );
  page.on('pageerror', (error) => console.log(`page error: ${error.message}`));
  for (const name of names) {
    for (const theme of themes) {
      const [show, query = ''] = name.split('?');
      await page.goto(`${base}?show=${show}&theme=${theme}&motion=off&${query}`);
      await page.waitForSelector('#app > *');
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(Number(options.wait ?? 150));
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (wide > 0) console.log(`${name} ${size} ${theme}: ${wide} px too wide`);
      const file = `${show}${query ? `-${query.replace(/[^\w]+/g, '-')}` : ''}-${theme}-${size}.png`;
      await page.screenshot({ path: join(folder, file), fullPage: options.full !== 'no' });
    }
  }
  await context.close();
}
await browser.close();
