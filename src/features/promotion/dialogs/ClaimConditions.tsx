import { useLingui } from '@lingui/react';
import { add, decimal, written } from '../../../../contract/money/money.ts';
import type { PromotionTerms } from '../../../../contract/promotion.ts';
import { mustWithdrawAll } from '../../../../contract/rules/promotion-terms.ts';
import { formatAmount } from '../../../format/numbers.ts';
import { currencyName } from '../../../i18n/units.ts';
import { capMessage } from '../../../i18n/promotion-messages.ts';

/** What the player agrees to with a claim: contract §2 and §3. */
export function ClaimConditions({ terms }: { readonly terms: PromotionTerms }) {
  const { i18n } = useLingui();
  const { depositAmount, bonusAmount, requiredCredit } = terms;
  const currency = currencyName(i18n, 'THB');
  const cap = capMessage(i18n, terms);
  return (
    <div className="stack gap-1.5 text-sm">
      <p className="font-bold">{i18n._('promotion.claim.binds')}</p>
      <ul className="stack list-disc gap-1 pl-5 text-muted">
        <li>
          {depositAmount === undefined
            ? i18n._('promotion.claim.depositAny', { bonus: formatAmount(bonusAmount), currency })
            : i18n._('promotion.claim.deposit', {
                amount: formatAmount(depositAmount),
                total: formatAmount(written(add(decimal(depositAmount), decimal(bonusAmount)))),
                currency,
              })}
        </li>
        <li>{i18n._('promotion.claim.required', { required: formatAmount(requiredCredit), currency })}</li>
        {mustWithdrawAll(terms) && <li>{i18n._('promotion.claim.withdrawAll')}</li>}
        {cap !== null && <li>{cap}</li>}
        <li>{i18n._('promotion.claim.cancelable')}</li>
      </ul>
    </div>
  );
}
