import { type ReactNode, useLayoutEffect } from 'react';

interface TakenOverProps {
  readonly onTakenOver: () => void;
  readonly children: ReactNode;
}

/** Tells when the view that a page came with is React's. */
export function TakenOver({ onTakenOver, children }: TakenOverProps) {
  useLayoutEffect(onTakenOver, [onTakenOver]);
  return children;
}
