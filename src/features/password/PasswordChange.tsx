import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { usePlayerActor } from '../../app/hooks/use-player.ts';
import { useOnHistoryMove } from '../../app/hooks/use-history-moves.ts';
import { GoodNewsDialog } from '../../ui/feedback/GoodNewsDialog.tsx';
import Dialog from '../../ui/overlay/Dialog.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** The form dialog of an open password change, then its success dialog. */
export default function PasswordChange({ username }: { readonly username: string }) {
  const { i18n } = useLingui();
  const passwordChange = usePlayerActor('passwordChange');
  const isPending = useSelector(passwordChange, (snapshot) => snapshot.hasTag('pending'));
  const isChanged = useSelector(passwordChange, (snapshot) => snapshot.hasTag('changed'));
  const close = () => passwordChange.send({ type: 'passwordChange.close' });
  // The machine ignores it while a change is sent.
  useOnHistoryMove(close);
  if (isChanged) return <PasswordChanged />;
  return (
    <Dialog
      open
      title={i18n._('passwordChange.title')}
      description={i18n._('passwordChange.lead')}
      onClose={close}
      dismissable={!isPending}
    >
      <PasswordForm username={username} onCancel={close} />
    </Dialog>
  );
}

/** Success dialog "password changed, log in again": specification §8. Confirming it reloads the page (§4). */
function PasswordChanged() {
  const { i18n } = useLingui();
  const passwordChange = usePlayerActor('passwordChange');
  const isSignedIn = useSelector(passwordChange, (snapshot) => snapshot.hasTag('signedInAnew'));
  return (
    <GoodNewsDialog
      title={i18n._('passwordChange.done.title')}
      confirmLabel={isSignedIn ? i18n._('common.continue') : i18n._('login.submit')}
      onConfirm={() => passwordChange.send({ type: 'passwordChange.confirm' })}
    >
      <p>{isSignedIn ? i18n._('passwordChange.done.signedIn') : i18n._('passwordChange.done.pleaseLogIn')}</p>
    </GoodNewsDialog>
  );
}
