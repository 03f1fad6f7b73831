/** Random players who have deposited, with or without a promotion, and played: the state before a withdrawal. */
import fc from 'fast-check';
import Fraction from 'fraction.js';
import { instantOf } from '../../../contract/time/clock.ts';
import type { Currency } from '../../../contract/money/money.ts';
import { pay } from '../../../mock-server/domain/bank.ts';
import type { LedgerTransaction } from '../../../mock-server/domain/ledger/ledger-transaction.ts';
import { addCredit, creditOf } from '../../../mock-server/domain/ledger/credit.ts';
import { learnPayments } from '../../../mock-server/domain/deposits/learn.ts';
import { openDeposit } from '../../../mock-server/domain/deposits/open.ts';
import { openUsage } from '../../../mock-server/domain/promotions/claim.ts';
import { LUCKY } from '../../../mock-server/seeds/promotions.ts';
import type { BankAccountRow, DepositRow } from '../../../mock-server/store/rows.ts';
import { nextId } from '../../../mock-server/domain/records.ts';
import type { Store } from '../../../mock-server/store/store.ts';
import type { World } from '../../../mock-server/world.ts';
import type { Client } from '../../contract/client.ts';
import { promotionTerms, satang, workingRates } from '../../oracle/arbitrary.ts';
import { amountToPay } from '../../oracle/deposit.ts';
import { paymentFor } from '../../oracle/money.ts';

export const PROVIDER = 'alphabet';

const KEY = '11111111-2222-4333-8444-555555555555';
const MERCHANTS = { LAK: 'MOCKLAK0001', THB: 'MOCKTHB0001', USD: 'MOCKUSD0001' } as const;
/** Contract §4: the smallest and largest withdrawal of the provider, in THB. */
const LIMITS = { min: 100, max: 50_000 };

/** Amounts are THB unless said otherwise. */
export const playedCases = fc.record({
  /** Null for a player without a promotion. */
  terms: fc.option(promotionTerms, { nil: null }),
  currency: fc.constantFrom<Currency[]>('LAK', 'THB', 'USD'),
  /** The rate for the currency of the deposit. */
  sell: workingRates,
  /** The rate for the payout in kip. */
  buy: workingRates,
  /** The deposited amount if no promotion determines it. */
  deposited: satang(10_000, 3_000_000),
  /** The excess of the credit over the required minimum. */
  surplus: satang(1, 1_000_000),
  /** The position of the amount between the smallest and the largest, in millionths. */
  share: fc.oneof(fc.constantFrom(0, 1_000_000), fc.nat({ max: 1_000_000 })),
});
export type Case = typeof playedCases extends fc.Arbitrary<infer Value> ? Value : never;

/** A player of a case, about to withdraw `amount` of `credit`. */
export interface Played {
  readonly store: Store;
  readonly now: number;
  readonly playerId: string;
  readonly bankAccountId: string;
  readonly deposit: DepositRow;
  readonly usageId: string | null;
  readonly credit: string;
  readonly amount: string;
}

/** Plays a case up to its withdrawal, with a new player. */
export function playUpTo({ store, clock }: World, given: Case): Played {
  const now = clock.now();
  const played = store.change((change) => {
    const transaction = { change, now, requestId: 'req-case' };
    setRates(transaction, given);
    const account = newPlayer(transaction);
    const usageId = given.terms && claim(transaction, account.playerId, given);
    const deposit = depositFor(transaction, account.playerId, given);
    const credit = winUpTo(transaction, account.playerId, given);
    return { account, usageId, deposit, credit };
  });
  const { account, ...rest } = played;
  const { playerId, id: bankAccountId } = account;
  return { store, now, playerId, bankAccountId, ...rest, amount: amountOf(given, rest.credit) };
}

/** Signs the player in by writing a session to the store, which saves a request. */
export function signIn(client: Client, { store, playerId, now }: Played): void {
  const [secret, xsrfToken] = [`secret-${playerId}`, `token-${playerId}`];
  store.change((change) =>
    change.sessions.create({ id: playerId, secret, xsrfToken, playerId, createdAt: instantOf(now) }),
  );
  client.cookies.set('sid', secret);
  client.cookies.set('XSRF-TOKEN', xsrfToken);
}

function setRates({ change }: LedgerTransaction, { currency, sell, buy }: Case): void {
  if (currency !== 'THB') change.rates.update({ where: { currency: { equals: currency } }, data: { sell } });
  change.rates.update({ where: { currency: { equals: 'LAK' } }, data: { buy } });
}

function newPlayer({ change }: LedgerTransaction): BankAccountRow {
  const player = change.players.findFirst({ where: { username: { equals: 'demo' } } });
  const account = change.bankAccounts.findFirst({ where: { playerId: { equals: player?.id ?? '' } } });
  if (!player || !account) throw new Error('the seeds have no demo player');
  const id = nextId(change, 'PL');
  change.players.create({ ...player, id, username: `player-${id.toLowerCase()}` });
  return change.bankAccounts.create({ ...account, id: nextId(change, 'BA'), playerId: id });
}

function claim(transaction: LedgerTransaction, playerId: string, { terms }: Case): string {
  const { change } = transaction;
  const like = change.promotions.findFirst({ where: { id: { equals: LUCKY } } });
  if (!like || !terms) throw new Error('there is nothing to claim');
  const promotion = change.promotions.create({ ...like, ...terms, id: nextId(change, 'PROMO') });
  return openUsage(transaction, promotion, { playerId, provider: PROVIDER, idempotencyKey: KEY }).id;
}

function depositFor(
  transaction: LedgerTransaction,
  playerId: string,
  { terms, deposited, currency, sell }: Case,
): DepositRow {
  const rate = currency === 'THB' ? '1' : sell;
  const asked = terms && amountToPay(terms, rate, currency);
  const amount = String(asked ?? paymentFor(deposited, rate, currency));
  const request = { provider: PROVIDER, mid: MERCHANTS[currency], amount } as const;
  const order = openDeposit(transaction, playerId, KEY, request);
  pay(transaction.change, order, amount, transaction.now);
  return learnPayments(transaction, order);
}

/** Books a game result after which the credit exceeds every minimum of a withdrawal by the surplus. */
function winUpTo(transaction: LedgerTransaction, playerId: string, { terms, surplus }: Case): string {
  const asked = [terms?.requiredCredit ?? '0', terms?.bonusAmount ?? '0', String(LIMITS.min)];
  const most = asked.map((amount) => new Fraction(amount)).reduce((a, b) => (a.compare(b) >= 0 ? a : b));
  const before = creditOf(transaction.change, playerId, PROVIDER);
  addCredit(transaction, playerId, PROVIDER, String(most.add(surplus).sub(before)));
  return creditOf(transaction.change, playerId, PROVIDER);
}

/** All of the credit if the promotion requires it, else an amount between the smallest and the largest. */
function amountOf({ terms, share }: Case, credit: string): string {
  if (terms && (terms.withdrawAll || terms.receiveCapPercent !== undefined)) return credit;
  const aboveBonus = new Fraction(terms?.bonusAmount ?? 0).add('0.01');
  const least = aboveBonus.compare(LIMITS.min) > 0 ? aboveBonus : new Fraction(LIMITS.min);
  const greatest =
    new Fraction(credit).compare(LIMITS.max) < 0 ? new Fraction(credit) : new Fraction(LIMITS.max);
  return String(greatest.sub(least).mul(share).div(1_000_000).floor(2).add(least));
}
