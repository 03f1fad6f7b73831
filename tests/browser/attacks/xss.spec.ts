/**
 * A server puts payloads into every text (docs/security.md): no page runs any of them, and none becomes an element, a handler
 * or an address. An attempt that only the Content-Security-Policy stops fails the test as well.
 */
import type { Page } from '@playwright/test';
import { BASE_PATH, type Call, endpointOf, endpoints } from '../../../contract/endpoints.ts';
import { ErrorEnvelope } from '../../../contract/errors.ts';
import type { Schema } from '../../../contract/schema/vocabulary.ts';
import { paths } from '../../../src/app/paths.ts';
import { type Draw, poisoned } from '../../attacks/poison.ts';
import { MARK, XSS_PAYLOADS } from '../../attacks/xss-payloads.ts';
import { SHOWN } from '../../unit/src/api/edge/shown.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';
import { showFooter } from '../fixtures/footer.ts';
import { expect, test } from '../fixtures/site.ts';
import { tracesIn, watchForTraces } from './traces.ts';

interface Scene {
  readonly address: string;
  readonly scenario: string;
  readonly player: string;
  readonly kept?: Readonly<Record<string, string>>;
}

/** Each page in each state of the table, once. */
const SCENES: readonly Scene[] = [
  ...new Map<string, Scene>(
    SHOWN.map((row) => [[row.address, row.scenario, row.player, 'kept' in row].join(' '), row]),
  ).values(),
];

const CALLS = Object.keys(endpoints) as Call[];

function answerOf(method: string, url: string): Schema | undefined {
  const path = new URL(url).pathname.replace(BASE_PATH, '');
  const call = CALLS.find((each) => {
    const endpoint = endpointOf(each);
    return (
      endpoint.method === method && new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`).test(path)
    );
  });
  return call && endpointOf(call).answer;
}

/** Gives each text the next payload that its schema allows, each page others; a QR code starts with its scheme. */
function drawing(place = 0): Draw {
  let next = 7 * place;
  return (_, accepts) => {
    next += 1;
    const tried = XSS_PAYLOADS.map((_payload, place) => XSS_PAYLOADS[(next + place) % XSS_PAYLOADS.length]);
    return tried.flatMap((payload) => [payload ?? '', `onepay://qr/${payload}`]).find(accepts) ?? null;
  };
}

async function answerWithPayloads(page: Page, draw: Draw): Promise<void> {
  await page.route(`**${BASE_PATH}/**`, async (route) => {
    const response = await route.fetch();
    const schema = answerOf(route.request().method(), route.request().url());
    if (!response.ok() || !schema) return route.fulfill({ response });
    return route.fulfill({ response, json: poisoned(schema, await response.json(), draw) });
  });
}

for (const [place, { address, scenario, player, kept = {} }] of SCENES.entries()) {
  const details = place === 0 ? ESSENTIAL : {};
  test(
    `${address}, ${scenario}: payloads in each text are rendered as text`,
    details,
    async ({ page, world }) => {
      await world.reset({ scenario });
      await world.session(player);
      await watchForTraces(page);
      await answerWithPayloads(page, drawing(place));
      await page.addInitScript((entries) => {
        for (const [name, text] of entries) sessionStorage.setItem(name, text);
      }, Object.entries(kept));
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await showFooter(page);
      await page.waitForLoadState('networkidle');
      expect(await tracesIn(page)).toEqual([]);
      // Every page shows the name of the player.
      await expect.poll(() => shown(page)).not.toEqual([]);
      // What a payload would become, if a page took it for markup, is noticed.
      await page.evaluate(
        (id) => document.body.append(Object.assign(document.createElement('b'), { id })),
        MARK,
      );
      await expect.poll(() => tracesIn(page)).not.toEqual([]);
    },
  );
}

test('payloads in an error are rendered as text', async ({ page, world, expectProblems }) => {
  expectProblems('response 404 GET /api/v2/deposits');
  await world.session('demo');
  await watchForTraces(page);
  const error = { code: 'NOT_FOUND', message: '', requestId: 'r', fields: {}, meta: {} };
  await page.route(`**${BASE_PATH}/deposits?*`, (route) =>
    route.fulfill({ status: 404, json: poisoned(ErrorEnvelope, error, drawing()) }),
  );
  await page.goto(paths.depositHistory);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(await tracesIn(page)).toEqual([]);
});

/** The payloads that the page shows. */
async function shown(page: Page): Promise<readonly string[]> {
  const text = (await page.locator('body').textContent()) ?? '';
  return XSS_PAYLOADS.filter((payload) => text.includes(payload));
}
