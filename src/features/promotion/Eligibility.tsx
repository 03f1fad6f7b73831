import { useLingui } from '@lingui/react';
import type { Promotion } from '../../../contract/promotion.ts';
import { obstacleShown } from '../../../contract/rules/promotion.ts';
import { explainRejection } from '../../i18n/explain.ts';
import { Icon } from '../../ui/brand/Icon.tsx';

/** Whether this player may claim the promotion, or the first reason why not (contract §2). */
export function Eligibility({ promotion }: { readonly promotion: Promotion }) {
  const { i18n } = useLingui();
  const { eligible } = promotion;
  const code = obstacleShown(promotion);
  if (eligible === undefined) return null;
  return (
    <p className="flex items-start gap-2 text-sm">
      {eligible ? (
        <>
          <Icon name="success" className="mt-0.5 size-5 text-green-icon" />
          <span className="font-bold">{i18n._('promotion.eligible')}</span>
        </>
      ) : (
        <>
          <Icon name="lock" className="mt-0.5 size-5 text-muted" />
          <span className="min-w-0 text-muted">
            {code === null
              ? i18n._('promotion.notEligible')
              : explainRejection(i18n, { code, meta: {} }, 'promotionClaim')}
          </span>
        </>
      )}
    </p>
  );
}
