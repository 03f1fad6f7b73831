/** `npm run bench -- smoothness`: how quickly the production build (`dist/`) responds to input on a slow phone. */
import { chromium } from '@playwright/test';
import { serveBuiltSite } from '../../browser/fixtures/built-site.ts';
import { chromiumLaunchOptions } from '../../browser/fixtures/chromium.ts';
import type { Row } from '../verdict.ts';
import { benchFirstOpenings } from './first-openings.ts';
import { benchTaps } from './taps.ts';

export async function benchSmoothness(): Promise<readonly Row[]> {
  const server = await serveBuiltSite();
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const site = { browser, origin: server.origin };
    return [...(await benchTaps(site)), ...(await benchFirstOpenings(site))];
  } finally {
    await browser.close();
    await server.close();
  }
}
