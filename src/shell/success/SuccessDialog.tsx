import { lazy } from 'react';
import { useExternalStore } from '../../app/external-store.ts';
import { useSite } from '../../app/site-context.ts';
import { withCatalogs } from '../../i18n/language.ts';
import { loadCode } from '../../platform/load-code.ts';
import { LazyPart } from '../../shared/lazy/LazyPart.tsx';

const SuccessNotice = lazy(() =>
  withCatalogs(
    loadCode(() => import('./SuccessNotice.tsx')),
    'player',
  ),
);

/** The success dialogs, one at a time: specification §8. */
export function SuccessDialog() {
  const { successes } = useSite();
  const { shown, number } = useExternalStore(successes);
  if (!shown) return null;
  return (
    <LazyPart>
      <SuccessNotice key={number} success={shown} />
    </LazyPart>
  );
}
