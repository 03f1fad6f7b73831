/** Links to the game categories, as a grid of tiles. */
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { type IconName, Icon } from '../brand/Icon.tsx';

export interface CategoryLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style' | 'children'> {
  readonly icon: IconName;
  readonly children: ReactNode;
}

/** The link to the current category has `aria-current`. */
export function CategoryLink({ icon, children, ...attributes }: CategoryLinkProps) {
  return (
    <a
      {...attributes}
      className="lit flex min-h-18 flex-col items-center justify-center gap-1 rounded-md border border-line bg-surface px-2 py-2.5 text-center text-sm font-bold text-ink no-underline transition-colors duration-150 hover:border-line-strong aria-[current]:border-chosen aria-[current]:bg-accent-soft aria-[current]:text-accent-text tablet:min-h-14 tablet:flex-row tablet:gap-2.5"
    >
      <Icon name={icon} className="size-6 text-accent-text" />
      <span>{children}</span>
    </a>
  );
}

export interface CategoryListProps {
  readonly label: string;
  /** `li` elements. */
  readonly children: ReactNode;
}

export function CategoryList({ label, children }: CategoryListProps) {
  return (
    <nav aria-label={label}>
      <ul className="tiles-3 gap-2.5 *:grid tablet:tiles-6 tablet:gap-3">{children}</ul>
    </nav>
  );
}
