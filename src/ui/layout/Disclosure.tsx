/** A collapsible section for details that only some players need. */
import type { ReactNode } from 'react';
import { Icon } from '../brand/Icon.tsx';

export interface DisclosureProps {
  /** The visible line: a title, or the question that is answered. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className="group rounded-md border border-line bg-sunken">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-4 py-2 text-sm font-bold [&::-webkit-details-marker]:hidden">
        <span>{summary}</span>
        <Icon name="down" className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pt-1 pb-4">{children}</div>
    </details>
  );
}
