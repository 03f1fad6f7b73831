/** The phone that the benchmarks hold: small, four times slower than the machine, and if asked for on a slow line. */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** How much slower than the machine. */
export const PHONE_SLOWNESS = 4;

/** A machine that is busy with something else makes 10,000 orders in a minute. */
const PATIENCE_MS = 120_000;

/** Slow 4G, as the tools of browsers have it: 150 ms and 1.6 Mbit/s of the line make this of a request. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
} as const;

export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly tools: CDPSession;
}

/** One that has never been at the site, but for the language that it is to speak. */
export async function newPhone(browser: Browser, origin: string): Promise<Phone> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'lo-LA',
    timezoneId: 'Asia/Vientiane',
    colorScheme: 'dark',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addCookies([{ name: 'i18nextLng', value: 'lo', url: origin }]);
  // What is run in the page has been compiled, and the compiler keeps names with a function of its own.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  const page = await context.newPage();
  return { context, page, tools: await context.newCDPSession(page) };
}

export async function slowDown({ tools }: Phone, rate = PHONE_SLOWNESS): Promise<void> {
  await tools.send('Emulation.setCPUThrottlingRate', { rate });
}

export async function putOnSlowLine({ tools }: Phone): Promise<void> {
  await tools.send('Network.emulateNetworkConditions', SLOW_4G);
}
