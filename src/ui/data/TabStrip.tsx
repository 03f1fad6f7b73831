/** Tabs as links, each with its own URL. They wrap onto further rows. */
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface TabStripProps {
  /** The accessible name of the navigation. */
  readonly label: string;
  /** `TabLink`s. */
  readonly children: ReactNode;
}

export function TabStrip({ label, children }: TabStripProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">{children}</ul>
    </nav>
  );
}

export interface TabLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style' | 'aria-current'> {
  readonly href: string;
  readonly current: boolean;
  readonly children: ReactNode;
}

export function TabLink({ current, children, ...attributes }: TabLinkProps) {
  return (
    <a
      {...attributes}
      aria-current={current ? 'page' : undefined}
      className={classes(
        'flex min-h-11 items-center rounded-full border px-4.5 text-sm font-bold whitespace-nowrap no-underline transition-colors',
        current
          ? 'border-transparent bg-accent-soft text-accent-text shadow-[inset_0_0_0_1.5px_var(--chosen)]'
          : 'border-line bg-surface text-muted hover:border-line-strong hover:text-ink',
      )}
    >
      {children}
    </a>
  );
}
