import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { useSite } from '../app/site-context.ts';
import { useSessionFailure, useSessionStanding } from '../app/use-session.ts';
import { explain } from '../i18n/explain.ts';
import { Notice } from '../ui/feedback/Notice.tsx';
import { Button } from '../ui/form/Button.tsx';

export function LogOut() {
  const { i18n } = useLingui();
  const { session } = useSite();
  const isPending = useSelector(session, (snapshot) => snapshot.hasTag('pending'));
  return (
    <Button
      kind="quiet"
      size="small"
      icon="logout"
      busy={isPending}
      onClick={() => session.send({ type: 'session.logOut' })}
    >
      {i18n._('layout.logOut')}
    </Button>
  );
}

/** Why the player who wanted out is still in. */
export function LogOutFailure() {
  const { i18n } = useLingui();
  const { session } = useSite();
  const standing = useSessionStanding();
  const failure = useSessionFailure();
  const isPending = useSelector(session, (snapshot) => snapshot.hasTag('pending'));
  if (standing !== 'signedIn' || isPending || !failure) return null;
  return (
    <div className="mx-auto w-full max-w-300 px-4 pt-4 tablet:px-6">
      <Notice tone="danger" role="alert" title={i18n._('layout.logOut.failed')}>
        {explain(i18n, failure, 'logout')}
      </Notice>
    </div>
  );
}
