/** Every call, with requests that were made up: right ones, broken ones and hostile ones. No 5xx, and no answer outside. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Call, endpointOf, endpoints, pathOf } from '../../contract/endpoints.ts';
import { arbitraryOf } from '../../contract/schema/arbitrary.ts';
import { cases } from '../depth.ts';
import { type CallOptions, codeIn, expectWithinContract } from './client.ts';
import { signedIn, stillBackend } from './in-process.ts';
import { DEPOSIT } from './requests.ts';

const calls = Object.keys(endpoints) as Call[];
const numRuns = cases(60, 1_000);
const patience = { timeout: 120_000 };

const hostileText = fc.constantFrom(
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "' OR 1=1 --",
  '\u0000',
  '\ud800',
  '💸'.repeat(50),
  '<script>alert(1)</script>',
  'D000001',
  '%2e%2e',
);
const anyText = fc.oneof(hostileText, fc.string({ unit: 'binary', maxLength: 40 }));
const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  hostileText,
  fc.dictionary(
    fc.oneof(hostileText, fc.constantFrom('username', 'amount', 'mid', 'fingerprint')),
    fc.jsonValue(),
  ),
);

/** A body that fits, or fits but for one field, or does not. */
function bodyFor(call: Call): fc.Arbitrary<unknown> {
  const { request, method } = endpointOf(call);
  if (method === 'GET') return fc.constant(undefined);
  if (!request) return fc.oneof(fc.constant(undefined), anyJson);
  const right = arbitraryOf(request) as fc.Arbitrary<Record<string, unknown>>;
  const broken = fc.tuple(right, fc.nat(), anyJson).map(([body, which, value]) => {
    const names = Object.keys(body);
    return { ...body, [names[which % names.length] ?? 'extra']: value };
  });
  return fc.oneof({ weight: 3, arbitrary: right }, { weight: 2, arbitrary: broken }, anyJson);
}

const headerText = fc.stringMatching(/^[\x21-\x7e]{0,40}$/);

function optionsFor(call: Call): fc.Arbitrary<CallOptions> {
  return fc.record({
    body: bodyFor(call),
    parameters: fc.record({
      code: fc.oneof({ weight: 3, arbitrary: fc.constant('D000001') }, anyText.map(wellFormed)),
      provider: fc.oneof(fc.constantFrom('alphabet', 'gclub'), anyText.map(wellFormed)),
    }),
    query: fc.dictionary(fc.constantFrom('page', 'pageSize', 'sort'), anyText.map(wellFormed)),
    headers: fc.dictionary(fc.constantFrom('fingerprint', 'x-forwarded-proto', 'accept'), headerText),
    key: fc.oneof(fc.constant(null), fc.uuid(), headerText),
  }) as fc.Arbitrary<CallOptions>;
}

/** An address cannot carry half a surrogate pair, and an empty segment is another path. */
function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udfff]/gu, '') || '-';
}

/** Answers that are outside of a call's row for a reason that lies in the address, not in the call. */
function wentElsewhere(call: Call, options: CallOptions): boolean {
  const path = pathOf(call, { code: '', provider: '', ...options.parameters });
  const pattern = endpointOf(call).path.replace(/:\w+/g, '[^/]+');
  const { pathname } = new URL(path, 'http://localhost');
  return !new RegExp(`^/api/v2${pattern}$`).test(pathname) || /\/deposits\/(open|config)$/.test(pathname);
}

describe('whatever is sent, the answer is in the contract', () => {
  test.each(calls)('%s', patience, async (call) => {
    const client = await signedIn(stillBackend(), 'demo');
    await client.call('depositCreate', { body: DEPOSIT });
    await fc.assert(
      fc.asyncProperty(optionsFor(call), async (options) => {
        if (wentElsewhere(call, options)) return;
        const answer = await client.call(call, options as object);
        expect(answer.status).toBeLessThan(500);
        // A logout would make every later request a stranger's.
        if (!client.cookies.has('sid')) await client.lab('session', { username: 'demo' });
      }),
      { numRuns },
    );
  });

  test('any method on any path is an envelope below 500', patience, async () => {
    const client = await signedIn(stillBackend(), 'demo');
    const path = fc.oneof(
      fc.constantFrom(...calls.map((call) => `/api/v2${endpointOf(call).path}`)),
      fc.array(fc.webSegment(), { maxLength: 4 }).map((segments) => `/api/${segments.join('/')}`),
      fc.constantFrom('/api/%', '/api/%00', '/api//', '/api/v2/../v2/banks', '/api/v2/deposits/%2F'),
    );
    const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND');
    await fc.assert(
      fc.asyncProperty(path, method, async (path, method) => {
        const answer = await client.send(path, { method });
        expect(answer.status).toBeLessThan(500);
        if (answer.status >= 400) {
          const everything = { method: 'POST', path, access: 'public', status: 200, source: 'S' } as const;
          const code = codeIn(answer);
          expectWithinContract({ ...everything, errors: [code as 'NOT_FOUND'] }, answer);
        }
      }),
      { numRuns: numRuns * 5 },
    );
  });
});

describe('whatever is sent with a right shape and key', () => {
  test('a deposit is opened only within its limits, and never two at a time', patience, async () => {
    const client = await signedIn(stillBackend(), 'demo');
    await fc.assert(
      fc.asyncProperty(arbitraryOf(endpoints.depositCreate.request), async (body) => {
        await client.call('depositCreate', { body });
        const { items } = (await client.call('depositOpen')).body;
        expect(items.length).toBeLessThanOrEqual(1);
        for (const order of items) {
          const credit = Number(order.totalCredit);
          expect(credit).toBeGreaterThanOrEqual(50);
          expect(credit).toBeLessThanOrEqual(30_000);
        }
      }),
      { numRuns },
    );
  });
});
