/** What stands in for a secret: as long as it was and of its kind, so that every rule says of it what it said before. */
import { isWallet } from '../../../contract/rules/bank.ts';

const DIGITS = '0123456789';
/** `x` counts as nothing, so that a stand-in looks like one: `xxxxxxxxa`. */
const LETTERS = 'xabcdefghijklmnopqrstuvwyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The `number`-th stand-in of the secret's kind. Of the secret itself nothing is in it but its length in code points, the
 * white space around it (which forms trim), and whether it is digits only, a wallet's number, or an address.
 */
export function standInFor(secret: string, number: number): string {
  const [, before = '', core = '', after = ''] = /^(\s*)([^]*?)(\s*)$/u.exec(secret) ?? [];
  return `${before}${ofKind(core, number)}${after}`;
}

/** How many different ones there are before they become longer than the secret. */
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

function lengthOf(text: string): number {
  return [...text].length;
}

/** Whether a stand-in would be taken for what it is not: another kind than the secret's. */
export function isOfItsKind(secret: string, standIn: string): boolean {
  return isWallet(secret.trim()) === isWallet(standIn.trim());
}
