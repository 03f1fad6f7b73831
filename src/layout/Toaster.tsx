import { useSelector } from '@xstate/react';
import { lazyPage } from '../app/navigation/lazy-page.ts';
import { useSite } from '../app/site-context.ts';
import { LazyCode } from './lazy/LazyCode.tsx';

/** Asked for as soon as the page is idle, not by the first toast: that one may well tell of a line that is down. */
const toasts = lazyPage(() => import('./Toasts.tsx'));

/** Tells what has just happened, one at a time: specification §4 and §9. */
export function Toaster() {
  const isNeeded = useSelector(useSite().toasts, ({ context }) => context.toast !== null);
  return <LazyCode part={toasts} isNeeded={isNeeded} given={{}} />;
}
