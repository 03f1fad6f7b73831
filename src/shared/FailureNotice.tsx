import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { Call } from '../../contract/endpoints.ts';
import type { Failure } from '../../contract/errors.ts';
import { explain } from '../i18n/explain.ts';
import { Notice } from '../ui/feedback/Notice.tsx';
import { RetryButton } from '../ui/form/RetryButton.tsx';

export interface FailureNoticeProps {
  readonly title: string;
  /** `info` if the page can be used in spite of the failure. */
  readonly tone?: 'danger' | 'info';
  readonly failure: Failure | null;
  /** The call that failed. */
  readonly call: Call;
  /** Additional text after the explanation. */
  readonly children?: ReactNode;
  /** A link to the next step. */
  readonly action?: ReactNode;
  /** Replaces `action` by a button that tries again. */
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
}

/** Why a request failed, with the next step (specification §8). */
export function FailureNotice(props: FailureNoticeProps) {
  const { title, tone = 'danger', failure, call, children, action, onRetry, isRetrying = false } = props;
  const { i18n } = useLingui();
  const retry = onRetry && (
    <RetryButton size="small" busy={isRetrying} onClick={onRetry}>
      {i18n._('common.tryAgain')}
    </RetryButton>
  );
  return (
    <Notice tone={tone} title={title} action={retry ?? action}>
      {failure && <p>{explain(i18n, failure, call)}</p>}
      {children}
    </Notice>
  );
}
