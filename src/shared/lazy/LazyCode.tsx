import { type ReactNode, useEffect } from 'react';
import type { LazyPage } from '../../app/navigation/lazy-page.ts';
import { useLatePart } from './use-late-part.ts';

export interface LazyCodeProps {
  readonly part: LazyPage;
  /** Shown until the code is loaded, and if loading fails; by default nothing. */
  readonly fallback?: ReactNode;
}

/** A part of a page whose code is loaded at the latest when it is rendered first. */
export function LazyCode({ part, fallback = null }: LazyCodeProps): ReactNode {
  const { Part, load } = useLatePart(part);
  useEffect(load, [load]);
  return Part ? <Part /> : fallback;
}
