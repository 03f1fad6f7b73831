/** What can befall a write, one row each: how it is arranged, and what is left of it when the player acts again. */
import type { Request } from '@playwright/test';
import { BASE_PATH, endpointOf } from '../../../contract/endpoints.ts';
import type { FaultRequest } from '../../../mock-server/lab/faults.ts';
import { goOffline } from '../pages/evidence.ts';
import { expect } from '../fixtures/site.ts';
import type { WriteFixtures, Write } from './write.ts';

/** What a row may do besides pressing. */
export interface Blow extends WriteFixtures {
  readonly write: Write;
  press(): Promise<void>;
  /** The same player, just as far, in another tab. Returns the press there. */
  inAnotherTab(): Promise<() => Promise<void>>;
}

export interface Fault {
  readonly name: string;
  /** Before the press. */
  arrange?(blow: Blow): Promise<void>;
  /** In the place of a mere press. */
  strike?(blow: Blow): Promise<void>;
  /** The line is as it was. */
  relieve?(blow: Blow): Promise<void>;
  /** Whether the page comes from another one of the site, to which it can go back. */
  readonly comesFromHome?: true;
  /** Whether the first request is never answered. */
  readonly holds?: true;
}

/** What the lab does to the next request of the write. */
function faulted(name: string, fault: Omit<FaultRequest, 'match'>, more: Partial<Fault> = {}): Fault {
  return { name, arrange: (blow) => faultNext(blow, fault), ...more };
}

async function faultNext({ lab, write }: Blow, fault: Omit<FaultRequest, 'match'>): Promise<void> {
  const { method, path } = endpointOf(write.call);
  await lab.fault({ times: 1, ...fault, match: { method, path: BASE_PATH + path } });
}

/** The request has reached the server, and is carried out already. */
async function underWay({ lab }: Blow): Promise<void> {
  await expect.poll(async () => (await lab.state()).faults, { intervals: [20] }).toEqual([]);
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
    // As a gateway in front of the server answers that has given up waiting for it.
    arrange: async ({ page, write }) => {
      const url = `**${BASE_PATH}${endpointOf(write.call).path.replace(/:\w+/g, '*')}`;
      await page.route(
        url,
        async (route) => {
          await route.fetch();
          const body = '<!doctype html><title>502 Bad Gateway</title>';
          await route.fulfill({ status: 502, contentType: 'text/html', body });
        },
        { times: 1 },
      );
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
    { fault: 'delay', delayMs: 60_000 },
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
    { fault: 'delay', delayMs: 500 },
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
    { fault: 'delay', delayMs: 300 },
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
