/** From page to page of a long list: links, so that Back leads to the page before. */
import type { ComponentType, ReactNode } from 'react';
import { Icon } from '../brand/Icon.tsx';
import { classes } from '../classes.ts';
import { pagesShown } from './pages-shown.ts';

/** What a link of the site takes, whatever makes it one. */
export interface PagerLinkProps {
  readonly href: string;
  readonly className: string;
  readonly children: ReactNode;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-current'?: 'page' | 'true' | undefined;
  readonly rel?: string | undefined;
}

export interface PagerProps {
  /** A name for the navigation. */
  readonly label: string;
  /** From 1. */
  readonly current: number;
  readonly last: number;
  readonly hrefOf: (page: number) => string;
  readonly link: ComponentType<PagerLinkProps>;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** What a number is called: `page 3`. */
  readonly pageLabel: (page: number) => string;
  /** Which rows these are, of how many. */
  readonly children?: ReactNode;
}

const SQUARE =
  'grid h-11 min-w-11 place-items-center rounded-md px-1.5 text-sm font-bold tabular-nums no-underline';

export function Pager(props: PagerProps) {
  const { current, last, hrefOf, link: PageLink, pageLabel } = props;
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
              // A gap has no number; there are two at most, told apart by their place.
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
                  {item}
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

/** On a phone there is no room for the neighbours, which the steps lead to as well. */
function isAlwaysShown(page: number, { current, last }: PagerProps): boolean {
  return page === current || page === 1 || page === last;
}

interface StepProps {
  readonly page: number;
  readonly rel: 'prev' | 'next';
  readonly label: string;
  readonly pager: PagerProps;
}

/** One page back or on. At the end of the list the sign stays, so that nothing moves under the thumb. */
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
