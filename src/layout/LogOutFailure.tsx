import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { useSessionFailure, useSessionStatus } from '../app/hooks/use-session.ts';
import { useSite } from '../app/site-context.ts';
import { explain } from '../i18n/explain.ts';
import { Notice } from '../ui/feedback/Notice.tsx';

/** Why the last logout failed, while the player is still signed in. */
export function LogOutFailure() {
  const { i18n } = useLingui();
  const { session } = useSite();
  const status = useSessionStatus();
  const failure = useSessionFailure();
  const isPending = useSelector(session, (snapshot) => snapshot.hasTag('pending'));
  if (status !== 'signedIn' || isPending || !failure) return null;
  return (
    <div className="mx-auto w-full max-w-300 px-4 pt-4 tablet:px-6">
      <Notice tone="danger" role="alert" title={i18n._('layout.logOut.failed')}>
        {explain(i18n, failure, 'logout')}
      </Notice>
    </div>
  );
}
