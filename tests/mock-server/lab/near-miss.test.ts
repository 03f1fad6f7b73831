/** The journal's near-misses (docs/lab.md): the matching itself, without a server. */
import { describe, expect, test } from 'vitest';
import { BASE_PATH, endpoints } from '../../../contract/endpoints.ts';
import { FaultList, type FaultRequest } from '../../../mock-server/lab/faults.ts';
import type { ObservedRequest } from '../../../mock-server/lab/match/match.ts';
import { missedFaults } from '../../../mock-server/lab/near-miss/near-fault.ts';
import { isWrittenAs, nearMissOf } from '../../../mock-server/lab/near-miss/near-miss.ts';
import { likeliest } from '../../../mock-server/lab/near-miss/spelling.ts';

const rows = Object.values(endpoints).map(({ method, path }) => ({ method, path: BASE_PATH + path }));

describe('the call that is nearest to a request', () => {
  const OTHER_PATH = ['POST', 'POST /api/v2/deposits'] as const;

  test.each([
    ['DELETE', '/api/v2/deposits', 'GET /api/v2/deposits', 'it supports GET and POST, not DELETE'],
    ['GET', '/api/v2/players/login', 'POST /api/v2/players/login', 'it supports POST, not GET'],
    [
      'GET',
      '/api/deposits/D000001/check',
      'POST /api/v2/deposits/:code/check',
      '“/api/deposits/D000001/check” instead of “/api/v2/deposits/:code/check”; it supports POST, not GET',
    ],
  ])('%s %s', (method, path, call, because) => {
    expect(nearMissOf(method, path, rows)).toEqual({ call, because });
  });

  test.each([
    [...OTHER_PATH, '/api/deposits'],
    [...OTHER_PATH, '/api/v1/deposits'],
    [...OTHER_PATH, '/api/v2/deposit'],
    [...OTHER_PATH, '/api/v2/Deposits'],
    [...OTHER_PATH, '/api/v2/deposits/'],
    ['GET', 'GET /api/v2/deposits/open', '/api//v2/deposits/open'],
    ['POST', 'POST /api/v2/deposits/:code/check', '/api/v2/deposits/D000001/chekc'],
    ['POST', 'POST /api/v2/deposits/:code/check', '/api/v2/deposits/check'],
    ['GET', 'GET /api/v2/players/info', '/api/v2/players/info/me'],
    ['GET', 'GET /api/v2/deposits', '/api/deposit'],
  ])('%s %s for %s', (method, call, path) => {
    const because = `“${path}” instead of “${call.split(' ')[1]}”`;
    expect(nearMissOf(method, path, rows)).toEqual({ call, because });
  });

  test.each(rows)('$method $path is suggested for its path without /v2', ({ method, path }) => {
    const asked = path.replace(/:\w+/g, 'X1').replace('/v2', '');
    expect(nearMissOf(method, asked, rows)?.call).toBe(`${method} ${path}`);
  });

  test.each(rows)('no call is suggested for the exact request $method $path', ({ method, path }) => {
    expect(nearMissOf(method, path.replace(/:\w+/g, 'X1'), rows)).toBeNull();
  });

  test.each(['/api', '/api/v2', '/api/v2/', '/api/v2/weather', '/api/v2/x/y/z'])(
    'no call is suggested for %s, which is similar to none',
    (path) => {
      expect(nearMissOf('GET', path, rows)).toBeNull();
    },
  );

  test('a path that is longer than any of a call is not compared', () => {
    expect(nearMissOf('GET', `/api/v2/deposits/open/${'x'.repeat(10_000)}`, rows)).toBeNull();
  });

  test('a path matches a call only exactly', () => {
    expect(isWrittenAs('/api/v2/deposits/D1', '/api/v2/deposits/:code')).toBe(true);
    for (const path of [
      '/api/v2/deposits/',
      '/api/v2/Deposits/D1',
      '/api/v2/deposits/D1/',
      '/api/v2/deposits',
    ]) {
      expect(isWrittenAs(path, '/api/v2/deposits/:code')).toBe(false);
    }
  });
});

describe('a fault that almost matched', () => {
  const waiting = (match: FaultRequest['match']) => {
    const list = new FaultList();
    list.add({ match, fault: 'drop' });
    return list.active();
  };
  const create: ObservedRequest = {
    method: 'POST',
    path: '/api/v2/deposits',
    call: 'depositCreate',
    query: {},
    headers: {},
    body: { provider: 'alphabet', amount: '675000' },
    player: 'demo',
  };

  test.each([
    [{ method: 'GET', path: '/api/v2/deposits' }, 'it matches GET, but the request was POST'],
    [{ method: 'GET', path: { matches: '/deposits$' } }, 'it matches GET, but the request was POST'],
    [{ method: { matches: '^G' } }, 'it matches /^G/, but the request was POST'],
    [
      { path: '/api/v2/deposit' },
      'it matches /api/v2/deposit: “/api/v2/deposits” instead of “/api/v2/deposit”',
    ],
    [{ path: '/api/deposits' }, 'it matches /api/deposits: “/api/v2/deposits” instead of “/api/deposits”'],
    [{ player: 'newcomer' }, 'it matches newcomer, but the request was from demo'],
    [{ body: { provider: 'gclub', amount: '675000' } }, 'it matches another body: provider'],
    [{ body: { matches: 'gclub' } }, 'it matches another body'],
    [{ query: { page: '1' } }, 'it matches another query: page'],
    [{ headers: { 'X-Device': 'phone' } }, 'it matches other headers: X-Device'],
    [
      { path: '/api/v2/deposits/' },
      'it matches /api/v2/deposits/: “/api/v2/deposits” instead of “/api/v2/deposits/”',
    ],
  ])('%j', (match, because) => {
    expect(missedFaults(create, waiting(match))).toEqual([{ id: 'F1', because }]);
  });

  test.each([
    { path: '/api/v2/deposits' },
    {},
    { method: 'GET', path: '/api/v2/deposit' },
    { path: '/api/v2/withdraws/:code/cancel' },
    { path: { matches: '/logout$' } },
    { method: 'GET', player: 'newcomer' },
  ])('no fault is reported for %j, which matches or differs in more than one part', (match) => {
    expect(missedFaults(create, waiting(match))).toEqual([]);
  });
});

describe('spelling suggestions', () => {
  test.each([
    ['lost-repyl', 'lost-reply'],
    ['LOST-REPLY', 'lost-reply'],
    ['trunc', 'truncated'],
    ['dealy', 'delay'],
    ['weather', null],
    ['', null],
  ])('%s: %s', (word, meant) => {
    expect(likeliest(word, ['drop', 'lost-reply', 'delay', 'truncated'])).toBe(meant);
  });
});
