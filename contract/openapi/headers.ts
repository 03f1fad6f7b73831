/** Response headers: contract §1. */
import type { JsonSchema } from '../schema/json-schema.ts';

/** `components/headers`. */
export const HEADERS = {
  'X-Request-Id': {
    description: 'Names this answer in the server’s logs.',
    required: true,
    schema: { type: 'string', minLength: 1, maxLength: 64 },
  },
  Date: {
    description: 'The server’s time. A client counts down by it, not by its own clock.',
    required: true,
    schema: {
      type: 'string',
      pattern: '^[A-Z][a-z]{2}, \\d{2} [A-Z][a-z]{2} \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$',
    },
  },
  'Cache-Control': {
    description: 'Nothing of this is to be kept.',
    required: true,
    schema: { type: 'string', const: 'no-store' },
  },
  'Set-Cookie': {
    description:
      'May stand more than once. `XSRF-TOKEN`, readable, comes with the first answer of any kind and whenever the token changes; `sid` (over HTTPS `__Host-sid`), HttpOnly, with a login, and ended with a logout.',
    schema: { type: 'string', pattern: '^(sid|__Host-sid|XSRF-TOKEN)=[^;,]*; Path=/(; [^;]+)*$' },
  },
  'Idempotency-Replayed': {
    description: 'The request came before under the same key, and this is the answer that it got then.',
    schema: { type: 'string', const: 'true' },
  },
  'Retry-After': {
    description: 'Seconds to wait before asking again.',
    required: true,
    schema: { type: 'integer', minimum: 0 },
  },
} as const satisfies Record<string, JsonSchema>;

export type HeaderName = keyof typeof HEADERS;

/** The headers of every response, and additional ones. */
export function headersWith(...more: readonly HeaderName[]): JsonSchema {
  const names: readonly HeaderName[] = ['X-Request-Id', 'Date', 'Cache-Control', 'Set-Cookie', ...more];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
