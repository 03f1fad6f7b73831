import { lazy } from 'react';
import { useExternalStore } from '../../app/external-store.ts';
import { useSite } from '../../app/site-context.ts';
import { withCatalogs } from '../../i18n/language.ts';
import { loadCode } from '../../platform/load-code.ts';
import { LazyPart } from '../../shared/lazy/LazyPart.tsx';
import type { SessionReminder as Reminder } from './session-reminder.ts';

const SessionReminderDialog = lazy(() =>
  withCatalogs(
    loadCode(() => import('./SessionReminderDialog.tsx')),
    'player',
  ),
);

/** Shows the session reminder of the signed-in player when it is due: contract §2. */
export function SessionReminder() {
  const { playerCode } = useSite().late;
  return playerCode && <ShownWhenDue reminder={playerCode.sessionReminder} />;
}

function ShownWhenDue({ reminder }: { readonly reminder: Reminder }) {
  const minutesHere = useExternalStore(reminder);
  if (minutesHere === null) return null;
  return (
    <LazyPart>
      <SessionReminderDialog minutesHere={minutesHere} onAnswer={() => reminder.answer()} />
    </LazyPart>
  );
}
