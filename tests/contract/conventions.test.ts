/** Contract §1 over HTTP: guarantees of the mock alone, and requests that no rule of packages/conformance-kit can send. */
import { describe, expect, test } from 'vitest';
import { codeIn, errorDetail } from './client.ts';
import { siteForFile } from './site.ts';

const here = siteForFile();

test('every response has the Date of the lab’s clock', async () => {
  const visitor = await here.site.visitor();
  await visitor.lab('clock', { now: '2026-07-01T00:00:00Z' });
  const { headers } = await visitor.call('banks');
  expect(headers.get('date')).toBe('Wed, 01 Jul 2026 00:00:00 GMT');
});

describe('size and type', () => {
  test('a client that sends 1 MB receives the 413', async () => {
    const visitor = await here.site.visitor();
    const answer = await visitor.call('usernameValidate', { body: { username: 'x'.repeat(1_000_000) } });
    expect(answer.status).toBe(413);
  });

  test('the size limit also applies to a body without a declared length', async () => {
    const visitor = await here.site.visitor();
    const stream = new Blob(['x'.repeat(64 * 1024 + 1)]).stream();
    const answer = await visitor.send('/api/v2/players/login', {
      method: 'POST',
      body: stream,
      headers: { 'Content-Type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
  });

  test('an invalid body of type JSON is 400', async () => {
    const visitor = await here.site.visitor();
    const bodies = [
      '',
      '{',
      "{'a':1}",
      'undefined',
      '{"username":"demo"}}',
      new Uint8Array([0x22, 0xff, 0x22]),
    ];
    for (const body of bodies) {
      const answer = await visitor.send('/api/v2/players/login', {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
      });
      expect(codeIn(answer)).toBe('BAD_REQUEST');
    }
  });

  test('a call that takes no body rejects a body that is not an object', async () => {
    const demo = await here.site.player('demo');
    expect(errorDetail(await demo.call('logout', { body: [1] }), 'fields')).toEqual({ body: 'FORMAT' });
  });
});

test('errors of the body and of the idempotency key are reported together', async () => {
  const demo = await here.site.player('demo');
  const answer = await demo.call('depositCreate', {
    body: { provider: 'casino', amount: '1,5' },
    key: null,
  });
  expect(errorDetail(answer, 'fields')).toEqual({
    provider: 'UNKNOWN',
    mid: 'REQUIRED',
    amount: 'FORMAT',
    'Idempotency-Key': 'REQUIRED',
  });
});

test('an idempotency key that is not a UUID is rejected, even by a call that requires none', async () => {
  const demo = await here.site.player('demo');
  const answer = await demo.call('logout', { key: 'again' });
  expect(errorDetail(answer, 'fields')).toEqual({ 'Idempotency-Key': 'FORMAT' });
});

test.each(['0', '-1', 'x', '', '9'.repeat(20)])('page and pageSize of %j are rejected', async (text) => {
  const demo = await here.site.player('demo');
  const answer = await demo.call('depositList', { query: { page: text, pageSize: text } });
  expect(errorDetail(answer, 'fields')).toEqual({ page: 'FORMAT', pageSize: 'FORMAT' });
});
