/** A signed-in player at the production build, on the slow phone. */
import type { Browser, Page } from '@playwright/test';
import { createLab } from '../../../mock-server/lab/client/lab.ts';
import { signsIn } from '../../../mock-server/lab/client/playwright.ts';
import { DEMO_PLAYER } from '../../../mock-server/seeds/players.ts';
import { newPhone, slowDown } from '../phone.ts';

/** The site that is measured, and the browser. */
export interface BenchSite {
  readonly browser: Browser;
  readonly origin: string;
}

/** Calls `measure` with the page of a new player in a scenario of the mock, and closes the browser context afterwards. */
export async function withPlayer<Found>(
  { browser, origin }: BenchSite,
  scenario: string,
  measure: (page: Page) => Promise<Found>,
): Promise<Found> {
  const phone = await newPhone(browser, origin);
  try {
    phone.page.on('pageerror', (error) => console.error(error));
    const world = createLab(origin).existing('default').withSessions(signsIn(phone.context, origin));
    await world.reset({ scenario });
    await world.session(DEMO_PLAYER.username);
    await slowDown(phone);
    return await measure(phone.page);
  } finally {
    await phone.context.close();
  }
}
