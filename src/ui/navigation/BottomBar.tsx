/** The bottom navigation of a phone, with a raised entry in the middle. */
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'wouter';
import { type IconName, Icon } from '../brand/Icon.tsx';
import { classes } from '../classes.ts';
import { Spinner } from '../feedback/Spinner.tsx';

export interface BottomBarProps {
  readonly label: string;
  /** `BottomBarLink`s and `BottomBarButton`s, five at most. */
  readonly children: ReactNode;
}

/** Shown up to 576 px (specification §2). Fixed at the bottom, except on low screens, where it would cover the content. */
export function BottomBar({ label, children }: BottomBarProps) {
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] not-bottom-bar:hidden short:static"
    >
      <ul className="mx-auto grid max-w-md auto-cols-fr grid-flow-col items-end">{children}</ul>
    </nav>
  );
}

interface BottomBarEntry {
  readonly icon: IconName;
  readonly children: ReactNode;
}

const ENTRY =
  'relative flex min-h-16 w-full min-w-0 flex-col items-center justify-end gap-0.5 rounded-md pb-1.5 text-xs no-underline';

export interface BottomBarLinkProps extends BottomBarEntry {
  readonly href: string;
  readonly isCurrent: boolean;
  /** The raised entry in the middle. */
  readonly isCentral?: boolean | undefined;
}

export function BottomBarLink({ href, icon, isCurrent, isCentral = false, children }: BottomBarLinkProps) {
  return (
    <li>
      <Link
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        className={classes(
          ENTRY,
          isCurrent || isCentral ? 'text-accent-text' : 'text-muted',
          isCurrent &&
            !isCentral &&
            'before:absolute before:inset-x-[28%] before:-top-px before:h-0.75 before:rounded-b-full before:bg-chosen',
        )}
      >
        {isCentral ? (
          <span className="gold -mt-4 grid size-13 shrink-0 place-items-center rounded-full border border-accent-edge/60 text-on-accent outline-4 outline-surface">
            <Icon name={icon} className="size-7" />
          </span>
        ) : (
          <Icon name={icon} className="size-6" />
        )}
        <span className="max-w-full truncate max-[22rem]:tracking-tight">{children}</span>
      </Link>
    </li>
  );
}

export interface BottomBarButtonProps
  extends BottomBarEntry,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'type' | 'aria-busy'> {
  /** What the button opens is loading. */
  readonly busy: boolean;
}

export function BottomBarButton({ icon, busy, children, ...attributes }: BottomBarButtonProps) {
  return (
    <li>
      <button
        {...attributes}
        type="button"
        aria-haspopup="dialog"
        aria-busy={busy || undefined}
        className={classes(ENTRY, 'text-muted')}
      >
        {busy ? <Spinner className="size-6" /> : <Icon name={icon} className="size-6" />}
        <span className="max-w-full truncate max-[22rem]:tracking-tight">{children}</span>
      </button>
    </li>
  );
}
