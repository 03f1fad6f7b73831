import { useLingui } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import type { PromotionClaimContext } from '../../../../machines/promotionClaim.machine.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { NotDone } from './NotDone.tsx';
import { NotEligible } from './NotEligible.tsx';

interface WhyNotClaimedProps {
  readonly reason: PromotionClaimContext['reason'];
  /** Shown beside the link to the next step. */
  readonly action?: ReactNode;
}

/** Why the last press claimed nothing: a rule forbids it, the server rejected it, or it never arrived. */
export function WhyNotClaimed({ reason, action }: WhyNotClaimedProps) {
  const { i18n } = useLingui();
  // Another press for which the reason is the same shows a new notice, so that each press has a visible effect.
  const [shown, setShown] = useState({ reason, presses: 0 });
  if (shown.reason !== reason) setShown({ reason, presses: shown.presses + 1 });
  if (reason === null) return null;
  if (reason === 'notCreated') {
    return (
      <Notice tone="warning" title={i18n._('promotion.claim.failed')} action={action}>
        {i18n._('promotion.claim.neverArrived')}
      </Notice>
    );
  }
  if (reason.kind === 'obstacle') {
    return <NotEligible key={shown.presses} announced="alert" code={reason.code} action={action} />;
  }
  return <NotDone call="promotionClaim" failure={reason} action={action} />;
}
