/** The faults of a write, one row each: how the fault is caused, and what is restored before the player acts again. */
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
}

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
  faulted('500', { fault: 'status', status: 500 }),
  {
    name: 'HTML 502',
    // A gateway in front of the server has timed out: the write is executed, but the response is an HTML page.
    arrange: async ({ page, write }) => {
      const url = `**${BASE_PATH}${endpointOf(write.call).path.replace(/:\w+/g, '*')}`;
      let isFirst = true;
      await page.route(url, async (route) => {
        if (!isFirst) return route.fallback();
        isFirst = false;
        await route.fetch();
        const body = '<!doctype html><title>502 Bad Gateway</title>';
        await route.fulfill({ status: 502, contentType: 'text/html', body });
      });
    },
  },
  {
    name: '401',
    arrange: async (blow) => {
      if (blow.write.player !== null) await blow.context.clearCookies({ name: 'sid' });
      else await faultNext(blow, { fault: 'status', code: 'UNAUTHENTICATED' });
    },
  },
  faulted('403 XSRF', { fault: 'status', code: 'XSRF_INVALID' }),
  faulted('429', { fault: 'status', code: 'RATE_LIMITED' }),
  faulted('timeout', { fault: 'timeout' }, { holds: true }),
  faulted('truncated JSON', { fault: 'truncated' }),
  faulted('wrong shape', { fault: 'wrong-shape' }),
  faulted('wrong content type', { fault: 'wrong-content-type' }),
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
];
