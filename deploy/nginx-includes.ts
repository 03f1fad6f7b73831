/** The tables of this folder in nginx's words. `nginx/nginx.conf` includes them. */
import type { InlineHashes } from './content-security-policy.ts';
import { CONTENT_TYPES, UNKNOWN_TYPE } from './content-types.ts';
import { headersOf, type Kind, KINDS } from './headers.ts';

/** File names and contents. */
export function nginxIncludes(inline: InlineHashes): Readonly<Record<string, string>> {
  return {
    'types.conf': types(),
    ...Object.fromEntries(KINDS.map((kind) => [`headers-${kind}.conf`, headerLines(kind, inline)])),
  };
}

function types(): string {
  const lines = Object.entries(CONTENT_TYPES).map(([ending, type]) => `  ${quoted(type)} ${ending};`);
  return ['types {', ...lines, '}', `default_type ${UNKNOWN_TYPE};`, ''].join('\n');
}

function headerLines(kind: Kind, inline: InlineHashes): string {
  const lines = Object.entries(headersOf(kind, inline)).flatMap(([name, value]) => [
    // What the backend says of the same is replaced, not doubled.
    ...(kind === 'api' ? [`proxy_hide_header ${name};`] : []),
    // An error must not be kept as long as the file would be.
    `add_header ${name} ${quoted(value)}${kind === 'hashed' && name === 'Cache-Control' ? '' : ' always'};`,
  ]);
  return [...lines, ''].join('\n');
}

/** nginx reads `$` as the beginning of a variable. None of our values has one, and none may. */
function quoted(value: string): string {
  if (/["\\$\n]/.test(value)) throw new Error(`nginx would read something else in: ${value}`);
  return `"${value}"`;
}
