import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { ShownObstacle } from '../../../../contract/rules/promotion.ts';
import { explainRejection } from '../../../i18n/explain.ts';
import { Notice, type NoticeProps } from '../../../ui/feedback/Notice.tsx';
import { NextAction } from './NextAction.tsx';

export interface NotEligibleProps extends Pick<NoticeProps, 'announced'> {
  readonly code: ShownObstacle['code'];
  /** Shown beside the link to the next step. */
  readonly action?: ReactNode;
}

/** Why this player may not claim the promotion, with a link to the next step (specification §8). */
export function NotEligible({ code, action, announced = 'never' }: NotEligibleProps) {
  const { i18n } = useLingui();
  return (
    <Notice
      tone="info"
      icon="lock"
      announced={announced}
      title={i18n._('promotion.notEligible')}
      action={
        <>
          <NextAction code={code} />
          {action}
        </>
      }
    >
      {code && explainRejection(i18n, { code, meta: {} }, 'promotionClaim')}
    </Notice>
  );
}
