import { compare, decimal, sameAmount } from '../../../contract/money/money.ts';
import type { JudgedWithdrawDraft } from '../../../contract/rules/withdraw-draft.ts';
import { formatAmount } from '../../format/numbers.ts';
import type { QuickAmount } from '../../ui/form/QuickAmounts.tsx';

/** Candidate amounts in THB credit, in ascending order. Limits and credit decide which are offered. */
const ROUND = ['100', '200', '500', '1000', '5000', '10000', '50000'] as const;
/** With the button for the whole credit, these fit in one row on a phone. */
const OFFERED = 2;

/** Returns the largest permitted round amounts, and the whole credit if permitted; empty while credit or limits are unknown. */
export function quickWithdrawals(
  { range, credit }: Pick<JudgedWithdrawDraft, 'range' | 'credit'>,
  allLabel: string,
): readonly QuickAmount[] {
  if (!range || credit === null) return [];
  const isAllowed = (amount: string) =>
    [credit, range.max].every((most) => most === null || compare(decimal(amount), decimal(most)) <= 0) &&
    compare(decimal(amount), decimal(range.min)) >= 0;
  const round = ROUND.filter((amount) => isAllowed(amount) && !sameAmount(amount, credit)).slice(-OFFERED);
  return [
    ...round.map((amount) => ({ entry: amount, label: formatAmount(amount) })),
    ...(isAllowed(credit) ? [{ entry: credit, label: allLabel }] : []),
  ];
}
