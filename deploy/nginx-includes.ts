/** Writes this folder's tables in nginx syntax. `nginx/nginx.conf` includes the files. */
import type { InlineHashes } from './content-security-policy.ts';
import { CONTENT_TYPES, UNKNOWN_TYPE } from './content-types.ts';
import { headersOf, type Kind, KINDS, UNTRUSTED_REQUEST_HEADERS } from './headers.ts';
import type { RefusalPages } from './prerender.ts';

/** Returns file contents by file name. */
export function nginxIncludes(inline: InlineHashes, pages: RefusalPages): Readonly<Record<string, string>> {
  return {
    'types.conf': types(),
    'refusal-pages.conf': `default ${word(pages.refused)};\n404 ${word(pages.missing)};\n`,
    'request-headers.conf': UNTRUSTED_REQUEST_HEADERS.map((name) => `proxy_set_header ${name} "";\n`).join(
      '',
    ),
    ...Object.fromEntries(KINDS.map((kind) => [`headers-${kind}.conf`, headerLines(kind, inline)])),
  };
}

function types(): string {
  const lines = Object.entries(CONTENT_TYPES).map(([ending, type]) => `  ${quoted(type)} ${ending};`);
  return ['types {', ...lines, '}', `default_type ${UNKNOWN_TYPE};`, ''].join('\n');
}

function headerLines(kind: Kind, inline: InlineHashes): string {
  const lines = Object.entries(headersOf(kind, inline)).flatMap(([name, value]) => [
    // Replaces the backend's header of the same name instead of adding a second one.
    ...(kind === 'api' ? [`proxy_hide_header ${name};`] : []),
    // Without `always`, nginx omits the header on errors, which must not be cached as long as the file.
    `add_header ${name} ${quoted(value)}${kind === 'hashed' && name === 'Cache-Control' ? '' : ' always'};`,
  ]);
  return [...lines, ''].join('\n');
}

/** A whole page as one word of nginx, which has room for 4 KB. */
function word(page: string): string {
  if (/['\\$]/.test(page) || Buffer.byteLength(page) > 4_000) throw new Error(`nginx cannot hold: ${page}`);
  return `'${page}'`;
}

/** nginx interprets `$` as the start of a variable. None of our values contains one, and none may. */
function quoted(value: string): string {
  if (/["\\$\n]/.test(value)) throw new Error(`nginx would read something else in: ${value}`);
  return `"${value}"`;
}
