/** A link in the top bar. On narrow screens only its icon is visible, and the text is for screen readers. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type IconName, Icon } from '../brand/Icon.tsx';
import { classes } from '../classes.ts';

export interface BarLinkProps {
  readonly href: string;
  readonly icon: IconName;
  readonly kind: 'primary' | 'quiet';
  /** The width from which the text is visible. */
  readonly textFrom: 'narrow' | 'phone' | 'desk';
  readonly isCurrent?: boolean | undefined;
  readonly children: ReactNode;
}

/** A `narrow` link shows its icon only while its text is hidden; the others always show it. */
const MESSAGES = {
  narrow: 'max-[22rem]:sr-only',
  phone: 'max-phone:sr-only',
  desk: 'max-desk:sr-only',
} as const;
const SIGNS = { narrow: 'min-[22rem]:hidden', phone: '', desk: '' } as const;
const PADDING = {
  narrow: 'min-[22rem]:px-3.5',
  phone: 'phone:px-3.5',
  desk: 'desk:px-3.5',
} as const;

export function BarLink({ href, icon, kind, textFrom, isCurrent = false, children }: BarLinkProps) {
  return (
    <Link
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={classes(
        'relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md border text-center text-sm/tight font-bold no-underline transition-[filter,background-color]',
        kind === 'primary'
          ? 'gold border-accent-edge/60 text-on-accent hover:brightness-105'
          : 'border-transparent text-ink hover:bg-raised aria-[current=page]:text-accent-text',
        PADDING[textFrom],
      )}
    >
      <Icon name={icon} className={classes('size-5', SIGNS[textFrom])} />
      <span className={MESSAGES[textFrom]}>{children}</span>
    </Link>
  );
}
