import { type Currency, decimal } from '../../../contract/money/money.ts';
import { type AmountRange, isInRange } from '../../../contract/rules/deposit.ts';
import { formatAmount } from '../../format/numbers.ts';
import type { QuickAmount } from '../../ui/form/QuickAmounts.tsx';

/** Candidate amounts to pay, in ascending order. The limits decide which are offered. */
const ROUND: Readonly<Record<Currency, readonly string[]>> = {
  LAK: ['50000', '100000', '200000', '500000', '1000000', '2000000'],
  THB: ['100', '300', '500', '1000', '3000', '5000'],
  USD: ['5', '10', '20', '50', '100', '200'],
};

const OFFERED = 4;

/** The amount that the promotion requires, or else round amounts within the limits; empty while limits are unknown. */
export function quickAmounts(
  currency: Currency,
  range: AmountRange | null,
  payment: string | null,
): readonly QuickAmount[] {
  if (payment !== null) return [{ entry: payment, label: formatAmount(payment) }];
  if (!range) return [];
  return ROUND[currency]
    .filter((amount) => isInRange(amount, range) && decimal(amount).units > 0n)
    .slice(0, OFFERED)
    .map((amount) => ({ entry: amount, label: formatAmount(amount) }));
}
