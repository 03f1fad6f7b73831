/** Contract §6, over HTTP: which requests a fault matches, and a match that can meet no call. */
import { describe, expect, test } from 'vitest';
import { codeIn, errorDetail } from '../client.ts';
import { about, DEPOSIT, openDeposit } from '../requests.ts';
import { siteForFile } from '../site.ts';

const here = siteForFile();

const BUSY = { fault: 'status', status: 503 } as const;

/** Whether a request meets a fault with this match. */
async function meets(match: object, ask: () => Promise<{ readonly status: number }>): Promise<boolean> {
  const { lab } = here.site;
  await lab.lab('faults', { match, ...BUSY });
  const { status } = await ask();
  await lab.send('/__lab/faults', { method: 'DELETE' });
  return status === 503;
}

describe('path and method', () => {
  test.each([
    [{}, true],
    [{ method: 'POST' }, true],
    [{ method: 'GET' }, false],
    [{ method: { matches: '^(POST|PUT)$' } }, true],
    [{ method: { matches: '^G' } }, false],
    [{ path: '/api/v2/deposits/:code/check' }, true],
    [{ path: '/api/v2/deposits/:code' }, false],
    [{ path: '/api/v2/deposits/D000001/check' }, true],
    [{ path: '/api/v2/deposits/D000002/check' }, false],
    [{ path: { matches: 'D00000\\d/check$' } }, true],
    [{ path: { matches: '^/api/v2/withdraws' } }, false],
    [{ method: 'POST', path: '/api/v2/deposits/:code/check' }, true],
  ])('%j matches the check of a deposit: %s', async (match, expected) => {
    const demo = await here.site.player('demo');
    const order = await openDeposit(demo);
    expect(await meets(match, () => demo.call('depositCheck', about(order)))).toBe(expected);
  });

  // Each takes longer than a test may in an engine that tries one way after the other.
  test.each(['^(([a-z])+.)+[A-Z]([a-z])+$', '(a+)+b$', '(a|a)*b$', '(.*)*x$'])(
    'the pattern %s does not stop the server',
    async (pattern) => {
      const { lab } = here.site;
      await lab.lab('faults', { match: { headers: { 'x-long': { matches: pattern } } }, ...BUSY });
      const headers = { 'X-Long': 'a'.repeat(2_000) };
      expect((await lab.send('/api/v2/banks', { headers })).status).toBe(200);
      expect((await lab.send(`/__lab/db/players?username_like=${encodeURIComponent(pattern)}`)).status).toBe(
        200,
      );
    },
  );

  test.each(['(?=a)', '(?<!a)b', '(a)\\1', '(', 'a'.repeat(1_001)])(
    'a pattern that has no linear time, or none at all, is rejected: %s',
    async (pattern) => {
      const answer = await here.site.lab.tryLab('faults', { match: { path: { matches: pattern } }, ...BUSY });
      expect([answer.status, codeIn(answer)]).toEqual([422, 'VALIDATION_FAILED']);
    },
  );

  test('the path of a call does not match another call that fits its pattern', async () => {
    const demo = await here.site.player('demo');
    const match = { path: '/api/v2/deposits/:code' };
    expect(await meets(match, () => demo.call('depositOpen'))).toBe(false);
    expect(await meets(match, () => demo.call('deposit', about({ code: 'D999999' })))).toBe(true);
  });
});

describe('query, headers and player', () => {
  test.each([
    [{ query: { pageSize: '5' } }, true],
    [{ query: { pageSize: '5', page: '1' } }, true],
    [{ query: { pageSize: '6' } }, false],
    [{ query: { pageSize: { matches: '^[1-5]$' } } }, true],
    [{ query: {} }, true],
    [{ headers: { 'X-Device': 'phone' } }, true],
    [{ headers: { 'x-device': { matches: 'pho' } } }, true],
    [{ headers: { 'x-device': 'desktop' } }, false],
    [{ headers: { 'x-other': { matches: '.' } } }, false],
    [{ player: 'demo' }, true],
    [{ player: { matches: '^d' } }, true],
    [{ player: 'newcomer' }, false],
  ])('%j matches the first page of demo’s orders: %s', async (match, expected) => {
    const demo = await here.site.player('demo');
    const options = { query: { page: '1', pageSize: '5' }, headers: { 'X-Device': 'phone' } };
    expect(await meets(match, () => demo.call('depositList', options))).toBe(expected);
  });

  test('a match by player does not match a visitor', async () => {
    const visitor = await here.site.visitor();
    expect(await meets({ player: { matches: '.' } }, () => visitor.call('banks'))).toBe(false);
  });
});

