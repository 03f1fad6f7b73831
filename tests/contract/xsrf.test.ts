/**
 * What another site can make a player's browser send: the player's cookies come with it, and nothing that only a page of
 * this site knows. Each write of the contract refuses it, and nothing has changed.
 */
import { describe, expect, test } from 'vitest';
import { type Call, endpointOf, endpoints, isUnsafe, pathOf } from '../../contract/endpoints.ts';
import { Stage } from '../../mock-server/lab/scenarios/stage.ts';
import { COLLECTION_NAMES } from '../../mock-server/store/collections.ts';
import type { Client } from './client.ts';
import { cashierWays } from './codes/cashier-ways.ts';
import { siteWays } from './codes/site-ways.ts';
import type { Wanted, Way } from './codes/way.ts';
import { DEPOSIT } from './requests.ts';
import { siteForFile } from './site.ts';

const here = siteForFile();
const ways: Readonly<Record<Call, { readonly success: Way<Call> }>> = { ...siteWays, ...cashierWays };
const WRITES = (Object.keys(endpoints) as Call[]).filter((call) => isUnsafe(endpointOf(call)));

const FOREIGN = {
  Origin: 'https://evil.example',
  Referer: 'https://evil.example/',
  'Sec-Fetch-Site': 'cross-site',
};
const ASKING = {
  ...FOREIGN,
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'content-type,x-xsrf-token,idempotency-key',
};
const JSON_BODY = { 'Content-Type': 'application/json' };
const PLANTED = 'planted-by-someone-else-00000000';
const KEY = '11111111-1111-4111-8111-111111111111';

interface Forgery {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What comes of it: what the browser of somebody who is signed in, or who is not, can be made to send. */
const FORGERIES: Readonly<Record<string, (body: unknown, stranger: Client) => Forgery>> = {
  'a form': (body) => ({
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(flat(body)).toString(),
  }),
  'a form of many parts': (body) => ({
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body: `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${JSON.stringify(body)}\r\n--x--`,
  }),
  'a form of plain text that reads as JSON': (body) => ({
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify(body ?? {}),
  }),
  'a fetch without a type': (body) => ({ headers: { 'Content-Type': '' }, body: JSON.stringify(body ?? {}) }),
  // What no browser sends to another origin unasked; it is asked for, and refused all the same.
  'JSON without a token': (body) => ({ headers: JSON_BODY, ...bodyOf(body) }),
  'JSON with an empty token': (body) => ({ headers: { ...JSON_BODY, 'X-XSRF-TOKEN': '' }, ...bodyOf(body) }),
  'JSON with a token that somebody made up': (body) => ({
    headers: { ...JSON_BODY, 'X-XSRF-TOKEN': 'a'.repeat(32) },
    ...bodyOf(body),
  }),
  'JSON with the token of another session': (body, stranger) => ({
    headers: { ...JSON_BODY, 'X-XSRF-TOKEN': stranger.cookies.get('XSRF-TOKEN') ?? '' },
    ...bodyOf(body),
  }),
};

/** What can only read: an image, a script, a link; and how a browser asks whether more may be sent. */
const READINGS = ['GET', 'HEAD', 'OPTIONS'] as const;

describe.each(WRITES)('%s', (call) => {
  test('asked for by another site it changes nothing, whichever way', async () => {
    const { method } = endpointOf(call);
    const {
      as = 'demo',
      parameters,
      body,
      headers,
    } = ways[call].success(new Stage(here.site.backend.world, 1)) as Wanted<Call>;
    const path = pathOf(call, (parameters ?? {}) as never);
    const victim = as === null ? await here.site.visitor() : await here.site.player(as);
    const stranger = await here.site.player('newcomer');
    const before = everything();

    for (const [name, forge] of Object.entries(FORGERIES)) {
      const forgery = forge(body, stranger);
      const answer = await victim.send(path, {
        method,
        headers: { ...headers, ...FOREIGN, 'Idempotency-Key': KEY, ...forgery.headers },
        ...(forgery.body === undefined ? {} : { body: forgery.body }),
      });
      expect([403, 415], `${name}: ${answer.text}`).toContain(answer.status);
      expect(allowances(answer.headers), name).toEqual([]);
      expect(everything(), name).toBe(before);
    }
    for (const reading of READINGS) {
      const query = new URLSearchParams(flat(body)).toString();
      const answer = await victim.send(`${path}?${query}`, { method: reading, headers: ASKING });
      expect(allowances(answer.headers), reading).toEqual([]);
      expect(everything(), reading).toBe(before);
    }

    // A visitor has nothing to lose by a planted cookie: who signs in gets another token.
    if (as === null) return;
    victim.cookies.set('XSRF-TOKEN', PLANTED);
    const answer = await victim.send(path, {
      method,
      headers: { ...JSON_BODY, ...FOREIGN, 'Idempotency-Key': KEY, 'X-XSRF-TOKEN': PLANTED },
      ...bodyOf(body),
    });
    expect([answer.status, everything()], 'a planted cookie and a header that agrees').toEqual([403, before]);
  });
});

test('what is looked at is what a write changes: with the session’s own token it does', async () => {
  const demo = await here.site.player('demo');
  const before = everything();
  expect((await demo.call('depositCreate', { body: DEPOSIT })).status).toBe(201);
  expect(everything()).not.toBe(before);
});

/** Headers by which a server lets another origin send or read. */
function allowances(headers: Headers): readonly string[] {
  return [...headers.keys()].filter((name) => name.startsWith('access-control-'));
}

/** All that the server keeps, sessions too, or a logout would be nothing; it counts who asks, which is its own affair. */
function everything(): string {
  const { store } = here.site.backend.world;
  const kept = COLLECTION_NAMES.filter((name) => name !== 'rateLimits').map((name) => store.all(name));
  return JSON.stringify(kept);
}

function bodyOf(body: unknown): { readonly body?: string } {
  return body === undefined ? {} : { body: JSON.stringify(body) };
}

function flat(body: unknown): Record<string, string> {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}
