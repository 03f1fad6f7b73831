/** What a page of the site may load, run and be part of: nothing that is not named here. */

/** Hashes of what stands in the pages themselves, as CSP writes them: `sha256-…`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [] };

const SELF = "'self'";
const NONE = "'none'";

/** The `Content-Security-Policy` of the pages. No policy of Trusted Types is allowed, because nothing needs one. */
export function contentSecurityPolicy(inline: InlineHashes): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': [NONE],
    'script-src': [SELF, ...inline.scripts.map(quoted)],
    'style-src': [SELF, ...inline.styles.map(quoted)],
    'font-src': [SELF],
    'img-src': [SELF],
    'connect-src': [SELF],
    'manifest-src': [SELF],
    'base-uri': [NONE],
    // Forms are sent by the page's own code. One that a browser would send itself, had the code not come, is stopped.
    'form-action': [NONE],
    'frame-ancestors': [NONE],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [NONE],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

function quoted(hash: string): string {
  return `'${hash}'`;
}
