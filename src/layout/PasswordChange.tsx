import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { useSite } from '../app/site-context.ts';
import { SuccessBloom } from '../ui/feedback/SuccessBloom.tsx';
import { Button } from '../ui/form/Button.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** The two dialogs of a change that is open: the form, and after it the news that it is done. */
export default function PasswordChange({ username }: { readonly username: string }) {
  const { i18n } = useLingui();
  const { passwordChange } = useSite();
  const isPending = useSelector(passwordChange, (snapshot) => snapshot.hasTag('pending'));
  const isChanged = useSelector(passwordChange, (snapshot) => snapshot.hasTag('changed'));
  const close = () => passwordChange.send({ type: 'passwordChange.close' });
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

/** Password changed, log in again: specification §8. It waits to be read, and the page reloads (§4). */
function PasswordChanged() {
  const { i18n } = useLingui();
  const { passwordChange } = useSite();
  const isSignedIn = useSelector(passwordChange, (snapshot) => snapshot.hasTag('signedInAnew'));
  return (
    <Dialog
      open
      title={i18n._('passwordChange.done.title')}
      description={
        isSignedIn ? i18n._('passwordChange.done.signedIn') : i18n._('passwordChange.done.pleaseLogIn')
      }
      icon={<SuccessBloom className="mx-auto mb-2 size-28" />}
      align="center"
      role="alertdialog"
      onClose={() => undefined}
      dismissable={false}
    >
      <Button
        kind="primary"
        size="large"
        fullWidth
        onClick={() => passwordChange.send({ type: 'passwordChange.confirm' })}
      >
        {isSignedIn ? i18n._('common.continue') : i18n._('login.submit')}
      </Button>
    </Dialog>
  );
}
