import type { MouseEvent, ReactNode } from 'react';
import { type Address, type Addressed, queryOf } from './address.ts';

export interface ViewerLinkProps {
  readonly address: Address;
  readonly changes: Partial<Address>;
  readonly go: Addressed['go'];
  /** Of another machine or tab: `#…`. */
  readonly fragment?: string;
  readonly isCurrent?: boolean;
  readonly className?: string;
  readonly lang?: string;
  readonly children: ReactNode;
}

/** A link within the viewer. A plain click navigates in place; the `href` can be copied or opened in a new tab. */
export function ViewerLink({
  address,
  changes,
  go,
  fragment = '',
  isCurrent = false,
  children,
  ...rest
}: ViewerLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(changes, fragment);
  };
  return (
    <a
      {...rest}
      href={queryOf({ ...address, ...changes }) + fragment}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
