/** Accessibility violations that axe finds, by the rules of WCAG 2.2 AA. */
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { axeViolations } from '../../fixtures/axe.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const CONTRAST = 'color-contrast';

/** Checks every rule, including the target size of 24 px, which axe disables by default. */
export function violations(page: Page): Promise<readonly string[]> {
  return found(page, {
    runOnly: { type: 'tag', values: WCAG },
    rules: { 'target-size': { enabled: true } },
  });
}

/** Checks only the contrast of text in the light theme: the theme changes nothing else that axe checks. */
export async function faintText(page: Page): Promise<readonly string[]> {
  await inTheme(page, 'light');
  const faint = await found(page, { runOnly: [CONTRAST] });
  await inTheme(page, 'dark');
  return faint.map((fault) => `light: ${fault}`);
}

/**
 * Waits until no transition runs: an inherited colour transitions in one element after the other, however short the transition.
 */
async function inTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/** Runs axe with the whole page in the viewport, so that sticky elements cover nothing that a player could scroll into view. */
async function found(page: Page, options: RunOptions): Promise<readonly string[]> {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (size && height > size.height) await page.setViewportSize({ ...size, height });
  const violated = await axeViolations(page, options);
  if (size && height > size.height) await page.setViewportSize(size);
  return violated.map(({ id, target, html }) => `${id}: ${target} ${html}`);
}
