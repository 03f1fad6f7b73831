import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { useCalm } from '../app/hooks/use-calm.ts';
import { useSite } from '../app/site-context.ts';
import { LatePart } from './LatePart.tsx';

/** Asked for as soon as the page is calm, not by the first toast: that one may well tell of a line that is down. */
const Toasts = lazy(() => import('./Toasts.tsx'));

/** Tells what has just happened, one at a time: specification §4 and §9. */
export function Toaster() {
  const isCalm = useCalm();
  const isNeeded = useSelector(useSite().toasts, ({ context }) => context.toast !== null);
  if (!isCalm && !isNeeded) return null;
  return (
    <LatePart placeholder={null}>
      <Toasts />
    </LatePart>
  );
}
