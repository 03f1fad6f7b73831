import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { Call } from '../../contract/endpoints.ts';
import { failureOf } from '../../contract/errors.ts';
import { explain } from '../i18n/explain.ts';
import { Notice } from '../ui/feedback/Notice.tsx';
import { RetryButton } from '../ui/form/RetryButton.tsx';

/** As TanStack Query tells of a read that did not come. */
export interface FailedRead {
  readonly error: unknown;
  readonly isFetching: boolean;
  refetch(): unknown;
}

export interface LoadFailureProps {
  /** The failed reads: the first one's failure is shown, and all of them are retried. */
  readonly reads: readonly [FailedRead, ...FailedRead[]];
  /** What the first one asked for. */
  readonly call: Call;
  /** More to say, after what went wrong. */
  readonly children?: ReactNode;
}

/** In the place of what could not be read: why, and a way to try again (specification §8). */
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
