/** Serves the build as nginx does, for `npm run preview` and the browser tests: the same headers, encodings and 404s. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { redirectOf } from './change-password.ts';
import { ENCODINGS, isCompressible } from './compress.ts';
import { contentTypeOf } from './content-types.ts';
import type { InlineHashes } from './content-security-policy.ts';
import { MISSING_FILE, prerenderedPageFor, SERVER_FOLDER } from './prerendered-page-names.ts';
import { type Headers, headersOf, kindOf } from './headers.ts';
import { SECURITY_FILE } from './security-text.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => Promise<void>;

/** The mock's own pages and calls, which do not exist in a deployment. */
const NOT_DEPLOYED = /^\/__/;

/** Middleware that sets the headers for the path's kind of response. */
export function tableOfHeaders(inline: () => Promise<InlineHashes>): Middleware {
  return async (request, response, next) => {
    const pathname = pathOf(request);
    if (pathname !== null && !NOT_DEPLOYED.test(pathname)) {
      say(response, headersOf(kindOf(pathname), await inline()));
    }
    next();
  };
}

/** Middleware that serves the build's files: a page for every path of the site, and 404 for a missing file. */
export function builtFiles(folder: string, inline: () => Promise<InlineHashes>): Middleware {
  return async (request, response) => {
    await answer(request, response, folder, inline);
  };
}

function say(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Replaces the headers of the path's kind. */
function sayMissing(response: ServerResponse, inline: InlineHashes): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  say(response, headersOf('missing', inline));
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  inline: () => Promise<InlineHashes>,
): Promise<void> {
  const pathname = pathOf(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { 'Content-Type': 'text/plain; charset=utf-8' });
    return void response.end('Method not allowed\n');
  }
  const target = pathname === null ? null : redirectOf(pathname);
  if (target !== null) {
    sayMissing(response, await inline());
    response.writeHead(302, { Location: target });
    return void response.end();
  }
  const files = pathname === null ? [] : filesFor(pathname, request.headers.cookie);
  const found = await firstOf(
    files.map((file) => () => encoded(join(folder, file), request.headers['accept-encoding'])),
  );
  const [file] = files;
  if (file === undefined || found === null) {
    sayMissing(response, await inline());
    response.writeHead(404, { 'Content-Type': contentTypeOf(MISSING_FILE) });
    return void response.end(await contentOf(join(folder, SERVER_FOLDER, MISSING_FILE)));
  }
  response.writeHead(200, {
    'Content-Type': contentTypeOf(file),
    'Content-Length': found.content.length,
    ...(isCompressible(file) && { Vary: 'Accept-Encoding' }),
    ...(found.encoding !== null && { 'Content-Encoding': found.encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : found.content);
}

/** The candidate files below the build's folder; the first that exists is sent. Empty for a path outside the build. */
function filesFor(pathname: string, cookies: string | undefined): readonly string[] {
  if (pathname === `/${SECURITY_FILE}`) return [SECURITY_FILE];
  if (NOT_DEPLOYED.test(pathname) || pathname.split('/').some((segment) => segment.startsWith('.')))
    return [];
  return kindOf(pathname) === 'page'
    ? [prerenderedPageFor(pathname, cookies), 'index.html']
    : [pathname.slice(1)];
}

async function firstOf<T>(attempts: readonly (() => Promise<T | null>)[]): Promise<T | null> {
  for (const attempt of attempts) {
    const found = await attempt();
    if (found !== null) return found;
  }
  return null;
}

interface Encoded {
  readonly content: Buffer;
  readonly encoding: string | null;
}

async function encoded(path: string, accepted: string | string[] | undefined): Promise<Encoded | null> {
  const names = String(accepted ?? '')
    .split(',')
    .map((part) => part.split(';')[0]?.trim());
  if (isCompressible(path)) {
    for (const { name, ending } of ENCODINGS) {
      const content = names.includes(name) ? await contentOf(path + ending) : null;
      if (content) return { content, encoding: name };
    }
  }
  const content = await contentOf(path);
  return content && { content, encoding: null };
}

async function contentOf(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch {
    return null;
  }
}

/** The decoded path, as nginx compares it; null for an invalid URL. */
function pathOf({ url = '/' }: IncomingMessage): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
}
