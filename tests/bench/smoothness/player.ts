/** A player at the production build, signed in (if wanted) before the page is opened. */
import type { Browser } from '@playwright/test';
import { DEMO_PLAYER } from '../../../mock-server/seeds/players.ts';
import { createLab, type World } from '../../../mock-server/lab/client/lab.ts';
import { signsIn } from '../../../mock-server/lab/client/playwright.ts';
import { type Traffic, watchTraffic } from '../first-load/traffic.ts';
import { newPhone, type Phone, slowDown } from '../phone.ts';

/** The site that is measured, and the browser. */
export interface BenchSite {
  readonly browser: Browser;
  readonly origin: string;
}

export interface Player extends Phone {
  readonly world: World;
  readonly traffic: Traffic;
}

export interface Status {
  /** The scenario of the mock at the start. */
  readonly scenario?: string;
  readonly isSignedIn?: boolean;
  /** Factor by which the CPU of the phone is throttled. */
  readonly slowness?: number;
}

/** Calls `measure` with a new player, and closes the browser context afterwards. */
export async function withPlayer<Found>(
  { browser, origin }: BenchSite,
  { scenario = 'default', isSignedIn = true, slowness }: Status,
  measure: (player: Player) => Promise<Found>,
): Promise<Found> {
  const phone = await newPhone(browser, origin);
  try {
    phone.page.on('pageerror', (error) => console.error(error));
    const world = createLab(origin).existing('default').withSessions(signsIn(phone.context, origin));
    await world.reset({ scenario });
    if (isSignedIn) await world.session(DEMO_PLAYER.username);
    const traffic = await watchTraffic(phone.tools);
    await slowDown(phone, slowness);
    return await measure({ ...phone, world, traffic });
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
