import { type ReactNode, useLayoutEffect } from 'react';

interface TakenOverProps {
  readonly onTakenOver: () => void;
  readonly children: ReactNode;
}

/** Tells when what stands in the page is React's: the view that it came with, or one that has taken its place. */
export function TakenOver({ onTakenOver, children }: TakenOverProps) {
  useLayoutEffect(onTakenOver, [onTakenOver]);
  return children;
}
