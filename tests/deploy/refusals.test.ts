// @module-tag deep
/** What nginx itself refuses: the contract's envelope below /api, elsewhere a page in four languages. */
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ERROR_STATUS, ErrorEnvelope, isErrorCode } from '../../contract/errors.ts';
import { read } from '../../contract/schema/struct.ts';
import { NOTHING_INLINE } from '../../deploy/content-security-policy.ts';
import { headersOf, type Kind } from '../../deploy/headers.ts';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { listening } from '../mock-process.ts';
import { type Deployment, deploy } from './deployment.ts';
import { type Answer, ask, askWith } from './wire.ts';

/** A request of these lines. */
const lines = (...each: readonly string[]) => [...each, '', ''].join('\r\n');
const LONG = 'x'.repeat(40_000);

/** Requests that nginx refuses, below /api and elsewhere. */
const REFUSED: readonly [name: string, status: number, code: string, bytes: (path: string) => string][] = [
  ['no host', 400, 'BAD_REQUEST', (path) => lines(`GET ${path} HTTP/1.1`)],
  ['two hosts', 400, 'BAD_REQUEST', (path) => lines(`GET ${path} HTTP/1.1`, 'Host: play.example', 'Host: b')],
  ['dots', 400, 'BAD_REQUEST', (path) => lines(`GET ${path}/../a HTTP/1.1`, 'Host: play.example')],
  ['TRACE', 405, 'METHOD_NOT_ALLOWED', (path) => lines(`TRACE ${path} HTTP/1.1`, 'Host: play.example')],
  ['a long path', 414, 'URI_TOO_LONG', (path) => lines(`GET ${path}/${LONG} HTTP/1.1`, 'Host: play.example')],
  ['another host', 421, 'MISDIRECTED_REQUEST', (path) => lines(`GET ${path} HTTP/1.1`, 'Host: evil.example')],
  [
    'another host in the header than in the address',
    421,
    'MISDIRECTED_REQUEST',
    (path) => lines(`GET http://play.example${path} HTTP/1.1`, 'Host: evil.example'),
  ],
  [
    'another host in the address than in the header',
    421,
    'MISDIRECTED_REQUEST',
    (path) => lines(`GET http://evil.example${path} HTTP/1.1`, 'Host: play.example'),
  ],
  [
    'long headers',
    431,
    'HEADERS_TOO_LARGE',
    (path) => lines(`GET ${path} HTTP/1.1`, 'Host: play.example', `Cookie: a=${LONG}`),
  ],
  [
    'a transfer encoding',
    501,
    'NOT_IMPLEMENTED',
    (path) => lines(`POST ${path} HTTP/1.1`, 'Host: play.example', 'Transfer-Encoding: gzip'),
  ],
];

/** Those below /api only: a body over the limit, and a backend that is unreachable. */
const REFUSED_CALLS: typeof REFUSED = [
  ...REFUSED,
  [
    'a large body',
    413,
    'PAYLOAD_TOO_LARGE',
    (path) => lines(`POST ${path} HTTP/1.1`, 'Host: play.example', 'Content-Length: 65537'),
  ],
  ['no backend', 502, 'BAD_GATEWAY', (path) => lines(`GET ${path} HTTP/1.1`, 'Host: play.example')],
];

const REFUSED_PAGES: typeof REFUSED = [
  ...REFUSED,
  ['no file', 404, '', () => lines('GET /none.php HTTP/1.1', 'Host: play.example')],
  ['a file of the server', 404, '', () => lines('GET /.refused/page HTTP/1.1', 'Host: play.example')],
  ['no path', 400, '', () => lines('NONSENSE')],
  ['an invalid encoding', 400, '', () => lines('GET /%zz HTTP/1.1', 'Host: play.example')],
  ['an unknown version', 505, '', () => lines('GET / HTTP/3.0', 'Host: play.example')],
];

function expectHeadersOf(kind: Kind, { headers }: Answer) {
  for (const [name, value] of Object.entries(headersOf(kind, NOTHING_INLINE))) {
    expect(headers[name.toLowerCase()], name).toBe(value);
  }
}

describe('nginx refuses', () => {
  let deployment: Deployment;
  beforeAll(async () => {
    const { origin, close } = await listening(createServer());
    await close();
    deployment = await deploy({ BACKEND_URL: origin, SERVER_NAME: 'play.example *.play.example' });
  });
  afterAll(() => deployment?.stop());

  test('no request for a name of the site, and no health probe, whatever its host is', async () => {
    const as = (host: string, path: string) =>
      ask(deployment.origin, path, { headers: { Host: host } }).then(({ status }) => status);
    expect(await as('play.example', '/')).toBe(200);
    expect(await as('www.play.example', '/')).toBe(200);
    expect(await as('10.0.0.7', '/healthz')).toBe(200);
  });

  test.each(REFUSED_CALLS)('a call with %s: %i %s', async (_, status, code, bytes) => {
    const answer = await askWith(deployment.origin, bytes('/api/v2/banks'));
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('application/json');
    expectHeadersOf('api', answer);
    const envelope = read(ErrorEnvelope, JSON.parse(answer.body.toString()));
    expect(envelope).toMatchObject({ ok: true, value: { code, requestId: answer.headers['x-request-id'] } });
    if (isErrorCode(code)) expect(ERROR_STATUS[code]).toBe(status);
  });

  test.each(REFUSED_PAGES)('a page with %s: %i', async (_, status, _code, bytes) => {
    const answer = await askWith(deployment.origin, bytes('/login'));
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expectHeadersOf('missing', answer);
    const tags = [...answer.body.toString().matchAll(/<p lang="([^"]+)">[^<]{10,}</g)].map(([, tag]) => tag);
    expect(tags).toEqual(Object.values(LANGUAGE_TAGS));
  });
});

test('a refusal of the backend arrives as the backend sent it', async () => {
  const backend = await listening(
    createServer(({ url = '' }, response) => {
      response.writeHead(Number(url.slice(-3)), { 'Content-Type': 'text/x-own', 'X-Request-Id': 'own' });
      response.end('own');
    }),
  );
  const deployment = await deploy({ BACKEND_URL: backend.origin });
  for (const status of [400, 404, 413, 429, 431, 500, 502, 503, 504]) {
    const { status: received, headers, body } = await ask(deployment.origin, `/api/v2/${status}`);
    expect([received, body.toString()]).toEqual([status, 'own']);
    expect(headers).toMatchObject({ 'content-type': 'text/x-own', 'x-request-id': 'own' });
  }
  await deployment.stop();
  await backend.close();
});
