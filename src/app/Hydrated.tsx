import { type ReactNode, useLayoutEffect } from 'react';

interface HydratedProps {
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}

/** Tells when what stands in the page is React's: the view that it came with, or one that has taken its place. */
export function Hydrated({ onHydrated, children }: HydratedProps) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
}
