import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { Call } from '../../contract/endpoints.ts';
import { failureOf } from '../../contract/errors.ts';
import { FailureNotice } from './FailureNotice.tsx';

/** The fields of a TanStack Query result that matter here. */
export interface FailedRead {
  readonly error: unknown;
  readonly isFetching: boolean;
  refetch(): unknown;
}

export interface LoadFailureProps {
  /** Reads with their calls: the first failure is shown, and all failed reads are retried. */
  readonly reads: readonly (readonly [Call, FailedRead])[];
  /** Shown while no read has failed. */
  readonly placeholder?: ReactNode;
  /** Additional text after the explanation. */
  readonly children?: ReactNode;
}

/** Replaces data that failed to load: the reason and a retry button (specification §8). */
export function LoadFailure({ reads, placeholder, children }: LoadFailureProps) {
  const { i18n } = useLingui();
  const failed = reads.filter(([, read]) => read.error !== null);
  const [first] = failed;
  if (!first) return placeholder;
  const [call, { error }] = first;
  return (
    <FailureNotice
      title={i18n._('common.cannotLoad')}
      failure={failureOf(error)}
      call={call}
      isRetrying={failed.some(([, read]) => read.isFetching)}
      onRetry={() => failed.forEach(([, read]) => void read.refetch())}
    >
      {children}
    </FailureNotice>
  );
}
