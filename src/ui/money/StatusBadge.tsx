/** A status badge: colour, icon and text together, never colour alone (specification §4). */
import type { ReactNode } from 'react';
import { type IconName, Icon } from '../brand/Icon.tsx';
import { classes } from '../classes.ts';

export type StatusTone = 'gray' | 'red' | 'yellow' | 'green';

export interface StatusBadgeProps {
  readonly tone: StatusTone;
  readonly children: ReactNode;
  /** By default the tone's icon. */
  readonly icon?: IconName | undefined;
}

const TONES: Readonly<
  Record<StatusTone, { readonly look: string; readonly sign: string; readonly icon: IconName }>
> = {
  gray: { look: 'bg-gray-bg text-gray-fg', sign: 'text-gray-icon', icon: 'clock' },
  red: { look: 'bg-red-bg text-red-fg', sign: 'text-red-icon', icon: 'failed' },
  yellow: { look: 'bg-yellow-bg text-yellow-fg', sign: 'text-yellow-icon', icon: 'refresh' },
  green: { look: 'bg-green-bg text-green-fg', sign: 'text-green-icon', icon: 'success' },
};

export function StatusBadge({ tone, icon, children }: StatusBadgeProps) {
  const { look, sign, icon: ownIcon } = TONES[tone];
  return (
    <span
      className={classes(
        'inline-flex max-w-full items-baseline gap-1.5 rounded-full py-0.5 pr-3 pl-2 text-xs font-bold',
        look,
      )}
    >
      <Icon name={icon ?? ownIcon} className={classes('size-4 self-center', sign)} />
      <span className="min-w-0">{children}</span>
    </span>
  );
}
