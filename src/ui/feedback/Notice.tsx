/** A message box: what happened, whether the money is safe, what to do now. */
import type { ReactNode } from 'react';
import { type IconName, Icon } from '../brand/Icon.tsx';
import { classes } from '../classes.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

export interface NoticeProps {
  readonly tone: NoticeTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /**
   * How screen readers announce the message when it appears: `status` waits for a pause in speech, `alert` interrupts, which by
   * default only a danger does. `never` for a message that its page has from the start.
   */
  readonly announced?: 'status' | 'alert' | 'never' | undefined;
  readonly icon?: IconName | undefined;
}

const TONES: Readonly<
  Record<NoticeTone, { readonly look: string; readonly iconColor: string; readonly icon: IconName }>
> = {
  info: { look: 'bg-info-bg text-info-fg', iconColor: 'text-info-icon', icon: 'info' },
  success: { look: 'bg-green-bg text-green-fg', iconColor: 'text-green-icon', icon: 'success' },
  warning: { look: 'bg-yellow-bg text-yellow-fg', iconColor: 'text-yellow-icon', icon: 'warning' },
  danger: { look: 'bg-red-bg text-red-fg', iconColor: 'text-red-icon', icon: 'failed' },
};

export function Notice({ tone, title, children, action, announced, icon }: NoticeProps) {
  const { look, iconColor, icon: ownIcon } = TONES[tone];
  const role = announced ?? (tone === 'danger' ? 'alert' : 'status');
  return (
    <div
      role={role === 'never' ? undefined : role}
      className={classes('flex animate-rise items-start gap-3 rounded-md px-4 py-3', look)}
    >
      <Icon name={icon ?? ownIcon} className={classes('mt-0.5 size-5.5', iconColor)} />
      <div className="grid min-w-0 flex-1 gap-1 text-sm">
        {title !== undefined && <p className="font-bold">{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <div className="mt-2 flex flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  );
}
