import { useExternalStore } from '../../app/external-store.ts';
import { useSite } from '../../app/site-context.ts';
import { withMessages } from '../../i18n/language.ts';
import { lateCode } from '../../platform/late-code.ts';
import { LateComponent } from '../../shared/late/LateComponent.tsx';
import type { SessionReminder as Reminder } from './session-reminder.ts';

const DIALOG = lateCode(() => import('./SessionReminderDialog.tsx'), withMessages('player'));

/** Shows the session reminder of the signed-in player when it is due: contract §2. */
export function SessionReminder() {
  const { playerCode } = useSite().late;
  return playerCode && <ShownWhenDue reminder={playerCode.sessionReminder} />;
}

function ShownWhenDue({ reminder }: { readonly reminder: Reminder }) {
  const minutesHere = useExternalStore(reminder);
  if (minutesHere === null) return null;
  return (
    <LateComponent code={DIALOG} given={{ minutesHere, onAnswer: () => reminder.answer() }} isIsolated />
  );
}
