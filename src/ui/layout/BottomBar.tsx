/** The mobile bar at the thumb (specification §2): four places and, in the middle, the game. */
import type { MouseEventHandler, ReactNode } from 'react';
import { type IconName, Icon } from '../brand/Icon.tsx';
import { classes } from '../classes.ts';

interface BottomBarPlace {
  readonly key: string;
  readonly icon: IconName;
  readonly label: ReactNode;
  readonly current?: boolean | undefined;
  /** The raised gold one. */
  readonly central?: boolean | undefined;
}

export type BottomBarItem = BottomBarPlace &
  (
    | { readonly href: string; readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined }
    | { readonly href?: undefined; readonly onClick: MouseEventHandler<HTMLButtonElement> }
  );

export interface BottomBarProps {
  readonly label: string;
  readonly items: readonly BottomBarItem[];
}

/** Put `has-bottom-bar` on an element around the pages: what sticks to the bottom then stands above this bar. */
export function BottomBar({ label, items }: BottomBarProps) {
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] phone:hidden"
    >
      <ul className="mx-auto grid max-w-lg auto-cols-fr grid-flow-col">
        {items.map((item) => (
          <li key={item.key} className="min-w-0">
            {item.href === undefined ? (
              <button type="button" onClick={item.onClick} className={place(item)}>
                <PlaceContent item={item} />
              </button>
            ) : (
              <a
                href={item.href}
                onClick={item.onClick}
                aria-current={item.current === true ? 'page' : undefined}
                className={place(item)}
              >
                <PlaceContent item={item} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function place(item: BottomBarPlace): string {
  return classes(
    'grid h-16 w-full min-w-0 content-end justify-items-center gap-0.5 px-0.5 pb-1.5 text-center no-underline',
    'focus-visible:-outline-offset-3',
    item.central === true && 'bottom-bar-central',
    item.current === true || item.central === true ? 'text-accent-text' : 'text-muted hover:text-ink',
  );
}

function PlaceContent({ item }: { readonly item: BottomBarPlace }) {
  return (
    <>
      {item.central === true ? (
        <span className="bottom-bar-centre gold -mt-7 grid size-13 place-items-center rounded-full border-4 border-surface text-on-accent">
          <Icon name={item.icon} className="size-6.5" />
        </span>
      ) : (
        <Icon name={item.icon} className="size-6" />
      )}
      <span className={classes('w-full truncate text-[0.75rem]/5', item.current === true && 'font-bold')}>
        {item.label}
      </span>
    </>
  );
}
