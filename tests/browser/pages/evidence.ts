/** What really happened, as the lab knows it: the page may say what it likes. */
import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { type Call, endpointOf, pathOf } from '../../../contract/endpoints.ts';
import type { JournalEntry } from '../../../mock-server/lab/journal.ts';
import type { FaultRequest } from '../../../mock-server/lab/faults.ts';
import { type DepositScreen, theOrder } from '../deposit/deposit-screen.ts';
import type { Lab } from '../fixtures/lab.ts';

/** Calls without parameters in their path; of the others, the order's code or the thing's id is given. */
type Where = readonly [call: Call, code?: string];

function whereIs([call, code = '']: Where): { readonly method: string; readonly path: string } {
  const parameters = { code, id: code };
  const path = pathOf(call as 'deposit', parameters);
  return { method: endpointOf(call).method, path };
}

/** Spoils the next request of a call; more of them if `times` says so. */
export async function applyFault(lab: Lab, where: Where, fault: Omit<FaultRequest, 'match'>): Promise<void> {
  await lab.fault({ times: 1, ...fault, match: whereIs(where) });
}

/** How the mock answered a call, oldest first; what a fault kept from it is not among them. */
export async function answersOf(lab: Lab, ...where: Where): Promise<readonly JournalEntry[]> {
  const { method, path } = whereIs(where);
  const { journal } = await lab.state();
  return journal.filter((entry) => entry.fault === null && entry.method === method && entry.path === path);
}

/** What a page sends by itself, and what changes nothing: of the device, and of a name while it is typed. */
const BY_ITSELF = (['fingerprint', 'usernameValidate'] as const).map((call) => whereIs([call]).path);

/** Nothing was asked of the server that could change anything. */
export async function expectNothingPosted(lab: Lab): Promise<void> {
  const { journal } = await lab.state();
  const asked = journal.filter(({ path }) => !BY_ITSELF.includes(path));
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
}

/** One order in the books, made by one request, and it is the one on the page. Returns its code. */
export async function expectOneOrder(screen: DepositScreen, lab: Lab): Promise<string> {
  await expect(screen.qr()).toBeVisible();
  const code = await theOrder(lab);
  await expect(screen.page.getByText(code, { exact: true })).toBeVisible();
  const { store } = await lab.state();
  expect(store.deposits).toHaveLength(1);
  const made = (await answersOf(lab, 'depositCreate')).filter(
    ({ status, replayed }) => status === 201 && !replayed,
  );
  expect(made).toHaveLength(1);
  return code;
}

/** No order in the books, and no money. */
export async function expectNoOrder(lab: Lab): Promise<void> {
  const { ledger, store } = await lab.state();
  expect(ledger).toEqual([]);
  expect(store.deposits).toEqual([]);
}

/** Lets the page's own time run, second by second, until it shows what is expected. The page's clock is installed. */
export async function inTime(page: Page, seen: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(seen).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [20], timeout: 60_000 });
}

/** Asks the server behind the page's back, as the player whom the context's cookies sign in. */
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

/** The line goes down under a page that has all its letters: one that nobody has drawn yet is a request as well. */
export async function goOffline(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.context().setOffline(true);
}
