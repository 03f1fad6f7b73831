/** What a hostile client tries. The session's own rules are in session.test.ts, the lab's in lab-security.test.ts. */
import { request as httpRequest } from 'node:http';
import { describe, expect, test } from 'vitest';
import { type Call, endpointOf, endpoints, type ParametersOf } from '../../contract/endpoints.ts';
import { Stage } from '../../mock-server/lab/scenarios/stage.ts';
import { codeIn } from './client.ts';
import { cashierWays } from './codes/cashier-ways.ts';
import { siteWays } from './codes/site-ways.ts';
import type { Wanted, Way } from './codes/way.ts';
import { creditWith } from './requests.ts';
import { siteForFile } from './site.ts';

const here = siteForFile();
const calls = Object.keys(endpoints) as Call[];
const ways: Readonly<Record<Call, { readonly success: Way<Call> }>> = { ...siteWays, ...cashierWays };

describe('what belongs to another player does not exist', () => {
  const aboutSomething = calls.filter((call) => {
    const { path, access } = endpointOf(call);
    return access === 'player' && /:(code|id)\b/.test(path) && call !== 'promotionClaim';
  });

  test.each(aboutSomething)('%s is 404', async (call) => {
    const { as: _as, ...options } = ways[call].success(new Stage(here.site.backend.world, 1)) as Wanted<Call>;
    const owner = await here.site.player('demo');
    const stranger = await here.site.player('newcomer');
    expect(await stranger.codeOf(call, options)).toBe('NOT_FOUND');
    expect((await owner.call(call, options)).status).toBe(endpointOf(call).status);
  });

  test('nor is it in a list, or used as an account', async () => {
    const stage = new Stage(here.site.backend.world, 1);
    stage.gameResult('1000');
    stage.withdraw('400');
    stage.claim('welcome-50');
    stage.deposit();
    const stranger = await here.site.player('newcomer');
    for (const call of ['depositList', 'withdrawList', 'usageList'] as const) {
      expect((await stranger.call(call)).body).toMatchObject({ items: [], total: 0 });
    }
    stage.set(({ change }) => {
      const { id: _id, ...account } = change.get('bankAccounts', 'BA000001') ?? { id: '' };
      const own = {
        ...account,
        id: 'BA900001',
        playerId: stage.playerId('newcomer'),
        accountNumber: '100200300400',
      };
      change.insert('bankAccounts', own as never);
    });
    stage.gameResult('1000', { player: 'newcomer' });
    const body = { provider: 'alphabet', bankAccountId: 'BA000001', amount: '400' };
    expect(await stranger.codeOf('withdrawCreate', { body })).toBe('NOT_FOUND');
  });
});

describe('mass assignment', () => {
  /** Fields of rows, and of anything that a careless server spreads into one. */
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
    __proto__: { status: 'SUCCESS' },
  } as const;
  const withBody = calls.filter((call) => endpointOf(call).request !== undefined);

  test.each(withBody)('%s: planted fields are neither honoured nor stored', async (call) => {
    const outcome = async (planted: object) => {
      await here.site.lab.lab('reset', {});
      const wanted = ways[call].success(new Stage(here.site.backend.world, 1)) as Wanted<Call>;
      const { as = 'demo', body, ...options } = wanted;
      const client = as === null ? await here.site.visitor() : await here.site.player(as);
      const key = '11111111-1111-4111-8111-111111111111';
      const answer = await client.call(call, {
        ...options,
        key,
        body: { ...planted, ...(body as object | undefined) },
      });
      expect(answer.status, answer.text).toBe(endpointOf(call).status);
      const { store } = here.site.backend.world;
      // What is drawn by chance at every login differs between any two runs.
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
            'protections',
            'ledger',
          ] as const
        ).map((name) => store.all(name).map((row) => ({ ...row, requestId: '', passwordHash: '' }))),
      };
    };
    const plain = await outcome({});
    expect(await outcome(PLANTED)).toEqual(plain);
  });

  test('nobody becomes another player by a parameter or a header', async () => {
    const stage = new Stage(here.site.backend.world, 1);
    stage.gameResult('777');
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

describe('limits of a request', () => {
  test('headers of more than 16 KB are 431, and the server goes on', async () => {
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

  test('an address of 8 KB is 404 like any other that is none', async () => {
    const visitor = await here.site.visitor();
    const answer = await visitor.send(`/api/v2/deposits/${'D'.repeat(8_000)}/none`);
    expect([answer.status, codeIn(answer)]).toEqual([404, 'NOT_FOUND']);
  });

  test('JSON that is nested 5,000 deep is refused, not a crash', async () => {
    const demo = await here.site.player('demo');
    const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
    const answer = await demo.send('/api/v2/deposits', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': demo.cookies.get('XSRF-TOKEN') ?? '' },
      body: deep,
    });
    expect([answer.status, codeIn(answer)]).toEqual([422, 'VALIDATION_FAILED']);
  });
});
