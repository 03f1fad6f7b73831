/** The content of every page's footer: full above 768 px, compact up to 768 px (specification §2). */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Blossom } from '../brand/Blossom.tsx';
import { Logo } from '../brand/Logo.tsx';

export interface FooterFrameProps {
  readonly tagline: ReactNode;
  /** `FooterList`s. */
  readonly lists: ReactNode;
  readonly banks: ReactNode;
  /** An `AdultsOnly`. */
  readonly adultsOnly: ReactNode;
  readonly copyright: ReactNode;
}

export function FooterFrame({ tagline, lists, banks, adultsOnly, copyright }: FooterFrameProps) {
  return (
    <div className="relative isolate overflow-hidden pb-(--bottom-bar)">
      <Blossom className="absolute -right-24 -bottom-28 -z-10 size-80 opacity-[0.07] not-full-footer:hidden" />
      <div className="mx-auto stack w-full max-w-300 gap-5 px-4 pt-7 pb-6 tablet:px-6 full-footer:gap-9 full-footer:pt-12">
        <div className="grid gap-5 full-footer:grid-cols-[minmax(0,1.3fr)_minmax(0,3fr)] full-footer:gap-10">
          <div className="stack content-start gap-4">
            <Logo size="medium" />
            <p className="max-w-64 text-sm text-muted not-full-footer:hidden">{tagline}</p>
          </div>
          <div className="grid gap-4 full-footer:grid-cols-[repeat(3,minmax(0,1fr))] full-footer:gap-8">
            {lists}
          </div>
        </div>
        {banks}
        <div className="grid gap-4 border-t border-line pt-5 full-footer:flex full-footer:items-center full-footer:justify-between full-footer:gap-8">
          {adultsOnly}
          {/* The padding keeps the text clear of the scroll-to-top button. */}
          <p className="flex min-h-12 shrink-0 items-center pr-16 text-xs text-muted">{copyright}</p>
        </div>
      </div>
    </div>
  );
}

export interface FooterListProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly links: readonly FooterLink[];
}

export interface FooterLink {
  readonly href: string;
  readonly text: ReactNode;
  /** Not a page of the site: opened beside it. */
  readonly isFile?: boolean;
}

const LINK =
  'inline-flex min-h-9 items-center py-1 text-sm text-ink no-underline hover:text-accent-text hover:underline';

/** A titled list of links: in a row in the compact footer, in a column in the full one. */
export function FooterList({ id, title, links }: FooterListProps) {
  return (
    <div className="min-w-0">
      <p id={id} className="text-sm font-bold text-accent-text">
        {title}
      </p>
      <ul
        aria-labelledby={id}
        className="mt-0.5 flex flex-wrap gap-x-5 full-footer:mt-2 full-footer:grid full-footer:gap-0.5"
      >
        {links.map(({ href, text, isFile = false }) => (
          <li key={href} className="min-w-0">
            {isFile ? (
              <a href={href} target="_blank" rel="noopener noreferrer" className={LINK}>
                {text}
              </a>
            ) : (
              <Link href={href} className={LINK}>
                {text}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface AdultsOnlyProps {
  readonly children: ReactNode;
  /** The link to the page about responsible play. */
  readonly help: { readonly href: string; readonly text: ReactNode };
}

export function AdultsOnly({ children, help }: AdultsOnlyProps) {
  return (
    <div className="flex items-center gap-3.5">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-red-icon text-sm font-bold text-ink"
      >
        18+
      </span>
      <p className="max-w-120 text-sm text-muted">
        <span>{children}</span>{' '}
        <Link
          href={help.href}
          className="inline-flex min-h-6 items-center font-bold text-accent-text underline"
        >
          {help.text}
        </Link>
      </p>
    </div>
  );
}
