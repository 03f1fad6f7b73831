/** Stand-ins for secrets: of the same length and kind, so that validation rules give the same result. */
import { isWallet } from '../../../contract/rules/bank.ts';

const DIGITS = '0123456789';
/** `x` is the digit zero, so that stand-ins are easy to recognize: `xxxxxxxxa`. */
const LETTERS = 'xabcdefghijklmnopqrstuvwyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The `number`-th stand-in for a secret. It keeps the length in code points, the surrounding white space (which forms
 * trim) and the kind: only digits, wallet number, address or other text; nothing else of the secret.
 */
export function standInFor(secret: string, number: number): string {
  const [, before = '', core = '', after = ''] = /^(\s*)([^]*?)(\s*)$/u.exec(secret) ?? [];
  return `${before}${ofKind(core, number)}${after}`;
}

/**
 * The core's stand-in: a number in the kind's alphabet, padded to the length. It gets longer only when `number` is
 * too large.
 */
function ofKind(core: string, number: number): string {
  const [, scheme] = /^(https?:\/\/|\/)[^]+$/u.exec(core) ?? [];
  if (scheme !== undefined) return scheme + counted(number, LETTERS, lengthOf(core) - lengthOf(scheme));
  if (!/^\d+$/.test(core)) return counted(number, LETTERS, lengthOf(core));
  const prefix = isWallet(core) ? core.slice(0, core.length - 8) : '';
  return prefix + counted(number, DIGITS, core.length - prefix.length);
}

function counted(number: number, digits: string, length: number): string {
  let text = '';
  for (let rest = number; rest > 0; rest = Math.floor(rest / digits.length)) {
    text = (digits[rest % digits.length] ?? '') + text;
  }
  return text.padStart(length, digits[0]);
}

/** In code points of NFC, as the contract counts a password. */
function lengthOf(text: string): number {
  return [...text.normalize('NFC')].length;
}

/** Whether the stand-in is a wallet number exactly if the secret is one. */
export function isOfItsKind(secret: string, standIn: string): boolean {
  return isWallet(secret.trim()) === isWallet(standIn.trim());
}
