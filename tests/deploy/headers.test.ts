// @module-tag deep
/** nginx sends every header of the header table, and the preview what nginx sends. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inlineHashes } from '../../deploy/inline-pieces.ts';
import { headersOf, type Kind } from '../../deploy/headers.ts';
import { REPOSITORY } from '../suites/child.ts';
import { type Deployment, deploy, DIST } from './deployment.ts';
import { ask } from './wire.ts';

const ASSETS = readdirSync(join(DIST, 'assets'));
const hashed = (ending: string) => `/assets/${ASSETS.find((name) => name.endsWith(ending))}`;

/** Requests, and the expected kind and status of each response. */
const ADDRESSES: readonly { readonly path: string; readonly kind: Kind; readonly status: number }[] = [
  { path: '/', kind: 'page', status: 200 },
  { path: '/index.html', kind: 'page', status: 200 },
  { path: '/site-worker.js', kind: 'worker', status: 200 },
  { path: '/login/', kind: 'page', status: 200 },
  { path: '/login', kind: 'page', status: 200 },
  { path: '/player/promotion/promo-1', kind: 'page', status: 200 },
  { path: '/player/game/betflix?tab=pp.txt', kind: 'page', status: 200 },
  { path: '/nowhere/at/all', kind: 'page', status: 200 },
  { path: '/assets', kind: 'page', status: 200 },
  { path: '/apiary', kind: 'page', status: 200 },
  { path: hashed('.js'), kind: 'hashed', status: 200 },
  { path: hashed('.css'), kind: 'hashed', status: 200 },
  { path: hashed('.woff2'), kind: 'hashed', status: 200 },
  { path: '/favicon.svg', kind: 'file', status: 200 },
  { path: '/assets/index-00000000.js', kind: 'missing', status: 404 },
  { path: '/assets/', kind: 'missing', status: 404 },
  { path: '/assets/nothing', kind: 'missing', status: 404 },
  { path: '/robots.txt', kind: 'missing', status: 404 },
  { path: '/player/app.js', kind: 'missing', status: 404 },
  { path: '/.server/inline.json', kind: 'missing', status: 404 },
  { path: '/.git/config', kind: 'missing', status: 404 },
  { path: '/api/v2/agency/info', kind: 'api', status: 200 },
  { path: '/api/v2/players/info', kind: 'api', status: 401 },
  { path: '/api/nothing', kind: 'api', status: 404 },
  { path: '/api', kind: 'api', status: 404 },
];

/** The hashes of the inline scripts and styles of all pages. */
const INLINE = inlineHashes(
  readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(join(DIST, name), 'utf8')),
);

let deployment: Deployment;
let previewed: { readonly origin: string; readonly stop: () => Promise<void> };

beforeAll(async () => {
  deployment = await deploy();
  const server = await preview({
    root: REPOSITORY,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0, open: false },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The preview server has no port.');
  previewed = { origin: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
});

afterAll(async () => {
  await deployment?.stop();
  await previewed?.stop();
});

test.each(ADDRESSES)(
  'nginx responds to $path with $status, as to a $kind',
  async ({ path, kind, status }) => {
    const answer = await ask(deployment.origin, path);
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(headersOf(kind, INLINE))) {
      expect(answer.headers[name.toLowerCase()], name).toBe(value);
    }
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  },
);

/** Headers that affect browsers or caches; the others concern only the server and its operator. */
const DISCLOSING = [
  'content-type',
  'content-encoding',
  'vary',
  ...(['page', 'hashed', 'file', 'api', 'missing'] as const).flatMap((kind) =>
    Object.keys(headersOf(kind, INLINE)).map((name) => name.toLowerCase()),
  ),
];

test.each(
  ADDRESSES.flatMap(({ path }) => ['identity', 'gzip', 'br, gzip'].map((accept) => ({ path, accept }))),
)('the preview responds to $path for $accept as nginx does', async ({ path, accept }) => {
  const sent = { headers: { 'Accept-Encoding': accept } };
  const [ours, theirs] = await Promise.all([
    ask(deployment.origin, path, sent),
    ask(previewed.origin, path, sent),
  ]);
  const disclosing = ({ headers }: typeof ours) => DISCLOSING.map((name) => `${name}: ${headers[name]}`);
  expect(disclosing(theirs)).toEqual(disclosing(ours));
  expect(theirs.status).toBe(ours.status);
  if (!path.startsWith('/api')) expect(theirs.body.equals(ours.body)).toBe(true);
});

describe('the content security policy of a page', () => {
  const policy = headersOf('page', INLINE)['Content-Security-Policy'] ?? '';

  test('allows no unsafe source and no other host', () => {
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
  });

  test('has Trusted Types with the policy of the service worker only, and no page may frame the site', () => {
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types site-worker');
    expect(policy).toContain("frame-ancestors 'none'");
  });
});
