/**
 * A page of another site in the browser of a signed-in player: its requests are sent without the session cookie, and its frames
 * cannot show the site. `tests/contract/security.test.ts` does not rely on the former.
 */
import type { Request } from '@playwright/test';
import { type Call, endpointOf, endpoints, isUnsafe, pathOf } from '../../../contract/endpoints.ts';
import { paths } from '../../../src/app/paths.ts';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { test as base, expect } from '../fixtures/site.ts';
import { anotherOrigin } from './another-origin.ts';

const test = base.extend({
  // What a browser blocks for another site is logged to the console of that site's page.
  expectProblems: async ({ context: _context }, use) => use(() => undefined),
});

/** The method and the path of each write. */
const WRITES = (Object.keys(endpoints) as Call[])
  .map((call) => ({ call, endpoint: endpointOf(call) }))
  .filter(({ endpoint }) => isUnsafe(endpoint))
  .map(({ call, endpoint }) => ({
    method: endpoint.method,
    path: pathOf(call as 'deposit', { code: 'D000001', id: 'welcome-50' } as never),
  }));

test('XSRF: no form, fetch or image of another site changes anything, on any write', async ({
  page,
  context,
  world,
  site,
}) => {
  await world.reset({ scenario: 'deposit-open' });
  await world.session(DEMO_PLAYER);
  const { store, ledger } = await world.state({ full: true });
  const evil = await anotherOrigin('');
  const arrived = new Map<string, string | undefined>();
  const arrive = async (request: Request) => {
    if (!request.url().startsWith(site)) return;
    const { cookie } = await request.allHeaders();
    arrived.set(`${request.method()} ${new URL(request.url()).pathname}`, cookie);
  };
  context.on('request', arrive);
  try {
    await page.goto(evil.origin);
    await page.evaluate(sendEverything, { site, writes: WRITES });
    const after = await world.state({ full: true });
    expect(after.store).toEqual(store);
    expect(after.ledger).toEqual(ledger);
    // The requests were sent, without the session cookie.
    for (const { path } of WRITES) {
      expect([...arrived.keys()]).toEqual(expect.arrayContaining([`POST ${path}`, `GET ${path}`]));
    }
    expect([...arrived.values()].filter((cookie) => cookie?.includes('sid='))).toEqual([]);
    context.off('request', arrive);
    await page.goto(`${site}${paths.bank}`);
    await expect(page).toHaveURL(`${site}${paths.bank}`);
  } finally {
    evil.close();
  }
});

test('framing: no page of another site shows this one, nor any part of it', async ({ page, world, site }) => {
  await world.session(DEMO_PLAYER);
  const addresses = [paths.home, paths.login, paths.deposit, paths.bank, '/nowhere/', '/api/v2/agency/info'];
  const frames = addresses.flatMap((path) => [
    `<iframe src="${site}${path}"></iframe>`,
    `<iframe sandbox="allow-scripts allow-forms" src="${site}${path}"></iframe>`,
    `<object data="${site}${path}"></object>`,
    `<embed src="${site}${path}">`,
  ]);
  const permissive = await anotherOrigin('<div id="root"></div>');
  const evil = await anotherOrigin([`<iframe src="${permissive.origin}/"></iframe>`, ...frames].join(''));
  try {
    await page.goto(evil.origin);
    const inside = page.frames().filter((frame) => frame !== page.mainFrame());
    expect(inside.length).toBeGreaterThanOrEqual(1 + addresses.length);
    const shown: string[] = [];
    for (const frame of inside) {
      expect(frame.url()).not.toContain(site);
      // Depending on the browser, a blocked frame shows an error page or does not exist.
      const isShown = await frame
        .evaluate(() => location.origin !== 'null' || document.querySelector('#root, pre') !== null)
        .catch(() => false);
      if (isShown) shown.push(frame.url());
    }
    // A site that allows frames is shown.
    expect(shown).toEqual([`${permissive.origin}/`]);
  } finally {
    evil.close();
    permissive.close();
  }
});

interface Target {
  readonly site: string;
  readonly writes: readonly { readonly method: string; readonly path: string }[];
}

/** Runs in the page of the other site: tries every kind of request that a browser allows. */
async function sendEverything({ site, writes }: Target): Promise<void> {
  const body = JSON.stringify({
    username: 'demo',
    password: 'demo-1234',
    amount: '675000',
    provider: 'alphabet',
  });
  const attempts: Promise<unknown>[] = [];
  for (const { method, path } of writes) {
    const address = site + path;
    const frame = document.createElement('iframe');
    frame.name = `frame-${attempts.length}`;
    const form = document.createElement('form');
    // The three content types of a form, in rotation.
    const types = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];
    const enctype = types[document.forms.length % types.length];
    Object.assign(form, { action: address, method: 'post', enctype, target: frame.name });
    const field = document.createElement('input');
    // As plain text the body is valid JSON.
    Object.assign(field, { type: 'hidden', name: `${body.slice(0, -1)},"rest":"`, value: '"}' });
    form.append(field);
    document.body.append(frame, form);
    attempts.push(new Promise((resolve) => frame.addEventListener('load', resolve, { once: true })));
    form.submit();
    const simple = { 'Content-Type': 'text/plain' };
    const made = { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': 'a'.repeat(32) };
    const fetches: readonly RequestInit[] = [
      { method: 'POST', mode: 'no-cors', headers: simple },
      { method, mode: 'cors', headers: made },
    ];
    for (const init of fetches) {
      attempts.push(fetch(address, { ...init, credentials: 'include', body }).catch(() => undefined));
    }
    const image = new Image();
    attempts.push(new Promise((resolve) => image.addEventListener('error', resolve, { once: true })));
    image.src = `${address}?body=${encodeURIComponent(body)}`;
    navigator.sendBeacon(address, new Blob([body], { type: 'text/plain' }));
  }
  await Promise.all(attempts);
}
