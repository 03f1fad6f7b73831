/** Generates usernames and account numbers that are unused on the server; deterministic for a seed. */
import type { Bank } from '../../contract/bank.ts';
import { isWallet } from '../../contract/rules/bank.ts';

export class Names {
  #made = 0;

  constructor(private readonly seed: number) {}

  username(): string {
    return `ck${this.seed.toString(36)}-${this.#next().toString(36)}`.slice(0, 17);
  }

  /** Has the length that the bank requires and is not a wallet number. */
  accountNumber({ accountDigits: { max } }: Pick<Bank, 'accountDigits'>): string {
    const digits = `9${String(this.seed).padStart(9, '0')}${String(this.#next()).padStart(4, '0')}`;
    const number = digits.slice(-max).padStart(max, '9');
    return isWallet(number) ? `9${number.slice(1)}` : number;
  }

  #next(): number {
    this.#made += 1;
    return this.#made;
  }
}
