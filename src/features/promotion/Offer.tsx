import { useLingui } from '@lingui/react';
import { add, decimal, written } from '../../../contract/money/money.ts';
import type { Promotion } from '../../../contract/promotion.ts';
import { formatAmount } from '../../format/numbers.ts';
import { currencyName } from '../../i18n/units.ts';
import { Exchange } from '../../ui/money/Exchange.tsx';
import { Money } from '../../ui/money/Money.tsx';

/** The deposit that the promotion requires, and the credit with the bonus. */
export function Offer({ promotion }: { readonly promotion: Promotion }) {
  const { i18n } = useLingui();
  const { depositAmount, bonusAmount } = promotion;
  const currency = currencyName(i18n, 'THB');
  const bonus = <Money amount={`+${formatAmount(bonusAmount)}`} currency={currency} />;
  return (
    <Exchange
      payLabel={i18n._('promotion.youPay')}
      pay={
        depositAmount === undefined ? (
          i18n._('promotion.deposit.any')
        ) : (
          <Money amount={formatAmount(depositAmount)} currency={currency} />
        )
      }
      getLabel={depositAmount === undefined ? i18n._('promotion.bonus') : i18n._('promotion.youGet')}
      get={
        depositAmount === undefined ? (
          bonus
        ) : (
          <Money
            amount={formatAmount(written(add(decimal(depositAmount), decimal(bonusAmount))))}
            currency={currency}
          />
        )
      }
      arrowLabel={i18n._('deposit.becomes')}
    />
  );
}
