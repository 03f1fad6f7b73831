import { useLingui } from '@lingui/react';
import type { HistoryTotal } from '../../../contract/history.ts';
import { DEFAULT_CURRENCY } from '../../../contract/money/money.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { classes } from '../../ui/classes.ts';
import { Amount } from '../Amount.tsx';

const SUMS = ['withdrawn', 'paid', 'credited'] as const;
type Sum = (typeof SUMS)[number];

/** Most players have one currency. */
const UNKNOWN: readonly HistoryTotal[] = [{ currency: DEFAULT_CURRENCY }];

/** What each sum is called in a history; those without a name are not shown. */
export type SumNames = Readonly<Partial<Record<Sum, string>>>;

export interface HistoryTotalsProps {
  /** Null while they are not known: their place is kept, so that the rows below do not move. */
  readonly totals: readonly HistoryTotal[] | null;
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
      {(totals ?? UNKNOWN).map((total) => (
        <dl key={total.currency} className="flex flex-wrap gap-x-6 gap-y-1">
          {SUMS.map((sum) => {
            const [name, amount] = [names[sum], total[sum]];
            if (name === undefined || (totals && amount === undefined)) return null;
            return (
              <div key={sum} className="flex flex-wrap items-baseline gap-x-2">
                <dt className="text-muted">{name}</dt>
                {/* A placeholder has no baseline: aligned by its lower edge, it would make the line higher than its text. */}
                <dd className={classes('min-w-24 font-bold', amount === undefined && 'self-center')}>
                  {amount === undefined ? (
                    <Skeleton />
                  ) : (
                    // The currency is that of the money; credit is always in baht.
                    <Amount amount={amount} currency={sum === 'paid' ? total.currency : DEFAULT_CURRENCY} />
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      ))}
    </section>
  );
}
