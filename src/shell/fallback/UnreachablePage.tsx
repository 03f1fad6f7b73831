import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { Call } from '../../../contract/endpoints.ts';
import type { Failure } from '../../../contract/errors.ts';
import { useTitle } from '../../app/hooks/use-title.ts';
import { explain } from '../../i18n/explain.ts';
import ClosedBlossom from '../../ui/brand/closed-blossom.svg?react';
import { FailureView } from '../../ui/feedback/FailureView.tsx';
import { RetryButton } from '../../ui/form/RetryButton.tsx';
import { Page } from '../../ui/layout/Page.tsx';

export interface UnreachablePageProps {
  /** Why the call failed; null if that is not known. */
  readonly failure: Failure | null;
  readonly call: Call;
  readonly onRetry: () => void;
  readonly children?: ReactNode;
}

/** Shown in place of a page that needs the answer of a call: the agency's, or the look-up of the player. */
export function UnreachablePage({ failure, call, onRetry, children }: UnreachablePageProps) {
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
        <p role="alert">{failure && explain(i18n, failure, call)}</p>
        {children}
      </FailureView>
    </Page>
  );
}
