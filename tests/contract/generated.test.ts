// @module-tag sampled
/** Sends valid, broken and hostile generated requests to every call. No response may be a 5xx or violate the contract. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BASE_PATH, type Call, endpointOf, endpoints, pathOf } from '../../contract/endpoints.ts';
import { arbitraryOf } from '../../contract/schema/arbitrary.ts';
import { isOptional, type Schema } from '../../contract/schema/vocabulary.ts';
import { PROVIDERS } from '../../contract/values.ts';
import { cases } from '../suites/depth.ts';
import { callAt } from './call-at.ts';
import { type CallOptions, type Client, expectWithinContract } from './client.ts';
import { signedIn, stillBackend } from './in-process.ts';
import { problemsOfRejection } from './openapi.ts';
import { DEPOSIT } from './requests.ts';

const calls = Object.keys(endpoints) as Call[];
const numRuns = cases(25, 400);
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
/** A URL cannot contain a lone surrogate, and an empty segment would change the path. */
const addressText = anyText.map((text) => text.replace(/[\ud800-\udfff]/gu, '') || '-');
const headerText = fc.stringMatching(/^[\x21-\x7e]{0,40}$/);
const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  hostileText,
  fc.dictionary(
    fc.oneof(hostileText, fc.constantFrom('username', 'amount', 'mid', 'fingerprint')),
    fc.jsonValue(),
  ),
);

/** A valid body, one with a single wrong field, or an arbitrary value. */
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

/** The parameters of a path, each with an existing or a generated value. */
function parametersFor(call: Call, known: Known): fc.Arbitrary<Record<string, string>> {
  const names = [...endpointOf(call).path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return fc.record(
    Object.fromEntries(
      names.map((name) => {
        const values = known[name];
        if (!values?.length) throw new Error(`nothing is known for the parameter ${name} of ${call}`);
        return [name, fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, addressText)];
      }),
    ),
  );
}

/** The row's query parameters with valid or wrong values, and an undeclared one. */
function queryFor(call: Call): fc.Arbitrary<Record<string, string>> {
  const { paged, query } = endpointOf(call);
  const page = fc.oneof(fc.integer({ min: -1, max: 60 }).map(String), addressText);
  const declared = Object.entries(query?.fields ?? {}).map(([name, field]) => {
    const schema: Schema = isOptional(field) ? field.optional : field;
    return [name, fc.oneof(arbitraryOf(schema).map(String), addressText)] as const;
  });
  return fc.record(
    {
      sort: addressText,
      ...(paged ? { page, pageSize: page } : {}),
      ...Object.fromEntries(declared),
    },
    { requiredKeys: [] },
  );
}

function optionsFor(call: Call, known: Known): fc.Arbitrary<CallOptions> {
  return fc.record({
    body: bodyFor(call),
    parameters: parametersFor(call, known),
    query: queryFor(call),
    headers: fc.dictionary(fc.constantFrom('fingerprint', 'x-forwarded-proto', 'accept'), headerText),
    key: fc.oneof(fc.constant(null), fc.uuid(), headerText),
  }) as fc.Arbitrary<CallOptions>;
}

/** Existing values of path parameters. */
type Known = Readonly<Record<string, readonly string[]>>;

/** Creates the resource that the call may refer to: a deposit, a withdrawal, or the usage of a promotion. */
async function knownTo(client: Client, call: Call): Promise<Known> {
  const { path } = endpointOf(call);
  const providers = { provider: PROVIDERS };
  if (path.startsWith('/promotions/')) {
    const { items } = (await client.call('promotionsCurrent')).body;
    const usages: string[] = [];
    for (const { id, providers: allowed } of items) {
      const { status, body } = await client.call('promotionClaim', {
        parameters: { id },
        body: { provider: allowed[0] },
      });
      if (status === 201) usages.push(body.usage.id);
    }
    return { ...providers, id: [...items.map(({ id }) => id), ...usages] };
  }
  if (path.startsWith('/withdraws')) {
    await client.lab('credit', { username: 'demo', provider: 'alphabet', amount: '1000' });
    const [account] = (await client.call('playerInfo')).body.bankAccounts;
    const { body } = await client.call('withdrawCreate', {
      body: { provider: 'alphabet', bankAccountId: account?.id, amount: '500' },
    });
    return { ...providers, code: [body.withdraw.code] };
  }
  const { body } = await client.call('depositCreate', { body: DEPOSIT });
  return { ...providers, code: [body.deposit.code] };
}

/** Whether a parameter turns the path into that of another call: `..`, or a name that matches an earlier row. */
function wentElsewhere(call: Call, { parameters }: CallOptions): boolean {
  const { pathname } = new URL(pathOf(call, parameters as never), 'http://localhost');
  return callAt(endpointOf(call).method, pathname) !== call;
}

describe('any request gets a response that the contract allows', () => {
  test.each(calls)('%s', patience, async (call) => {
    const client = await signedIn(stillBackend(), 'demo');
    const known = await knownTo(client, call);
    await fc.assert(
      fc.asyncProperty(optionsFor(call, known), async (options) => {
        if (wentElsewhere(call, options)) return;
        const answer = await client.call(call, options as object);
        expect(answer.status).toBeLessThan(500);
        // After a logout, all later requests would be unauthenticated.
        if (!client.cookies.has('sid')) await client.lab('session', { username: 'demo' });
      }),
      { numRuns },
    );
  });

  test('any method on any path gets a response that its call allows, or a 404 or 405', patience, async () => {
    const client = await signedIn(stillBackend(), 'demo');
    const path = fc.oneof(
      fc.constantFrom(...calls.map((call) => BASE_PATH + endpointOf(call).path)),
      fc.array(fc.webSegment(), { maxLength: 4 }).map((segments) => `/api/${segments.join('/')}`),
      fc.constantFrom('/api/%', '/api/%00', '/api//', '/api/v2/../v2/banks', '/api/v2/deposits/%2F'),
    );
    const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND');
    await fc.assert(
      fc.asyncProperty(path, method, async (path, method) => {
        const answer = await client.send(path, { method });
        expect(answer.status).toBeLessThan(500);
        const call = callAt(method, new URL(path, 'http://localhost').pathname);
        if (call) {
          expectWithinContract(endpointOf(call), answer);
        } else {
          expect(problemsOfRejection(answer)).toEqual([]);
        }
      }),
      { numRuns: cases(100, 800) },
    );
  });
});
