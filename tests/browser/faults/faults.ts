/**
 * The faults of a write that a browser meets, one row each: how the fault is caused, and what is restored before the player acts again.
 * An impatient player is one of them. Responses of any kind need no browser: `tests/unit/src/api` and the monkey have them.
 */
import type { Request } from '@playwright/test';
import { BASE_PATH, endpointOf } from '../../../contract/endpoints.ts';
import type { FaultRequest } from '../../../mock-server/lab/faults.ts';
import { goOffline } from '../pages/evidence.ts';
import { expect } from '../fixtures/site.ts';
import type { WriteFixtures, Write } from './write.ts';

/** What a fault may use: the page, the write, a press of its button, and another tab. */
export interface Blow extends WriteFixtures {
  readonly write: Write;
  press(): Promise<void>;
  /** Opens another tab of the same player, up to the press. Returns a function that presses there. */
  inAnotherTab(): Promise<() => Promise<void>>;
}

export interface Fault {
  readonly name: string;
  /** Runs before the press. */
  arrange?(blow: Blow): Promise<void>;
  /** Replaces the plain press. */
  strike?(blow: Blow): Promise<void>;
  /** Restores the network after the first outcome. */
  relieve?(blow: Blow): Promise<void>;
  /** Whether the page is reached by a link from home, so that the player can go back. */
  readonly comesFromHome?: true;
  /** Whether the first request gets no response, so that the test must not wait for it. */
  readonly holds?: true;
  /** The most requests that may reach the server by one strike. */
  readonly requests?: number;
}

const TIMES = 20;
/** The duration of a tap: 20 taps take half a second. */
const TAP_MS = 25;

/** A fault that the lab applies to the next request of the write. */
function faulted(name: string, fault: Omit<FaultRequest, 'match'>, more: Partial<Fault> = {}): Fault {
  return { name, arrange: (blow) => faultNext(blow, fault), ...more };
}

async function faultNext({ world, write }: Blow, fault: Omit<FaultRequest, 'match'>): Promise<void> {
  const { method, path } = endpointOf(write.call);
  await world.faults.add({ times: 1, ...fault, match: { method, path: BASE_PATH + path } });
}

/** Waits until the lab has applied its fault: the server executes a delayed request at once, and delays only the response. */
async function underWay({ world }: Blow): Promise<void> {
  await expect.poll(async () => await world.faults.list(), { intervals: [20] }).toEqual([]);
}

export function isRequestOf(write: Write, request: Request): boolean {
  const { method, path } = endpointOf(write.call);
  const pattern = new RegExp(`^${BASE_PATH}${path.replace(/:\w+/g, '[^/]+')}$`);
  return request.method() === method && pattern.test(new URL(request.url()).pathname);
}

export const FAULTS: readonly Fault[] = [
  faulted('dropped', { fault: 'drop' }),
  faulted('reply lost', { fault: 'lost-reply' }),
  faulted('timeout', { fault: 'timeout' }, { holds: true }),
  faulted('duplicate', { fault: 'duplicate' }),
  {
    name: 'offline',
    arrange: ({ page }) => goOffline(page),
    relieve: ({ context }) => context.setOffline(false),
  },
  faulted(
    'reload',
    { fault: 'delay', delay: 60_000 },
    {
      holds: true,
      strike: async (blow) => {
        await blow.press();
        await underWay(blow);
        await blow.page.reload();
      },
    },
  ),
  faulted(
    'back',
    { fault: 'delay', delay: 500 },
    {
      comesFromHome: true,
      strike: async (blow) => {
        await blow.press();
        await underWay(blow);
        await blow.page.goBack();
        await blow.page.goForward();
      },
    },
  ),
  faulted(
    'second tab',
    { fault: 'delay', delay: 300 },
    {
      strike: async (blow) => {
        const pressThere = await blow.inAnotherTab();
        await blow.press();
        await underWay(blow);
        await pressThere();
      },
    },
  ),
  {
    name: '20 taps in half a second',
    requests: 1,
    // Clicks the first position of the button, even after something else is rendered there.
    strike: async ({ page, write }) => {
      const button = write.button(page);
      await button.scrollIntoViewIfNeeded();
      const box = await button.boundingBox();
      if (!box) throw new Error('the button has no place');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.click(x, y, { clickCount: TIMES, delay: TAP_MS });
    },
  },
  {
    name: '20 presses before the next frame',
    requests: 1,
    strike: ({ page, write }) =>
      write.button(page).evaluate((button: HTMLElement, times) => {
        for (let press = 0; press < times; press += 1) button.click();
      }, TIMES),
  },
  {
    name: 'Enter 20 times',
    requests: 1,
    strike: async ({ page, write }) => {
      await write.button(page).focus();
      for (let press = 0; press < TIMES; press += 1) await page.keyboard.press('Enter');
    },
  },
  {
    name: 'two tabs at once',
    requests: 2,
    // Both writes are held until both tabs have been pressed: after a finished write, the other tab would no longer show the form.
    strike: async (blow) => {
      const pressThere = await blow.inAnotherTab();
      let release = () => {};
      const arePressed = new Promise<void>((resolve) => {
        release = resolve;
      });
      await blow.context.route('**/api/**', async (route) => {
        if (route.request().method() !== 'GET') await arePressed;
        await route.fallback();
      });
      await Promise.all([blow.press(), pressThere()]);
      release();
    },
  },
];
