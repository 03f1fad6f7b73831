import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { usePlayerSite } from '../../app/hooks/use-player-site.ts';
import { withCatalogs } from '../../i18n/language.ts';
import { LazyPart } from '../../layout/lazy/LazyPart.tsx';

const SessionReminderDialog = lazy(() => withCatalogs(import('./SessionReminderDialog.tsx'), 'player'));

/** Shows the session reminder when it is due: contract §2. */
export function SessionReminder() {
  const isDue = useSelector(usePlayerSite().sessionReminder, (snapshot) => snapshot.hasTag('due'));
  if (!isDue) return null;
  return (
    <LazyPart>
      <SessionReminderDialog />
    </LazyPart>
  );
}
