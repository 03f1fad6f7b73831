import { useLingui } from '@lingui/react';
import { add, decimal, written } from '../../../contract/money/money.ts';
import type { Promotion } from '../../../contract/promotion.ts';
import { Exchange } from '../../ui/money/Exchange.tsx';
import { Amount } from '../../shared/Amount.tsx';

/** The deposit that the promotion requires, and the credit with the bonus. */
export function Offer({ promotion }: { readonly promotion: Promotion }) {
  const { i18n } = useLingui();
  const { depositAmount, bonusAmount } = promotion;
  const bonus = <Amount sign="+" amount={bonusAmount} />;
  return (
    <Exchange
      payLabel={i18n._('promotion.youPay')}
      pay={depositAmount === undefined ? i18n._('promotion.deposit.any') : <Amount amount={depositAmount} />}
      getLabel={depositAmount === undefined ? i18n._('promotion.bonus') : i18n._('promotion.youGet')}
      get={
        depositAmount === undefined ? (
          bonus
        ) : (
          <Amount amount={written(add(decimal(depositAmount), decimal(bonusAmount)))} />
        )
      }
      arrowLabel={i18n._('deposit.becomes')}
    />
  );
}
