/** The amount paid → the amount received; wraps where both do not fit on one line. */
import type { ReactNode } from 'react';

export interface ExchangeProps {
  readonly payLabel: ReactNode;
  /** A `Money`. */
  readonly pay: ReactNode;
  readonly getLabel: ReactNode;
  readonly get: ReactNode;
  /** For example how long the quote is valid. */
  readonly note?: ReactNode;
  /** Read by screen readers in place of the arrow. */
  readonly arrowLabel: string;
}

export function Exchange({ payLabel, pay, getLabel, get, note, arrowLabel }: ExchangeProps) {
  return (
    <div className="stack gap-2 rounded-md border border-line bg-sunken px-3.5 py-3 tablet:px-4">
      <div className="flex flex-wrap items-end gap-x-2.5 gap-y-1 tablet:gap-x-4">
        <span className="grid">
          <span className="text-xs text-muted">{payLabel}</span>
          <span className="text-base font-bold tablet:text-lg">{pay}</span>
        </span>
        <span className="grid h-6.5 place-items-center text-accent-text">
          <svg viewBox="8 0 24 16" className="w-6" fill="none" stroke="currentColor" aria-hidden="true">
            <path
              d="M10 8h19M23 2.5 29 8l-6 5.5"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          <span className="sr-only">{arrowLabel}</span>
        </span>
        <span className="grid">
          <span className="text-xs text-muted">{getLabel}</span>
          <span className="text-base font-bold tablet:text-lg text-accent-text">{get}</span>
        </span>
      </div>
      {note !== undefined && <p className="text-xs text-muted">{note}</p>}
    </div>
  );
}
