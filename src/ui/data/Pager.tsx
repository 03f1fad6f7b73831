/** Pagination of a long list. Its pages are links, so that the browser's Back button works. */
import type { ComponentType, ReactNode } from 'react';
import { Icon } from '../brand/Icon.tsx';
import { classes } from '../classes.ts';
import { pagesShown } from './pages-shown.ts';

/** The props of the link component that the pager renders. */
export interface PagerLinkProps {
  readonly href: string;
  readonly className: string;
  readonly children: ReactNode;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-current'?: 'page' | 'true' | undefined;
  readonly rel?: string | undefined;
}

export interface PagerProps {
  /** The accessible name of the navigation. */
  readonly label: string;
  /** Counted from 1. */
  readonly current: number;
  readonly last: number;
  readonly hrefOf: (page: number) => string;
  readonly link: ComponentType<PagerLinkProps>;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** The accessible name of a link: `page 3`. */
  readonly pageLabel: (page: number) => string;
  /** The number of a page, formatted. */
  readonly pageNumber: (page: number) => string;
  /** Which rows are shown, of how many. */
  readonly children?: ReactNode;
}

const SQUARE =
  'grid h-11 min-w-11 place-items-center rounded-md px-1.5 text-sm font-bold tabular-nums no-underline';

export function Pager(props: PagerProps) {
  const { current, last, hrefOf, link: PageLink, pageLabel, pageNumber } = props;
  return (
    <nav
      aria-label={props.label}
      className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2 tablet:justify-between"
    >
      {props.children !== undefined && <p className="text-sm text-muted tabular-nums">{props.children}</p>}
      {last > 1 && (
        <ul className="flex items-center gap-0.5 phone:gap-1.5">
          <Step page={current - 1} rel="prev" label={props.previousLabel} pager={props} />
          {pagesShown(current, last).map((item, index) =>
            item === 'gap' ? (
              // A gap has no page number, so its key is its index.
              <li key={`gap ${index}`} aria-hidden="true" className="w-5 text-center text-muted">
                …
              </li>
            ) : (
              <li key={item} className={classes(!isAlwaysShown(item, props) && 'hidden phone:block')}>
                <PageLink
                  href={hrefOf(item)}
                  aria-label={pageLabel(item)}
                  aria-current={item === current ? 'page' : undefined}
                  className={classes(
                    SQUARE,
                    item === current
                      ? 'bg-accent-soft text-accent-text shadow-[inset_0_0_0_1.5px_var(--chosen)]'
                      : 'text-ink hover:bg-raised',
                  )}
                >
                  {pageNumber(item)}
                </PageLink>
              </li>
            ),
          )}
          <Step page={current + 1} rel="next" label={props.nextLabel} pager={props} />
        </ul>
      )}
    </nav>
  );
}

/** On a phone the neighbours of the current page are hidden: the previous and next links lead to them. */
function isAlwaysShown(page: number, { current, last }: PagerProps): boolean {
  return page === current || page === 1 || page === last;
}

interface StepProps {
  readonly page: number;
  readonly rel: 'prev' | 'next';
  readonly label: string;
  readonly pager: PagerProps;
}

/** Previous or next page. At the end of the list the disabled icon keeps its place, so that the layout does not shift. */
function Step({ page, rel, label, pager }: StepProps) {
  const sign = <Icon name={rel === 'prev' ? 'back' : 'chevron'} />;
  const { link: PageLink } = pager;
  const exists = page >= 1 && page <= pager.last;
  return (
    <li>
      {exists ? (
        <PageLink
          href={pager.hrefOf(page)}
          rel={rel}
          aria-label={label}
          className={classes(SQUARE, 'text-accent-text hover:bg-accent-soft')}
        >
          {sign}
        </PageLink>
      ) : (
        <span aria-hidden="true" className={classes(SQUARE, 'text-muted opacity-40')}>
          {sign}
        </span>
      )}
    </li>
  );
}