describe('body', () => {
  const limits = { depositLimits: { day: '500', week: null, month: '9000' }, sessionReminderMinutes: 30 };

  test.each([
    [{}, true],
    [{ sessionReminderMinutes: 30 }, true],
    [{ sessionReminderMinutes: 45 }, false],
    [{ depositLimits: { day: '500' } }, true],
    [{ depositLimits: { week: null } }, true],
    [{ depositLimits: { day: '500', month: '1' } }, false],
    [{ depositLimits: { month: { matches: '^9\\d{3}$' } } }, true],
    [{ depositLimits: { week: { matches: '.' } } }, false],
    [{ matches: '"day":"500"' }, true],
    [{ matches: '"day":"501"' }, false],
  ])('%j matches a change of limits: %s', async (body, expected) => {
    const demo = await here.site.player('demo');
    expect(await meets({ body }, () => demo.call('limitsChange', { body: limits }))).toBe(expected);
  });

  test('a body that is not JSON can match a pattern, but no fields', async () => {
    const demo = await here.site.player('demo');
    const send = () => demo.send('/api/v2/deposits', { method: 'POST', body: '{"provider":"gclub"' });
    expect(await meets({ body: { provider: 'gclub' } }, send)).toBe(false);
    expect(await meets({ body: { matches: 'gclub' } }, send)).toBe(true);
  });

  test('a request has to match every part', async () => {
    const demo = await here.site.player('demo');
    const match = {
      method: 'POST',
      path: '/api/v2/deposits',
      body: { provider: 'alphabet' },
      player: 'demo',
    };
    const deposit = () => demo.call('depositCreate', { body: DEPOSIT });
    expect(await meets({ ...match, player: 'newcomer' }, deposit)).toBe(false);
    await demo.call('depositCancel', about({ code: 'D000001' }));
    expect(await meets({ ...match, body: { provider: 'gclub' } }, deposit)).toBe(false);
    await demo.call('depositCancel', about({ code: 'D000002' }));
    expect(await meets(match, deposit)).toBe(true);
  });
});

