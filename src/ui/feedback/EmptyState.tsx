/** Shown in place of an empty list, with what to do next. */
import type { ReactNode } from 'react';
import { type IconName, Icon } from '../brand/Icon.tsx';

export interface EmptyStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly icon: IconName;
  readonly headingLevel?: 1 | 2 | 3 | undefined;
}

export function EmptyState({ title, children, action, icon, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="mx-auto stack max-w-sm justify-items-center gap-2 px-4 py-10 text-center">
      <span className="mb-2 grid size-20 place-items-center rounded-full bg-accent-soft text-accent-text">
        <Icon name={icon} className="size-9" />
      </span>
      <Heading className="text-lg font-bold">{title}</Heading>
      {children !== undefined && <div className="text-sm text-muted">{children}</div>}
      {action !== undefined && <div className="mt-4 stack w-full justify-items-center gap-2">{action}</div>}
    </div>
  );
}
