/** What axe finds, by the rules of WCAG 2.2 AA. */
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { axeViolations } from '../../fixtures/axe.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const CONTRAST = 'color-contrast';

/** Every rule, that of targets of 24 px too, which axe leaves off unless it is asked for. */
export function violations(page: Page): Promise<readonly string[]> {
  return found(page, {
    runOnly: { type: 'tag', values: WCAG },
    rules: { 'target-size': { enabled: true } },
  });
}

/** In the light: only whether words stand out from what is behind them, which is all that another theme changes. */
export async function faintText(page: Page): Promise<readonly string[]> {
  await inTheme(page, 'light');
  const faint = await found(page, { runOnly: [CONTRAST] });
  await inTheme(page, 'dark');
  return faint.map((fault) => `light: ${fault}`);
}

/** A colour that is inherited changes from one element to the next, frame by frame, however short the transition. */
async function inTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/** The whole page is in view meanwhile: what sticks to an edge then covers nothing that could be scrolled free. */
async function found(page: Page, options: RunOptions): Promise<readonly string[]> {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (size && height > size.height) await page.setViewportSize({ ...size, height });
  const violated = await axeViolations(page, options);
  if (size && height > size.height) await page.setViewportSize(size);
  return violated.map(({ id, target, html }) => `${id}: ${target} ${html}`);
}
