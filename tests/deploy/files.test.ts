// @module-tag deep
/** The build's files as nginx serves them: encodings, languages, methods; and no other files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../contract/values.ts';
import { type Deployment, deploy, DIST } from './deployment.ts';
import { ask } from './wire.ts';

const [SCRIPT = ''] = readdirSync(join(DIST, 'assets')).filter((name) => /^index-.*\.js$/.test(name));
const SCRIPT_PATH = `/assets/${SCRIPT}`;
/** Files of the build, with a path at which nginx serves each. */
const FILES = [
  ['.server/prerendered/lo/home.html', '/'],
  ['.server/prerendered/lo/login.html', '/login'],
  ['index.html', '/player/deposit/'],
  ['favicon.svg', '/favicon.svg'],
  [`assets/${SCRIPT}`, SCRIPT_PATH],
] as const;

let deployment: Deployment;
beforeAll(async () => {
  deployment = await deploy();
});
afterAll(() => deployment?.stop());

test('each file of code begins with the compile hint, a file of messages has none (docs/decisions/0030)', () => {
  const scripts = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(40);
  for (const name of scripts) {
    const hasHint = readFileSync(join(DIST, 'assets', name), 'utf8').startsWith(
      '//# allFunctionsCalledOnLoad\n',
    );
    expect([name, hasHint]).toEqual([name, !name.startsWith('messages-')]);
  }
});

describe.each(FILES)('%s', (file, path) => {
  const source = readFileSync(join(DIST, file));

  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
  ] as const)('is compressed with %s for a browser that accepts %s', async (encoding, accept, unpacked) => {
    const answer = await ask(deployment.origin, path, { headers: { 'Accept-Encoding': accept } });
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(answer.body.length).toBeLessThan(source.length);
    expect(unpacked(answer.body).equals(source)).toBe(true);
  });

  test('is uncompressed for a request without Accept-Encoding, and has Vary', async () => {
    const answer = await ask(deployment.origin, path);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['vary']).toBe('Accept-Encoding');
    expect(answer.body.equals(source)).toBe(true);
  });
});

describe('a prerendered page is served in the language of the cookie', () => {
  const page = (language: string, name: string) =>
    readFileSync(join(DIST, `.server/prerendered/${language}/${name}.html`)).toString();

  test.each([
    ...LANGUAGES.map((language): [string, string] => [`i18nextLng=${language}`, language]),
    ['XSRF-TOKEN=abc; i18nextLng=cn', 'cn'],
    ['i18nextLng=vn; XSRF-TOKEN=abc', 'vn'],
    // No cookie, and cookies that name no language of the site.
    ['', 'lo'],
    ['i18nextLng=xx', 'lo'],
    ['i18nextLng=../cn', 'lo'],
    ['another-i18nextLng=th', 'lo'],
  ])('%s: %s', async (cookie, language) => {
    for (const [path, name] of [
      ['/', 'home'],
      ['/register/', 'register'],
    ] as const) {
      const { body } = await ask(deployment.origin, path, { headers: { Cookie: cookie } });
      expect(body.toString()).toBe(page(language, name));
    }
  });

  test('other pages ignore the cookie, and prerendered files cannot be requested by name', async () => {
    const { body } = await ask(deployment.origin, '/contact/');
    expect(body.equals(readFileSync(join(DIST, 'index.html')))).toBe(true);
    const { status } = await ask(deployment.origin, '/.server/prerendered/lo/home.html');
    expect(status).toBe(404);
  });
});

test.each(['/', '/favicon.svg'])('%s is sent in full on each visit, without Last-Modified', async (path) => {
  const { headers } = await ask(deployment.origin, path);
  expect(headers['etag']).toBeUndefined();
  expect(headers['last-modified']).toBeUndefined();
  const again = await ask(deployment.origin, path, {
    headers: { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT', 'If-None-Match': '*' },
  });
  expect(again.status).toBe(200);
});

test.each(['POST', 'PUT', 'DELETE', 'TRACE', 'PROPFIND'])('%s on a page is rejected', async (method) => {
  const { status } = await ask(deployment.origin, '/', { method });
  expect(status).toBe(405);
});

test.each([
  '/__lab/state',
  '/__lab',
  '/__machines',
  '/__machines/',
  '/__gallery',
  '/__provider/',
  '/login/../__lab/state',
  '/%5f%5flab/state',
  '//__lab/state',
  '/../package.json',
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/..%5c..%5cpackage.json',
  '/%252e%252e/package.json',
  '/assets/....//....//package.json',
  '/.server/headers-page.conf',
  '/%2eserver/inline.json',
  '/etc/passwd%00.js',
])('%s reaches neither the mock nor a file outside the public build', async (path) => {
  const { status, body } = await ask(deployment.origin, path);
  expect([400, 404]).toContain(status);
  expect(body.toString()).not.toMatch(/ledger|dok-champa|add_header|root:/);
});

test('every file in assets is served by its name, and scripts and styles have compressed copies', async () => {
  const names = readdirSync(join(DIST, 'assets'));
  expect(names.length).toBeGreaterThan(20);
  const statuses = await Promise.all(
    names.map(async (name) => (await ask(deployment.origin, `/assets/${name}`, { method: 'HEAD' })).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const name of names.filter((candidate) => /\.(js|css)$/.test(candidate))) {
    expect(names).toEqual(expect.arrayContaining([`${name}.br`, `${name}.gz`]));
  }
});

test.each(['/', '/assets/nothing.js', '/api/nothing', '/%2e%2e/', '/__lab'])(
  'the response to %s does not disclose the server',
  async (path) => {
    const { headers, body } = await ask(deployment.origin, path);
    expect(headers['server']).toBe('nginx');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(body.toString()).not.toMatch(/nginx\/|debian|express/i);
  },
);
