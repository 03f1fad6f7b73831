/** Checks the state of the mock, independently of what the page shows. */
import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { type Call, endpointOf, pathOf } from '../../../contract/endpoints.ts';
import type { JournalEntry } from '../../../mock-server/lab/journal.ts';
import type { FaultRequest } from '../../../mock-server/lab/faults.ts';
import { type DepositScreen, theOrder } from '../deposit/deposit-screen.ts';
import type { World } from '../../../mock-server/lab/client/world.ts';

/** A call, and the value of the parameter in its path: an order's code or another id. */
type Where = readonly [call: Call, code?: string];

function whereIs([call, code = '']: Where): { readonly method: string; readonly path: string } {
  const parameters = { code, id: code };
  const path = pathOf(call as 'deposit', parameters);
  return { method: endpointOf(call).method, path };
}

/** Adds a fault for the next request of a call, or for as many as `times` says. */
export async function applyFault(
  world: World,
  where: Where,
  fault: Omit<FaultRequest, 'match'>,
): Promise<void> {
  await world.faults.add({ times: 1, ...fault, match: whereIs(where) });
}

/** Returns the journal entries of a call, oldest first, without requests to which a fault was applied. */
export async function answersOf(world: World, ...where: Where): Promise<readonly JournalEntry[]> {
  const { method, path } = whereIs(where);
  const { journal } = await world.state({ full: true });
  return journal.filter((entry) => entry.fault === null && entry.method === method && entry.path === path);
}

/** Expects one order in the store, made by one request and shown on the page. Returns its code. */
export async function expectOneOrder(screen: DepositScreen, world: World): Promise<string> {
  await expect(screen.qr()).toBeVisible();
  const code = await theOrder(world);
  await expect(screen.page.getByText(code, { exact: true })).toBeVisible();
  const { store } = await world.state({ full: true });
  expect(store.deposits).toHaveLength(1);
  const made = (await answersOf(world, 'depositCreate')).filter(
    ({ status, replayed }) => status === 201 && !replayed,
  );
  expect(made).toHaveLength(1);
  return code;
}

/** Advances the page's clock, which must be installed, second by second until the element is visible. */
export async function inTime(page: Page, seen: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(seen).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [20], timeout: 60_000 });
}

/** Calls the API directly, in the session of the context's cookies. */
export async function ask(
  context: BrowserContext,
  call: Call,
  { data, code }: { readonly data?: unknown; readonly code?: string } = {},
): Promise<{ readonly status: number; readonly body: unknown }> {
  const { method, path } = whereIs(code === undefined ? [call] : [call, code]);
  const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const response = await context.request.fetch(path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': token,
      'Idempotency-Key': randomUUID(),
    },
    ...(data === undefined ? {} : { data }),
  });
  return { status: response.status(), body: await response.json() };
}

/** Cuts the network after the page's fonts have loaded: a later request for a font would fail. */
export async function goOffline(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.context().setOffline(true);
}
