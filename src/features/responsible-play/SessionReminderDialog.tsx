import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../app/paths.ts';
import { useSite } from '../../app/site-context.ts';
import { durationMessage } from './duration-message.ts';
import { Button } from '../../ui/form/Button.tsx';
import Dialog, { DialogIcon } from '../../ui/overlay/Dialog.tsx';

export interface SessionReminderDialogProps {
  /** How long the visit has lasted, in whole minutes. */
  readonly minutesHere: number;
  readonly onAnswer: () => void;
}

/** How long the player has been here, with three choices: continue, open the safe play page, or log out. */
export default function SessionReminderDialog({ minutesHere, onAnswer }: SessionReminderDialogProps) {
  const { i18n } = useLingui();
  const { session } = useSite();
  const [, navigate] = useLocation();
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onClose={onAnswer}
      initialFocus={first}
      icon={<DialogIcon icon="clock" />}
      title={i18n._('reminder.title', { duration: durationMessage(i18n, minutesHere) })}
      description={i18n._('reminder.body')}
    >
      <div className="stack gap-2.5">
        <Button fullWidth buttonRef={first} onClick={onAnswer}>
          {i18n._('reminder.continue')}
        </Button>
        <Button
          fullWidth
          icon="shield"
          onClick={() => {
            onAnswer();
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
            onAnswer();
            session.send({ type: 'session.logOut' });
          }}
        >
          {i18n._('layout.logOut')}
        </Button>
      </div>
    </Dialog>
  );
}
