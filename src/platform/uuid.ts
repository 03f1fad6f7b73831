import { attempt } from './attempt.ts';

/**
 * A random UUID, for Idempotency-Keys and entries of the browser's history. `crypto.randomUUID` exists only in secure contexts, and a developer may open the
 * site on a phone through the laptop's address without TLS.
 */
export function randomUuid(): string {
  const made = attempt(() => crypto.randomUUID() as string, '');
  if (/^[\da-f-]{36}$/.test(made)) return made;
  const bytes = new Uint8Array(16).map(() => Math.random() * 256);
  attempt(() => crypto.getRandomValues(bytes), bytes);
  // Version 4, variant 1: RFC 9562 §5.4.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
