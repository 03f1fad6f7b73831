import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { useSite } from '../app/site-context.ts';
import { LatePart } from './LatePart.tsx';

const ReminderDialog = lazy(() => import('./ReminderDialog.tsx'));

/** Reminds of the time, where the player has asked for it: contract §2. */
export function SessionReminder() {
  const isDue = useSelector(useSite().sessionReminder, (snapshot) => snapshot.hasTag('due'));
  if (!isDue) return null;
  return (
    <LatePart placeholder={null}>
      <ReminderDialog />
    </LatePart>
  );
}
