/** Attacks of a hostile client. Those on the session are in session.test.ts, those on the lab in lab-security.test.ts. */
import { request as httpRequest } from 'node:http';
import { describe, expect, test } from 'vitest';
import { type Call, endpointOf, type ParametersOf, pathOf } from '../../contract/endpoints.ts';
import { ScenarioBuilder } from '../../mock-server/lab/scenarios/scenario-builder.ts';
import { COLLECTION_NAMES } from '../../mock-server/store/collections.ts';
import { codeIn } from './client.ts';
import { creditWith } from './requests.ts';
import { siteForFile } from './site.ts';
import { type Wanted, ways, type Write } from './ways.ts';

const here = siteForFile();
const writes = Object.keys(ways) as Write[];

/** Prepares the state that a write needs, and returns the client and the options of its call. */
async function prepared(call: Write) {
  const wanted = ways[call](new ScenarioBuilder(here.site.backend.world, 1)) as Wanted<Call>;
  const { as = 'demo', ...options } = wanted;
  return { client: as === null ? await here.site.visitor() : await here.site.player(as), options };
}

test('lists contain no rows of other players', async () => {
  const builder = new ScenarioBuilder(here.site.backend.world, 1);
  builder.gameResult('1000');
  builder.withdraw('400');
  builder.claim('welcome-50');
  builder.deposit();
  const stranger = await here.site.player('newcomer');
  for (const call of ['depositList', 'withdrawList', 'usageList'] as const) {
    expect((await stranger.call(call)).body).toMatchObject({ items: [], total: 0 });
  }
});

describe('mass assignment', () => {
  /** Fields of rows, which a careless server would copy from a request's body. */
  const PLANTED = {
    status: 'SUCCESS',
    credit: '99999',
    totalCredit: '99999',
    promotionCredit: '99999',
    payAmount: '99999',
    creditReceived: '99999',
    bonusAmount: '99999',
    rate: '1',
    paidAt: '2026-01-01T00:00:00Z',
    usedAt: '2026-01-01T00:00:00Z',
    playerId: 'PL000002',
    id: 'PLANTED',
    code: 'PLANTED',
    passwordHash: 'planted',
    createdAt: '2000-01-01T00:00:00Z',
    role: 'ADMIN',
    // In brackets: an own property, as a parsed body has it.
    ['__proto__']: { status: 'SUCCESS' },
  } as const;
  /** Fields that no row has, for a server that decides by them. */
  const OF_NO_ROW = ['__proto__', 'role'];
  const withBody = writes.filter((call) => endpointOf(call).request !== undefined);

  test('the planted fields are those of rows, and a body carries them all', () => {
    const builder = new ScenarioBuilder(here.site.backend.world, 1);
    builder.claim('welcome-50');
    builder.deposit();
    builder.gameResult('1000');
    builder.withdraw('400');
    const { store } = here.site.backend.world;
    const rows = COLLECTION_NAMES.flatMap((name): readonly object[] => store[name].getAll());
    const fields = new Set(rows.flatMap((row) => Object.keys(row)));
    const sent = Object.keys(JSON.parse(JSON.stringify(PLANTED)) as object);
    expect(sent.filter((name) => !fields.has(name)).toSorted()).toEqual(OF_NO_ROW);
  });

  test.each(withBody)('%s: planted fields are neither honoured nor stored', async (call) => {
    const outcome = async (planted: object) => {
      await here.site.lab.lab('reset', {});
      const { client, options } = await prepared(call);
      const key = '11111111-1111-4111-8111-111111111111';
      const body = { ...planted, ...(options.body as object | undefined) };
      const answer = await client.call(call, { ...options, key, body });
      expect(answer.status, answer.text).toBe(endpointOf(call).status);
      const { store } = here.site.backend.world;
      // The link of a launch is random, so it is not compared.
      const { launch: _launch, ...said } = { launch: null, ...(answer.body as unknown as object) };
      return {
        said,
        stored: (
          [
            'players',
            'deposits',
            'withdraws',
            'usages',
            'credits',
            'bankAccounts',
            'responsiblePlay',
            'ledger',
          ] as const
        ).map((name) => store[name].getAll().map((row) => ({ ...row, requestId: '', passwordHash: '' }))),
      };
    };
    const plain = await outcome({});
    expect(await outcome(PLANTED)).toEqual(plain);
  });

  test('a parameter or a header never gives access to the data of another player', async () => {
    const builder = new ScenarioBuilder(here.site.backend.world, 1);
    builder.gameResult('777');
    const stranger = await here.site.player('newcomer');
    const answer = await stranger.call('credit', {
      parameters: { provider: 'alphabet' } as ParametersOf<'credit'>,
      query: { playerId: 'PL000001', username: 'demo' },
      headers: { 'X-Player-Id': 'PL000001', 'X-Forwarded-User': 'demo', Authorization: 'Basic ZGVtbzpkZW1v' },
    });
    expect(answer.body.credit.amount).toBe('0');
    expect(await creditWith(await here.site.player('demo'))).toBe('777');
  });
});

