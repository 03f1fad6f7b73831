/** A chart can be read as soon as it opens: names and events are at least 11 px high, and do not overlap. */
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { CHARTS } from '../../../tools/fixtures/charts.ts';
import { REPOSITORY } from '../../suites/child.ts';
import { FOLDER, staticSiteTest } from '../fixtures/static-site.ts';
import { CapsuleScreen } from './capsule-screen.ts';
import { LEGIBLE, overlapsIn, textsIn } from './texts.ts';
import { ViewerScreen } from './viewer-screen.ts';

const CAPSULE = join(REPOSITORY, 'tools/recording/kept/deposit-paid-and-checked.capsule.json');

const test = staticSiteTest('machines');
test.use({ viewport: { width: 1440, height: 900 } });
// In order on one worker: the viewer is built once.
test.describe.configure({ mode: 'default', timeout: 300_000 });

test('every chart opens with text of at least 11 px that does not overlap, and no broader than its canvas', async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const { id } of CHARTS) {
    for (const language of ['en', 'lo']) {
      await page.goto(`${host.origin}${FOLDER}?machine=${id}&words=${language}`);
      const texts = await textsIn(page, id);
      expect(texts.length, id).toBeGreaterThan(3);
      const unreadable = texts.filter(({ size, isTooWide }) => size < LEGIBLE - 0.01 || isTooWide);
      expect(unreadable, id).toEqual([]);
      expect(overlapsIn(texts), id).toEqual([]);
      const canvas = page.getByRole('region', { name: new RegExp(`^(Diagram of|ຮູບແຜນຜັງ) ${id}$`) });
      const [outer, inner] = [await canvas.boundingBox(), await canvas.locator('svg.diagram').boundingBox()];
      if (!outer || !inner) throw new Error(`${id} is not drawn`);
      expect(inner.x, id).toBeGreaterThanOrEqual(outer.x);
      expect(inner.x + inner.width, id).toBeLessThanOrEqual(outer.x + outer.width);
    }
  }
});

test('a large chart opens with collapsed states, which open on a click and by keys', async ({
  page,
  host,
}) => {
  const viewer = new ViewerScreen(page);
  await page.goto(`${host.origin}${FOLDER}?machine=depositOrder`);
  await textsIn(page, 'depositOrder');
  const collapsed = page.getByRole('button', { name: /^Parts of /, expanded: false });
  const count = await collapsed.count();
  expect(count).toBeGreaterThan(0);

  const name = (await collapsed.first().getAttribute('aria-label')) ?? '';
  const parts = page.getByRole('button', { name, exact: true });
  await parts.focus();
  await page.keyboard.press('Enter');
  await expect(parts).toHaveAttribute('aria-expanded', 'true');
  await expect(parts).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(parts).toHaveAttribute('aria-expanded', 'false');

  // A click anywhere on a collapsed state opens it, and chooses it.
  const state = name.replace('Parts of ', '');
  await page
    .getByRole('button', { name: `State ${state}`, exact: true })
    .click({ position: { x: 12, y: 5 } });
  await expect(parts).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(new RegExp(`at=${state.replaceAll('.', '\\.')}`));
  const texts = await textsIn(page, 'depositOrder');
  expect(texts.filter(({ size }) => size < LEGIBLE - 0.01)).toEqual([]);

  // A link to a state opens the states around it, and the state is in view.
  const hidden = 'depositOrder.followed.status.open.cancellation.canceling';
  await page.goto(`${host.origin}${FOLDER}?machine=depositOrder&at=${hidden}`);
  await expect(page.getByRole('button', { name: `State ${hidden}`, exact: true })).toBeInViewport();
  await expect(viewer.part('The state canceling')).toBeVisible();
});

test.describe('at each width', () => {
  for (const width of [360, 768, 1280]) {
    test(`${width} px: the zoom controls cover no part of the chart, and a capsule fits into its panel`, async ({
      page,
      host,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${host.origin}${FOLDER}?machine=deposit&tab=capsule`);
      const canvas = await page.getByRole('region', { name: 'Diagram of deposit' }).boundingBox();
      const controls = await page.getByRole('group', { name: 'Size of the diagram' }).boundingBox();
      expect(controls?.y).toBeGreaterThanOrEqual((canvas?.y ?? Infinity) + (canvas?.height ?? 0) - 0.5);

      const capsule = new CapsuleScreen(page);
      await page.getByLabel('A capsule', { exact: true }).setInputFiles(CAPSULE);
      // It opens at its last step. The longest name of a step is that of a delay.
      await expect(capsule.step()).toContainText('untilCheckAllowed');
      const overflow = await capsule.step().evaluate((step) => {
        const panel = step.closest('.overflow-y-auto');
        return panel ? panel.scrollWidth - panel.clientWidth : NaN;
      });
      expect(overflow).toBe(0);
    });
  }
});
