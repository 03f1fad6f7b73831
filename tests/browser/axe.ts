import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** An element that breaks a rule of axe: the rule's id, a selector and the markup. */
export interface AxeViolation {
  readonly id: string;
  readonly target: string;
  readonly html: string;
}

/**
 * Runs axe in the page itself and returns what it finds, of the whole document or of what `within` selects. Frames are left out.
 * `@axe-core/playwright` opens a blank page for each run to put the frames' results together, which costs as much as the rules.
 */
export async function axeViolations(
  page: Page,
  options: RunOptions = {},
  within?: string,
): Promise<readonly AxeViolation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, runOptions]) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations } = await inPage.run(selector ?? document, {
        ...runOptions,
        resultTypes: ['violations'],
        iframes: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html }) => ({ id, target: target.join(' '), html })),
      );
    },
    [within, options] as const,
  );
}
