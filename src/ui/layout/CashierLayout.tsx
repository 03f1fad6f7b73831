/** A form with its summary and action: stacked on phones, side by side on a desktop. */
import type { ReactNode } from 'react';

export interface CashierLayoutProps {
  readonly children: ReactNode;
  /** Sticky on a desktop. */
  readonly summary: ReactNode;
  /** A `SubmitBar`: sticky at the bottom of a phone, below the summary on a desktop. */
  readonly action?: ReactNode;
}

export function CashierLayout({ children, summary, action }: CashierLayoutProps) {
  // Not a grid on phones: a sticky grid item cannot leave its cell.
  return (
    <div className="flex min-w-0 flex-col gap-3.5 tablet:gap-5 desk:grid desk:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] desk:items-start desk:gap-8">
      <div className="stack min-w-0 gap-3.5 tablet:gap-5">{children}</div>
      <div className="contents min-w-0 grid-cols-[minmax(0,1fr)] gap-5 desk:sticky desk:top-24 desk:grid">
        <div className="stack min-w-0 gap-5">{summary}</div>
        {action}
      </div>
    </div>
  );
}
