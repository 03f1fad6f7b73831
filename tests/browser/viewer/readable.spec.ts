/** A chart can be read as soon as it opens: names and events are at least 11 px high, and do not overlap. */
import { expect, type Page } from '@playwright/test';
import { CHARTS } from '../../../tools/fixtures/charts.ts';
import { FOLDER, staticSiteTest } from '../fixtures/static-site.ts';
import { ViewerScreen } from './viewer-screen.ts';

/** The least height of text, in CSS pixels. */
const LEGIBLE = 11;

const test = staticSiteTest('machines');
test.use({ viewport: { width: 1440, height: 900 } });
// In order on one worker: the viewer is built once.
test.describe.configure({ mode: 'default', timeout: 300_000 });

test('every chart opens with text of at least 11 px that does not overlap', async ({ page, host }) => {
  for (const { id } of CHARTS) {
    for (const language of ['en', 'lo']) {
      await page.goto(`${host.origin}${FOLDER}?machine=${id}&words=${language}`);
      const { texts, hasMinimap } = await chartIn(page, id);
      const seen = texts.filter(({ isVisible }) => isVisible);
      expect(seen.filter(({ kind }) => kind === 'state').length, `${id}: states`).toBeGreaterThan(1);
      expect(seen.filter(({ kind }) => kind === 'event').length, `${id}: events`).toBeGreaterThan(1);
      expect(
        seen.filter(({ size }) => size < LEGIBLE - 0.01).map(({ name }) => name),
        id,
      ).toEqual([]);
      expect(overlapsIn(seen), id).toEqual([]);
      expect(
        seen.filter(({ isTooWide }) => isTooWide).map(({ name }) => name),
        id,
      ).toEqual([]);
      // What is outside the visible part is shown by the minimap.
      expect(hasMinimap, id).toBe(seen.length < texts.length);
    }
  }
});

test('session shows all states and events without zooming', async ({ page, host }) => {
  await page.goto(`${host.origin}${FOLDER}?machine=session`);
  const { texts } = await chartIn(page, 'session');
  const chart = CHARTS.find(({ id }) => id === 'session');
  const ids = [...(chart?.nodes ?? []).slice(1), ...(chart?.edges ?? [])].map((one) => one.id);
  expect(texts.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(texts.filter(({ isVisible, isCovered }) => !isVisible || isCovered)).toEqual([]);
});

test('a large chart opens with collapsed states, which open on a click and by keys', async ({
  page,
  host,
}) => {
  const viewer = new ViewerScreen(page);
  await page.goto(`${host.origin}${FOLDER}?machine=depositOrder`);
  await chartIn(page, 'depositOrder');
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
  await page.getByRole('button', { name: `State ${state}`, exact: true }).click({ position: { x: 4, y: 4 } });
  await expect(parts).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(new RegExp(`at=${state.replaceAll('.', '\\.')}`));
  const { texts } = await chartIn(page, 'depositOrder');
  expect(texts.filter(({ size }) => size < LEGIBLE - 0.01)).toEqual([]);

  // A link to a state opens the states around it, and the state is in view.
  const hidden = 'depositOrder.followed.status.open.cancellation.canceling';
  await page.goto(`${host.origin}${FOLDER}?machine=depositOrder&at=${hidden}`);
  await expect(page.getByRole('button', { name: `State ${hidden}`, exact: true })).toBeInViewport();
  await expect(viewer.part('The state canceling')).toBeVisible();
});

interface Text {
  readonly id: string;
  readonly kind: 'state' | 'event';
  readonly name: string;
  /** The font size on the screen, in CSS pixels. */
  readonly size: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Whether all of it is inside the canvas. */
  readonly isVisible: boolean;
  /** Whether the text of a state is wider than its box. */
  readonly isTooWide: boolean;
  /** Whether the controls or the minimap cover its middle. */
  readonly isCovered: boolean;
}

/** Measures the texts of the states and of the transitions as they are on the screen. */
async function chartIn(page: Page, machine: string) {
  const canvas = page.getByRole('region', { name: `Diagram of ${machine}` });
  await canvas.locator('svg.diagram').waitFor();
  // The view is set when the size of the canvas is known; the width of text, when the font is loaded.
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
  return canvas.evaluate((element) => {
    const window = element.getBoundingClientRect();
    const shown = [...element.querySelectorAll<SVGTextElement>('svg.diagram text')].filter(
      (text) => text.getClientRects().length > 0,
    );
    const groups = new Map<Element, SVGTextElement[]>();
    for (const text of shown) {
      const group = text.closest('[data-id]');
      if (group) groups.set(group, [...(groups.get(group) ?? []), text]);
    }
    const texts = [...groups].map(([group, members]): Text => {
      const areas = members.map((text) => text.getBoundingClientRect());
      const scale = Math.min(...members.map((text) => text.getScreenCTM()?.a ?? 0));
      const sizes = members.map((text) => parseFloat(getComputedStyle(text).fontSize));
      const [left, top] = [
        Math.min(...areas.map((area) => area.left)),
        Math.min(...areas.map((area) => area.top)),
      ];
      const [right, bottom] = [
        Math.max(...areas.map((area) => area.right)),
        Math.max(...areas.map((area) => area.bottom)),
      ];
      const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const id = group.getAttribute('data-id') ?? '';
      const frame = element.querySelector(`.box[data-id="${CSS.escape(id)}"] > .frame`);
      return {
        id,
        kind: group.classList.contains('state-words') ? 'state' : 'event',
        name: members.map((text) => text.textContent).join(' '),
        size: Math.min(...sizes) * scale,
        left,
        top,
        right,
        bottom,
        isVisible:
          left >= window.left && right <= window.right && top >= window.top && bottom <= window.bottom,
        isTooWide: frame !== null && right > frame.getBoundingClientRect().right,
        isCovered: front !== null && !element.contains(front),
      };
    });
    return { texts, hasMinimap: element.parentElement?.querySelector('.minimap') !== null };
  });
}

/** The pairs of texts that overlap. The line boxes of two lines touch, so that two pixels do not count. */
function overlapsIn(texts: readonly Text[]): readonly string[] {
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter(
        (other) =>
          one.left + 2 < other.right &&
          other.left + 2 < one.right &&
          one.top + 3 < other.bottom &&
          other.top + 3 < one.bottom,
      )
      .map((other) => `${one.name} × ${other.name}`),
  );
}
