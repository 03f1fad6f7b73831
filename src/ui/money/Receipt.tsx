/** The receipt of an order, styled as paper with a perforated edge. */
import type { ReactNode } from 'react';
import { BRAND_NAME } from '../brand/names.ts';
import { Blossom } from '../brand/Blossom.tsx';

export interface ReceiptProps {
  /** The accessible name of the section. */
  readonly label: string;
  /** A `StatusBadge` or a `SuccessBloom`. */
  readonly status?: ReactNode;
  readonly title: ReactNode;
  /** The main amount, a `Money`. */
  readonly amount?: ReactNode;
  /** What happens next, or that the money is safe. */
  readonly note?: ReactNode;
  /** A `SummaryList`. */
  readonly children: ReactNode;
  /** A `CopyableCode`. */
  readonly code?: ReactNode;
  /** Below the paper. */
  readonly actions?: ReactNode;
}

export function Receipt(props: ReceiptProps) {
  return (
    <section aria-label={props.label} className="mx-auto stack w-full max-w-md gap-5">
      <div className="drop-shadow-xl">
        <div className="receipt-paper px-5 pt-7 pb-8 phone:px-8">
          <div className="stack justify-items-center gap-1.5 text-center">
            {props.status}
            <h2 className="mt-1 text-xl font-bold">{props.title}</h2>
            {props.amount}
            {props.note !== undefined && <p className="text-sm text-muted">{props.note}</p>}
          </div>
          <div className="tear-line my-5" aria-hidden="true" />
          {props.children}
          {props.code !== undefined && <div className="mt-4">{props.code}</div>}
          <p
            className="mt-6 flex items-center justify-center gap-2 text-xs font-bold tracking-widest text-muted"
            translate="no"
          >
            <Blossom className="size-5" />
            <span>{BRAND_NAME}</span>
          </p>
        </div>
      </div>
      {props.actions !== undefined && <div className="stack gap-2.5">{props.actions}</div>}
    </section>
  );
}
