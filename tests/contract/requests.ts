/** Valid requests, for tests to send unchanged or with one error. */
import type { BankAccountRequest } from '../../contract/bank.ts';
import type { Deposit, DepositRequest } from '../../contract/deposit.ts';
import type { RegisterRequest } from '../../contract/player.ts';
import type { CallOptions, Client } from './client.ts';

/** At the seeded rate, 675,000 kip buy 1,000 THB. */
export const DEPOSIT: DepositRequest = { provider: 'alphabet', mid: 'MOCKLAK0001', amount: '675000' };

export const BANK_ACCOUNT: BankAccountRequest = {
  bankCode: 'jdb',
  accountNumber: '100200300400',
  accountName: 'NEW COMER',
  currency: 'LAK',
  owner: 'SELF',
};

export const VISITOR_ID = 'visitor-0001';

export function registration(username: string, changes: Partial<RegisterRequest> = {}) {
  return {
    body: {
      username,
      password: 'secret-1234',
      confirmPassword: 'secret-1234',
      fingerprint: { fingerprint: VISITOR_ID },
      ...changes,
    },
    headers: { fingerprint: VISITOR_ID },
  };
}

/** Opens an order and returns it. */
export async function openDeposit(client: Client, changes: Partial<DepositRequest> = {}): Promise<Deposit> {
  const { body } = await client.call('depositCreate', { body: { ...DEPOSIT, ...changes } });
  return body.deposit;
}

/** The parameters of a call about an order. */
export function about({ code }: Pick<Deposit, 'code'>) {
  return { parameters: { code } } satisfies CallOptions<'deposit'>;
}

export async function creditWith(client: Client, provider = 'alphabet'): Promise<string> {
  return (await client.call('credit', { parameters: { provider } })).body.credit.amount;
}

/** Moves the lab's clock. */
export async function wait(client: Client, advanceSeconds: number): Promise<void> {
  await client.lab('clock', { advanceSeconds });
}

interface LedgerLine {
  readonly order: string | null;
  readonly kind: string;
  readonly amount: string;
  readonly player: string;
}

/** The lines of the ledger about an order, as `kind amount`. */
export async function ledgerOf(client: Client, code: string | null): Promise<string[]> {
  const { ledger } = (await client.lab('ledger')) as { ledger: LedgerLine[] };
  return ledger.filter((line) => line.order === code).map((line) => `${line.kind} ${line.amount}`);
}
