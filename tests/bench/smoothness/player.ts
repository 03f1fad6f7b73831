/** A player at the production build, whom the site knows already when the page is opened. */
import type { Browser } from '@playwright/test';
import { DEMO_PLAYER } from '../../../mock-server/seeds/players.ts';
import { Lab } from '../../browser/fixtures/lab.ts';
import { type Traffic, watchTraffic } from '../first-load/traffic.ts';
import { newPhone, type Phone, slowDown } from '../phone.ts';

/** What the benchmarks of the smoothness are measured on. */
export interface BenchSite {
  readonly browser: Browser;
  readonly origin: string;
}

export interface Player extends Phone {
  readonly lab: Lab;
  readonly traffic: Traffic;
}

export interface Status {
  /** The state of the business that it starts from. */
  readonly scenario?: string;
  readonly isSignedIn?: boolean;
  /** How many times slower than the machine the phone is. */
  readonly slowness?: number;
}

/** Hands a player over, and takes the phone away afterwards. */
export async function withPlayer<Found>(
  { browser, origin }: BenchSite,
  { scenario = 'default', isSignedIn = true, slowness }: Status,
  measure: (player: Player) => Promise<Found>,
): Promise<Found> {
  const phone = await newPhone(browser, origin);
  try {
    phone.page.on('pageerror', (error) => console.error(error));
    const lab = new Lab(phone.context.request);
    await lab.reset({ scenario });
    if (isSignedIn) await lab.session(DEMO_PLAYER.username);
    const traffic = await watchTraffic(phone.tools);
    await slowDown(phone, slowness);
    return await measure({ ...phone, lab, traffic });
  } finally {
    await phone.context.close();
  }
}

/** Resolves when what the page has drawn by now is seen. */
export async function painted({ page }: Phone): Promise<void> {
  await page.evaluate(
    () =>
      // The second frame begins when the first is done.
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
