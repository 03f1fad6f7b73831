import { createHash } from 'node:crypto';

/** The first six hexadecimal digits of the text's SHA-256. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 6);
}
