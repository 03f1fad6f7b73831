/** The Content Security Policy of the site's pages: everything that is not listed is blocked. */

/** Hashes of inline scripts and styles in CSP syntax: `sha256-…`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [] };

const SELF = "'self'";
const NONE = "'none'";

/** The `Content-Security-Policy` of the pages. The one Trusted Types policy starts the service worker (`src/app/offline-copy.ts`). */
export function contentSecurityPolicy(inline: InlineHashes): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': [NONE],
    'script-src': [SELF, ...inline.scripts.map(quoted)],
    'style-src': [SELF, ...inline.styles.map(quoted)],
    'font-src': [SELF],
    'img-src': [SELF],
    'connect-src': [SELF],
    'manifest-src': [SELF],
    'worker-src': [SELF],
    'base-uri': [NONE],
    // The page's code submits forms by `fetch`. A native submission before that code has loaded is blocked.
    'form-action': [NONE],
    'frame-ancestors': [NONE],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['site-worker'],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

function quoted(hash: string): string {
  return `'${hash}'`;
}
