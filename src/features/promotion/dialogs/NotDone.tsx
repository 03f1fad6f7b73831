import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { Failure } from '../../../../contract/errors.ts';
import { explain } from '../../../i18n/explain.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { NextAction } from './NextAction.tsx';

export interface NotDoneProps {
  readonly call: 'promotionClaim' | 'usageCancel';
  readonly failure: Failure;
  /** Besides the way out. */
  readonly action?: ReactNode;
}

/** A promotion was not claimed, or not cancelled: why, and where to go. */
export function NotDone({ call, failure, action }: NotDoneProps) {
  const { i18n } = useLingui();
  return (
    <Notice
      tone="danger"
      role="alert"
      title={call === 'promotionClaim' ? i18n._('promotion.claim.failed') : i18n._('promotion.cancel.failed')}
      action={
        <>
          <NextAction code={failure.kind === 'server' ? failure.code : null} />
          {action}
        </>
      }
    >
      {explain(i18n, failure, call)}
    </Notice>
  );
}
