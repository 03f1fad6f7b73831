import { useLingui } from '@lingui/react';
import type { Deposit } from '../../../../contract/deposit.ts';
import { promisesCredit } from '../../../../contract/rules/credit-promise.ts';
import { formatAmount } from '../../../format/numbers.ts';
import { formatInstant } from '../../../format/date.ts';
import { currencyName } from '../../../i18n/units.ts';
import { PROVIDER_NAMES } from '../../../ui/brand/names.ts';
import { Amount } from '../../../shared/Amount.tsx';
import { SummaryList } from '../../../ui/money/SummaryList.tsx';

/** The fields of an order: specification §3. */
export function OrderSummary({ deposit }: { readonly deposit: Deposit }) {
  const { i18n } = useLingui();
  const { currency, paidAmount } = deposit;
  const moment = (instant: string) => formatInstant(instant) ?? i18n._('common.notApplicable');
  const hasCredit = promisesCredit(deposit);
  const finishedAt = formatInstant(deposit.finishedAt);
  const rate = i18n._('deposit.rate.value', {
    rate: formatAmount(deposit.rate),
    currency: currencyName(i18n, currency),
    credit: currencyName(i18n, 'THB'),
  });
  return (
    <SummaryList
      rows={[
        {
          label: i18n._('deposit.provider'),
          value: <span translate="no">{PROVIDER_NAMES[deposit.provider]}</span>,
        },
        { label: i18n._('deposit.mid'), value: <span translate="no">{deposit.mid}</span> },
        { label: i18n._('order.amount'), value: <Amount amount={deposit.amount} currency={currency} /> },
        { label: i18n._('deposit.rate'), value: rate },
        hasCredit && { label: i18n._('deposit.credit'), value: <Amount amount={deposit.credit} /> },
        hasCredit && {
          label: i18n._('deposit.promotionCredit'),
          value: <Amount amount={deposit.promotionCredit} />,
        },
        { label: i18n._('order.createdAt'), value: moment(deposit.createdAt) },
        paidAmount !== undefined && {
          label: i18n._('order.paidAmount'),
          value: <Amount amount={paidAmount} currency={currency} />,
        },
        paidAmount !== undefined && { label: i18n._('order.paidAt'), value: moment(deposit.paidAt) },
        finishedAt !== null && { label: i18n._('order.finishedAt'), value: finishedAt },
        hasCredit && {
          label: i18n._('deposit.totalCredit'),
          value: <Amount amount={deposit.totalCredit} />,
          strong: true,
        },
      ]}
    />
  );
}
