import { useLingui } from '@lingui/react';
import type { Promotion } from '../../../contract/promotion.ts';
import { formatAmount } from '../../format/numbers.ts';
import { formatInstant } from '../../format/date.ts';
import { currencyName } from '../../i18n/units.ts';
import { ProviderPlate } from '../../ui/brand/ProviderPlate.tsx';
import { Amount } from '../../shared/Amount.tsx';
import { SummaryList, type SummaryRow } from '../../ui/money/SummaryList.tsx';

/** The terms of a promotion: contract §2. */
export function PromotionTerms({ promotion }: { readonly promotion: Promotion }) {
  const { i18n } = useLingui();
  const { depositAmount, receiveCapPercent, startsAt, endsAt } = promotion;
  const currency = currencyName(i18n, 'THB');
  const moment = (instant: string) => formatInstant(instant) ?? i18n._('common.notApplicable');
  const rows: readonly (SummaryRow | false)[] = [
    {
      label: i18n._('promotion.deposit'),
      value:
        depositAmount === undefined ? i18n._('promotion.deposit.any') : <Amount amount={depositAmount} />,
      note: promotion.firstOrderOnly ? i18n._('promotion.firstOrderOnly') : undefined,
    },
    {
      label: i18n._('promotion.bonus'),
      value: <Amount amount={promotion.bonusAmount} />,
      note: i18n._('promotion.bonusDeducted'),
    },
    {
      label: i18n._('promotion.required'),
      value: i18n._('promotion.required.value', {
        required: formatAmount(promotion.requiredCredit),
        currency,
      }),
    },
    {
      label: i18n._('promotion.withdrawal'),
      value: promotion.withdrawAll ? i18n._('promotion.withdrawal.all') : i18n._('promotion.withdrawal.part'),
    },
    receiveCapPercent !== undefined && {
      label: i18n._('promotion.cap'),
      value: i18n._('promotion.cap.value', { percent: formatAmount(String(receiveCapPercent)) }),
    },
    {
      label: i18n._('promotion.providers'),
      value: (
        <span className="flex flex-wrap justify-end gap-x-4 gap-y-1">
          {promotion.providers.map((provider) => (
            <ProviderPlate key={provider} provider={provider} size="small" />
          ))}
        </span>
      ),
    },
    {
      label: i18n._('promotion.period'),
      value: (
        <>
          <span className="inline-block">{moment(startsAt)}</span>
          <span> – </span>
          <span className="inline-block">{moment(endsAt)}</span>
        </>
      ),
    },
  ];
  return <SummaryList rows={rows} />;
}
