/** The viewer as static files in a folder of some host: `npm run build -- --mode machines`. Only the live view does not work. */
import { expect } from '@playwright/test';
import { LAO } from '../../../tools/labels/machine-labels.ts';
import { faintText, violations } from '../looks/checks/accessibility.ts';
import { FOLDER, staticSiteTest } from '../fixtures/static-site.ts';
import { ViewerScreen } from './viewer-screen.ts';

const LAPSED = 'depositQr.lapsed';

const test = staticSiteTest('machines');
test.use({ viewport: { width: 1280, height: 720 } });
// In order on one worker: the viewer is built once.
test.describe.configure({ mode: 'default' });

test('a state is found by its name, read with its section, in English and in Lao, and printed', async ({
  page,
  host,
}) => {
  const viewer = new ViewerScreen(page);
  await page.goto(host.origin + FOLDER);
  await expect(viewer.heading('app')).toBeVisible();
  await expect(viewer.machines().getByRole('link')).toHaveCount(20);

  // The browser may scroll the sheet by itself. The viewer resets the scroll position and pans the diagram by as much instead.
  await page.goto(`${host.origin}${FOLDER}?machine=session`);
  const sheet = page.getByRole('region', { name: 'Diagram of session' });
  const scrolled = await sheet.evaluate((element) => {
    element.scrollTop = 50;
    return element.scrollTop;
  });
  expect(scrolled).toBe(50);
  await expect.poll(() => sheet.evaluate(({ scrollTop }) => scrollTop)).toBe(0);

  // The state with this name is the first result, and can be selected with the keyboard.
  const found = await viewer.find('lapsed');
  await expect(found.first()).toContainText(
    'The time of the QR or the order is up. The site checks with the bank automatically before it shows an expiry.',
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(viewer.heading('depositQr')).toBeVisible();
  const state = viewer.part('The state lapsed');
  await expect(state).toContainText(
    'The time of the QR or the order is up. The site checks with the bank automatically before it shows an expiry.',
  );
  await expect(state.getByRole('list', { name: 'Sections' })).toContainText('specification §4');

  // The arrow keys move the focus from a state to its transitions.
  await page.getByRole('button', { name: `State ${LAPSED}`, exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.focused()).toHaveAttribute('aria-label', `Transition ${LAPSED} on order.unpaid #0`);
  await expect(viewer.part('A transition')).toContainText(
    'The bank, asked after the expiry, has no payment. The player can safely request a new QR.',
  );
  await page.keyboard.press('ArrowLeft');

  // Escape selects the whole machine. After a selection far down in the list, the panel is scrolled to the top of its description.
  await page.keyboard.press('Escape');
  await expect(state).toHaveCount(0);
  await viewer.part('Its states').getByRole('button').last().click();
  await expect(page.getByRole('heading', { name: /^The state / })).toBeInViewport();
  await page.getByRole('button', { name: `State ${LAPSED}`, exact: true }).focus();
  await page.keyboard.press('Enter');

  await viewer.speak('ພາສາລາວ');
  await expect(viewer.part('ສະຖານະ lapsed')).toContainText(LAO[LAPSED] ?? 'no Lao');
  expect(new URL(page.url()).searchParams.get('words')).toBe('lo');

  // Printed: the whole diagram and all its texts, and nothing of the page around them.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(viewer.part('ຄວາມໝາຍ')).toContainText(LAO[LAPSED] ?? 'no Lao');
  const paper = await page.getByRole('group', { name: 'The machine depositQr' }).boundingBox();
  expect(paper?.x).toBeGreaterThanOrEqual(0);
  expect((paper?.x ?? 0) + (paper?.width ?? Infinity)).toBeLessThanOrEqual(1280);
  expect(paper?.height).toBeGreaterThan(300);
  await page.emulateMedia({ media: 'screen' });
  await viewer.speak('English');

  // On a phone the list of machines opens above the diagram.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(viewer.machines()).toBeHidden();
  await page.getByRole('button', { name: 'Machines' }).click();
  await viewer.find('result of a withdrawal');
  await viewer.machines().getByRole('link').first().click();
  await expect(viewer.machines()).toBeHidden();
  await expect(viewer.heading('withdrawQuote')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violations(page)).toEqual([]);

  // Tabs that need the development server are not there.
  const tabs = page.getByRole('navigation', { name: 'Views of the machine' }).getByRole('link');
  await expect(tabs).toHaveText(['Look', 'Simulate', 'Proven', 'Capsule']);
  await page.setViewportSize({ width: 1280, height: 720 });
  await viewer.tab('Simulate');
  await viewer.sees('withdrawQuote.requesting.usual');
  expect(await violations(page)).toEqual([]);
  expect(await faintText(page)).toEqual([]);
});
