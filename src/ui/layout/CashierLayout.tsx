/** A form, what it comes to, and the one action: one below the other on phones, side by side where there is room. */
import type { ReactNode } from 'react';

export interface CashierLayoutProps {
  readonly children: ReactNode;
  /** Follows the eye on a desktop. */
  readonly summary: ReactNode;
  /** A `SubmitBar`: at the thumb on a phone through the whole screen, under the summary on a desktop. */
  readonly action?: ReactNode;
}

export function CashierLayout({ children, summary, action }: CashierLayoutProps) {
  // Not a grid on phones: what is sticky in a grid cannot leave its own cell.
  return (
    <div className="flex min-w-0 flex-col gap-5 desk:grid desk:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] desk:items-start desk:gap-8">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
      <div className="contents min-w-0 grid-cols-[minmax(0,1fr)] gap-5 desk:sticky desk:top-24 desk:grid">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">{summary}</div>
        {action}
      </div>
    </div>
  );
}
