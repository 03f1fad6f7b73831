import { useLingui } from '@lingui/react';
import { promotionProgress } from '../../../contract/rules/promotion-progress.ts';
import type { WithdrawRejection } from '../../../contract/rules/withdraw.ts';
import type { Provider } from '../../../contract/values.ts';
import { paths } from '../../app/paths.ts';
import { formatAmount } from '../../format/numbers.ts';
import { currencyName } from '../../i18n/units.ts';
import { explainRejection } from '../../i18n/explain.ts';
import { ButtonPageLink } from '../../shared/PageLink.tsx';
import { PROVIDER_NAMES } from '../../ui/brand/names.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

export interface WithdrawObstacleProps {
  readonly rejection: WithdrawRejection;
  readonly provider: Provider | null;
}

/** Explains why no withdrawal is possible and what is missing (specification §5). */
export function WithdrawObstacle({ rejection, provider }: WithdrawObstacleProps) {
  const { i18n } = useLingui();
  if (rejection.code === 'BANK_REQUIRED') {
    return (
      // No action here: the form's primary button leads to the bank account.
      <Notice tone="warning" announced="never" title={i18n._('withdraw.account.missing')}>
        {explainRejection(i18n, rejection, 'withdrawCreate')}
      </Notice>
    );
  }
  if (rejection.code === 'PROMOTION_CREDIT_NOT_REACHED' && provider) {
    const { required = '0', credit = '0' } = rejection.meta;
    const progress = promotionProgress({ status: 'USED', requiredCredit: required }, credit);
    return (
      // No action here: the promotion's card below links to its games.
      <Notice tone="warning" title={i18n._('withdraw.obstacle.promotion.title')}>
        {i18n._('withdraw.obstacle.promotion.body', {
          provider: PROVIDER_NAMES[provider],
          required: formatAmount(required),
          credit: formatAmount(credit),
          missing: formatAmount(progress.step === 'PLAY' ? progress.missing : '0'),
          currency: currencyName(i18n, 'THB'),
        })}
      </Notice>
    );
  }
  const title =
    rejection.code === 'OPEN_WITHDRAW' ? i18n._('withdraw.open') : i18n._('withdraw.obstacle.credit.title');
  return (
    <Notice tone="warning" title={title}>
      {explainRejection(i18n, rejection, 'withdrawCreate')}
    </Notice>
  );
}

/** Shown if the credit is below the minimum with every provider. */
export function NothingToWithdraw() {
  const { i18n } = useLingui();
  return (
    <Notice
      tone="info"
      announced="never"
      title={i18n._('withdraw.nothing.title')}
      action={
        <ButtonPageLink size="small" icon="deposit" href={paths.deposit}>
          {i18n._('home.deposit')}
        </ButtonPageLink>
      }
    >
      {i18n._('withdraw.nothing.body')}
    </Notice>
  );
}
