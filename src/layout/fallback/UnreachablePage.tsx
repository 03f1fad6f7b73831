import { useLingui } from '@lingui/react';
import { useSite } from '../../app/site-context.ts';
import { useSessionFailure } from '../../app/hooks/use-session.ts';
import { useTitle } from '../../app/hooks/use-title.ts';
import { explain } from '../../i18n/explain.ts';
import ClosedBlossom from '../../ui/brand/closed-blossom.svg?react';
import { FailureView } from '../../ui/feedback/FailureView.tsx';
import { RetryButton } from '../../ui/form/RetryButton.tsx';
import { Page } from '../../ui/layout/Page.tsx';

/** Shown if the session look-up failed, so that it is unknown whether a player is signed in. */
export function UnreachablePage() {
  const { i18n } = useLingui();
  const { session } = useSite();
  const failure = useSessionFailure();
  useTitle(i18n._('unreachable.title'));
  return (
    <Page>
      <FailureView
        picture={<ClosedBlossom className="size-34 tablet:size-40" />}
        title={i18n._('unreachable.title')}
        action={
          <RetryButton kind="primary" fullWidth onClick={() => session.send({ type: 'session.lookUp' })}>
            {i18n._('common.tryAgain')}
          </RetryButton>
        }
      >
        <p role="alert">{failure && explain(i18n, failure, 'playerInfo')}</p>
        <p>{i18n._('unreachable.moneyIsSafe')}</p>
      </FailureView>
    </Page>
  );
}
