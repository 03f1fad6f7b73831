/** The emulated phone of the benchmarks: small, its CPU throttled four times. */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** Factor by which the CPU is throttled. */
const SLOWNESS = 4;

/** For a busy machine. */
const PATIENCE_MS = 120_000;

export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly tools: CDPSession;
}

/** Opens a phone without any stored data of the site, except for the language cookie. */
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
  // Functions that run in the page were compiled by esbuild, which calls its helper `__name` to keep their names.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  const page = await context.newPage();
  return { context, page, tools: await context.newCDPSession(page) };
}

export async function slowDown({ tools }: Phone): Promise<void> {
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
}
