/** Attacks of a hostile client that no rule of packages/conformance-kit makes. Those on the lab are in lab-security.test.ts. */
import { request as httpRequest } from 'node:http';
import { describe, expect, test } from 'vitest';
import type { ParametersOf } from '../../contract/endpoints.ts';
import { ScenarioBuilder } from '../../mock-server/lab/scenarios/scenario-builder.ts';
import { codeIn } from './client.ts';
import { creditWith } from './requests.ts';
import { siteForFile } from './site.ts';

const here = siteForFile();

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

test.each(['GET', 'OPTIONS', 'POST'])(
  'no page of another site may read the response of a %s',
  async (method) => {
    const demo = await here.site.player('demo');
    const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' };
    const answer = await demo.send('/api/v2/deposits', { method, headers });
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  },
);

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
