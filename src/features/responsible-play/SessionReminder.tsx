import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { usePlayerSite } from '../../app/hooks/use-player-site.ts';
import { withWords } from '../../i18n/language.ts';
import { LatePart } from '../../layout/lazy/LazyPart.tsx';

const ReminderDialog = lazy(() => withWords(import('./SessionReminderDialog.tsx'), 'player'));

/** Reminds of the time, where the player has asked for it: contract §2. */
export function SessionReminder() {
  const isDue = useSelector(usePlayerSite().sessionReminder, (snapshot) => snapshot.hasTag('due'));
  if (!isDue) return null;
  return (
    <LatePart placeholder={null}>
      <ReminderDialog />
    </LatePart>
  );
}
