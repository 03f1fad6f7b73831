import { createHash } from 'node:crypto';
import type { Walk } from './test-case.ts';

/** The first six hexadecimal digits of the text's SHA-256. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 6);
}

/** The id of a walk's case: `deposit-0a1b2c`. */
export function idOf(machine: string, { input, steps }: Walk): string {
  return `${machine}-${digestOf([input, ...steps].join('\n'))}`;
}