describe('a match that no call can satisfy is 422 with the nearest one, and adds no fault', () => {
  test.each([
    [{ method: 'PATCH' }, 'match.method', 'GET, POST, PUT'],
    [
      { method: 'DELETE', path: '/api/v2/deposits' },
      'match.method',
      'GET /api/v2/deposits, POST /api/v2/deposits',
    ],
    [
      { path: '/api/v2/deposit' },
      'match.path',
      'the nearest is GET /api/v2/deposits: “/api/v2/deposit” instead of “/api/v2/deposits”',
    ],
    [{ method: 'POST', path: '/api/v2/deposit' }, 'match.path', 'the nearest is POST /api/v2/deposits'],
    [{ path: '/deposits' }, 'match.path', 'GET /api/v2/deposits: “/api/v2” is missing'],
    [{ path: '/api/v2/deposits/:id' }, 'match.path', 'the nearest is GET /api/v2/deposits/:code'],
    [{ path: '/api/v2/*' }, 'match.path', 'a pattern is written as'],
    [{ path: 'weather' }, 'match.path', 'the nearest is '],
    [{ path: { matches: '/deposit$' } }, 'match.path', 'the nearest is '],
    [{ path: { matches: '(' } }, 'match.path.matches', ''],
    [{ body: { provider: { matches: '[' } } }, 'match.body.provider.matches', ''],
    [
      { path: '/api/v2/deposits', query: { pagesize: '5' } },
      'match.query.pagesize',
      'did you mean pageSize?',
    ],
    [
      { path: '/api/v2/banks', query: { page: '1' } },
      'match.query.page',
      'GET /api/v2/banks has no such parameter',
    ],
    [{ path: '/api/v2/banks', body: { code: 'jdb' } }, 'match.body', 'GET /api/v2/banks has no such body'],
    [{ path: '/api/v2/deposits', body: { amout: '1' } }, 'match.body.amout', 'did you mean amount?'],
    [{ path: '/api/v2/deposits', body: { amount: 1 } }, 'match.body.amount', 'text'],
    [
      { path: '/api/v2/players/limits', body: { depositLimits: { dya: '1' } } },
      'match.body.depositLimits.dya',
      'day',
    ],
    [{ body: [] }, 'match.body', 'a JSON object'],
    [{ headers: { 'no name': 'x' } }, 'match.headers.no name', 'header'],
    [{ player: 'demmo' }, 'match.player', 'did you mean demo?'],
    [{ player: { matches: '^nobody$' } }, 'match.player', 'there is no player'],
  ])('%j: %s', async (match, field, text) => {
    const { lab } = here.site;
    const answer = await lab.tryLab('faults', { match, ...BUSY });
    expect([answer.status, codeIn(answer)]).toEqual([422, 'VALIDATION_FAILED']);
    expect(Object.keys(errorDetail(answer, 'fields') as object)).toEqual([field]);
    expect((answer.body as { message: string }).message).toContain(text);
    expect(await lab.lab('faults')).toEqual({ faults: [], ended: [] });
  });

  test.each([
    { path: '/api/v2/deposits/D000042' },
    { path: { matches: '^/api/v2/deposits/D0009\\d\\d$' } },
    { path: { matches: 'credits/gclub_live$' } },
    { path: { matches: 'promotions/welcome-50/claim' } },
    { path: { matches: '^/api/v2/withdraws/X-7$' } },
    { body: { provider: 'no-such-provider' } },
  ])('%j is accepted: a request may name an object that does not exist', async (match) => {
    expect((await here.site.lab.tryLab('faults', { match, ...BUSY })).status).toBe(200);
  });
});

test('a pattern for the orders of a long history is accepted', async () => {
  const { lab, backend } = here.site;
  backend.world.store.change((change) => change.counters.create({ name: 'D', value: 9_500 }));
  const match = { path: { matches: '^/api/v2/deposits/D0091\\d\\d$' } };
  expect((await lab.tryLab('faults', { match, ...BUSY })).status).toBe(200);
});

describe('invalid options of a fault', () => {
  test.each([
    [{ fault: 'status', code: 'OOPS' }, 'code'],
    [{ fault: 'status', cut: 'after-head' }, 'cut'],
    [{ fault: 'drop', status: 503 }, 'status'],
    [{ fault: 'timeout', delay: 5 }, 'delay'],
    [{ fault: 'drop', probability: 0 }, 'probability'],
    [{ fault: 'drop', probability: 1.01 }, 'probability'],
    [{ fault: 'delay', delay: { median: 200, p95: 100 } }, 'delay.p95'],
    [{ fault: 'delay', delay: -1 }, 'delay'],
    [{ fault: 'delay', delay: { median: 200 } }, 'delay'],
    [{ fault: 'slow-body' }, 'bytesPerSecond'],
    [{ fault: 'respond' }, 'respond'],
    [{ fault: 'respond', respond: { status: 99 } }, 'respond.status'],
    [{ fault: 'respond', respond: { status: 204, body: 'x' } }, 'respond.body'],
    [{ fault: 'respond', respond: { headers: { 'no name': 'x' } } }, 'respond.headers.no name'],
    [{ fault: 'drop', times: 0 }, 'times'],
    [{ fault: 'drop', after: -1 }, 'after'],
  ])('%j is 422 and names %s', async (fault, field) => {
    const { lab } = here.site;
    const answer = await lab.tryLab('faults', { match: {}, ...fault });
    expect([answer.status, Object.keys(errorDetail(answer, 'fields') as object)]).toEqual([422, [field]]);
    expect(await lab.lab('faults')).toEqual({ faults: [], ended: [] });
  });
});
