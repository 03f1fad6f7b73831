import { useLingui } from '@lingui/react';
import type { HistoryTotal } from '../../../contract/history.ts';
import { DEFAULT_CURRENCY } from '../../../contract/money/money.ts';
import { Amount } from '../Amount.tsx';

const SUMS = ['withdrawn', 'paid', 'credited'] as const;
type Sum = (typeof SUMS)[number];

/** What each sum is called in a history; those without a name are not shown. */
export type SumNames = Readonly<Partial<Record<Sum, string>>>;

export interface HistoryTotalsProps {
  readonly totals: readonly HistoryTotal[];
  readonly names: SumNames;
}

/** The sums over all rows of the filter, as the server gives them, by currency: contract §1. Never computed from a page. */
export function HistoryTotals({ totals, names }: HistoryTotalsProps) {
  const { i18n } = useLingui();
  return (
    <section
      aria-label={i18n._('history.totals')}
      className="stack gap-2 rounded-lg border border-line bg-surface px-4 py-3 text-sm"
    >
      {totals.map((total) => (
        <dl key={total.currency} className="flex flex-wrap gap-x-6 gap-y-1">
          {SUMS.map((sum) => {
            const [name, amount] = [names[sum], total[sum]];
            if (name === undefined || amount === undefined) return null;
            return (
              <div key={sum} className="flex flex-wrap items-baseline gap-x-2">
                <dt className="text-muted">{name}</dt>
                <dd className="font-bold">
                  {/* The currency is that of the money; credit is always in baht. */}
                  <Amount amount={amount} currency={sum === 'paid' ? total.currency : DEFAULT_CURRENCY} />
                </dd>
              </div>
            );
          })}
        </dl>
      ))}
    </section>
  );
}
