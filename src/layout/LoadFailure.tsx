import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { Call } from '../../contract/endpoints.ts';
import { failureOf } from '../../contract/errors.ts';
import { explain } from '../i18n/explain.ts';
import { Notice } from '../ui/feedback/Notice.tsx';
import { RetryButton } from '../ui/form/RetryButton.tsx';

/** The fields of a failed TanStack Query result. */
export interface FailedRead {
  readonly error: unknown;
  readonly isFetching: boolean;
  refetch(): unknown;
}

export interface LoadFailureProps {
  /** The failed reads: the first one's failure is shown, and all of them are retried. */
  readonly reads: readonly [FailedRead, ...FailedRead[]];
  /** The call of the first read. */
  readonly call: Call;
  /** Additional text after the explanation. */
  readonly children?: ReactNode;
}

/** Replaces data that failed to load: the reason and a retry button (specification §8). */
export function LoadFailure({ reads, call, children }: LoadFailureProps) {
  const { i18n } = useLingui();
  const retry = () => {
    for (const read of reads) void read.refetch();
  };
  return (
    <Notice
      tone="danger"
      role="alert"
      title={i18n._('common.cannotLoad')}
      action={
        <RetryButton size="small" busy={reads.some((read) => read.isFetching)} onClick={retry}>
          {i18n._('common.tryAgain')}
        </RetryButton>
      }
    >
      <p>{explain(i18n, failureOf(reads[0].error), call)}</p>
      {children}
    </Notice>
  );
}
