import type { ReactNode } from 'react';

export interface SpokenStatusProps {
  readonly children: ReactNode;
}

/** Text for screen readers only, announced when it appears or changes: that something loads, was copied, or has ended. */
export function SpokenStatus({ children }: SpokenStatusProps) {
  return <output className="sr-only">{children}</output>;
}
