import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../app/paths.ts';
import { usePlayerActor } from '../../app/hooks/use-player.ts';
import { useSite } from '../../app/site-context.ts';
import { durationMessage } from './duration-message.ts';
import { Button } from '../../ui/form/Button.tsx';
import Dialog, { DialogIcon } from '../../ui/overlay/Dialog.tsx';

/** How long the player has been here, with three choices: continue, open the safe play page, or log out. */
export default function SessionReminderDialog() {
  const { i18n } = useLingui();
  const { session } = useSite();
  const sessionReminder = usePlayerActor('sessionReminder');
  const [, navigate] = useLocation();
  const minutesHere = useSelector(sessionReminder, ({ context }) => context.minutesHere);
  const first = useRef<HTMLButtonElement>(null);
  const answer = () => sessionReminder.send({ type: 'reminder.answered' });
  return (
    <Dialog
      open
      onClose={answer}
      initialFocus={first}
      icon={<DialogIcon icon="clock" />}
      title={i18n._('reminder.title', { duration: durationMessage(i18n, minutesHere) })}
      description={i18n._('reminder.body')}
    >
      <div className="stack gap-2.5">
        <Button fullWidth buttonRef={first} onClick={answer}>
          {i18n._('reminder.continue')}
        </Button>
        <Button
          fullWidth
          icon="shield"
          onClick={() => {
            answer();
            navigate(paths.responsiblePlay);
          }}
        >
          {i18n._('reminder.break')}
        </Button>
        <Button
          kind="quiet"
          fullWidth
          icon="logout"
          onClick={() => {
            answer();
            session.send({ type: 'session.logOut' });
          }}
        >
          {i18n._('layout.logOut')}
        </Button>
      </div>
    </Dialog>
  );
}
