/** Groups of navigation links, separated by lines. An item may contain others. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type IconName, Icon } from '../brand/Icon.tsx';
import { classes } from '../classes.ts';

export interface NavigationItem {
  readonly id: string;
  readonly icon: IconName;
  /** Replaces the icon: the emblem of a provider. */
  readonly emblem?: ReactNode;
  readonly text: ReactNode;
  /** Undefined if the item is only the heading of its children. */
  readonly href?: string | undefined;
  /** The page of the item or of one of its children is shown. */
  readonly isCurrent: boolean;
  readonly children?: readonly NavigationItem[] | undefined;
}

export interface NavigationListProps {
  readonly label: string;
  readonly groups: readonly (readonly NavigationItem[])[];
}

export function NavigationList({ label, groups }: NavigationListProps) {
  return (
    <nav aria-label={label} className="divide-y divide-line">
      {groups.map((group) => (
        <ul key={group.map(({ id }) => id).join()} className="grid gap-1 py-3">
          {group.map((item) => (
            <Entry key={item.id} item={item} />
          ))}
        </ul>
      ))}
    </nav>
  );
}

function Entry({ item }: { readonly item: NavigationItem }) {
  const { href, isCurrent, children = [] } = item;
  const holds = children.length > 0;
  return (
    <li>
      {href === undefined ? (
        <p
          aria-current={isCurrent || undefined}
          className={classes(
            'flex min-h-11 items-center gap-3 px-3 text-sm font-bold',
            isCurrent ? 'text-accent-text' : 'text-muted',
          )}
        >
          <Sign item={item} />
          <span>{item.text}</span>
        </p>
      ) : (
        <Link
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
          className={classes(
            'relative flex min-h-12 items-center gap-3 rounded-md px-3 py-1.5 font-bold no-underline transition-colors',
            isCurrent
              ? 'bg-accent-soft text-accent-text before:absolute before:inset-y-2 before:left-0 before:w-1 before:rounded-full before:bg-chosen'
              : 'text-ink hover:bg-raised',
          )}
        >
          <Sign item={item} />
          <span className="min-w-0 flex-1">{item.text}</span>
          <Icon name="chevron" className="size-4 text-muted" />
        </Link>
      )}
      {holds && (
        <ul className="ml-5.5 stack gap-0.5 border-l border-line pl-2.5">
          {children.map((child) => (
            <Entry key={child.id} item={child} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Sign({ item }: { readonly item: NavigationItem }) {
  return item.emblem ?? <Icon name={item.icon} className="size-5.5" />;
}
