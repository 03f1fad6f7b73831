/** Binds a usage to a deposit, releases it, and marks it as USED when the deposit succeeds: contract §3. */
import { written, decimal } from '../../../contract/money/money.ts';
import { depositQuote } from '../../../contract/rules/deposit.ts';
import type { DepositRow } from '../../store/rows.ts';
import type { LedgerTransaction } from '../ledger/ledger-transaction.ts';
import { moveUsage } from './transition.ts';

/** Binds the usage to the order that will make it USED. */
export function bind(transaction: LedgerTransaction, usageId: string, code: string): void {
  transaction.change.usages.update({ where: { id: { equals: usageId } }, data: { depositCode: code } });
}

/** The fields of an order that change when its promotion is released: the order then buys credit at its own rate. */
type Unbound = Pick<DepositRow, 'usageId' | 'credit' | 'promotionCredit' | 'totalCredit'>;

/** Releases the usage of an order that will not succeed, so that another deposit can use it. */
export function unbind(transaction: LedgerTransaction, order: DepositRow): Partial<Unbound> {
  const { usageId } = order;
  if (usageId === undefined) return {};
  const usage = transaction.change.usages.findFirst({ where: { id: { equals: usageId } } });
  if (usage?.depositCode === order.code)
    transaction.change.usages.update({
      where: { id: { equals: usageId } },
      data: { depositCode: undefined },
    });
  return { usageId: undefined, ...creditAtItsRate(order, order.amount) };
}

/** The credit that an amount buys at the order's own rate, without a promotion. THB. */
export function creditAtItsRate(
  { code, currency, rate }: DepositRow,
  amount: string,
): Pick<Unbound, 'credit' | 'promotionCredit' | 'totalCredit'> {
  const quote = depositQuote(written(decimal(amount)), currency, [{ currency, buy: rate, sell: rate }]);
  if (!quote) throw new Error(`${code} has no rate`);
  const { credit, promotionCredit, totalCredit } = quote;
  return { credit, promotionCredit, totalCredit };
}

/** The order's credit has reached the provider, so its promotion is now in play. */
export function useUp(transaction: LedgerTransaction, order: DepositRow): void {
  const usage =
    order.usageId === undefined
      ? null
      : transaction.change.usages.findFirst({ where: { id: { equals: order.usageId } } });
  if (usage?.status === 'ACTIVE') moveUsage(transaction, usage, 'USED', 'system');
}
