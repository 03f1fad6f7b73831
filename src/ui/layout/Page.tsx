/** The main region of a screen and its heading. */
import type { ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';

export interface PageProps {
  readonly children: ReactNode;
  /** `narrow` for one form, `cashier` for a form and its summary, `wide` for the lobby and lists. */
  readonly width?: 'narrow' | 'cashier' | 'wide' | undefined;
}

const WIDTHS = {
  narrow: 'max-w-lg',
  cashier: 'max-w-240 max-tablet:gap-3 max-tablet:pt-3',
  wide: 'max-w-300',
} as const;

export function Page({ children, width = 'narrow' }: PageProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={classes(
        'mx-auto stack w-full content-start gap-5 px-4 pt-5 pb-10 tablet:gap-7 tablet:px-6 tablet:pt-8',
        WIDTHS[width],
      )}
    >
      {children}
    </main>
  );
}

export interface PageHeadingProps {
  readonly title: ReactNode;
  /** One sentence below the title. */
  readonly lead?: ReactNode;
  /** At the right: a link or a status. */
  readonly aside?: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
}

export function PageHeading({ title, lead, aside, headingRef }: PageHeadingProps) {
  return (
    <header className="stack gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 ref={headingRef} tabIndex={-1} className="min-w-0 text-2xl font-bold tablet:text-3xl">
          {title}
        </h1>
        {aside}
      </div>
      {lead !== undefined && <p className="text-sm text-muted tablet:text-base">{lead}</p>}
    </header>
  );
}
