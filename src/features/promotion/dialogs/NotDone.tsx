import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { Failure } from '../../../../contract/errors.ts';
import { NextAction } from './NextAction.tsx';
import { FailureNotice } from '../../../shared/FailureNotice.tsx';

export interface NotDoneProps {
  readonly call: 'promotionClaim' | 'usageCancel';
  readonly failure: Failure;
  /** Shown beside the link to the next step. */
  readonly action?: ReactNode;
}

/** Why a promotion was not claimed or not cancelled, with a link to the next step. */
export function NotDone({ call, failure, action }: NotDoneProps) {
  const { i18n } = useLingui();
  return (
    <FailureNotice
      title={call === 'promotionClaim' ? i18n._('promotion.claim.failed') : i18n._('promotion.cancel.failed')}
      failure={failure}
      call={call}
      action={
        <>
          <NextAction code={failure.kind === 'server' ? failure.code : null} />
          {action}
        </>
      }
    />
  );
}
