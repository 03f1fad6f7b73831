// @module-tag deep
/** The well-known URLs of nginx and the preview: RFC 9116, and W3C's change-password. */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHANGE_PASSWORD_ADDRESS } from '../../deploy/change-password.ts';
import { compress } from '../../deploy/compress.ts';
import { type InlineHashes, NOTHING_INLINE } from '../../deploy/content-security-policy.ts';
import { headersOf, type Kind } from '../../deploy/headers.ts';
import { builtFiles, tableOfHeaders } from '../../deploy/preview.ts';
import { listening } from '../mock-process.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type Deployment, deploy, DIST } from './deployment.ts';
import { ask } from './wire.ts';

const TEXT = 'Contact: mailto:security@play.example\nExpires: 2027-11-27T00:00:00Z\n';
const SECURITY = '/.well-known/security.txt';
const CHANGE_PASSWORD = '/.well-known/change-password';
/** The path by which a password manager finds out whether the statuses of the site can be trusted. */
const MISSING = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';

interface Server {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** For the build with a contact; the same build without one is `DIST`. */
const temporary = temporaryFolder('all tests');
let servers: Readonly<Record<string, Server>>;

const inline = (): Promise<InlineHashes> => Promise.resolve(NOTHING_INLINE);

beforeAll(async () => {
  const withContact = temporary.path;
  await cp(DIST, withContact, { recursive: true });
  await mkdir(join(withContact, '.well-known'), { recursive: true });
  await writeFile(join(withContact, SECURITY), TEXT);
  await compress(join(withContact, SECURITY));
  servers = {
    nginx: closing(await deploy({ SITE_FOLDER: withContact })),
    'nginx without a contact': closing(await deploy({ SITE_FOLDER: DIST })),
    'the preview': await previewOf(withContact),
    'the preview without a contact': await previewOf(DIST),
  };
});

afterAll(async () => {
  for (const { close } of Object.values(servers)) await close();
});

function closing({ origin, stop }: Deployment): Server {
  return { origin, close: stop };
}

function previewOf(folder: string): Promise<Server> {
  const headers = tableOfHeaders(inline);
  const files = builtFiles(folder, inline);
  return listening(
    createServer((request, response) => {
      void headers(request, response, () => void files(request, response, () => undefined));
    }),
  );
}

const answerOf = (server: string, path: string) => ask(servers[server]?.origin ?? '', path);

function expectHeaders(headers: Readonly<Record<string, string>>, kind: Kind): void {
  for (const [name, value] of Object.entries(headersOf(kind, NOTHING_INLINE)))
    expect(headers[name.toLowerCase()], name).toBe(value);
}

describe.each(['nginx', 'the preview'])('%s', (server) => {
  test('redirects to the page that opens the password dialog, on the host and the scheme that were asked', async () => {
    const { status, headers } = await answerOf(server, CHANGE_PASSWORD);
    expect(status).toBe(302);
    expect(headers['location']).toBe(CHANGE_PASSWORD_ADDRESS);
    expectHeaders(headers, 'missing');
  });

  test.each([MISSING, `${MISSING}/`, '/.well-known/', '/.well-known/security.txt.br'])(
    '%s is a 404',
    async (path) => {
      const { status } = await answerOf(server, path);
      expect(status).toBe(404);
    },
  );

  test('serves the security contact of a build that has one', async () => {
    const { status, headers, body } = await answerOf(server, SECURITY);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expectHeaders(headers, 'file');
    expect(headers['last-modified']).toBeUndefined();
    expect(body.toString()).toBe(TEXT);
  });

  test('of a build without one it is a 404', async () => {
    const { status, headers } = await answerOf(`${server} without a contact`, SECURITY);
    expect(status).toBe(404);
    expectHeaders(headers, 'missing');
  });
});
