import { useLingui } from '@lingui/react';
import { useSite } from '../../app/site-context.ts';
import { reloadOnline } from '../../app/upgrade/reload-once.ts';
import { useTitle } from '../../app/hooks/use-title.ts';
import { explain } from '../../i18n/explain.ts';
import ClosedBlossom from '../../ui/brand/closed-blossom.svg?react';
import { FailureView } from '../../ui/feedback/FailureView.tsx';
import { RetryButton } from '../../ui/form/RetryButton.tsx';
import { Page } from '../../ui/layout/Page.tsx';

/** Shown if the agency cannot be loaded without a network. The site continues by itself once the network is back. */
export function OfflinePage() {
  const { i18n } = useLingui();
  const { browser } = useSite();
  useTitle(i18n._('unreachable.title'));
  return (
    <Page>
      <FailureView
        picture={<ClosedBlossom className="size-34 tablet:size-40" />}
        title={i18n._('unreachable.title')}
        action={
          <RetryButton kind="primary" fullWidth onClick={() => reloadOnline(browser)}>
            {i18n._('common.tryAgain')}
          </RetryButton>
        }
      >
        <p role="alert">{explain(i18n, { kind: 'network' }, 'agencyInfo')}</p>
      </FailureView>
    </Page>
  );
}
