/** The problem monitor of the browser tests fails a test on every problem except those that it announced. */
import { expect, test } from 'vitest';
import { Problems } from '../../browser/fixtures/problems.ts';

function found(...lines: readonly string[]): Problems {
  const problems = new Problems();
  for (const line of lines) problems.add(line);
  return problems;
}

test('an unexpected problem fails the test, an expected one does not', () => {
  const problems = found('console error: oh', 'response 409 POST /api/v2/deposits');
  problems.expect('response 409 POST /api/v2/deposits');
  expect(problems.verdict()).toEqual(['console error: oh']);
});

test('an expected problem that did not occur fails the test', () => {
  const problems = found();
  problems.expect(/response 409/);
  expect(problems.verdict()).toEqual(['expected, but did not happen: /response 409/']);
});

test('when the network is down, only the icon, fonts, idle preloads and the fingerprint report may fail', () => {
  const failed = (what: string) => `request failed ${what}: net::ERR_INTERNET_DISCONNECTED`;
  for (const request of [
    'GET /favicon.svg',
    'GET /assets/lao-1a2b.woff2',
    'GET /assets/ContactMenu-1a2b.js',
    'POST /api/v2/fingerprint',
  ]) {
    expect(found(failed(request)).verdict()).toEqual([]);
  }
  expect(found(failed('GET /assets/DepositPage-1a2b.js')).verdict()).toHaveLength(1);
  expect(found(failed('POST /api/v2/deposits')).verdict()).toHaveLength(1);
  expect(found('request failed GET /assets/lao-1a2b.woff2: net::ERR_FAILED').verdict()).toHaveLength(1);
  expect(found('response 404 GET /favicon.svg').verdict()).toHaveLength(1);
});

test('a rejected read is expected only if a head requests it, beside the rejected lookup of the player', () => {
  const read = 'response 401 GET /api/v2/deposits/open';
  expect(found(read).verdict()).toEqual([read]);
  expect(found(read, 'response 401 GET /api/v2/players/info').verdict()).toEqual([]);
  for (const other of ['POST /api/v2/deposits', 'GET /api/v2/deposits/D000001']) {
    const line = `response 401 ${other}`;
    expect(found(line, 'response 401 GET /api/v2/players/info').verdict()).toEqual([line]);
  }
});
