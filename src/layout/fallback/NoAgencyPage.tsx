import { useLingui } from '@lingui/react';
import type { Failure } from '../../../contract/errors.ts';
import { useTitle } from '../../app/hooks/use-title.ts';
import { explain } from '../../i18n/explain.ts';
import ClosedBlossom from '../../ui/brand/closed-blossom.svg?react';
import { FailureView } from '../../ui/feedback/FailureView.tsx';
import { RetryButton } from '../../ui/form/RetryButton.tsx';
import { Page } from '../../ui/layout/Page.tsx';

interface NoAgencyPageProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Shown while no answer of the site's server tells the agency. The site continues by itself once there is one. */
export function NoAgencyPage({ failure, onRetry }: NoAgencyPageProps) {
  const { i18n } = useLingui();
  useTitle(i18n._('unreachable.title'));
  return (
    <Page>
      <FailureView
        picture={<ClosedBlossom className="size-34 tablet:size-40" />}
        title={i18n._('unreachable.title')}
        action={
          <RetryButton kind="primary" fullWidth onClick={onRetry}>
            {i18n._('common.tryAgain')}
          </RetryButton>
        }
      >
        <p role="alert">{explain(i18n, failure, 'agencyInfo')}</p>
      </FailureView>
    </Page>
  );
}
