/**
 * What every answer of a deployed site says about itself, as data. The build prints it for nginx (`nginx-includes.ts`), and
 * the preview sends it (`preview.ts`); `docs/deploy.md` tells an operator what each header is for.
 */
import { contentSecurityPolicy, type InlineHashes } from './content-security-policy.ts';

/** What is answered: `hashed` has its content in its name, `file` does not; `missing` is a file that is not there. */
export const KINDS = ['page', 'hashed', 'file', 'api', 'missing'] as const;
export type Kind = (typeof KINDS)[number];

export type Headers = Readonly<Record<string, string>>;

/** Where the build puts what has its content in its name. */
export const HASHED_FOLDER = 'assets';

/** Paths of the backend. */
export const API_PATH = '/api';

/** A last segment with an ending is a file, and not a place in the site: it is there or it is 404. */
const FILE_NAME = /\.[^./]+$/;

/** Which kind of answer an address gets, if what it names is there. */
export function kindOf(pathname: string): Exclude<Kind, 'missing'> {
  if (pathname === API_PATH || pathname.startsWith(`${API_PATH}/`)) return 'api';
  if (pathname.startsWith(`/${HASHED_FOLDER}/`)) return 'hashed';
  return FILE_NAME.test(pathname) && !pathname.endsWith('.html') ? 'file' : 'page';
}

const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Said with every answer. */
const ALWAYS: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Strict-Transport-Security': `max-age=${A_YEAR_SECONDS}`,
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** For what is not a page: opened by itself, it can do nothing. */
const INERT: Headers = { ...ALWAYS, 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" };

/** What the browser may do on the site's behalf. A feature that is not named keeps the browser's own rule. */
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

/** The headers of one kind of answer. A page's policy names the pieces of code and style that stand in the page itself. */
export function headersOf(kind: Kind, inline: InlineHashes): Headers {
  switch (kind) {
    case 'page':
      return {
        ...ALWAYS,
        'Content-Security-Policy': contentSecurityPolicy(inline),
        // A game's page keeps the tab that it was opened in, and no other page gets hold of this one.
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'Permissions-Policy': Object.entries(PERMISSIONS)
          .map(([feature, allowed]) => `${feature}=${allowed}`)
          .join(', '),
        'Cache-Control': 'no-cache',
      };
    case 'hashed':
      return { ...INERT, 'Cache-Control': `public, max-age=${A_YEAR_SECONDS}, immutable` };
    case 'file':
      return { ...INERT, 'Cache-Control': 'no-cache' };
    case 'api':
    case 'missing':
      return { ...INERT, 'Cache-Control': 'no-store' };
  }
}
