/**
 * The response headers of a deployed site, as data. The build writes them as nginx includes (`nginx-includes.ts`), and the
 * preview sends them (`preview.ts`); `docs/deploy.md` explains each header to operators.
 */
import { contentSecurityPolicy, type InlineHashes } from './content-security-policy.ts';

/** Kinds of responses: a `hashed` file has its content's hash in its name, a `file` does not; `missing` is a refusal or a redirect. */
export const KINDS = ['page', 'hashed', 'file', 'worker', 'api', 'missing'] as const;
export type Kind = (typeof KINDS)[number];

export type Headers = Readonly<Record<string, string>>;

/** The output folder of files with a content hash in their names. */
export const HASHED_FOLDER = 'assets';

/** The path of the service worker: `worker-plugin.ts`. */
export const WORKER_PATH = '/site-worker.js';

/** Path prefix of the backend. */
export const API_PATH = '/api';

/** A last segment with an extension is a file, not a page of the site: it exists or the response is 404. */
const FILE_NAME = /\.[^./]+$/;

/** Returns the kind of response for a path, if the target exists. */
export function kindOf(pathname: string): Exclude<Kind, 'missing'> {
  if (pathname === API_PATH || pathname.startsWith(`${API_PATH}/`)) return 'api';
  if (pathname.startsWith(`/${HASHED_FOLDER}/`)) return 'hashed';
  if (pathname === WORKER_PATH) return 'worker';
  return FILE_NAME.test(pathname) && !pathname.endsWith('.html') ? 'file' : 'page';
}

/** What backends and their libraries take from headers of a request, any of which a caller can send. */
const BELIEVED: Readonly<Record<string, string>> = {
  address:
    'True-Client-IP CF-Connecting-IP CF-Connecting-IPv6 Fastly-Client-IP Client-IP X-Client-IP X-Cluster-Client-IP X-ProxyUser-IP X-Remote-IP X-Remote-Addr X-Original-Forwarded-For Forwarded',
  host: 'X-Host X-Original-Host X-HTTP-Host-Override X-Forwarded-Server X-Forwarded-Port',
  scheme: 'X-Forwarded-Scheme X-Forwarded-Ssl X-Scheme X-URL-Scheme Front-End-Https',
  path: 'X-Original-URL X-Original-URI X-Rewrite-URL X-Forwarded-Prefix X-Forwarded-Path',
  method: 'X-HTTP-Method-Override X-HTTP-Method X-Method-Override X-Original-Method',
  user: 'Remote-User X-Remote-User X-Forwarded-User',
  // Scripts by CGI read it as `HTTP_PROXY`.
  proxy: 'Proxy',
};

/** The headers that nginx removes from requests. It sets those that a backend may believe itself. */
export const UNTRUSTED_REQUEST_HEADERS = Object.values(BELIEVED).flatMap((names) => names.split(' '));

const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Headers of every response. */
const ALWAYS: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Strict-Transport-Security': `max-age=${A_YEAR_SECONDS}`,
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** For responses other than pages: opened directly, they can load and run nothing. */
const INERT: Headers = { ...ALWAYS, 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" };

/** The Permissions-Policy. A feature that is not listed keeps the browser's default. */
const PERMISSIONS: Readonly<Record<string, '()' | '(self)'>> = {
  accelerometer: '()',
  autoplay: '()',
  camera: '()',
  'clipboard-read': '()',
  'clipboard-write': '(self)',
  'display-capture': '()',
  'encrypted-media': '()',
  fullscreen: '(self)',
  geolocation: '()',
  gyroscope: '()',
  hid: '()',
  magnetometer: '()',
  microphone: '()',
  midi: '()',
  payment: '()',
  'publickey-credentials-get': '()',
  'screen-wake-lock': '()',
  serial: '()',
  usb: '()',
  'xr-spatial-tracking': '()',
};

/** For what a browser shows as a page. */
const DOCUMENT: Headers = {
  // Keeps the connection to a game's tab that this page opens; other sites' windows get no reference to this one.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': Object.entries(PERMISSIONS)
    .map(([feature, allowed]) => `${feature}=${allowed}`)
    .join(', '),
};

/** Returns the headers of one kind of response. A page's CSP contains the hashes of its inline scripts and styles. */
export function headersOf(kind: Kind, inline: InlineHashes): Headers {
  switch (kind) {
    case 'page':
      return {
        ...ALWAYS,
        'Content-Security-Policy': contentSecurityPolicy(inline),
        ...DOCUMENT,
        'Cache-Control': 'no-cache',
      };
    case 'hashed':
      return { ...INERT, 'Cache-Control': `public, max-age=${A_YEAR_SECONDS}, immutable` };
    case 'file':
      return { ...INERT, 'Cache-Control': 'no-cache' };
    // Its own policy applies to what the worker requests.
    case 'worker':
      return {
        ...ALWAYS,
        'Content-Security-Policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
        'Cache-Control': 'no-cache',
      };
    case 'api':
      return { ...INERT, 'Cache-Control': 'no-store' };
    case 'missing':
      return { ...INERT, ...DOCUMENT, 'Cache-Control': 'no-store' };
  }
}
