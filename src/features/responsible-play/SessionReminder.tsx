import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { usePlayerActor } from '../../app/hooks/use-player.ts';
import { withCatalogs } from '../../i18n/language.ts';
import { loadCode } from '../../platform/load-code.ts';
import { LazyPart } from '../../layout/lazy/LazyPart.tsx';

const SessionReminderDialog = lazy(() =>
  withCatalogs(
    loadCode(() => import('./SessionReminderDialog.tsx')),
    'player',
  ),
);

/** Shows the session reminder when it is due: contract §2. */
export function SessionReminder() {
  const isDue = useSelector(usePlayerActor('sessionReminder'), (snapshot) => snapshot.hasTag('due'));
  if (!isDue) return null;
  return (
    <LazyPart>
      <SessionReminderDialog />
    </LazyPart>
  );
}