describe('cross-site requests', () => {
  const FOREIGN = {
    Origin: 'https://evil.example',
    Referer: 'https://evil.example/',
    'Sec-Fetch-Site': 'cross-site',
    'Access-Control-Request-Method': 'POST',
  };
  const PLANTED_TOKEN = 'planted-by-someone-else-00000000';

  /** The whole store as text, sessions included, but without the counters of the rate limits. */
  const everything = () => {
    const { store } = here.site.backend.world;
    return JSON.stringify(
      COLLECTION_NAMES.filter((name) => name !== 'rateLimits').map((name) => store[name].getAll()),
    );
  };

  test.each(writes)('%s: changes nothing, and its response has no CORS header', async (call) => {
    expect(FOREIGN.Origin).not.toBe(here.site.origin);
    const { client: victim, options } = await prepared(call);
    const stranger = await here.site.player('newcomer');
    const path = pathOf(call, (options.parameters ?? {}) as never);
    const body = JSON.stringify(options.body ?? {});
    const before = everything();
    const send = async (method: string, more: Readonly<Record<string, string>>) => {
      const headers = { ...options.headers, ...FOREIGN, 'Idempotency-Key': crypto.randomUUID(), ...more };
      const carriesBody = !['GET', 'HEAD', 'OPTIONS'].includes(method);
      const answer = await victim.send(path, { method, headers, ...(carriesBody ? { body } : {}) });
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(everything()).toBe(before);
      return answer.status;
    };

    const { method } = endpointOf(call);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) {
      expect(await send(method, { 'Content-Type': type })).toBe(415);
    }
    const tokens = ['', 'a'.repeat(32), stranger.cookies.get('XSRF-TOKEN') ?? ''];
    for (const token of tokens) {
      const headers = { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token };
      expect(await send(method, headers)).toBe(403);
    }
    for (const reading of ['GET', 'HEAD', 'OPTIONS']) await send(reading, {});
    const own = victim.cookies.get('XSRF-TOKEN') ?? '';
    // A planted cookie cannot harm a visitor: a login issues another token.
    if (victim.cookies.has('sid')) {
      victim.cookies.set('XSRF-TOKEN', PLANTED_TOKEN);
      const headers = { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': PLANTED_TOKEN };
      expect(await send(method, headers)).toBe(403);
    }
    // Only the token was missing: the site's own page makes the same request.
    victim.cookies.set('XSRF-TOKEN', own);
    expect((await victim.call(call, options)).status).toBe(endpointOf(call).status);
  });
});

describe('limits of a request', () => {
  test('headers of more than 16 KB are 431, and the server handles the next request', async () => {
    const visitor = await here.site.visitor();
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const request = httpRequest(
        `${here.site.origin}/api/v2/banks`,
        { headers: { 'X-Padding': 'x'.repeat(17 * 1024) } },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      request.on('error', reject);
      request.end();
    });
    expect(status).toBe(431);
    expect((await visitor.call('banks')).status).toBe(200);
  });

  test('an unknown path of 8 KB is 404', async () => {
    const visitor = await here.site.visitor();
    const answer = await visitor.send(`/api/v2/deposits/${'D'.repeat(8_000)}/none`);
    expect([answer.status, codeIn(answer)]).toEqual([404, 'NOT_FOUND']);
  });

  test('JSON that is nested 10,000 levels deep is rejected without a crash', async () => {
    const demo = await here.site.player('demo');
    const deep = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
    const answer = await demo.send('/api/v2/deposits', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': demo.cookies.get('XSRF-TOKEN') ?? '' },
      body: deep,
    });
    expect([answer.status, codeIn(answer)]).toEqual([400, 'BAD_REQUEST']);
  });
});
