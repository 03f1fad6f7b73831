import { useLingui } from '@lingui/react';
import type { RuleRefusal } from '../../../contract/rules/refusal.ts';
import type { Provider } from '../../../contract/values.ts';
import { paths } from '../../app/paths.ts';
import { formatAmount } from '../../format/amount.ts';
import { currencyName } from '../../i18n/currency.ts';
import { explainRefusal } from '../../i18n/explain.ts';
import { ButtonPageLink } from '../../layout/PageLink.tsx';
import { PROVIDER_NAMES } from '../../ui/brand/names.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

export interface DepositObstacleProps {
  readonly refusal: RuleRefusal;
  readonly provider: Provider | null;
}

/** Why no deposit is possible now, what is missing, and where to go (specification §5). */
export function DepositObstacle({ refusal, provider }: DepositObstacleProps) {
  const { i18n } = useLingui();
  if (refusal.code === 'SELF_EXCLUDED') {
    return (
      <Notice
        tone="info"
        icon="clock"
        title={i18n._('deposit.obstacle.break.title')}
        action={
          <ButtonPageLink kind="secondary" size="small" href={paths.safePlay}>
            {i18n._('deposit.obstacle.break.action')}
          </ButtonPageLink>
        }
      >
        {explainRefusal(i18n, refusal, 'depositCreate')}
      </Notice>
    );
  }
  if (refusal.code === 'BANK_REQUIRED') {
    return (
      <Notice
        tone="warning"
        title={i18n._('deposit.obstacle.bank.title')}
        action={
          <ButtonPageLink kind="secondary" size="small" icon="bank" href={paths.bank}>
            {i18n._('deposit.obstacle.bank.action')}
          </ButtonPageLink>
        }
      >
        {i18n._('deposit.obstacle.bank.body')}
      </Notice>
    );
  }
  if (refusal.code !== 'CREDIT_ABOVE_THRESHOLD') {
    return (
      <Notice tone="warning" role="status" title={i18n._('deposit.obstacle.promotion.title')}>
        {explainRefusal(i18n, refusal, 'depositCreate')}
      </Notice>
    );
  }
  return (
    <Notice tone="warning" role="status" title={i18n._('deposit.obstacle.credit.title')}>
      {i18n._('deposit.obstacle.credit.body', {
        provider: provider ? PROVIDER_NAMES[provider] : '',
        threshold: formatAmount(refusal.meta['threshold'] ?? '0'),
        currency: currencyName(i18n, 'THB'),
      })}
    </Notice>
  );
}
