/** Takes the pictures that the documents show, from the site itself. */
import { fileURLToPath } from 'node:url';
import { test as panelTest } from './lab/panel-site.ts';
import { SCREENS } from './looks/subjects/screens.ts';
import { test } from './site.ts';
import { wordsOf } from './words.ts';

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

const PICTURES = [
  { screen: 'order-open', file: 'deposit-desktop.png', size: DESKTOP },
  { screen: 'order-open', file: 'deposit-phone.png', size: PHONE },
  { screen: 'receipt-success', file: 'receipt-phone.png', size: PHONE },
] as const;

for (const { screen, file, size } of PICTURES) {
  test(file, async ({ page, lab }) => {
    await page.setViewportSize(size);
    await SCREENS.find(({ name }) => name === screen)?.reach({ page, lab, say: wordsOf('lo') });
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({ path: `${FOLDER}${file}`, animations: 'disabled' });
  });
}

panelTest('lab-panel.png', async ({ page, lab, panel }) => {
  await page.setViewportSize(DESKTOP);
  await lab.reset({ scenario: 'deposit-open' });
  await lab.session('demo');
  await page.goto('/player/deposit/');
  await panel.open('Orders');
  await page.getByRole('img', { name: /QR/ }).waitFor();
  await page.screenshot({ path: `${FOLDER}lab-panel.png`, animations: 'disabled' });
});
