import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { shownSuccess } from '../../../machines/success.machine.ts';
import { useSite } from '../../app/site-context.ts';
import { withCatalogs } from '../../i18n/language.ts';
import { loadCode } from '../../platform/load-code.ts';
import { LazyPart } from '../lazy/LazyPart.tsx';

const SuccessNotice = lazy(() =>
  withCatalogs(
    loadCode(() => import('./SuccessNotice.tsx')),
    'player',
  ),
);

/** The success dialogs, one at a time: specification §8. */
export function SuccessDialog() {
  const { successes } = useSite();
  const success = useSelector(successes, ({ context }) => shownSuccess(context));
  const number = useSelector(successes, ({ context }) => context.number);
  if (!success) return null;
  return (
    <LazyPart>
      <SuccessNotice key={number} success={success} />
    </LazyPart>
  );
}
