import { lazy } from 'react';
import { LatePart } from './LatePart.tsx';

/** Asked for as soon as the layout stands, not by the first toast: that one may well tell of a line that is down. */
const Toasts = lazy(() => import('./Toasts.tsx'));

/** Tells what has just happened, one at a time: specification §4 and §9. */
export function Toaster() {
  return (
    <LatePart placeholder={null}>
      <Toasts />
    </LatePart>
  );
}
