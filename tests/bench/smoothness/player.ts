/** A signed-in player at the production build, on the slow phone. */
import type { Browser } from '@playwright/test';
import { DEMO_PLAYER } from '../../../mock-server/seeds/players.ts';
import { createLab } from '../../../mock-server/lab/client/lab.ts';
import { signsIn } from '../../../mock-server/lab/client/playwright.ts';
import { type Traffic, watchTraffic } from '../first-load/traffic.ts';
import { newPhone, type Phone, slowDown } from '../phone.ts';

/** The site that is measured, and the browser. */
export interface BenchSite {
  readonly browser: Browser;
  readonly origin: string;
}

export interface Player extends Phone {
  readonly traffic: Traffic;
}

/** Calls `measure` with a new player in a scenario of the mock, and closes the browser context afterwards. */
export async function withPlayer<Found>(
  { browser, origin }: BenchSite,
  scenario: string,
  measure: (player: Player) => Promise<Found>,
): Promise<Found> {
  const phone = await newPhone(browser, origin);
  try {
    phone.page.on('pageerror', (error) => console.error(error));
    const world = createLab(origin).existing('default').withSessions(signsIn(phone.context, origin));
    await world.reset({ scenario });
    await world.session(DEMO_PLAYER.username);
    const traffic = await watchTraffic(phone.tools);
    await slowDown(phone);
    return await measure({ ...phone, traffic });
  } finally {
    await phone.context.close();
  }
}

/** Resolves when the current state of the page has been painted. */
export async function painted({ page }: Phone): Promise<void> {
  await page.evaluate(
    () =>
      // The second frame begins after the first has been rendered.
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
