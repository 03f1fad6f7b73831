import { type ReactNode, useEffect } from 'react';
import type { LazyPage } from '../../app/navigation/lazy-page.ts';
import { useLatePart } from './use-late-part.ts';

/** A part of the layout whose code is loaded when it is rendered first. Until then, and if loading fails, it renders nothing. */
export function LazyCode({ part }: { readonly part: LazyPage }): ReactNode {
  const { Part, load } = useLatePart(part);
  useEffect(load, [load]);
  return Part && <Part />;
}
