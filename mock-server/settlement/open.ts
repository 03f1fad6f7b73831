/** Opens an order that the rules allow: new → OPEN (contract §3). */
import { instantOf, UNSET_INSTANT } from '../../contract/clock.ts';
import type { DepositRequest } from '../../contract/deposit.ts';
import { decimal, written } from '../../contract/money.ts';
import { depositQuote } from '../../contract/rules/deposit.ts';
import type { DepositRow } from '../store/rows.ts';
import { about, type Books, enter, numbered } from './books.ts';
import { depositSettings } from './settings.ts';

export function openDeposit(
  books: Books,
  playerId: string,
  idempotencyKey: string,
  request: DepositRequest,
): DepositRow {
  const { change, now } = books;
  const currency = change.get('options', request.mid)?.currency;
  const amount = written(decimal(request.amount));
  const quote = currency && depositQuote(amount, currency, change.all('rates'));
  if (!quote) throw new Error(`no rate for ${request.mid}`);

  const order = change.insert('deposits', {
    ...quote,
    code: numbered(change, 'D'),
    idempotencyKey,
    provider: request.provider,
    mid: request.mid,
    amount,
    currency,
    status: 'OPEN',
    late: false,
    createdAt: instantOf(now),
    expiresAt: instantOf(now + depositSettings(change).orderSeconds * 1000),
    paidAt: UNSET_INSTANT,
    finishedAt: UNSET_INSTANT,
    playerId,
    qrIssuedAt: instantOf(now),
    qrNumber: 1,
    transferFails: false,
  });
  enter(books, { ...about(order), kind: 'deposit.opened', amount });
  return order;
}
