/** Links that choose the number of rows per page. */
import type { ComponentType } from 'react';
import { classes } from '../classes.ts';
import type { PagerLinkProps } from './Pager.tsx';

export interface PageSizesProps {
  /** Shown before the numbers; also the accessible name of the navigation. */
  readonly label: string;
  readonly sizes: readonly number[];
  readonly current: number;
  readonly hrefOf: (size: number) => string;
  readonly link: ComponentType<PagerLinkProps>;
  /** The accessible name of a link: `20 rows`. */
  readonly sizeLabel: (size: number) => string;
}

export function PageSizes({ label, sizes, current, hrefOf, link: SizeLink, sizeLabel }: PageSizesProps) {
  return (
    <nav
      aria-label={label}
      className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1 text-sm tablet:justify-end"
    >
      <span aria-hidden="true" className="text-muted">
        {label}
      </span>
      <ul className="flex gap-0.5">
        {sizes.map((size) => (
          <li key={size}>
            <SizeLink
              href={hrefOf(size)}
              aria-label={sizeLabel(size)}
              aria-current={size === current ? 'true' : undefined}
              className={classes(
                'grid h-11 min-w-11 place-items-center rounded-md px-1.5 font-bold tabular-nums no-underline',
                size === current ? 'bg-accent-soft text-accent-text' : 'text-ink hover:bg-raised',
              )}
            >
              {size}
            </SizeLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
