/** Opens a withdrawal that has passed the rules, and takes its credit at once: new → OPEN (contract §3). */
import { instantOf, UNSET_INSTANT } from '../../../contract/time/clock.ts';
import { DEFAULT_CURRENCY } from '../../../contract/money/money.ts';
import type { WithdrawSettlement } from '../../../contract/rules/withdraw.ts';
import type { Provider } from '../../../contract/values.ts';
import type { BankAccountRow, WithdrawRow } from '../../store/rows.ts';
import { type LedgerTransaction, enter } from '../ledger/ledger-transaction.ts';
import { addCredit } from '../ledger/credit.ts';
import { withdrawPromotionOf } from '../promotions/usages.ts';
import { nextId } from '../records.ts';

export function openWithdraw(
  transaction: LedgerTransaction,
  account: BankAccountRow,
  { provider, idempotencyKey }: { readonly provider: Provider; readonly idempotencyKey: string },
  settlement: WithdrawSettlement,
): WithdrawRow {
  const { change, now } = transaction;
  const { playerId } = account;
  const { amount, bonusDeducted, received, returned, payAmount, payCurrency, rate } = settlement;
  const usageId = withdrawPromotionOf(change, playerId, provider)?.usageId;
  const order = change.withdraws.create({
    code: nextId(change, 'W'),
    idempotencyKey,
    provider,
    amount,
    status: 'OPEN',
    bankName: account.bankName,
    accountName: account.accountName,
    accountNumber: account.accountNumber,
    creditReceived: received,
    creditReturned: returned,
    bonusDeducted,
    payAmount,
    payCurrency,
    rate,
    ...(usageId === undefined ? {} : { usageId }),
    createdAt: instantOf(now),
    finishedAt: UNSET_INSTANT,
    playerId,
    bankAccountId: account.id,
  });
  if (!addCredit(transaction, playerId, provider, `-${amount}`))
    throw new Error(`no credit for ${order.code}`);
  enter(transaction, {
    playerId,
    provider,
    order: order.code,
    kind: 'credit.reserved',
    amount: `-${amount}`,
    currency: DEFAULT_CURRENCY,
  });
  return order;
}
