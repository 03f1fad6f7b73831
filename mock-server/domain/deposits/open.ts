/** Opens an order that has passed the rules: new → OPEN (contract §3). */
import { instantOf, UNSET_INSTANT } from '../../../contract/time/clock.ts';
import type { DepositRequest } from '../../../contract/deposit.ts';
import { decimal, written } from '../../../contract/money/money.ts';
import { boundPromotion, depositQuote } from '../../../contract/rules/deposit.ts';
import type { DepositRow } from '../../store/rows.ts';
import { about, type LedgerTransaction, enter } from '../ledger/ledger-transaction.ts';
import { bind } from '../promotions/binding.ts';
import { usageInForce } from '../promotions/usages.ts';
import { settingsOf, nextId } from '../records.ts';

export function openDeposit(
  transaction: LedgerTransaction,
  playerId: string,
  idempotencyKey: string,
  request: DepositRequest,
): DepositRow {
  const { change, now } = transaction;
  const currency = change.options.findFirst({ where: { mid: { equals: request.mid } } })?.currency;
  const amount = written(decimal(request.amount));
  const usage = usageInForce(change, playerId);
  const promotion = boundPromotion(usage, request.provider);
  const quote = currency && depositQuote(amount, currency, change.rates.getAll(), promotion);
  if (!quote) throw new Error(`no rate for ${request.mid}`);

  const order = change.deposits.create({
    ...quote,
    code: nextId(change, 'D'),
    idempotencyKey,
    provider: request.provider,
    mid: request.mid,
    amount,
    currency,
    status: 'OPEN',
    late: false,
    createdAt: instantOf(now),
    expiresAt: instantOf(now + settingsOf(change).orderSeconds * 1000),
    paidAt: UNSET_INSTANT,
    finishedAt: UNSET_INSTANT,
    playerId,
    qrIssuedAt: instantOf(now),
    qrNumber: 1,
    transferFails: false,
    ...(usage && promotion ? { usageId: usage.id } : {}),
  });
  if (usage && promotion) bind(transaction, usage.id, order.code);
  enter(transaction, { ...about(order), kind: 'deposit.opened', amount });
  return order;
}
